## Pourquoi ce coup

why-out = { $count ->
    [one] Un fantôme sort du hall
   *[other] { $count } fantômes sortent du hall
} : { $points } points que personne ne te reprendra.
why-stay = Rester caché vaut mieux que bouger.
why-unseen = Là où tes fantômes s’arrêtent, aucune porte ne les voit.
why-hidden = Le plus exposé de ceux qui bougent n’est vu que de { $doors ->
    [one] { $doors } porte
   *[other] { $doors } portes
} sur { $all }.
why-far-side = Un fantôme arrive à { $steps } pas de sa sortie ; le plus exposé est vu de { $doors ->
    [one] { $doors } porte
   *[other] { $doors } portes
} sur { $all }.
why-far-side-unseen = Un fantôme arrive à { $steps } pas de sa sortie, et aucune porte ne voit ceux qui bougent.
why-keyhole = Du côté { side }, les portes peuvent voir { $theirs ->
    [one] { $theirs } fantôme
   *[other] { $theirs } fantômes
} des autres, et { $mine } des tiens.
why-hall-is-good = Les meubles te cachent bien comme ils sont.
why-hides = Avec { piece } à cet endroit, tes fantômes sont vus de { $doors ->
    [one] { $doors } porte de moins
   *[other] { $doors } portes de moins
}.
why-uncovers = Avec { piece } à cet endroit, les fantômes des autres sont vus de { $doors ->
    [one] { $doors } porte de plus
   *[other] { $doors } portes de plus
}.
why-cover-ahead = Avec { piece } à cet endroit, tu auras pour avancer de meilleures cachettes que les autres.
