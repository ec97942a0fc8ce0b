### Ce qui est refusé au sujet des appareils, en français.

refusal-device-word = Ce mot ne vaut rien ici : relis-le sur le premier appareil, ou demandes-y un nouveau mot.
refusal-device-guesses = Trop de mots faux : attends dix minutes.
refusal-device-nobody-asks = Aucun appareil ne demande plus rien.
refusal-device-no-device = Tu n’as pas cet appareil.
refusal-device-own-word = Ce mot est le tien : dis-le sur l’autre appareil.
refusal-device-many = Tu as déjà { $count } appareils : enlèves-en un d’abord.
refusal-device-unknown = Dis d’abord qui tu es : tu pourras l’être aussi sur un autre appareil.
