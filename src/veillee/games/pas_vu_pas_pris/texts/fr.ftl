game-name = Pas Vu Pas Pris
game-pitch = Fais traverser le hall de l’hôtel à tes fantômes en cinq tours, cachés derrière les meubles. Quelqu’un regarde par le trou de la serrure… et tout fantôme aperçu recommence !

seat = { $seat ->
    [south] Lune
    [west] Étoile
    [north] Goutte
    [east] Feuille
   *[other] { $seat }
  }
seat-south = Lune
seat-west = Étoile
seat-north = Goutte
seat-east = Feuille
other-seat = { $other ->
    [south] Lune
    [west] Étoile
    [north] Goutte
    [east] Feuille
   *[other] { $other }
  }
side = { $side ->
    [south] lune
    [west] étoile
    [north] goutte
    [east] feuille
   *[unknown] inconnu
  }
ghost = { $ghost ->
    [large] le grand fantôme
    [medium1] le fantôme moyen 1
    [medium2] le fantôme moyen 2
    [small1] le petit fantôme 1
    [small2] le petit fantôme 2
    [small3] le petit fantôme 3
    [small4] le petit fantôme 4
   *[unknown] un fantôme
  }
first-ghost = { $first ->
    [large] le grand fantôme
    [medium1] le fantôme moyen 1
    [medium2] le fantôme moyen 2
    [small1] le petit fantôme 1
    [small2] le petit fantôme 2
    [small3] le petit fantôme 3
    [small4] le petit fantôme 4
   *[unknown] un fantôme
  }
second-ghost = { $second ->
    [large] le grand fantôme
    [medium1] le fantôme moyen 1
    [medium2] le fantôme moyen 2
    [small1] le petit fantôme 1
    [small2] le petit fantôme 2
    [small3] le petit fantôme 3
    [small4] le petit fantôme 4
   *[unknown] un fantôme
  }
result-ghost = { $result ->
    [large] le grand fantôme
    [medium1] le fantôme moyen 1
    [medium2] le fantôme moyen 2
   *[unknown] ce fantôme
  }
piece = { $piece ->
    [mirror] le miroir
    [trolley] le chariot
    [desk] le bureau
    [piano] le piano
    [armchair] le fauteuil
    [table] la table
   *[unknown] un meuble
  }
layout-salon = Salon
layout-reception = Réception
layout-ballroom = Salle de bal
layout-library = Bibliothèque
layout-random = Au hasard
layout-players = Par les joueurs

option-first-south = Lune
option-first-north = Goutte
option-first-west = Étoile
option-first-east = Feuille

option-players = Joueurs
option-players-help = De 2 à 4 bandes de fantômes, une par côté du hall.
option-fusion = Fusions
option-fusion-help = Seuls les petits fantômes partent ; ils grandissent en fusionnant sur une même case.
option-midnight = Minuit sonne
option-midnight-help = Dès le deuxième tour, une carte Minuit bouscule le hall avant la pioche.
option-layout = Mobilier
option-layout-help = Comment le hall est meublé au début : une disposition toute prête, au hasard, ou meuble par meuble, chacun son tour.
option-first = Le dé pour commencer
option-first-help = Qui a regardé par une serrure en dernier ? Il reçoit le dé et commence.
option-reflections = Reflets
option-reflections-help = Un fantôme aperçu dans le miroir est vu.
option-rehearsal = Répétition
option-rehearsal-help = Pour apprendre : tant que ton plan n’est pas envoyé, tu peux te pencher à une porte et voir qui serait vu.

phase-setup = On meuble le hall, on pose la serrure et on tire au sort qui tient le dé.
phase-midnight = Minuit sonne : on retourne une carte.
phase-draw = On pioche une carte Déplacement.
phase-furnish = Déplace un des meubles de ta carte, ou laisse le hall comme il est.
phase-plan = Partage le nombre de ta carte entre tes fantômes, cache-les bien, puis valide.
phase-roll = On lance le dé : le plus haut choisira le côté de la serrure.
phase-side = Choisis le côté de la serrure : il doit changer, et ton choix est définitif.
phase-door = On lance le dé pour savoir à quelle porte la serrure se pose.
phase-choice = La carte Minuit te demande un choix : tu dois le faire.
phase-over = La partie est finie.

midnight-1 = Double curieux
midnight-1-help = Après le coup d’œil, la serrure va à la porte du même numéro, du côté opposé, et l’on regarde encore.
midnight-2 = Tous aux abris
midnight-2-help = Les fantômes du hall se couchent, et tous se déplacent couchés ce tour-ci.
midnight-3 = Surexcité
midnight-3-help = Chaque meuble bascule sur le côté.
midnight-4 = Concours de grimaces
midnight-4-help = Le miroir se tourne vers le centre ; chacun pose un petit fantôme devant, qui ne bougera pas ce tour-ci.
midnight-5 = Touché, c’est toi le chat
midnight-5-help = Chacun remplace un petit fantôme de son voisin de droite par un des siens ; s’il n’y en a pas dans le hall, il en pose un sur sa troisième rangée.
midnight-6 = Piste de danse
midnight-6-help = Chaque meuble glisse vers la porte dont il est le plus près, jusqu’au mur.
midnight-7 = Chat perché
midnight-7-help = À la fin du tour, tout fantôme qui n’est pas sur un meuble retourne de son côté.
midnight-8 = Je vais le dire à mon grand frère
midnight-8-help = Chacun remplace, s’il le peut, un de ses fantômes du hall par un plus grand de sa réserve.
midnight-9 = Toc, toc, toc
midnight-9-help = Personne ne choisit : la serrure reste de son côté, on lance seulement le dé pour la porte.
midnight-10 = J’ai le tournis
midnight-10-help = Le plateau fait un quart de tour avec tout ce qu’il porte. Toi, tu restes à ta place : mêmes portes pour entrer, mêmes portes pour sortir.
midnight-11 = Boule de cristal
midnight-11-help = Le dé donne tout de suite le numéro de la porte ; il ne restera que le côté à choisir.
midnight-12 = 1, 2, 3, soleil
midnight-12-help = Chaque fantôme du hall avance d’une case vers sa sortie ; certains sortent peut-être.

event-furniture-laid = Le hall est meublé.
event-keyhole-placed = La serrure est à la porte { $door }, côté { side }.
event-die-given = { seat } a le dé.
event-round-began = Tour { $round } : { seat } a le dé.
event-card-drawn = { seat } pioche une carte : { $number } pas.
event-furnished = { seat } déplace { piece }.
event-piece-taken = { seat } prend { piece }.
event-piece-put-back = { seat } repose { piece } comme avant.
event-piece-laid = { seat } installe { piece } dans le hall.
event-furniture-left = { seat } ne touche à aucun meuble.
event-piece-dropped = Sans appui, { piece } retombe.
event-ghost-came-down = { seat } : { ghost } est reposé en { $square }.
event-ghost-walked = { seat } : { ghost } va en { $square }.
event-ghost-out = { seat } : { ghost } est sorti !
event-ghosts-merged = { seat } : { first-ghost } et { second-ghost } fusionnent en { $square }, voici { ghost }.
event-taken-back = { seat } : { ghost } est repris et repart du début.
event-planned = { seat } a envoyé son plan.
event-rolled = { seat } lance le dé : { $number }.
event-rolls-tied = Égalité à { $number } : ceux-là relancent.
event-chooser = { seat } choisit le côté de la serrure.
event-side-chosen = { seat } choisit le côté { side }.
event-door-rolled = Le dé donne { $number }.
event-looked = Coup d’œil par la porte { $door }, côté { side } : { $count ->
    [0] personne n’est vu.
    [one] un fantôme est vu !
   *[other] { $count } fantômes sont vus !
  }
event-not-perched = { seat } : { ghost } n’est pas perché et retourne de son côté.
event-midnight = Minuit sonne : { $number ->
    [1] { midnight-1 }
    [2] { midnight-2 }
    [3] { midnight-3 }
    [4] { midnight-4 }
    [5] { midnight-5 }
    [6] { midnight-6 }
    [7] { midnight-7 }
    [8] { midnight-8 }
    [9] { midnight-9 }
    [10] { midnight-10 }
    [11] { midnight-11 }
   *[12] { midnight-12 }
  } !
event-ghosts-lie = Tous les fantômes du hall se couchent.
event-tipped = On bascule { piece } vers le côté { side }.
event-slid = En dansant, { piece } glisse vers la porte la plus proche.
event-makes-faces = { seat } : { ghost } fait des grimaces devant le miroir.
event-tagged = { seat } : { ghost } prend la place d’un fantôme de { other-seat } en { $square }.
event-placed = { seat } : { ghost } apparaît en { $square }.
event-grown = { seat } : { ghost } vient remplacer son petit frère.
event-sun = Soleil ! Chaque fantôme qui le pouvait a avancé d’une case.
event-game-ended = Plus de cartes : on compte les points.


refusal-PVP-S1-players = On joue à 2, 3 ou 4, pas à { $players }.
refusal-PVP-S2 = Il faut poser les six meubles, chacun une fois.
refusal-PVP-S2-moment = Le hall est déjà meublé.
refusal-PVP-S2-put = Le hall n’est pas encore meublé : pose un des meubles qui restent.
refusal-PVP-S2-stands = Déjà dans le hall : { piece } y reste jusqu’au premier tour.
refusal-PVP-S2-unknown = La disposition « { $layout } » n’existe pas.
refusal-PVP-S3-unknown = Personne ne joue du côté « { $first } » : le dé va à quelqu’un qui joue.
refusal-PVP-S3-moment = Ce n’est pas ce que la mise en place attend.
refusal-PVP-S5-moment = On ne retourne pas de carte Minuit maintenant.
refusal-PVP-M4 = Cette carte n’est plus dans la pile.
refusal-PVP-M6 = Cette carte Minuit est déjà sortie.
refusal-PVP-T1-moment = Tu ne peux pas toucher aux meubles maintenant : c’est à qui vient de piocher, si sa carte en montre.
refusal-PVP-T1-turn = Ce n’est pas à toi de poser un meuble : c’est chacun son tour.
refusal-PVP-T1-piece = Ta carte ne montre pas { piece }, et un des deux meubles qu’elle montre peut encore bouger.
refusal-PVP-T2-moment = Tes fantômes ne bougent pas maintenant : chacun envoie un seul plan par tour, quand toutes les cartes sont piochées.
refusal-PVP-T2-twice = Ton plan déplace deux fois { ghost } : une seule fois par tour.
refusal-PVP-T3-moment = Ce n’est pas à toi de choisir le côté de la serrure maintenant.
refusal-PVP-T4 = La serrure est déjà du côté { side } : elle doit en changer.
refusal-PVP-T4-looking = Personne n’essaie une porte avant le coup d’œil : on se cache au jugé.
refusal-PVP-T4-planned = Ton plan est envoyé, ou tous les autres ont fait le leur : on ne se penche plus aux portes.
refusal-PVP-T4-testing = Les plans sont faits : on n’essaie plus les portes avant de choisir le côté.
refusal-PVP-T5-moment = On ne lance pas le dé maintenant.
refusal-PVP-F1 = Impossible : { piece } ne peut pas se poser ainsi.
refusal-PVP-F1-outside = Impossible : { piece } dépasserait du hall.
refusal-PVP-F1-overlap = Impossible : { piece } traverserait autre chose.
refusal-PVP-F1-falls = Impossible : { piece } tomberait. Essaie un peu à côté, ou laisse pencher (A).
refusal-PVP-F1-level = Impossible : { piece } ne tient pas à cette hauteur.
refusal-PVP-F1-no-lean-engine = Ici, les meubles ne peuvent pas pencher : pose celui-ci bien à plat.
refusal-PVP-F1-not-settled = Impossible : { piece } ne trouve pas d’équilibre ici.
refusal-PVP-F2 = Impossible : on a déjà déplacé { piece } ce tour-ci. Prends un meuble éclairé, ou laisse le hall comme il est.
refusal-PVP-F3 = Tu tiens déjà { piece } : c’est ce meuble-là que tu déplaces, ou tu le reposes.
refusal-PVP-F5 = Impossible : un fantôme posé dessus n’aurait pas de place sur sa case si l’on prenait { piece }.
refusal-PVP-G1 = Un pas va d’une case à sa voisine, jamais en diagonale : { ghost } ne peut pas aller en { $square }.
refusal-PVP-G1-door = On entre par une porte de son propre côté : { ghost } ne peut pas entrer en { $square }.
refusal-PVP-G2 = La sortie est du côté opposé à ton départ : { ghost } ne peut pas sortir de { $square }.
refusal-PVP-G2-out = Sorti pour de bon : { ghost } ne revient pas dans le hall.
refusal-PVP-G3 = Entré ce tour-ci, { ghost } ne peut pas sortir avant le prochain.
refusal-PVP-G4 = Ton plan compte { $steps } pas, ta carte en permet { $number }.
refusal-PVP-G5 = Pas de place en { $square } pour { ghost }.
refusal-PVP-G5-place = Pas de place à cet endroit de { $square } pour { ghost }.
refusal-PVP-U1 = Avec les fusions, seuls les petits partent : { ghost } doit naître d’une fusion.
refusal-PVP-U2-off = Cette partie se joue sans fusions.
refusal-PVP-U2-sizes = Un petit fusionne avec un petit ou un moyen de ta couleur, rien d’autre.
refusal-PVP-U2-square = Pour fusionner, { first-ghost } et { second-ghost } doivent être sur la même case.
refusal-PVP-U2-still = Pour fusionner, un des deux doit avoir bougé dans ce plan.
refusal-PVP-U2-result = Cette fusion ne donne pas un fantôme de cette taille.
refusal-PVP-U3-mediums = Deux moyens ne fusionnent pas.
refusal-PVP-U3-reserve = Aucun fantôme de la taille voulue n’est dans ta réserve.
refusal-PVP-U3-room = Pas de place en { $square } pour { result-ghost }.
refusal-PVP-U4 = Né d’une fusion ce tour-ci, { ghost } ne bouge plus.
refusal-PVP-U4-merge = Un fantôme né d’une fusion ce tour-ci ne fusionne plus.
refusal-PVP-U6 = Tu as encore un petit fantôme de ton côté : { ghost } reste sorti.
refusal-PVP-U6-size = On ne reprend que des petits : { ghost } reste sorti.
refusal-PVP-N3 = Ce meuble ne bascule pas ainsi maintenant.
refusal-PVP-N4 = Devant le miroir, { ghost } ne bouge pas ce tour-ci.
refusal-PVP-N5 = Ce n’est pas possible : prends un petit de ta réserve ; il remplace un petit de ton voisin de droite qui était là avant la carte, ou, s’il n’y en a pas, se pose sur ta troisième rangée.
refusal-PVP-N5-moment = La carte Minuit ne te demande rien de tel maintenant.
refusal-PVP-N5-skip = La carte Minuit t’oblige à choisir : tu peux le faire, donc tu le dois.
refusal-PVP-N8 = Ce n’est pas possible : remplace un de tes fantômes du hall par un plus grand de ta réserve qui tient sur sa case.
refusal-PVP-N8-moment = La carte Minuit ne te demande rien de tel maintenant.
refusal-PVP-N8-skip = La carte Minuit t’oblige à choisir : tu peux le faire, donc tu le dois.

board-hall = Le hall vu d’en haut
board-door = Porte { $door }, côté { side }
board-keyhole-here = la serrure est ici
board-take = Prendre { piece }
board-held = En main : { piece }, à { $x } sur { $y } millimètres, rotation de { $yaw } degrés. Les flèches déplacent, Q et D tournent, T bascule, Entrée pose.
board-piece-label = { piece } en { $square }
board-piece-name = { $piece ->
    [mirror] Miroir
    [trolley] Chariot
    [desk] Bureau
    [piano] Piano
    [armchair] Fauteuil
    [table] Table
   *[other] { $piece }
  }
board-ghost-label = { $name }, { ghost } : { $where }
board-at-square = en { $square }
board-at-side = au départ
board-at-edge = au bord
board-at-out = sorti
board-on = sur { piece }
board-square = Case { $square }
board-steps = { $count ->
    [one] 1 pas
   *[other] { $count } pas
  }
board-told = { ghost } { $place } ; il reste { $left } pas
board-round = Tour { $round } sur { $rounds }
board-cards = Cartes Déplacement
board-has-die = a le dé
board-rolled = a fait { $number }
board-crystal = Porte annoncée : { $door }.
board-plan-label = Ton plan
board-left = pas à donner sur { $number }
board-left-over = pas de trop : ta carte en donne { $number }
board-plan-how-fusion = Touche un petit fantôme, puis une case. Deux sur la même case peuvent fusionner en un plus grand.
board-plan-how = Touche un de tes fantômes, puis une case ; ou glisse-le à l’endroit précis. Les flèches le font marcher.
board-higher = Plus haut
board-lower = Plus bas
board-merge = Fusionner avec { ghost }
board-merge-short = Fusionner
board-submit = Valider le plan
board-submit-none = Ne bouger personne
board-furnish-label = Mobilier
board-lay-out-how = Prends un des meubles qui restent et pose-le où tu veux : glisse, tourne, bascule.
board-furnish-how = Prends un meuble de ta carte : une fois pris, on n’en change plus. Ou laisse tout.
board-face-bottom = debout
board-face-back = sur le dos
board-face-front = sur le ventre
board-face-left = sur le flanc gauche
board-face-right = sur le flanc droit
board-face-top = à l’envers
board-rule = Lire la règle
board-asking = On essaie…
board-handles = Manier le meuble
board-handle-left = Tourner à gauche
board-handle-right = Tourner à droite
board-handle-tip = Basculer sur une autre face
board-handle-lean = Laisser pencher
board-handle-up = Monter d’un étage
board-handle-down = Descendre d’un étage
board-shaken = Bougerait aussi : { $things }.
board-put-near = Poser au plus près
board-undo = Annuler le dernier pas
board-submit-left = { $count ->
    [one] 1 pas serait perdu
   *[other] { $count } pas seraient perdus
  }
board-hand-left = reste { $count }
board-hand-over = { $count } de trop
board-side-how = Touche un mur : ses portes montrent ce qu’elles ont en vue.
board-views = Regarder autrement
board-outlook-seat = Revenir à ma place
board-outlook-above = Regarder d’en haut
board-outlook-left = Regarder de la gauche
board-outlook-right = Regarder de la droite
board-bend = Se pencher de mon côté
board-bend-up = Se relever
board-bent = Penché de ton côté, à hauteur d’yeux
board-bent-how = Glisse pour longer ton côté.
board-rests-floor = Se pose au sol.
board-rests-high = Se pose à { $height } mm de haut.
board-cancel = Comme avant
board-put = Poser ici
board-side-label = Le côté de la serrure
board-side-name = { $side ->
    [south] Lune
    [west] Étoile
    [north] Goutte
   *[east] Feuille
  }
board-field = En vue depuis ses portes, pour un fantôme
board-size-small = petit
board-size-medium = moyen
board-size-large = grand
board-choose-side = Serrure côté { side }
board-choose-side-none = Touche d’abord un mur
board-peek = Que verrait-on ?
board-peek-how = Touche une porte pour te pencher à sa serrure.
board-look-again = Revoir le coup d’œil
board-look-label = Ce qu’on voit par la porte { $door }, côté { side }
board-look-title = Par la porte { $door }, côté { side }
board-peek-title = De la porte { $door }, côté { side }, on verrait…
board-look-count = { $count ->
    [0] Personne n’est vu !
    [one] Un fantôme est vu !
   *[other] { $count } fantômes sont vus !
  }
board-peek-count = { $count ->
    [0] personne.
    [one] un fantôme.
   *[other] { $count } fantômes.
  }
board-verdict = { ghost } : { $verdict }
board-seen = vu ({ $share } %)
board-seen-mirror = vu dans le miroir ({ $share } %)
board-hidden = caché
board-hidden-count = { $name } : { $count ->
    [one] un fantôme caché
   *[other] { $count } fantômes cachés
  }
board-hidden-by = caché par { $by }
board-blocker-ghost = { ghost } ({ $name })
board-blocker-keyhole = le bord de la serrure
board-look-close = Continuer
board-look-breath = On retient son souffle…
board-look-skip = Tout voir
board-round-led = Tour { $round } : { $count ->
    [0] personne n’est vu.
    [one] un fantôme rentre chez lui.
   *[other] { $count } fantômes rentrent chez eux.
  } { $name } mène, { $points } à { $others }.
board-round-even = Tour { $round } : { $count ->
    [0] personne n’est vu.
    [one] un fantôme rentre chez lui.
   *[other] { $count } fantômes rentrent chez eux.
  } Égalité en tête, à { $points }.
board-round-next = { $name } a le dé et pioche.
board-tally-out = { $count } { $count ->
    [one] { $size ->
        [medium] moyen
        [large] grand
       *[small] petit
    }
   *[other] { $size ->
        [medium] moyens
        [large] grands
       *[small] petits
    }
  } dehors
board-tally-in = { $count } { $count ->
    [one] { $size ->
        [medium] moyen
        [large] grand
       *[small] petit
    }
   *[other] { $size ->
        [medium] moyens
        [large] grands
       *[small] petits
    }
  } dans le hall
board-tally-why-points = Le plus de points l’emporte.
board-tally-why-out = À égalité de points, le plus de fantômes sortis l’emporte.
board-tally-why-side = Tout à égalité, moins de fantômes au départ l’emporte.
board-tally-why-shared = Tout à égalité : la victoire se partage.
board-now-plan = Partage { $number } pas entre tes fantômes, cache-les, puis valide.
board-now-taken = Pose { piece } où tu veux, ou remets tout comme avant.
board-now-furnish = Déplace un meuble : { board-first-piece } ou { board-second-piece }. Ou laisse le hall comme il est.
board-now-lay-out = Le hall se meuble à tour de rôle : pose un des meubles qui restent.
board-now-furnish-any = Déplace un meuble éclairé, ou laisse le hall comme il est.
board-first-piece = { $first ->
    [mirror] le miroir
    [trolley] le chariot
    [desk] le bureau
    [piano] le piano
    [armchair] le fauteuil
   *[table] la table
  }
board-second-piece = { $second ->
    [mirror] le miroir
    [trolley] le chariot
    [desk] le bureau
    [piano] le piano
    [armchair] le fauteuil
   *[table] la table
  }
board-now-side = Choisis le nouveau côté de la serrure : le dé dira la porte. C’est définitif.
board-now-side-crystal = Choisis le nouveau côté de la serrure : ce sera la porte { $door }. C’est définitif.
board-now-grow = Choisis lequel de tes fantômes du hall appelle son grand frère.
board-now-place = Pose un petit fantôme sur ta troisième rangée : touche une case.
board-now-replace = Remplace un petit fantôme de ton voisin de droite par un des tiens : touche-le.
board-do-put-back = Reposer { piece }
board-do-stay = Laisser les meubles
board-move-plan-none = Ne bouger personne
board-move-take = Prendre { piece }
board-move-furnish = Poser { piece } en { $square }
board-move-plan = { $parts }
board-part-walk = { ghost } en { $square }
board-part-out = { ghost } dehors
board-part-merge = { first-ghost } et { second-ghost } fusionnent
board-move-side = Mettre la serrure côté { side }
board-move-place = Poser { ghost } en { $square }
board-move-grow = En { $square }, { first-ghost } devient { second-ghost }
board-move-replace = { first-ghost } remplace { second-ghost } de { $name } en { $square }
board-note-out = { $count ->
    [0] 0 sorti
    [one] 1 sorti
   *[other] { $count } sortis
  }
board-note-hall = { $count } dedans
board-note-card = carte { $number }
board-note-planned = plan prêt
board-view-flat = Vu d’en haut
board-view-deep = En relief
board-quality = Ombres douces
board-deep-label = Le hall en relief
board-keys-plan = Espace : fantôme suivant. Flèches : marcher ; Maj + flèches : décaler ; Page préc., Page suiv. : étage ; F : fusionner ; Z : annuler un pas ; Suppr : ne pas bouger ; Entrée : valider le plan. Alt + flèches, +, − : tourner, zoomer ; Début : revenir.
board-keys-furnish = Espace : prendre. Flèches : déplacer (Maj : finement) ; Q, D : tourner ; T : basculer ; Page préc., Page suiv. : étage ; A : laisser pencher ; Entrée : poser ; Échap : comme avant. Alt + flèches, +, − : tourner, zoomer ; Début : revenir.
board-keys-door = Flèches : un mur ; 1 à 6 : une porte ; Entrée : valider. Alt + flèches, +, − : tourner, zoomer ; Début : revenir.
board-held-told = { piece } à { $x } sur { $y } millimètres, rotation de { $yaw } degrés
board-look-why = Voir pourquoi
board-look-verdicts = Qui est vu, qui est caché
board-review = Le hall au coup d’œil de la porte { $door }, côté { side } : chaque rayon montre par où l’on a vu.
board-review-picture = L’image
board-review-end = Revenir au jeu
board-scene-close = Fermer la scène
board-scene-again = Rejouer la scène de Minuit

guide-welcome = Voici le hall de l’hôtel, la nuit.
guide-welcome-way = Tes fantômes partent d’en bas et sortent par les portes d’en face.
guide-welcome-rounds = Tu as cinq tours pour les faire sortir.
guide-welcome-look = À chaque tour, quelqu’un regarde par une serrure : qui est vu recommence.
guide-furnish = Ta carte montre deux meubles : tu peux en déplacer un.
guide-furnish-why = Cache tes fantômes, ou démasque les autres.
guide-furnish-how = Glisse le meuble, tourne-le, bascule-le : le hall montre comment il se poserait.
guide-plan = Partage le nombre de ta carte entre les pas de tes fantômes.
guide-plan-cost = Chaque case où l’on entre coûte un pas, la première aussi.
guide-plan-hide = Cache-les derrière, sous ou sur les meubles.
guide-peek = Ce bouton te montre ce qu’on verrait de n’importe quelle porte.
guide-send = Quand tes fantômes sont bien cachés, valide.
guide-side = Choisis le côté de la serrure ; le dé choisit la porte.
guide-side-best = Prends le côté d’où l’on te voit mal, et les autres bien !
guide-looked = Qui a été vu repart de son côté ; les autres restent où ils sont.
guide-onward = Tes fantômes bien cachés sont toujours là : avance !
guide-onward-door = Passer la porte d’en face coûte un pas aussi.
guide-last = Dernier tour : dehors, un fantôme vaut 2, 4 ou 6 points selon sa taille.
guide-last-half = Dans le hall, il vaut la moitié, si personne ne le voit.
guide-over = On compte : un fantôme sorti vaut deux fois un fantôme resté dans le hall.
board-on-wall = Regarde le grand écran
board-on-wall-close = Touche ici pour continuer
