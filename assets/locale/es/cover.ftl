# While two people change places at the screen, all bones are hidden.

cover-title = Turno de { $name }
cover-why = Todas las fichas están ocultas.
cover-button = Soy { $name }

# The same for a player without a name.
cover-title-nameless = Deja que siga la otra persona
cover-button-nameless = Ya estoy aquí

# The same while a timed game is paused. $left is like 4:05.
cover-title-paused = En pausa
cover-why-paused = Quedan { $left }. { $because ->
    [hidden] La ventana estaba oculta, así que el reloj se paró.
    [asleep] El equipo estaba en reposo, así que el reloj se paró.
   *[wanted] El reloj está parado.
}
cover-button-paused = Reanudar
