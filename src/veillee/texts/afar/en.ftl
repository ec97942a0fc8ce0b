### Those who are not at the table: notices, games by correspondence, sharing. Loaded when needed.

notices = Notify me
notices-help = When it is your turn, when an evening goes on, when somebody wants a rematch. Nothing of the game is sent.
notices-blocked = This browser blocks notifications from this page: allow them in its settings.
notices-impossible = This browser cannot notify you here: it takes a secure address (https), and on an iPhone Veillée must be on the home screen.
offer-turn = Notify me
offer-evening = Notify me when it goes on
offer-no = No thanks

## By correspondence

holidays = Holidays
holidays-help = If everybody agrees, no time counts on these days. You may still play.
holidays-days = { $days } days
holidays-ask = Ask
holidays-until = The table is on holiday until { $date }.
holidays-waiting = { $days } days asked for: waiting for { $names }.
log-holiday-asked = { $name } asks for { $days } days of holidays.
log-holiday-agreed = { $name } agrees to holidays.
log-holiday-declined = { $name } would rather go on playing.
log-holiday-begun = Holidays until { $date }.

## Sharing

send-game = Send the game
send-position = Send this position
send-game-text = A game of { $game }, to see again move by move
send-position-text = A position of { $game }, worth a closer look
embed = On a page of yours
embed-help = Paste this code into a page: the game can be seen again there, without accounts or cookies.
