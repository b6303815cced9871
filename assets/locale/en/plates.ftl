# The plates of three or four players.

# What a player did last.
plate-your-turn = your turn
plate-turn = their turn
plate-drew = drew { bones }
plate-passed = passed
# The same for a screen reader, with the numbers that would have fitted.
plate-passed-at = { plate-passed } ({ $open })
plate-yielded = let partner lead
plate-last-bone = last bone
plate-led = the heaviest doublet leads

# The tooltip of a scoreboard, also for a screen reader: its name, then a line for each side.
# $points is like “15 points”.
board-pegs = Cribbage board
board-pegs-side = { $hole ->
    [0] { $side }: { points }, at the start
   *[other] { $side }: { points }, hole { $hole }
}
board-paper = Paper with crosses
board-paper-side = { $lines ->
    [0] { $side }: { points }, no strokes yet
    [one] { $side }: { points }, { $lines } stroke
   *[other] { $side }: { points }, { $lines } strokes
}

# Beside a score: the points to win.
plate-of-target = of { $target }

# Beside your name: the partner you share a score with.
plate-and-partner = and { $name }
