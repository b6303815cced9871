# The built-in games.

# What they are called.
game-draw = Domino avec pioche
game-block = Domino sans pioche
game-all-fives = All Fives
game-all-threes = All Threes
game-fives-and-threes = Fives and Threes
game-palm-all-fives = All Fives Palm
game-tournament-all-fives = All Fives de tournoi
game-muggins = Muggins
game-five-up = Five-Up
game-cribbage-board-fives = All Fives façon cribbage
game-british-fives-and-threes = Fives and Threes britannique
game-the-draw-game = The Draw Game
game-firecracker-fives = All Fives à pétards
game-bergen = Bergen
game-matador = Matador
game-latin-partners = Domino latino
# The groups under which they are listed.
games-scoring = Jeux à points
games-block-and-draw = Avec ou sans pioche
games-pairs = Jeux en équipe
games-special = Jeux particuliers
# The group that most speakers of this language play, and that comes first: “scoring”,
# “block-and-draw”, “pairs”, or “special”, not translated.
games-first = scoring
game-dominican = Dominicain
game-puerto-rican = Portoricain
game-puerto-rican-short-game = Portoricain court
game-jamaican-partners = Jamaïcain en équipe
game-cut-throat = Jamaïcain individuel
game-brazilian-partners = Brésilien
game-spanish-partners = Domino espagnol
game-cuban = Cubain

# What each game is like, in two or three sentences.
game-draw-explained = Prolongez la chaîne, ou piochez jusqu’à pouvoir le faire. Les points ne viennent qu’en fin de manche : celui qui fait domino marque les points que les adversaires ont encore en main.
game-block-explained = Le domino avec pioche, la pioche en moins : celui qui ne peut pas jouer passe. Celui qui fait domino marque les points des adversaires. Si tout le monde doit passer, le joueur qui a le moins de points en main marque.
game-all-fives-explained = Faites en sorte que la somme des bouts soit un multiple de cinq, et marquez cette somme. Le premier double est un spinner : on peut jouer sur ses quatre côtés.
game-all-threes-explained = Faites en sorte que la somme des bouts soit un multiple de trois, et marquez cette somme. Le premier double est un spinner : on peut jouer sur ses quatre côtés.
game-fives-and-threes-explained = La somme des bouts rapporte quand c’est un multiple de cinq ou de trois. 15 est les deux à la fois, mais ne rapporte qu’une fois. Le premier double est un spinner.
game-palm-all-fives-explained = All Fives, mais on peut piocher même quand on peut jouer. Plus de dominos, c’est plus d’occasions de marquer, mais aussi plus de points qui risquent de vous rester en main.
game-tournament-all-fives-explained = All Fives comme on le joue en tournoi. Le premier à ouvrir est tiré au sort ; ensuite, celui qui a fait domino ouvre. Les points de fin de manche sont arrondis au multiple de cinq le plus proche.
game-muggins-explained = All Fives de tournoi sans spinner : deux bouts et de petites sommes. Inutile d’annoncer ses points, sauf si vous activez cette règle.
game-five-up-explained = All Fives de tournoi où chaque double est un spinner. La chaîne se ramifie sans cesse, et chaque nouvelle branche compte.
game-cribbage-board-fives-explained = All Fives de tournoi marqué sur une planche de cribbage : un trou pour 5 points. Qui atteint le trou 61, soit 305 points, gagne.
game-british-fives-and-threes-explained = Sans pioche. Un multiple de cinq vaut un point par cinq, un multiple de trois un point par trois : 15 vaut donc 8. Faire domino ajoute 1 point à ce que rapporte le dernier domino. Pour gagner, il faut exactement 61.
game-the-draw-game-explained = Une seule manche de domino avec pioche. Chacun tire un domino pour savoir qui ouvre, puis prend ses dominos parmi ceux qui sont cachés.
game-firecracker-fives-explained = All Fives en 100 points et cinq minutes, à deux joueurs. Une fois par manche, vous pouvez faire sauter le dernier domino d’une branche.
game-bergen-explained = Faites en sorte que les deux bouts de la chaîne soient égaux : cela rapporte 2 points, ou 3 si l’un d’eux est un double. Faire domino en rapporte 1 de plus. Peu de points, une partie courte : le premier à 15 gagne.
game-matador-explained = Les moitiés qui se touchent font sept : le 2 va avec le 5. Quatre dominos, les matadors, vont partout, et rien d’autre ne va sur un blanc. Gardez-en un pour le moment où rien d’autre n’est jouable.
game-latin-partners-explained = Deux contre deux, comme au Venezuela et dans presque toute l’Amérique latine : on ne pioche pas, et le jeu tourne vers la droite. Le double six ouvre la première manche ; celui qui fait domino marque les points que les adversaires ont encore en main. Pour ceux qui observent chaque passe et aident leur partenaire.
game-dominican-explained = Un jeu sans pioche en 200 points, le plus souvent en équipe. Faire domino rapporte les points de toutes les mains, une capicua (le dernier domino va aux deux bouts) 25 de plus, et certaines passes rapportent aussi. Pour ceux qui aiment faire passer les autres.
game-puerto-rican-explained = Un jeu sans pioche en 500 points, le plus souvent en équipe. Faire domino rapporte les points de toutes les mains, et 100 de plus pour une capicua ou un chuchazo ; gagner les premières manches rapporte aussi. Pour une longue soirée de gros scores.
game-puerto-rican-short-game-explained = Le portoricain en 200 points, sans bonus pour les premières manches. Une capicua rapporte 100 points, un chuchazo 30. Pour une partie rapide.
game-jamaican-partners-explained = Un jeu sans pioche, le plus souvent en équipe : on gagne des manches, pas des points, et la partie se joue en six manches gagnantes. Si une manche bloquée finit à égalité, la suivante en vaut une de plus. Pour ceux qui n’aiment pas compter.
game-cut-throat-explained = Le jamaïcain sans partenaire : chacun gagne des manches pour soi, et six font la partie tant qu’un joueur n’en a aucune. Quand chacun en a gagné une, tout le monde repart de zéro. Pour ceux qui préfèrent ne compter que sur eux-mêmes.
game-brazilian-partners-explained = Un jeu sans pioche, le plus souvent en équipe : on gagne des manches, et le dernier domino dit ce qu’elles valent. Faire domino compte 1, avec un double 2, aux deux bouts 3, avec un double aux deux bouts 4. Le premier à six gagne. Pour ceux qui aiment finir en beauté.
game-spanish-partners-explained = Un jeu sans pioche en 200 points, le plus souvent en équipe. Chacun tire un domino pour savoir qui ouvre la première manche ; ensuite, c’est au joueur suivant d’ouvrir. Qui gagne la manche marque les points de toutes les mains. Pour ceux qui comptent chaque point.
game-cuban-explained = Un jeu sans pioche en 100 points avec le double-neuf, le plus souvent en équipe, comme à Cuba. Beaucoup de dominos restent à l’écart : un numéro qui semble épuisé ne l’est peut-être pas. Qui gagne la manche marque les points des adversaires et ouvre la suivante. Pour ceux qui aiment les mains pleines.

# The same in a few words: a sentence for the first four.
game-all-fives-short = La somme des bouts doit être un multiple de cinq.
game-draw-short = Prolongez la chaîne. Sinon, piochez.
game-block-short = Prolongez la chaîne. Sinon, passez.
game-the-draw-game-short = Prenez vous-même vos dominos. Une manche décide de tout.
game-all-threes-short = Multiples de trois
game-fives-and-threes-short = Multiples de cinq ou de trois
game-palm-all-fives-short = Piochez quand vous voulez
game-tournament-all-fives-short = Comme en tournoi
game-muggins-short = Deux bouts, pas de spinner
game-five-up-short = Chaque double ouvre des branches
game-cribbage-board-fives-short = Jusqu’au trou 61
game-british-fives-and-threes-short = 61 tout rond pour gagner
game-firecracker-fives-short = Cinq minutes, un pétard
game-bergen-short = Le même nombre aux deux bouts
game-matador-short = Les moitiés font sept
game-latin-partners-short = Deux contre deux, sans pioche
game-dominican-short = Capicuas et passes rapportent
game-puerto-rican-short = En 500, avec bonus
game-puerto-rican-short-game-short = En 200, moins de bonus
game-jamaican-partners-short = Six manches à gagner
game-cut-throat-short = Chacun pour soi
game-brazilian-partners-short = Le dernier domino compte
game-spanish-partners-short = En 200, toutes les mains
game-cuban-short = Double-neuf, en 100

# The same for three or four players.
game-firecracker-fives-for-more-short = Cinq minutes au chronomètre
game-firecracker-fives-for-more = All Fives en 100 points et cinq minutes. Les pétards ne se jouent qu’à deux.

# The same at tables for which the usual sentence isn’t true.
game-block-for-partners = Le domino avec pioche, la pioche en moins : celui qui ne peut pas jouer passe. Si tout le monde doit passer, l’équipe qui a le moins de points en main marque.
game-latin-partners-alone = Le domino joué au Venezuela et dans presque toute l’Amérique latine, chacun pour soi : on ne pioche pas{ $seats ->
    [two] {""}
   *[other] , et le jeu tourne vers la droite
}. { $dealt ->
    [all] Le double six
   *[some] Le plus fort des doubles distribués
} ouvre la première manche ; celui qui fait domino marque les points que les adversaires ont encore en main. Pour ceux qui observent chaque passe.
game-latin-partners-alone-short = Chacun pour soi, sans pioche
game-cut-throat-for-two = Le jamaïcain à deux : six manches gagnées de suite font la partie, et si l’autre en gagne une, les deux repartent de zéro (six-love). Chacun reçoit 14 dominos. Pour ceux qui préfèrent ne compter que sur eux-mêmes.
game-cut-throat-for-partners = Le jamaïcain où seul le gagnant d’une manche ouvre la suivante : les partenaires gagnent des manches ensemble, et la partie se joue en six manches gagnantes. Pour ceux qui n’aiment pas compter.
game-cut-throat-for-partners-short = Six manches à gagner ensemble

# Added for two or three players who share all the bones.
game-shared = { $seats ->
    [two] À deux, chacun reçoit 14 dominos.
   *[three] À trois, on joue sans 0-0, avec 9 dominos chacun.
}

# Added for a game with drawing when all the bones are dealt.
game-all-dealt = À autant de joueurs, tous les dominos sont distribués : il n’en reste pas à piocher.

# Where their rules come from.
game-source = { $game ->
    [palm-all-fives] Comme dans Electrum pour Palm, 2004.
    [tournament-all-fives] D’après « All Fives » sur pagat.com.
    [muggins] D’après « All Fives » sur pagat.com.
    [five-up] D’après « All Fives » sur pagat.com.
    [cribbage-board-fives] D’après « All Fives » sur pagat.com.
    [british-fives-and-threes] Comme dans les championnats de pubs britanniques.
    [the-draw-game] Comme dans Dominos - The Draw Game.
    [firecracker-fives] D’après un jeu de Fives chronométré avec pétards.
    [draw] Comme dans Electrum pour Android, 2014.
    [block] Comme dans Electrum pour Android, 2014.
    [all-fives] Comme dans Electrum pour Android, 2014.
    [all-threes] Comme dans Electrum pour Android, 2014.
    [fives-and-threes] Comme dans Electrum pour Android, 2014.
   *[other] {""}
}
