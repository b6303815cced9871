# Before a hand: drawing for the lead, and picking one’s bones. $who and $name are as in log.ftl.
# $players is how many draw.

# What to do next.
taking-draw = Haz clic en una ficha: será la tuya para la salida. Sale quien saque la más alta.
taking-draw-again = { $players ->
    [2] Las fichas empatan.
   *[other] Las más altas empatan.
} Haz clic en una para sacar otra vez.
taking-take = { $taken ->
    [0] Haz clic en { $count ->
        [7] siete
       *[other] { $count }
    } fichas para tomarlas.
   *[other] Haz clic en { $count ->
        [one] una
       *[other] { $count }
    } más.
}

# Before that, while players pick their bones.
taking-takes-first = Sale { $name } y toma sus fichas primero.

# The button that does it for the player.
taking-draw-for-me = Sacar una por mí
taking-take-all = Tomarlas por mí
taking-take-the-rest = Tomar el resto
# Asked once, after the button was used for three hands.
taking-deal-always-asks = ¿Repartirte las fichas a partir de ahora?
taking-deal-always = Repartir siempre
taking-deal-not-now = Ahora no

# After undoing.
taking-taken-back = Deshecho.
taking-undo-leaves = Aún no has tomado ninguna ficha. Elige otra vez «{ menu-undo }» para volver a la posición anterior a este reparto.
taking-undo-leaves-hand = Aún no has jugado. Elige otra vez «{ menu-undo }» para volver a la posición anterior a este reparto.

# What was drawn for the lead. $drawn is one or more of these.
taking-drew = { $who ->
    [you] Sacaste { $bone }
   *[other] { $name } sacó { $bone }
}
taking-drew-equal = { $drawn }: { $players ->
    [2] empate
   *[other] las más altas empatan
}, así que todos sacan otra vez.
taking-drew-leads = { $drawn }: { $who ->
    [you] sales tú
   *[other] sale { $name }
}.
taking-drew-takes-first = { $drawn }: { $who ->
    [you] sales tú y tomas tus fichas primero
   *[other] sale { $name } y toma sus fichas primero
}.

taking-other-takes = { $name } toma { $count ->
    [7] siete
   *[other] { $count }
} fichas.

# A face-down bone, for a screen reader.
taking-back = Ficha boca abajo { $number } de { $count }

# A leader was chosen at random: who, and below it how.
taking-leads = { $who ->
    [you] Sales tú
   *[other] Sale { $name }
}
taking-by-lot = al azar
