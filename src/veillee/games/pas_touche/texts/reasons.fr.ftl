## Pourquoi ce coup

why-level = Le niveau { $level } est celui du meilleur robot : prends-en un plus bas pour commencer.
why-hand-left = Joue de la main qui te vient le plus vite : ici, la gauche.
why-hand-right = Joue de la main qui te vient le plus vite : ici, la droite.
why-throw = Tout le monde a lu le résultat : pose tes mains et lance.
why-pass = { shown-treat } × { $number } t’est interdit : une erreur coûterait plus que ce tour.
why-free = Les dés montrent { shown-treat } × { $number }, et rien ne te l’interdit : touche-la de ta main.
why-block = { shown-treat } × { $number } t’est interdit : bloque de l’autre main, en criant « Pas Touche ! ».

shown-treat = { $treat ->
    [croissant] croissant
    [churros] churros
    [macaron] macaron
    [eclair] éclair
    [waffle] gaufre
   *[muffin] muffin
}
