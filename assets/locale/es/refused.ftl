# Why a move can’t be made.

refused-dropped-beside = Suelta { $bone } en un lugar iluminado.
refused-fits-nowhere = { $bone } no encaja en ningún extremo abierto ({ $open }).
# A doublet whose number at the end is what it counts, twice its own, and not what fits.
refused-counts-twice = El { $count } es lo que suma { $bone }; pide un { $pips }.
# Where halves that touch add up to seven: the number that each end takes; none if only a matador.
refused-fits-neither = { $bone } no encaja. A la izquierda hace falta { $left ->
    [none] un matador
   *[other] un { $left } o un matador
}; a la derecha, { $right ->
    [none] un matador
   *[other] un { $right } o un matador
}.
refused-both-ends-take = { $bone } no encaja. En los dos extremos hace falta { $wanted ->
    [none] un matador
   *[other] un { $wanted } o un matador
}.
refused-does-not-fit-there = { $bone } no encaja aquí: este extremo pide un { $pips }.
refused-needs-matador = { $bone } no encaja aquí: en un 0 solo encaja un matador (0-0, 6-1, 5-2 o 4-3).
refused-spinner-not-covered = Podrás jugar en los lados cortos de { $spinner } cuando sus dos lados largos estén cubiertos.
refused-not-the-spinner = { $bone } no tiene { $place } ningún extremo abierto: solo { $spinner }, el primer doble, es el spinner.
refused-no-such-end = { $bone } no tiene { $place } ningún extremo abierto.
refused-must-lead-with = Tienes que salir con { $bone }, el doble más alto.
refused-nothing-led = Primero tienes que salir.
refused-no-draws = En este juego no se roba.
refused-nothing-to-draw = No queda nada que robar.
refused-can-play = Puedes jugar { $bone }, así que no puedes robar.
refused-drew-one = Solo puedes robar una ficha por turno.
refused-hand-full = Con 18 fichas ya no puedes robar más.
refused-must-play = Puedes jugar { $bone }, así que no puedes pasar.
refused-must-draw = Quedan fichas por robar, así que no puedes pasar.
refused-nothing-to-claim = Ahora no hay puntos que cantar.
refused-never-so-many = Ninguna suma vale tantos puntos.
refused-claim-first = Primero canta tus puntos o elige «{ turn-nothing }».
refused-no-firecracker = Ya no tienes ningún petardo.
refused-cannot-blow-up = No puedes hacer saltar { $bone }. Solo salta la última ficha de un brazo, pero nunca la primera de la ronda ni el spinner.
refused-hand-over = Esta ronda ha terminado.
refused-not-in-turn = No es tu turno.
# For whatever no window leads to.
refused-impossible = Eso no es posible ahora.

# Why a hand or a game can’t start.
refused-game-over = La partida ha terminado.
refused-sitters = Este juego es para { $seats } jugadores, no para { $sitters }.
refused-seats-changed = No se puede cambiar de jugadores durante una partida.
refused-clock-taken-away = No se puede quitar el reloj durante una partida.
refused-never-won = { $scores ->
    [threes] Con estos puntos nadie podría llegar justo a { $target }, porque solo se anotan múltiplos de tres.
    [fives] Con estos puntos nadie podría llegar justo a { $target }, porque solo se anotan múltiplos de cinco.
   *[threes-and-fives] Con estos puntos nadie podría llegar justo a { $target }, porque solo se anotan sumas de treses y cincos.
}
