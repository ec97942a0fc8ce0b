# Sans serveur
cancel = Annuler
offline-loading = Veillée s’installe sur cet appareil
offline-loading-help = Une seule fois : ensuite tout se joue ici, même sans réseau.
offline-bytes = { $loaded } Mo sur { $total } Mo
offline-starting = La lampe s’allume…
offline-cancelled = Tu as annulé le chargement. Rien n’est perdu : relance quand tu veux.
offline-absent = Cette maison ne sait pas encore jouer sans serveur : ce qu’il faut est peut-être en préparation. Réessaie dans une minute.
offline-failed = Le jeu n’a pas pu démarrer sur cet appareil : le navigateur le bloque, ou le réseau a manqué. Réessaie.
offline-no-watch = Sans serveur, il n’y a pas d’autre table à regarder.
offline-fair = Ici, la graine des dés est dans ton navigateur : elle fait la partie, mais ne prouve rien à personne.
offline-updated = Veillée vient de passer à une nouvelle version.
offline-bring = Ouvrir une partie
offline-bring-help = Choisis le fichier d’une partie finie, ou dépose-le sur la page.
offline-drop = Lâche le fichier : la partie se rejoue.
offline-finished = { $count ->
    [one] Une partie a été finie sur cet appareil.
   *[other] { $count } parties ont été finies sur cet appareil.
}
offline-take = { $count ->
    [one] L’apporter ici
   *[other] Les apporter ici
}
offline-full = Ce navigateur n’a plus de place : ce coup n’est pas encore gardé. Libère un peu de stockage, et la partie reprend.
lost-device-title = Le jeu n’a pas démarré
lost-device = Le chargement a été interrompu, ou le réseau a manqué. Tes parties sont gardées ici : réessaie quand tu veux.

# Ce qui demande un serveur
needs-server-evening-title = Une veillée a besoin d’un serveur
needs-server-evening = Elle réunit des gens autour d’une même adresse, et rien ne sort de cet appareil. Joue contre des robots ou à plusieurs sur cet écran : tes parties sont gardées ici.
needs-server-devices-title = D’un appareil à l’autre, il faut un serveur
needs-server-devices = Tes parties restent dans ce navigateur. Une partie finie se télécharge depuis « Revoir », et son fichier s’ouvre sur n’importe quel autre appareil.
needs-server-desk-title = Le bureau de l’hôte est sur le serveur
needs-server-desk = Sans serveur, il n’y a ni invités ni tables à tenir : tout ce qui se joue ici est dans ce navigateur, et n’appartient qu’à toi.
