## Les énigmes

riddle-who = Qui a volé le drapeau, et où est-il ?
riddle-who-hint = Regarde tes cartes mises de côté, puis qui a regardé où, et combien de cartes chacun a tendues.
riddle-who-value = { $percent ->
    [100] C’est certain
    [0] C’est impossible
   *[other] Probable à { $percent } %
}
riddle-who-how = Compté exactement : toutes les façons dont les cartes cachées peuvent être posées.
riddle-walk = Quel trajet t’en apprend le plus ?
riddle-walk-hint = Un témoin ou un lieu que tu connais déjà ne t’apprend plus rien ; une action inconnue, rarement.
riddle-walk-value = Écarte en moyenne { $percent } % de ce qui reste possible
riddle-walk-how = Compté exactement : tout ce que la case peut montrer, et ce qui reste possible ensuite.
why-riddle-cards = Tes cartes mises de côté ne laissent plus que { suspect } et { place }.
why-riddle-deduced = Tes cartes laissaient { $count } réponses. Ce que les autres ont regardé, tendu et montré n’en laisse qu’une : { suspect }, et le drapeau ici : { place }.
