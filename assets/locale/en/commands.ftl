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
do-nothing-fits = None of your bones can be played here now.
do-not-now = It cannot be played now.

# A bone of the hand.
do-take-up = Take up
do-put-down = Put down
do-put-first = Put first in your hand
do-put-last = Put last in your hand

# A line of the log.
do-copy-line = Copy line

# Beside a button that copies something, for a moment.
copied = Copied.
