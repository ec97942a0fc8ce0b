### Ce que dit la page des énigmes.

riddles-title = L’énigme du soir
riddles-of = L’énigme du { $date }
riddles-one = Une énigme
riddles-all = Toutes les énigmes
riddles-same = La même pour tout le monde, jusqu’à minuit.
riddles-begin = Chercher
riddles-look-again = Revoir
riddles-found = Trouvée
riddles-missed = Pas trouvée
riddles-streak = { $count ->
    [0] Pas encore de soir d’affilée.
    [one] Un soir d’affilée.
   *[other] { $count } soirs d’affilée.
}
riddles-archive = Les autres énigmes
riddles-game = Jeu
riddles-grade = Niveau : { $level }
riddles-number = Énigme { $number }{ $state ->
    [found] , trouvée
    [missed] , pas trouvée
   *[open] { "" }
}
riddles-no-network = Ces énigmes n’ont pas encore été chargées, et il n’y a pas de réseau.
riddles-you = Tu es { $name }, à toi de jouer.
riddles-before = Ce qui s’est passé avant
riddles-answers = Réponses
riddles-right = C’est ça !
riddles-wrong = Non, il y a mieux. Cherche encore.
riddles-over = Voici la réponse.
riddles-hint = { $count ->
    [1] Un indice
   *[other] Encore un indice
}
riddles-hint-fewer = { $count ->
    [one] Une mauvaise réponse s’en va.
   *[other] { $count } mauvaises réponses s’en vont.
}
riddles-give-up = Voir la réponse
riddles-see = Voir sur le plateau
riddles-share = Partager
riddles-copied = Copié : il n’y a plus qu’à coller.
riddles-share-text = L’énigme du { $date } : { $signs }{ $streak ->
    [0] { "" }
    [one] { "" }
   *[other] { " " }({ $streak } soirs d’affilée)
}

## Dans une veillée

riddles-one-each = Une seule réponse chacun : réfléchis bien.
riddles-board-here = Voir tout le plateau ici
riddles-hand-here = Seulement ce qu’on a en main
riddles-missed-it = Non, il y a mieux. C’était ta seule réponse : les autres cherchent encore.
riddles-found-you = Tu trouves avant tout le monde, en { $seconds } s !
riddles-found-by = { $name } trouve, en { $seconds } s !
riddles-nobody = Personne n’a trouvé.
riddles-to-games = Passons aux jeux
riddles-they-are = On joue pour { $name }.
riddles-on-phones = Qui trouve en premier ? Les réponses sont sur vos téléphones, une seule chacun.
riddles-out = Raté : { $names }. { $left ->
    [0] { "" }
    [one] Une personne cherche encore.
   *[other] { $left } personnes cherchent encore.
}
