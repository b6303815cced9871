# The lens: all bones at a glance, and who may hold those that are not seen.

# Its title.
lens-title = Lupe

# What its numbers are.
lens-legend = In %: wie wahrscheinlich { $name } ihn hat

# Where a bone is.
lens-own = { $bone }, in deiner Hand
lens-played = { $bone }, gelegt
lens-unseen = { $bone }, nicht gesehen
lens-held = { $bone }: { $chances }
lens-chance = { $name } { $chance } %

# Numbers that somebody has shown to have none of.
lens-lacks = Sicher nicht bei { $name }: { $numbers }.

# A bone that would score at an end, and the end with all such bones.
lens-scores = { $bone } +{ $points }
lens-end = { $name }; Punkte: { $scores }

# The tutor: a play that costs much.
tutor-title = { $play } kostet etwa { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
tutor-ask = Etwas anderes wählen oder trotzdem spielen?
tutor-play = Trotzdem spielen
tutor-take-back = Etwas anderes
