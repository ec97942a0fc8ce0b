### Les textes de la maison, en français : ce que disent le terminal et toutes les tables.

hint = Un conseil
rules = Règles
goodbye = Bonne nuit, et à bientôt.

level-1 = Enfant
level-2 = Débutant
level-3 = Joueur
level-4 = Fort
level-5 = Maître

refusal-notation = « { $move } » n’est pas un coup de ce jeu.

terminal-help = Écris un coup ou son numéro ; q pour quitter.
terminal-won = Tu as gagné. Bravo !
terminal-lost = Tu as perdu, cette fois. Une revanche ?
terminal-draw = Personne ne gagne.

# Pourquoi un coup, quand le jeu n’a pas de raison à lui
why-chances = À partir d’ici, ce coup gagne environ { $percent } fois sur 100.
