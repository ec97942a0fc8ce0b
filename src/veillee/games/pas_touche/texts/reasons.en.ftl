## Why this move

why-level = Level { $level } is that of the best bot: take a lower one to begin with.
why-hand-left = Play with the hand that comes quickest: here, the left.
why-hand-right = Play with the hand that comes quickest: here, the right.
why-throw = Everybody has read the result: lay your hands down and throw.
why-pass = { shown-treat } × { $number } is forbidden to you: a mistake would cost more than this round.
why-free = The dice show { shown-treat } × { $number }, and nothing forbids it: touch it with your own hand.
why-block = { shown-treat } × { $number } is forbidden to you: block with the other hand and cry “Pas Touche !”.

shown-treat = { $treat ->
    [croissant] croissant
    [churros] churros
    [macaron] macaron
    [eclair] éclair
    [waffle] waffle
   *[muffin] muffin
}
