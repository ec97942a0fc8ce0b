## Pourquoi ce coup

why-wins-manor = Avec ce { $value } tu mènes { $mine } à { $theirs } pour ton quatrième manoir : il te donnerait la partie.
why-wins-castle = Avec ce { $value } tu mènes { $mine } à { $theirs } pour ton troisième château : il te donnerait la partie.
why-saves-manor = Ce manoir donnerait la partie à l’autre famille : avec ce { $value } tu restes devant, { $mine } à { $theirs }.
why-saves-castle = Ce château donnerait la partie à l’autre famille : avec ce { $value } tu restes devant, { $mine } à { $theirs }.
why-smallest = Le { $value } est ta plus petite carte qui prend la tête : { $mine } à { $theirs }.
why-lead = Le { $value } prend la tête avec de la marge : { $mine } à { $theirs }.
why-further = Tu mènes déjà ; le { $value } te rend plus difficile à rattraper : { $mine } à { $theirs }.
why-together = Le { $value } ne suffit pas seul, mais avec d’autres cartes de ta main tu prends la tête.
why-bluff = Le { $value } n’est pas une grande perte, et il oblige l’autre famille à compter avec toi.
why-stumble = C’est le tapis qui choisit, mais sans une carte de plus tu abandonnes la Demeure.
why-leads = Tu mènes { $mine } à { $theirs } : garde tes autres cartes.
why-give-up = Garde tes cartes fortes pour mieux que { stake }.
why-give-up-medium = Abandonne : le Médium { $medium }, « { medium-name } », vaut mieux que { stake }, et tu gardes tes cartes.
why-out-of-reach = Tu ne peux plus les rattraper ({ $mine } contre { $theirs }) : garde tes cartes.
why-out-of-reach-medium = Tu ne peux plus les rattraper ({ $mine } contre { $theirs }) : garde tes cartes, et le Médium { $medium }, « { medium-name } », te revient.
why-bare = Avec le 29 en jeu, toute carte compte 1 : ce Médium coûte moins cher qu’un Fantôme.
why-truce = La trêve reporte { stake } à la manche suivante, et tu gardes tes Fantômes.
why-plays-dead = Cette manche ne vaut pas une carte de plus : fais le mort et reprends-en une.
why-removes-ghost = Le Médium 11 chasse leur { $card } : { $mine } à { $theirs }.
why-removes-medium = Le Médium 11 chasse leur Médium { $card }, et son effet avec lui : { $mine } à { $theirs }.
why-medium-leads = Le Médium { $medium }, « { medium-name } », te met devant : { $mine } à { $theirs }.
why-medium-gains = Le Médium { $medium }, « { medium-name } », te fait gagner { $gain } sur eux : { $mine } à { $theirs }.
why-medium-tells = { $medium ->
    [1] Avec le Médium 1, si tu gagnes, { stake } et le Médium sont à toi.
    [3] Le Médium 3 montre leur main : tu sauras jusqu’où ils peuvent monter.
    [6] Le Médium 6 laisse le hasard choisir leur prochaine carte.
    [14] Le Médium 14 leur fait payer deux cartes à chaque tour.
    [15] Avec le Médium 15, si tu gagnes, une de tes cartes resservira.
    [18] Le Médium 18 rend à ton paquet un Fantôme déjà joué.
    [20] Le Médium 20 envoie une carte au hasard sur la manche 10.
    [24] Le Médium 24 leur interdit tout Médium dans cette manche.
    [25] Le Médium 25 interdit les valeurs qui les aideraient le plus.
   *[28] Le Médium 28 met les Demeures où elles te servent.
}
why-tenth-won = Ce choix te donne la manche 10, et la partie.
why-tenth-stands = Avec ce choix tu es devant sur la manche 10 : { $mine } à { $theirs }.
why-tenth-nearer = C’est ce qui te rapproche le plus sur la manche 10 : { $mine } contre { $theirs }.
why-tenth-none = Tes cartes te serviront mieux dans les manches qui viennent.
why-tenth-strong = La manche 10 peut tout décider : un { $value } y pèse lourd.
why-tenth-small = Un { $value } ne te manquera guère, et il compte sur la manche 10.
why-tenth-seven = Le 7 ne sert que sur la manche 10 : il y compte 3.
why-tenth-medium = Le Médium { $medium }, « { medium-name } », surprendra sur la manche 10.
why-keep-none = Rien ici ne servirait à la manche suivante.
why-keep-ghost = Le { $value } compte encore dans la manche suivante, sans te coûter une carte.
why-keep-medium = Le Médium { $medium }, « { medium-name } », sert encore dans la manche suivante.

stake = { $house ->
    [castle] ce château
    [manor] ce manoir
    [several] ces Demeures
   *[none] cette manche
}
