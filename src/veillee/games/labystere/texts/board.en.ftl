# The board: what one reads on it and what a screen reader says of it.
seat-p1 = Detective 1
seat-p2 = Detective 2
seat-p3 = Detective 3
seat-p4 = Detective 4

board-maze = The village: twenty-five squares, from a1 at the top left to e5 at the bottom right
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
board-looked = Already looked at by { $names }
board-stands = { $count ->
    [one] { $names } is here
   *[other] { $names } are here
  }

board-now-roll = Roll the die{ $twice ->
    [yes] : it counts twice.
   *[no] , then walk or swap two paths.
  }
board-now-roll-declare = You are on Finish: accuse now, or roll the die{ $twice ->
    [yes] { " " }(it counts twice).
   *[no] .
  }
board-now-walk = Walk { $steps ->
    [one] { $steps } square
   *[other] { $steps } squares
  } to a lit square, or swap two paths.
board-now-swap = No walk of { $steps ->
    [one] { $steps } square
   *[other] { $steps } squares
  }: swap two plain paths, and your turn is over.
board-now-look-witness = Touch a witness: nobody else will know whom they clear.
board-now-look-place = Touch a place: nobody else will know whether the flag is there.
board-now-ask-suspect = Whom do you ask for a suspect set aside? Everyone sees how many they hold out; only you see the card.
board-now-ask-place = Whom do you ask for a place set aside? Everyone sees how many they hold out; only you see the card.
board-now-trade = Whose pawn do you swap with yours? On a witness or a place you look at once.
board-now-declare = You are on Finish: accuse, or pass. A wrong accusation puts you out.

board-do-roll = Roll the die
board-do-pass = Pass
board-do-pass-note = your turn is over
board-do-whom = { $name }
board-do-ask = Ask { $name }
board-do-trade = Swap pawns with { $name }
board-do-swap = Swap two paths
board-do-walk = Walk instead
board-move-go = Go to { $square }
board-move-swap = Swap the paths { $one } and { $two }
board-move-look = Look at { $square }: { $name }

board-go = { $steps ->
    [one] Go there: { $steps } square
   *[other] Go there: { $steps } squares
  }
board-look-here = Look here, in secret
board-swap-begin = Touch to swap it with another path
board-swap-this = Choose this path
board-swap-drop = Put it back
board-swap-with = Swap with { $square }
board-now-swap-first = Swap: touch a first lit path.
board-now-swap-second = Swap: { $square }, and which other path?
board-now-swap-sure = Swap { $one } and { $two }? Your turn is over then.
board-do-exchange = Swap
board-do-put-back = Put back

board-die = The die shows { $die }
board-die-none = The die has not been rolled yet
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
board-notebook-alone = Nobody else sees it. Touch a card to make a note.
board-notebook-watch = The cards
board-notebook-watch-note = Who took the flag? Where is it?
board-suspects = Suspects: { $left } left
board-places = Places: { $left } left
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
board-mark-help = Touch to pencil in: ?, ✗, ✓

board-seen-alone = Nobody else sees this card
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
board-put-down-key = Esc

board-accuse = Accuse
board-accuse-title = Who took the flag, and where is it hidden?
board-accuse-both = Touch a suspect and a place.
board-accuse-who = Touch a suspect.
board-accuse-where = Touch a place.
board-accuse-said = I accuse { $suspect }! The hiding place: { $place }.
board-accuse-say = I accuse!
board-accuse-later = Back to the village
board-accuse-risk = If either is wrong, you leave the enquiry.
board-accuses = { $name } accuses…
board-verdict-right = Right!
board-verdict-wrong = Wrong!
over-draw = The thief is still at large: nobody wins.
board-sentence-wrong = { $who ->
    [you] Wrong: you leave the enquiry. The others go on.
   *[other] { $name } accuses wrongly and leaves the enquiry.
  }
board-tally = { $reason ->
    [LAB-E1] { $name } has solved the case.
    [LAB-E2] Everybody was wrong.
    [LAB-E3] { $name } is the last detective.
   *[LAB-E4] Four hundred turns without an answer.
  } Culprit: { $suspect }; hiding place: { $place }.

board-note-lost = out of the game
board-note-double = next roll doubled
board-note-looks = { $count ->
    [one] { $count } card seen
   *[other] { $count } cards seen
  }

board-note-held-suspects = { $count ->
    [0] no suspect set aside
    [one] { $count } suspect set aside
   *[other] { $count } suspects set aside
  }
board-note-held-places = { $count ->
    [0] no place set aside
    [one] { $count } place set aside
   *[other] { $count } places set aside
  }

guide-welcome = Somebody stole the flag of the fête: find out who!
guide-welcome-where = One of four suspects hid it in one of four places.
guide-welcome-witness = Three witnesses each clear one suspect: go and listen to them.
guide-roll = Your turn: touch the die to roll it.
guide-aim = Aim for a witness or a place; a plain path hides an action.
guide-walk = Touch a lit square: the walk lights up; touch again to go.
guide-border = You may turn back only on the border.
guide-stuck = No walk has the right length: swap two plain paths to open one.
guide-stuck-how = Drag one onto the other, or touch one after the other, then confirm.
guide-swap = Instead of walking you may swap two paths, to help yourself or hinder others.
guide-look = Lucky: look in secret under a card of your choice.
guide-ask = Everyone sets aside the suspects and places they know to be innocent or empty.
guide-ask-whom = Choose whom to ask: you see one such card of theirs, at random.
guide-trade = Swap pawns with another detective: who stands best?
guide-secret = Your notebook strikes off what you learn; nobody else sees it.
guide-secret-mark = Touch a card of the notebook to add a mark of your own.
guide-finish = One suspect and one place are left: run to Finish and accuse!
guide-risk = Careful: one wrong accusation and you are out.
guide-declare = You are on Finish: accuse if you are sure; if not, pass.
guide-over = The enquiry is over: next time, watch where the others look, too.
