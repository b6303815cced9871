# Between two people who share the screen: the hands are covered.

cover-title = Turno de { $name }
cover-why = Todas las fichas están ocultas.
cover-button = Soy { $name }

# The same for whoever plays here without having given a name.
cover-title-nameless = Deja que siga la otra persona
cover-why-nameless = Todas las fichas están ocultas.
cover-button-nameless = Ya estoy aquí

# The same while a game with a clock is paused. $left is as in 4:05.
cover-title-paused = En pausa
cover-why-paused = Quedan { $left }. El reloj está parado.
cover-why-paused-hidden = Quedan { $left }. La ventana estaba oculta, así que el reloj se paró.
cover-why-paused-asleep = Quedan { $left }. El equipo estaba en reposo, así que el reloj se paró.
cover-button-paused = Reanudar
