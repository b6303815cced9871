# The History window.

# What is there before the first game is over.
history-empty = Aún no se ha terminado ninguna partida. Cada una aparecerá aquí cuando acabe.
history-cleared = El historial está vacío: se ha borrado. Cada partida aparecerá aquí cuando acabe.

# As long as the file with the games is being read.
history-being-read = Se están leyendo las partidas terminadas…

# The name of the list of games and levels.
history-games-to-show = Qué partidas mostrar

# The heading over the list of games.
history-list = Partida por partida, la más reciente primero

# The switch for keeping a history.
history-keep = Guardar las partidas terminadas

# What it does not do.
history-keep-explained = En el historial. Sin él, las partidas cuentan igual en el recuento.

# The button that forgets everything.
history-clear = Borrar el historial

# Asked before everything is forgotten.
history-ask-clear = ¿Borrar todo el historial? Puedes recuperarlo hasta que cierres el programa.

# Clears it.
history-clear-now = Borrar

# Said when it was cleared, if the program cannot keep that.
history-clear-will-not-last = El historial volverá la próxima vez que abras el programa si este no puede escribir antes el archivo con la partida en curso: ahí se anota qué está borrado.

# Does not.
history-keep-it = Conservar

# What games come to: names of numbers in a list.
history-games = Partidas
history-you-won-games = Ganaste
history-drawn-games = Empates
history-likely = Victorias esperables
history-likely-share = del { $from } al { $to }{"\u00A0"}%
# The same of fewer than five games.
history-likely-too-few = muy pocas partidas para decirlo
history-average = Puntos por partida
history-with-help = Con ayuda
history-most-wins-in-a-row = Mejor racha
history-time-played = Tiempo jugado

# The last games were too easy, or too hard.
history-advice = De tus últimas { $games } partidas sin ayuda contra { $level } has ganado { $won }: quizá te vaya mejor { $better }.

# Under the chart: the days of its first and its last game.
history-chart-on-one-day = Partidas ganadas, una a una, el { $day }
history-chart-of-days = Partidas ganadas, una a una, del { $from } al { $to }

# What game it was, and how long it took: hands, moves and, in $length, time.
history-details = { $kind }, { history-hands }, { history-moves }, { $length }
history-details-with-help = { history-details }, con ayuda
history-hands = { $hands ->
    [one] 1 ronda
   *[other] { $hands } rondas
}
history-moves = { $moves ->
    [one] 1 jugada
   *[other] { $moves } jugadas
}

# The button of a game that looks back at it; the same for a screen reader; what it does.
history-look-back = Repasar
history-look-back-at = Repasar esta partida: { $result }, { $when }
tip-history-look-back = Recorre esta partida jugada a jugada, con todas las manos a la vista

# Said when it is looked back at, perhaps in place of another game.
history-looked-back = Repasas la partida del { $when }.
history-looked-back-instead = Repasas la partida del { $when }. Deshacer vuelve a la otra partida.

# Why it cannot be: there is no file of it, one that cannot be read, or a hand ended by a
# rule that is another today.
history-not-kept = Las jugadas de esta partida no se guardaron.
history-not-readable = No se puede leer el archivo con las jugadas de esta partida.
history-ended-otherwise = Una ronda de esta partida terminó según una regla que ha cambiado desde entonces, así que no se puede mostrar.

# How long something took, in minutes and hours.
length-under-a-minute = menos de 1{"\u00A0"}min
length-minutes = { $minutes }{"\u00A0"}min
length-hours = { $hours }{"\u00A0"}h { $minutes }{"\u00A0"}min
