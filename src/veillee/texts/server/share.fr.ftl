refusal-table-not-runner = Seule la personne qui fait tourner ce serveur peut le faire.
