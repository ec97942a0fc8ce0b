## Why this move

why-out = { $count ->
    [one] A ghost leaves the hall
   *[other] { $count } ghosts leave the hall
}: { $points } points that nobody can take from you.
why-stay = Staying hidden is better than moving.
why-near-exit = A ghost comes within { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} of its way out.
why-onward = Your ghosts move on, as close to the furniture as they can.
why-unseen = Where your ghosts stop, no door sees them.
why-hidden = The most exposed of those that move is seen from only { $doors } of { $all } doors.
why-far-side = A ghost comes within { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} of its way out; the most exposed is seen from { $doors } of { $all } doors.
why-far-side-unseen = A ghost comes within { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} of its way out, and no door sees those that move.
why-keyhole = By eye, the { side } side is where the others risk most compared with you.
why-keyhole-alone = Only you are in the hall: by eye, the { side } side is where you risk least.
why-keyhole-others = You have nobody in the hall: only the others risk being seen.
why-keyhole-empty = The hall is empty: nobody will be seen this round.
why-hall-is-good = The furniture hides you well as it is.
why-hides = With { piece } there, your ghosts are seen from { $doors ->
    [one] { $doors } door fewer
   *[other] { $doors } fewer doors
}.
why-uncovers = With { piece } there, the others’ ghosts are seen from { $doors ->
    [one] { $doors } more door
   *[other] { $doors } more doors
}.
why-cover-ahead = With { piece } there, you will find better hiding places for your walk than the others.
