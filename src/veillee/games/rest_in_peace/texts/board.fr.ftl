# Le plateau : ce qu’on y lit et ce qu’en dit un lecteur d’écran.
board-street = La rue des dix Demeures
board-round = Manche { $round }
board-round-now = Manche en cours
board-round-cards = { $name } : { $cards }
board-manor = un manoir
board-castle = un château
board-no-house = plus de Demeure
board-taken-by = Prise par { $name }
board-medium-hidden = Médium encore caché
board-tenth-about = La dixième manche : les cartes posées ici face cachée se retournent après la manche 9, et le plus haut total prend la Demeure.
board-face-down = carte face cachée
board-ghost = Fantôme { $value }
board-medium = « { $name } »
board-arena = Manche { $round } : les cartes en jeu
board-row = Cartes de { $name } dans cette manche
board-row-empty = Aucune carte
board-signs = Effets sur les cartes de { $name }
board-counts = { $card }, compte { $counts }
board-counts-because = { $card }, compte { $counts } : { $changes }
board-total = Total de { $name } : { $total }
board-stake = En jeu
board-stake-label = En jeu : { $houses }. Médium : { $medium }
board-side = Côté de { $name }
board-tokens = { $name } : { $manors ->
    [0] aucun manoir
    [one] { $manors } manoir
   *[other] { $manors } manoirs
  } sur 4, { $castles ->
    [0] aucun château
    [one] { $castles } château
   *[other] { $castles } châteaux
  } sur 3
board-hand = Main de { $name } : { $count ->
    [0] vide
    [one] { $count } carte
   *[other] { $count } cartes
  }
board-hand-seen = Main de { $name }, que tu vois : { $values }
board-hand-ghost = Fantôme { $value }{ $count ->
    [one] { "" }
   *[other] , tu en as { $count }
  }
board-hand-empty = Plus aucun Fantôme en main.
board-hand-undealt = Les Fantômes ne sont pas encore distribués.
board-mediums = Médiums de { $name }
board-deck = Paquet de { $name } : { $count ->
    [0] vide
    [one] { $count } carte
   *[other] { $count } cartes
  }
board-deck-top = Paquet de { $name } : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }, un { $value } sur le dessus
board-owes = Trébuche
board-left = Les Fantômes de { $name }
board-left-value = Valeur
board-left-to-come = À venir
board-left-spent = Joués
board-left-deck = Dans le paquet
board-discarded = Hors du jeu : { $cards }
board-fan-value = Choisis une valeur
board-fan-fetch = Ton paquet ouvert
board-fan-past = Tes Fantômes des manches passées
board-choose-value = { $second ->
    [yes] Touche la deuxième valeur.
   *[no] Touche une valeur.
  }
board-choose-fetch = Touche le Fantôme de ton paquet qui entre en jeu.
board-choose-past = Touche le Fantôme qui retourne dans ton paquet.
board-choose-own = Touche une de tes cartes de cette manche.
board-choose-other = Touche une carte adverse de cette manche.
board-choose-deck = Touche un paquet : le tien ou celui d’en face.
board-choose-hand = Touche une main : la tienne ou celle d’en face.
board-choose-ghost = { $second ->
    [yes] Touche le deuxième Fantôme à défausser.
   *[no] Touche deux Fantômes de ta main à défausser.
  }
board-choose-round = { $second ->
    [yes] Touche la deuxième Demeure.
   *[no] Touche deux Demeures à venir pour les échanger.
  }
board-choose-none = Sans échanger
board-choose-nothing = Il n’y a plus deux Demeures à échanger.
board-armed = Touche encore pour jouer cette carte.
board-armed-tenth = Touche encore pour poser cette carte face cachée sur la manche 10.
board-not-now = Cette carte ne se joue pas maintenant.
board-why-not = Pourquoi ?
board-play = Jouer
board-place = Poser
board-cancel = Annuler
board-close = Fermer
board-rule = La règle
board-reveal-skip = Tout retourner
board-end-castles = { $name } tient trois châteaux : la partie s’arrête là.
board-end-manors = { $name } tient quatre manoirs : la partie s’arrête là.
board-end-tenth = Ni quatre manoirs ni trois châteaux : la dixième manche décide, et { $name } la gagne { $high } à { $low }.
board-end-tenth-left = Ni quatre manoirs ni trois châteaux : la dixième manche décide, et { $name } la remporte sans combat.
board-end-tokens = La dixième manche est annulée ; { $name } a le plus de Demeures ({ $most }).
board-end-draw = La dixième manche est annulée, et vous avez le même nombre de Demeures.
board-tally-tenth = manche 10 : { $total }

## La fin d’une manche
board-verdict = { board-verdict-won } { board-verdict-medium }
board-verdict-won = { $who ->
    [you] La manche { $round } est à toi, { $high } contre { $low } : { taken-houses }.
   *[other] La manche { $round } est à { $name }, { $high } contre { $low } : { taken-houses }.
  }
board-verdict-given = { $who ->
    [you] La manche { $round } est à toi sans combat : { taken-houses }. { board-verdict-medium }
   *[other] La manche { $round } est à { $name } sans combat : { taken-houses }. { board-verdict-medium }
  }
board-verdict-medium = { $gets ->
    [you] Tu reçois « { medium-name } ».
    [other] { $getter } reçoit « { medium-name } ».
   *[none] { "" }
  }
board-verdict-truce = Trêve : personne ne gagne la manche { $round }, et sa Demeure attend la suivante.
board-verdict-next = { $turn ->
    [winner] Chacun pioche, { $loser } peut cacher une carte pour la manche 10, puis tu ouvres la manche { $next }.
    [loser] Chacun pioche, tu peux cacher une carte pour la manche 10, puis { $name } ouvre la manche { $next }.
   *[other] Chacun pioche, { $loser } peut cacher une carte pour la manche 10, puis { $name } ouvre la manche { $next }.
  }
board-verdict-next-tenth = { $turn ->
    [loser] Chacun pioche, tu peux encore cacher une carte, puis la manche 10 se retourne.
   *[other] Chacun pioche, { $loser } peut encore cacher une carte, puis la manche 10 se retourne.
  }
board-story-won = { $name } l’emporte { $high } à { $low }.
board-story-given = { $name } l’emporte sans combat.
board-story-truce = Trêve : personne ne gagne.
board-story-medium = « { $medium } » va à { $name }.
board-story-played = Médiums joués : { $mediums }

## Ce qu’il faut faire maintenant
board-now-first = Ouvre la manche : joue une carte ou plus, ou abandonne la Demeure.
board-now-missing = Il te manque { $missing } pour rester : joue, ou abandonne la Demeure.
board-now-ahead = Tu mènes de { $lead } : termine ton tour, ou joue encore.
board-now-pair = À 2 on a moins peur : joue encore une carte.
board-now-alone = Une seule carte, et plus rien à jouer : si tu termines ton tour, tu abandonnes la Demeure.
board-now-owes = Les pieds dans le tapis : laisse le hasard jouer un Fantôme de ta main, ou termine ton tour.
board-now-tenth = Manche perdue. Pose une carte face cachée sur la manche 10, ou garde tout.
board-now-keep = Manche gagnée. Touche la carte qui passe à la manche suivante, ou aucune.
board-now-resolve = Manche 10 : « { medium-name } » attend ton choix.

## Boutons
board-do-end = Terminer le tour
board-do-end-note = Tu restes : à { $name } de dépasser { $total }
board-do-abandon = Abandonner la Demeure
board-do-abandon-note = { $name } la prend, tu reçois le Médium
board-do-abandon-note-bare = { $name } la prend
board-do-stumble = Trébucher
board-do-stumble-note = un Fantôme au hasard
board-do-tenth-none = Ne rien poser
board-do-keep-none = Ne rien garder

## Un coup en mots
board-move-ghost = Jouer le { $value }
board-move-medium = Jouer { $medium }
board-move-medium-with = Jouer { $medium } ({ $choice })
board-move-resolve = { $medium } : { $choice }
board-move-stumble = Laisser le hasard jouer un Fantôme
board-move-tenth = Poser sur la manche 10 : { $card }
board-move-tenth-none = Ne rien poser sur la manche 10
board-move-keep = Garder pour la manche suivante : { $card }
board-move-keep-none = Ne rien garder
board-choice-value = valeur { $value }
board-choice-values = valeurs { $values }
board-choice-deck = { $side ->
    [own] ton paquet
   *[other] le paquet adverse
  }
board-choice-family = { $side ->
    [own] ta main
   *[other] la main adverse
  }
board-choice-rounds = manches { $rounds }
board-choice-none = sans échange

board-note-hand = { $count } en main
board-note-deck = { $count } au paquet
board-note-manors = { $count } sur 4
board-note-castles = { $count } sur 3
board-note-owes = trébuche

## La partie guidée
guide-welcome = Voici la rue : dix manches, et une Demeure à prendre à chacune.
guide-welcome-win = Quatre manoirs jaunes ou trois châteaux roses, et tu gagnes.
guide-first = À toi d’ouvrir : touche un Fantôme de ta main.
guide-answer = Le trait pointillé sur ta bougie montre le total à dépasser.
guide-answer-leave = Si c’est trop cher, abandonne la Demeure et reçois le Médium de la manche.
guide-answer-bid = Touche tes Fantômes pour passer devant.
guide-ahead-save = Tu es devant : inutile de tout dépenser.
guide-ahead = Termine ton tour : c’est à l’autre de te dépasser.
guide-tenth = Manche perdue : pose une carte face cachée sur la manche 10, si tu veux.
guide-medium = Tu as un Médium : une carte à pouvoir, qui sert une fois.
guide-medium-touch = Touche-le : il dit ce qu’il fait, et quoi toucher ensuite.
guide-sign = Un Médium agit : son enseigne pend près de la rangée qu’il change.
guide-sign-sum = Touche une carte ou une bougie, et la somme s’explique.
guide-owes = Tu as les pieds dans le tapis : ta prochaine carte sortira au hasard.
guide-late = Qui est près de quatre manoirs ou de trois châteaux ?
guide-late-decks = Touche un paquet pour compter les Fantômes qui restent.
guide-over = C’est fini, et voici pourquoi.
guide-over-tenth = Sans quatre manoirs ni trois châteaux, c’est la manche 10 qui décide.
board-palm-no-medium = Aucun Médium en main : une manche perdue t’en donne un.
