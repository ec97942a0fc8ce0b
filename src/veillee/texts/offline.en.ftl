# Without a server
offline-play = Play on this device
offline-leave = Back to the server
offline-no-friends = Without a server nobody else can join you. Play against bots, or together on this screen.
offline-home = Here everything is played without a server: against bots, or together on this screen.
