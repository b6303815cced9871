# The plates of those who sit at a table of more than two.

# What somebody holds, as in `6 bones`.
plate-level = { $level }, { $bones }
plate-partner = Partner, { $bones }

# What somebody did last.
plate-your-turn = du bist dran
plate-turn = ist dran
plate-led = mit { $bone } eröffnet
plate-played = { $bone } gelegt
plate-drew = { bones } gezogen
plate-passed = gepasst

# For a screen reader.
plate-without-score = { $name }: { $holding }
plate-and-last = { $status }, { $last }

# Two who share a score.
plate-side = { $one } und { $other }
plate-side-score = { $side }: { $score }
plate-side-score-of = { $side }: { $score } von { $target }

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
