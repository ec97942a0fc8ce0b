### What the page of riddles says.

riddles-title = A riddle every evening
riddles-of = The riddle of { $date }
riddles-one = A riddle
riddles-all = All riddles
riddles-same = The same for everybody, until midnight.
riddles-begin = Solve it
riddles-look-again = Look again
riddles-found = Solved
riddles-missed = Not solved
riddles-streak = { $count ->
    [0] No streak yet.
    [one] One evening so far.
   *[other] { $count } evenings in a row.
}
riddles-archive = The other riddles
riddles-game = Game
riddles-grade = Level: { $level }
riddles-number = Riddle { $number }{ $state ->
    [found] , solved
    [missed] , not solved
   *[open] { "" }
}
riddles-no-network = These riddles were not loaded yet, and there is no network.
riddles-you = You are { $name }, and it is your turn.
riddles-before = What happened before
riddles-answers = Answers
riddles-right = That’s it!
riddles-wrong = No, there is something better. Try again.
riddles-over = Here is the answer.
riddles-hint = { $count ->
    [1] A hint
   *[other] Another hint
}
riddles-hint-fewer = { $count ->
    [one] One wrong answer goes.
   *[other] { $count } wrong answers go.
}
riddles-give-up = Show the answer
riddles-see = See it on the board
riddles-share = Share
riddles-copied = Copied: you only have to paste it.
riddles-share-text = The riddle of { $date }: { $signs }{ $streak ->
    [0] { "" }
    [one] { "" }
   *[other] { " " }({ $streak } evenings in a row)
}

## In an evening

riddles-one-each = One answer each: think it over.
riddles-board-here = See the whole board here
riddles-hand-here = Only what is in hand
riddles-missed-it = No, there is a better one. That was your only answer: the others are still looking.
riddles-found-you = You solve it before everybody else, in { $seconds } s!
riddles-found-by = { $name } solves it in { $seconds } s!
riddles-nobody = Nobody solved it.
riddles-to-games = On to the games
riddles-they-are = We play for { $name }.
riddles-on-phones = Who solves it first? The answers are on your phones, one try each.
riddles-out = Missed: { $names }. { $left ->
    [0] { "" }
    [one] One person is still looking.
   *[other] { $left } people are still looking.
}
