game-name = Pas Touche !
game-pitch = Deux dés, trente-six gourmandises : touche la bonne carte avant les autres, de la bonne main. De 2 à 6, dès 8 ans, un quart d’heure.

option-players = Joueurs
option-players-help = De deux à six : un cube chacun.
option-children = Avec des enfants
option-children-help = Les contraintes ne comptent pas : on avance à chaque bonne carte. Bloquer est alors toujours une erreur.

phase-setup = Choisis ton niveau et ta main.
phase-ready = Tout le monde est prêt ? Lance les dés.
phase-touch = Touche la bonne carte, vite ! De l’autre main, en criant « Pas Touche ! », si elle t’est interdite.
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
space-lock = cadenas : une erreur ne coûte rien
space-arrow = flèche : une erreur fait reculer d’une case
space-cross = carte barrée : une erreur fait reculer et perdre la carte
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
        [cry] il manquait le cri.
        *[late] trop tard, sans conséquence.
    }
event-passed = { $seat } renonce.
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
    }, et ses interdits avec elle.
event-round-over = { $reason ->
        [right] Le tour est fini.
        [block] Personne n’avance à ce tour.
        *[nobody] Plus personne ne touche : le tour est fini.
    }
event-won = { $seat } gagne la partie !
event-level-changed = { $seat } : niveau { $before } → { $level } à la prochaine partie.

refusal-notation = « { $move } » n’est pas un coup de ce jeu.
refusal-PT-M2-players = On joue de deux à six : il y a six cubes.
refusal-PT-M4-draw = Il n’y a pas, ou plus, de carte pareille dans cette pile.
refusal-PT-L1-range = Les niveaux vont de 1 à 16, pas { $level }.
refusal-PT-L1-draw = Ce n’est pas la carte à distribuer maintenant.
refusal-PT-L3 = Le niveau se choisit une fois, avant la partie.
refusal-PT-S1 = Les gourmandises sont déjà sur la table.
refusal-PT-S2 = La main se choisit une fois, pour toute la partie.
refusal-PT-T1 = Pas maintenant : les dés ne sont pas lancés.
refusal-PT-T1-dice = Personne n’a lancé les dés.
refusal-PT-T6 = Tu as déjà fait une erreur à ce tour : attends les prochains dés.
refusal-PT-T7 = Les dés se lancent quand le tour d’avant est fini.
refusal-PT-T7-waiting = Ta main est déjà posée : le verdict arrive.
refusal-PT-T8 = Tu as renoncé à ce tour : attends les prochains dés.
refusal-PT-F3-draw = Ce n’est pas la carte qui vient de cette pile.
refusal-PT-O2 = { $ms } ms : personne ne réagit si vite. Faux départ sans pénalité, tu peux toucher encore.
refusal-PT-O2-tie = Il n’y a pas d’égalité à trancher pour cette place.
