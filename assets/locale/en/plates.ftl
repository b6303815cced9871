# The plates of three or four players.

# What a player did last.
plate-your-turn = your turn
plate-turn = their turn
plate-drew = drew { bones }
plate-passed = passed
# What a pass tells: a number that the player does not have.
plate-lacks = no { $number }
# The bubble of a pass. $lacks are such numbers, like “no 3, no 5”.
plate-pass-tells = Pass: { $lacks }
# A pass for a screen reader.
plate-passed-at = { plate-passed }: { $lacks }
# Plays that scored one after another.
plate-in-a-row = { $count } in a row
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
# The signs between the seats: who plays after whom.
plate-order-of-play = { $clockwise ->
    [yes] Order of play, clockwise: { $names }
   *[no] Order of play, counterclockwise: { $names }
}
