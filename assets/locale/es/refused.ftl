# Why a move can’t be made.

refused-not-in-hand = { $bone } no está en tu mano.
refused-fits-nowhere = { $bone } no encaja en ningún extremo abierto ({ $open }).
refused-does-not-fit-there = { $bone } no encaja aquí: este extremo pide un { $pips }.
refused-spinner-not-covered = Podrás jugar en los lados cortos de { $spinner } cuando sus dos lados largos estén cubiertos.
refused-not-the-spinner = { $bone } no tiene { $place } ningún extremo abierto: solo { $spinner }, el primer doble, es el spinner.
refused-no-such-end = { $bone } no tiene { $place } ningún extremo abierto.
refused-already-played = { $bone } ya se ha jugado.
refused-must-lead-with = Tienes que salir con { $bone }, el doble más alto.
refused-nothing-led = Antes alguien tiene que salir.
refused-already-led = La primera ficha ya se ha jugado.
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
refused-no-clock = Esta partida no tiene reloj.
refused-time-left = Aún queda tiempo en el reloj.
refused-hand-over = Esta ronda ha terminado.
refused-nobody-sits = Ese asiento está vacío.
refused-not-in-turn = No es tu turno.

# Why a hand or a game can’t start.
refused-hand-in-progress = Esta ronda aún no ha terminado.
refused-game-over = La partida ha terminado.
refused-sitters = Este juego es para { $seats } jugadores, no para { $sitters }.
refused-no-such-leader = El asiento que debe salir primero está vacío.
refused-seats-changed = No se puede cambiar de jugadores durante una partida.
refused-clock-taken-away = No se puede quitar el reloj durante una partida.
refused-never-won = { $scores ->
    [threes] Con estos puntos nadie podría llegar justo a { $target }, porque solo se anotan múltiplos de tres.
    [fives] Con estos puntos nadie podría llegar justo a { $target }, porque solo se anotan múltiplos de cinco.
   *[threes-and-fives] Con estos puntos nadie podría llegar justo a { $target }, porque solo se anotan sumas de treses y cincos.
}
