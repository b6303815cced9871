# Game tally: the page with the games won.

# Its pages; the third is the history.
tally-page-tally = Balance
tally-page-statistics = Estadísticas

# Before the first game is over.
tally-empty = Aún no hay partidas terminadas. Se contarán aquí.
# The tally was cleared.
tally-none = No hay partidas en el balance.

# Which games are shown, on all pages: names of the lists, and choices.
tally-games-to-show = Juegos
tally-levels-to-show = Niveles
tally-all-levels = Todos los niveles
tally-with-people = Otras personas

# The number of finished games, and the choice between two lists.
tally-finished = { $games ->
    [one] 1 partida terminada
   *[other] { $games } partidas terminadas
}
tally-by-level = Por nivel
tally-by-game = Por juego

# The heads of the columns.
tally-head-game = Juego
tally-head-games = Partidas
tally-drawn = Empates

# Rows: no games yet, and unassisted games.
tally-not-played = Aún sin jugar
tally-without-help = Sin ayuda

# A row, for a screen reader.
tally-row = { $name }: ganadas, { $won }; perdidas, { $lost }; empatadas, { $tied }

# The share of games that the player wins in the long run.
tally-likely = A la larga, probablemente entre el { $from }{"\u00A0"}% y el { $to }{"\u00A0"}%

# Sets all numbers to zero.
tally-clear = Borrar balance
tally-cleared = Balance borrado.

# What makes a game assisted: a heading and its text.
tally-help-what = ¿Qué cuenta como «con ayuda»?
tally-help-explained = Una partida cuenta como «con ayuda» si deshiciste una jugada; volviste a la marca después de seguir jugando; usaste pistas, el contador de fichas o el tutor; viste antes de tiempo fichas ocultas o los repartos; o la acabaste cambiando la meta. Las partidas con ayuda tienen su propia fila.

# The number of games in a row.
tally-games = { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}
