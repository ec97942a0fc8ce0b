game-name = Pas Touche !
game-pitch = Deux dés, trente-six gourmandises : touche la bonne carte avant les autres, de la bonne main.

option-players = Joueurs
option-players-help = De deux à six : un cube chacun.
option-children = Avec des enfants
option-children-help = Les contraintes ne comptent pas : on avance à chaque bonne carte. Bloquer est alors toujours une erreur.
option-easy_hands = Mains faciles
option-easy_hands-help = La main et le cri suivent la carte : touche simplement celle que montrent les dés. Sans cette option, la mauvaise main ou le cri oublié sont des erreurs.
option-easy_hands-first = Première partie ou enfants : mains faciles.
option-proposed = Niveaux proposés
option-proposed-help = Ceux que la partie d’avant a donnés, place après place. Chacun peut encore en choisir un autre.

phase-setup = Choisis ton niveau et ta main.
phase-ready = Tout le monde est prêt ? Lance les dés.
phase-awaiting = Les dés roulent : mains prêtes !
phase-touch = Touche la bonne carte, vite ! Si elle t’est interdite, touche-la de l’autre main en criant « Pas Touche ! ».
phase-over = La partie est finie.

treat-croissant = croissant
treat-churros = churros
treat-macaron = macaron
treat-eclair = éclair
treat-waffle = gaufre
treat-muffin = muffin
colour-green = vert
colour-orange = orange
colour-red = rouge
colour-violet = violet
hand-left = main gauche
hand-right = main droite
cry = Pas Touche !

event-grid-laid = Les trente-six gourmandises sont sur la table.
event-level-chosen = { $seat } joue au niveau { $level }.
event-hand-chosen = { $seat } joue de la main { $hand ->
        [left] gauche
        [right] droite
        *[other] { $hand }
    }.
event-card-dealt = { $seat } reçoit une carte { $colour ->
        [green] verte
        [orange] orange
        [red] rouge
        [violet] violette
        *[other] { $colour }
    }, face cachée.
event-thrown = { $seat } lance les dés.
event-dice = Les dés : { $treat ->
        [croissant] croissant
        [churros] churros
        [macaron] macaron
        [eclair] éclair
        [waffle] gaufre
        [muffin] muffin
        *[other] { $treat }
    } × { $number } !
event-touched = { $seat } touche { $treat ->
        [croissant] croissant
        [churros] churros
        [macaron] macaron
        [eclair] éclair
        [waffle] gaufre
        [muffin] muffin
        *[other] { $treat }
    } × { $number } de la main { $hand ->
        [left] gauche
        [right] droite
        *[other] { $hand }
    } : { $result ->
        [right] c’est juste !
        [block] « Pas Touche ! », c’est bloqué.
        [card] ce n’est pas la bonne carte.
        [forbidden] cette carte lui était interdite.
        [hand] mauvaise main.
        [cry] il manquait le cri « Pas Touche ! ».
        *[late] trop tard, sans conséquence.
    }
event-passed = { $seat } renonce à ce tour.
event-tie = Égalité, à huit millièmes de seconde près : le sort décide.
event-tie-drawn = Le sort choisit { $seat }.
event-card-up = { $seat } retourne une carte { $colour ->
        [green] verte
        [orange] orange
        [red] rouge
        [violet] violette
        *[other] { $colour }
    } : pas touche { $binds ->
        [number] au { $number }
        [treat] aux { $treat ->
            [croissant] croissants
            [churros] churros
            [macaron] macarons
            [eclair] éclairs
            [waffle] gaufres
            [muffin] muffins
            *[other] { $treat }
        }
        *[both] aux { $treat ->
            [croissant] croissants
            [churros] churros
            [macaron] macarons
            [eclair] éclairs
            [waffle] gaufres
            [muffin] muffins
            *[other] { $treat }
        } ni au { $number }
    }.
event-advanced = { $seat } avance : carte { $card }, case { $space }.
event-unmoved = { $space ->
        [lock] Le cadenas protège { $seat }.
        *[off] { $seat } n’a encore rien à perdre.
    }
event-went-back = { $card ->
        [0] { $seat } recule hors de la piste.
        *[other] { $seat } recule : carte { $card }, case { $space }.
    }
event-card-lost = { $seat } perd sa carte { $colour ->
        [green] verte
        [orange] orange
        [red] rouge
        [violet] violette
        *[other] { $colour }
    }, et ce qu’elle interdisait.
event-round-over = { $reason ->
        [right] Le tour est fini.
        [block] Personne n’avance à ce tour.
        *[nobody] Plus personne ne touche : le tour est fini.
    }
event-won = { $seat } gagne la partie !
event-level-changed = { $seat } : niveau { $before } → { $level } à la prochaine partie.

refusal-PT-M2-players = On joue de deux à six : il y a six cubes.
refusal-PT-M4-draw = Il n’y a pas, ou plus, de carte pareille dans cette pile.
refusal-PT-L1-range = Les niveaux vont de 1 à 16, pas { $level }.
refusal-PT-L1-draw = Ce n’est pas la carte à distribuer maintenant.
refusal-PT-L3-proposed = Il y a plus de niveaux proposés que les { $players } joueurs de cette table.
refusal-PT-L3 = Le niveau se choisit une fois, avant la partie.
refusal-PT-M1 = Cette carte n’est pas sur cette table.
refusal-PT-S1 = Les gourmandises sont déjà sur la table.
refusal-PT-S2 = La main se choisit une fois, pour toute la partie.
refusal-PT-T1 = Pas maintenant : les dés ne sont pas lancés. Lance-les d’abord.
refusal-PT-T1-late = Trop tard : le tour est fini. Attends les prochains dés.
refusal-PT-T1-dice = Personne n’a lancé les dés.
refusal-PT-T6 = Tu as déjà fait une erreur à ce tour : attends les prochains dés.
refusal-PT-T7 = Les dés se lancent seulement quand le tour est fini.
refusal-PT-T7-waiting = Ta main est déjà posée : le verdict arrive.
refusal-PT-T8 = Tu as renoncé à ce tour : attends les prochains dés.
refusal-PT-F3-draw = Ce n’est pas la carte qui vient de cette pile.
refusal-PT-O2 = { $ms } millièmes de seconde : personne ne réagit si vite. Faux départ sans pénalité : tu peux toucher encore.
refusal-PT-O2-tie = Il n’y a pas d’égalité à trancher pour cette place.

seat-p1 = Cerise
seat-p2 = Étoile
seat-p3 = Goutte
seat-p4 = Feuille
seat-p5 = Cœur
seat-p6 = Lune

board-treat = { $treat ->
        [croissant] croissant
        [churros] churros
        [macaron] macaron
        [eclair] éclair
        [waffle] gaufre
        [muffin] muffin
        *[other] { $treat }
    } × { $number }
board-any-number = le { $number }
board-dice = Les dés : { $treat ->
        [croissant] croissant
        [churros] churros
        [macaron] macaron
        [eclair] éclair
        [waffle] gaufre
        [muffin] muffin
        *[other] { $treat }
    } × { $number }
board-dice-none = Les dés attendent
board-dice-rolling = Les dés roulent
board-card = carte { $place }, { $colour ->
        [green] verte
        [orange] orange
        [red] rouge
        [violet] violette
        *[other] { $colour }
    }
board-card-down = face cachée
board-forbids-treat = { $treat ->
        [croissant] croissants interdits
        [churros] churros interdits
        [macaron] macarons interdits
        [eclair] éclairs interdits
        [waffle] gaufres interdites
        [muffin] muffins interdits
        *[other] { $treat }
    }
board-forbids-number = le { $number } interdit
board-cube-here = cube sur la case { $space } de { $spaces } ({ $kind ->
        [lock] cadenas
        [arrow] flèche
        *[cross] croix
    })
board-cube-off = cube avant la première carte
board-cube-won = cube sorti de la dernière carte
board-napkin = Pas touche pour toi : { $what }
board-napkin-title = Pas touche !
board-napkin-free = Rien d’interdit
board-others = Les autres joueurs
board-mine = Devant { $name }
board-round = Tour { $round }
board-down = Main posée…
board-out = erreur
board-passed = renonce
board-level = niveau { $level }
board-level-short = niv. { $level }
board-hand-short = { $hand ->
        [left] gauche
        *[right] droite
    }
board-hand-plays = la { $hand ->
        [left] gauche
        *[right] droite
    } joue
board-hand-blocks = la { $hand ->
        [left] gauche
        *[right] droite
    } bloque
board-hand-does = { $does ->
        [plays] joue
        *[blocks] bloque
    }
board-mouse-plays = clic
board-mouse-blocks = clic droit, ⇧
board-mouse-cries = Espace, ou ici
board-finger-plays = un doigt
board-finger-blocks = 2ᵉ doigt
board-finger-cries = tiens ou tape
board-easy-blocks = toute seule
board-block-help = La main qui bloque : clic droit sur la carte, ou Majuscule tenue, ou un second doigt, ou ce bouton puis la carte.
board-cry-help = Crier : tiens ce bouton ou Espace pendant que tu touches, ou presse le bouton juste avant. Bloquer sans crier est une erreur.
board-key-blocks = bloque
board-figures = Chiffres
board-figures-long = Un chiffre dans le coin des cartes
board-keys = Au clavier : une gourmandise ({ $keys }), puis son nombre de 1 à 6. Majuscule tenue, c’est la main qui bloque ; Espace tenu, c’est le cri. F et J : main gauche et main droite sur la carte visée.
board-keys-easy = Au clavier : une gourmandise ({ $keys }), puis son nombre de 1 à 6. La main et le cri suivent.
board-corner-keys = Deux frappes sur { $keys } : la gourmandise, puis son nombre. Avant : { $block } pour la main qui bloque, { $cry } pour crier.
board-corner-keys-easy = Deux frappes sur { $keys } : la gourmandise, puis son nombre.
board-pad = { $name }, main { $hand ->
        [left] gauche
        *[right] droite
    } : à tenir pendant que tu touches une carte

board-rule = Règle
board-setup = Ton niveau, ta main
board-setup-of = { $name }, à toi de choisir
board-setup-level = Niveau
board-setup-level-label = Niveau { $level } : { $colours }
board-setup-first = 1 pour commencer en douceur.
board-setup-again = Depuis ta dernière partie : niveau { $level }.
board-setup-length = Il faut { $touches } bonnes touches pour gagner.
board-setup-hand = Main qui joue (l’autre bloque)
board-setup-easy = Mains faciles : la main et le cri suivent la carte.
board-setup-click = Un simple clic ou un doigt : c’est elle qui joue.
board-setup-go = C’est prêt

board-verdict = Le verdict
board-verdict-right = { $name } touche en premier !
board-verdict-block = { $name } bloque : personne n’avance
board-verdict-nobody = Personne ne l’a eue
board-verdict-tie = À huit millièmes de seconde près, le sort a décidé.
board-seconds = { NUMBER($seconds, minimumFractionDigits: 3, maximumFractionDigits: 3) } s
board-result = { $result ->
        [right] juste, avance
        [block] bloque de la main { $hand ->
            [left] gauche
            *[right] droite
        }
        [card] touche { $card } : pas celle-là
        [forbidden] carte interdite
        [hand] mauvaise main
        [cry] sans le cri
        *[late] trop tard
    }
board-result-passed = { $count ->
        [one] renonce
        *[other] renoncent
    }
board-result-none = { $count ->
        [one] n’a pas touché
        *[other] n’ont pas touché
    }
board-tip-hand = Cette carte t’était permise : un simple clic ou un seul doigt suffit, c’est la main qui joue.
board-tip-forbidden = Cette carte t’était interdite : l’autre main (clic droit, Majuscule ou second doigt) et le cri (« Pas Touche ! » ou Espace).
board-tip-cry = Le cri manquait : tiens « Pas Touche ! » ou Espace pendant que tu bloques, ou presse le bouton juste avant.
board-tip-corner = Dans ton coin : permise, touche de la main marquée ; interdite, prends l’autre main et le cri avant de toucher.
board-won = { $name } gagne !
board-tally = { $name } arrive au bout de sa piste et gagne.
board-tally-touches = { $count ->
    [0] aucune bonne touche
    [one] { $count } bonne touche
   *[other] { $count } bonnes touches
  }
board-tally-level = revanche : niveau { $level }

board-halves = Deux sur un téléphone : { $first } touche en haut, { $second } en bas.
board-now-setup = Choisis ton niveau et ta main : la partie commence quand tout le monde a choisi.
board-now-first = Mains sur la table ! Prêts ? Lance les dés.
board-now-ready = Prêts ? La première bonne main avance.
board-now-touch = Vite ! Interdite ? L’autre main, et crie !
board-now-easy = Vite ! La main et le cri suivent la carte.
board-now-children = Touche la carte que montrent les dés : la première main avance.
board-now-many = Vite, la carte que montrent les dés ! Interdite ? L’autre main, et le cri.
board-now-wait = Ta main est posée : le verdict arrive.
board-do-throw = Lancer les dés
board-bar-throw = Lancer
board-do-pass = Renoncer
board-move-level = Jouer au niveau { $level }
board-move-hand = Jouer de la main { $hand ->
        [left] gauche
        *[right] droite
    }
board-move-touch = Toucher { $treat ->
        [croissant] croissant
        [churros] churros
        [macaron] macaron
        [eclair] éclair
        [waffle] gaufre
        [muffin] muffin
        *[other] { $treat }
    } × { $number } de la main { $hand ->
        [left] gauche
        *[right] droite
    }

guide-setup = Bienvenue à table : choisis un niveau, 1 pour commencer.
guide-setup-hand = La main choisie jouera toute la partie ; l’autre servira à bloquer.
guide-tray = Ces trente-six cartes sont toutes différentes.
guide-dice = Un dé donne la gourmandise, l’autre le nombre.
guide-race = Touche avant les autres la carte que montrent les dés.
guide-finger = Pour jouer, touche simplement la carte du doigt.
guide-mouse = À la souris, un simple clic et c’est ta main qui joue.
guide-keys = Au clavier, une lettre pour la gourmandise, un chiffre pour le nombre.
guide-easy = Ici, les mains sont faciles : la main et le cri suivent la carte.
guide-throw = Personne ne bouge avant toi : lance les dés quand tu veux !
guide-right = Bravo, ton cube avance sur tes cartes Contrainte !
guide-right-win = Passe le bout de la troisième carte et tu gagnes.
guide-error = Une erreur : à ce tour, tu ne touches plus rien.
guide-error-price = La case sous ton cube dit ce que ça coûte.
guide-error-signs = Cadenas : rien ; flèche : recule d’une case ; croix : recule et change de carte.
guide-verdict = Voici le temps de chacun, compté depuis que son écran a montré les dés.
guide-verdict-line = Une connexion lente ne coûte donc rien.
guide-napkin = Ta serviette montre ce qui t’est interdit maintenant.
guide-napkin-off = Si les dés le montrent, pas touche de la main qui joue !
guide-block = Une carte interdite se bloque : de l’autre main, et en criant.
guide-block-easy = Avec les mains faciles, ça se fait tout seul : touche-la.
guide-block-hand = Sans elles, l’autre main, c’est clic droit, Majuscule ou second doigt.
guide-block-cry = Et le cri est à toi : Espace, ou le bouton « Pas Touche ! ».
guide-block-none = Quand une carte est bloquée, personne n’avance.
guide-over = La partie est finie : les niveaux s’ajustent pour que la revanche soit serrée.
