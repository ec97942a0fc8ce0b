# The board: what one reads on it and what a screen reader says of it.
seat-p1 = Detective 1
seat-p2 = Detective 2
seat-p3 = Detective 3
seat-p4 = Detective 4

board-maze = The village: twenty-five squares, from a1 at the upper left to e5 at the lower right
board-path = Path to { $sides }
board-side = { $side ->
    [n] the north
    [e] the east
    [s] the south
   *[w] the west
  }
board-start = Start
board-finish = Finish
board-know-flag = You saw the flag here!
board-know-empty = You know there is nothing here
board-know-innocent = Here you learnt that { $suspect } is innocent
board-looked = Looked at by { $names }
board-stands = { $count ->
    [one] { $names } is here
   *[other] { $names } are here
  }

board-now-roll = Roll the die{ $twice ->
    [yes] : it counts twice.
   *[no] , then walk or exchange two paths.
  }
board-now-roll-declare = You are on Finish: accuse now, or roll the die{ $twice ->
    [yes] { " " }(it counts twice).
   *[no] .
  }
board-now-walk = Walk { $steps ->
    [one] { $steps } square
   *[other] { $steps } squares
  } to a lit square, or exchange two paths.
board-now-swap = No walk of { $steps ->
    [one] { $steps } square
   *[other] { $steps } squares
  }: exchange two plain paths, and your turn is over.
board-now-look-witness = Touch a witness: you alone will know whom they clear.
board-now-look-place = Touch a place: you alone will know whether the flag is there.
board-now-ask-suspect = Whom do you ask for a suspect set aside? You alone will see the card.
board-now-ask-place = Whom do you ask for a place set aside? You alone will see the card.
board-now-trade = With whom do you change places? Touch their pawn.
board-now-declare = You are on Finish: accuse, or pass. A mistake puts you out.

board-do-roll = Roll the die
board-do-pass = Keep silent
board-do-pass-note = your turn is over
board-do-ask = Ask { $name }
board-do-trade = Swap with { $name }
board-do-swap = Exchange two paths
board-do-walk = Walk instead
board-move-go = Go to { $square }
board-move-swap = Exchange the paths { $one } and { $two }
board-move-look = Look at { $square }: { $name }

board-go = { $steps ->
    [one] Go there: { $steps } square
   *[other] Go there: { $steps } squares
  }
board-look-here = Look here, for you alone
board-swap-begin = Touch to exchange it with another path
board-swap-this = Choose this path
board-swap-drop = Put it back
board-swap-with = Exchange with { $square }
board-swap-first = Touch two plain paths.
board-swap-second = { $square }, and which other?

board-die = The die shows { $die }
board-die-none = The die is not rolled
board-turn = { $name }’s turn
board-turn-yours = Your turn!
board-steps = { $twice ->
    [yes] 2 × { $die } = { $steps } squares
   *[no] { $steps ->
        [one] { $steps } square
       *[other] { $steps } squares
      }
  }

board-notebook = Your notebook
board-notebook-alone = Only you see it. Touch to note.
board-notebook-watch = The cards
board-notebook-watch-note = Who took the flag? Where is it?
board-suspects = Suspects: { $left ->
    [one] { $left } left
   *[other] { $left } left
  }
board-places = Places: { $left ->
    [one] { $left } left
   *[other] { $left } left
  }
board-card-out = { $kind ->
    [place] struck off: the flag is not there
   *[suspect] struck off: innocent
  }
board-card-last = { $kind ->
    [place] the only place left
   *[suspect] the only suspect left
  }
board-card-seen = { $kind ->
    [place] the flag is there
   *[suspect] the culprit
  }
board-mark = { $mark ->
    [maybe] your mark: perhaps
    [no] your mark: no
   *[yes] your mark: yes
  }
board-mark-help = Touch to pencil: ?, ✗, ✓

board-seen-alone = Only you see this card
board-seen-innocent = { $from ->
    [w1] The baker
    [w2] The postman
   *[w3] The florist
  } saw { $card } at the fête: innocent!
board-seen-flag = The flag is here!
board-seen-empty = Nothing here. The flag is elsewhere.
board-seen-shown-suspect = { $from } had set this card aside: innocent.
board-seen-shown-place = { $from } had set this card aside: the flag is not there.
board-seen-wrong = { $below ->
    [flag] The right place, but it was { $card }. Keep it to yourself!
   *[empty] It was { $card }, and the flag is elsewhere. Keep it to yourself!
  }
board-put-down = Put the card down

board-accuse = Accuse
board-accuse-title = Who took the flag, and where is it hidden?
board-accuse-both = Touch a suspect and a place.
board-accuse-who = Touch a suspect.
board-accuse-where = Touch a place.
board-accuse-said = I accuse { $suspect }! The flag: { $place }.
board-accuse-say = I accuse!
board-accuse-later = Back to the village
board-accuse-risk = If either is wrong, you leave the enquiry.
board-accuses = { $name } accuses…
board-verdict-right = Right!
board-verdict-wrong = Wrong!
board-wins = { $name } wins the enquiry
board-nobody = The thief is still at large
board-see-board = Back to the village

board-note-lost = out
board-note-double = next roll doubled
board-note-looks = { $count ->
    [one] { $count } look
   *[other] { $count } looks
  }

guide-welcome = Somebody stole the flag of the fête! One of four suspects hid it in one of four places. Three witnesses each clear one suspect: talk to them, search the places, then run to Finish and accuse.
guide-roll = Your turn: roll the die. Touch it, or the button below.
guide-walk = The lit squares are at the right distance. Move over one: the walk lights up. Aim for a witness or a place; a plain path hides an action. You may turn back on the border only.
guide-stuck = No walk has the right length: exchange two plain paths to open one. Drag one onto the other, or touch one after the other.
guide-swap = Instead of walking you may exchange two paths, anywhere: to come closer… or to hinder the others.
guide-look = Lucky: look under a card of your choice without moving. You alone will know what it hides.
guide-ask = Choose a player: you will see, at random, one of the cards they have set aside. They will not know which.
guide-trade = Change places with another detective: who stands best?
guide-secret = What you learn is struck off in pencil in your notebook; nobody else sees it. Touch a card to add a mark of your own.
guide-finish = One suspect and one place are left: run to Finish and accuse!
guide-declare = You are on Finish. If you are sure, accuse; if not, keep silent and go on. One mistake and you are out.
guide-over = The enquiry is over! Another one? This time watch where the others look, too.
