# The words of the game: on a page of Help, and as tooltips. Each with one sentence.
# “forms” are the forms, in small letters, in which a text has the word.

term-bone = Ficha
term-bone-explained = Una pieza de dominó. Un juego tiene 28.
term-bone-forms = ficha, fichas

term-doublet = Doble
term-doublet-explained = Una ficha con dos mitades iguales. Va atravesada en la línea.
term-doublet-forms = doble, dobles

term-pips = Puntos
term-pips-explained = Los puntos de una ficha. 6-3 tiene nueve.
term-pips-forms = puntos de una ficha, puntos de la ficha, puntos de las fichas

term-end = Extremo abierto
term-end-explained = Por donde puede crecer la línea. Una mitad de tu ficha tiene que ser igual.
term-end-forms = extremo abierto, extremos abiertos

term-lead = Salida
term-lead-explained = La primera jugada de una ronda.
term-lead-forms = salida, salió

term-boneyard = Pozo
term-boneyard-explained = Las fichas que no tiene nadie. En casi todos los juegos se roba de él.
term-boneyard-forms = pozo

term-spinner = Spinner
term-spinner-explained = Un doble en el que se juega por los cuatro lados; casi siempre, solo el primero de la ronda.
term-spinner-forms = spinner

term-table-count = Suma de la mesa
term-table-count-explained = Todos los extremos abiertos sumados. En { game-all-fives } puntúa un múltiplo de cinco.
term-table-count-forms = suma de la mesa, la suma

term-go-out = Hacer dominó
term-go-out-explained = Jugar tu última ficha. Con eso acaba la ronda, y la ganas.
term-go-out-forms = hacer dominó, hace dominó

term-pass = Pasar
term-pass-explained = Perder el turno por no poder jugar ni robar.
term-pass-forms = pasar, pasa, pasó

term-blocked = Cerrada
term-blocked-explained = Nadie puede jugar. Suelen ganar los menos puntos en mano.
term-blocked-forms = cerrada

term-hand = Ronda
term-hand-explained = Desde que se reparte hasta que alguien hace dominó o se cierra.
