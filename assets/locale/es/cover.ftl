# Between two people who share the screen: the hands are covered.

cover-title = Ahora { $name }
cover-why = Todas las fichas están tapadas.
cover-button = Soy { $name }

# The same for whoever plays here without having given a name.
cover-title-nameless = Devuelve la pantalla
cover-why-nameless = Todas las fichas están tapadas.
cover-button-nameless = Aquí estoy

# The same while a game with a clock is paused. $left is as in 4:05.
cover-title-paused = En pausa
cover-why-paused = Quedan { $left }. El reloj está parado.
cover-why-paused-hidden = Quedan { $left }. La ventana no se veía: el reloj está parado.
cover-why-paused-asleep = Quedan { $left }. El ordenador estaba dormido: el reloj está parado.
cover-button-paused = Seguir
