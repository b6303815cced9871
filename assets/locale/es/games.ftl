# The ready-made games.

# What they are called. "All Fives" and its kin have no fixed Spanish names: they
# are said in Spanish everywhere, and found by their English names, too.
game-draw = Robo
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

# What the ready-made games are like, each in two or three sentences.
game-draw-explained = Juega en un extremo de la línea y roba si no te encaja ninguna ficha. Solo se puntúa al final de una ronda: quien domina se lleva los puntos que los rivales aún tengan en mano.
game-block-explained = Como Robo, pero sin robar: si no te encaja ninguna ficha, pasas. Si tienen que pasar todos, anota quien tenga menos puntos en mano.
game-all-fives-explained = Haz que los extremos sumen un múltiplo de cinco y te anotas la suma. El primer doble es un spinner, con cuatro lados por donde jugar.
game-all-threes-explained = Haz que los extremos sumen un múltiplo de tres y te anotas la suma. El primer doble es un spinner, con cuatro lados por donde jugar.
game-fives-and-threes-explained = Los extremos puntúan si suman un múltiplo de cinco o de tres. Un 15 es ambas cosas y puntúa una vez. El primer doble es un spinner.
game-palm-all-fives-explained = Todos los cincos, pero puedes robar aunque te encaje una ficha. Con más fichas hay más sumas a tu alcance, y más que perder si acabas con ellas en la mano.
game-tournament-all-fives-explained = Todos los cincos como en los torneos. La primera salida se sortea; después sale quien dominó. Los premios se redondean al cinco más próximo.
game-muggins-explained = Cincos de torneo sin spinner: dos extremos y sumas pequeñas. No hace falta cantar los puntos, salvo que actives esa regla.
game-five-up-explained = Cincos de torneo con un spinner en cada doble. La línea no deja de ramificarse, y cada brazo nuevo cuenta.
game-cribbage-board-fives-explained = Cincos de torneo contados de cinco en cinco: 10 puntos son 2 agujeros del tablero. Se gana con 305 puntos, que son el agujero 61.
game-british-fives-and-threes-explained = Nadie roba. Un múltiplo de cinco da un punto por cada cinco que contiene, y uno de tres, un punto por cada tres, así que 15 da 8; dominar da 1 más, en la misma anotación que la última ficha. Se gana con 61 justos.
game-the-draw-game-explained = La partida es una sola ronda de Robo. Cada cual saca una ficha para la salida y luego toma su mano de las fichas boca abajo.
game-firecracker-fives-explained = Todos los cincos a 100 con un reloj de cinco minutos, para dos. Una vez por ronda puedes volar la última ficha de un brazo.

# The same in a few words: a sentence for the first four.
game-all-fives-short = Haz que los extremos sumen un múltiplo de cinco.
game-draw-short = Casa un extremo. Si nada encaja, roba.
game-block-short = Casa un extremo. Si nada encaja, pasa.
game-the-draw-game-short = Toma tus fichas del montón. Gana una ronda.
game-all-threes-short = Los extremos, de tres en tres
game-fives-and-threes-short = Puntúan los dos
game-palm-all-fives-short = Roba cuando quieras
game-tournament-all-fives-short = Redondeado a cincos
game-muggins-short = Dos extremos, sumas pequeñas
game-five-up-short = Cada doble se ramifica
game-cribbage-board-fives-short = Con clavijas hasta 61
game-british-fives-and-threes-short = Gana 61 exacto
game-firecracker-fives-short = Cinco minutos, un petardo

# The same for three or four players.
game-firecracker-fives-for-more-short = Cinco minutos de reloj
game-firecracker-fives-for-more = Todos los cincos a 100 con un reloj de cinco minutos. Los petardos son solo para dos jugadores.

# What is added for a game in which bones are drawn, where all of them are dealt.
game-all-dealt = Con tantos jugadores se reparten todas las fichas: no queda ninguna que robar.

# Where their rules come from.
game-draw-source = Como en Electrum para Android, 2014.
game-block-source = Como en Electrum para Android, 2014.
game-all-fives-source = Como en Electrum para Android, 2014.
game-all-threes-source = Como en Electrum para Android, 2014.
game-fives-and-threes-source = Como en Electrum para Android, 2014.
game-palm-all-fives-source = Como en Electrum para Palm, 2004.
game-tournament-all-fives-source = Según All Fives, de pagat.com.
game-muggins-source = Según All Fives, de pagat.com.
game-five-up-source = Según All Fives, de pagat.com.
game-cribbage-board-fives-source = Según All Fives, de pagat.com.
game-british-fives-and-threes-source = Según lo publicado para las ligas de pubs británicos.
game-the-draw-game-source = Como en Dominos - The Draw Game.
game-firecracker-fives-source = Como en un juego de cincos con reloj y petardos.

# Other words by which the games are looked for; nobody reads them, and their
# order does not matter. Words with accents are there without them, too.
game-draw-sought = draw clásico clasico sencillo simple fácil facil pozo montón monton robar comer niños ninos dominó domino
game-block-sought = block bloquear cierre cerrado tranca clásico clasico sencillo simple fácil facil pasar sin pozo dominó domino latino
game-all-fives-sought = all fives 5 cinco múltiplos multiplos muggins sniff five-up cruz ramas
game-all-threes-sought = all threes 3 tres múltiplos multiplos cruz ramas
game-fives-and-threes-sought = fives and threes 5 3 cinco tres múltiplos multiplos cruz ramas
game-palm-all-fives-sought = palm all fives spinner 5 cinco voluntario bolsillo antiguo viejo opcional pozo robar
game-tournament-all-fives-sought = tournament all fives spinner 5 cinco redondeo redondear liga serio parejas equipo
game-muggins-sought = 5 cinco cincos dos puntas extremos línea linea recta sin spinner parejas equipo
game-five-up-sought = 5 cinco cincos fiveup árbol arbol ramas brazos parejas equipo
game-cribbage-board-fives-sought = cribbage-board fives spinner 5 cinco clavija clavijas agujeros tablero parejas equipo
game-british-fives-and-threes-sought = british fives and threes 5 3 cinco tres inglaterra ingles británico britanico pub bar liga exacto clavijas cribbage parejas
game-the-draw-game-sought = dominos windows robo robar sencillo simple clásico clasico novato experto novice expert
game-firecracker-fives-sought = firecracker fives petardo explotar estallar bomba volar reloj tiempo minutos rápido rapido todos los cincos
