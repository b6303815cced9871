# What can be done with things on the table, in the menus that open at them.

# To play a bone. $points is what the play would score; where it would score
# nothing, or points are not told, it is 0.
do-play = Play
do-play-here = Play here
do-play-at = { $points ->
    [0] Play { $place }
   *[other] Play { $place } for { points }
}
do-play-bone-at = { $points ->
    [0] Play { $bone } { $place }
   *[other] Play { $bone } { $place } for { points }
}
do-lead = { $points ->
    [0] Lead { $bone }
   *[other] Lead { $bone } for { points }
}

# Why a bone cannot be played.
do-nothing-fits = None of your bones fit here.
do-not-now = You can’t play this bone now.

# A bone of the hand.
do-take-up = Select
do-put-down = Deselect
do-put-first = Move to the start of your hand
do-put-last = Move to the end of your hand

# A line of the log.
do-copy-line = Copy entry

# Beside a button that copies something, for a moment.
copied = Copied
