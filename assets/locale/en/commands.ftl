# The menus of bones, ends, and log entries.

# To play a bone. $points is what the play scores. It is 0 if that is nothing, or if
# points must be claimed.
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

# A log entry.
do-copy-line = Copy entry

# Beside a button that copies something, for a moment.
copied = Copied
