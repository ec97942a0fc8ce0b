### Ce que refuse le bureau de l’hôte, et ce qui s’y décide.

refusal-desk-secret = Ce n’est pas le secret du bureau.
refusal-desk-guesses = Trop d’essais depuis cette adresse : attends dix minutes.
refusal-desk-outside = Le bureau ne s’ouvre qu’à qui montre son secret.
refusal-desk-off = Cette maison n’ouvre pas son bureau par le réseau.
refusal-desk-no-log = Il n’y a ni table ni veillée de ce nom.
refusal-desk-no-person = Il n’y a personne de ce nom.
refusal-desk-no-name = Écris au moins une lettre du nom.
refusal-desk-no-ban = Personne de ce nom n’est écarté.
refusal-desk-no-address = « { $address } » n’est pas une adresse internet.
refusal-desk-over = C’est déjà terminé.
refusal-table-house-shut = La maison ne prend pas de nouvelle table pour le moment. Ce qui est commencé continue.
refusal-table-banned = L’hôte de cette maison t’a écarté pour un temps.
refusal-table-ended = L’hôte de la maison a mis fin à cette partie.
