# Rules, their values, and what each does.

# The names of the rules.
rule-hand-size = Fichas por mano
rule-set = Juego de fichas
rule-double-blank = Jugar con 0-0
rule-doublets-limit = Dobles en una mano
rule-first-lead = Primera salida
rule-later-leads = Salidas posteriores
rule-block-lead = Salida tras un cierre
rule-partner-may-lead = Sale cualquiera de la pareja
rule-no-doublet = Si nadie tiene dobles
rule-direction = Sentido del juego
rule-draws = Robar
rule-voluntary-draw = Robo voluntario
rule-bury-two = Enterrar dos fichas
rule-kept-back = Fichas reservadas
rule-hand-cap = No robar con 18 fichas
rule-fit = Qué encaja
rule-spinner = Spinner
rule-fives = Puntúan los cincos
rule-threes = Puntúan los treses
rule-headers = Puntúan los extremos iguales
rule-count-unit = Puntos por una suma
rule-pass-after-lead = Premio por el pase de salida
rule-all-pass = Premio si pasan todos los demás
rule-claims = Cantar los puntos
rule-firecrackers = Petardos
rule-domino-award = Puntos por hacer dominó
rule-block-award-to = Quién anota por un cierre
rule-block-award-of = Puntos por un cierre
rule-tied-block = Quién anota si hay empate
rule-rounding = Redondear al cinco más próximo
rule-capicua = Premio por capicúa
rule-capicua-equal-ends = Capicúa con extremos iguales
rule-chuchazo = Premio por chuchazo
rule-first-hands = Premio por las primeras rondas
rule-brackets = Puntos por tramos
rule-remaining = Penalización por fichas en mano
rule-score = Qué se cuenta
rule-hand-worth = Cuánto vale una ronda
rule-target = Meta
rule-exact-target = Final exacto
rule-clock = Reloj de cinco minutos
rule-score-display = Unidad del marcador

# What each rule does, in one line.
rule-double-blank-explained = Sin ella quedan 27 fichas: entre tres tocan 9 a cada cual y no sobra ninguna.
rule-doublets-limit-explained = Si una mano tiene más, se vuelve a repartir.
rule-partner-may-lead-explained = Quien puede salir con cualquier ficha puede dejarle la salida a su pareja.
rule-no-doublet-explained = Cuando hay que salir con el doble más alto.
rule-bury-two-explained = Antes de cada ronda se apartan dos fichas del pozo sin que nadie las vea.
rule-kept-back-explained = Las últimas fichas del pozo, que nadie puede robar.
rule-spinner-explained = Un doble con cuatro lados abiertos.
rule-fives-explained = Una suma de 5, 10, 15, etc. puntúa.
rule-threes-explained = Una suma de 3, 6, 9, etc. puntúa.
rule-headers-explained = Si dejas iguales los dos extremos, ganas 2 puntos, o 3 si uno de ellos es un doble. Salir con un doble vale 2.
rule-claims-explained = Solo anotas los puntos que cantas; los que se te escapen puede llevárselos el siguiente.
rule-firecrackers-explained = Una vez por ronda, antes de jugar, puedes hacer saltar la última ficha de un brazo.
rule-rounding-explained = Al final de una ronda, 12 puntos pasan a 10 y 13 pasan a 15.
rule-capicua-explained = Por hacer dominó con una ficha que encaja en los dos extremos y no es un doble.
rule-hand-worth-explained = Si se cuentan rondas: siempre una, o más por hacer dominó con un doble o por los dos extremos.
rule-capicua-equal-ends-explained = La capicúa también vale si los dos extremos muestran el mismo número.
rule-chuchazo-explained = Por hacer dominó con el 0-0.
rule-pass-after-lead-explained = Para el bando que salió, si pasa el jugador siguiente.
rule-all-pass-explained = Para quien con su ficha hizo pasar a todos los demás, si puede jugar otra.
rule-first-hands-explained = Ganar una de las rondas 1 a 4 de una partida da 100, 75, 50 o 25 puntos más.
rule-brackets-explained = De 3 a 20 puntos en mano valen 2 puntos, de 21 a 30 valen 3, de 31 a 40 valen 4, etc.
rule-exact-target-explained = Una puntuación que se pase de la meta no cuenta.
rule-clock-explained = La partida termina a los cinco minutos y gana quien vaya por delante.
rule-score-display-explained = Los cincos son los puntos divididos entre cinco, como con las clavijas de un tablero de cribbage.

# The values of rules.
# “sí” and “no” fit rules of either gender, in the singular and the plural.
value-on = sí
value-off = no
value-hand-size = { $bones ->
    [one] 1 ficha
   *[other] { $bones } fichas
}
value-doublets-limit = { $limit ->
    [any] Sin límite
   *[other] Como máximo { $limit }
}
# Who leads the first hand.
value-first-lead-heaviest-doublet = El doble más alto
value-first-lead-lot = Al azar
value-first-lead-draw = Se saca ficha
value-first-lead-person = Primera persona de la mesa
value-first-lead-lot-explained = Quién sale se decide al azar, y puede salir con cualquier ficha.
value-first-lead-draw-explained = Cada jugador saca una ficha. Quien saca la más alta sale con la que quiera.
value-first-lead-person-explained = Su doble más alto se juega automáticamente.
# Who leads the later hands.
value-later-leads-heaviest-doublet = El doble más alto
value-later-leads-like-the-first = Como la primera salida
value-later-leads-winner = Quien hizo dominó
value-later-leads-winner-of-game = Quien ganó
value-later-leads-loser = Quien no hizo dominó
value-later-leads-loser-of-several = El rival con más puntos en mano
value-later-leads-alternate = Por turnos
value-later-leads-last-to-play = Último en jugar
value-later-leads-last-with-doublet = Último en jugar, con un doble
value-later-leads-like-the-first-explained = Quién sale se decide de nuevo en cada ronda.
value-later-leads-winner-of-game-explained = La partida es una sola ronda: quien la gana sale en la siguiente.
value-later-leads-last-to-play-explained = Quien jugó la última ficha, aunque la ronda se cerrara.
# Who leads after a blocked hand.
value-block-lead-usual = Como las demás salidas
value-block-lead-winner = Quien ganó el cierre
value-block-lead-winner-or-leader = Quien ganó, o quien salió
value-block-lead-next = El siguiente en el turno
value-block-lead-usual-explained = Si la salida depende de quién hizo dominó, se decide como en la primera ronda.
value-block-lead-winner-explained = Quien lo ganó para su bando. Si nadie lo ganó, como las demás salidas.
value-block-lead-winner-or-leader-explained = Quien lo ganó para su bando. Si nadie lo ganó, vuelve a salir quien salió.
value-block-lead-next-explained = El jugador que sigue a quien salió la última vez.
# What happens if the heaviest doublet is to be led and no one has a doublet.
value-no-doublet-deal-again = Se reparte otra vez
value-no-doublet-heaviest-bone = Sale la ficha más alta
value-no-doublet-heaviest-bone-explained = De dos con los mismos puntos, la de la mitad más alta.
# The way round the table.
value-direction-clockwise = Horario
value-direction-counter-clockwise = Antihorario
value-direction-clockwise-explained = Después de ti juega quien está a tu izquierda.
value-direction-counter-clockwise-explained = Después de ti juega quien está a tu derecha, como en casi toda América Latina y el Caribe.
# How many bones are drawn.
value-draws-until-one-fits = Hasta que encaje
value-draws-one = Una
value-draws-none = Ninguna
value-draws-one-explained = Robas una ficha. Si no encaja, pasas.
value-draws-none-explained = Las fichas que no se reparten se apartan. Si no te encaja ninguna, pasas.
# Bones kept back.
value-kept-back = { $bones ->
    [0] Ninguna
    [1] La última
   *[2] Las dos últimas
}
# What fits an end.
value-set-double-six = Doble seis
value-set-double-six-explained = 28 fichas, de 0-0 a 6-6.
value-set-double-nine = Doble nueve
value-set-double-nine-explained = 55 fichas, de 0-0 a 9-9.
value-set-double-nine-branching-explained = Si la línea se ramifica en cada doble, puede quedarse sin espacio. Entonces solo se ven sus extremos.
value-fit-equal = El mismo número
value-fit-add-to-seven = Lo que suma siete
value-fit-add-to-seven-explained = Con el 5 encaja el 2, y así los demás. 0-0, 6-1, 5-2 y 4-3, los matadores, encajan en todas partes.

# Which doublet is a spinner.
value-spinner-none = Ninguno
value-spinner-single = El primer doble
value-spinner-every = Todos los dobles
value-spinner-none-explained = La línea tiene dos extremos.
value-spinner-single-explained = La línea tiene hasta cuatro extremos.
value-spinner-every-explained = La línea se ramifica en cada doble.
# What a count is worth.
value-count-unit-pips = Su valor completo
value-count-unit-multiples = Un punto por cada cinco y tres
value-count-unit-pips-explained = Una suma de 15 vale 15 puntos.
value-count-unit-multiples-explained = Una suma de 15 vale 3 puntos por sus cincos y 5 por sus treses.
value-multiples-of-one = { $scores ->
    [fives] Un punto por cada cinco
   *[threes] Un punto por cada tres
}
value-multiples-of-one-explained = { $scores ->
    [fives] Una suma de 15 vale 3 puntos, uno por cada cinco.
   *[threes] Una suma de 15 vale 5 puntos, uno por cada tres.
}
# What going out is worth.
value-domino-award-pips = Puntos en mano de los rivales
value-domino-award-all-pips = Puntos en mano de todos
value-domino-award-five-a-bone = 5 por ficha
value-domino-award-one-point = 1 punto
value-domino-award-pips-explained = Los puntos de las fichas que les queden a los rivales.
value-domino-award-all-pips-explained = Los puntos de todas las fichas que queden, también los de tu pareja.
value-domino-award-one-point-explained = Se suma a lo que puntúe tu última ficha. En parejas se sigue jugando hasta que los dos de una pareja se queden sin fichas.
# Who scores for a block, and how much.
value-block-award-to-low = Quien tenga menos puntos en mano
value-block-award-to-lowest-hand = La mano más baja
value-block-award-to-blocker = Quien cerró o el siguiente
value-block-award-to-last = Quien cerró la ronda
value-block-award-to-nobody = Nadie
value-block-award-to-lowest-hand-explained = El jugador con menos puntos en mano, para su bando.
value-block-award-to-blocker-explained = Quien cerró la ronda o el siguiente en el turno: de los dos, el que tenga menos puntos en mano, para su bando.
value-block-award-of-difference = Diferencia de puntos en mano
value-block-award-of-opponents = Puntos en mano de los rivales
value-block-award-of-both = Puntos en mano de todos
value-block-award-of-one-point = 1 punto
# Who scores a blocked hand that is tied.
value-tied-block-nobody = Nadie
value-tied-block-leader = Quien salió
value-tied-block-blocker = Quien cerró la ronda
value-tied-block-blocker-loses = Quien no cerró
value-tied-block-carried = Se acumula
value-tied-block-carried-once = Se acumula una vez
value-tied-block-nobody-explained = Con tres jugadores, los dos empatados se reparten los puntos en mano del tercero.
value-tied-block-leader-explained = Para su bando, si es uno de los empatados.
value-tied-block-blocker-explained = Para su bando, si es uno de los empatados.
value-tied-block-carried-explained = Nadie gana la ronda, y la siguiente vale una más.
value-tied-block-blocker-loses-explained = Solo si empatan dos bandos y uno de ellos cerró.
value-tied-block-carried-once-explained = Nadie gana la ronda, y la siguiente vale dos, por muchos empates que haya.
# What bones left in hand cost.
value-remaining-nothing = Ninguna
value-remaining-lose-own = Sus puntos
value-remaining-lose-own-explained = Cada bando pierde los puntos que le quedan en mano, y nadie anota por la ronda.
# What is counted.
value-score-points = Puntos
value-score-hands = Rondas ganadas
value-score-hands-in-a-row = Rondas seguidas
value-score-hands-in-a-row-explained = Six-love: si otro bando gana una ronda, todos vuelven a cero.
value-score-hands-against-none = Rondas contra un cero
value-score-hands-against-none-explained = Alguien tiene que seguir a cero: cuando todos han ganado una ronda, todos vuelven a cero.
# What a hand is worth.
value-hand-worth-one = Una
value-hand-worth-by-way-out = Según la última ficha
value-hand-worth-by-way-out-to-six = Según la última ficha, hasta 6
value-hand-worth-by-way-out-explained = 1; con un doble 2, por los dos extremos 3, con un doble por los dos 4.
value-hand-worth-by-way-out-to-six-explained = 1; con un doble 2, por los dos extremos 3, con un doble por los dos 6.
# The bonus for a capicúa.
value-capicua-none = Ninguno
value-capicua-doubles = La ronda vale el doble
value-capicua-hand-more = Una ronda más
value-bonus-none = Ninguno
# Points to win.
value-target-none = Una sola ronda
value-target-fives = { $fives ->
    [one] 1 agujero
   *[other] { $fives } agujeros
}
value-score-display-points = Puntos
value-score-display-fives = Cincos

# Why a rule has no effect beside the others.
idle-nobody-draws = No tiene efecto, porque nadie roba.
idle-two-players = No tiene efecto con dos jugadores.
idle-no-partners = No tiene efecto, porque no se juega en parejas.
idle-leads-set = No tiene efecto, porque la ficha de salida siempre está fijada.
idle-hand-cap = No tiene efecto, porque nadie puede tener más de 18 fichas.
idle-no-awards = No tiene efecto, porque las fichas que te quedan te restan puntos.
idle-one-point-rounded = Un punto se redondea a cero, así que hacer dominó no vale nada.
idle-awards-in-fives = No tiene efecto, porque hacer dominó da 5 por ficha.
idle-block-to-nobody = No tiene efecto, porque nadie anota por un cierre.
idle-block-to-one = No tiene efecto, porque no puede haber empate.
idle-no-pips = No tiene efecto, porque los puntos en mano no se anotan.
idle-hands-counted = No tiene efecto, porque se cuentan rondas, no puntos.
idle-no-capicua = No tiene efecto, porque la capicúa no da nada.
idle-no-forced-lead = No tiene efecto, porque ninguna salida depende de tener un doble.

# Why rules don’t go together.
impossible-hand-size = { $set ->
    [28] Con { $players } jugadores no puede haber manos de { $bones } fichas.
   *[27] Sin 0-0 no alcanzan las fichas para repartir { $bones } a cada uno de los { $players } jugadores.
}
impossible-too-few-to-set-aside = { $bones ->
    [0] Tras repartir no quedan fichas que enterrar ni reservar.
    [one] Tras repartir solo queda 1 ficha, y no basta para enterrar o reservar tantas.
   *[other] Tras repartir solo quedan { $bones } fichas, y no bastan para enterrar o reservar tantas.
}
impossible-doublets-limit-idle = Una mano de { $bones } fichas no puede tener más de { $limit } dobles, así que este límite no tiene efecto.
impossible-doublets-limit-too-low = Con { $bones } fichas, alguien siempre tiene más de { $limit } dobles, así que ningún reparto sería válido.
impossible-nine-without-double-blank = Sin 0-0 se juega con el doble seis.
impossible-nine-with-spinners = Con el doble nueve, todos los dobles pueden ser spinners solo entre dos.
impossible-nine-with-seven = El Matador se juega con el doble seis: sus mitades suman siete.
impossible-nine-with-hand-cap = El límite de 18 fichas solo vale con el doble seis.
impossible-nine-with-firecrackers = Los petardos y el reloj solo valen con el doble seis.
impossible-nine-with-cut-throat = El Cut-throat solo se juega con el doble seis.
impossible-voluntary-draw = El robo voluntario solo vale en juegos en los que se roba.
impossible-nothing-left-to-draw = Con manos de { $bones } fichas no queda nada que robar.
impossible-hands-counted = Si se cuentan rondas, no puede haber reglas sobre puntos.
impossible-first-hands = Solo puntúan las primeras rondas, así que nadie podría llegar nunca a { $target }.
impossible-chuchazo-without-double-blank = Para el premio por el chuchazo hay que jugar con 0-0.
impossible-brackets-with-rounding = Los puntos en mano se cuentan por tramos o se redondean al cinco más próximo, no las dos cosas.
impossible-carried-without-hands = Un cierre empatado solo se acumula si se cuentan rondas, no puntos.
impossible-worth-without-hands = La última ficha solo decide cuánto vale una ronda si se cuentan rondas, no puntos.
impossible-hand-more-without-hands = La capicúa solo puede valer una ronda más si se cuentan rondas, no puntos.
impossible-hand-more-with-worth = La última ficha ya decide cuánto vale la ronda, así que la capicúa no puede sumar otra.
impossible-target-hands = La meta tiene que estar entre 1 y 20 rondas.
impossible-target = La meta tiene que estar entre 1 y 9999.
impossible-exact-without-target = Para un final exacto hace falta una meta.
impossible-exact-out-of-reach = Nunca se puede llegar justo a { $target }{ $scores ->
    [threes] , porque todas las puntuaciones son múltiplos de tres
    [fives] , porque todas las puntuaciones son múltiplos de cinco
    [threes-and-fives] , porque todas las puntuaciones son sumas de treses y cincos
   *[any] { "" }
}.
impossible-count-unit = Para dar un punto por cada cinco y tres, tienen que puntuar los cincos o los treses.
impossible-claims = Para cantar los puntos, tienen que puntuar los cincos o los treses.
impossible-headers-with-spinner = Para puntuar extremos iguales, la línea debe tener dos extremos y ningún spinner.
impossible-headers-with-claims = Los puntos por extremos iguales se anotan automáticamente, no se cantan.
impossible-seven-with-spinner = Donde las mitades suman siete, la línea tiene dos extremos y ningún spinner.
impossible-seven-with-scoring = Donde las mitades suman siete, los extremos abiertos no dan puntos.
impossible-seven-with-bonus = Los matadores encajan de todos modos en los dos extremos, así que hacer dominó con uno no da premio.
impossible-firecrackers-for-more = Los petardos son solo para dos jugadores.
impossible-firecrackers-without-scoring = Con petardos, tienen que puntuar los cincos o los treses.
impossible-firecrackers-on-spinners = Un petardo no puede hacer saltar un spinner, así que no todos los dobles pueden serlo.
impossible-firecrackers-with-claims = Con petardos los puntos se anotan automáticamente, sin cantarlos.
impossible-clock = Para jugar con reloj hace falta una meta.
impossible-nothing-to-gain = Con estas reglas nadie podría anotar nunca.
impossible-fives-display = Los puntos solo se pueden mostrar en cincos si todos son múltiplos de cinco: sin treses, con las sumas a su valor completo y, al final de la ronda, con redondeo o 5 por ficha.
impossible-fives-target = Los puntos se muestran en cincos, y { $target } no es múltiplo de cinco.

# Rules without a name: the most similar built-in game, and the differences. Each difference is
# a rule and its value.
rules-same-as = Igual que { $game }.
rules-like = Como { $game }, salvo: { $differences }.

# Shows the rules that are changed less often, and names some of them.
rules-more = Más reglas
rules-more-explained = Cantar, petardos, reloj, redondeo y { $count } más
