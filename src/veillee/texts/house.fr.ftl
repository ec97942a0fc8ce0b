# La maison : tout ce que la page dit autour des jeux.

skip-to-main = Aller au contenu
loading = Un instant…
brand-home = Veillée, page d’accueil
nav-label = La maison
nav-evenings = Mes veillées
nav-tables = Mes tables
nav-watch = Regarder
footer = Veillée est un logiciel libre. Pas de compte, pas de pub, rien qui sorte d’ici.
close = Fermer
on = Oui
off = Non
you = toi
options = Options
how-many = Combien de joueurs ?
option-any = Au hasard
rule-line = { $rule } : { $value }
rule-bounds = De { $least } à { $most }
rule-bounds-box = De { $least } à { $most } ; dans la boîte : { $box }
rule-amiss = Il faut un nombre de { $least } à { $most }.
rules-of-the-box = Tout comme dans la boîte
send = Envoyer
copy = Copier
copied = Copié
share = Partager
table = Table
evening = Veillée
devices = Mes appareils
menu = Menu
go-home = Retour à l’accueil
go-on = Continuer
watch = Regarder
join = Rejoindre
replay = Revoir
try-again = Réessayer
choose-game = Choisir un jeu
error-no-answer = Le serveur ne répond pas. Vérifie ta connexion, puis réessaie.

## Accueil

home-title = Ce soir, on joue
home-tagline = Une adresse pour la soirée, quatre jeux français autour d’une lampe, un seul score.
home-open = Ouvrir une veillée
home-at-once = ou joue tout de suite : contre des robots, entre amis, sur un même écran
home-evenings = Tes veillées en cours
home-games = Les jeux
home-open-game = { $name } : en savoir plus
home-running = Tes parties en cours
home-link-title = Un lien suffit.
home-link = Pas de compte : tu envoies le lien, ils s’assoient.
home-screen-title = Un seul écran ?
home-screen = Passe-le de main en main, chacun garde ses secrets.
home-riddle = L’énigme du soir : un coup à trouver, la même pour tous.
home-rules-title = Les règles répondent.
home-rules = Un coup refusé te dit pourquoi, et quelle règle lire.
play-now = Jouer
play-friends = Entre amis
play-guided = Première fois ? Guide-moi
soon = bientôt
soon-long = Ce jeu n’est pas encore ouvert ici. Ses règles, si.
players = { $same ->
    [1] { $most } joueurs
   *[other] { $fewest } à { $most } joueurs
}
minutes = { $minutes } min
age = dès { $age } ans

## Page d’un jeu

learn = Apprendre en jouant
practice = S’entraîner
way-bots = Contre des robots
way-bots-help = { $others ->
    [one] Un robot s’assoit en face de toi. À quel niveau ?
   *[other] { $others } robots s’assoient avec toi. À quel niveau ?
}
way-friends = Entre amis
way-friends-help = Tu reçois un lien et un code à scanner. La partie commence quand tout le monde est assis.
way-friends-open = Table ouverte à tous
clock = Temps par coup
clock-relaxed = sans se presser
clock-brisk = 90 secondes
clock-day = un jour, par correspondance
clock-three-days = trois jours, par correspondance
clock-post = Par correspondance : { $days ->
    [one] un jour par coup
   *[other] { $days } jours par coup
}
clock-days = { $days } j
make-table = Dresser la table
way-screen = Sur un même écran
way-screen-help = L’écran passe de main en main. Entre deux tours, il cache tout.
way-screen-shared-help = Toutes les mains autour du même écran : chacun son coin, au doigt ou au clavier.
way-screen-most = Autour d’un même écran, il y a place pour { $count } paires de mains : choisis moins de joueurs.
sit-down = S’asseoir
player-number = Joueur { $number }
level = Niveau
level- = Robot

## Réglages

settings = Réglages
settings-name = Ton nom à table
settings-name-empty = Comment t’appelles-tu ?
settings-language = Langue
settings-theme = Lumière
settings-theme-night = Nuit
settings-theme-morning = Matin
settings-theme-auto = Comme l’appareil
settings-motion = Mouvement
settings-motion-auto = Comme l’appareil
settings-motion-full = Entier
settings-motion-short = Court
settings-motion-off = Aucun
settings-sound = Sons
settings-keys = À table : B plateau, H conseil, U reprendre, R règles, L journal, C discussion, Échap fermer.
sound-on = Sons : oui
sound-off = Sons : non
theme-to-night = Éteindre : la nuit
theme-to-morning = Ouvrir les volets : le matin

## Mes tables, regarder

tables-none = Tu n’as de place à aucune table. La première est à un clic.
watch-none = Aucune table ouverte pour l’instant. Ouvre la tienne à tous : on viendra te voir jouer.
list-turn = À toi de jouer
list-playing = En cours
list-waiting = On attend du monde
list-over = Terminées
status-waiting = on attend du monde
status-playing = en cours
status-over = terminée
turn-yours = À toi
card-due = coup attendu { $when }
card-holiday = en vacances jusqu’au { $date }
ending-you = Tu gagnes
ending-won = { $count ->
    [one] { $names } gagne
   *[other] { $names } gagnent
}
ending-nobody = Personne ne gagne
ending-place = tu finis { $place ->
    [1] 1er
   *[other] { $place }e
} sur { $of }
figures = Tes parties, en chiffres
figures-won = { $won ->
    [one] victoire
   *[other] victoires
} sur { $played ->
    [one] { $played } partie
   *[other] { $played } parties
}
figures-one-screen = { $count ->
    [one] Une partie sur un même écran
   *[other] { $count } parties sur un même écran
}
figures-longest = La plus longue : { $minutes } min
figures-closest = La plus serrée : { $points ->
    [0] à points égaux
    [one] { $points } point d’écart
   *[other] { $points } points d’écart
}

## Sièges et présence

seat-open = Place libre
guest-1 = Hibou
guest-2 = Luciole
guest-3 = Minuit
guest-4 = Renard
guest-5 = Braise
guest-6 = Chandelle
guest-7 = Hérisson
guest-8 = Lanterne
seat-someone = Quelqu’un
seat-spectator = Un spectateur
seat-bot = Robot · { $level }
seat-reserved = gardée pour la revanche
seat-give-bot = Mettre un robot…
seat-free = Libérer
sit-here = M’asseoir ici
seat-beside = Quelqu’un sans appareil ? Son nom
seat-beside-sit = Joue ici avec moi
leave-seat = Me lever
presence-bot = robot
presence-here = à table
presence-away = pas là
presence-stand-in = un robot joue à sa place
players-label = Joueurs
to-move = joue
winner = gagne
spectators = { $count ->
    [one] Une personne regarde
   *[other] { $count } personnes regardent
}
clock-label = { $seconds ->
    [one] Encore { $seconds } seconde
   *[other] Encore { $seconds } secondes
}
you-watch = Tu regardes

## Salle d’attente

lobby-join = Une place t’attend : dis ton nom et assieds-toi.
lobby-full = La table est complète, la partie va commencer.
lobby-waiting = { $count ->
    [one] Il manque une personne. Envoie le lien !
   *[other] Il manque { $count } personnes. Envoie le lien !
}
lobby-ready = Tout le monde est là.
lobby-awaited = On attend { $names } pour la revanche.
lobby-seats = Autour de la table
your-name = Ton nom
start = Commencer
invite-title = Inviter
invite-help = Qui ouvre ce lien peut s’asseoir. Envoie-le à qui tu veux.
invite-here-only = Cette adresse ne marche que sur cet ordinateur. Pour jouer avec d’autres appareils, demande à la personne qui a installé Veillée de l’ouvrir aux autres.
invite-link = Lien d’invitation
share-text = On joue à { $game } ? Une place t’attend.
qr-label = Code à scanner : il ouvre la table
qr-help = Dans la même pièce ? Scanne-le avec un téléphone.

## La table

table-opening = On prépare la table…
board-label = Plateau de { $game }
now-label = Que faire maintenant
now-other = C’est à { $name } de jouer.
now-others = On attend { $names }.
now-away = On attend { $name }, qui n’est pas là.
now-others-away = On attend { $names }. Pas là : { $away }.
now-stand-in = Un robot joue à la place de { $name }.
now-stand-in-you = Un robot joue à ta place : reprends ta place quand tu veux.
now-bot = { $name } réfléchit…
now-chance = Le hasard joue…
sending = Envoyé, on attend la réponse du serveur…
take-back = Reprendre
thinking = Il réfléchit…
hint-says = Conseil : { $move }.
hint-play = Suivre
takeback-asked = { $name } voudrait reprendre son dernier coup.
takeback-agree = D’accord
takeback-decline = Non
takeback-waiting = On attend l’accord de { $names }.
vote-bot = Faire jouer un robot
vote-done = Tu as voté pour un robot
come-back = Me revoilà
recall = Depuis ta dernière visite…
recall-skip = Passer
missed-title = Pendant ton absence
missed-help = { $count ->
    [one] Un robot a joué pour toi :
   *[other] Un robot a joué pour toi, dans l’ordre :
}
leave = Quitter la partie
leave-sure = Oui, quitter
leave-help = Un robot finira à ta place. Appuie encore pour confirmer.
pace = Allure
pace-calm = calme
pace-normal = normale
pace-brisk = vive
feelings = Ce que je ressens
feeling-laugh = Ha ha !
feeling-wow = Oh !
feeling-boo = Bouh !
feeling-bravo = Bravo !
feeling-think = Hmm…
feeling-heart = J’adore
share-table = Partager cette table
panel-label = Journal, discussion et règles
panel-log = Journal
panel-chat = Discuter
panel-rules = Règles
chat-say = Dis quelque chose…
chat-empty = Personne n’a encore rien dit.
rules-missing = Les règles de ce jeu ne sont pas encore écrites ici.
read-rule = Lire la règle
over-you-win = Tu gagnes !
over-win = { $count ->
    [one] { $names } gagne.
   *[other] { $names } gagnent.
}
over-draw = Égalité : personne ne perd.
over-why = Pourquoi ?
over-on-screen = Regarde le grand écran : la partie s’y termine.
over-home = Accueil
over-label = Le compte de la partie
rematch = Revanche
rematch-follow = Accepter la revanche
rematch-watch = Suivre la revanche
wire-broken = Connexion perdue, on la rétablit…
wire-back = Te revoilà. Rien n’est perdu.
wire-newer = Veillée a été mise à jour : recharge la page pour continuer.
wire-reload = Recharger
cover-title = À { $name }
cover-help = Passe l’écran. Rien n’apparaît avant ton signal.
cover-here = Je suis { $name }
cover-now = Passe l’écran à { $name }.
guide-aloud = Lire à voix haute
guide-quiet = Joue : je reviens quand il y a du nouveau.
guide-waits = Lis tranquillement : on t’attend.
guide-label = Première partie guidée
guide-next = Compris
guide-stop = Jouer sans guide
fair-title = Le hasard peut se vérifier
fair-help = Voici l’empreinte de la graine qui tire chaque carte et chaque dé. La graine est montrée à la fin : chacun peut tout recalculer.
fair-seed = La graine de cette partie :

## Journal de la table

log-start = La partie commence.
log-chat = { $name } : { $text }
log-seat-join = { $name } s’assoit.
log-seat-leave = { $name } se lève.
log-seat-set = { $kind ->
    [open] Une place est libre.
   *[other] { $name } prend place.
}
log-seat-stand-in = Un robot joue à la place de { $name }.
log-seat-return = { $name } est de retour.
log-reaction = { $name } : { $feeling }
log-pace = { $name } choisit une allure { $pace }.
log-hint = { $name } demande conseil.
log-takeback-asked = { $name } voudrait reprendre son dernier coup.
log-takeback-agreed = { $name } est d’accord.
log-takeback-done = { $name } reprend son coup.
log-takeback-declined = { $name } préfère que le coup reste.
log-vote = { $by } propose un robot à la place de { $name }.
log-rematch = { $name } propose une revanche.
log-unknown = Il s’est passé quelque chose que cette page ne connaît pas encore.

## Revoir une partie

replay-title = Revoir : { $game }
replay-step = Coup { $at } sur { $of }
replay-first = Au début
replay-previous = Coup précédent
replay-next = Coup suivant
replay-last = À la fin
replay-play = Lire
replay-pause = Pause
replay-from = Vu par
replay-everyone = Un spectateur
replay-download = Télécharger
replay-slider = Aller au coup

## Ce que la partie apprend

lesson = Les chances de chacun
lesson-start = Analyser la partie
lesson-again = Réessayer
lesson-working = On refait la partie coup par coup…
lesson-failed = L’analyse n’a pas pu aller au bout. Réessaie.
lesson-hide = Replier
lesson-show = Déplier
lesson-curve = Courbe des chances de gagner, du début à la fin ; le tableau plus bas dit la même chose
lesson-open = Toutes cartes ouvertes
lesson-open-help = Les chances, si tout le monde voyait toutes les cartes.
lesson-known-help = Chaque ligne dit les chances d’après ce que son joueur pouvait savoir à chacun de ses coups.
lesson-percent = { $percent } %
lesson-turn = Tournant { $number }, coup { $move } : { $name } passe de { $before } % à { $after } %
lesson-played = Ici { $name } choisit : { $move }.
lesson-better = Mieux, d’environ { $percent } % : { $move }.
lesson-missed = Il y avait mieux :
lesson-missed-move = Coup { $move } · { $name }
lesson-table = Toutes les chances, coup par coup
lesson-move = Coup

## Quand ça ne va pas

lost-page-title = Cette page n’existe pas
lost-page = Le fantôme de la maison a cherché partout, avec sa lanterne. L’adresse est peut-être incomplète.
lost-table-title = Cette table n’existe pas
lost-table = Vérifie le lien : il manque peut-être une lettre. Ou la table a été rangée.
lost-invite-title = Cette table est privée
lost-invite = Demande le lien d’invitation à la personne qui l’a dressée : il ouvre la porte.
lost-evening-title = Cette veillée n’existe pas
lost-evening = Vérifie l’adresse : il manque peut-être une lettre.
lost-evening-invite-title = Cette veillée est privée
lost-evening-invite = Demande l’adresse complète à quelqu’un qui y est : elle ouvre la porte.
lost-load-title = La page n’est pas arrivée
lost-load = Le réseau a hésité. Réessaie dans un instant.
lost-server-title = Le serveur ne répond pas
lost-server = Il redémarre peut-être. Tes parties sont gardées : réessaie dans un instant.
lost-limit-title = Doucement
lost-limit = Trop de messages d’un coup : le serveur a coupé la connexion. Rien n’est perdu : réessaie.

share-begin = Faire entrer des amis d’ailleurs
share-opening = J’ouvre un passage…
share-open = Ouvert à tous ceux qui ont l’adresse : { $address }
share-close = Refermer le passage
share-broken = Le passage ne s’ouvre pas : { $why }

# A board drawn from a view alone
plain-moves = Coups possibles
plain-write = Écrire un coup
plain-send = Jouer
plain-yes = oui
plain-no = non
