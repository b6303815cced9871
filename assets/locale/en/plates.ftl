# The plates of those who sit at a table of more than two.

# What somebody holds, as in `6 bones`.
plate-level = { $level }, { $bones }
plate-partner = partner, { $bones }

# What somebody did last.
plate-your-turn = your turn
plate-turn = to play
plate-led = led { $bone }
plate-played = played { $bone }
plate-drew = drew { bones }
plate-passed = passed

# For a screen reader.
plate-without-score = { $name }: { $holding }
plate-and-last = { $status }, { $last }

# Two who share a score.
plate-side = { $one } and { $other }
plate-side-score = { $side }: { $score }
plate-side-score-of = { $side }: { $score } of { $target }

# What the score is kept on, for a screen reader and for who points at it: its
# name, then a line for each side. $points is as in "15 points".
board-pegs = Cribbage board
board-pegs-side = { $hole ->
    [0] { $side }: { $points }, at the start
   *[other] { $side }: { $points }, hole { $hole }
}
board-paper = Paper with crosses
board-paper-side = { $lines ->
    [0] { $side }: { $points }, nothing written yet
    [one] { $side }: { $points }, { $lines } line
   *[other] { $side }: { $points }, { $lines } lines
}

# Beside a score: the points to win.
plate-of-target = of { $target }
