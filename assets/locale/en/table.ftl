# The table, and the names of its parts for a screen reader. $who and $name are as in log.ftl.

bones = { $count ->
    [one] 1 bone
   *[other] { $count } bones
}

table-choose-a-bone = First select a bone in your hand, then choose where it goes.
table-only-ends = There’s no room for the whole line, so only its ends are shown.

table-played-by = { $who ->
    [you] { $bone }, played by you
   *[other] { $bone }, played by { $name }
}
table-in-boneyard = { $bone } in the boneyard
table-between = { bones } in between: { $list }
table-in-hand = { $who ->
    [you] { $bone } in your hand
   *[other] { $bone } in { $name }’s hand
}

table-draw = Draw from the boneyard: { bones } left

# Where an end is. The second is for games in which every doublet is a spinner. The sides are
# those of the whole line, even if an arm has turned.
place = { $side ->
    [right] on the right
    [left] on the left
    [top] at the top
   *[bottom] at the bottom
}
place-of = at the { $side ->
    [right] right
    [left] left
    [top] top
   *[bottom] bottom
} end of { $bone }
# A place or the name of an end, with the half that a matador turns outward there.
place-turned = { $at } ({ $outward } outward)
# An end by its name, at the start of a line.
end-name = { $side ->
    [right] Right
    [left] Left
    [top] Top
   *[bottom] Bottom
} end
end-name-of = { $side ->
    [right] Right
    [left] Left
    [top] Top
   *[bottom] Bottom
} end of { $bone }

# An end: where it is, what fits it, and what that scores.
end-first-bone = The first bone goes here
end-opens = { $end }: opens when both long sides of { $bone } are covered
end-play = { $end }: play { $bone } here{ $count ->
    [none] {""}
    [points] {", "}{ points }
   *[other] {" "}for a count of { $count }, { points }
}
# Below the points at a place that scores.
table-place-sum = count { $sum }
# A player takes points that $who made and did not claim.
table-muggins = { $who ->
    [you] Muggins! { $points } from you
   *[other] Muggins! { $points } from { $name }
}
end-takes = { $end }: takes a { $pips ->
    [0] blank
   *[other] { $pips }
}{ $count ->
    [none] {""}
   *[other] {" "}and counts { $count }
}
# Where halves add up to seven.
end-takes-matador = { $end }: takes { $pips ->
    [none] only a matador
   *[other] a { $pips } or a matador
}

# A bone in the player’s hand. $places is like `on the right and at the top`.
bone-stuck = { $bone }, can’t be played now
bone-leads = { $bone }, can be led{ $points ->
    [0] {""}
   *[other] , scores { $points }
}
bone-fits = { $bone }, fits { $places }
bone-scores-at = scores { $points } { $place }

# Firecrackers: the player’s own, someone else’s, and what can be blown up.
firecracker-own = Firecracker: drag it onto an arm’s last bone, or click both
firecracker-taken-up = Firecracker: choose a bone to blow up
firecracker-waits = Firecracker: you can use it before you play
firecracker-of = { $name } has a firecracker
firecracker-target = Blow up { $bone }
firecracker-target-counts = { $points ->
    [0] Blow up { $bone }: the count becomes { $count }
   *[other] Blow up { $bone }: the count becomes { $count }, { points }
}

# The clock of a timed game.
clock-left = { $minutes ->
    [0] { $secs }{"\u00A0"}s left
   *[other] { $minutes }{"\u00A0"}min { $secs }{"\u00A0"}s left
}
clock-told = Clock: { clock-left }{ $runs ->
    [yes] . Click to pause
   *[no] {""}
}

# Under the number of bones in the boneyard.
table-boneyard-caption = boneyard
table-count-short = Count
