# The menus of bones, ends, and log entries.

# To play a bone. $points is what the play scores. It is 0 if that is nothing, or if
# points must be claimed.
do-play = Jugar
do-play-here = Jugar aquí
do-play-at = { $points ->
    [0] Jugar { $place }
   *[other] Jugar { $place }: { points }
}
do-play-bone-at = { $points ->
    [0] Jugar { $bone } { $place }
   *[other] Jugar { $bone } { $place }: { points }
}
do-lead = { $points ->
    [0] Salir con { $bone }
   *[other] Salir con { $bone }: { points }
}

# Why a bone cannot be played.
do-nothing-fits = Ninguna de tus fichas encaja aquí.
do-not-now = Ahora no puedes jugar esta ficha.

# A bone of the hand.
do-take-up = Elegir
do-put-down = Quitar la selección
do-put-first = Mover al principio de tu mano
do-put-last = Mover al final de tu mano

# A log entry.
do-copy-line = Copiar entrada

# Beside a button that copies something, for a moment.
copied = Copiado
