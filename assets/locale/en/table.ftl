# What stands on the table and around it, and what its parts are called for a
# screen reader. $who and $name are as in log.ftl.

bones = { $count ->
    [one] 1 bone
   *[other] { $count } bones
}

table-choose-a-bone = First choose a bone from your hand, then where it goes.

table-middle = { $bone } in the middle
table-played-by = { $who ->
    [you] { $bone }, played by you
   *[other] { $bone }, played by { $name }
}
table-in-boneyard = { $bone } in the boneyard
table-in-hand = { $who ->
    [you] { $bone } in your hand
   *[other] { $bone } in { $name }'s hand
}

# Titles of rows of bones.
# In the place of a hand from which every bone was played.
table-no-bones = No bones left
table-hand = { $who ->
    [you] Your hand
   *[other] { $name }'s hand
}
table-open-hand = { $who ->
    [you] Your hand: { pips }
   *[other] { $name }'s hand: { pips }
}
table-nothing-played = Nothing played yet
table-played = Played, newest first
table-boneyard = Boneyard, in the order of drawing

# The bones of another, face down.
table-backs = { $count ->
    [one] { $name }'s last bone, face down
   *[other] { $name }'s { $count } bones, face down
}
table-draw = Draw from the boneyard: { bones }

# What playing here would make of the table count, and what it would score.
table-preview = = { $count }
table-preview-scores = = { $count }: +{ $points }
table-scores = +{ $points }

# Where an end is; with every doublet a spinner, on which bone.
place = { $side ->
    [east] east
    [west] west
    [north] north
   *[south] south
}
place-of = { $side ->
    [east] east of { $bone }
    [west] west of { $bone }
    [north] north of { $bone }
   *[south] south of { $bone }
}
# The same at the start of a line.
place-first = { $side ->
    [east] East
    [west] West
    [north] North
   *[south] South
}
place-of-first = { $side ->
    [east] East of { $bone }
    [west] West of { $bone }
    [north] North of { $bone }
   *[south] South of { $bone }
}
# The short name of an end in a list of many.
place-short = { $side ->
    [east] { $bone } east
    [west] { $bone } west
    [north] { $bone } north
   *[south] { $bone } south
}

# An end: where it is, what it takes, what it brings.
end-first-bone = The first bone goes here
end-opens = End { $place }: opens when both long sides of { $bone } are covered
end-play = End { $place }: play { $bone } here
end-play-for = End { $place }: play { $bone } here for a count of { $count }, { points }
end-takes = End { $place }: takes a { $pips }

# The same for who points at it.
tip-opens = { $place }: opens when both long sides of { $bone } are covered
tip-takes = { $place }: takes a { $pips }
tip-counts = Counts { $count } now
tip-counts-nothing = Counts nothing until a bone lies on it
tip-makes = { $bone } makes the count { $count }
tip-makes-points = { $bone } makes the count { $count }: { points }

# A bone of the own hand; $places is as in `east and north`.
bone-stuck = { $bone }, cannot be played now
bone-leads = { $bone }, can be led
bone-leads-scores = { $bone }, can be led, scores { $points }
bone-fits = { $bone }, fits { $places }
bone-scores-at = scores { $points } at { $place }

# Lists: one thing and the next, and what comes last.
list-next = { $first }, { $next }
list-last = { $first } and { $last }

# Firecrackers: one's own, that of another, and what one can blow up.
firecracker-own = Firecracker: drag it onto the outermost bone of an arm, or click it and then the bone
firecracker-taken-up = Firecracker: choose a bone to blow up
firecracker-waits = Firecracker: you can use it before you play
firecracker-of = { $name } has a firecracker
firecracker-used = { $name } has used the firecracker
firecracker-target = Blow up { $bone }
firecracker-target-counts = { $points ->
    [0] Blow up { $bone }: the count becomes { $count }
   *[other] Blow up { $bone }: the count becomes { $count }, { points }
}

# The clock of a game.
clock-left = { $minutes ->
    [0] { $secs }{"\u00A0"}s left
   *[other] { $minutes }{"\u00A0"}min { $secs }{"\u00A0"}s left
}
clock-runs = Clock: { clock-left }. Click to pause
clock-stands = Clock: { clock-left }

# Under the number of bones in the boneyard.
table-boneyard-caption = boneyard
table-count-short = Count
