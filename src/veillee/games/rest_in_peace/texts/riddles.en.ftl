## The riddles

riddle-round = You want this House. What do you play?
riddle-round-hint = Count what the other family can still lay, and what your hand allows after this card.
riddle-round-value = The House in { $percent }% of cases
riddle-round-how = The master played each answer 320 times, on both sides, with all that the other hand may hide.
riddle-game = You want to win the game. What do you do?
riddle-game-hint = Look at the Houses that are left: is this one worth the cards that it costs?
riddle-game-value = The game in { $percent }% of cases
riddle-game-how = The master played each answer 240 times to the end, on both sides, with all that may be hidden.
