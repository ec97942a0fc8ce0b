### Les textes de la maison, en français : ce que disent le terminal et toutes les tables.

house-name = Veillée
your-turn = À toi de jouer.
other-turn = { $name } joue.
hint = Un conseil
rules = Règles
moves = Coups possibles
quit = Quitter
ok = D’accord
cancel = Annuler
back = Retour
yes = Oui
no = Non
chance = le hasard
unknown = inconnu
goodbye = Bonne nuit, et à bientôt.

seat-green = Vert
seat-blue = Bleu

level-1 = Enfant
level-2 = Débutant
level-3 = Joueur
level-4 = Fort
level-5 = Maître

language-fr = Français
language-en = English

refusal-notation = « { $move } » n’est pas un coup que je connais.

terminal-help = Écris un coup ou son numéro ; q pour quitter.
terminal-won = Tu as gagné. Bravo !
terminal-lost = Tu as perdu cette fois. La revanche ?
terminal-draw = Personne ne gagne.

# Pourquoi un coup, quand le jeu n’a pas de raison à lui
why-chances = Parmi les parties possibles d’ici, il en gagne à peu près { $percent } sur 100.
