# Le plateau : ce qu’on y lit et ce qu’en dit un lecteur d’écran.
seat-p1 = Détective 1
seat-p2 = Détective 2
seat-p3 = Détective 3
seat-p4 = Détective 4

board-maze = Le village : vingt-cinq cases, de a1 en haut à gauche à e5 en bas à droite
board-path = Chemin vers { $sides }
board-side = { $side ->
    [n] le nord
    [e] l’est
    [s] le sud
   *[w] l’ouest
  }
board-start = Départ
board-finish = Arrivée
board-know-flag = Tu y as vu le drapeau !
board-know-empty = Tu sais qu’il n’y a rien ici
board-know-innocent = Tu as appris ici que { $suspect } est hors de cause
board-looked = Déjà vu par { $names }
board-stands = { $count ->
    [one] { $names } est ici
   *[other] { $names } sont ici
  }

board-now-roll = Lance le dé{ $twice ->
    [yes] { " " }: il compte double.
   *[no] , puis avance ou échange deux chemins.
  }
board-now-roll-declare = Tu es à l’Arrivée : accuse maintenant, ou lance le dé{ $twice ->
    [yes] { " " }(il compte double).
   *[no] .
  }
board-now-walk = Avance de { $steps ->
    [one] { $steps } case
   *[other] { $steps } cases
  } vers une case éclairée, ou échange deux chemins.
board-now-swap = Aucun trajet de { $steps ->
    [one] { $steps } case
   *[other] { $steps } cases
  } : échange deux chemins simples, et ton tour est fini.
board-now-look-witness = Touche un témoin : personne d’autre ne saura qui il innocente.
board-now-look-place = Touche un lieu : personne d’autre ne saura si le drapeau y est.
board-now-ask-suspect = À qui demander un suspect écarté ? On verra combien il en tend ; la carte, personne d’autre que toi.
board-now-ask-place = À qui demander un lieu écarté ? On verra combien il en tend ; la carte, personne d’autre que toi.
board-now-trade = Avec qui échanges-tu ton pion ? Sur un témoin ou un lieu, tu regardes aussitôt.
board-now-declare = Tu es à l’Arrivée : accuse, ou passe. Une accusation fausse te met hors jeu.

board-do-roll = Lancer le dé
board-do-pass = Passer
board-do-pass-note = ton tour est fini
board-do-whom = { $name }
board-do-ask = Demander à { $name }
board-do-trade = Échanger ton pion avec { $name }
board-do-swap = Échanger deux chemins
board-do-walk = Plutôt avancer
board-move-go = Aller en { $square }
board-move-swap = Échanger les chemins { $one } et { $two }
board-move-look = Regarder en { $square } : { $name }

board-go = { $steps ->
    [one] Y aller : { $steps } case
   *[other] Y aller : { $steps } cases
  }
board-look-here = Regarder ici, en secret
board-swap-begin = Touche pour l’échanger avec un autre chemin
board-swap-this = Choisir ce chemin
board-swap-drop = Le reposer
board-swap-with = Échanger avec { $square }
board-now-swap-first = Échange : touche un premier chemin éclairé.
board-now-swap-second = Échange : { $square }, et quel autre chemin ?
board-now-swap-sure = Échanger { $one } et { $two } ? Ton tour sera fini.
board-do-exchange = Échanger
board-do-put-back = Remettre

board-die = Le dé montre { $die }
board-die-none = Le dé n’est pas encore lancé
board-turn = Tour de { $name }
board-turn-yours = À toi !
board-steps = { $twice ->
    [yes] 2 × { $die } = { $steps } cases
   *[no] { $steps ->
        [one] { $steps } case
       *[other] { $steps } cases
      }
  }

board-notebook = Ton carnet
board-notebook-alone = Personne d’autre ne le voit. Touche une carte pour noter.
board-notebook-watch = Les cartes
board-notebook-watch-note = Qui a pris le drapeau ? Où est-il ?
board-suspects = Suspects : il en reste { $left }
board-places = Lieux : il en reste { $left }
board-card-out = { $kind ->
    [place] rayé : le drapeau n’y est pas
   *[suspect] rayé : hors de cause
  }
board-card-last = { $kind ->
    [place] le seul lieu qui reste
   *[suspect] le seul suspect qui reste
  }
board-card-seen = { $kind ->
    [place] le drapeau est là
   *[suspect] c’est le coupable
  }
board-mark = { $mark ->
    [maybe] ta marque : peut-être
    [no] ta marque : non
   *[yes] ta marque : oui
  }
board-mark-help = Touche pour crayonner : ?, ✗, ✓

board-seen-alone = Personne d’autre ne voit cette carte
board-seen-innocent = { $from ->
    [w1] La boulangère
    [w2] Le facteur
   *[w3] La fleuriste
  } a vu { $card } à la fête : hors de cause !
board-seen-flag = Le drapeau est là !
board-seen-empty = Rien ici. Le drapeau est ailleurs.
board-seen-shown-suspect = { $from } avait écarté cette carte : hors de cause.
board-seen-shown-place = { $from } avait écarté cette carte : le drapeau n’y est pas.
board-seen-wrong = { $below ->
    [flag] Le bon lieu, mais c’était { $card }. Garde-le pour toi !
   *[empty] C’était { $card }, et le drapeau est ailleurs. Garde-le pour toi !
  }
board-put-down = Reposer la carte
board-put-down-key = Échap

board-accuse = Accuser
board-accuse-title = Qui a pris le drapeau, et où est-il caché ?
board-accuse-both = Touche un suspect et un lieu.
board-accuse-who = Touche un suspect.
board-accuse-where = Touche un lieu.
board-accuse-said = J’accuse { $suspect } ! La cachette : { $place }.
board-accuse-say = J’accuse !
board-accuse-later = Revoir le village
board-accuse-risk = Si l’un des deux est faux, tu quittes l’enquête.
board-accuses = { $name } accuse…
board-verdict-right = Juste !
board-verdict-wrong = Raté !
over-draw = Le voleur court encore : personne ne gagne.
board-sentence-wrong = { $who ->
    [you] Raté : tu quittes l’enquête. Les autres continuent.
   *[other] { $name } accuse à tort et quitte l’enquête.
  }
board-tally = { $reason ->
    [LAB-E1] { $name } a résolu l’affaire.
    [LAB-E2] Tout le monde s’est trompé.
    [LAB-E3] { $name } est le dernier détective.
   *[LAB-E4] Quatre cents tours sans réponse.
  } Coupable : { $suspect } ; cachette : { $place }.

board-note-lost = hors jeu
board-note-double = prochain lancer doublé
board-note-looks = { $count ->
    [one] { $count } carte vue
   *[other] { $count } cartes vues
  }

board-note-held-suspects = { $count ->
    [0] aucun suspect écarté
    [one] { $count } suspect écarté
   *[other] { $count } suspects écartés
  }
board-note-held-places = { $count ->
    [0] aucun lieu écarté
    [one] { $count } lieu écarté
   *[other] { $count } lieux écartés
  }

guide-welcome = On a volé le drapeau de la fête : mène l’enquête !
guide-welcome-where = Un des quatre suspects l’a caché dans un des quatre lieux.
guide-welcome-witness = Trois témoins innocentent chacun un suspect : va les écouter.
guide-roll = À toi : touche le dé pour le lancer.
guide-aim = Vise un témoin ou un lieu ; un chemin simple cache une action.
guide-walk = Touche une case éclairée : le trajet s’allume ; touche encore pour y aller.
guide-border = On ne fait demi-tour que sur le bord.
guide-stuck = Aucun trajet ne convient : échange deux chemins simples pour t’en ouvrir un.
guide-stuck-how = Glisse l’un sur l’autre, ou touche-les l’un après l’autre, puis confirme.
guide-swap = Au lieu d’avancer, tu peux échanger deux chemins, pour t’aider ou gêner les autres.
guide-look = Bonne pioche : regarde en secret sous une carte de ton choix.
guide-ask = Chacun écarte les suspects et les lieux qu’il sait innocents ou vides.
guide-ask-whom = Choisis qui interroger : s’il a une telle carte, tu en vois une au hasard.
guide-trade = Échange ton pion avec celui d’un autre détective : qui est le mieux placé ?
guide-secret = Ton carnet raye ce que tu apprends ; personne d’autre ne le voit.
guide-secret-mark = Touche une carte du carnet pour y ajouter ta propre marque.
guide-finish = Il ne reste qu’un suspect et qu’un lieu : file à l’Arrivée et accuse !
guide-risk = Attention : une accusation fausse, et tu es hors jeu.
guide-declare = Tu es à l’Arrivée : accuse si tu n’as plus de doute, sinon passe.
guide-over = L’enquête est finie : la prochaine fois, surveille aussi où les autres regardent.
