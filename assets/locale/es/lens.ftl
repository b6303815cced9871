# The bone counter: all bones at a glance, and who may hold the unseen ones.

# Its title during a review: what that player could know.
lens-title-past = { $who ->
    [you] Desde tu punto de vista
   *[other] Desde el punto de vista de { $name }
}

# What its numbers mean.
lens-legend = { $who ->
    [you] Porcentajes: la probabilidad de que tengas la ficha.
   *[other] Porcentajes: la probabilidad de que { $name } tenga la ficha.
}
lens-legend-several = Punto debajo de una ficha: quién puede tenerla.

# What a pale bone means, the caption below the number of unseen bones, and the button that
# closes the counter.
lens-pale = Pálidas: en el pozo.
lens-not-seen = sin ver
lens-close = Cerrar el contador de fichas

# Where a bone is.
lens-own = { $who ->
    [you] { $bone }, en tu mano
   *[other] { $bone }, en la mano de { $name }
}
lens-played = { $bone }, jugada
lens-unseen = { $bone }, sin ver
lens-chance = { $who ->
    [you] tú { $chance }{"\u00A0"}%
   *[other] { $name } { $chance }{"\u00A0"}%
}

# Numbers that a player has shown to lack.
lens-lacks = { $who ->
    [you] No tienes ningún { $numbers }.
   *[other] { $name } no tiene ningún { $numbers }.
}

# The tutor, before a mistake: its cost in points, or its chance to win beside that of the best
# play.
tutor-title = Con { $play } perderías { $points ->
    [one] cerca de 1 punto
   *[other] unos { $points } puntos
}
tutor-title-chance = { $play }: { $chance }{"\u00A0"}% de probabilidad de ganar, en lugar del { $best }{"\u00A0"}%
tutor-ask = ¿Jugar de todos modos?
tutor-play = Jugar de todos modos
tutor-take-back = Elegir otra jugada
