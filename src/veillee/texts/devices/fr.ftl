### La même personne sur un autre appareil. Chargé avec ces pages.

devices-help = Continue sur ton téléphone ce que tu as commencé ici : tes places, tes tables et tes veillées te suivent.
devices-list = Où tu es chez toi
device-ask = Continuer sur un autre appareil
device-have-word = J’ai reçu un mot
device-word-title = Sur l’autre appareil, scanne le code ou écris ce mot
device-word-left = { $seconds ->
    [one] Valable encore { $seconds } seconde, une seule fois
   *[other] Valable encore { $seconds } secondes, une seule fois
}
device-word-help = Sans appareil photo : ouvre { $address } et écris le mot. Il faudra encore dire oui ici.
device-qr = Code à scanner avec l’autre appareil
device-asks = « { $name } » veut continuer à ta place
device-asks-help = Demandé depuis { $address }. Dis oui seulement si c’est toi qui tiens cet appareil.
device-unknown = Un autre appareil
device-yes = Oui, c’est moi
device-no = Non
device-let-in = C’est fait : l’autre appareil est aussi le tien.
device-kept-out = L’autre appareil reste dehors.
device-first = Premier appareil
device-here = celui-ci
device-remove = Retirer
device-remove-sure = Oui, retirer
device-join = Continuer ici
device-join-help = Sur ton premier appareil, ouvre « Mes appareils » : un mot de six lettres t’y attend.
device-word = Le mot
device-continue = Continuer
device-waiting = Regarde ton premier appareil et dis oui.
device-agreed = Te voilà, { $name } : tes places, tes tables et tes veillées sont là.
device-declined = Le premier appareil a dit non.
device-late = Le mot n’est plus valable. Demandes-en un autre.
