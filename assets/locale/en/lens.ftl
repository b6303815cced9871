# The lens: all bones at a glance, and who may hold those that are not seen.

# Its title.
lens-title = Bone counter

# Its title while a game is looked back at: through whose eyes. $who is `you` for who is spoken to.
lens-title-past = { $who ->
    [you] Through your eyes
   *[other] Through { $name }’s eyes
}

# What its numbers are.
lens-legend = { $who ->
    [you] Percentages: the chance that you have the bone.
   *[other] Percentages: the chance that { $name } has the bone.
}
lens-legend-several = A dot below a bone: who may have it.

# What a pale bone is, what stands below the number of bones that nobody has seen, and
# the button that closes it.
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
lens-held = { $bone }: { $chances }
lens-chance = { $who ->
    [you] you { $chance }%
   *[other] { $name } { $chance }%
}

# Numbers that somebody has shown to have none of.
lens-lacks = { $who ->
    [you] You have no { $numbers }.
   *[other] { $name } has no { $numbers }.
}


# The tutor: a play that costs much.
tutor-title = You’d lose about { $points ->
    [one] 1 point
   *[other] { $points } points
} with { $play }
tutor-ask = Play it anyway?
tutor-play = Play anyway
tutor-take-back = Choose another
