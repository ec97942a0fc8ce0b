### Rest in Peace, en français. $who est « you » (toi) ou autre chose : alors $name est le nom de la famille.

game-name = Rest in Peace
game-pitch = Deux familles de Fantômes se disputent dix Demeures, manche après manche. Joue gros, abandonne au bon moment, et garde des forces pour la dixième.

## Les mots

seat-green = Vert
seat-blue = Bleu

word-manor = manoir
word-castle = château

count-manor = { $count ->
    [one] { $count } manoir
   *[other] { $count } manoirs
}
count-castle = { $count ->
    [one] { $count } château
   *[other] { $count } châteaux
}
sketch-hand = main : { $hand }   paquet : { $deck }
sketch-tenth = manche 10 : { $cards }

tenth-special = Dixième manche
card-ghost = Fantôme { $value }
card-medium = Médium { $medium }, { medium-name }

## Les Médiums

medium-1-name = Tu l’auras pas
medium-1-effect = Le Médium de la manche est pour toi, même si tu la gagnes.
medium-2-name = Tata, es-tu là ?
medium-2-effect = Cherche dans ton paquet un Fantôme de ton choix : il entre en jeu aussitôt.
medium-3-name = Révèle-toi !
medium-3-effect = Compte 1. Tu vois la main adverse tant que la manche dure.
medium-4-name = La Dame Blanche c’est ma cousine
medium-4-effect = Compte 2.
medium-5-name = Sir Nicholas
medium-5-effect = Compte 3.
medium-6-name = Les pieds dans le tapis
medium-6-effect = La prochaine carte de l’autre famille, dans cette manche ou dans la suivante, sera un Fantôme tiré au hasard de sa main.
medium-7-name = Mariage repoussé
medium-7-effect = Compte 3, mais seulement sur la manche 10.
medium-8-name = Noctule noctambule
medium-8-effect = Tes cartes paires comptent 1 de plus.
medium-9-name = Essssspirit
medium-9-effect = Tes cartes impaires comptent 1 de plus.
medium-10-name = Esprit frappeur
medium-10-effect = Choisis un nombre de 1 à 6 : tes cartes de cette valeur comptent 2 de plus.
medium-11-name = Disparais apparition !
medium-11-effect = Défausse une carte adverse de cette manche, Fantôme ou Médium.
medium-12-name = Tu fais pas assez peur
medium-12-effect = En face, les 1 et les 2 ne comptent pas.
medium-13-name = Maintenant ou jamais
medium-13-effect = Compte 4. Quand la manche s’achève, il passe de ton côté de la manche 10, où il compte −2.
medium-14-name = À 2 on a moins peur
medium-14-effect = Tant que dure la manche, l’autre famille joue à chaque tour zéro carte, ou au moins deux.
medium-15-name = C’est encore moi
medium-15-effect = Si tu gagnes, tu peux garder une autre de tes cartes pour la manche suivante.
medium-16-name = Je vois double
medium-16-effect = Copie un de tes Fantômes de cette manche.
medium-17-name = L’ectoplasme a des miasmes
medium-17-effect = Choisis un nombre de 1 à 6 : les cartes adverses de cette valeur comptent 2 de moins, jamais sous 0.
medium-18-name = Je reviendrai
medium-18-effect = Remets dans ton paquet un Fantôme joué dans une manche précédente, puis mélange.
medium-19-name = Fantôme de Noël à venir
medium-19-effect = Retourne la carte du dessus d’un paquet, le tien ou l’autre : ce Médium prend sa valeur pour la manche.
medium-20-name = On se retrouve à la fin
medium-20-effect = Choisis une famille : le hasard prend une carte dans sa main et la met, face cachée, de son côté de la manche 10.
medium-21-name = Bloody Mary
medium-21-effect = Compte 6. Défausse deux Fantômes de ta main.
medium-22-name = Je fais le mort
medium-22-effect = Tu perds la manche aussitôt, mais tu reprends une autre de tes cartes de la manche.
medium-23-name = Les poissons rouges fantômes
medium-23-effect = Compte comme deux Fantômes de valeur 1.
medium-24-name = Soirée réservée aux spectres
medium-24-effect = L’autre famille ne joue plus de Médium dans cette manche.
medium-25-name = On n’a plus jamais revu Raymonde et René
medium-25-effect = Choisis deux nombres différents de 1 à 6 : plus personne ne joue ces valeurs dans cette manche.
medium-26-name = Esprit cult(ur)iste
medium-26-effect = Choisis un nombre de 1 à 6 : chez toi comme en face, les cartes de cette valeur comptent 3 de plus.
medium-27-name = La trêve des conjureurs
medium-27-effect = Égalité aussitôt : la Demeure passe à la manche suivante, le Médium est défaussé.
medium-28-name = On a échangé nos demeures
medium-28-effect = Tu peux échanger les Demeures de deux manches à venir.
medium-29-name = On vaut pas grand chose
medium-29-effect = Chaque autre carte de la manche compte 1 et n’a plus aucun effet.

# Le nom du Médium dont $medium est le numéro.
medium-name = { $medium ->
    [1] { medium-1-name }
    [2] { medium-2-name }
    [3] { medium-3-name }
    [4] { medium-4-name }
    [5] { medium-5-name }
    [6] { medium-6-name }
    [7] { medium-7-name }
    [8] { medium-8-name }
    [9] { medium-9-name }
    [10] { medium-10-name }
    [11] { medium-11-name }
    [12] { medium-12-name }
    [13] { medium-13-name }
    [14] { medium-14-name }
    [15] { medium-15-name }
    [16] { medium-16-name }
    [17] { medium-17-name }
    [18] { medium-18-name }
    [19] { medium-19-name }
    [20] { medium-20-name }
    [21] { medium-21-name }
    [22] { medium-22-name }
    [23] { medium-23-name }
    [24] { medium-24-name }
    [25] { medium-25-name }
    [26] { medium-26-name }
    [27] { medium-27-name }
    [28] { medium-28-name }
    [29] { medium-29-name }
   *[other] { $medium }
}

# La suite d’un Médium joué : la ou les valeurs nommées, rien quand il n’y en a pas.
medium-values = { $value ->
    [1] { " " }(valeur 1)
    [2] { " " }(valeur 2)
    [3] { " " }(valeur 3)
    [4] { " " }(valeur 4)
    [5] { " " }(valeur 5)
    [6] { " " }(valeur 6)
   *[other] { "" }
}
medium-pair = { $first ->
    [1] { " " }(valeurs 1 et { $second })
    [2] { " " }(valeurs 2 et { $second })
    [3] { " " }(valeurs 3 et { $second })
    [4] { " " }(valeurs 4 et { $second })
    [5] { " " }(valeurs 5 et { $second })
   *[other] { "" }
}

## Les options

option-levels = Niveaux des Médiums
option-levels-help = Les niveaux d’où viennent les Médiums. Le niveau 0 seul donne les neuf cartes de base ; il faut au moins neuf Médiums en tout.
option-levels-first = Première partie : les neuf Médiums de base.
option-levels-0 = Niveau 0 : les neuf cartes de base
option-levels-1 = Niveau 1 : Médiums 10 à 14
option-levels-2 = Niveau 2 : Médiums 15 à 19
option-levels-3 = Niveau 3 : Médiums 20 à 24
option-levels-4 = Niveau 4 : Médiums 25 à 29
option-initiation = Initiation
option-initiation-help = Pour une première partie : les neuf Médiums de base, trois visibles au début, un de plus à chaque manche.
option-first = Première famille
option-first-help = Qui ouvre la première manche. Sans choix, le hasard décide.

## Ce qu’il y a à faire

phase-setup = Les Demeures et les Médiums se mettent en place.
phase-draw = Chaque famille pioche ses Fantômes.
phase-play = À toi : joue des Fantômes ou des Médiums, puis termine ton tour. Si tu ne dépasses pas l’autre total, tu abandonnes la Demeure.
phase-tenth = Manche perdue : tu peux poser une carte face cachée sur la manche 10.
phase-keep = Manche gagnée : tu peux garder une de tes cartes pour la manche suivante.
phase-resolve = Manche 10 : choisis ce que fait ton Médium.
phase-over = La partie est finie.

## Les refus

refusal-bare = Le Médium { $medium } se joue sans choix.
refusal-RIP-C1-bare = { refusal-bare }
refusal-RIP-C3-bare = { refusal-bare }
refusal-RIP-C4-bare = { refusal-bare }
refusal-RIP-C5-bare = { refusal-bare }
refusal-RIP-C6-bare = { refusal-bare }
refusal-RIP-C8-bare = { refusal-bare }
refusal-RIP-C9-bare = { refusal-bare }
refusal-RIP-C12-bare = { refusal-bare }
refusal-RIP-C13-bare = { refusal-bare }
refusal-RIP-C14-bare = { refusal-bare }
refusal-RIP-C15-bare = { refusal-bare }
refusal-RIP-C23-bare = { refusal-bare }
refusal-RIP-C24-bare = { refusal-bare }
refusal-RIP-C27-bare = { refusal-bare }
refusal-RIP-C29-bare = { refusal-bare }
refusal-RIP-S1 = La ligne a neuf Médiums différents, pris parmi ceux qui sont en jeu.
refusal-RIP-S2 = Ces niveaux donnent moins de neuf Médiums : ajoute un niveau.
refusal-RIP-S3 = Il y a six manoirs et quatre châteaux, ni plus ni moins.
refusal-RIP-S4 = Cette carte ne peut pas être piochée maintenant.
refusal-RIP-S5 = L’initiation se joue avec le niveau 0 seul.
refusal-RIP-T1-turn = Ce n’était pas à toi de jouer.
refusal-RIP-T1-over = La partie est finie.
refusal-RIP-T1-phase = Ce n’est pas ce que le hasard décide maintenant.
refusal-RIP-T1-play = Pas maintenant : joue une carte, ou termine ton tour.
refusal-RIP-T1-tenth = Pas maintenant : pose d’abord une carte sur la manche 10, ou dis que tu ne poses rien.
refusal-RIP-T1-keep = Pas maintenant : choisis d’abord la carte que tu gardes, ou aucune.
refusal-RIP-T1-resolve = Pas maintenant : choisis d’abord ce que fait ton Médium de la manche 10.
refusal-RIP-T1-card = Tu n’as pas cette carte : joue un Fantôme de ta main ou un de tes Médiums.
refusal-RIP-T5 = Cette carte ne peut pas être piochée.
refusal-RIP-T6 = Tu ne peux poser sur la manche 10 qu’un Fantôme de ta main ou un Médium à toi.
refusal-RIP-V5 = Le 29 est en jeu : un Médium se joue alors sans choix et sans effet.
refusal-RIP-C2-choice = Choisis une valeur qui est encore dans ton paquet et qui n’est pas interdite.
refusal-RIP-C6 = Seul un Fantôme permis de la main peut venir en trébuchant.
refusal-RIP-C6-debt = Tu as les pieds dans le tapis : trébuche d’abord, ou termine ton tour.
refusal-RIP-C6-none = Tu n’as pas à trébucher : joue la carte de ton choix.
refusal-RIP-C7 = Mariage repoussé : le Médium 7 ne sert que sur la manche 10. Tu pourras l’y poser quand tu perdras une manche.
refusal-RIP-C10-choice = Choisis un nombre de 1 à 6.
refusal-RIP-C11-choice = Choisis une carte adverse de cette manche.
refusal-RIP-C14 = À 2 on a moins peur : joue encore une carte avant de terminer ton tour.
refusal-RIP-C15 = Tu ne peux garder qu’une autre de tes cartes de cette manche.
refusal-RIP-C16-choice = Choisis un de tes Fantômes de cette manche, d’une valeur permise.
refusal-RIP-C17-choice = Choisis un nombre de 1 à 6.
refusal-RIP-C18-choice = Choisis un Fantôme que tu as joué dans une manche précédente.
refusal-RIP-C19 = C’est la carte retournée qui vient d’abord.
refusal-RIP-C19-choice = Choisis un paquet : le tien ou l’autre.
refusal-RIP-C20 = Seule une carte de cette main peut partir.
refusal-RIP-C20-choice = Choisis une famille : la tienne ou l’autre.
refusal-RIP-C21 = Bloody Mary coûte deux Fantômes de ta main : tu ne les as pas.
refusal-RIP-C21-choice = Choisis deux Fantômes de ta main à défausser.
refusal-RIP-C22-choice = Choisis une autre de tes cartes de cette manche : tu la reprends.
refusal-RIP-C24 = Soirée réservée aux spectres : plus de Médium pour toi dans cette manche. Joue un Fantôme, ou termine ton tour.
refusal-RIP-C25 = Le Médium 25 interdit la valeur { $value } dans cette manche : joue une autre carte, ou termine ton tour.
refusal-RIP-C25-choice = Choisis deux nombres différents, de 1 à 6.
refusal-RIP-C26-choice = Choisis un nombre de 1 à 6.
refusal-RIP-C28-choice = Choisis deux manches après celle-ci, ou aucune.
refusal-RIP-X1 = Un autre de tes Médiums attend d’abord ton choix.

## Ce qui se passe

event-first = { $who ->
    [you] Tu commences.
   *[other] { $name } commence.
}
event-line = Les Médiums de la soirée : { $mediums }
event-houses = Les dix Demeures sont posées.
event-draw = { $who ->
    [you] Tu pioches { drawn-card }.
   *[other] { $name } pioche { drawn-card }.
}
drawn-card = { $value ->
    [1] un Fantôme 1
    [2] un Fantôme 2
    [3] un Fantôme 3
    [4] un Fantôme 4
    [5] un Fantôme 5
    [6] un Fantôme 6
   *[other] une carte
}
event-play-ghost = { $who ->
    [you] Tu joues un Fantôme { $value }.
   *[other] { $name } joue un Fantôme { $value }.
}
event-play-medium = { $who ->
    [you] Tu joues le Médium { $medium }, « { medium-name } »{ medium-values }{ medium-pair }.
   *[other] { $name } joue le Médium { $medium }, « { medium-name } »{ medium-values }{ medium-pair }.
}
event-fetch = { $who ->
    [you] Un Fantôme { $value } sort de ton paquet.
   *[other] Un Fantôme { $value } sort du paquet de { $name }.
}
event-stumble = { $who ->
    [you] Tu trébuches : un Fantôme { $value } tombe de ta main.
   *[other] { $name } trébuche : un Fantôme { $value } tombe de sa main.
}
event-reveal = { $who ->
    [you] Sur ton paquet : un Fantôme { $value }.
   *[other] Sur le paquet de { $name } : un Fantôme { $value }.
}
event-hidden-tenth = { $who ->
    [you] De ta main part, face cachée, de ton côté de la manche 10 : { $card }.
   *[other] Une carte de la main de { $name } part face cachée de son côté de la manche 10.
}
event-drawn-tenth = { $who ->
    [you] De ta main, un Fantôme { $value } rejoint ton côté de la manche 10.
   *[other] De la main de { $name }, un Fantôme { $value } rejoint son côté de la manche 10.
}
event-discard = { $who ->
    [you] Défaussé de ton côté : { $cards }.
   *[other] Défaussé du côté de { $name } : { $cards }.
}
event-take-back = { $who ->
    [you] Tu reprends une carte : { $card }.
   *[other] { $name } reprend une carte : { $card }.
}
event-return-to-deck = { $who ->
    [you] Ton Fantôme { $value } retourne dans ton paquet, que tu mélanges.
   *[other] { $name } remet un Fantôme { $value } dans son paquet et mélange.
}
event-debt = { $who ->
    [you] Ta prochaine carte viendra au hasard de ta main.
   *[other] La prochaine carte de { $name } viendra au hasard de sa main.
}
event-see-hand = { $who ->
    [you] Tu vois la main adverse : { $hand }.
   *[other] { $name } regarde la main adverse.
}
event-turn-ends = { $who ->
    [you] Tu mènes { $total } à { $other }.
   *[other] { $name } mène { $total } à { $other }.
}
event-abandon = { $who ->
    [you] Tu abandonnes la Demeure ({ $total } contre { $other }).
   *[other] { $name } abandonne la Demeure ({ $total } contre { $other }).
}
event-take-token = { $who ->
    [you] La manche { $round } est à toi : { taken-houses }.
   *[other] La manche { $round } est à { $name } : { taken-houses }.
}
taken-houses = { $manors ->
    [0] { taken-castles }
    [one] { $manors } manoir{ and-castles }
   *[other] { $manors } manoirs{ and-castles }
}
taken-castles = { $castles ->
    [0] aucune Demeure
    [one] { $castles } château
   *[other] { $castles } châteaux
}
and-castles = { $castles ->
    [0] { "" }
    [one] { " " }et { $castles } château
   *[other] { " " }et { $castles } châteaux
}
event-take-medium = { $who ->
    [you] Tu prends le Médium { $medium }, « { medium-name } ».
   *[other] { $name } prend le Médium { $medium }, « { medium-name } ».
}
event-truce = { $who ->
    [you] Tu proclames une trêve : les Demeures attendent la manche suivante, le Médium { $medium } est défaussé.
   *[other] { $name } proclame une trêve : les Demeures attendent la manche suivante, le Médium { $medium } est défaussé.
}
event-move-to-tenth = { $who ->
    [you] Ton « { medium-13-name } » passe de ton côté de la manche 10 : il y compte −2.
   *[other] « { medium-13-name } » passe sur la manche 10, du côté de { $name } : il y compte −2.
}
event-keep = { $who ->
    [you] Tu gardes pour la manche suivante : { $card }.
   *[other] { $name } garde pour la manche suivante : { $card }.
}
event-place-tenth = { $who ->
    [you] Tu poses face cachée sur la manche 10 : { $card }.
   *[other] { $name } pose une carte face cachée sur la manche 10.
}
event-decline-tenth = { $who ->
    [you] Tu ne poses rien sur la manche 10.
   *[other] { $name } ne pose rien sur la manche 10.
}
event-swap-houses = { $who ->
    [you] Tu échanges les Demeures des manches { $first } et { $second }.
   *[other] { $name } échange les Demeures des manches { $first } et { $second }.
}
event-new-round = { $who ->
    [you] Manche { $round } : à toi de commencer.
   *[other] Manche { $round } : { $name } commence.
}
event-turn-up-medium = Le Médium de la manche { $round } se découvre : { $medium }, « { medium-name } ».
event-reveal-tenth = { $who ->
    [you] La manche 10, de ton côté : { $cards }.
   *[other] La manche 10, du côté de { $name } : { $cards }.
}
event-resolve = { $who ->
    [you] Tu résous le Médium { $medium }, « { medium-name } »{ medium-values }.
   *[other] { $name } résout le Médium { $medium }, « { medium-name } »{ medium-values }.
}
event-round-ten-total = Manche 10 : { $green } pour la famille verte, { $blue } pour la bleue.
event-void = La manche 10 est annulée. On compte les Demeures : { $green } pour la famille verte, { $blue } pour la bleue.
event-game-over = { $why ->
    [manors] { $who ->
        [you] Quatre manoirs : tu gagnes la partie !
       *[other] Quatre manoirs : { $name } gagne la partie.
    }
    [castles] { $who ->
        [you] Trois châteaux : tu gagnes la partie !
       *[other] Trois châteaux : { $name } gagne la partie.
    }
    [tenth] { $who ->
        [you] La dixième manche est à toi : tu gagnes la partie !
       *[other] La dixième manche est à { $name }, qui gagne la partie.
    }
    [tokens] { $who ->
        [you] Tu as le plus de Demeures : tu gagnes la partie !
       *[other] { $name } a le plus de Demeures et gagne la partie.
    }
   *[draw] Égalité parfaite : l’éternel combat continue.
}
