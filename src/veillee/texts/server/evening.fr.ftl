### Ce qu’une veillée refuse et propose, en français. Le serveur envoie ces phrases ; la page ne les charge pas.

refusal-evening-no-evening = Cette veillée n’existe pas.
refusal-evening-private = Cette veillée est entre amis : demande son lien.
refusal-evening-removed = La personne qui tient la lampe t’a demandé de quitter cette veillée.
refusal-evening-left = Tu as quitté cette veillée : reviens d’abord.
refusal-evening-not-arrived = Dis d’abord ton nom, et tu es des nôtres.
refusal-evening-screen = Cet écran ne fait que montrer la veillée : prends ton téléphone.
refusal-evening-not-host = Seule la personne qui tient la lampe peut le faire.
refusal-evening-not-oneself = Tu ne peux pas te renvoyer toi-même : quitte plutôt la veillée.
refusal-evening-no-person = Cette personne n’est pas là, ou n’est plus là.
refusal-evening-not-beside = Cette personne ne joue pas sur ton téléphone.
refusal-evening-no-phone = Qui joue sur le téléphone d’un autre ne peut pas tenir la lampe.
refusal-evening-beside = { $count } personnes jouent déjà sur ton téléphone avec toi : c’est assez pour un seul.
refusal-evening-sent-out = La personne qui tient la lampe a demandé à { $name } de quitter cette veillée.
refusal-evening-full = Une veillée accueille { $count } personnes, et celle-ci est complète.
refusal-evening-log-full = Il s’est passé tant de choses que plus rien n’entre dans cette veillée : ouvres-en une autre.
refusal-evening-said-enough = { $count } messages, cette veillée a assez parlé.
refusal-evening-reacted-enough = { $count } réactions suffisent pour une veillée.
refusal-evening-closed = Cette veillée est finie : rallume la lampe pour jouer encore.
refusal-evening-open = Cette veillée est déjà ouverte.
refusal-evening-still-playing = Une partie est encore en cours : finis-la ou abandonne-la d’abord.
refusal-evening-no-proposal = Cette proposition n’est plus ouverte.
refusal-evening-own-proposals = Tu as déjà { $count } propositions en attente : retires-en une d’abord.
refusal-evening-proposals = { $count } propositions attendent déjà : commencez-en une ou retirez-en une d’abord.
refusal-evening-games = { $count } parties suffisent pour une veillée : ouvres-en une autre.
refusal-evening-two-chairs = Personne ne peut s’asseoir sur deux chaises.
refusal-evening-nobody = Il faut au moins une personne qui joue.
refusal-evening-no-chair = Il n’y a plus de chaise libre.
refusal-evening-playing = { $name } joue encore une autre partie.
refusal-evening-not-agreed = Tout le monde n’a pas encore dit oui.
refusal-evening-no-game = Cette partie n’est pas de cette veillée.
refusal-evening-game-over = Cette partie est déjà finie.
refusal-evening-not-player = Seules les personnes qui y jouent et celle qui tient la lampe peuvent abandonner une partie.
refusal-evening-no-riddle = Il n’y a pas d’énigme en ce moment.
refusal-evening-riddle-day = Il n’y a pas d’énigme pour ce jour-là.
refusal-evening-riddle-known = L’énigme du jour a déjà été posée : la prochaine est pour demain.
refusal-evening-riddle-over = Trop tard : cette énigme est finie.
refusal-evening-riddle-answered = Une seule réponse chacun, et tu as donné la tienne.
refusal-evening-no-answer = Cette réponse n’est pas à choisir.

suggest-new = Pas encore joué ce soir, { $minutes } minutes environ.
suggest-fits = Fait pour vous { $count }.
suggest-bots = { $count ->
    [one] Un robot complète la table.
   *[other] { $count } robots complètent la table.
}
suggest-long = { $minutes } minutes environ : plus qu’il n’en reste à la veillée.

moment-comeback = { $name } n’avait plus que { $percent ->
    [one] { $percent } chance
   *[other] { $percent } chances
  } sur cent, et gagne la partie.
moment-up = { $name } trouve l’issue : de { $before } à { $after } chances sur cent.
moment-down = La partie échappe à { $name } : de { $before } à { $after } chances sur cent.
moment-touch = { $name } devance { $other } de { $ms ->
    [one] { $ms } millième de seconde
   *[other] { $ms } millièmes de seconde
  }.
