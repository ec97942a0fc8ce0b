game-name = Pas Vu Pas Pris
game-pitch = Take your ghosts across the hotel hall in five rounds, hidden behind the furniture. Somebody is looking through the keyhole… and every ghost that is seen starts again!

seat = { $seat ->
    [south] Moon
    [west] Star
    [north] Drop
    [east] Leaf
   *[other] { $seat }
  }
seat-south = Moon
seat-west = Star
seat-north = Drop
seat-east = Leaf
other-seat = { $other ->
    [south] Moon
    [west] Star
    [north] Drop
    [east] Leaf
   *[other] { $other }
  }
side = { $side ->
    [south] moon
    [west] star
    [north] drop
    [east] leaf
   *[unknown] unknown
  }
ghost = { $ghost ->
    [large] the large ghost
    [medium1] medium ghost 1
    [medium2] medium ghost 2
    [small1] small ghost 1
    [small2] small ghost 2
    [small3] small ghost 3
    [small4] small ghost 4
   *[unknown] a ghost
  }
first-ghost = { $first ->
    [large] the large ghost
    [medium1] medium ghost 1
    [medium2] medium ghost 2
    [small1] small ghost 1
    [small2] small ghost 2
    [small3] small ghost 3
    [small4] small ghost 4
   *[unknown] a ghost
  }
second-ghost = { $second ->
    [large] the large ghost
    [medium1] medium ghost 1
    [medium2] medium ghost 2
    [small1] small ghost 1
    [small2] small ghost 2
    [small3] small ghost 3
    [small4] small ghost 4
   *[unknown] a ghost
  }
result-ghost = { $result ->
    [large] the large ghost
    [medium1] medium ghost 1
    [medium2] medium ghost 2
   *[unknown] that ghost
  }
piece = { $piece ->
    [mirror] the mirror
    [trolley] the trolley
    [desk] the desk
    [piano] the piano
    [armchair] the armchair
    [table] the table
   *[unknown] a piece
  }
layout-salon = Drawing room
layout-reception = Reception
layout-ballroom = Ballroom
layout-library = Library
layout-random = At random
layout-players = By the players

option-first-south = Moon
option-first-north = Drop
option-first-west = Star
option-first-east = Leaf

option-players = Players
option-players-help = 2 to 4 gangs of ghosts, one on each side of the hall.
option-fusion = Fusion
option-fusion-help = Only small ghosts start; they grow by merging on one square.
option-midnight = Midnight strikes
option-midnight-help = From the second round on, a Midnight card shakes up the hall before the draw.
option-layout = Furniture
option-layout-help = How the hall is furnished at the start: a ready-made layout, at random, or piece by piece, everyone in turn.
option-first = The die to start with
option-first-help = Who looked through a keyhole last? They get the die and start.
option-reflections = Reflections
option-reflections-help = A ghost seen in the mirror is seen.
option-rehearsal = Rehearsal
option-rehearsal-help = For learning: until your plan is sent you may peek through a door and see who would be seen.

phase-setup = The hall is furnished, the keyhole is placed and someone is given the die.
phase-midnight = Midnight strikes: a card is turned up.
phase-draw = A Movement card is drawn.
phase-furnish = Move one of the pieces on your card, or leave the hall as it is.
phase-plan = Share out your card’s number among your ghosts, hide them well, then confirm.
phase-roll = The die is rolled: the highest roll chooses the keyhole’s side.
phase-side = Choose the keyhole’s side: it must change, and your choice is final.
phase-door = The die is rolled for the keyhole’s door.
phase-choice = The Midnight card asks you for a choice: you must make it.
phase-over = The game is over.

midnight-1 = Nosy twice over
midnight-1-help = After the look, the keyhole goes to the door of the same number on the opposite side, and everyone looks again.
midnight-2 = Everybody hide
midnight-2-help = The ghosts in the hall lie down, and all ghosts move lying down this round.
midnight-3 = Overexcited
midnight-3-help = Every piece is tipped onto its side.
midnight-4 = Face-pulling contest
midnight-4-help = The mirror turns towards the centre; everyone puts a small ghost in front of it, which does not move this round.
midnight-5 = Tag, you’re it
midnight-5-help = Everyone replaces a small ghost of the neighbour on the right with one of their own; if there is none in the hall, they put one on their third row.
midnight-6 = Dance floor
midnight-6-help = Every piece slides towards the door it is nearest to, up to the wall.
midnight-7 = Off-ground tag
midnight-7-help = At the end of the round, every ghost that is not on a piece of furniture goes back to its side.
midnight-8 = I’m telling my big brother
midnight-8-help = Everyone who can replaces one of their own ghosts in the hall with a larger one from their reserve.
midnight-9 = Knock, knock, knock
midnight-9-help = Nobody chooses: the keyhole stays on its side, and the die is rolled only for the door.
midnight-10 = I’m dizzy
midnight-10-help = The board makes a quarter turn with everything on it. You stay where you sit: same doors to enter, same doors to leave.
midnight-11 = Crystal ball
midnight-11-help = The die gives the door’s number at once; only the side will be left to choose.
midnight-12 = Red light, green light
midnight-12-help = Every ghost in the hall moves one square towards its exit; some may leave.

event-furniture-laid = The hall is furnished.
event-keyhole-placed = The keyhole is at door { $door } of the { side } side.
event-die-given = { seat } has the die.
event-round-began = Round { $round }: { seat } has the die.
event-card-drawn = { seat } draws a card: { $number } steps.
event-furnished = { seat } moves { piece }.
event-piece-taken = { seat } takes { piece }.
event-piece-put-back = { seat } puts { piece } back as it stood.
event-piece-laid = { seat } puts { piece } into the hall.
event-furniture-left = { seat } leaves the furniture alone.
event-piece-dropped = Without its support, { piece } drops.
event-ghost-came-down = { seat }: { ghost } is put down on { $square }.
event-ghost-walked = { seat }: { ghost } goes to { $square }.
event-ghost-out = { seat }: { ghost } is out!
event-ghosts-merged = { seat }: { first-ghost } and { second-ghost } merge on { $square }, here is { ghost }.
event-taken-back = { seat }: { ghost } is taken back and starts again.
event-planned = { seat } has sent a plan.
event-rolled = { seat } rolls the die: { $number }.
event-rolls-tied = A tie at { $number }: those players roll again.
event-chooser = { seat } chooses the keyhole’s side.
event-side-chosen = { seat } chooses the { side } side.
event-door-rolled = The die shows { $number }.
event-looked = A look through door { $door } of the { side } side: { $count ->
    [0] nobody is seen.
    [one] one ghost is seen!
   *[other] { $count } ghosts are seen!
  }
event-not-perched = { seat }: { ghost } is not on the furniture and goes back to its side.
event-midnight = Midnight strikes: { $number ->
    [1] { midnight-1 }
    [2] { midnight-2 }
    [3] { midnight-3 }
    [4] { midnight-4 }
    [5] { midnight-5 }
    [6] { midnight-6 }
    [7] { midnight-7 }
    [8] { midnight-8 }
    [9] { midnight-9 }
    [10] { midnight-10 }
    [11] { midnight-11 }
   *[12] { midnight-12 }
  }!
event-ghosts-lie = All ghosts in the hall lie down.
event-tipped = Over it goes: { piece } is tipped towards the { side } side.
event-slid = Dancing, { piece } slides to the nearest door.
event-makes-faces = { seat }: { ghost } makes faces in front of the mirror.
event-tagged = { seat }: { ghost } takes the place of a ghost of { other-seat } on { $square }.
event-placed = { seat }: { ghost } appears on { $square }.
event-grown = { seat }: { ghost } comes to replace its little brother.
event-sun = Green light! Every ghost that could has moved one square on.
event-game-ended = No more cards: the points are counted.


refusal-PVP-S1-players = 2, 3 or 4 can play, not { $players }.
refusal-PVP-S2 = All six pieces must be laid out, each once.
refusal-PVP-S2-moment = The hall is already furnished.
refusal-PVP-S2-put = The hall is not furnished yet: put down one of the pieces that are left.
refusal-PVP-S2-stands = Already in the hall: { piece } stays there until the first round.
refusal-PVP-S2-unknown = There is no layout “{ $layout }”.
refusal-PVP-S3-unknown = Nobody plays on the “{ $first }” side: the die goes to somebody who plays.
refusal-PVP-S3-moment = This is not what the set-up is waiting for.
refusal-PVP-S5-moment = No Midnight card is turned up now.
refusal-PVP-M4 = That card is no longer in the pile.
refusal-PVP-M6 = That Midnight card has already been turned up.
refusal-PVP-T1-moment = You cannot move furniture now: it is for whoever has just drawn, if their card shows some.
refusal-PVP-T1-turn = It is not your turn to put a piece down: everyone in turn.
refusal-PVP-T1-piece = Your card does not show { piece }, and one of the two it shows can still be moved.
refusal-PVP-T2-moment = Your ghosts do not move now: everyone sends one plan a round, once all cards are drawn.
refusal-PVP-T2-twice = Your plan moves { ghost } twice: only once a round.
refusal-PVP-T3-moment = It is not for you to choose the keyhole’s side now.
refusal-PVP-T4 = The keyhole is already on the { side } side: it must change sides.
refusal-PVP-T4-looking = Nobody tries a door before the look: hide as best you can judge.
refusal-PVP-T4-planned = Your plan is in, or all the others have made theirs: no more peeking through doors.
refusal-PVP-T4-testing = Everybody has planned: nobody tries the doors before a side is chosen.
refusal-PVP-T5-moment = The die is not rolled now.
refusal-PVP-F1 = Not possible: { piece } cannot be put down like that.
refusal-PVP-F1-outside = Not possible: { piece } would stick out of the hall.
refusal-PVP-F1-overlap = Not possible: { piece } would pass through something.
refusal-PVP-F1-falls = Not possible: { piece } would fall. Try a little to the side, or let it lean (A).
refusal-PVP-F1-level = Not possible: { piece } does not rest at that height.
refusal-PVP-F1-no-lean-engine = Furniture cannot lean here: put this piece down flat.
refusal-PVP-F1-not-settled = Not possible: { piece } finds no balance there.
refusal-PVP-F2 = Not possible: { piece } has been moved this round already. Take a lit piece, or leave the hall as it is.
refusal-PVP-F3 = You already hold { piece }: move it, or put it back.
refusal-PVP-F5 = Not possible: a ghost on it would have no room on its square if { piece } were taken.
refusal-PVP-G1 = A step goes to a neighbouring square, never diagonally: { ghost } cannot go to { $square }.
refusal-PVP-G1-door = Ghosts enter by a door on their own side: { ghost } cannot enter at { $square }.
refusal-PVP-G2 = The exit is on the side opposite your start: { ghost } cannot leave from { $square }.
refusal-PVP-G2-out = Out for good: { ghost } does not come back into the hall.
refusal-PVP-G3 = It entered this round: { ghost } cannot leave before the next one.
refusal-PVP-G4 = Your plan has { $steps } steps, your card allows { $number }.
refusal-PVP-G5 = There is no room on { $square } for { ghost }.
refusal-PVP-G5-place = There is no room at that spot of { $square } for { ghost }.
refusal-PVP-U1 = With fusion, only small ghosts start: { ghost } must come from a merge.
refusal-PVP-U2-off = This game is played without fusion.
refusal-PVP-U2-sizes = A small ghost merges with a small or medium one of your colour, nothing else.
refusal-PVP-U2-square = To merge, { first-ghost } and { second-ghost } must be on the same square.
refusal-PVP-U2-still = To merge, one of the two must have moved in this plan.
refusal-PVP-U2-result = That merge does not make a ghost of that size.
refusal-PVP-U3-mediums = Two medium ghosts do not merge.
refusal-PVP-U3-reserve = No ghost of the right size is in your reserve.
refusal-PVP-U3-room = There is no room on { $square } for { result-ghost }.
refusal-PVP-U4 = Made by a merge this round, { ghost } does not move again.
refusal-PVP-U4-merge = A ghost made by a merge this round does not merge again.
refusal-PVP-U6 = You still have a small ghost on your side: { ghost } stays out.
refusal-PVP-U6-size = Only small ghosts are taken back: { ghost } stays out.
refusal-PVP-N3 = That piece does not tip that way now.
refusal-PVP-N4 = It is in front of the mirror: { ghost } does not move this round.
refusal-PVP-N5 = Not possible: take a small ghost from your reserve; it replaces a small ghost of your neighbour on the right that was there before the card or, if there is none, goes on your third row.
refusal-PVP-N5-moment = The Midnight card does not ask that of you now.
refusal-PVP-N5-skip = The Midnight card makes you choose: you can, so you must.
refusal-PVP-N8 = Not possible: replace one of your ghosts in the hall with a larger one from your reserve that fits on its square.
refusal-PVP-N8-moment = The Midnight card does not ask that of you now.
refusal-PVP-N8-skip = The Midnight card makes you choose: you can, so you must.

board-hall = The hall seen from above
board-door = Door { $door }, { side } side
board-keyhole-here = the keyhole is here
board-take = Take { piece }
board-held = In hand: { piece }, at { $x } by { $y } millimetres, turned by { $yaw } degrees. Arrows move it, Q and D turn it, T tips it, Enter puts it down.
board-piece-label = { piece } on { $square }
board-piece-name = { $piece ->
    [mirror] Mirror
    [trolley] Trolley
    [desk] Desk
    [piano] Piano
    [armchair] Armchair
    [table] Table
   *[other] { $piece }
  }
board-ghost-label = { $name }, { ghost }: { $where }
board-at-square = on { $square }
board-at-side = at its start
board-at-edge = at the edge
board-at-out = out
board-on = on { piece }
board-square = Square { $square }
board-steps = { $count ->
    [one] 1 step
   *[other] { $count } steps
  }
board-told = { ghost } { $place }; { $left ->
    [one] 1 step left
   *[other] { $left } steps left
  }
board-round = Round { $round } of { $rounds }
board-cards = Movement cards
board-has-die = has the die
board-rolled = rolled { $number }
board-crystal = Door foretold: { $door }.
board-plan-label = Your plan
board-left = of { $number } { $count ->
    [one] step left
   *[other] steps left
  }
board-left-over = { $count ->
    [one] step too many: your card gives { $number }
   *[other] steps too many: your card gives { $number }
  }
board-plan-how-fusion = Touch a small ghost, then a square. Two on one square can merge into a bigger one.
board-plan-how = Touch one of your ghosts, then a square; or drag it to the exact spot. The arrow keys walk it.
board-higher = Higher up
board-lower = Lower down
board-merge = Merge with { ghost }
board-merge-short = Merge
board-submit = Confirm the plan
board-submit-none = Move nobody
board-furnish-label = Furniture
board-lay-out-how = Take one of the pieces that are left and put it anywhere: drag it, turn it, tip it.
board-furnish-how = Take a piece shown on your card: once taken, it is the one you move. Or leave everything.
board-face-bottom = upright
board-face-back = on its back
board-face-front = on its front
board-face-left = on its left side
board-face-right = on its right side
board-face-top = upside down
board-rule = Read the rule
board-asking = Trying…
board-handles = Handle the piece
board-handle-left = Turn left
board-handle-right = Turn right
board-handle-tip = Tip it onto another face
board-handle-lean = Let it lean
board-handle-up = Lift it by a level
board-handle-down = Lower it by a level
board-shaken = Would move too: { $things }.
board-put-near = Put it down close by
board-undo = Undo the last step
board-submit-left = { $count ->
    [one] 1 step would be lost
   *[other] { $count } steps would be lost
  }
board-hand-left = { $count } left
board-hand-over = { $count } too many
board-side-how = Touch a wall: its doors show what they have in view.
board-views = Look another way
board-outlook-seat = Back to my seat
board-outlook-above = Look from above
board-outlook-left = Look from the left
board-outlook-right = Look from the right
board-bend = Bend down at my side
board-bend-up = Stand up
board-bent = Bent down at your side, at the height of your eyes
board-bent-how = Drag to walk along your side.
board-rests-floor = It rests on the floor.
board-rests-high = It rests { $height } mm up.
board-cancel = As it was
board-put = Put it down
board-side-label = The keyhole’s side
board-side-name = { $side ->
    [south] Moon
    [west] Star
    [north] Drop
   *[east] Leaf
  }
board-field = In view from its doors, for a ghost that is
board-size-small = small
board-size-medium = medium
board-size-large = large
board-choose-side = Keyhole on the { side } side
board-choose-side-none = Touch a wall first
board-peek = What would they see?
board-peek-how = Touch a door to peek through its keyhole.
board-look-again = See the look again
board-look-label = The view through door { $door } of the { side } side
board-look-title = Through door { $door }, { side } side
board-peek-title = From door { $door }, { side } side, they would see…
board-look-count = { $count ->
    [0] Nobody is seen!
    [one] One ghost is seen!
   *[other] { $count } ghosts are seen!
  }
board-peek-count = { $count ->
    [0] nobody.
    [one] one ghost.
   *[other] { $count } ghosts.
  }
board-verdict = { ghost }: { $verdict }
board-seen = seen ({ $share }%)
board-seen-mirror = seen in the mirror ({ $share }%)
board-hidden = hidden
board-hidden-count = { $name }: { $count ->
    [one] one ghost hidden
   *[other] { $count } ghosts hidden
  }
board-hidden-by = hidden by { $by }
board-blocker-ghost = { ghost } ({ $name })
board-blocker-keyhole = the keyhole’s edge
board-look-close = Go on
board-look-breath = Holding your breath…
board-look-skip = See it all
board-round-led = Round { $round }: { $count ->
    [0] nobody is seen.
    [one] one ghost goes home.
   *[other] { $count } ghosts go home.
  } { $name } leads, { $points } to { $others }.
board-round-even = Round { $round }: { $count ->
    [0] nobody is seen.
    [one] one ghost goes home.
   *[other] { $count } ghosts go home.
  } Level at the top with { $points }.
board-round-next = { $name } has the die and draws.
board-tally-out = { $count } { $size ->
      [medium] medium
      [large] large
     *[small] small
  } out
board-tally-in = { $count } { $size ->
      [medium] medium
      [large] large
     *[small] small
  } in the hall
board-tally-why-points = Most points win.
board-tally-why-out = Level on points: more ghosts out win.
board-tally-why-side = Level throughout: fewer ghosts left at the start win.
board-tally-why-shared = Level throughout: the win is shared.
board-now-plan = Share out { $number } steps among your ghosts, hide them, then confirm.
board-now-taken = Put { piece } anywhere, or put it back as it was.
board-now-furnish = Move one piece: { board-first-piece } or { board-second-piece }. Or leave the hall as it is.
board-now-lay-out = The hall is furnished in turns: put down one of the pieces that are left.
board-now-furnish-any = Move a lit piece, or leave the hall as it is.
board-first-piece = { $first ->
    [mirror] the mirror
    [trolley] the trolley
    [desk] the desk
    [piano] the piano
    [armchair] the armchair
   *[table] the table
  }
board-second-piece = { $second ->
    [mirror] the mirror
    [trolley] the trolley
    [desk] the desk
    [piano] the piano
    [armchair] the armchair
   *[table] the table
  }
board-now-side = Choose the keyhole’s new side: the die will choose the door. Your choice is final.
board-now-side-crystal = Choose the keyhole’s new side: it will be door { $door }. Your choice is final.
board-now-grow = Choose which of your ghosts in the hall calls its big brother.
board-now-place = Put a small ghost on your third row: touch a square.
board-now-replace = Replace a small ghost of your neighbour on the right with one of yours: touch it.
board-do-put-back = Put { piece } back
board-do-stay = Leave the furniture
board-move-plan-none = Move nobody
board-move-take = Take { piece }
board-move-furnish = Put { piece } on { $square }
board-move-plan = { $parts }
board-part-walk = { ghost } to { $square }
board-part-out = { ghost } out
board-part-merge = { first-ghost } and { second-ghost } merge
board-move-side = Put the keyhole on the { side } side
board-move-place = Put { ghost } on { $square }
board-move-grow = On { $square }, { first-ghost } becomes { second-ghost }
board-move-replace = { first-ghost } takes the place of { second-ghost } of { $name } on { $square }
board-note-out = { $count } out
board-note-hall = { $count } inside
board-note-card = card { $number }
board-note-planned = plan ready
board-view-flat = From above
board-view-deep = In 3D
board-quality = Soft shadows
board-deep-label = The hall in 3D
board-keys-plan = Space: next ghost. Arrows: walk; Shift + arrows: nudge; Page Up, Page Down: level; F: merge; Z: undo a step; Delete: stay; Enter: confirm the plan. Alt + arrows, +, −: turn, zoom; Home: back.
board-keys-furnish = Space: take. Arrows: move (Shift: finely); Q, D: turn; T: tip; Page Up, Page Down: level; A: let it lean; Enter: put it down; Escape: as it was. Alt + arrows, +, −: turn, zoom; Home: back.
board-keys-door = Arrows: a wall; 1 to 6: a door; Enter: confirm. Alt + arrows, +, −: turn, zoom; Home: back.
board-held-told = { piece } at { $x } by { $y } millimetres, turned by { $yaw } degrees
board-look-why = See why
board-look-verdicts = Who is seen, who is hidden
board-review = The hall at the look through door { $door }, { side } side: each ray shows how something was seen.
board-review-picture = The picture
board-review-end = Back to the game
board-scene-close = Close the scene
board-scene-again = Play the Midnight scene again

guide-welcome = Here is the hotel hall, by night.
guide-welcome-way = Your ghosts start at the bottom and leave by the doors opposite.
guide-welcome-rounds = You have five rounds to get them out.
guide-welcome-look = Every round somebody looks through a keyhole: whoever is seen starts again.
guide-furnish = Your card shows two pieces: you may move one.
guide-furnish-why = Hide your own ghosts, or expose the others.
guide-furnish-how = Drag the piece, turn it, tip it: the hall shows how it would rest.
guide-plan = Share out your card’s number as steps of your ghosts.
guide-plan-cost = Each square you enter costs a step, the first one too.
guide-plan-hide = Hide them behind, under or on the furniture.
guide-peek = This button shows you what would be seen from any door.
guide-send = Once your ghosts are well hidden, confirm.
guide-side = You choose the keyhole’s side; the die chooses the door.
guide-side-best = Take the side that sees little of you, and much of the others!
guide-looked = Whoever was seen goes back to their side; the others stay.
guide-onward = Your well-hidden ghosts are still there: walk on!
guide-onward-door = Going through the door opposite costs a step, too.
guide-last = Last round: outside, a ghost is worth 2, 4 or 6 points by size.
guide-last-half = In the hall it is worth half of that, if nobody sees it.
guide-over = The count: a ghost outside is worth twice one left in the hall.
board-on-wall = Look at the big screen
board-on-wall-close = Touch here to go on
