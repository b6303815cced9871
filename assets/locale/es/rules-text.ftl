# The rules of a game in plain words, for Help: chapters of whole sentences, made
# from the rules themselves.

# The chapters.
text-deal = El reparto
text-lead = La salida
text-turn = Tu turno
text-line = La línea
text-scoring = La puntuación
text-end = El final de la ronda
text-winning = Ganar

# Two sentences of a paragraph, one after the other.
text-sentences = { $before } { $next }

# The aim.
text-aim-target = Llega antes que nadie a { text-points }.
text-points = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
text-aim-one-hand = Gana la única ronda que se juega.
text-aim-counts = Los puntos vienen de lo que suman los extremos de la línea{ $ends ->
    [costs] ; las fichas que aún tengas al final de una ronda te cuestan puntos
    [domino] {" "}y de dominar
    [domino-and-block] , de dominar y de una ronda cerrada
    [block] {" "}y de una ronda cerrada
    [nothing] {""}
   *[bones] {" "}y de las fichas que quedan al final de una ronda
}.
text-aim-ends = { $ends ->
    [costs] Las fichas que aún tengas al final de una ronda te cuestan puntos, así que suelta las tuyas, primero las más altas.
    [domino] Los puntos vienen de dominar.
    [domino-and-block] Los puntos vienen de dominar y de una ronda cerrada.
    [block] Los puntos vienen solo de una ronda cerrada.
    [nothing] Nada puntúa: domina para ganar.
    [bones-alike] Los puntos vienen de las fichas que quedan al final de una ronda, todas por igual, así que suelta las tuyas.
   *[bones] Los puntos vienen de las fichas que quedan al final de una ronda, así que suelta las tuyas, primero las más altas.
}
text-aim-partners = Los dos de cada pareja se sientan frente a frente y comparten los puntos.

# The deal.
text-deal-hands = { $seats ->
    [two] Dos jugadores juegan
    [three] Tres jugadores juegan
    [four] Cuatro jugadores juegan
   *[partners] Cuatro jugadores, en dos parejas, juegan
} con 28 fichas, del doble blanco al doble seis. Cada cual recibe { $bones }.
text-deal-none-left = No sobra ninguna ficha, así que nadie roba.
text-deal-boneyard = { $bones ->
    [one] La que sobra queda boca abajo en el pozo.
   *[other] Las otras { $bones } quedan boca abajo en el pozo.
}
text-deal-set-aside = { $bones ->
    [one] La que sobra se aparta boca abajo, y nadie roba.
   *[other] Las otras { $bones } se apartan boca abajo, y nadie roba.
}
text-deal-buried = Dos de ellas se retiran antes de empezar la ronda, y nadie ve cuáles.
text-deal-keeps-one = La última ficha del pozo no se roba nunca.
text-deal-keeps-two = Las dos últimas fichas del pozo no se roban nunca.
text-deal-again = Si una mano tiene más de { $limit } dobles, todas las fichas se mezclan y se reparten de nuevo.

# Who leads. $hand says of which hands, and $unit whether the lead goes from hand
# to hand or, where one hand is the game, from game to game.
text-lead-heaviest = { $hand ->
    [every-hand] En cada ronda
    [every-game] En cada partida
    [first-game] En la primera partida
   *[first-hand] En la primera ronda
} se sale con el doble más alto que se haya repartido. Se coloca solo, y sigue el siguiente jugador. Si nadie tiene un doble, se reparte de nuevo.
text-lead-lot = { $hand ->
    [every-hand] En cada ronda
    [every-game] En cada partida
    [first-game] En la primera partida
   *[first-hand] En la primera ronda
} sale un jugador elegido por sorteo, con cualquier ficha.
text-lead-drawn-for = { $hand ->
    [every-hand] En cada ronda
    [every-game] En cada partida
    [first-game] En la primera partida
   *[first-hand] En la primera ronda
} se saca ficha para la salida: cada cual saca una, y la más alta, la de más puntos, gana la salida. Si las más altas empatan, todos sacan otra vez. Estas fichas se vuelven a mezclar antes de tomar las manos, y se sale con cualquier ficha. Haz clic en las que quieras: no cambia nada, porque la mezcla decidió lo que recibe cada cual antes de que nadie tocara una ficha.
text-lead-person = { $hand ->
    [every-hand] En cada ronda
    [every-game] En cada partida
    [first-game] En la primera partida
   *[first-hand] En la primera ronda
} sale la primera persona de la mesa, no Nestor, con el doble más alto de su mano. Se juega automáticamente, y siempre recibe alguno.
text-lead-after-block = Tras una ronda cerrada la salida se decide como en la primera { $unit ->
    [game] partida
   *[hand] ronda
}.
text-lead-heaviest-again = En una ronda que se reparte porque un cierre quedó en empate, se sale con el doble más alto que se haya repartido. Se coloca solo, y sigue el siguiente jugador. Si nadie tiene un doble, se reparte de nuevo.
text-lead-heaviest-later = En cada ronda posterior se sale con el doble más alto que se haya repartido. Se coloca solo, y sigue el siguiente jugador. Si nadie tiene un doble, se reparte de nuevo.
text-lead-winner-of-game = Después, quien ganó una partida, dominando o por cierre, sale en la siguiente con cualquier ficha. En una ronda que se reparte porque un cierre quedó en empate, se sale como en la primera.
text-lead-winner = Después, { $out ->
    [side] el último de un bando que se quedó sin fichas
   *[player] quien dominó
} sale en la siguiente { $unit ->
    [game] partida
   *[hand] ronda
}, con cualquier ficha. { text-lead-after-block }
text-lead-loser = Después, quien no dominó sale en la siguiente { $unit ->
    [game] partida
   *[hand] ronda
}, con cualquier ficha. { text-lead-after-block }
text-lead-loser-of-several = Después, el rival que se quedó con más puntos en mano (si empatan, el siguiente en el turno) sale en la siguiente { $unit ->
    [game] partida
   *[hand] ronda
}, con cualquier ficha. { text-lead-after-block }
text-lead-by-turns = Después, la salida de cada { $unit ->
    [game] partida
   *[hand] ronda
} se alterna entre los dos jugadores, con cualquier ficha.
text-lead-round-the-table = Después, la salida de cada { $unit ->
    [game] partida
   *[hand] ronda
} va dando la vuelta a la mesa, con cualquier ficha.
text-lead-last-with-doublet = Después, quien jugó la última ficha de una { $unit ->
    [game] partida
   *[hand] ronda
} sale en la siguiente, con el doble más alto de su mano, que se coloca solo. Si esa mano no tiene ningún doble, las fichas se reparten de nuevo. { text-lead-after-block }
text-lead-last-to-play = Después, quien jugó la última ficha de una { $unit ->
    [game] partida
   *[hand] ronda
} sale en la siguiente, con cualquier ficha.

# A turn.
text-turn-play = Juega una ficha en un extremo abierto que muestre el mismo número que una de sus mitades; la otra mitad es el nuevo extremo. La ficha se gira sola, y si encaja en varios extremos va donde tú digas.
text-turn-pass = Si no te encaja ninguna ficha, pasas; si te encaja alguna, tienes que jugar.
text-turn-draw = Si no te encaja ninguna ficha, robas, una tras otra, hasta que encaje una, y esa la juegas. Cuando no queda nada que robar, pasas.
text-turn-draw-one = Si no te encaja ninguna ficha, robas una, si queda alguna que robar. Si encaja, la juegas; si no, pasas.
text-turn-may-draw-one = También puedes robar una aunque te encaje alguna ficha, pero entonces tienes que jugar.
text-turn-may-draw = También puedes robar, cuantas veces quieras, aunque te encaje alguna ficha, pero entonces tienes que jugar.
text-turn-must-play = Mientras te encaje alguna ficha tienes que jugar: no se puede robar ni pasar.
text-turn-hand-cap = Quien tiene 18 fichas ya no roba más, y pasa si ninguna le encaja.

# The line of play.
text-line-no-spinner = La línea tiene dos extremos abiertos, uno a la izquierda y otro a la derecha. Los dobles se ponen atravesados.
text-line-spinner = Los dobles se ponen atravesados en la línea. El primer doble de una ronda, lo juegue quien lo juegue, es el spinner: cuando se ha jugado en sus dos lados largos, izquierdo y derecho, se abren también sus lados cortos, superior e inferior. Así puede haber cuatro extremos.
text-line-every-spinner = Los dobles se ponen atravesados en la línea, y todos son spinners: cuando se ha jugado en sus dos lados largos, se abren también los cortos. Así la línea se ramifica una y otra vez.

# Scoring.
text-scoring-nothing = Durante la ronda no se puntúa. Todos los puntos llegan al final.
text-scoring-count = Después de cada jugada, incluida la primera, se suman todos los extremos abiertos: es la suma de la mesa.
text-scoring-doublets = Un doble en un extremo cuenta sus dos mitades.
text-scoring-spinner = Un doble en un extremo cuenta sus dos mitades, y el spinner también hasta que sus dos lados largos están cubiertos; entonces no cuenta nada. Un lado corto solo cuenta cuando se ha jugado en él.
text-scoring-every-spinner = Un doble cuenta sus dos mitades hasta que sus dos lados largos están cubiertos; entonces no cuenta nada. Un lado corto solo cuenta cuando se ha jugado en él.
text-worth-fives-and-threes = Una suma que es múltiplo de cinco o de tres vale esos puntos: 10 vale 10, y 9 vale 9. Un 15 es ambas cosas y vale 15 una sola vez.
text-worth-fives = Una suma que es múltiplo de cinco vale esos puntos: 5 vale 5, y 20 vale 20.
text-worth-threes = Una suma que es múltiplo de tres vale esos puntos: 3 vale 3, y 12 vale 12.
text-worth-each-five-and-three = Un múltiplo de cinco vale un punto por cada cinco que contiene, y un múltiplo de tres uno por cada tres: 10 vale 2, y 12 vale 4. Un 15 es ambas cosas y vale 3 y 5: 8 puntos.
text-worth-each-five = Un múltiplo de cinco vale un punto por cada cinco que contiene: 5 vale 1, y 20 vale 4.
text-worth-each-three = Un múltiplo de tres vale un punto por cada tres que contiene: 3 vale 1, y 12 vale 4.
text-claims = Nadie recibe puntos sin pedirlos. Después de cada jugada, quien la hizo canta cuántos puntos son, o nada. El número correcto se anota. Tras uno equivocado, o nada, el otro puede llevarse los puntos diciendo el número, una vez, antes de jugar, robar o pasar; tras la última ficha, antes de contar la ronda.
text-claims-of-several = Nadie recibe puntos sin pedirlos. Después de cada jugada, quien la hizo canta cuántos puntos son, o nada. El número correcto se anota. Tras uno equivocado, o nada, el siguiente puede llevarse los puntos diciendo el número, una vez, antes de jugar, robar o pasar; tras la última ficha, antes de contar la ronda.
text-claims-fives = El número se dice en cincos, como se muestran los puntos: 2 para una suma de 10.
text-claims-void = Los puntos que pasarían de la meta son nulos: cantarlos no da nada, y el siguiente no puede llevárselos.
text-firecrackers = Cada jugador tiene un petardo por ronda. Antes de jugar puede volar la última ficha de un brazo, pero nunca la primera ficha ni el spinner. La ficha { $boneyard ->
    [none] se aparta con las demás
   *[drawn] vuelve al pozo
}, y la anterior es otra vez el extremo.
text-firecrackers-score = Si la nueva suma puntúa, la anotas; y si antes no podías jugar y ahora sí, la jugada anota { $points } puntos más.

# The end of a hand.
text-end-side-out = A quien ya jugó su última ficha se le salta el turno. La ronda termina cuando a los dos de una pareja ya no les quedan fichas (eso es un «dominó»).
text-end-blocked-side-out = Cuando han pasado seguidos todos los que aún tienen fichas, la ronda está cerrada y también termina.
text-end-last-bone-counts = Lo que esa última ficha puntúa en la mesa cuenta primero.
text-end-costs = Nadie recibe premio al final de la ronda. En cambio, { $side ->
    [partners] cada bando pierde los puntos que quedan en sus dos manos
   *[player] cada cual pierde los puntos que aún tiene en mano
}.
text-end-costs-rounded = { $side ->
    [partners] La suma de las dos manos se redondea al cinco más próximo: 2 y 1 cuestan juntos 5.
   *[player] Se redondean al cinco más próximo: 12 cuesta 10, y 13 cuesta 15.
}
text-end-domino = Quien juega su última ficha domina (eso es un «dominó»), y la ronda termina.
text-end-blocked-too = También termina cuando se cierra: nadie puede jugar ni robar.
text-end-awards-rounded = Estos premios se redondean al cinco más próximo: 12 da 10, y 13 da 15.
text-end-blocked = Cuando nadie puede jugar ni robar, la ronda está cerrada y también termina.
text-domino-one-point-rounded = Dominar vale un punto, que redondeado al cinco más próximo se queda en nada.
text-domino-one-score = Dominar vale un punto, que forma una sola anotación con los puntos de la última ficha.
text-domino-none-counts = Si con ella se pasa de la meta, no cuenta nada.
text-domino-one-point = Dominar vale un punto.
text-domino-pips = Dominar vale los puntos que quedan en la otra mano.
text-domino-pips-partners = Dominar vale los puntos que quedan en las manos rivales; los de la pareja no cuentan.
text-domino-pips-of-several = Dominar vale los puntos que quedan en las demás manos.
text-domino-bones = Dominar vale cinco puntos por cada ficha que queda en la otra mano.
text-domino-bones-partners = Dominar vale cinco puntos por cada ficha que queda en las manos rivales; las de la pareja no cuentan.
text-domino-bones-of-several = Dominar vale cinco puntos por cada ficha que queda en las demás manos.

# A blocked hand: how much is awarded, and to whom.
text-block-amount = { $amount ->
    [difference] la diferencia de puntos entre las dos manos
    [difference-partners] la diferencia de puntos en mano entre los dos bandos
    [difference-several] la diferencia entre los puntos en mano de todos los demás y los suyos
    [opponents] los puntos de la otra mano
    [opponents-partners] los puntos en mano de los dos rivales
    [opponents-several] los puntos en mano de todos los demás
    [both] los puntos de las dos manos juntas
   *[both-several] los puntos de todas las manos juntas
}
text-block-low = Entonces quien tiene menos puntos en mano se lleva { text-block-amount }.
text-block-low-side = Entonces el bando con menos puntos en mano se lleva { text-block-amount }.
text-block-lowest = Entonces quien menos puntos tiene en mano se lleva { text-block-amount }.
text-block-last-side = Entonces el bando que jugó la última ficha se lleva { text-block-amount }.
text-block-last = Entonces quien jugó la última ficha se lleva { text-block-amount }.
text-block-nobody = Una ronda cerrada no da nada a nadie.
text-block-equal = En caso de empate nadie anota.
text-block-equal-of-three = Si los dos más bajos empatan, se reparten los puntos del tercero: la mitad cada uno, redondeada hacia abajo a un número entero. Si empatan los tres, nadie anota.
text-block-equal-of-four = Si los más bajos empatan, nadie anota.

# Winning.
text-win-one-hand = La partida es una sola ronda: gana quien tenga más puntos al final y, a igualdad, el de ellos que dominó. Si no fue ninguno de ellos, se reparte otra ronda, hasta 200; entonces la partida acaba en empate.
text-win-target = Gana quien llegue primero a { text-points }, también en mitad de una ronda; después ya no se concede nada.
text-win-at-once = Si dos llegan a la vez, gana quien tenga más puntos; a igualdad es empate.
text-win-exact = Hay que llegar justo: lo que pasaría de esos puntos no cuenta, y se sigue jugando.
text-win-fives = Los puntos se muestran en cincos, como se marcan en un tablero de cribbage: { $points } puntos son { $fives }.
text-win-clock = La partida acaba a los cinco minutos, también a mitad de una ronda: gana quien va por delante, y con los mismos puntos hay empate. El reloj se para entre rondas, en una pausa, bajo una ventana y con el programa cerrado. Quien se rinde pierde.
text-win-clock-bonus = Al final el ganador anota la diferencia, y cuenta el tiempo que queda: medio por ciento de los puntos por segundo, redondeado hacia arriba, y la mitad para el perdedor. Con 2:15 y 100 puntos son 68.
text-win-most-hands = Una partida que llega a { $hands } rondas termina ahí: gana quien vaya por delante, y a igualdad de puntos es empate.
