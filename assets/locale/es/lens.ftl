# The lens: all bones at a glance, and who may hold those that are not seen.

# Its title.
lens-title = Lupa

# What its numbers are.
lens-legend = % de que la tenga { $name }

# Where a bone is.
lens-own = { $bone }, en tu mano
lens-played = { $bone }, jugada
lens-unseen = { $bone }, no vista
lens-held = { $bone }: { $chances }
lens-chance = { $name } { $chance } %

# Numbers that somebody has shown to have none of.
lens-lacks = { $name } no tiene ningún { $numbers }.

# A bone that would score at an end, and the end with all such bones.
lens-scores = { $bone } +{ $points }
lens-end = { $name }; puntúan: { $scores }

# The tutor: a play that costs much.
tutor-title = Te cuesta { $points ->
    [one] cerca de 1 punto
   *[other] unos { $points } puntos
}: { $play }
tutor-ask = ¿Eliges otra cosa o lo juegas de todos modos?
tutor-play = Jugarlo
tutor-take-back = Elegir otra cosa
