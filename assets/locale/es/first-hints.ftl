# Tips: cards that explain something the first time it comes up.

first-hint-lead = Sale quien tiene el doble más alto. { $who ->
    [you] Lo tenías tú, así que tu { $bone } se jugó automáticamente.
   *[other] Lo tenía { $name }, así que su { $bone } se jugó automáticamente.
} Para jugar, haz clic en una ficha clara: esas son las que encajan.
first-hint-claim = En este juego cantas los puntos: si los extremos puntúan, elige cuántos. Los que se te escapen puede llevárselos el siguiente.
first-hint-draw = Ninguna de tus fichas encaja. { $draws ->
    [one] { $backs ->
        [yes] Pulsa «{ turn-draw }» o haz clic en una ficha del pozo. Si tampoco encaja, pasas.
       *[no] Pulsa «{ turn-draw }» para tomar una ficha. Si tampoco encaja, pasas.
    }
    [one-by-one] { $backs ->
        [yes] Pulsa «{ turn-draw }» o haz clic en una ficha del pozo hasta que una encaje.
       *[no] Pulsa «{ turn-draw }» hasta que una encaje.
    }
   *[until-one-fits] { $backs ->
        [yes] Pulsa «{ turn-draw }» o haz clic en una ficha del pozo: robas hasta que una encaje.
       *[no] Pulsa «{ turn-draw }»: robas hasta que una encaje.
    }
}
first-hint-pass = Ninguna de tus fichas encaja y { $draws ->
    [none] en este juego no se roba
    [one] ahora no puedes robar
   *[until-one-fits] no puedes robar más
}, así que pasas.
first-hint-choose-end = Esta ficha encaja en más de un extremo. Haz clic en el que quieras{ $scores ->
    [yes] : cada uno muestra la suma que daría, en dorado si puntúa.
   *[no] .
}
first-hint-choose-half = Esta ficha encaja en cualquier extremo, por cualquiera de sus mitades. Haz clic en la mitad que quieras dejar como nuevo extremo.
first-hint-score = { $sum }, múltiplo { $scores ->
    [fives] de cinco
    [threes] de tres
   *[both] de cinco o de tres
}: { points } { $who ->
    [own] para ti.
    [own-side] para tu bando.
   *[other] para { $side }.
}
# The first points for two ends of one number (Bergen).
first-hint-header = Los dos extremos abiertos son iguales{ $header ->
    [double] {" "}(double header)
   *[triple] {" "}y uno de ellos es un doble (triple header)
}: { points } { $who ->
    [own] para ti.
    [own-side] para tu bando.
   *[other] para { $side }.
}
first-hint-spinner = { $bone } es { $which ->
    [every] un spinner, como todos los dobles en este juego
   *[first] el spinner, el primer doble de la ronda
}. Cuando sus dos lados largos estén cubiertos, podrás jugar también en los cortos.
first-hint-doublet = { $bone } se pone atravesado en la línea. Mientras un doble está en un extremo, cuentan sus dos mitades.
first-hint-tutor = ¿Quieres un aviso antes de un error? Te lo da el tutor, y la partida cuenta como «con ayuda».
first-hint-tutor-on = Activar el tutor

# Closes a tip.
first-hint-close = Entendido

# Turns tips off.
first-hint-none = Desactivar los consejos

# In Settings: the switch for tips.
settings-first-hints = Consejos
settings-first-hints-explained = Explicaciones breves la primera vez que aparece algo. Si las desactivas y las activas otra vez, vuelven todas.
