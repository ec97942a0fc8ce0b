game-name = Pas Touche !
game-pitch = Two dice, thirty-six treats: touch the right card before the others, with the right hand. 2 to 6 players, 8 and up, a quarter of an hour.

option-players = Players
option-players-help = Two to six: one cube each.
option-children = With children
option-children-help = Constraints do not apply: every right card is a step forward. Blocking is then always an error.

phase-setup = Choose your level and your hand.
phase-ready = Everybody ready? Throw the dice.
phase-touch = Touch the right card, quick! With the other hand and the cry “Pas Touche !” if it is forbidden to you.
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
space-lock = lock: an error costs nothing
space-arrow = arrow: an error sends you one space back
space-cross = crossed card: an error sends you back and costs the card
cry = Pas Touche !

event-grid-laid = The thirty-six treats are on the table.
event-level-chosen = { $seat } plays at level { $level }.
event-hand-chosen = { $seat } plays with the { $hand } hand.
event-card-dealt = { $seat } gets a { $colour } card, face down.
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
        [right] that is right!
        [block] “Pas Touche !”, blocked.
        [card] not the right card.
        [forbidden] that card was forbidden.
        [hand] wrong hand.
        [cry] the cry was missing.
        *[late] too late, no harm done.
    }
event-passed = { $seat } gives up.
event-tie = A tie, within eight thousandths of a second: chance decides.
event-tie-drawn = Chance picks { $seat }.
event-card-up = { $seat } turns up a { $colour } card: hands off { $binds ->
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

refusal-notation = “{ $move }” is not a move of this game.
refusal-PT-M2-players = Two to six can play: there are six cubes.
refusal-PT-M4-draw = There is no such card, or none left, in that pile.
refusal-PT-L1-range = Levels go from 1 to 16, not { $level }.
refusal-PT-L1-draw = That is not the card to be dealt now.
refusal-PT-L3 = The level is chosen once, before the game.
refusal-PT-S1 = The treats are on the table already.
refusal-PT-S2 = The hand is chosen once, for the whole game.
refusal-PT-T1 = Not now: the dice have not been thrown.
refusal-PT-T1-dice = Nobody has thrown the dice.
refusal-PT-T6 = You made a mistake this round: wait for the next dice.
refusal-PT-T7 = The dice are thrown when the round before is over.
refusal-PT-T7-waiting = Your hand is down already: the verdict is coming.
refusal-PT-T8 = You gave up this round: wait for the next dice.
refusal-PT-F3-draw = That is not the card that comes from this pile.
refusal-PT-O2 = { $ms } ms: nobody reacts that fast. A false start, no penalty, you may touch again.
refusal-PT-O2-tie = There is no tie to settle for that seat.
