# The plates of three or four players.

# What a player did last.
plate-your-turn = tu turno
plate-turn = le toca
plate-drew = robó { bones }
plate-passed = pasó
# What a pass tells: a number that the player does not have.
plate-lacks = sin { $number }
# The bubble of a pass. $lacks are such numbers, like “no 3, no 5”.
plate-pass-tells = Paso: { $lacks }
# A pass for a screen reader.
plate-passed-at = { plate-passed }: { $lacks }
# Plays that scored one after another.
plate-in-a-row = { $count } seguidas
plate-yielded = cedió la salida
plate-last-bone = última ficha
plate-led = sale el doble más alto

# The tooltip of a scoreboard, also for a screen reader: its name, then a line for each side.
# $points is like “15 points”.
board-pegs = Tablero de cribbage
board-pegs-side = { $hole ->
    [0] { $side }: { points }, en la salida
   *[other] { $side }: { points }, agujero { $hole }
}
board-paper = Papel con cruces
board-paper-side = { $lines ->
    [0] { $side }: { points }, nada escrito aún
    [one] { $side }: { points }, { $lines } raya
   *[other] { $side }: { points }, { $lines } rayas
}

# Beside a score: the points to win.
plate-of-target = de { $target }

# Beside your name: the partner you share a score with.
plate-and-partner = con { $name }
plate-order-of-play = { $clockwise ->
    [yes] Orden de juego, en sentido horario: { $names }
   *[no] Orden de juego, en sentido antihorario: { $names }
}
