## Les énigmes

riddle-round = Tu veux cette Demeure. Que joues-tu ?
riddle-round-hint = Compte ce que l’autre famille peut encore poser, et ce que ta main permet après cette carte.
riddle-round-value = La Demeure dans { $percent } % des cas
riddle-round-how = Chaque réponse a été jouée 320 fois par le maître, des deux côtés, avec tout ce que l’autre main peut cacher.
riddle-game = Tu veux gagner la partie. Que fais-tu ?
riddle-game-hint = Regarde les Demeures qui restent : celle-ci vaut-elle les cartes qu’elle coûte ?
riddle-game-value = La partie dans { $percent } % des cas
riddle-game-how = Chaque réponse a été jouée 240 fois jusqu’au bout par le maître, des deux côtés, avec tout ce qui peut être caché.
