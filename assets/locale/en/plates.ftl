# The plates of those who sit at a table of more than two.

# What somebody did last.
plate-your-turn = your turn
plate-turn = their turn
plate-drew = drew { bones }
plate-passed = passed
plate-last-bone = last bone

# For a screen reader.
plate-and-last = { $status }, { $last }

# What the score is kept on, for a screen reader and for who points at it: its
# name, then a line for each side. $points is as in "15 points".
board-pegs = Cribbage board
board-pegs-side = { $hole ->
    [0] { $side }: { $points }, at the start
   *[other] { $side }: { $points }, hole { $hole }
}
board-paper = Paper with crosses
board-paper-side = { $lines ->
    [0] { $side }: { $points }, no strokes yet
    [one] { $side }: { $points }, { $lines } stroke
   *[other] { $side }: { $points }, { $lines } strokes
}

# Beside a score: the points to win.
plate-of-target = of { $target }

# Beside one’s own name: the partner, whose score it is too.
plate-and-partner = and { $name }
