# Le plateau : ce qu'on y lit et ce qu'en dit un lecteur d'écran.
board-street = La rue des dix demeures
board-round = Manche { $round }
board-round-now = Manche en cours
board-manor = un manoir
board-castle = un château
board-no-house = plus de demeure
board-taken-by = Prise par { $name }
board-medium-hidden = Médium encore caché
board-tenth-about = La dixième manche : les cartes posées ici face cachée se retournent après la manche 9, et le plus haut total prend la demeure.
board-face-down = carte face cachée
board-ghost = Fantôme { $value }
board-arena = Manche { $round } : les cartes en jeu
board-row = Cartes de { $name } dans cette manche
board-row-empty = Aucune carte
board-signs = Effets sur les cartes de { $name }
board-counts = { $card }, compte { $counts }
board-counts-because = { $card }, compte { $counts } : { $changes }
board-total = Total de { $name } : { $total }
board-stake = En jeu
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
board-mediums = Médiums de { $name }
board-deck = Pioche de { $name } : { $count ->
    [0] vide
    [one] { $count } carte
   *[other] { $count } cartes
  }
board-deck-top = Pioche de { $name } : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }, un { $value } sur le dessus
board-owes = Trébuche
board-left = Les Fantômes de { $name }
board-left-value = Valeur
board-left-to-come = À venir
board-left-spent = Joués
board-left-deck = Dans la pioche
board-discarded = Hors du jeu : { $cards }
board-fan-value = Choisis une valeur
board-fan-fetch = Ta pioche ouverte
board-fan-past = Tes Fantômes des manches passées
board-choose-value = { $second ->
    [yes] Touche la deuxième valeur.
   *[no] Touche une valeur.
  }
board-choose-fetch = Touche le Fantôme de ta pioche qui entre en jeu.
board-choose-past = Touche le Fantôme qui retourne dans ta pioche.
board-choose-own = Touche une de tes cartes de cette manche.
board-choose-other = Touche une carte adverse de cette manche.
board-choose-deck = Touche une pioche : la tienne ou celle d'en face.
board-choose-hand = Touche une main : la tienne ou celle d'en face.
board-choose-ghost = { $second ->
    [yes] Touche le deuxième Fantôme à défausser.
   *[no] Touche deux Fantômes de ta main à défausser.
  }
board-choose-round = { $second ->
    [yes] Touche la deuxième demeure.
   *[no] Touche deux demeures à venir pour les échanger.
  }
board-choose-none = Sans échanger
board-armed = Touche-le encore pour le jouer.
board-armed-tenth = Touche-le encore pour le poser face cachée sur la manche 10.
board-not-now = Tu ne peux pas le jouer maintenant.
board-why-not = Pourquoi ?
board-play = Jouer
board-place = Poser
board-cancel = Annuler
board-close = Fermer
board-rule = La règle
board-reveal-skip = Tout retourner
board-wins = { $name } l'emporte
board-draw = Égalité
board-end-castles = { $name } tient trois châteaux : la partie s'arrête là.
board-end-manors = { $name } tient quatre manoirs : la partie s'arrête là.
board-end-tenth = Ni quatre manoirs ni trois châteaux : la dixième manche décide, et { $name } la gagne.
board-end-tokens = La dixième manche est nulle ; { $name } a le plus de demeures ({ $most }).
board-end-draw = La dixième manche est nulle, et vous avez autant de demeures.
board-see-table = Voir la table

## Ce qu'il faut faire maintenant
now-chance = Les cartes arrivent…
now-wait = À { $name } de jouer.
now-wait-tenth = { $name } peut poser une carte sur la manche 10.
now-wait-keep = { $name } peut garder une carte pour la manche suivante.
now-wait-resolve = { $name } choisit pour un Médium de la manche 10.
now-first = Ouvre la manche : joue une carte ou plus, ou laisse la demeure.
now-missing = Il te manque { $missing } pour rester : joue, ou laisse la demeure.
now-ahead = Tu mènes de { $lead } : termine ton tour, ou joue encore.
now-pair = À deux on a moins peur : joue encore une carte.
now-owes = Les pieds dans le tapis : un Fantôme au hasard sort de ta main, ou tu laisses la demeure.
now-tenth = Manche perdue. Pose une carte face cachée sur la manche 10, ou garde tout.
now-keep = Manche gagnée. Touche la carte qui passe à la manche suivante, ou aucune.
now-resolve = Manche 10 : { $medium } attend ton choix.
now-over-won = Tu gagnes ! Repose en paix, { $name }.
now-over-lost = { $name } gagne.
now-over-draw = Égalité : personne ne repose en paix.

## Boutons
do-end = Terminer le tour
do-end-note = Tu restes : à { $name } de dépasser { $total }
do-abandon = Laisser la demeure
do-abandon-note = { $name } la prend, tu reçois le Médium
do-abandon-note-bare = { $name } la prend
do-stumble = Trébucher
do-stumble-note = un Fantôme au hasard
do-tenth-none = Ne rien poser
do-keep-none = Ne rien garder
do-none = Sans échanger

## Un coup en mots
move-ghost = Jouer le { $value }
move-medium = Jouer { $medium }
move-medium-with = Jouer { $medium } ({ $choice })
move-resolve = { $medium } : { $choice }
move-end = Terminer le tour
move-abandon = Laisser la demeure
move-stumble = Laisser le hasard jouer un Fantôme
move-tenth = Poser { $card } sur la manche 10
move-tenth-none = Ne rien poser sur la manche 10
move-keep = Garder { $card } pour la manche suivante
move-keep-none = Ne rien garder
choice-value = valeur { $value }
choice-values = valeurs { $values }
choice-card = { $card }
choice-deck = { $side ->
    [own] ta pioche
   *[other] la pioche adverse
  }
choice-family = { $side ->
    [own] ta main
   *[other] la main adverse
  }
choice-rounds = manches { $rounds }
choice-none = sans échange

note-hand = { $count } en main
note-deck = { $count } en pioche
note-manors = { $count } sur 4
note-castles = { $count } sur 3
note-owes = trébuche

## La partie guidée
guide-welcome = Voici la rue : dix demeures, dix manches. Quatre manoirs (jaunes) ou trois châteaux (roses) et tu gagnes. Tes cartes sont en bas, celles d'en face en haut.
guide-first = À toi d'ouvrir. Joue un Fantôme ou plusieurs : touche-les. Ton total doit dépasser celui d'en face quand tu termines ton tour. Les 1 sont nombreux, il n'y a qu'un seul 6 : pas besoin de tout dépenser.
guide-answer = Ton adversaire a posé son total. La ligne pointillée sur ta bougie montre ce qu'il faut atteindre. Trop cher ? Laisser la demeure n'est pas une honte : tu reçois le Médium de la manche.
guide-ahead = Tu es devant ! Termine ton tour : c'est à l'autre de te dépasser.
guide-tenth = Tu as perdu la manche, mais tu peux préparer la dernière : pose une carte face cachée sur la manche 10. Elle se retournera à la fin.
guide-medium = Tu as un Médium. Touche-le : il dit ce qu'il fait, et ce qu'il faut toucher ensuite. Il ne sert qu'une fois : choisis bien le moment.
guide-sign = Un Médium agit : son enseigne pend sur la rangée qu'il change. Touche une carte ou une bougie, et la somme s'explique.
guide-owes = Ton adversaire t'a tendu un tapis : ta prochaine carte sortira au hasard de ta main.
guide-late = Regarde les demeures prises en haut : qui est près de quatre manoirs ou de trois châteaux ? Touche une pioche pour compter les Fantômes qui restent.
guide-over = C'est fini ! Si personne n'a ses quatre manoirs ou trois châteaux, c'est la manche 10 qui décide, carte par carte.
