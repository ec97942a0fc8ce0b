## Les énigmes

riddle-expose = De quel côté mettre la serrure pour que les autres y perdent le plus ?
riddle-expose-hint = Mets-toi à la hauteur de chaque côté : qui les meubles cachent-ils, et de qui es-tu caché ?
riddle-expose-value = { $value ->
    [one] Sur les six portes, un fantôme des autres de plus que des tiens
   *[other] Sur les six portes : { $value } (fantômes des autres moins les tiens)
}
riddle-expose-how = Vrai regard par chacune des six portes de chaque côté.
why-riddle-expose = Du côté { side }, les six portes voient { $theirs } fois un fantôme des autres, et { $mine } fois un des tiens.
riddle-hide = Quelle case cache le mieux tes fantômes, si personne d’autre ne bouge ?
riddle-hide-hint = La serrure ne revient pas au côté où elle est. Qu’y a-t-il entre ce fantôme et les trois autres côtés ?
riddle-hide-value = Tes fantômes sont vus { $value } fois sur les 18 portes
riddle-hide-how = Vrai regard par chacune des 18 portes où la serrure peut aller.
why-riddle-hide = Là, il est vu de { $doors ->
    [0] aucune porte
    [one] { $doors } porte
   *[other] { $doors } portes
} sur { $all } ; ce qui le cache le plus : { $piece ->
    [keyhole] la serrure, qui ne voit pas jusque-là
    [ghost] un autre fantôme
   *[other] { piece }
}.
