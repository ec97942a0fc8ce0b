### La veillée : la pièce, ce qu’on y joue, les points, la fin. Chargé avec elle.

## Ouvrir, entrer

open-title = Ouvrir une veillée
open-help = Une adresse pour toute la soirée : les mêmes gens, plusieurs jeux, un seul score.
open-name = Nom de la veillée (si tu veux)
open-name-example = Le jeudi chez Léa
open-light = Allumer la lampe
door-inside = { $names } : on t’attend autour de la lampe.
door-empty = La lampe est allumée. Entre, les autres arrivent.
come-in = Entrer

## La pièce

hearth-label = Autour de la lampe
holds-lamp = tient la lampe
away = pas là
someone = Quelqu’un
people = Les gens
talk = Discussion de la veillée
talk-fold = Replier la discussion
talk-unfold = { $count ->
    [0] Déplier la discussion
   *[other] Déplier la discussion, { $count } non lus
}
back-to-room = Retour à la veillée
invite-evening = L’adresse de cette page est l’invitation : qui l’ouvre entre dans la pièce, sans compte, à tout moment.
share-evening = On joue ce soir ? La lampe est allumée.
qr-evening = Code à scanner : il ouvre la veillée
name = Nom
rename = Changer
my-wish = Au prochain jeu…
wish-play = je joue
wish-bench = je passe mon tour
wish-watch = je regarde seulement
bring = Un enfant joue aussi sur ce téléphone
bring-help = Chacun son tour : la page cache tout entre les deux. Ses points sont à son nom.
bring-name = Son prénom
bring-in = L’asseoir ici
beside = avec { $name }
on-phone = sur le téléphone de { $name }
send-home = Ne joue plus
pass-lamp = Passer la lampe
take-lamp = Reprendre la lampe
remove = Faire sortir
remove-sure = Oui, faire sortir
remove-help = { $name } ne pourra plus revenir ; un robot finira sa partie. Appuie encore pour confirmer.
until = Jusqu’à quand ? Les idées de jeu en tiennent compte.
until-hour = Jusqu’à { $hour }
until-never = Sans limite
for-minutes = Encore { $minutes } min
leave-evening = Quitter la veillée
leave-evening-sure = Oui, quitter
leave-evening-help = Tu pourras revenir par la même adresse. Appuie encore pour confirmer.
close-evening = Finir la veillée : le podium
close-sure = Oui, le podium
close-help = Plus de nouveau jeu ce soir. On pourra rallumer la lampe la semaine prochaine. Appuie encore pour confirmer.

## Que faire maintenant

now-alone = Il n’y a que toi pour l’instant : invite les autres.
now-choose = { $count ->
    [one] Tu es là : à quoi joue-t-on ?
   *[other] Vous êtes { $count } : à quoi joue-t-on ?
}
now-asked = { $name } propose { $game } : tu joues ?
now-asked-for = { $name } propose { $game } à { $names } : vous jouez ?
now-begin = { $game } : tout le monde est d’accord.
now-waiting = { $game } : on attend la réponse de { $names }.
now-free = { $game } : il reste une chaise libre.
now-your-turn = { $game } : c’est à toi de jouer !
now-your-game = Ta partie de { $game } est en cours.
now-watch = On joue à { $games }. Regarde, ou propose autre chose.
to-my-table = À ma table
agree = Je joue
agree-for = On joue
decline = Pas cette fois

## Jouer

running = On joue
running-label = Partie en cours : { $game }
proposals = On propose
proposal-label = { $game }, proposé par { $name }
proposed-by = proposé par { $name }
ideas = Et si on jouait à…
ask-riddle = L’énigme du soir
propose-game = Proposer un jeu
propose = Proposer
who-plays = Qui joue ?
plays-elsewhere = joue déjà
bots-too = Des robots en plus ?
no-bots = Aucun
begin-now = Commencer
join-in = Prendre une chaise
get-up = Me lever
withdraw = Retirer
not-yet = pas encore répondu
abandon = Abandonner la partie
abandon-sure = Oui, abandonner
abandon-help = La partie s’arrête pour tout le monde et ne rapporte de points à personne. Appuie encore pour confirmer.

## Les points

score = Le score
rank = Place
tonight = Ce soir
season = Saison
by-game = Jeu par jeu
won-of = { $won } sur { $played }
points-help = Parties gagnées sur parties jouées. Une partie vaut 6 points : tous si tu bats tout le monde, une part pour chaque adversaire battu, la moitié à égalité.
points = { $count ->
    [one] { $points } point
   *[other] { $points } points
}
plus = +{ $points }
last-game = La dernière partie
stand-in = (un robot a fini)
game-abandoned = Partie abandonnée : pas de points.
games-played = Les parties
night = Soir { $number } · { $day }
night-number = soir { $number }

## La fin

ending = { $count ->
    [one] La veillée est à { $names } !
   *[other] La veillée est à { $names }, à égalité !
}
ending-quiet = La lampe est éteinte. Aucune partie finie ce soir-là.
reopen = Rallumer la lampe
reopen-help = La veillée reste ici avec toutes ses parties. Rallume la lampe quand vous voulez : la saison continue.
moments = Les moments de la soirée
moments-working = On revoit les parties… { $done } sur { $of }
see-it = Voir
keepsake = L’image de la veillée
keepsake-label = Image de la veillée, gagnée par { $names }
keepsake-foot = Veillée · autour de la lampe
keepsake-failed = Ce navigateur n’a pas su dessiner l’image. Essaie l’autre bouton.
save-png = Garder l’image
save-svg = Garder en grand, à imprimer

## Ce qui se passe

said = { $name } : { $text }
reacted = { $name } : { $reaction }
arrived = { $name } arrive.
brought = { $by } prête son téléphone à { $name }.
came-back = { $name } est de retour.
left = { $name } s’en va.
was-removed = { $by } fait sortir { $name }.
renamed = On dira maintenant { $name }.
wishes-play = { $name } veut jouer.
wishes-bench = { $name } passe son tour.
wishes-watch = { $name } regarde.
lamp-passed = { $name } tient la lampe.
proposed = { $name } propose { $game }.
began = { $game } commence.
abandoned = { $name } abandonne la partie : pas de points.
riddle-asked = { $name } pose l’énigme du soir : qui trouve en premier ?
riddle-found = { $name } résout l’énigme du soir !
riddle-missed = { $name } se trompe.
riddle-shown = Personne n’a résolu l’énigme du soir : voici la réponse.
closed-by = { $name } éteint la lampe.
closed-by-house = L’hôte de la maison éteint la lampe.
abandoned-by-house = L’hôte de la maison met fin à la partie : pas de points.
reopened-by = { $name } rallume la lampe.

## Mes veillées

evenings-none = Tu n’as encore passé aucune veillée ici. La première s’ouvre en un clic.
evenings-open = La lampe est allumée
evenings-closed = Passées
evening-go-on = Y retourner
evening-remember = Revoir
evening-facts = { $games ->
    [0] aucune partie
    [one] une partie
   *[other] { $games } parties
}{ $nights ->
    [0] {""}
    [one] {""}
   *[other] , { $nights } soirs
}
