# The lens: all bones at a glance, and who may hold those that are not seen.

# Its title.
lens-title = Contador de fichas

# Its title while a game is looked back at: through whose eyes. $who is `you` for who is spoken to.
lens-title-past = { $who ->
    [you] Desde tu punto de vista
   *[other] Desde el punto de vista de { $name }
}

# What its numbers are.
lens-legend = { $who ->
    [you] Porcentajes: la probabilidad de que tengas la ficha.
   *[other] Porcentajes: la probabilidad de que { $name } tenga la ficha.
}
lens-legend-several = Punto debajo de una ficha: quién puede tenerla.

# What a pale bone is, what stands below the number of bones that nobody has seen, and
# the button that closes it.
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
lens-held = { $bone }: { $chances }
lens-chance = { $who ->
    [you] tú { $chance }{"\u00A0"}%
   *[other] { $name } { $chance }{"\u00A0"}%
}

# Numbers that somebody has shown to have none of.
lens-lacks = { $who ->
    [you] No tienes ningún { $numbers }.
   *[other] { $name } no tiene ningún { $numbers }.
}


# The tutor: a play that costs much.
tutor-title = { $points ->
    [one] Perderías cerca de 1 punto
   *[other] Perderías unos { $points } puntos
} con esta jugada: { $play }
tutor-ask = ¿Jugar de todos modos?
tutor-play = Jugar de todos modos
tutor-take-back = Elegir otra jugada
