game-name = Labystère
game-pitch = On a volé le drapeau de la fête du village ! Parcours le labyrinthe, écoute les témoins, fouille les lieux et dis avant tout le monde qui l’a pris et où il est caché.

# Les noms sont ceux de data.json.
suspect = { $suspect ->
    [s1] Odilon Brindille
    [s2] Capucine Lanterne
    [s3] Gaspard Mirabelle
    [s4] Philomène Tambour
   *[unknown] un suspect
  }
place = { $place ->
    [l1] le lavoir
    [l2] le kiosque
    [l3] la grange
    [l4] le moulin
   *[unknown] un lieu
  }
witness = { $witness ->
    [w1] la boulangère
    [w2] le facteur
    [w3] la fleuriste
   *[unknown] un témoin
  }
card = { $card ->
    [s1] Odilon Brindille
    [s2] Capucine Lanterne
    [s3] Gaspard Mirabelle
    [s4] Philomène Tambour
    [l1] le lavoir
    [l2] le kiosque
    [l3] la grange
    [l4] le moulin
   *[unknown] une carte
  }
action = { $action ->
    [start] Va au Départ
    [finish] Va à l’Arrivée
    [witness] Regarde sous un témoin
    [place] Regarde sous un lieu
    [ask-suspect] Regarde un suspect écarté
    [ask-place] Regarde un lieu écarté
    [again] Rejoue
    [trade] Échange ton pion
    [double] Prochain lancer doublé
    [nothing] Rien à faire
   *[unknown] Action inconnue
  }

option-players = Joueurs
option-players-help = De 2 à 4 détectives autour de la table.
option-first = Qui commence
option-first-help = La place qui commence ; on tourne ensuite dans l’ordre des places.
option-notebook = Actions notées
option-notebook-help = Les actions déjà retournées restent visibles sur le plateau. Sans cela, à toi de t’en souvenir.
option-last_detective = Dernier détective
option-last_detective-help = Quand tous les autres se sont trompés, le dernier détective gagne aussitôt.

phase-setup = On prépare le labyrinthe.
phase-roll = Lance le dé.
phase-choose = Avance du nombre exact de cases, ou échange deux chemins.
phase-look = Choisis la carte sous laquelle regarder.
phase-ask = Choisis à qui demander une carte écartée.
phase-trade = Choisis avec qui échanger ton pion.
phase-declare = Tu es à l’Arrivée : accuse, ou passe.
phase-over = L’enquête est finie.

event-begin = Le labyrinthe est prêt : { $seat } commence.
event-die = { $seat } lance le dé : { $steps ->
    [one] une case.
   *[other] { $steps } cases.
  }
event-walk = { $seat } va de { $from } à { $to }.
event-stuck = { $seat } ne peut ni avancer ni échanger deux chemins : son tour est fini.
event-swap = { $seat } échange les chemins { $one } et { $two }.
event-turn-up = { $seat } découvre en { $square } : « { action } ».
event-jump = { $seat } se rend en { $to }.
event-look-witness = { $suspect ->
    [unknown] { $seat } écoute { witness }.
   *[other] { $seat } écoute { witness } : { suspect } était à la fête, donc hors de cause !
  }
event-look-place = { $below ->
    [flag] { $seat } fouille { place } : le drapeau est là !
    [empty] { $seat } fouille { place } : rien ici.
   *[unknown] { $seat } fouille { place }.
  }
event-ask = { $of ->
    [places] { $seat } demande à { $asked } un lieu écarté.
   *[suspects] { $seat } demande à { $asked } un suspect écarté.
  }
event-found-nothing = { $of ->
    [places] { $asked } n’a écarté aucun lieu : tant pis pour { $seat } !
   *[suspects] { $asked } n’a écarté aucun suspect : tant pis pour { $seat } !
  }
event-nobody-asked = { $of ->
    [places] Personne n’a encore écarté de lieu : { $seat } n’a rien à demander.
   *[suspects] Personne n’a encore écarté de suspect : { $seat } n’a rien à demander.
  }
event-show = { $card ->
    [unknown] { $held ->
        [one] { $asked } tend une seule carte, face cachée : { $seat } la regarde.
       *[other] { $asked } tend { $held } cartes, face cachée : { $seat } en regarde une.
      }
   *[other] { $asked } montre à { $seat } : { card }.
  }
event-trade = { $seat } et { $other } échangent leurs pions.
event-declare = { $seat } accuse { suspect } ; la cachette : { place } !
event-wrong = { $below ->
    [flag] Raté pour { $seat } : le drapeau est bien là, mais la carte mise de côté était { suspect }.
    [empty] Raté pour { $seat } : rien ici, et la carte mise de côté était { suspect }.
   *[unknown] Raté ! { $seat } quitte l’enquête.
  }
event-pass = { $seat } passe et continue l’enquête.
event-end = { $reason ->
    [LAB-E1] C’est juste ! { $winner } a résolu l’affaire.
    [LAB-E2] Tout le monde s’est trompé : le voleur court encore.
    [LAB-E3] { $winner } est le dernier détective et gagne.
   *[LAB-E4] Quatre cents tours sans réponse : partie nulle.
  }

refusal-LAB-M1 = Ce ne sont pas les cartes de la boîte.
refusal-LAB-M1-card = Ce suspect ou ce lieu ne joue pas dans cette variante.
refusal-LAB-M1-die = Le dé n’a pas cette face.
refusal-LAB-M1-players = Labystère se joue de 2 à 4.
refusal-LAB-M2 = Il y a un seul drapeau et trois cartes vides.
refusal-LAB-M3 = Ce ne sont pas les seize actions de la boîte.
refusal-LAB-M4 = Ce ne sont pas les seize chemins de la boîte.
refusal-LAB-S1 = Le coupable est mis de côté : seuls les trois autres suspects ont des témoins.
refusal-LAB-S2 = Départ, Arrivée, lieux et témoins ne sont jamais côte à côte.
refusal-LAB-S4 = La place qui commence doit être une place de cette table.
refusal-LAB-T1-over = La partie est finie.
refusal-LAB-T1-turn = Ce n’était pas à toi de jouer.
refusal-LAB-T1-phase = { $phase ->
    [roll] Pas maintenant : lance d’abord le dé.
    [choose] Pas maintenant : avance ou échange deux chemins.
    [look] Pas maintenant : choisis où regarder.
    [ask] Pas maintenant : choisis à qui demander.
    [trade] Pas maintenant : choisis avec qui échanger ton pion.
    [declare] Pas maintenant : accuse ou passe.
   *[setup] Pas maintenant : on prépare le labyrinthe.
  }
refusal-LAB-T2 = On n’arrive pas en { $square } en exactement { $steps } pas : choisis une case éclairée, ou échange deux chemins.
refusal-LAB-T3 = Pour finir en { $square }, il faudrait faire demi-tour au milieu de la grille : on ne le peut que sur le bord.
refusal-LAB-T6 = La carte en { $square } ne bouge pas : on n’échange que des chemins simples.
refusal-LAB-T6-pawn = Un pion est sur { $square } : ce chemin ne bouge pas.
refusal-LAB-T6-order = Nomme les deux cases dans l’ordre : d’abord { $one }, puis { $two }.
refusal-LAB-T6-same = Choisis deux chemins différents.
refusal-LAB-A2 = Cette action ne permet pas de regarder en { $square } : choisis une carte éclairée.
refusal-LAB-A3 = Tu ne peux demander qu’à un autre joueur de la table.
refusal-LAB-A3-card = { card } n’est pas parmi les cartes écartées que l’on demande.
refusal-LAB-A5 = Tu échanges ton pion avec celui d’un autre joueur encore en jeu : choisis un pion éclairé.
refusal-LAB-E1 = On n’accuse qu’à l’Arrivée : vas-y d’abord.
refusal-LAB-E1-late = Trop tard : le dé est lancé. Tu pourras accuser si ton trajet finit de nouveau à l’Arrivée, ou si ton prochain tour y commence.
