# The plates of three or four players.

# What a player did last.
plate-your-turn = votre tour
plate-turn = son tour
plate-drew = a pioché { bones }
plate-passed = a passé
# The same for a screen reader, with the numbers that would have fitted.
plate-passed-at = { plate-passed } ({ $open })
plate-yielded = a cédé l’ouverture
plate-last-bone = dernier domino
plate-led = le double le plus fort ouvre

# The tooltip of a scoreboard, also for a screen reader: its name, then a line for each side.
# $points is like “15 points”.
board-pegs = Planche de cribbage
board-pegs-side = { $hole ->
    [0] { $side } : { points }, au départ
   *[other] { $side } : { points }, trou { $hole }
}
board-paper = Croix sur papier
board-paper-side = { $lines ->
    [0] { $side } : { points }, aucun trait
    [one] { $side } : { points }, { $lines } trait
   *[other] { $side } : { points }, { $lines } traits
}

# Beside a score: the points to win.
plate-of-target = sur { $target }

# Beside your name: the partner you share a score with.
plate-and-partner = et { $name }
