game-name = Labystère
game-pitch = Somebody stole the flag of the village fête! Walk the maze, listen to the witnesses, search the places, and be the first to say who took it and where it is hidden.

# The names are those of data.json.
suspect = { $suspect ->
    [s1] Odilon Brindille
    [s2] Capucine Lanterne
    [s3] Gaspard Mirabelle
    [s4] Philomène Tambour
   *[unknown] a suspect
  }
place = { $place ->
    [l1] the wash-house
    [l2] the bandstand
    [l3] the barn
    [l4] the mill
   *[unknown] a place
  }
witness = { $witness ->
    [w1] the baker
    [w2] the postman
    [w3] the florist
   *[unknown] a witness
  }
card = { $card ->
    [s1] Odilon Brindille
    [s2] Capucine Lanterne
    [s3] Gaspard Mirabelle
    [s4] Philomène Tambour
    [l1] the wash-house
    [l2] the bandstand
    [l3] the barn
    [l4] the mill
   *[unknown] a card
  }
action = { $action ->
    [start] Go to Start
    [finish] Go to Finish
    [witness] Look under a witness
    [place] Look under a place
    [ask-suspect] Look at a suspect set aside
    [ask-place] Look at a place set aside
    [again] Play again
    [trade] Swap pawns
    [double] Next roll doubled
    [nothing] Nothing to do
   *[unknown] Unknown action
  }

option-players = Players
option-players-help = 2 to 4 detectives around the table.
option-first = Who begins
option-first-help = The seat that begins; the others follow in order.
option-notebook = Noted actions
option-notebook-help = Actions that were turned up stay in sight on the board. Without this, remember them yourself.
option-last_detective = Last detective
option-last_detective-help = When all the others were wrong, the last detective wins at once.

phase-setup = The maze is being laid out.
phase-roll = Roll the die.
phase-choose = Walk exactly that many squares, or swap two paths.
phase-look = Choose the card to look under.
phase-ask = Choose whom to ask for a card set aside.
phase-trade = Choose whom to swap pawns with.
phase-declare = You are on Finish: accuse, or pass.
phase-over = The enquiry is over.

event-begin = The maze is ready: { $seat } begins.
event-die = { $seat } rolls the die: { $steps ->
    [one] one square.
   *[other] { $steps } squares.
  }
event-walk = { $seat } walks from { $from } to { $to }.
event-stuck = { $seat } can neither walk nor swap paths: the turn is over.
event-swap = { $seat } swaps the paths { $one } and { $two }.
event-turn-up = { $seat } turns up { $square }: “{ action }”.
event-jump = { $seat } goes to { $to }.
event-look-witness = { $suspect ->
    [unknown] { $seat } listens to { witness }.
   *[other] { $seat } listens to { witness }: { suspect } was at the fête. Innocent!
  }
event-look-place = { $below ->
    [flag] { $seat } searches { place }: the flag is there!
    [empty] { $seat } searches { place }: nothing here.
   *[unknown] { $seat } searches { place }.
  }
event-ask = { $of ->
    [places] { $seat } asks { $asked } for a place set aside.
   *[suspects] { $seat } asks { $asked } for a suspect set aside.
  }
event-found-nothing = { $of ->
    [places] { $asked } has set no place aside: bad luck for { $seat }!
   *[suspects] { $asked } has set no suspect aside: bad luck for { $seat }!
  }
event-nobody-asked = { $of ->
    [places] Nobody has set a place aside yet: { $seat } has nothing to ask.
   *[suspects] Nobody has set a suspect aside yet: { $seat } has nothing to ask.
  }
event-show = { $card ->
    [unknown] { $held ->
        [one] { $asked } holds out a single card, face down: { $seat } looks at it.
       *[other] { $asked } holds out { $held } cards, face down: { $seat } looks at one.
      }
   *[other] { $asked } shows { $seat }: { card }.
  }
event-trade = { $seat } and { $other } swap pawns.
event-declare = { $seat } accuses { suspect }; the hiding place: { place }!
event-wrong = { $below ->
    [flag] Wrong, { $seat }: the flag is there, but the card put away was { suspect }.
    [empty] Wrong, { $seat }: nothing there, and the card put away was { suspect }.
   *[unknown] Wrong! { $seat } leaves the enquiry.
  }
event-pass = { $seat } passes and goes on.
event-end = { $reason ->
    [LAB-E1] Right! { $winner } has solved the case.
    [LAB-E2] Everyone was wrong: the thief is still at large.
    [LAB-E3] { $winner } is the last detective and wins.
   *[LAB-E4] Four hundred turns without an answer: a draw.
  }

refusal-LAB-M1 = These are not the cards of the box.
refusal-LAB-M1-card = This suspect or this place does not take part in this variant.
refusal-LAB-M1-die = The die has no such face.
refusal-LAB-M1-players = Labystère is for 2 to 4 players.
refusal-LAB-M2 = There is one flag and there are three empty cards.
refusal-LAB-M3 = These are not the sixteen actions of the box.
refusal-LAB-M4 = These are not the sixteen paths of the box.
refusal-LAB-S1 = The culprit is put away: only the three other suspects have witnesses.
refusal-LAB-S2 = Start, Finish, places and witnesses are never side by side.
refusal-LAB-S4 = The seat that begins must be a seat of this table.
refusal-LAB-T1-over = The game is over.
refusal-LAB-T1-turn = It was not your turn.
refusal-LAB-T1-phase = { $phase ->
    [roll] Not now: roll the die first.
    [choose] Not now: walk, or swap two paths.
    [look] Not now: choose where to look.
    [ask] Not now: choose whom to ask.
    [trade] Not now: choose whom to swap pawns with.
    [declare] Not now: accuse or pass.
   *[setup] Not now: the maze is being laid out.
  }
refusal-LAB-T2 = No walk of exactly { $steps } leads to { $square }: choose a lit square, or swap two paths.
refusal-LAB-T3 = To end on { $square } you would have to turn back inside the grid: that is possible only on its border.
refusal-LAB-T6 = The card on { $square } stays where it is: only plain paths are swapped.
refusal-LAB-T6-pawn = There is a pawn on { $square }: this path does not move.
refusal-LAB-T6-order = Name the two squares in order: first { $one }, then { $two }.
refusal-LAB-T6-same = Choose two different paths.
refusal-LAB-A2 = This action does not let you look under { $square }: choose a lit card.
refusal-LAB-A3 = You can only ask another player at this table.
refusal-LAB-A3-card = { card } is not among the cards that are asked for.
refusal-LAB-A5 = You swap pawns with another player who is still in the game: choose a lit pawn.
refusal-LAB-E1 = You can accuse only on Finish: go there first.
refusal-LAB-E1-late = Too late: the die is rolled. You may accuse if your walk ends on Finish again, or when your next turn begins there.
