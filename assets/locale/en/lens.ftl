# The lens: all bones at a glance, and who may hold those that are not seen.

# Its title.
lens-title = Lens

# What its numbers are.
lens-legend = % that { $name } has it

# Where a bone is.
lens-own = { $bone }, in your hand
lens-played = { $bone }, played
lens-unseen = { $bone }, unseen
lens-held = { $bone }: { $chances }
lens-chance = { $name } { $chance } %

# Numbers that somebody has shown to have none of.
lens-lacks = { $name } holds no { $numbers }.

# A bone that would score at an end, and the end with all such bones.
lens-scores = { $bone } +{ $points }
lens-end = { $name }; scores: { $scores }

# The tutor: a play that costs much.
tutor-title = { $play } costs about { $points ->
    [one] 1 point
   *[other] { $points } points
}
tutor-ask = Choose another, or play it all the same?
tutor-play = Play it
tutor-take-back = Choose another
