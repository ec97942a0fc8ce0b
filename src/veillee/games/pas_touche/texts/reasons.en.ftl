## Why this move

why-level = At level { $level }, { $touches } right touches win. The higher the level, the longer the way.
why-hand-left = Play with your quicker hand: the left, if you are left-handed.
why-hand-right = Play with your quicker hand: for most people, the right.
why-throw = Everyone is ready: put your hands on the table and throw.
why-pass = Hands off { shown-treat } × { $number }: an error would cost more than this round.
why-free = The dice show { shown-treat } × { $number }, and nothing forbids it to you: touch it with your playing hand.
why-block = Hands off { shown-treat } × { $number }: block with the other hand and cry “Pas Touche !”.

shown-treat = { $treat ->
    [croissant] croissant
    [churros] churros
    [macaron] macaron
    [eclair] éclair
    [waffle] waffle
   *[muffin] muffin
}
