# The Game tally window.

# What is there before the first game is over.
tally-empty = Aún no se ha terminado ninguna partida. La primera se contará aquí.

# What counts as help.
tally-help-explained = Una partida cuenta como jugada con ayuda si retiraste algo con Deshacer, fuiste atrás con Volver a la marca o abriendo otra vez la partida, pediste una pista, tenías la lupa o el tutor, miraste fichas ocultas mientras duraba o lo que sabía Nestor en una ronda sin terminar, la empezaste con repartos que conocías o la terminaste cambiando los puntos para ganar.

# The column of games that nobody won.
tally-drawn = Empates

# The row of games without help.
tally-without-help = Sin ayuda

# The row of games with help.
tally-with-help = Con ayuda

# The row of both together.
tally-together = En total

# The button that sets everything to zero.
tally-clear = Borrar el recuento

# What takes clearing back.
tally-clear-explained = Esto pone todos los números a cero. Si te arrepientes, Deshacer los recupera.

# Games won and their share.
tally-won = { $games } ({ $percent }{"\u00A0"}%)

# How many games a line is about.
tally-games = { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}

# The button that brings back what was cleared from the history.
history-bring-back = Recuperar { tally-games }

tally-history = Historial
