## Pourquoi ce coup

why-level = Au niveau { $level }, { $touches } bonnes touches suffisent pour gagner. Plus le niveau est haut, plus c’est long.
why-hand-left = Joue de ta main la plus rapide : la gauche, si tu es gaucher ou gauchère.
why-hand-right = Joue de ta main la plus rapide : pour la plupart des gens, la droite.
why-throw = Tout le monde est prêt : pose tes mains et lance.
why-pass = Pas touche à { shown-treat } × { $number } : une erreur coûterait plus que ce tour.
why-free = Les dés montrent { shown-treat } × { $number }, et rien ne te l’interdit : touche de la main qui joue.
why-block = Pas touche à { shown-treat } × { $number } : bloque de l’autre main, en criant « Pas Touche ! ».

shown-treat = { $treat ->
    [croissant] croissant
    [churros] churros
    [macaron] macaron
    [eclair] éclair
    [waffle] gaufre
   *[muffin] muffin
}
