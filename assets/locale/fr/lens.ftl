# The bone counter: all bones at a glance, and who may hold the unseen ones.

# Its title during a review: what that player could know.
lens-title-past = { $who ->
    [you] Vu par vous
   *[other] Vu par { $name }
}

# What its numbers mean.
lens-legend = { $who ->
    [you] Pourcentages : les chances que vous ayez le domino.
   *[other] Pourcentages : les chances de trouver le domino chez { $name }.
}
lens-legend-several = Un point sous un domino : qui peut l’avoir.

# What a pale bone means, the caption below the number of unseen bones, and the button that
# closes the counter.
lens-pale = Grisés : dans la pioche.
lens-not-seen = non vus
lens-close = Fermer le compteur de dominos

# Where a bone is.
lens-own = { $who ->
    [you] { $bone }, dans votre main
   *[other] { $bone }, chez { $name }
}
lens-played = { $bone }, joué
lens-unseen = { $bone }, non vu
lens-chance = { $who ->
    [you] vous { $chance } %
   *[other] { $name } { $chance } %
}

# Numbers that a player has shown to lack.
lens-lacks = { $who ->
    [you] Vous n’avez aucun domino avec { $numbers }.
   *[other] { $name } n’a aucun domino avec { $numbers }.
}

# The tutor, before a mistake: its cost in points, or its chance to win beside that of the best
# play.
tutor-title = Vous perdriez environ { $points ->
    [one] { $points } point
   *[other] { $points } points
} avec { $play }
tutor-title-chance = { $play } : { $chance } % de chances de gagner, au lieu de { $best } %
tutor-ask = Jouer quand même ?
tutor-play = Jouer quand même
tutor-take-back = En choisir un autre
