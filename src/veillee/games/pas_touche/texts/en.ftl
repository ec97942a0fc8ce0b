game-name = Pas Touche !
game-pitch = Two dice, thirty-six treats: be the first to touch the card they show, with the hand that is allowed to.

option-players = Players
option-players-help = Two to six: one cube each.
option-children = With children
option-children-help = Constraints do not apply: every right card moves you on. Blocking is then always an error.
option-easy_hands = Easy hands
option-easy_hands-help = Hand and cry follow the card: just touch the card the dice show. Without it, the wrong hand or a forgotten cry is an error.
option-easy_hands-first = First game or children: easy hands.
option-proposed = Proposed levels
option-proposed-help = The levels after the last game, seat by seat. Everyone may still choose another.

phase-setup = Choose your level and your hand.
phase-ready = Is everyone ready? Throw the dice.
phase-awaiting = The dice are rolling: hands ready!
phase-touch = Touch the right card, quick! If it is forbidden to you, touch it with the other hand and cry “Pas Touche !”.
phase-over = The game is over.

treat-croissant = croissant
treat-churros = churros
treat-macaron = macaron
treat-eclair = éclair
treat-waffle = waffle
treat-muffin = muffin
colour-green = green
colour-orange = orange
colour-red = red
colour-violet = violet
hand-left = left hand
hand-right = right hand
cry = Pas Touche !

event-grid-laid = The thirty-six treats are on the table.
event-level-chosen = { $seat } plays at level { $level }.
event-hand-chosen = { $seat } plays with the { $hand } hand.
event-card-dealt = { $seat } gets { $colour ->
        [orange] an orange
        *[other] a { $colour }
    } card, face down.
event-thrown = { $seat } throws the dice.
event-dice = The dice: { $treat ->
        [croissant] croissant
        [churros] churros
        [macaron] macaron
        [eclair] éclair
        [waffle] waffle
        [muffin] muffin
        *[other] { $treat }
    } × { $number }!
event-touched = { $seat } touches { $treat ->
        [croissant] croissant
        [churros] churros
        [macaron] macaron
        [eclair] éclair
        [waffle] waffle
        [muffin] muffin
        *[other] { $treat }
    } × { $number } with the { $hand } hand: { $result ->
        [right] correct!
        [block] “Pas Touche !”, blocked.
        [card] not the right card.
        [forbidden] that card was forbidden to them.
        [hand] wrong hand.
        [cry] the cry “Pas Touche !” was missing.
        *[late] too late, no harm done.
    }
event-passed = { $seat } gives up this round.
event-tie = A tie, within eight thousandths of a second: chance decides.
event-tie-drawn = Chance picks { $seat }.
event-card-up = { $seat } turns up { $colour ->
        [orange] an orange
        *[other] a { $colour }
    } card: hands off { $binds ->
        [number] any { $number }
        [treat] { $treat ->
            [croissant] croissants
            [churros] churros
            [macaron] macarons
            [eclair] éclairs
            [waffle] waffles
            [muffin] muffins
            *[other] { $treat }
        }
        *[both] { $treat ->
            [croissant] croissants
            [churros] churros
            [macaron] macarons
            [eclair] éclairs
            [waffle] waffles
            [muffin] muffins
            *[other] { $treat }
        } and any { $number }
    }.
event-advanced = { $seat } advances: card { $card }, space { $space }.
event-unmoved = { $space ->
        [lock] The lock protects { $seat }.
        *[off] { $seat } has nothing to lose yet.
    }
event-went-back = { $card ->
        [0] { $seat } goes back off the track.
        *[other] { $seat } goes back: card { $card }, space { $space }.
    }
event-card-lost = { $seat } loses the { $colour } card, and what it forbade.
event-round-over = { $reason ->
        [right] The round is over.
        [block] Nobody advances this round.
        *[nobody] Nobody is left to touch: the round is over.
    }
event-won = { $seat } wins the game!
event-level-changed = { $seat }: level { $before } → { $level } in the next game.

refusal-PT-M2-players = Two to six can play: there are six cubes.
refusal-PT-M4-draw = There is no such card, or none left, in that pile.
refusal-PT-L1-range = Levels go from 1 to 16, not { $level }.
refusal-PT-L1-draw = That is not the card to be dealt now.
refusal-PT-L3-proposed = More levels are proposed than there are players: { $players }.
refusal-PT-L3 = The level is chosen once, before the game.
refusal-PT-M1 = There is no such card on this table.
refusal-PT-S1 = The treats are already on the table.
refusal-PT-S2 = The hand is chosen once, for the whole game.
refusal-PT-T1 = Not now: the dice have not been thrown. Throw them first.
refusal-PT-T1-late = Too late: the round is over. Wait for the next dice.
refusal-PT-T1-dice = Nobody has thrown the dice.
refusal-PT-T6 = You have made an error this round: wait for the next dice.
refusal-PT-T7 = The dice are thrown only when the round is over.
refusal-PT-T7-waiting = Your hand is already down: the verdict is coming.
refusal-PT-T8 = You have given up this round: wait for the next dice.
refusal-PT-F3-draw = That is not the card that comes from this pile.
refusal-PT-O2 = { $ms } thousandths of a second: nobody reacts that fast. A false start without penalty: you may touch again.
refusal-PT-O2-tie = There is no tie to settle for that seat.

seat-p1 = Cherry
seat-p2 = Star
seat-p3 = Drop
seat-p4 = Leaf
seat-p5 = Heart
seat-p6 = Moon

board-treat = { $treat ->
        [croissant] croissant
        [churros] churros
        [macaron] macaron
        [eclair] éclair
        [waffle] waffle
        [muffin] muffin
        *[other] { $treat }
    } × { $number }
board-any-number = any { $number }
board-dice = The dice: { $treat ->
        [croissant] croissant
        [churros] churros
        [macaron] macaron
        [eclair] éclair
        [waffle] waffle
        [muffin] muffin
        *[other] { $treat }
    } × { $number }
board-dice-none = The dice are waiting
board-dice-rolling = The dice are rolling
board-card = card { $place }, { $colour ->
        [green] green
        [orange] orange
        [red] red
        [violet] violet
        *[other] { $colour }
    }
board-card-down = face down
board-forbids-treat = { $treat ->
        [croissant] no croissants
        [churros] no churros
        [macaron] no macarons
        [eclair] no éclairs
        [waffle] no waffles
        [muffin] no muffins
        *[other] { $treat }
    }
board-forbids-number = no { $number }s
board-cube-here = cube on space { $space } of { $spaces } ({ $kind ->
        [lock] lock
        [arrow] arrow
        *[cross] cross
    })
board-cube-off = cube before the first card
board-cube-won = cube past the last card
board-napkin = Hands off for you: { $what }
board-napkin-title = Hands off!
board-napkin-free = Nothing forbidden
board-others = The other players
board-mine = In front of { $name }
board-round = Round { $round }
board-down = Hand down…
board-out = error
board-passed = gave up
board-level = level { $level }
board-level-short = lv. { $level }
board-hand-short = { $hand ->
        [left] left
        *[right] right
    }
board-hand-plays = the { $hand ->
        [left] left
        *[right] right
    } plays
board-hand-blocks = the { $hand ->
        [left] left
        *[right] right
    } blocks
board-hand-does = { $does ->
        [plays] plays
        *[blocks] blocks
    }
board-mouse-plays = click
board-mouse-blocks = right click, ⇧
board-mouse-cries = Space, or here
board-finger-plays = one finger
board-finger-blocks = 2nd finger
board-finger-cries = hold or tap
board-easy-blocks = by itself
board-block-help = The blocking hand: right-click the card, or hold Shift, or use a second finger, or press this button and then the card.
board-cry-help = The cry: hold this button or Space while you touch, or press the button just before. Blocking without the cry is an error.
board-key-blocks = blocks
board-figures = Figures
board-figures-long = A figure in the corner of the cards
board-keys = By keyboard: a treat ({ $keys }), then its number from 1 to 6. Shift held is the blocking hand, Space held is the cry. F and J: left and right hand on the card you point at.
board-keys-easy = By keyboard: a treat ({ $keys }), then its number from 1 to 6. Hand and cry follow.
board-corner-keys = Two strokes on { $keys }: the treat, then its number. Before them: { $block } for the blocking hand, { $cry } for the cry.
board-corner-keys-easy = Two strokes on { $keys }: the treat, then its number.
board-pad = { $name }, { $hand ->
        [left] left
        *[right] right
    } hand: hold it while you touch a card

board-rule = Rule
board-setup = Your level, your hand
board-setup-of = { $name }, your choice
board-setup-level = Level
board-setup-level-label = Level { $level }: { $colours }
board-setup-first = 1 is a gentle start.
board-setup-again = Since your last game: level { $level }.
board-setup-length = { $touches } right touches to win.
board-setup-hand = Playing hand (the other one blocks)
board-setup-easy = Easy hands: hand and cry follow the card.
board-setup-click = A plain click or one finger: this one plays.
board-setup-go = Ready

board-verdict = The verdict
board-verdict-right = { $name } touches first!
board-verdict-block = { $name } blocks: nobody advances
board-verdict-nobody = Nobody got it
board-verdict-tie = Within eight thousandths of a second: chance decided.
board-seconds = { NUMBER($seconds, minimumFractionDigits: 3, maximumFractionDigits: 3) } s
board-result = { $result ->
        [right] correct, advances
        [block] blocks with the { $hand ->
            [left] left
            *[right] right
        } hand
        [card] touches { $card }: not that one
        [forbidden] a forbidden card
        [hand] wrong hand
        [cry] without the cry
        *[late] too late
    }
board-result-passed = { $count ->
        [one] gives up
        *[other] give up
    }
board-result-none = did not touch
board-tip-hand = You were free to take that card: a plain click or a single finger will do, it is your playing hand.
board-tip-forbidden = That card was forbidden to you: the other hand (right click, Shift or a second finger) and the cry (“Pas Touche !” or Space).
board-tip-cry = The cry was missing: hold “Pas Touche !” or Space while you block, or press the button just before.
board-tip-corner = In your corner: if the card is allowed, touch with the marked hand; if it is forbidden, take the other hand and the cry before you touch.
board-won = { $name } wins!
board-tally = { $name } comes to the end of the track and wins.
board-tally-touches = { $count ->
    [0] no correct touch
    [one] { $count } correct touch
   *[other] { $count } correct touches
  }
board-tally-level = rematch: level { $level }

board-halves = Two on one phone: { $first } touches above, { $second } below.
board-now-setup = Choose your level and your hand: the game begins when everyone has chosen.
board-now-first = Hands on the table! Ready? Throw the dice.
board-now-ready = Ready? The first correct touch advances.
board-now-touch = Quick! Forbidden? The other hand, and the cry!
board-now-easy = Quick! Hand and cry follow the card.
board-now-children = Touch the card the dice show: the first hand advances.
board-now-many = Quick, the card the dice show! Forbidden? The other hand, and the cry.
board-now-wait = Your hand is down: the verdict is coming.
board-do-throw = Throw the dice
board-bar-throw = Throw
board-do-pass = Give up
board-move-level = Play at level { $level }
board-move-hand = Play with the { $hand ->
        [left] left
        *[right] right
    } hand
board-move-touch = Touch { $treat ->
        [croissant] croissant
        [churros] churros
        [macaron] macaron
        [eclair] éclair
        [waffle] waffle
        [muffin] muffin
        *[other] { $treat }
    } × { $number } with the { $hand ->
        [left] left
        *[right] right
    } hand

guide-setup = Welcome to the table: choose a level, 1 to begin with.
guide-setup-hand = The hand you choose plays the whole game; the other one blocks.
guide-tray = These thirty-six cards are all different.
guide-dice = One die shows the treat, the other the number.
guide-race = Touch the card that the dice show before the others do.
guide-finger = To play, just touch the card with a finger.
guide-mouse = With a mouse, a plain click is your playing hand.
guide-keys = On a keyboard, a letter for the treat, a figure for the number.
guide-easy = Hands are easy here: hand and cry follow the card.
guide-throw = Nobody moves before you do: throw the dice when you like!
guide-right = Well done, your cube advances along your Constraint cards!
guide-right-win = Pass the end of the third card and you win.
guide-error = An error: you touch nothing more this round.
guide-error-price = The space under your cube says what it costs.
guide-error-signs = Lock: nothing; arrow: one space back; cross: one back and another card.
guide-verdict = Here is everyone’s time, counted from when their own screen showed the dice.
guide-verdict-line = So a slow connection costs nothing.
guide-napkin = Your napkin shows what is forbidden to you now.
guide-napkin-off = If the dice show it, keep your playing hand off!
guide-block = A forbidden card is blocked: with the other hand, and a cry.
guide-block-easy = With easy hands that happens by itself: just touch the card.
guide-block-hand = Without them the other hand is a right click, Shift or a second finger.
guide-block-cry = And the cry is yours: Space, or the “Pas Touche !” button.
guide-block-none = When a card is blocked, nobody advances.
guide-over = The game is over: levels are adjusted to keep the rematch close.
