### The host’s desk, and the notice to everybody. Loaded with these pages.

desk-title = The host’s desk
desk-gate = This desk opens with the secret that was shown at the first start. Lost it? “veillee admin secret” makes another.
desk-secret = The secret
desk-enter = Enter
desk-leave = Leave the desk
desk-done = Done.
desk-sure = Yes, really

desk-now = The house now
desk-here = { $count ->
    [0] Nobody is connected
    [one] { $count } person connected
   *[other] { $count } people connected
}
desk-stored = Tables: { $running } of { $tables } running · evenings: { $evenings } · people: { $people } · { $size } MB
desk-server = Server { $process }: load { $load } on { $cores } cores, { $free } GB free on the disk
desk-refused = What was refused
desk-refused-none = Nothing was refused.
desk-nobody = no name
desk-screen = big screen

desk-house = The house
desk-shut = Close to new tables
desk-open = Open to new tables again
desk-is-shut = The house takes no new tables.
desk-is-open = The house takes new tables.
desk-notice = Notice to everybody
desk-notice-minutes = Restart in (minutes, optional)
desk-notice-tell = Tell everybody
desk-notice-end = Withdraw the notice
desk-keep = How many days things are kept
desk-keep-help = 0: for ever. A family keeps everything; a house open to all, what it must.
desk-keep-games = Finished games and evenings
desk-keep-unfinished = Unfinished games
desk-keep-chats = What was said
desk-keep-guests = Names of those who no longer come
desk-keep-save = Keep it like this
desk-sweep = Clean up now
desk-swept = Removed: { $tables } tables, { $evenings } evenings, { $words } lines of chat, { $guests } names.
desk-bans = Turned away
desk-bans-none = Nobody is turned away.
desk-ban-until = until { $until }
desk-ban-person = a person
desk-unban = Let in again
desk-ban-address = Address to turn away
desk-ban-hours = Hours
desk-ban = Turn away

desk-tables = Tables
desk-evenings = Evenings
desk-none = There are none.
desk-end = End
desk-delete = Delete
desk-bot = bot { $level }
desk-status = { $status ->
    [waiting] waiting for people
    [playing] running
    [open] open
    [closed] closed
   *[over] over
}
desk-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}

desk-people = People
desk-people-name = A name, or a part of it
desk-find = Find
desk-people-none = Nobody of that name.
desk-logs = { $count ->
    [one] { $count } table or evening
   *[other] { $count } tables and evenings
}
desk-export = Download what is kept
desk-forget = Forget everywhere
desk-forgotten = Forgotten: { $rewritten } tables and evenings go on without the name, { $deleted } are deleted.
desk-ban-day = Turn away for a day

desk-log = What was done here
desk-by-start = at the first start
desk-by-itself = by the house itself
desk-by-page = from { $address }
desk-by-command = on the command line
act-desk-secret = New secret
act-desk-enter = Came to the desk
act-house-shut = New tables
act-notice = Notice
act-ban = Turned away
act-keep = How long things are kept
act-desk-end = Ended a game or an evening
act-desk-delete = Deleted
act-desk-rewrite = Names or words removed
act-desk-export = Data handed over
act-desk-copy = Copy

ended-by-host = The host of the house has ended the game.
notice-label = Notice from the host
notice-at = { $minutes ->
    [0] The house is about to restart; your game will go on where it is.
    [one] The house restarts in { $minutes } minute; your game will go on where it is.
   *[other] The house restarts in { $minutes } minutes; your game will go on where it is.
}
