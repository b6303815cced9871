# Why a move can’t be made.

refused-dropped-beside = Lâchez { $bone } sur une place éclairée.
refused-fits-nowhere = { $bone } ne va à aucun bout ouvert ({ $open }).
# A doublet whose number at the end is what it counts, twice its own, and not what fits.
refused-counts-twice = Le { $count } est ce que compte { $bone } ; il demande un { $pips }.
# Where halves that touch add up to seven: the number that each end takes; none if only a matador.
refused-fits-neither = { $bone } ne va pas. À gauche, il faut { $left ->
    [none] un matador
   *[other] un { $left } ou un matador
} ; à droite, { $right ->
    [none] un matador
   *[other] un { $right } ou un matador
}.
refused-both-ends-take = { $bone } ne va pas. Aux deux bouts, il faut { $wanted ->
    [none] un matador
   *[other] un { $wanted } ou un matador
}.
refused-does-not-fit-there = { $bone } ne va pas ici : ce bout demande un { $pips ->
    [0] blanc
   *[other] { $pips }
}.
refused-needs-matador = { $bone } ne va pas ici : sur un blanc, seul un matador convient (0-0, 6-1, 5-2 ou 4-3).
refused-spinner-not-covered = Vous pourrez jouer sur les petits côtés de { $spinner } quand ses deux grands côtés seront couverts.
refused-not-the-spinner = { $bone } n’a pas de bout ouvert { $place } : le spinner est { $spinner }, le premier double.
refused-no-such-end = { $bone } n’a pas de bout ouvert { $place }.
refused-must-lead-with = Vous devez ouvrir avec { $bone }, le double le plus fort.
refused-nothing-led = Il faut d’abord ouvrir.
refused-no-draws = On ne pioche pas dans ce jeu.
refused-nothing-to-draw = Il n’y a plus rien à piocher.
refused-can-play = Vous pouvez jouer { $bone } : vous ne pouvez donc pas piocher.
refused-drew-one = Vous ne pouvez piocher qu’un domino par tour.
refused-hand-full = Avec 18 dominos, vous ne pouvez plus piocher.
refused-must-play = Vous pouvez jouer { $bone } : vous ne pouvez donc pas passer.
refused-must-draw = Il reste des dominos à piocher : vous ne pouvez pas passer.
refused-nothing-to-claim = Il n’y a pas de points à annoncer maintenant.
refused-never-so-many = Aucune somme ne rapporte autant de points.
refused-claim-first = Annoncez d’abord vos points, ou choisissez « { turn-nothing } ».
refused-no-firecracker = Vous n’avez plus de pétard.
refused-cannot-blow-up = Vous ne pouvez pas faire sauter { $bone }. Un pétard n’agit que sur le dernier domino d’une branche, jamais sur le premier domino ni sur le spinner.
refused-hand-over = Cette manche est finie.
refused-not-in-turn = Ce n’est pas votre tour.
# For whatever no window leads to.
refused-impossible = C’est impossible pour le moment.

# Why a hand or a game can’t start.
refused-game-over = La partie est finie.
refused-sitters = Ce jeu se joue à { $seats } joueurs, pas à { $sitters }.
refused-seats-changed = Vous ne pouvez pas changer de joueurs pendant une partie.
refused-clock-taken-away = Vous ne pouvez pas retirer le chronomètre pendant une partie.
refused-never-won = { $scores ->
    [threes] À partir de ces scores, personne ne pourrait atteindre exactement { $target }, car seuls des multiples de trois peuvent être marqués.
    [fives] À partir de ces scores, personne ne pourrait atteindre exactement { $target }, car seuls des multiples de cinq peuvent être marqués.
   *[threes-and-fives] À partir de ces scores, personne ne pourrait atteindre exactement { $target }, car on ne marque que par trois et par cinq.
}
