# The house: everything that the page says around the games.

skip-to-main = Skip to content
loading = One moment…
brand-home = Veillée, home page
nav-label = The house
nav-evenings = My evenings
nav-tables = My tables
nav-watch = Watch
footer = Veillée is free software. No account, no ads, and nothing leaves the house.
close = Close
on = Yes
off = No
you = you
options = Options
how-many = How many players?
option-any = At random
rule-line = { $rule }: { $value }
rule-bounds = { $least } to { $most }
rule-bounds-box = { $least } to { $most }; in the box: { $box }
rule-amiss = This takes a number from { $least } to { $most }.
rules-of-the-box = All as in the box
send = Send
copy = Copy
copied = Copied
share = Share
table = Table
evening = Evening
devices = My devices
menu = Menu
go-home = Back home
go-on = Continue
watch = Watch
join = Join
replay = Replay
try-again = Try again
choose-game = Choose a game
error-no-answer = The server does not answer. Check your connection, then try again.

## Home

home-title = Tonight, we play
home-tagline = One address for the evening, four French games around a lamp, one score.
home-open = Open an evening
home-at-once = or play at once: against bots, with friends, on one screen
home-evenings = Your evenings in progress
home-games = The games
home-open-game = More about { $name }
home-running = Your games in progress
home-link-title = A link is enough.
home-link = No account: you send the link, they sit down.
home-screen-title = Only one screen?
home-screen = Pass it around; everyone keeps their secrets.
home-riddle = A riddle every evening: one move to find, the same for everybody.
home-rules-title = The rules answer.
home-rules = A refused move tells you why, and which rule to read.
play-now = Play
play-friends = With friends
play-guided = First time? Guide me
soon = soon
soon-long = This game is not open here yet. Its rules are.
players = { $same ->
    [1] { $most } players
   *[other] { $fewest } to { $most } players
}
minutes = { $minutes } min
age = ages { $age }+

## A game’s page

learn = Learn by playing
practice = Practise
way-bots = Against bots
way-bots-help = { $others ->
    [one] A bot sits down opposite you. How strong?
   *[other] { $others } bots sit down with you. How strong?
}
way-friends = With friends
way-friends-help = You get a link and a code to scan. The game begins when everyone is seated.
way-friends-open = Open to everyone
clock = Time for a move
clock-relaxed = no hurry
clock-brisk = 90 seconds
clock-day = a day, by correspondence
clock-three-days = three days, by correspondence
clock-post = By correspondence: { $days ->
    [one] a day a move
   *[other] { $days } days a move
}
clock-days = { $days } d
make-table = Set the table
way-screen = On one screen
way-screen-help = The screen goes from hand to hand. Between turns it hides everything.
way-screen-shared-help = Everyone around one screen, with a corner each: by finger or by keyboard.
way-screen-most = Around one screen there is room for { $count } pairs of hands: choose fewer players.
sit-down = Sit down
player-number = Player { $number }
level = Level
level- = Bot

## Settings

settings = Settings
settings-name = Your name at the table
settings-name-empty = What is your name?
settings-language = Language
settings-theme = Light
settings-theme-night = Night
settings-theme-morning = Morning
settings-theme-auto = As on the device
settings-motion = Motion
settings-motion-auto = As on the device
settings-motion-full = Full
settings-motion-short = Short
settings-motion-off = None
settings-sound = Sounds
settings-keys = At the table: B board, H hint, U take back, R rules, L log, C chat, Esc close.
sound-on = Sounds: on
sound-off = Sounds: off
theme-to-night = Dim the room: night
theme-to-morning = Open the shutters: morning

## My tables, watching

tables-none = You have no seat at any table. The first one is a click away.
watch-none = No open table right now. Open yours to everyone: people will come and watch.
list-turn = Your turn
list-playing = In progress
list-waiting = Waiting for people
list-over = Finished
status-waiting = waiting for people
status-playing = in progress
status-over = finished
card-due = move expected { $when }
card-holiday = on holiday until { $date }
turn-yours = Your turn
ending-you = You win
ending-won = { $count ->
    [one] { $names } wins
   *[other] { $names } win
}
ending-nobody = Nobody wins
ending-place = you come { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} of { $of }
figures = Your games in figures
figures-won = { $won ->
    [one] win
   *[other] wins
} in { $played ->
    [one] { $played } game
   *[other] { $played } games
}
figures-one-screen = { $count ->
    [one] One game on one screen
   *[other] { $count } games on one screen
}
figures-longest = Longest: { $minutes } min
figures-closest = Closest: { $points ->
    [0] level on points
    [one] { $points } point apart
   *[other] { $points } points apart
}

## Seats and presence

seat-open = Free seat
guest-1 = Owl
guest-2 = Firefly
guest-3 = Midnight
guest-4 = Fox
guest-5 = Ember
guest-6 = Candle
guest-7 = Hedgehog
guest-8 = Lantern
seat-someone = Someone
seat-spectator = A spectator
seat-bot = Bot · { $level }
seat-reserved = kept for the rematch
seat-give-bot = Give it to a bot…
seat-free = Free it
sit-here = Sit here
seat-beside = Somebody without a device? Their name
seat-beside-sit = Plays here with me
leave-seat = Stand up
presence-bot = bot
presence-here = at the table
presence-away = away
presence-stand-in = a bot stands in
players-label = Players
to-move = to move
winner = wins
spectators = { $count ->
    [one] One person is watching
   *[other] { $count } people are watching
}
clock-label = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
}
you-watch = You are watching

## Waiting room

lobby-join = A seat is waiting for you: say your name and sit down.
lobby-full = The table is full, the game is about to begin.
lobby-waiting = { $count ->
    [one] One person is missing. Send the link!
   *[other] { $count } people are missing. Send the link!
}
lobby-ready = Everyone is here.
lobby-awaited = Waiting for { $names } to join the rematch.
lobby-seats = Around the table
your-name = Your name
start = Start
invite-title = Invite
invite-help = Whoever opens this link can sit down. Send it to anyone you like.
invite-here-only = This address works on this computer only. To play with other devices, ask whoever installed Veillée to open it to others.
invite-link = Invite link
share-text = Shall we play { $game }? A seat is waiting for you.
qr-label = Code to scan: it opens the table
qr-help = In the same room? Scan it with a phone.

## The table

table-opening = Setting the table…
board-label = { $game } board
now-label = What to do now
now-other = It is { $name }’s turn.
now-others = Waiting for { $names }.
now-away = Waiting for { $name }, who is away.
now-others-away = Waiting for { $names }. Away: { $away }.
now-stand-in = A bot stands in for { $name }.
now-stand-in-you = A bot plays in your place: take it back whenever you like.
now-bot = { $name } is thinking…
now-chance = Chance is playing…
sending = Sent, waiting for the server’s answer…
take-back = Take back
thinking = Thinking…
hint-says = Hint: { $move }.
hint-play = Play it
takeback-asked = { $name } would like to take back the last move.
takeback-agree = All right
takeback-decline = No
takeback-waiting = Waiting for { $names } to agree.
vote-bot = Let a bot play
vote-done = You voted for a bot
come-back = I am back
recall = Since you last looked…
recall-skip = Skip
missed-title = While you were away
missed-help = { $count ->
    [one] A bot played for you:
   *[other] A bot played for you, in this order:
}
leave = Leave the game
leave-sure = Yes, leave
leave-help = A bot will finish in your place. Press again to confirm.
pace = Pace
pace-calm = calm
pace-normal = normal
pace-brisk = brisk
feelings = How I feel
feeling-laugh = Ha ha!
feeling-wow = Oh!
feeling-boo = Boo!
feeling-bravo = Bravo!
feeling-think = Hmm…
feeling-heart = Love it
share-table = Share this table
panel-label = Log, chat and rules
panel-log = Log
panel-chat = Chat
panel-rules = Rules
chat-say = Say something…
chat-empty = Nobody has said anything yet.
rules-missing = The rules of this game are not written here yet.
read-rule = Read the rule
over-you-win = You win!
over-win = { $count ->
    [one] { $names } wins.
   *[other] { $names } win.
}
over-draw = A draw: nobody loses.
over-why = Why?
over-on-screen = Look at the big screen: the game ends there.
over-home = Home
over-label = How the game was counted
rematch = Rematch
rematch-follow = Accept the rematch
rematch-watch = Follow the rematch
wire-broken = Connection lost, restoring it…
wire-back = You are back. Nothing is lost.
wire-newer = Veillée has been updated: reload the page to go on.
wire-reload = Reload
cover-title = Over to { $name }
cover-help = Pass the screen. Nothing shows until you are ready.
cover-here = I am { $name }
cover-now = Pass the screen to { $name }.
guide-aloud = Read it aloud
guide-quiet = Play on: I will be back when there is something new.
guide-waits = Take your time to read: everybody is waiting for you.
guide-label = Guided first game
guide-next = Got it
guide-stop = Play without the guide
fair-title = Chance can be checked
fair-help = This is the fingerprint of the seed that draws every card and rolls every die. The seed is shown at the end: anyone can work it all out again.
fair-seed = The seed of this game:

## Log of the table

log-start = The game begins.
log-chat = { $name }: { $text }
log-seat-join = { $name } sits down.
log-seat-leave = { $name } stands up.
log-seat-set = { $kind ->
    [open] A seat is free.
   *[other] { $name } takes a seat.
}
log-seat-stand-in = A bot stands in for { $name }.
log-seat-return = { $name } is back.
log-reaction = { $name }: { $feeling }
log-pace = { $name } chooses a { $pace } pace.
log-hint = { $name } asks for a hint.
log-takeback-asked = { $name } would like to take back the last move.
log-takeback-agreed = { $name } agrees.
log-takeback-done = { $name } takes back the last move.
log-takeback-declined = { $name } would rather the move stood.
log-vote = { $by } suggests a bot in place of { $name }.
log-rematch = { $name } suggests a rematch.
log-unknown = Something happened that this page does not know yet.

## Replays

replay-title = Replay: { $game }
replay-step = Move { $at } of { $of }
replay-first = To the beginning
replay-previous = Previous move
replay-next = Next move
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-from = Seen by
replay-everyone = A spectator
replay-download = Download
replay-slider = Go to move

## What a game teaches

lesson = Everyone’s chances
lesson-start = Analyse the game
lesson-again = Try again
lesson-working = Going through the game move by move…
lesson-failed = The analysis could not be finished. Try again.
lesson-hide = Hide
lesson-show = Show
lesson-curve = Curve of the chances of winning, from beginning to end; the table below says the same
lesson-open = All cards open
lesson-open-help = The chances, if everyone saw all the cards.
lesson-known-help = Each line gives the chances from what its player could know at each of their moves.
lesson-percent = { $percent }%
lesson-turn = Turning point { $number }, move { $move }: { $name } goes from { $before }% to { $after }%
lesson-played = Here { $name } chose: { $move }.
lesson-better = Better, by about { $percent }%: { $move }.
lesson-missed = There was something better:
lesson-missed-move = Move { $move } · { $name }
lesson-table = All chances, move by move
lesson-move = Move

## When something is wrong

lost-page-title = There is no such page
lost-page = The ghost of the house looked everywhere, lantern in hand. Perhaps the address is incomplete.
lost-table-title = There is no such table
lost-table = Check the link: perhaps a letter is missing. Or the table was cleared away.
lost-invite-title = This table is private
lost-invite = Ask the person who made it for the invite link: it opens the door.
lost-evening-title = There is no such evening
lost-evening = Check the address: perhaps a letter is missing.
lost-evening-invite-title = This evening is private
lost-evening-invite = Ask somebody who is there for the whole address: it opens the door.
lost-load-title = The page did not load
lost-load = The connection failed. Try again in a moment.
lost-server-title = The server does not answer
lost-server = It may be restarting. Your games are kept: try again in a moment.
lost-limit-title = Slow down
lost-limit = Too many messages at once: the server closed the connection. Nothing is lost: try again.

share-begin = Let in friends from elsewhere
share-opening = Opening a way in…
share-open = Open to everyone who has the address: { $address }
share-close = Close the way in
share-broken = The way in does not open: { $why }

# A board drawn from a view alone
plain-moves = Possible moves
plain-write = Type a move
plain-send = Play
plain-yes = yes
plain-no = no
