# What is told once, when it first happens.

first-hint-claim = Aquí los puntos hay que cantarlos. Si ves que los extremos puntúan, pulsa Cantar y di cuántos puntos son; los que te dejes, puede llevárselos el siguiente.
first-hint-draw = Ninguna de tus fichas encaja. { $draws ->
    [one] { $backs ->
        [yes] Pulsa Robar, o haz clic en una ficha boca abajo: si tampoco encaja, pasas.
       *[no] Pulsa Robar y toma una ficha: si tampoco encaja, pasas.
    }
   *[until-one-fits] { $backs ->
        [yes] Pulsa Robar, o haz clic en una ficha boca abajo, hasta que encaje una.
       *[no] Pulsa Robar hasta que encaje una.
    }
}
first-hint-pass = Ninguna de tus fichas encaja y { $draws ->
    [none] en este juego no se roba
    [one] ya has robado una, o no se puede robar más
   *[until-one-fits] no se puede robar más
}: pasas.
first-hint-choose-end = Esta ficha encaja en más de un extremo. Haz clic en el que quieras{ $scores ->
    [yes] : el número que ves ahí es lo que sumarían los extremos.
   *[no] .
}
first-hint-score = { $sum }, múltiplo { $scores ->
    [fives] de cinco
    [threes] de tres
   *[both] de cinco o de tres
}: { $points } { $who ->
    [own] para ti.
    [own-side] para tu bando.
   *[other] para { $side }.
}
first-hint-spinner = { $bone } es el spinner, el primer doble de la ronda. Cuando sus dos lados largos están cubiertos, puedes jugar también en los cortos.
first-hint-every-spinner = { $bone } es un spinner, como todos los dobles. Cuando sus dos lados largos están cubiertos, puedes jugar también en los cortos.
first-hint-doublet = { $bone } se pone atravesado en la línea. Mientras un doble es extremo, cuentan sus dos mitades.

# Closes the hint.
first-hint-close = Entendido

# No hint comes any more.
first-hint-none = No mostrar más

# In Settings: whether there are hints.
settings-first-hints = Consejos
settings-first-hints-explained = Tarjetas que explican cada novedad una vez. Al activarlos de nuevo, vuelven todos.
