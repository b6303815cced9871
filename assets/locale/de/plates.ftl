# The plates of those who sit at a table of more than two.

# What somebody did last.
plate-your-turn = du bist dran
plate-turn = ist dran
plate-drew = { bones } gezogen
plate-passed = gepasst
plate-last-bone = letzter Stein

# For a screen reader.
plate-and-last = { $status }, { $last }

# What the score is kept on, for a screen reader and for who points at it: its
# name, then a line for each side. $points is as in "15 points".
board-pegs = Cribbage-Brett
board-pegs-side = { $hole ->
    [0] { $side }: { $points }, am Start
   *[other] { $side }: { $points }, Loch { $hole }
}
board-paper = Zettel mit Kreuzen
board-paper-side = { $lines ->
    [0] { $side }: { $points }, noch nichts angeschrieben
    [one] { $side }: { $points }, { $lines } Strich
   *[other] { $side }: { $points }, { $lines } Striche
}

# Beside a score: the points to win.
plate-of-target = von { $target }

# Neben dem eigenen Namen: der Partner, der denselben Spielstand hat.
plate-and-partner = und { $name }
