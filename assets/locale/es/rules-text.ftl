# The rules of a game for Help: chapters of whole sentences, chosen by the rules that are set.

# The chapters.
text-deal = El reparto
text-lead = La salida
text-turn = Tu turno
text-line = La línea
text-scoring = La puntuación
text-end = El final de la ronda
text-winning = Ganar

# The aim.
text-aim-target = Llega antes que nadie a { points }.
text-aim-hands = Gana antes que nadie { $hands ->
    [one] 1 ronda
   *[other] { $hands } rondas
}{ $row ->
    [yes] { $hands ->
        [one] {""}
       *[other] {" "}seguidas
    }
    [against-none] {" "}mientras otro siga a cero
   *[no] {""}
}.
text-aim-one-hand = La partida es una sola ronda: gánala.
text-aim-counts = { $scores ->
    [headers] Anotas por dejar iguales los dos extremos abiertos
    [both] Anotas por lo que suman los extremos abiertos{ $ends ->
        [costs] {" "}y
        [nothing] {" "}y
       *[bones] ,
    } por dejarlos iguales
   *[counts] Anotas por lo que suman los extremos abiertos
}{ $ends ->
    [costs] ; las fichas que te queden al final de una ronda te cuestan puntos
    [domino] {" "}y por hacer dominó, es decir, jugar tu última ficha
    [domino-and-block] , por hacer dominó y por una ronda cerrada
    [block] {" "}y por una ronda cerrada
    [nothing] {""}
    [all-pips] {" "}y, al final de una ronda que ganes, por cada ficha que quede en cualquier mano
   *[bones] {" "}y, al final de una ronda que ganes, por cada ficha que le quede a un rival
}.
text-aim-ends = { $ends ->
    [hands] Ganas una ronda si haces dominó o, si se cierra, con menos puntos en mano.
    [hands-out] Ganas una ronda si haces dominó.
    [costs] Las fichas que te queden al final de una ronda te cuestan puntos, así que suéltalas, primero las más altas.
    [domino] Anotas por hacer dominó, es decir, jugar tu última ficha.
    [domino-and-block] Anotas por hacer dominó y por una ronda cerrada.
    [block] Solo anotas por una ronda cerrada.
    [nothing] Nada puntúa: haz dominó para ganar.
    [all-pips] Quien gana una ronda anota por cada ficha que quede en cualquier mano, así que suelta las tuyas, primero las más altas.
    [bones-alike] Quien gana una ronda anota lo mismo por cada ficha que le quede a un rival, así que suelta las tuyas.
    [bones-and-own] Anotas por cada ficha que le quede a un rival al final de una ronda y, si hay cierre, también por las tuyas. Suelta las tuyas, primero las más altas.
   *[bones] Quien gana una ronda anota por cada ficha que le quede a un rival, así que suelta las tuyas, primero las más altas.
}
text-aim-partners = Los dos de cada pareja se sientan frente a frente y comparten los puntos.

# The deal.
text-deal-hands = { $seats ->
    [two] Dos jugadores juegan
    [three] Tres jugadores juegan
    [four] Cuatro jugadores juegan
   *[partners] Cuatro jugadores, en dos parejas, juegan
} con { $set ->
    [28] 28 fichas, de la doble blanca al doble seis
    [55] 55 fichas, de la doble blanca al doble nueve
   *[27] 27 fichas, sin la doble blanca
}. Cada cual recibe { $bones }.
text-deal-by-hand = Si no hay otra persona en la mesa, tú sacas ficha para la salida, y tomas tus fichas a menos que «{ settings-take-for-me }» esté activado en los ajustes.
text-deal-none-left = No sobra ninguna ficha, así que nadie roba.
text-deal-boneyard = { $bones ->
    [one] La que sobra queda boca abajo en el pozo.
   *[other] Las otras { $bones } quedan boca abajo en el pozo.
}
text-deal-set-aside = { $bones ->
    [one] La que sobra se aparta boca abajo, y nadie roba.
   *[other] Las otras { $bones } se apartan boca abajo, y nadie roba.
}
text-deal-buried = Dos de ellas se entierran: se apartan sin verlas antes de empezar la ronda.
text-deal-kept-back = { $bones ->
    [1] La última ficha del pozo no se roba nunca.
   *[2] Las dos últimas fichas del pozo no se roban nunca.
}
text-deal-again = Si una mano tiene más de { $limit } dobles, las fichas se barajan y se reparten otra vez.

# Who leads. $hand says which hands, and $unit whether the lead passes from hand to hand or,
# when a game is a single hand, from game to game.
text-lead-heaviest = { $hand ->
    [every-hand] En cada ronda
    [every-game] En cada partida
    [first-game] En la primera partida
   *[first-hand] En la primera ronda
} se sale con el { $dealt ->
    [all] doble seis
   *[some] doble más alto que se haya repartido
}, y se juega automáticamente.
text-lead-no-doublet = { $then ->
    [heaviest-bone] Si nadie tiene un doble, se sale con la ficha más alta (de dos con los mismos puntos, la de la mitad más alta).
   *[deal-again] Si nadie tiene un doble, se reparte otra vez.
}
text-lead-no-doublet-of-own = { $then ->
    [heaviest-bone] Si no tiene dobles, sale con su ficha más alta.
   *[deal-again] Si no tiene dobles, se reparte otra vez.
}
text-lead-lot = { $hand ->
    [every-hand] En cada ronda
    [every-game] En cada partida
    [first-game] En la primera partida
   *[first-hand] En la primera ronda
} sale un jugador elegido al azar, con cualquier ficha.
text-lead-drawn-for = { $hand ->
    [every-hand] En cada ronda
    [every-game] En cada partida
    [first-game] En la primera partida
   *[first-hand] En la primera ronda
} se saca ficha para la salida: cada jugador levanta una, y sale quien tenga la más alta, la de más puntos. Si hay empate, se saca otra vez. Estas fichas vuelven a barajarse antes de que cada cual tome las suyas, y se sale con cualquier ficha.
text-lead-person = { $hand ->
    [every-hand] En cada ronda
    [every-game] En cada partida
    [first-game] En la primera partida
   *[first-hand] En la primera ronda
} sale la primera persona de la mesa, no Nestor, con su doble más alto, que se juega automáticamente.
text-lead-person-has-one = Siempre recibe alguno.
text-lead-after-block = Tras una ronda cerrada, la salida se decide como en la primera { $unit ->
    [game] partida
   *[hand] ronda
}.
text-lead-block-winner = Tras una ronda cerrada sale { $who ->
    [low] con cualquier ficha quien tenga menos puntos en mano del bando que la ganó
    [lowest-hand] con cualquier ficha quien tenga menos puntos en mano
    [blocker] quien la ganó, con cualquier ficha: quien cerró o el siguiente, el que tenga menos puntos
    [last] con cualquier ficha quien jugó la última
   *[player] con cualquier ficha quien la ganó
}{ $tie ->
    [leader] {" "}(si hubo empate, quien salió)
    [blocker] {" "}(si hubo empate, quien cerró)
    [blocker-loses] {" "}(si hubo empate, no quien cerró)
   *[none] {""}
}.{ $then ->
    [never] {""}
    [leader] {" "}Si nadie ganó, vuelve a salir quien salió.
    [first] {" "}Si nadie ganó, la salida se decide como en la primera ronda.
   *[usual] {" "}Si nadie ganó, se sale como en las demás.
}
text-lead-block-next = Tras una ronda cerrada sale el jugador que sigue a quien salió la última vez, con cualquier ficha.
text-lead-block-leader = Tras una ronda cerrada vuelve a salir quien salió, con cualquier ficha.
text-lead-partner = Quien puede salir con cualquier ficha puede dejarle la salida a su pareja, que entonces tiene que salir.
text-lead-heaviest-later = { $unit ->
    [game] Si una ronda cerrada queda en empate, en la siguiente se sale con el doble más alto que se haya repartido, y se juega automáticamente.
   *[hand] En cada ronda posterior se sale con el doble más alto que se haya repartido, y se juega automáticamente.
}
text-lead-winner-of-game = Después, quien ganó una partida sale en la siguiente, con cualquier ficha. Si una ronda cerrada queda en empate, en la ronda adicional se sale como en la primera.
text-lead-winner = Después, { $out ->
    [side] el último de un bando en quedarse sin fichas
   *[player] quien hizo dominó
} sale en la siguiente { $unit ->
    [game] partida
   *[hand] ronda
}, con cualquier ficha.
text-lead-loser = { $seats ->
    [two] Después, quien no hizo dominó sale en la siguiente { $unit ->
        [game] partida
       *[hand] ronda
    }, con cualquier ficha.
   *[other] Después, quien perdió con más puntos en mano (si hay empate, el siguiente en el turno) sale en la siguiente { $unit ->
        [game] partida
       *[hand] ronda
    }, con cualquier ficha.
}
text-lead-alternate = { $seats ->
    [two] Después, los dos jugadores se turnan para salir en cada { $unit ->
        [game] partida
       *[hand] ronda
    }, con cualquier ficha.
   *[other] Después, en cada { $unit ->
        [game] partida
       *[hand] ronda
    } le toca salir al siguiente de la mesa, con cualquier ficha.
}
text-lead-last-with-doublet = Después, quien jugó la última ficha de una { $unit ->
    [game] partida
   *[hand] ronda
} sale en la siguiente con su doble más alto, que se juega automáticamente.
text-lead-last-to-play = Después, quien jugó la última ficha de una { $unit ->
    [game] partida
   *[hand] ronda
} sale en la siguiente, con cualquier ficha.

# A turn.
text-turn-order = { $direction ->
    [clockwise] Se juega en sentido horario: después de ti le toca a quien está a tu izquierda.
   *[counter-clockwise] Se juega en sentido antihorario: después de ti le toca a quien está a tu derecha.
}
text-turn-play = { $fit ->
    [equal] Juega una ficha en un extremo abierto que coincida con una de sus mitades. La otra mitad es el nuevo extremo. La ficha se gira sola; si encaja en varios extremos, tú eliges.
   *[add-to-seven] Juega una ficha en un extremo abierto si una de sus mitades suma siete con él: 5 y 2, 4 y 3, 6 y 1. La otra mitad es el nuevo extremo. Los matadores, 0-0, 6-1, 5-2 y 4-3, encajan en todas partes, y tú eliges qué mitad es el nuevo extremo. En un 0 solo encaja un matador.
}
text-turn-pass = Si no puedes jugar, pasas; si puedes, tienes que jugar.
text-turn-draw = { $draws ->
    [one] Si no puedes jugar, roba una ficha, si queda alguna. Si encaja, juégala; si no, pasas.
   *[until-one-fits] Si no puedes jugar, roba hasta que una ficha encaje, y juégala. Si no queda nada que robar, pasas.
}
text-turn-may-draw = { $draws ->
    [one] Aunque puedas jugar, puedes robar antes una ficha; después tienes que jugar.
   *[until-one-fits] Aunque puedas jugar, puedes robar antes cuantas veces quieras; después tienes que jugar.
}
text-turn-must-play = Si puedes jugar, tienes que hacerlo: ni robar ni pasar.
text-turn-hand-cap = Con 18 fichas ya no puedes robar; si no encaja ninguna, pasas.

# The line of play.
text-line-ends = { $spinners ->
    [matadors] La línea tiene dos extremos abiertos, el izquierdo y el derecho. Los matadores se ponen atravesados; los dobles, a lo largo, como cualquier otra ficha.
    [none] La línea tiene dos extremos abiertos, el izquierdo y el derecho. Los dobles se ponen atravesados.
    [single] Los dobles se ponen atravesados en la línea. El primer doble de una ronda, lo juegue quien lo juegue, es el spinner: cuando se ha jugado en sus dos lados largos, izquierdo y derecho, se abren también sus lados cortos, superior e inferior. Así puede haber cuatro extremos.
   *[every] Los dobles se ponen atravesados en la línea, y todos son spinners: cuando se ha jugado en sus dos lados largos, se abren también los cortos. Así la línea se ramifica una y otra vez.
}

# Scoring.
text-scoring-nothing = Durante la ronda no se anota nada. Todos los puntos llegan al final.
text-scoring-count = Después de cada jugada, también la salida, se suman los extremos abiertos: es la suma de la mesa.
text-scoring-headers = Si una jugada deja los dos extremos con el mismo número, da 2 puntos (double header). Si uno de esos extremos es un doble, da 3 (triple header). Salir con un doble da 2.
text-scoring-doublets = { $spinners ->
    [none] En un doble que está en un extremo cuentan las dos mitades.
    [single] En un doble que está en un extremo cuentan las dos mitades; también en el spinner, hasta que sus dos lados largos están cubiertos. Después, ninguna. Un lado corto solo cuenta cuando se ha jugado en él.
   *[every] En un doble cuentan las dos mitades hasta que sus dos lados largos están cubiertos; después, ninguna. Un lado corto solo cuenta cuando se ha jugado en él.
}
text-worth = { $scores ->
    [both] Una suma que es múltiplo de cinco o de tres vale esos puntos: 10 vale 10, y 9 vale 9. Un 15 es ambas cosas y vale 15 una sola vez.
    [fives] Una suma que es múltiplo de cinco vale esos puntos: 5 vale 5, y 20 vale 20.
   *[threes] Una suma que es múltiplo de tres vale esos puntos: 3 vale 3, y 12 vale 12.
}
text-worth-each = { $scores ->
    [both] Un múltiplo de cinco vale un punto por cada cinco que contiene, y un múltiplo de tres, uno por cada tres: 10 vale 2, y 12 vale 4. Un 15 es ambas cosas y vale 3 + 5 = 8.
    [fives] Un múltiplo de cinco vale un punto por cada cinco que contiene: 5 vale 1, y 20 vale 4.
   *[threes] Un múltiplo de tres vale un punto por cada tres que contiene: 3 vale 1, y 12 vale 4.
}
text-claims = { $seats ->
    [two] Los puntos hay que cantarlos. Después de cada jugada, quien la hizo dice cuántos puntos vale. Si se equivoca o no dice nada, el otro puede llevarse los puntos diciendo el número antes de jugar, robar o pasar (o, tras la última ficha, antes de contar la ronda).
   *[other] Los puntos hay que cantarlos. Después de cada jugada, quien la hizo dice cuántos puntos vale. Si se equivoca o no dice nada, el siguiente puede llevarse los puntos diciendo el número antes de jugar, robar o pasar (o, tras la última ficha, antes de contar la ronda).
}
text-claims-fives = Se canta en cincos, como se muestran los puntos: 2 para una suma de 10.
text-claims-void = Los puntos que pasarían de la meta son nulos: nadie puede cantarlos.
text-firecrackers = Cada jugador tiene un petardo por ronda. Antes de jugar puede hacer saltar la última ficha de un brazo, pero nunca la primera ficha ni el spinner. La ficha que salta { $boneyard ->
    [none] se aparta con las demás
   *[drawn] vuelve al pozo
}, y la anterior es otra vez el extremo.
text-firecrackers-score = Si la nueva suma puntúa, la anotas. Si antes no podías jugar y ahora sí, tu jugada de este turno da { $points } puntos más.

# The end of a hand.
text-end-out = { $out ->
    [side] A quien ya jugó su última ficha se le salta el turno. Cuando a los dos de una pareja no les quedan fichas («¡Dominó!»), la ronda termina.
   *[player] Quien juega su última ficha hace dominó («¡Dominó!»), y la ronda termina.
}
text-end-blocked = { $out ->
    [side] La ronda también termina cuando se cierra: todos los que aún tienen fichas pasaron uno tras otro.
   *[player] La ronda también termina cuando se cierra (tranca o tranque): nadie puede jugar ni robar.
}
text-end-last-bone-counts = Si esa última ficha puntúa en la mesa, esos puntos se suman primero.
text-end-costs = Por ganar una ronda no se dan puntos. En cambio, { $seats ->
    [partners] cada bando pierde un punto por cada punto de las fichas que quedan en sus dos manos
   *[other] cada jugador pierde un punto por cada punto de las fichas que le quedan
}.
text-end-costs-no-bonus = Tampoco se dan premios.
text-end-costs-rounded = { $seats ->
    [partners] La suma de las dos manos se redondea al cinco más próximo: 2 y 1 juntos cuestan 5.
   *[other] Se redondea al cinco más próximo: 12 cuesta 10, y 13 cuesta 15.
}
text-end-awards-rounded = Estos puntos se redondean al cinco más próximo: 12 da 10, y 13 da 15.
text-end-brackets = Los puntos en mano se cuentan por tramos: 1 o 2 valen 1 punto, de 3 a 20 valen 2, de 21 a 30 valen 3, de 31 a 40 valen 4, y así sucesivamente.
text-domino-one-point = { $with ->
    [rounded] Hacer dominó vale un punto, que redondeado se queda en nada.
    [last-bone] Hacer dominó vale un punto, que se suma a lo que puntúe la última ficha.
   *[nothing] Hacer dominó vale un punto.
}
text-domino-none-counts = Si con ese punto y los de la última ficha se pasa de la meta, no se anota nada.
text-domino-pips = { $seats ->
    [two] Hacer dominó vale tantos puntos como quedan en la otra mano.
    [partners] Hacer dominó vale tantos puntos como quedan en las manos rivales; los de tu pareja no cuentan.
   *[other] Hacer dominó vale tantos puntos como quedan en las demás manos.
}
text-domino-all-pips = Hacer dominó vale tantos puntos como quedan en todas las manos{ $seats ->
    [partners] , también en la de tu pareja
   *[other] {""}
}.
text-domino-five-a-bone = { $seats ->
    [two] Hacer dominó vale cinco puntos por cada ficha que queda en la otra mano.
    [partners] Hacer dominó vale cinco puntos por cada ficha que queda en las manos rivales; las de tu pareja no cuentan.
   *[other] Hacer dominó vale cinco puntos por cada ficha que queda en las demás manos.
}

# A blocked hand: how much it scores, and for whom.
text-block-amount = { $award ->
    [difference] { $seats ->
        [two] la diferencia de puntos entre las dos manos
        [partners] la diferencia de puntos en mano entre los dos bandos
       *[other] la diferencia entre los puntos en mano de todos los demás y los suyos
    }
    [opponents] { $seats ->
        [two] los puntos de la otra mano
        [partners] los puntos en mano de los dos rivales
       *[other] los puntos en mano de todos los demás
    }
    [one-point] un punto
   *[both] { $seats ->
        [two] los puntos de las dos manos juntas
       *[other] los puntos de todas las manos juntas
    }
}
text-block-low = { $seats ->
    [two] Quien tiene menos puntos en mano anota entonces { text-block-amount }.
    [partners] El bando con menos puntos en mano anota entonces { text-block-amount }.
   *[other] Quien menos puntos tiene en mano anota entonces { text-block-amount }.
}
text-block-lowest-hand = { $seats ->
    [two] Quien tiene menos puntos en mano
    [partners] El bando del jugador con menos puntos en mano
   *[other] Quien menos puntos tiene en mano
} anota entonces { text-block-amount }.
text-block-blocker = Entonces comparan sus manos quien jugó la última ficha y el siguiente en el turno: { $seats ->
    [partners] el bando de quien tenga menos puntos
   *[other] quien tenga menos puntos
} anota { text-block-amount }.
text-block-last = { $seats ->
    [partners] El bando que jugó la última ficha anota entonces { text-block-amount }.
   *[other] Quien jugó la última ficha anota entonces { text-block-amount }.
}
text-block-nobody = Por una ronda cerrada nadie anota.
text-if-tied = { $tie ->
    [lowest-hand] Si dos rivales empatan con la mano más baja,
    [blocker] Si esas dos manos empatan,
    [several] Si quienes tienen menos puntos en mano empatan,
   *[low] Si hay empate,
}
text-block-equal = { $seats ->
    [three] Si los dos que tienen menos puntos en mano empatan, cada uno anota la mitad de los puntos en mano del tercero, con redondeo hacia abajo. Si empatan los tres, nadie anota.
   *[other] { text-if-tied } nadie anota.
}
text-block-tied = { text-if-tied } anota { $to ->
    [leader] { $seats ->
        [two] quien salió
        [partners] el bando que salió
       *[other] quien salió, si es uno de los empatados; si no, nadie
    }
   *[blocker] { $seats ->
        [two] quien jugó la última ficha
        [partners] el bando que jugó la última ficha
       *[other] quien jugó la última ficha, si es uno de los empatados; si no, nadie
    }
}.
text-block-tied-against = { text-if-tied } anota { $seats ->
    [two] quien no jugó la última ficha
    [partners] el bando que no jugó la última ficha
   *[other] quien empató con el que jugó la última ficha, si no empató ningún otro; si no, nadie
}.
text-end-hand-won = Quien hace dominó gana la ronda{ $seats ->
    [partners] {" "}para su pareja
   *[other] {""}
}.{ $worth ->
    [one] {" "}Cuenta como una, haya lo que haya en las manos.
   *[way-out] {""}
}
text-hand-worth = Vale 1; con un doble (carroça), 2; con una ficha que encaja en los dos extremos y no es un doble (capicúa; { $ends ->
    [any] los extremos pueden mostrar el mismo número
   *[different] los extremos tienen que mostrar números distintos
}), 3; y con un doble que encaja en los dos (cruzada), { $cruzada }. Una ronda cerrada vale 1.
text-block-hand = { $to ->
    [low] { $seats ->
        [two] Quien tiene menos puntos en mano gana entonces la ronda.
        [partners] El bando con menos puntos en mano gana entonces la ronda.
       *[other] Quien menos puntos tiene en mano gana entonces la ronda.
    }
    [lowest-hand] { $seats ->
        [partners] El bando del jugador con menos puntos en mano gana entonces la ronda.
       *[other] Quien menos puntos tiene en mano gana entonces la ronda.
    }
    [blocker] Entonces comparan sus manos quien jugó la última ficha y el siguiente en el turno: gana { $seats ->
        [partners] el bando de quien tenga menos puntos
       *[other] quien tenga menos puntos
    }.
    [last] { $seats ->
        [partners] El bando que jugó la última ficha gana entonces la ronda.
       *[other] Quien jugó la última ficha gana entonces la ronda.
    }
   *[nobody] Una ronda cerrada no la gana nadie.
}
text-block-hand-tied = { $to ->
    [leader] { text-if-tied } la gana el bando que salió, si es uno de los empatados.
    [blocker] { text-if-tied } la gana el bando que jugó la última ficha, si es uno de los empatados.
    [carried] { text-if-tied } no la gana nadie, y la siguiente vale una más.
    [blocker-loses] { text-if-tied } la gana el bando que empató con el que jugó la última ficha, si no empató ningún otro.
    [carried-once] { text-if-tied } no la gana nadie, y la siguiente vale dos.
   *[nobody] { text-if-tied } no la gana nadie.
}
text-capicua = Hacer dominó con una ficha que encaja en los dos extremos y no es un doble es hacer capicúa ({ $ends ->
    [any] los extremos pueden mostrar el mismo número
   *[different] los extremos tienen que mostrar números distintos
}): { $bonus ->
    [doubles] la ronda vale el doble
    [hand-more] la ronda vale una más
   *[points] da { points } más
}.
text-chuchazo = Hacer dominó con el 0-0 es un chuchazo: da { points } más.
text-pass-after-lead = Si el segundo jugador pasa justo después de la salida (pase de salida), { $seats ->
    [partners] el bando que salió
   *[other] quien salió
} anota { points }.
text-all-pass = Si después de tu ficha pasan todos los demás{ $drawing ->
    [yes] {" "}sin robar
   *[no] {""}
} y puedes jugar otra (pase corrido o paso redondo), anotas { points }{ $lead ->
    [no] , pero no por la salida
   *[yes] {""}
}.
text-first-hands = Ganar la primera, la segunda, la tercera y la cuarta ronda de una partida da, respectivamente, 100, 75, 50 y 25 puntos más.

# Winning.
text-win-one-hand = La partida es una sola ronda. Gana quien tenga más puntos; en caso de empate, quien haya hecho dominó. Si ninguno de los empatados lo hizo, se reparte otra ronda (hasta 200, y entonces la partida acaba en empate).
text-win-target = Gana quien llegue primero a { points }{ $counts ->
    [yes] , incluso en mitad de una ronda: si llega con puntos hechos en la mesa, después ya no se anota nada
   *[no] {""}
}.
text-win-passes = Los puntos por pases no terminan la ronda: se juega hasta el final y gana quien tenga más puntos; { $equal ->
    [tie] con los mismos puntos es empate
   *[hand] con los mismos puntos se juega otra ronda
}.
text-win-hands = Gana la partida quien gane primero { $hands ->
    [one] 1 ronda
   *[other] { $hands } rondas
}{ $row ->
    [yes] { $hands ->
        [one] {""}
       *[other] {" "}seguidas
    }: si otro bando gana una ronda, todos vuelven a cero, y se sale como en la primera.
    [against-none] {" "}mientras al menos otro siga a cero. La ronda con la que todos habrían ganado alguna no cuenta para nadie: todos vuelven a cero, y se sale como en la primera.
   *[no] .
}
text-win-at-once = Si dos llegan a la vez, gana quien tenga más puntos; con los mismos puntos es empate.
text-win-exact = Tienes que llegar justo a la meta: los puntos que la sobrepasen no cuentan, y se sigue jugando.
text-win-fives = Los puntos se muestran en cincos, como en un tablero de cribbage: { $points } puntos son { $fives }.
text-win-clock = La partida acaba a los cinco minutos, incluso en mitad de una ronda: gana quien va por delante, y con los mismos puntos es empate. El reloj se para entre rondas, un minuto como máximo. También se para en una pausa, con una ventana abierta y con el programa cerrado.
text-win-clock-bonus = Al final, el ganador anota además la diferencia. Cada segundo que queda le da el 0,5{"\u00A0"}% de sus puntos, y al perdedor el 0,25{"\u00A0"}% de los suyos, redondeando hacia arriba (si quedan 2:15 y tiene 100 puntos, el ganador recibe 68 por tiempo). Quien abandona pierde la partida, sin premio por tiempo.
text-win-most-hands = Una partida termina a las { $hands } rondas: gana quien tenga más puntos, y con los mismos puntos es empate.
