# Sans serveur
offline-play = Jouer sur cet appareil
offline-leave = Retrouver le serveur
offline-no-friends = Sans serveur, personne d’autre ne peut te rejoindre. Joue contre des robots ou à plusieurs sur cet écran.
offline-home = Ici tout se joue sans serveur : contre des robots, ou à plusieurs sur cet écran.
