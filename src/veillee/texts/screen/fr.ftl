### Ce que disent le grand écran et les téléphones devant lui.

show-on-screen = Montrer sur cet écran

## Le grand écran
scan = Scanne pour entrer
scan-table = Scanne pour jouer
qr-evening = Le lien de la veillée, à scanner
qr-table = Le lien de la table, à scanner
nobody-yet = La lampe est allumée. Qui vient ?
choose-game = Choisissez un jeu sur vos téléphones.
proposes = { $name } propose { $game }
waiting-for = On attend { $names }.
chairs-free = { $count ->
    [one] Une chaise est libre.
   *[other] { $count } chaises sont libres.
}
all-agreed = Tout le monde est d’accord !
last-game = { $game } : { $names ->
    [none] égalité
   *[other] { $names } gagne !
}
last-game-many = { $game } : { $names } gagnent !
last-game-abandoned = { $game } : partie abandonnée
score = Ce soir
good-night = Bonne nuit à tous !
winners = { $count ->
    [one] { $names } gagne la veillée !
   *[other] { $names } gagnent la veillée !
}
quiet-night = La veillée est finie.
also-playing = Ailleurs : { $games }
seats-free = { $count ->
    [0] Tout le monde est là !
    [one] Il manque une personne.
   *[other] Il manque { $count } personnes.
}
line-broken = Connexion perdue : cet écran revient tout seul.
robot = robot

## Un téléphone à l’adresse du grand écran
too-small-title = Cette page est pour un grand écran
too-small = Sur un téléphone, tout y serait minuscule. Ta place est avec les autres :
too-small-enter = Entrer avec ce téléphone
too-small-anyway = Montrer ici quand même

## La télécommande
remote = Télécommande
start = Commencer
pause = Pause
go-on = Continuer
sound-on = Sons : oui
sound-off = Sons : non
language = English
other-table = Autre table
leave = Quitter
full = Plein écran

## La pause
paused = Pause
paused-help = Personne ne joue et aucun temps ne passe.

## Les téléphones
palm-whole = Voir tout le plateau ici
palm-hand = Seulement mon jeu

## Le journal
log-pause = La partie est en pause.
log-go-on = La partie continue.
