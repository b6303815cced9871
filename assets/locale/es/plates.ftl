# The plates of those who sit at a table of more than two.

# What somebody did last: on the player's own plate, too, so without a verb that
# says whose it is.
plate-your-turn = tu turno
plate-turn = le toca
plate-drew = robó { bones }
plate-passed = pasó
plate-last-bone = última ficha

# For a screen reader.
plate-and-last = { $status }, { $last }

# What the score is kept on, for a screen reader and for who points at it: its
# name, then a line for each side. $points is as in "15 points".
board-pegs = Tablero de cribbage
board-pegs-side = { $hole ->
    [0] { $side }: { $points }, en la salida
   *[other] { $side }: { $points }, agujero { $hole }
}
board-paper = Papel con cruces
board-paper-side = { $lines ->
    [0] { $side }: { $points }, nada escrito aún
    [one] { $side }: { $points }, { $lines } raya
   *[other] { $side }: { $points }, { $lines } rayas
}

# Beside a score: the points to win.
plate-of-target = de { $target }

# Junto al propio nombre: la pareja, que tiene el mismo tanteo.
plate-and-partner = con { $name }
