### The texts of the house, in English: what the terminal and every table say.

house-name = Veillée
your-turn = Your turn.
other-turn = { $name } is playing.
hint = A hint
rules = Rules
moves = Possible moves
quit = Quit
ok = All right
cancel = Cancel
back = Back
yes = Yes
no = No
chance = chance
unknown = unknown
goodbye = Good night, and see you soon.

seat-green = Green
seat-blue = Blue

level-1 = Child
level-2 = Beginner
level-3 = Player
level-4 = Strong
level-5 = Master

language-fr = Français
language-en = English

refusal-notation = “{ $move }” is not a move I know.

terminal-help = Type a move or its number; q to quit.
terminal-won = You have won. Well played!
terminal-lost = You have lost this time. Another game?
terminal-draw = Nobody wins.

# Why a move, where the game has no reason of its own
why-chances = It wins in about { $percent } of 100 games that could follow from here.
