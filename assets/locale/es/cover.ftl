# Between two people who share the screen: the hands are covered.

cover-title = Pasa la pantalla a { $name }
cover-why = Las manos están tapadas hasta que { $name } esté ante la pantalla.
cover-button = Soy { $name }

# The same for whoever plays here without having given a name.
cover-title-nameless = Devuelve la pantalla
cover-why-nameless = Las manos están tapadas hasta que vuelvas a la pantalla.
cover-button-nameless = Aquí estoy

# The same while a game with a clock is paused. $left is as in 4:05.
cover-title-paused = En pausa
cover-why-paused = El reloj está parado en { $left }. Entretanto no se ven ni la mesa ni las manos.
cover-why-paused-hidden = La ventana no se veía, así que el reloj se ha parado en { $left }. No pasa nada hasta que sigas.
cover-why-paused-asleep = El ordenador estaba dormido, así que el reloj se ha parado en { $left }. No pasa nada hasta que sigas.
cover-button-paused = Seguir
