# The plates of three or four players.

# What a player did last.
plate-your-turn = votre tour
plate-turn = son tour
plate-drew = a pioché { bones }
plate-passed = a passé
# What a pass tells: a number that the player does not have.
plate-lacks = pas de { $number }
# The bubble of a pass. $lacks are such numbers, like “no 3, no 5”.
plate-pass-tells = Passe : { $lacks }
# A pass for a screen reader.
plate-passed-at = { plate-passed } : { $lacks }
# Plays that scored one after another.
plate-in-a-row = { $count } d’affilée
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
plate-order-of-play = { $clockwise ->
    [yes] Ordre de jeu, dans le sens des aiguilles d’une montre : { $names }
   *[no] Ordre de jeu, dans le sens inverse des aiguilles d’une montre : { $names }
}
