### The evening: the room, what is played there, the points, the end. Loaded with it.

## Opening, coming in

open-title = Open an evening
open-help = One address for the whole evening: the same people, several games, one score.
open-name = Name of the evening (if you like)
open-name-example = Thursday at Léa’s
open-light = Light the lamp
door-inside = Waiting for you around the lamp: { $names }.
door-empty = The lamp is lit. Come in, the others are on their way.
come-in = Come in

## The room

hearth-label = Around the lamp
holds-lamp = holds the lamp
away = away
someone = Somebody
people = People
talk = Evening chat
talk-fold = Hide the chat
talk-unfold = { $count ->
    [0] Show the chat
   *[other] Show the chat, { $count } unread
}
back-to-room = Back to the evening
invite-evening = The address of this page is the invitation: whoever opens it is in the room, without an account, at any time.
share-evening = Shall we play tonight? The lamp is lit.
qr-evening = Code to scan: it opens the evening
name = Name
rename = Change
my-wish = In the next game…
wish-play = I play
wish-bench = I sit out
wish-watch = I only watch
bring = A child plays on this phone too
bring-help = Each in turn: the page hides everything in between. Their points go under their own name.
bring-name = Their name
bring-in = Seat them here
beside = with { $name }
on-phone = on { $name }’s phone
send-home = Stops playing
pass-lamp = Pass the lamp
take-lamp = Take the lamp back
remove = Send out
remove-sure = Yes, send out
remove-help = { $name } will not be able to come back; a bot will finish their game. Press again to confirm.
until = Until when? The suggestions take it into account.
until-hour = Until { $hour }
until-never = No limit
for-minutes = { $minutes } min more
leave-evening = Leave the evening
leave-evening-sure = Yes, leave
leave-evening-help = You can come back by the same address. Press again to confirm.
close-evening = End the evening: the podium
close-sure = Yes, the podium
close-help = No more new games tonight. The lamp can be lit again next week. Press again to confirm.

## What to do now

now-alone = You are the only one so far: invite the others.
now-choose = { $count ->
    [one] You are here: what shall we play?
   *[other] There are { $count } of you: what shall we play?
}
now-asked = { $name } proposes { $game }: will you play?
now-asked-for = { $name } proposes { $game } to { $names }: will you play?
now-begin = { $game }: everybody agrees.
now-waiting = { $game }: waiting for { $names } to answer.
now-free = { $game }: one chair is still free.
now-your-turn = { $game }: it is your turn!
now-your-game = Your game of { $game } is on.
now-watch = Being played: { $games }. Watch, or propose something else.
to-my-table = To my table
agree = I’ll play
agree-for = We’ll play
decline = Not this time

## Playing

running = Being played
running-label = Game being played: { $game }
proposals = Proposed
proposal-label = { $game }, proposed by { $name }
proposed-by = proposed by { $name }
ideas = How about…
ask-riddle = The evening’s riddle
propose-game = Propose a game
propose = Propose
who-plays = Who plays?
plays-elsewhere = already playing
bots-too = Bots as well?
no-bots = None
begin-now = Start
join-in = Take a chair
get-up = Get up
withdraw = Withdraw
not-yet = no answer yet
abandon = Abandon the game
abandon-sure = Yes, abandon
abandon-help = The game stops for everybody and brings nobody points. Press again to confirm.

## Points

score = The score
rank = Rank
tonight = Tonight
season = Season
by-game = Game by game
won-of = { $won } of { $played }
points-help = Games won of games played. A game is worth 6 points: all of them if you beat everybody, a share for each opponent beaten, half a share for a tie.
points = { $count ->
    [one] { $points } point
   *[other] { $points } points
}
plus = +{ $points }
last-game = The last game
stand-in = (a bot finished)
game-abandoned = Game abandoned: no points.
games-played = The games
night = Night { $number } · { $day }
night-number = night { $number }

## The end

ending = { $count ->
    [one] The evening goes to { $names }!
   *[other] The evening goes to { $names }, in a tie!
}
ending-quiet = The lamp is out. No game was finished that night.
reopen = Light the lamp again
reopen-help = The evening stays here with all its games. Light the lamp again whenever you like: the season goes on.
moments = The moments of the evening
moments-working = Looking at the games again… { $done } of { $of }
see-it = See it
keepsake = The picture of the evening
keepsake-label = Picture of the evening, won by { $names }
keepsake-foot = Veillée · by lamplight
keepsake-failed = This browser could not draw the picture. Try the other button.
save-png = Keep the picture
save-svg = Keep it large, for print

## What happens

said = { $name }: { $text }
reacted = { $name }: { $reaction }
arrived = { $name } arrives.
brought = { $by } shares a phone with { $name }.
came-back = { $name } is back.
left = { $name } leaves.
was-removed = { $by } sends { $name } out.
renamed = The name is now { $name }.
wishes-play = { $name } would like to play.
wishes-bench = { $name } sits out.
wishes-watch = { $name } watches.
lamp-passed = { $name } holds the lamp.
proposed = { $name } proposes { $game }.
began = { $game } begins.
abandoned = { $name } abandons the game: no points.
riddle-asked = { $name } asks the evening’s riddle: who solves it first?
riddle-found = { $name } solves the evening’s riddle!
riddle-missed = { $name } is wrong.
riddle-shown = Nobody solved the evening’s riddle: here is the answer.
closed-by = { $name } puts out the lamp.
closed-by-house = The host of the house puts out the lamp.
abandoned-by-house = The host of the house ends the game: no points.
reopened-by = { $name } lights the lamp again.

## My evenings

evenings-none = You have not spent an evening here yet. The first one is a click away.
evenings-open = The lamp is lit
evenings-closed = Past
evening-go-on = Go back in
evening-remember = Look back
evening-facts = { $games ->
    [0] no games
    [one] one game
   *[other] { $games } games
}{ $nights ->
    [0] {""}
    [one] {""}
   *[other] , { $nights } nights
}
