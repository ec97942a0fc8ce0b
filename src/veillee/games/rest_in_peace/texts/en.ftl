### Rest in Peace, in English. $who is "you", or something else: then $name is the family’s name.

game-name = Rest in Peace
game-pitch = Two families of Ghosts fight over ten Houses, round after round. Strike hard, give up at the right moment, and save some strength for the tenth.

## Words

seat-green = Green
seat-blue = Blue

word-manor = manor
word-castle = castle

count-manor = { $count ->
    [one] { $count } manor
   *[other] { $count } manors
}
count-castle = { $count ->
    [one] { $count } castle
   *[other] { $count } castles
}
sketch-hand = hand: { $hand }   deck: { $deck }
sketch-tenth = round 10: { $cards }

tenth-special = Round ten
card-ghost = Ghost { $value }
card-medium = Medium { $medium }, { medium-name }

## The Mediums

medium-1-name = Hands off!
medium-1-effect = The Medium of the round is yours, even if you win the round.
medium-2-name = Auntie, are you there?
medium-2-effect = Fetch a Ghost of your choice from your deck: it comes into play at once.
medium-3-name = Show yourself!
medium-3-effect = Counts 1. You see the other hand as long as the round lasts.
medium-4-name = The White Lady is my cousin
medium-4-effect = Counts 2.
medium-5-name = Sir Nicholas
medium-5-effect = Counts 3.
medium-6-name = Tripping on the rug
medium-6-effect = The next card of the other family, in this round or in the next, will be a Ghost drawn at random from its hand.
medium-7-name = Wedding postponed
medium-7-effect = Counts 3, but only on round 10.
medium-8-name = Night-owl bat
medium-8-effect = Your even cards count 1 more.
medium-9-name = Sssspirit
medium-9-effect = Your odd cards count 1 more.
medium-10-name = Knocking spirit
medium-10-effect = Choose a number from 1 to 6: your cards of that value count 2 more.
medium-11-name = Begone, apparition!
medium-11-effect = Discard a card of the other family in this round, Ghost or Medium.
medium-12-name = Not scary enough
medium-12-effect = The other family’s 1s and 2s do not count.
medium-13-name = Now or never
medium-13-effect = Counts 4. After the round it moves to your side of round 10, where it counts −2.
medium-14-name = Braver in pairs
medium-14-effect = For the rest of the round, the other family plays either no card or at least two each turn.
medium-15-name = Me again
medium-15-effect = If you win, you may keep another of your cards for the next round.
medium-16-name = Seeing double
medium-16-effect = Copies one of your Ghosts of this round.
medium-17-name = The ectoplasm has the vapours
medium-17-effect = Choose a number from 1 to 6: the other family’s cards of that value count 2 less, never below 0.
medium-18-name = I shall return
medium-18-effect = Put a Ghost you played in an earlier round back into your deck, then shuffle.
medium-19-name = Ghost of Christmas yet to come
medium-19-effect = Turn up the top card of either deck: this Medium takes its value for the round.
medium-20-name = See you at the end
medium-20-effect = Choose a family: chance takes a card from its hand and lays it face down on its side of round 10.
medium-21-name = Bloody Mary
medium-21-effect = Counts 6. Discard two Ghosts from your hand.
medium-22-name = Playing dead
medium-22-effect = You lose the round at once, but take back another of your cards from it.
medium-23-name = The phantom goldfish
medium-23-effect = Counts as two Ghosts of value 1.
medium-24-name = Spectres only
medium-24-effect = The other family plays no more Mediums in this round.
medium-25-name = Raymonde and René were never seen again
medium-25-effect = Choose two different numbers from 1 to 6: nobody may play those values for the rest of this round.
medium-26-name = Spirit of body culture
medium-26-effect = Choose a number from 1 to 6: cards of that value count 3 more, yours and theirs.
medium-27-name = The conjurors’ truce
medium-27-effect = A tie at once: the House moves to the next round, the Medium is discarded.
medium-28-name = We swapped houses
medium-28-effect = You may swap the Houses of two later rounds.
medium-29-name = We are not worth much
medium-29-effect = Every other card of the round counts 1 and loses its effect.

# The name of the Medium whose number is $medium.
medium-name = { $medium ->
    [1] { medium-1-name }
    [2] { medium-2-name }
    [3] { medium-3-name }
    [4] { medium-4-name }
    [5] { medium-5-name }
    [6] { medium-6-name }
    [7] { medium-7-name }
    [8] { medium-8-name }
    [9] { medium-9-name }
    [10] { medium-10-name }
    [11] { medium-11-name }
    [12] { medium-12-name }
    [13] { medium-13-name }
    [14] { medium-14-name }
    [15] { medium-15-name }
    [16] { medium-16-name }
    [17] { medium-17-name }
    [18] { medium-18-name }
    [19] { medium-19-name }
    [20] { medium-20-name }
    [21] { medium-21-name }
    [22] { medium-22-name }
    [23] { medium-23-name }
    [24] { medium-24-name }
    [25] { medium-25-name }
    [26] { medium-26-name }
    [27] { medium-27-name }
    [28] { medium-28-name }
    [29] { medium-29-name }
   *[other] { $medium }
}

# What follows a Medium that is played: the value or values named, nothing where there is none.
medium-values = { $value ->
    [1] { " " }(value 1)
    [2] { " " }(value 2)
    [3] { " " }(value 3)
    [4] { " " }(value 4)
    [5] { " " }(value 5)
    [6] { " " }(value 6)
   *[other] { "" }
}
medium-pair = { $first ->
    [1] { " " }(values 1 and { $second })
    [2] { " " }(values 2 and { $second })
    [3] { " " }(values 3 and { $second })
    [4] { " " }(values 4 and { $second })
    [5] { " " }(values 5 and { $second })
   *[other] { "" }
}

## Options

option-levels = Levels of the Mediums
option-levels-help = The levels the Mediums come from. Level 0 alone gives the nine basic cards; there must be at least nine Mediums in all.
option-levels-first = First game: the nine basic Mediums.
option-levels-0 = Level 0: the nine basic cards
option-levels-1 = Level 1: Mediums 10 to 14
option-levels-2 = Level 2: Mediums 15 to 19
option-levels-3 = Level 3: Mediums 20 to 24
option-levels-4 = Level 4: Mediums 25 to 29
option-initiation = Initiation
option-initiation-help = For a first game: the nine basic Mediums, three of them visible at the start, one more each round.
option-first = First family
option-first-help = Who opens the first round. Without a choice, chance decides.

## What to do now

phase-setup = The Houses and the Mediums are being laid out.
phase-draw = Each family draws its Ghosts.
phase-play = Your turn: play Ghosts or Mediums, then end your turn. If your total is not the higher one, you abandon the House.
phase-tenth = You lost the round: you may lay a card face down on round 10.
phase-keep = You won the round: you may keep one of your cards for the next.
phase-resolve = Round 10: choose what your Medium does.
phase-over = The game is over.

## Refusals

refusal-bare = Medium { $medium } is played without a choice.
refusal-RIP-C1-bare = { refusal-bare }
refusal-RIP-C3-bare = { refusal-bare }
refusal-RIP-C4-bare = { refusal-bare }
refusal-RIP-C5-bare = { refusal-bare }
refusal-RIP-C6-bare = { refusal-bare }
refusal-RIP-C8-bare = { refusal-bare }
refusal-RIP-C9-bare = { refusal-bare }
refusal-RIP-C12-bare = { refusal-bare }
refusal-RIP-C13-bare = { refusal-bare }
refusal-RIP-C14-bare = { refusal-bare }
refusal-RIP-C15-bare = { refusal-bare }
refusal-RIP-C23-bare = { refusal-bare }
refusal-RIP-C24-bare = { refusal-bare }
refusal-RIP-C27-bare = { refusal-bare }
refusal-RIP-C29-bare = { refusal-bare }
refusal-RIP-S1 = The line has nine different Mediums, taken from those in play.
refusal-RIP-S2 = These levels give fewer than nine Mediums: add a level.
refusal-RIP-S3 = There are six manors and four castles, no more and no less.
refusal-RIP-S4 = This card cannot be drawn now.
refusal-RIP-S5 = The initiation is played with level 0 alone.
refusal-RIP-T1-turn = It was not your turn.
refusal-RIP-T1-over = The game is over.
refusal-RIP-T1-phase = This is not what chance decides now.
refusal-RIP-T1-play = Not now: play a card, or end your turn.
refusal-RIP-T1-tenth = Not now: first lay a card on round 10, or say that you lay nothing.
refusal-RIP-T1-keep = Not now: first choose the card that you keep, or none.
refusal-RIP-T1-resolve = Not now: first choose what your Medium of round 10 does.
refusal-RIP-T1-card = You do not have that card: play a Ghost from your hand or one of your Mediums.
refusal-RIP-T5 = This card cannot be drawn.
refusal-RIP-T6 = You may lay only a Ghost from your hand or a Medium of yours on round 10.
refusal-RIP-V5 = 29 is in play: a Medium is then played without choice and without effect.
refusal-RIP-C2-choice = Choose a value that is still in your deck and not banned.
refusal-RIP-C6 = Only a Ghost from the hand that is not banned can come by stumbling.
refusal-RIP-C6-debt = You tripped on the rug: stumble first, or end your turn.
refusal-RIP-C6-none = You do not have to stumble: play the card of your choice.
refusal-RIP-C7 = Wedding postponed: Medium 7 works only on round 10. You may lay it there when you lose a round.
refusal-RIP-C10-choice = Choose a number from 1 to 6.
refusal-RIP-C11-choice = Choose a card of the other family in this round.
refusal-RIP-C14 = Braver in pairs: play one more card before you end your turn.
refusal-RIP-C15 = You may only keep another of your cards from this round.
refusal-RIP-C16-choice = Choose one of your Ghosts of this round whose value is not banned.
refusal-RIP-C17-choice = Choose a number from 1 to 6.
refusal-RIP-C18-choice = Choose a Ghost that you played in an earlier round.
refusal-RIP-C19 = The card turned up comes first.
refusal-RIP-C19-choice = Choose a deck: yours or theirs.
refusal-RIP-C20 = Only a card of that hand can leave.
refusal-RIP-C20-choice = Choose a family: yours or theirs.
refusal-RIP-C21 = Bloody Mary costs two Ghosts from your hand: you do not have them.
refusal-RIP-C21-choice = Choose two Ghosts from your hand to discard.
refusal-RIP-C22-choice = Choose another of your cards of this round to take back.
refusal-RIP-C24 = Spectres only: no more Mediums for you in this round. Play a Ghost, or end your turn.
refusal-RIP-C25 = Medium 25 bans the value { $value } in this round: play another card, or end your turn.
refusal-RIP-C25-choice = Choose two different numbers from 1 to 6.
refusal-RIP-C26-choice = Choose a number from 1 to 6.
refusal-RIP-C28-choice = Choose two rounds after this one, or none.
refusal-RIP-X1 = Another of your Mediums is waiting for your choice first.

## What happens

event-first = { $who ->
    [you] You start.
   *[other] { $name } starts.
}
event-line = The Mediums of the evening: { $mediums }
event-houses = The ten Houses are laid out.
event-draw = { $who ->
    [you] You draw { drawn-card }.
   *[other] { $name } draws { drawn-card }.
}
drawn-card = { $value ->
    [1] a Ghost 1
    [2] a Ghost 2
    [3] a Ghost 3
    [4] a Ghost 4
    [5] a Ghost 5
    [6] a Ghost 6
   *[other] a card
}
event-play-ghost = { $who ->
    [you] You play a Ghost { $value }.
   *[other] { $name } plays a Ghost { $value }.
}
event-play-medium = { $who ->
    [you] You play Medium { $medium }, “{ medium-name }”{ medium-values }{ medium-pair }.
   *[other] { $name } plays Medium { $medium }, “{ medium-name }”{ medium-values }{ medium-pair }.
}
event-fetch = { $who ->
    [you] A Ghost { $value } comes out of your deck.
   *[other] A Ghost { $value } comes out of { $name }’s deck.
}
event-stumble = { $who ->
    [you] You stumble: a Ghost { $value } falls from your hand.
   *[other] { $name } stumbles: a Ghost { $value } falls from their hand.
}
event-reveal = { $who ->
    [you] On top of your deck: a Ghost { $value }.
   *[other] On top of { $name }’s deck: a Ghost { $value }.
}
event-hidden-tenth = { $who ->
    [you] From your hand, { $card } goes face down to your side of round 10.
   *[other] A card from { $name }’s hand goes face down to their side of round 10.
}
event-drawn-tenth = { $who ->
    [you] From your hand, a Ghost { $value } joins your side of round 10.
   *[other] From { $name }’s hand, a Ghost { $value } joins their side of round 10.
}
event-discard = { $who ->
    [you] Discarded on your side: { $cards }.
   *[other] Discarded on { $name }’s side: { $cards }.
}
event-take-back = { $who ->
    [you] You take back { $card }.
   *[other] { $name } takes back { $card }.
}
event-return-to-deck = { $who ->
    [you] Your Ghost { $value } goes back into your deck, and you shuffle.
   *[other] { $name } puts a Ghost { $value } back into their deck and shuffles.
}
event-debt = { $who ->
    [you] Your next card will come at random from your hand.
   *[other] { $name }’s next card will come at random from their hand.
}
event-see-hand = { $who ->
    [you] You see the other hand: { $hand }.
   *[other] { $name } looks at the other hand.
}
event-turn-ends = { $who ->
    [you] You lead { $total } to { $other }.
   *[other] { $name } leads { $total } to { $other }.
}
event-abandon = { $who ->
    [you] You abandon the House ({ $total } against { $other }).
   *[other] { $name } abandons the House ({ $total } against { $other }).
}
event-take-token = { $who ->
    [you] Round { $round } is yours: { taken-houses }.
   *[other] Round { $round } goes to { $name }: { taken-houses }.
}
taken-houses = { $manors ->
    [0] { taken-castles }
    [one] { $manors } manor{ and-castles }
   *[other] { $manors } manors{ and-castles }
}
taken-castles = { $castles ->
    [0] no House
    [one] { $castles } castle
   *[other] { $castles } castles
}
and-castles = { $castles ->
    [0] { "" }
    [one] { " " }and { $castles } castle
   *[other] { " " }and { $castles } castles
}
event-take-medium = { $who ->
    [you] You take Medium { $medium }, “{ medium-name }”.
   *[other] { $name } takes Medium { $medium }, “{ medium-name }”.
}
event-truce = { $who ->
    [you] You call a truce: the Houses wait for the next round, Medium { $medium } is discarded.
   *[other] { $name } calls a truce: the Houses wait for the next round, Medium { $medium } is discarded.
}
event-move-to-tenth = { $who ->
    [you] Your “{ medium-13-name }” moves to your side of round 10, where it counts −2.
   *[other] “{ medium-13-name }” moves to { $name }’s side of round 10, where it counts −2.
}
event-keep = { $who ->
    [you] You keep { $card } for the next round.
   *[other] { $name } keeps { $card } for the next round.
}
event-place-tenth = { $who ->
    [you] You lay { $card } face down on round 10.
   *[other] { $name } lays a card face down on round 10.
}
event-decline-tenth = { $who ->
    [you] You lay nothing on round 10.
   *[other] { $name } lays nothing on round 10.
}
event-swap-houses = { $who ->
    [you] You swap the Houses of rounds { $first } and { $second }.
   *[other] { $name } swaps the Houses of rounds { $first } and { $second }.
}
event-new-round = { $who ->
    [you] Round { $round }: you start.
   *[other] Round { $round }: { $name } starts.
}
event-turn-up-medium = The Medium of round { $round } is turned up: { $medium }, “{ medium-name }”.
event-reveal-tenth = { $who ->
    [you] Your side of round 10: { $cards }.
   *[other] { $name }’s side of round 10: { $cards }.
}
event-resolve = { $who ->
    [you] You resolve Medium { $medium }, “{ medium-name }”{ medium-values }.
   *[other] { $name } resolves Medium { $medium }, “{ medium-name }”{ medium-values }.
}
event-round-ten-total = Round 10: { $green } for the green family, { $blue } for the blue.
event-void = Round 10 is void. The Houses are counted: { $green } for the green family, { $blue } for the blue.
event-game-over = { $why ->
    [manors] { $who ->
        [you] Four manors: you win the game!
       *[other] Four manors: { $name } wins the game.
    }
    [castles] { $who ->
        [you] Three castles: you win the game!
       *[other] Three castles: { $name } wins the game.
    }
    [tenth] { $who ->
        [you] The tenth round is yours: you win the game!
       *[other] The tenth round goes to { $name }, who wins the game.
    }
    [tokens] { $who ->
        [you] You have the most Houses: you win the game!
       *[other] { $name } has the most Houses and wins the game.
    }
   *[draw] Perfectly even: the eternal feud goes on.
}
