## Pourquoi ce coup

why-out = { $count ->
    [one] Un fantôme sort du hall
   *[other] { $count } fantômes sortent du hall
} : { $points } points que personne ne te reprendra.
why-stay = Rester caché vaut mieux que bouger.
why-near-exit = Un fantôme arrive à { $steps } pas de sa sortie.
why-onward = Tes fantômes avancent, au plus près des meubles.
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
why-keyhole = À vue d’œil, c’est du côté { side } que les autres risquent le plus par rapport à toi.
why-keyhole-alone = Il n’y a que toi dans le hall : à vue d’œil, c’est du côté { side } que tu risques le moins.
why-keyhole-others = Tu n’as personne dans le hall : seuls les autres risquent d’être vus.
why-keyhole-empty = Le hall est vide : ce tour-ci, personne ne sera vu.
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
