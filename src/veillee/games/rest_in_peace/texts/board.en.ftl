# The board: what is read on it, and what a screen reader says of it.
board-street = The street of ten Houses
board-round = Round { $round }
board-round-now = The current round
board-round-cards = { $name }: { $cards }
board-manor = a manor
board-castle = a castle
board-no-house = no House left
board-taken-by = Taken by { $name }
board-medium-hidden = Medium still hidden
board-tenth-about = Round ten: the cards laid face down here are turned up after round 9, and the higher total takes the House.
board-face-down = card face down
board-ghost = Ghost { $value }
board-medium = “{ $name }”
board-arena = Round { $round }: the cards in play
board-row = { $name }’s cards in this round
board-row-empty = No card
board-signs = Effects on { $name }’s cards
board-counts = { $card }, counts { $counts }
board-counts-because = { $card }, counts { $counts }: { $changes }
board-total = { $name }’s total: { $total }
board-stake = At stake
board-stake-label = At stake: { $houses }. Medium: { $medium }
board-side = { $name }’s side
board-tokens = { $name }: { $manors ->
    [0] no manor
    [one] { $manors } manor
   *[other] { $manors } manors
  } of 4, { $castles ->
    [0] no castle
    [one] { $castles } castle
   *[other] { $castles } castles
  } of 3
board-hand = { $name }’s hand: { $count ->
    [0] empty
    [one] { $count } card
   *[other] { $count } cards
  }
board-hand-seen = { $name }’s hand, which you see: { $values }
board-hand-ghost = Ghost { $value }{ $count ->
    [one] { "" }
   *[other] , you have { $count }
  }
board-hand-empty = No Ghost left in hand.
board-hand-undealt = The Ghosts are not dealt yet.
board-mediums = { $name }’s Mediums
board-deck = { $name }’s deck: { $count ->
    [0] empty
    [one] { $count } card
   *[other] { $count } cards
  }
board-deck-top = { $name }’s deck: { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }, a { $value } on top
board-owes = Stumbles
board-left = { $name }’s Ghosts
board-left-value = Value
board-left-to-come = Still to come
board-left-spent = Played
board-left-deck = In the deck
board-discarded = Out of the game: { $cards }
board-fan-value = Choose a value
board-fan-fetch = Your deck, open
board-fan-past = Your Ghosts from earlier rounds
board-choose-value = { $second ->
    [yes] Touch the second value.
   *[no] Touch a value.
  }
board-choose-fetch = Touch the Ghost in your deck that comes into play.
board-choose-past = Touch the Ghost that goes back into your deck.
board-choose-own = Touch one of your cards in this round.
board-choose-other = Touch one of their cards in this round.
board-choose-deck = Touch a deck: yours or theirs.
board-choose-hand = Touch a hand: yours or theirs.
board-choose-ghost = { $second ->
    [yes] Touch the second Ghost to discard.
   *[no] Touch two Ghosts in your hand to discard.
  }
board-choose-round = { $second ->
    [yes] Touch the second House.
   *[no] Touch two later Houses to swap them.
  }
board-choose-none = Swap nothing
board-choose-nothing = There are no two Houses left to swap.
board-armed = Touch again to play this card.
board-armed-tenth = Touch again to lay this card face down on round 10.
board-not-now = This card cannot be played now.
board-why-not = Why?
board-play = Play
board-place = Lay down
board-cancel = Cancel
board-close = Close
board-rule = The rule
board-reveal-skip = Turn all up
board-end-castles = { $name } holds three castles: that ends the game.
board-end-manors = { $name } holds four manors: that ends the game.
board-end-tenth = Neither four manors nor three castles: round ten decides, and { $name } wins it { $high } to { $low }.
board-end-tenth-left = Neither four manors nor three castles: round ten decides, and { $name } takes it unopposed.
board-end-tokens = Round ten is void; { $name } has the most Houses ({ $most }).
board-end-draw = Round ten is void, and you both have the same number of Houses.
board-tally-tenth = round 10: { $total }

## The end of a round
board-verdict = { board-verdict-won } { board-verdict-medium }
board-verdict-won = { $who ->
    [you] Round { $round } is yours, { $high } to { $low }: { taken-houses }.
   *[other] Round { $round } goes to { $name }, { $high } to { $low }: { taken-houses }.
  }
board-verdict-given = { $who ->
    [you] Round { $round } is yours without a fight: { taken-houses }. { board-verdict-medium }
   *[other] Round { $round } goes to { $name } without a fight: { taken-houses }. { board-verdict-medium }
  }
board-verdict-medium = { $gets ->
    [you] You get “{ medium-name }”.
    [other] { $getter } gets “{ medium-name }”.
   *[none] { "" }
  }
board-verdict-truce = A truce: nobody wins round { $round }, and its House waits for the next.
board-verdict-next = { $turn ->
    [winner] Both draw, { $loser } may hide a card for round 10, then you open round { $next }.
    [loser] Both draw, you may hide a card for round 10, then { $name } opens round { $next }.
   *[other] Both draw, { $loser } may hide a card for round 10, then { $name } opens round { $next }.
  }
board-verdict-next-tenth = { $turn ->
    [loser] Both draw, you may hide one more card, then round 10 is turned up.
   *[other] Both draw, { $loser } may hide one more card, then round 10 is turned up.
  }
board-story-won = { $name } wins { $high } to { $low }.
board-story-given = { $name } wins without a fight.
board-story-truce = A truce: nobody wins.
board-story-medium = “{ $medium }” goes to { $name }.
board-story-played = Mediums played: { $mediums }

## What to do now
board-now-first = Open the round: play one card or more, or abandon the House.
board-now-missing = You need { $missing } more to stay: play, or abandon the House.
board-now-ahead = You lead by { $lead }: end your turn, or play on.
board-now-pair = Braver in pairs: play one more card.
board-now-alone = Only one card, and nothing else to play: if you end your turn, you abandon the House.
board-now-owes = Tripped on the rug: let chance play a Ghost from your hand, or end your turn.
board-now-tenth = Round lost. Lay a card face down on round 10, or keep everything.
board-now-keep = Round won. Touch the card that goes on to the next round, or none.
board-now-resolve = Round 10: “{ medium-name }” waits for your choice.

## Buttons
board-do-end = End turn
board-do-end-note = You stay: { $name } must pass { $total }
board-do-abandon = Abandon the House
board-do-abandon-note = { $name } takes it, you get the Medium
board-do-abandon-note-bare = { $name } takes it
board-do-stumble = Stumble
board-do-stumble-note = a Ghost at random
board-do-tenth-none = Lay nothing
board-do-keep-none = Keep nothing

## A move in words
board-move-ghost = Play the { $value }
board-move-medium = Play { $medium }
board-move-medium-with = Play { $medium } ({ $choice })
board-move-resolve = { $medium }: { $choice }
board-move-stumble = Let chance play a Ghost
board-move-tenth = Lay { $card } on round 10
board-move-tenth-none = Lay nothing on round 10
board-move-keep = Keep { $card } for the next round
board-move-keep-none = Keep nothing
board-choice-value = value { $value }
board-choice-values = values { $values }
board-choice-deck = { $side ->
    [own] your deck
   *[other] their deck
  }
board-choice-family = { $side ->
    [own] your hand
   *[other] their hand
  }
board-choice-rounds = rounds { $rounds }
board-choice-none = no swap

board-note-hand = { $count } in hand
board-note-deck = { $count } in the deck
board-note-manors = { $count } of 4
board-note-castles = { $count } of 3
board-note-owes = stumbles

## The guided game
guide-welcome = This is the street: ten rounds, and one House to take in each.
guide-welcome-win = Four yellow manors or three pink castles, and you win.
guide-first = You open: touch a Ghost in your hand.
guide-answer = The dashed line on your candle shows the total to beat.
guide-answer-leave = If that costs too much, abandon the House and get the round’s Medium.
guide-answer-bid = Touch your Ghosts to get ahead.
guide-ahead-save = You are ahead: no need to spend everything.
guide-ahead = End your turn: now they must beat your total.
guide-tenth = Round lost: lay a card face down on round 10, if you like.
guide-medium = You own a Medium: a card with a power that works once.
guide-medium-touch = Touch it: it says what it does, and what to touch next.
guide-sign = A Medium is at work: its sign hangs by the row that it changes.
guide-sign-sum = Touch a card or a candle, and the sum explains itself.
guide-owes = You tripped: your next card will come from your hand at random.
guide-late = Who is close to four manors or three castles?
guide-late-decks = Touch a deck to count the Ghosts that are left.
guide-over = It is over, and this is why.
guide-over-tenth = Without four manors or three castles, round 10 decides.
board-palm-no-medium = No Medium in hand: a lost round brings you one.
