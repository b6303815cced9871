# The form that asks who plays.

# The name of the field for a name.
players-name = Tu nombre

# What the field shows while it is empty.
players-name-hint = Escribe tu nombre

# Above the list of those who have played.
players-known = Jugadores de este dispositivo

# The switch that skips the form.
players-always = Empezar siempre con este jugador

# What it does.
players-always-explained = La próxima vez no se te preguntará. Para que se te vuelva a preguntar, elige Cambiar de jugador en el menú Partida.

# Sits down.
players-sit-down = Jugar

players-delete = Eliminar

# Does not delete.
players-keep = Conservar

# Beside whoever sits at the table.
players-at-the-table = en la mesa

# The button beside a name, for a screen reader.
players-delete-player = Eliminar a { $name }

# Asked before a player is deleted.
players-ask-delete = ¿Eliminar a { $name }, con sus partidas, recuento, historial, ajustes y colores?

# What stays after a player was deleted.
players-deleted = { $name } se eliminará cuando cierres el programa.

# Brings a deleted player back.
players-bring-back = Recuperar a { $name }

# The program was started with a number for the deals of a new game.
players-number-waits = Tu partida con reloj no ha terminado, así que continúa. Abandónala primero y vuelve a iniciar el programa con ese número.

# Somebody sits down at the game that they left.
players-welcome-back = Hola de nuevo, { $name }.

# Somebody else is to sit down, and what the player did is not on disk. "Play" is
# the button.
players-ask-leave-unsaved = Lo último que hizo { $name } no se ha podido guardar y se pierde si ahora juega otra persona: vuelve a pulsar Jugar para seguir sin ello.
