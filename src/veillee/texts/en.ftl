### The texts of the house, in English: what the terminal and every table say.

hint = A hint
rules = Rules
goodbye = Good night, and see you soon.

level-1 = Child
level-2 = Beginner
level-3 = Player
level-4 = Strong
level-5 = Master

refusal-notation = “{ $move }” is not a move of this game.

terminal-help = Type a move or its number; q to quit.
terminal-won = You won. Well played!
terminal-lost = You lost this time. Another game?
terminal-draw = Nobody wins.

# Why a move, where the game has no reason of its own
why-chances = From here, this move wins about { $percent ->
    [one] once
   *[other] { $percent } times
  } in 100.
