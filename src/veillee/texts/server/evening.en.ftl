### What an evening refuses and suggests, in English. The server sends these sentences along; the page does not load them.

refusal-evening-no-evening = There is no such evening.
refusal-evening-private = This evening is among friends: ask for its link.
refusal-evening-removed = The host has asked you to leave this evening.
refusal-evening-left = You have left this evening: come back in first.
refusal-evening-not-arrived = Say your name first: then you are in.
refusal-evening-screen = This screen only shows the evening: use your phone.
refusal-evening-not-host = Only whoever holds the lamp can do that.
refusal-evening-not-oneself = You cannot remove yourself: leave instead.
refusal-evening-no-person = This person is not here (any more).
refusal-evening-not-beside = That person does not play on your phone.
refusal-evening-no-phone = Who plays on somebody else’s phone cannot hold the lamp.
refusal-evening-beside = { $count } people already play on your phone with you: enough for one.
refusal-evening-sent-out = Whoever holds the lamp has asked { $name } to leave this evening.
refusal-evening-full = An evening has room for { $count } people, and this one is full.
refusal-evening-log-full = So much has happened this evening that nothing more fits: open a new one.
refusal-evening-said-enough = This evening’s chat is full: { $count } lines are enough.
refusal-evening-reacted-enough = { $count } reactions are enough for one evening.
refusal-evening-closed = This evening is over: open it again to play on.
refusal-evening-open = This evening is already open.
refusal-evening-still-playing = A game is still running: finish it or abandon it first.
refusal-evening-no-proposal = This proposal is no longer open.
refusal-evening-own-proposals = You have { $count } proposals waiting already: withdraw one first.
refusal-evening-proposals = { $count } proposals are waiting already: begin one or withdraw one first.
refusal-evening-games = { $count } games are enough for one evening: open a new one.
refusal-evening-two-chairs = Nobody can sit on two chairs.
refusal-evening-nobody = At least one person must play.
refusal-evening-no-chair = No chair is free any more.
refusal-evening-playing = { $name } is still playing another game.
refusal-evening-not-agreed = Not everybody has said yes yet.
refusal-evening-no-game = There is no such game this evening.
refusal-evening-game-over = This game is over already.
refusal-evening-not-player = Only its players and whoever holds the lamp can abandon a game.
refusal-evening-no-riddle = There is no riddle at the moment.
refusal-evening-riddle-day = There is no riddle for that day.
refusal-evening-riddle-known = Today’s riddle has been asked already: the next one is for tomorrow.
refusal-evening-riddle-over = Too late: this riddle is over.
refusal-evening-riddle-answered = One answer each, and you have given yours.
refusal-evening-no-answer = There is no such answer to choose.

suggest-new = Not played yet tonight, about { $minutes } minutes.
suggest-fits = Made for { $count } of you.
suggest-bots = { $count ->
    [one] One bot joins in.
   *[other] { $count } bots join in.
}
suggest-long = About { $minutes } minutes: longer than the evening has left.

moment-comeback = { $name } was down to { $percent ->
    [one] { $percent } chance
   *[other] { $percent } chances
  } in a hundred, and won.
moment-up = { $name } found the way out: from { $before } to { $after } chances in a hundred.
moment-down = It slipped out of { $name }’s hands: from { $before } to { $after } chances in a hundred.
moment-touch = { $name } was { $ms ->
    [one] { $ms } thousandth of a second
   *[other] { $ms } thousandths of a second
  } ahead of { $other }.
