# Why something cannot be done.

refused-not-in-hand = { $bone } no está en la mano.
refused-fits-nowhere = { $bone } no encaja en ningún extremo abierto: { $open }.
refused-does-not-fit-there = { $bone } no encaja en este extremo, que pide un { $pips }.
refused-spinner-not-covered = Los lados cortos de { $spinner } se abren cuando sus dos lados largos están cubiertos.
refused-not-the-spinner = { $bone } no tiene { $place } ningún extremo abierto: solo el primer doble, { $spinner }, es el spinner, y cualquier otro tiene como mucho un lado abierto.
refused-no-such-end = { $bone } no tiene { $place } ningún extremo abierto.
refused-already-played = { $bone } ya está en la mesa.
refused-must-lead-with = En esta ronda se sale con { $bone }, el doble más alto.
refused-nothing-led = Antes alguien tiene que salir.
refused-already-led = La salida de esta ronda ya se ha hecho.
refused-no-draws = En este juego no se roba.
refused-nothing-to-draw = No queda nada que robar.
refused-can-play = { $bone } se puede jugar, así que no se puede robar.
refused-drew-one = Solo se roba una ficha por turno.
refused-hand-full = Quien tiene 18 fichas no roba más.
refused-must-play = { $bone } se puede jugar, así que no se puede pasar.
refused-must-draw = Quedan fichas que robar, así que no se puede pasar.
refused-nothing-to-claim = Ahora no se pueden cantar puntos.
refused-never-so-many = Ninguna suma de la mesa da tantos puntos.
refused-claim-first = Antes canta los puntos de la jugada, o di que no hay.
refused-no-firecracker = No queda ningún petardo.
refused-cannot-blow-up = { $bone } no se puede volar: solo la última ficha de un brazo, y nunca la primera de la mesa ni el spinner.
refused-no-clock = Este juego no tiene reloj.
refused-time-left = Al reloj le queda tiempo.
refused-hand-over = Esta ronda ha terminado.
refused-nobody-sits = Ahí no se sienta nadie.
refused-not-in-turn = No es tu turno.

# Why a hand or a game cannot be dealt.
refused-hand-in-progress = Esta ronda aún no ha terminado.
refused-game-over = La partida ha terminado.
refused-sitters = Es un juego para { $seats } jugadores, y en la mesa hay { $sitters }.
refused-no-such-leader = Nadie se sienta donde hay que salir en la primera ronda.
refused-seats-changed = Los jugadores de una partida son los mismos hasta el final.
refused-clock-taken-away = Una partida con reloj lo conserva hasta el final.
refused-never-won = { $scores ->
    [threes] Nadie podría llegar justo a { $target } desde los puntos actuales: lo que se suma sería siempre múltiplo de tres.
    [fives] Nadie podría llegar justo a { $target } desde los puntos actuales: lo que se suma sería siempre múltiplo de cinco.
   *[threes-and-fives] Nadie podría llegar justo a { $target } desde los puntos actuales: lo que se suma estaría hecho siempre de treses y cincos.
}
