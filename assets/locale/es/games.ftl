# The built-in games.

# What they are called.
# “All Fives” and the like have no fixed Spanish names, so they are translated; search finds the
# English names, too.
game-draw = Dominó con robo
game-block = Bloqueo
game-all-fives = Todos los cincos
game-all-threes = Todos los treses
game-fives-and-threes = Cincos y treses
game-palm-all-fives = Cincos de Palm
game-tournament-all-fives = Cincos de torneo
game-muggins = Muggins
game-five-up = Five-Up
game-cribbage-board-fives = Cincos de cribbage
game-british-fives-and-threes = Cincos y treses británicos
game-the-draw-game = The Draw Game
game-firecracker-fives = Cincos con petardos
game-bergen = Bergen
game-matador = Matador
game-latin-partners = Dominó en parejas
# The groups under which they are listed.
games-scoring = Juegos de puntos
games-block-and-draw = De bloqueo y con robo
games-pairs = Juegos en parejas
games-special = Juegos especiales
# The group that most speakers of this language play, and that comes first: “scoring”,
# “block-and-draw”, “pairs”, or “special”, not translated.
games-first = pairs
game-dominican = Dominicano
game-puerto-rican = Puertorriqueño
game-puerto-rican-short-game = Puertorriqueño corto
game-jamaican-partners = Jamaicano en parejas
game-cut-throat = Jamaicano individual
game-brazilian-partners = Brasileño
game-spanish-partners = Dominó español
game-cuban = Cubano

# What each game is like, in two or three sentences.
game-draw-explained = Juega en un extremo abierto o roba hasta que puedas. Solo se puntúa al final de la ronda: quien hace dominó se anota los puntos que los rivales aún tienen en mano.
game-block-explained = Dominó sin robar: si no puedes jugar, pasas. Quien hace dominó anota los puntos de los rivales. Si todos tienen que pasar, anota quien tenga menos puntos en mano.
game-all-fives-explained = Haz que los extremos abiertos sumen un múltiplo de cinco y te anotas la suma. El primer doble es el spinner, con cuatro lados por donde jugar.
game-all-threes-explained = Haz que los extremos abiertos sumen un múltiplo de tres y te anotas la suma. El primer doble es el spinner, con cuatro lados por donde jugar.
game-fives-and-threes-explained = Los extremos abiertos puntúan si suman un múltiplo de cinco o de tres. Un 15 es ambas cosas, pero puntúa una vez. El primer doble es el spinner.
game-palm-all-fives-explained = Todos los cincos, pero puedes robar aunque tengas jugada. Con más fichas hay más formas de puntuar, y más que perder si te quedas con ellas.
game-tournament-all-fives-explained = Todos los cincos como se juega en los torneos. La primera salida se decide al azar; después sale quien hizo dominó. Los puntos del final de la ronda se redondean al cinco más próximo.
game-muggins-explained = Cincos de torneo sin spinner: dos extremos y sumas pequeñas. No tienes que cantar los puntos, salvo que actives esa regla.
game-five-up-explained = Cincos de torneo en los que cada doble es un spinner. La línea no deja de ramificarse, y cada brazo nuevo cuenta.
game-cribbage-board-fives-explained = Cincos de torneo contados en un tablero de cribbage: un agujero por cada 5 puntos. Gana quien llega al agujero 61, que son 305 puntos.
game-british-fives-and-threes-explained = No se roba. Un múltiplo de cinco da un punto por cada cinco que contiene, y uno de tres, un punto por cada tres: 15 da 8. Hacer dominó suma 1 a lo que dé la última ficha. Ganas con 61 justos.
game-the-draw-game-explained = Una sola ronda de dominó con robo. Cada cual saca una ficha para la salida y luego elige su mano entre las fichas boca abajo.
game-firecracker-fives-explained = Todos los cincos a 100 en cinco minutos, para dos. Una vez por ronda puedes hacer saltar de la mesa la última ficha de un brazo.
game-bergen-explained = Deja los dos extremos de la línea iguales: ganas 2 puntos, o 3 si uno de ellos es un doble. Hacer dominó da 1 más. Se anota poco y se acaba pronto: gana quien llega a 15.
game-matador-explained = Las mitades que se tocan suman siete: con el 5 va el 2. Cuatro fichas, los matadores, encajan en todas partes, y en un 0 no encaja nada más. Guarda uno para cuando nada te encaje.
game-latin-partners-explained = Dos contra dos, como en Venezuela y en casi toda Latinoamérica: no se roba y se juega hacia la derecha. El doble seis sale en la primera ronda, y quien hace dominó anota los puntos que los rivales aún tienen en mano. Para quien se fija en cada paso y ayuda a su pareja.
game-dominican-explained = Dominó sin robar a 200, casi siempre en parejas. Hacer dominó da los puntos en mano de todos, la capicúa suma 25 más, y también se premian algunos pases. Para quienes disfrutan haciendo pasar al rival.
game-puerto-rican-explained = Dominó sin robar a 500, casi siempre en parejas. Hacer dominó da los puntos en mano de todos, y 100 más con capicúa o chuchazo; también dan más las primeras rondas ganadas. Para una noche larga con muchos puntos.
game-puerto-rican-short-game-explained = Puertorriqueño a 200, sin premio por las primeras rondas. La capicúa vale 100 y el chuchazo, 30. Para una partida rápida.
game-jamaican-partners-explained = Dominó sin robar, casi siempre en parejas: se ganan rondas, no puntos, y con seis se gana la partida. Si un cierre acaba en empate, la ronda siguiente vale una más. Para quienes prefieren no sumar.
game-cut-throat-explained = Jamaicano sin parejas: cada cual gana rondas para sí, y con seis se gana la partida mientras alguien siga a cero. Si todos han ganado alguna, todos vuelven a cero. Para quienes prefieren no depender de nadie.
game-brazilian-partners-explained = Dominó sin robar, casi siempre en parejas: se ganan rondas, y la última ficha dice cuánto valen. Hacer dominó vale 1; con un doble, 2; por los dos extremos, 3; con un doble por los dos, 4. Gana quien llega a seis. Para quienes disfrutan rematando la ronda.
game-spanish-partners-explained = Dominó sin robar a 200, casi siempre en parejas, como se juega en España. Para la primera salida se saca ficha; después sale el siguiente. Quien gana la ronda anota los puntos en mano de todos. Para quienes cuentan cada punto.
game-cuban-explained = Dominó sin robar a 100 con el doble nueve, casi siempre en parejas, como se juega en Cuba. Muchas fichas quedan aparte, así que un número que parece agotado quizá no lo esté. Quien gana la data anota los puntos de los rivales y sale en la siguiente. Para quienes disfrutan con la mano llena.

# The same in a few words: a sentence for the first four.
game-all-fives-short = Haz que los extremos sumen un múltiplo de cinco.
game-draw-short = Juega la ficha que encaje. Si no hay ninguna, roba.
game-block-short = Juega la ficha que encaje. Si no hay ninguna, pasa.
game-the-draw-game-short = Elige tus fichas. Una ronda decide.
game-all-threes-short = Múltiplos de tres
game-fives-and-threes-short = Múltiplos de cinco o de tres
game-palm-all-fives-short = Roba cuando quieras
game-tournament-all-fives-short = Como en los torneos
game-muggins-short = Dos extremos, sin spinner
game-five-up-short = Cada doble abre ramas
game-cribbage-board-fives-short = Con clavijas hasta 61
game-british-fives-and-threes-short = Gana quien hace 61 justos
game-firecracker-fives-short = Cinco minutos, un petardo
game-bergen-short = Deja iguales los dos extremos
game-matador-short = Las mitades suman siete
game-latin-partners-short = Dos contra dos, sin robar. Si no puedes jugar, pasa.
game-dominican-short = Valen capicúa y pases
game-puerto-rican-short = A 500, con premios
game-puerto-rican-short-game-short = A 200, menos premios
game-jamaican-partners-short = Gana seis rondas
game-cut-throat-short = Cada cual por su cuenta
game-brazilian-partners-short = La última ficha manda
game-spanish-partners-short = A 200, puntos de todos
game-cuban-short = Con el doble nueve, a 100

# The same for three or four players.
game-firecracker-fives-for-more-short = Cinco minutos de reloj
game-firecracker-fives-for-more = Todos los cincos a 100 en cinco minutos. Los petardos son solo para dos jugadores.

# The same at tables for which the usual sentence isn’t true.
game-block-for-partners = Dominó sin robar: si no puedes jugar, pasas. Si todos tienen que pasar, anota el bando con menos puntos en mano.
game-latin-partners-alone = Dominó como en Venezuela y en casi toda Latinoamérica, cada cual por su cuenta: no se roba{ $seats ->
    [two] {""}
   *[other] {" "}y se juega hacia la derecha
}. { $dealt ->
    [all] El doble seis
   *[some] El doble más alto que se haya repartido
} sale en la primera ronda, y quien hace dominó anota los puntos que los rivales aún tienen en mano. Para quien se fija en cada paso.
game-latin-partners-alone-short = Cada cual por su cuenta, sin robar
game-cut-throat-for-two = Jamaicano para dos: seis rondas seguidas ganan la partida, y si el otro gana una, los dos vuelven a cero (six-love). Cada cual recibe 14 fichas. Para quienes prefieren no depender de nadie.
game-cut-throat-for-partners = Jamaicano en el que solo sale quien ganó la ronda anterior: las parejas ganan rondas juntas, y con seis se gana la partida. Para quienes prefieren no sumar.
game-cut-throat-for-partners-short = Gana seis rondas en pareja

# Added for two or three players who share all the bones.
game-shared = { $seats ->
    [two] Entre dos, cada cual recibe 14 fichas.
   *[three] Entre tres se deja fuera 0-0 y cada cual recibe 9 fichas.
}

# Added for a game with drawing when all the bones are dealt.
game-all-dealt = Con tantos jugadores se reparten todas las fichas y no queda ninguna por robar.

# Where their rules come from.
game-source = { $game ->
    [palm-all-fives] Como en Electrum para Palm, 2004.
    [tournament-all-fives] Basado en All Fives, de pagat.com.
    [muggins] Basado en All Fives, de pagat.com.
    [five-up] Basado en All Fives, de pagat.com.
    [cribbage-board-fives] Basado en All Fives, de pagat.com.
    [british-fives-and-threes] Como se juega en las ligas de los pubs británicos.
    [the-draw-game] Como en Dominos - The Draw Game.
    [firecracker-fives] Basado en un juego de cincos con reloj y petardos.
    [draw] Como en Electrum para Android, 2014.
    [block] Como en Electrum para Android, 2014.
    [all-fives] Como en Electrum para Android, 2014.
    [all-threes] Como en Electrum para Android, 2014.
    [fives-and-threes] Como en Electrum para Android, 2014.
   *[other] {""}
}
