### Le bureau de l’hôte, et l’annonce à tous. Chargé avec ces pages.

desk-title = Le bureau de l’hôte
desk-gate = Ce bureau s’ouvre avec le secret montré au premier démarrage. Perdu ? « veillee admin secret » en fait un autre.
desk-secret = Le secret
desk-enter = Entrer
desk-leave = Quitter le bureau
desk-done = C’est fait.
desk-sure = Oui, vraiment

desk-now = La maison en ce moment
desk-here = { $count ->
    [0] Personne n’est connecté
    [one] { $count } personne connectée
   *[other] { $count } personnes connectées
}
desk-stored = Tables : { $running } en cours sur { $tables } · veillées : { $evenings } · personnes : { $people } · { $size } Mo
desk-server = Serveur { $process } : charge { $load } sur { $cores } cœurs, { $free } Go libres sur le disque
desk-refused = Ce qui a été refusé
desk-refused-none = Rien n’a été refusé.
desk-nobody = sans nom
desk-screen = grand écran

desk-house = La maison
desk-shut = Fermer aux nouvelles tables
desk-open = Rouvrir aux nouvelles tables
desk-is-shut = La maison ne prend pas de nouvelle table.
desk-is-open = La maison prend de nouvelles tables.
desk-notice = Annonce à tous
desk-notice-minutes = Redémarrage dans (minutes, facultatif)
desk-notice-tell = Annoncer
desk-notice-end = Retirer l’annonce
desk-keep = Combien de jours on garde
desk-keep-help = 0 : pour toujours. Une famille garde tout ; une maison ouverte à tous, ce qu’il faut.
desk-keep-games = Parties finies et veillées
desk-keep-unfinished = Parties inachevées
desk-keep-chats = Paroles
desk-keep-guests = Noms de qui ne vient plus
desk-keep-save = Garder ainsi
desk-sweep = Faire le ménage maintenant
desk-swept = Retiré : { $tables } tables, { $evenings } veillées, { $words } paroles, { $guests } noms.
desk-bans = Écartés
desk-bans-none = Personne n’est écarté.
desk-ban-until = jusqu’au { $until }
desk-ban-person = une personne
desk-unban = Laisser revenir
desk-ban-address = Adresse à écarter
desk-ban-hours = Heures
desk-ban = Écarter

desk-tables = Tables
desk-evenings = Veillées
desk-none = Il n’y en a pas.
desk-end = Terminer
desk-delete = Supprimer
desk-bot = robot { $level }
desk-status = { $status ->
    [waiting] on attend du monde
    [playing] en cours
    [open] ouverte
    [closed] close
   *[over] finie
}
desk-games = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}

desk-people = Personnes
desk-people-name = Un nom, ou un morceau
desk-find = Chercher
desk-people-none = Personne de ce nom.
desk-logs = { $count ->
    [one] { $count } table ou veillée
   *[other] { $count } tables et veillées
}
desk-export = Télécharger ce qu’on garde
desk-forget = Oublier partout
desk-forgotten = Oublié : { $rewritten } tables et veillées continuent sans ce nom, { $deleted } sont supprimées.
desk-ban-day = Écarter un jour

desk-log = Ce qui a été fait ici
desk-by-start = au premier démarrage
desk-by-itself = par la maison elle-même
desk-by-page = depuis { $address }
desk-by-command = en ligne de commande
act-desk-secret = Nouveau secret
act-desk-enter = Entrée au bureau
act-house-shut = Nouvelles tables
act-notice = Annonce
act-ban = Mise à l’écart
act-keep = Durées de garde
act-desk-end = Fin d’une partie ou d’une veillée
act-desk-delete = Suppression
act-desk-rewrite = Noms ou paroles retirés
act-desk-export = Données remises
act-desk-copy = Copie

ended-by-host = L’hôte de la maison a mis fin à la partie.
notice-label = Annonce de l’hôte
notice-at = { $minutes ->
    [0] La maison redémarre d’un instant à l’autre ; ta partie reprendra où elle en est.
    [one] La maison redémarre dans { $minutes } minute ; ta partie reprendra où elle en est.
   *[other] La maison redémarre dans { $minutes } minutes ; ta partie reprendra où elle en est.
}
