## Why this move

why-not-yet = Not yet: { suspect } and { place } is only { $percent }% likely. You need another clue.
why-sure = You know it: { suspect }, and the flag is here: { place }.
why-gamble = { suspect } and { place }: { $percent }% likely, and waiting would be the greater risk.
why-finish-sure = You know the answer: go to Finish and accuse.
why-finish = On Finish you may accuse, and you have a { $percent }% chance of being right.
why-witness-new = You have not heard this witness yet: somebody will be cleared.
why-witness-solves = This witness has a { $percent }% chance of giving you the answer.
why-place-new = You have not searched this place yet: you will know whether the flag is there.
why-place-solves = This place has a { $percent }% chance of giving you the answer.
why-action = The action hidden here is known and serves you: “{ action }”.
why-near-finish = From there Finish is only { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} away, and you know the answer.
why-near-witness = From there a witness whom you have not heard is { $steps } { $steps ->
    [one] step
   *[other] steps
} away.
why-near-place = From there a place that you have not searched is { $steps } { $steps ->
    [one] step
   *[other] steps
} away.
why-explore = The action hidden here is unknown: it may help you.
why-look-most = This card tells you the most.
why-look-solves = This card has a { $percent }% chance of giving you the answer.
why-look-nothing = No card tells you anything new here: this one costs nothing.
why-ask-new = This detective is the likeliest to show you a new card: { $percent }%.
why-ask-nothing = Nobody has a new card for you: asking costs nothing.
why-trade-finish = Their square is better: Finish is { $steps } { $steps ->
    [one] step
   *[other] steps
} from it.
why-trade-witness = Their square is better: a new witness is { $steps } { $steps ->
    [one] step
   *[other] steps
} from it.
why-trade-place = Their square is better: a new place is { $steps } { $steps ->
    [one] step
   *[other] steps
} from it.
why-trade-away = It takes this detective away from what they are looking for.
why-opens-finish = The swap opens the way: Finish is then { $steps } { $steps ->
    [one] step
   *[other] steps
} away.
why-opens-witness = The swap opens the way: a new witness is then { $steps } { $steps ->
    [one] step
   *[other] steps
} away.
why-opens-place = The swap opens the way: a new place is then { $steps } { $steps ->
    [one] step
   *[other] steps
} away.
why-blocks = The swap closes another detective’s way to Finish.
why-no-walk = No walk helps you with this die: swap two paths instead.
