# Without a server
cancel = Cancel
offline-loading = Veillée is moving in on this device
offline-loading-help = Only once: afterwards everything is played here, even without a network.
offline-bytes = { $loaded } MB of { $total } MB
offline-starting = The lamp is being lit…
offline-cancelled = You cancelled the loading. Nothing is lost: start again whenever you like.
offline-absent = This house cannot play without a server yet. Its parts may still be in the making: try again in a minute.
offline-failed = The game could not start on this device: the browser blocks it, or the network failed. Try again.
offline-play = Play on this device
offline-leave = Back to the server
offline-no-friends = Without a server nobody else can join you. Play against bots, or together on this screen.
offline-no-watch = Without a server there is no other table to watch.
offline-fair = Here the seed of the dice is in your browser: it makes the game, but proves nothing to anybody.
offline-updated = Veillée has just moved to a new version.
offline-bring = Open a game
offline-bring-help = Choose the file of a finished game, or drop it on the page.
offline-drop = Let go of the file: the game is shown again.
offline-finished = { $count ->
    [one] One game was finished on this device.
   *[other] { $count } games were finished on this device.
}
offline-take = { $count ->
    [one] Bring it here
   *[other] Bring them here
}
offline-full = This browser has no room left: the move is not stored yet. Free some storage and the game goes on.
