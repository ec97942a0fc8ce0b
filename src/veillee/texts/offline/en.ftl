# Without a server
cancel = Cancel
offline-loading = Setting up Veillée on this device
offline-loading-help = Only once: afterwards everything is played here, even without a network.
offline-bytes = { $loaded } MB of { $total } MB
offline-starting = Lighting the lamp…
offline-cancelled = You cancelled the loading. Nothing is lost: start again whenever you like.
offline-absent = This house cannot play without a server yet: what it needs may still be in preparation. Try again in a minute.
offline-failed = The game could not start on this device: the browser blocks it, or the network failed. Try again.
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
lost-device-title = The game did not start
lost-device = The loading was interrupted, or the network failed. Your games are kept here: try again whenever you like.

# What needs a server
needs-server-evening-title = An evening needs a server
needs-server-evening = It brings people together at one address, and nothing leaves this device. Play against bots, or together on this screen: your games are kept here.
needs-server-devices-title = From one device to another, a server is needed
needs-server-devices = Your games stay in this browser. A finished game can be downloaded from “Replay”, and its file opens on any other device.
needs-server-desk-title = The host’s desk is on the server
needs-server-desk = Without a server there are no guests and no tables to look after: what is played here is in this browser, and is yours alone.
