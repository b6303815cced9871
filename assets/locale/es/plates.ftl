# The plates of three or four players.

# What a player did last.
plate-your-turn = tu turno
plate-turn = le toca
plate-drew = robó { bones }
plate-passed = pasó
# The same for a screen reader, with the numbers that would have fitted.
plate-passed-at = { plate-passed } ({ $open })
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
