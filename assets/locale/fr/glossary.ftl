# The words of the game: on a page of Help, and as tooltips. Each with one sentence.
# “forms” are the forms, in small letters, in which a text has the word.

term-bone = Domino
term-bone-explained = Une pièce du jeu, qui en compte 28.
term-bone-forms = domino, dominos

term-doublet = Double
term-doublet-explained = Un domino dont les deux moitiés sont égales. Il se pose en travers.
term-doublet-forms = un double, le double, les doubles

term-pips = Points
term-pips-explained = Les points d’un domino. 6-3 en a neuf.
term-pips-forms = points d’un domino, points du domino, points des dominos

term-end = Bout ouvert
term-end-explained = Là où la chaîne peut grandir. Une moitié de votre domino doit être égale.
term-end-forms = bout ouvert, bouts ouverts

term-lead = Ouverture
term-lead-explained = Le premier coup d’une manche.
term-lead-forms = ouverture, a ouvert

term-boneyard = Pioche
term-boneyard-explained = Les dominos que personne n’a. On y pioche dans la plupart des jeux.
term-boneyard-forms = pioche

term-spinner = Spinner
term-spinner-explained = Un double qui se prolonge sur ses quatre côtés ; en général, seulement le premier de la manche.
term-spinner-forms = spinner

term-table-count = Somme des bouts
term-table-count-explained = Tous les bouts ouverts additionnés. Dans { game-all-fives }, un multiple de cinq rapporte.
term-table-count-forms = somme des bouts, la somme

term-go-out = Faire domino
term-go-out-explained = Jouer son dernier domino. La manche est alors finie et gagnée.
term-go-out-forms = faire domino, fait domino

term-pass = Passer
term-pass-explained = Sauter son tour, faute de pouvoir jouer ou piocher.
term-pass-forms = passer, a passé

term-blocked = Bloqué
term-blocked-explained = Plus personne ne peut jouer. En général, le moins de points en main gagne.
term-blocked-forms = bloqué, bloquée

term-hand = Manche
term-hand-explained = De la donne jusqu’au dernier domino ou au blocage.
