# Game tally: the page with every finished game.

history-empty = Aún no hay partidas terminadas. Aparecerán aquí.
# The list is empty although games were finished: it was cleared, or others are shown.
history-none = No hay partidas que mostrar.
# While the file with the games is read.
history-being-read = Cargando las partidas terminadas…

# The heads of the columns.
history-head-finished = Terminada

# How a game ended, in short.
history-score = { $result ->
    [won] Ganada { $own }–{ $other }
    [lost] Perdida { $own }–{ $other }
   *[drawn] Empate { $own }–{ $other }
}

# How long a game was: hands, moves, and time. $length is like “5 min”.
history-details = { history-hands }, { history-moves }, { $length }.
history-hands = { $hands ->
    [one] 1 ronda
   *[other] { $hands } rondas
}
history-moves = { $moves ->
    [one] 1 jugada
   *[other] { $moves } jugadas
}
# Why a game is assisted.
history-help-advice = Usaste pistas, el contador de fichas o el tutor.
history-help-knowledge = Deshiciste jugadas o habías visto fichas ocultas.

# The switch for the history.
history-keep = Guardar las partidas terminadas
history-keep-explained = Aparecen en el historial. Al balance se añaden siempre.

# Clears the history. The last is said if the games may come back.
history-clear = Borrar el historial
# Copies a row for each game to the clipboard.
history-copy-csv = Copiar como CSV
history-cleared = Historial borrado. Se puede deshacer hasta cerrar el programa.
history-clear-will-not-last = La partida actual no se puede guardar, así que las partidas borradas pueden volver la próxima vez que inicies el programa.

# The last games were too easy, or too hard.
history-advice = Ganaste { $won } de tus últimas { $games } partidas sin ayuda en el nivel «{ $level }». Quizá te vaya mejor «{ $better }».

# A review starts, perhaps in place of another game.
history-looked-back = { $replaces ->
    [yes] Repaso de una partida terminada: { $when }. «{ menu-undo }» recupera la partida anterior.
   *[no] Repaso de una partida terminada: { $when }.
}

# Why a game can’t be reviewed.
history-unreadable = No se pueden leer las jugadas de esta partida.

# How long something took, in minutes and hours.
length-under-a-minute = menos de 1{"\u00A0"}min
length-minutes = { $minutes }{"\u00A0"}min
length-hours = { $hours }{"\u00A0"}h { $minutes }{"\u00A0"}min
