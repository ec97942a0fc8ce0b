### What the big screen and the phones in front of it say.

show-on-screen = Show on this screen

## The big screen
scan = Scan to come in
scan-table = Scan to play
qr-evening = The link of the evening, to scan
qr-table = The link of the table, to scan
nobody-yet = The lamp is lit. Who is coming?
choose-game = Choose a game on your phones.
proposes = { $name } proposes { $game }
waiting-for = Waiting for { $names }.
chairs-free = { $count ->
    [one] One chair is free.
   *[other] { $count } chairs are free.
}
all-agreed = Everybody agrees!
last-game = { $game }: { $names ->
    [none] a draw
   *[other] { $names } wins!
}
last-game-many = { $game }: { $names } win!
last-game-abandoned = { $game }: abandoned
score = Tonight
good-night = Good night, everybody!
winners = { $count ->
    [one] { $names } wins the evening!
   *[other] { $names } win the evening!
}
quiet-night = The evening is over.
also-playing = Elsewhere: { $games }
seats-free = { $count ->
    [0] Everybody is here!
    [one] One person is missing.
   *[other] { $count } people are missing.
}
line-broken = Connection lost: this screen will come back by itself.
robot = bot

## A phone at the address of the big screen
too-small-title = This page is for a big screen
too-small = On a phone everything would be tiny. Your place is with the others:
too-small-enter = Come in with this phone
too-small-anyway = Show it here anyway

## The remote control
remote = Remote control
start = Start
pause = Pause
go-on = Go on
sound-on = Sounds: on
sound-off = Sounds: off
language = Français
other-table = Other table
leave = Leave
full = Full screen

## The pause
paused = Pause
paused-help = Nobody moves and no clock runs.

## The phones
palm-whole = See the whole board here
palm-hand = Only what is mine

## The log
log-pause = The game is paused.
log-go-on = The game goes on.
