### Ceux qui ne sont pas à table : prévenir, jouer par correspondance, partager. Chargé quand il le faut.

notices = Me prévenir
notices-help = Quand c’est à toi, quand une veillée reprend, quand on te propose une revanche. Rien de la partie n’est envoyé.
notices-blocked = Ce navigateur refuse les notifications de cette page : autorise-les dans ses réglages.
notices-impossible = Ce navigateur ne peut pas te prévenir ici : il faut une adresse sûre (https), et sur iPhone installer Veillée sur l’écran d’accueil.
offer-turn = Me prévenir
offer-evening = Me prévenir quand elle reprend
offer-no = Non merci

## Par correspondance

holidays = Vacances
holidays-help = Si tout le monde est d’accord, aucun temps ne compte pendant ces jours. On peut jouer quand même.
holidays-days = { $days } jours
holidays-ask = Demander
holidays-until = La table est en vacances jusqu’au { $date }.
holidays-waiting = { $days } jours demandés : on attend la réponse de { $names }.
log-holiday-asked = { $name } demande { $days } jours de vacances.
log-holiday-agreed = { $name } est d’accord pour des vacances.
log-holiday-declined = { $name } préfère continuer à jouer.
log-holiday-begun = Vacances jusqu’au { $date }.

## Partager

send-game = Envoyer la partie
send-position = Envoyer cette position
send-game-text = Une partie de { $game }, à revoir coup par coup
send-position-text = Une position de { $game }, à regarder de près
embed = Sur ta page
embed-help = Colle ce code dans une page : la partie s’y revoit, sans compte et sans cookie.
