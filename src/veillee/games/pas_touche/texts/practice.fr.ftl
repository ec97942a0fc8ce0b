practice-help = Seul, sans contraintes : les dés montrent une gourmandise, touche-la le plus vite possible. { $all } lancers par série.
practice-keys = Au clavier : la touche de la gourmandise ({ $keys }), puis le nombre ; ou Tab et Entrée.
practice-begin = Commencer
practice-again = Encore une série
practice-throw = Lancer { $number } sur { $all }
practice-quick = À toi !
practice-slipped = { $slips ->
        [one] Une erreur.
        *[other] { $slips } erreurs.
    }
practice-to-beat = À battre, toi la dernière fois : { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s.
practice-wrong = Ce n’est pas la bonne carte.
practice-seconds = { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s
practice-result = La moitié de tes lancers en { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s au plus, { $slips ->
        [0] sans erreur
        [one] une erreur
        *[other] { $slips } erreurs
    }.
practice-against = { $who ->
        [faster] { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s de mieux que toi la dernière fois.
        [slower] { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s de plus que toi la dernière fois.
        *[same] Aussi vite que toi la dernière fois.
    }
practice-rival = Ce jour-là : { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s, { $slips ->
        [0] sans erreur
        [one] une erreur
        *[other] { $slips } erreurs
    }.
practice-tomorrow = Reviens demain : tu joueras contre toi-même.
practice-progress = Tes progrès
practice-curve = Courbe de tes temps, une série après l’autre ; plus bas, c’est plus vite.
practice-legend = Un point par série ; plus bas, c’est plus vite. Un point creux : au moins une erreur.
practice-table = Les mêmes chiffres en tableau
practice-day = Jour
practice-time = Temps
practice-slips = Erreurs
practice-kept = Ces chiffres restent dans ce navigateur.
practice-forget = Tout oublier
