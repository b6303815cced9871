# The plates of three or four players.

# What a player did last.
plate-your-turn = du bist dran
plate-turn = ist dran
plate-drew = { bones } gezogen
plate-passed = gepasst
# What a pass tells: a number that the player does not have.
plate-lacks = keine { $number }
# The bubble of a pass. $lacks are such numbers, like “no 3, no 5”.
plate-pass-tells = Passe: { $lacks }
# A pass for a screen reader.
plate-passed-at = { plate-passed }: { $lacks }
# Plays that scored one after another.
plate-in-a-row = { $count }-mal in Folge
plate-yielded = Eröffnung überlassen
plate-last-bone = letzter Stein
plate-led = der höchste Pasch eröffnet

# The tooltip of a scoreboard, also for a screen reader: its name, then a line for each side.
# $points is like “15 points”.
board-pegs = Cribbage-Brett
board-pegs-side = { $hole ->
    [0] { $side }: { points }, am Start
   *[other] { $side }: { points }, Loch { $hole }
}
board-paper = Zettel mit Kreuzen
board-paper-side = { $lines ->
    [0] { $side }: { points }, noch nichts angeschrieben
    [one] { $side }: { points }, { $lines } Strich
   *[other] { $side }: { points }, { $lines } Striche
}

# Beside a score: the points to win.
plate-of-target = von { $target }

# Beside your name: the partner you share a score with.
plate-and-partner = und { $name }
plate-order-of-play = { $clockwise ->
    [yes] Reihenfolge, im Uhrzeigersinn: { $names }
   *[no] Reihenfolge, gegen den Uhrzeigersinn: { $names }
}
