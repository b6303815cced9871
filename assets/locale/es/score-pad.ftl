# El anotador: lleva los puntos de una partida con fichas de verdad.

# La línea que abre lo que se ajusta antes de los primeros puntos.
pad-set-up = Bandos y meta
pad-sides-label = Bandos
# El número de bandos y los puntos que ganan.
pad-sides = { $count } bandos
pad-to = { $sides }, a { $target } puntos
pad-target = Meta
pad-no-target = Ninguna
# Un bando sin nombre y el campo para su nombre.
pad-side = Bando { $number }
pad-name = Nombre del bando { $number }
# Debajo de los puntos de un bando que ha ganado.
pad-wins = Gana
# El campo para los puntos, sus teclas y el botón de un bando que los anota; $written lleva signo.
pad-points = Puntos
pad-minus = Cambiar el signo
pad-empty = Vaciar el campo
pad-add = { $name }: { $written }
# Borra todos los puntos; «Deshacer» los devuelve.
pad-clear = Borrar todos los puntos
