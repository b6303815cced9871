# The bone counter: all bones at a glance, and who may hold the unseen ones.

# Its title during a review: what that player could know.
lens-title-past = { $who ->
    [you] Through your eyes
   *[other] Through { $name }’s eyes
}

# What its numbers mean.
lens-legend = { $who ->
    [you] Percentages: the chance that you have the bone.
   *[other] Percentages: the chance that { $name } has the bone.
}
lens-legend-several = A dot below a bone: who may have it.

# What a pale bone means, the caption below the number of unseen bones, and the button that
# closes the counter.
lens-pale = Pale: in the boneyard.
lens-not-seen = unseen
lens-close = Close the bone counter

# Where a bone is.
lens-own = { $who ->
    [you] { $bone }, in your hand
   *[other] { $bone }, in { $name }’s hand
}
lens-played = { $bone }, played
lens-unseen = { $bone }, unseen
lens-chance = { $who ->
    [you] you { $chance }%
   *[other] { $name } { $chance }%
}

# Numbers that a player has shown to lack.
lens-lacks = { $who ->
    [you] You have no { $numbers }.
   *[other] { $name } has no { $numbers }.
}

# The tutor, before a mistake: its cost in points, or its chance to win beside that of the best
# play.
tutor-title = You’d lose about { $points ->
    [one] 1 point
   *[other] { $points } points
} with { $play }
tutor-title-chance = { $play }: { $chance }% chance to win, instead of { $best }%
tutor-ask = Play it anyway?
tutor-play = Play anyway
tutor-take-back = Choose another
