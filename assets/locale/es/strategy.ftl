# The strategy page of Help: advice, each with a heading, and positions that show
# it. The numbers in the lines below a position are worked out by the game.

strategy-intro = Las fichas no se eligen, pero a lo largo de muchas partidas estos hábitos ganan. Los hábitos para parejas valen donde nadie roba; los de puntos, donde puntúan los extremos. Las posiciones son de { game-all-fives }; si te toca salir, vale cualquier ficha. Donde puntúan los treses, cuenta de tres en tres.

# The button that starts a lesson.
strategy-practise = Practicar: { $lesson }

# Where equal ends score.
strategy-headers = Fíjate en la ficha que puntúa
strategy-headers-says = En cada momento solo puede puntuar una ficha: 5-2 si los extremos son 5 y 2, o 5-5 si los dos son 5. Deja extremos cuya ficha tengas tú o ya esté en la mesa, y guarda un doble mientras puedas llevar su número a los dos extremos.

strategy-two-plays = Guárdate dos jugadas
strategy-two-plays-look = Mira los extremos que deja una jugada y lo que te queda en mano. Si te encajan dos fichas, aún puedes jugar aunque te tapen uno de esos extremos.
strategy-two-plays-says = Si no te encaja ninguna, tienes que robar, y cada ficha robada es una más que soltar.
strategy-two-plays-may-draw = Aquí puedes robar aunque te encaje una ficha. Casi siempre conviene robarlo todo: así sabes qué tiene Nestor, y él ya no puede robar.
# The same if some bones are buried or kept back.
strategy-two-plays-may-draw-most = Aquí puedes robar aunque te encaje una ficha. Casi siempre conviene robarlo todo: así Nestor ya no puede robar.
strategy-two-plays-no-draws = Si no te encaja ninguna, pasas, y los demás siguen jugando.

strategy-doublets = Juega pronto los dobles
strategy-doublets-says = Un doble encaja en un número, y cualquier otra ficha, en dos. Juega los dobles mientras su número esté abierto, primero los altos. Donde puntúan los cincos, 0-0 y 5-5 son la excepción: vale la pena guardarlos, como verás abajo.
# For games in which leftover pips cost nothing.
strategy-doublets-no-pips = Un doble encaja en un número, y cualquier otra ficha, en dos. Juega los dobles mientras su número esté abierto. Donde puntúan los cincos, 0-0 y 5-5 son la excepción: vale la pena guardarlos, como verás abajo.
# Where halves add up to seven.
strategy-matadors = Guarda tus matadores
strategy-matadors-says = Los matadores, 0-0, 6-1, 5-2 y 4-3, encajan en cualquier extremo, y en un 0 no encaja nada más. Guarda uno mientras te encaje otra ficha, y deja un 0 en el extremo si aún te queda uno. Juega pronto las fichas con un 0, los dobles y las fichas altas: cuesta librarse de ellas.

strategy-drew = Recuerda qué hizo robar a Nestor
strategy-drew-says = Cuando Nestor roba o pasa, no tiene ninguno de los números abiertos. Recuérdalos. Si puedes volver a dejarle esos mismos números, solo puede jugar lo que haya robado desde entonces.
strategy-passed = Recuerda qué hizo pasar a Nestor
strategy-passed-may-draw = Aquí Nestor puede robar aunque le encaje una ficha, así que, si roba, no te dice nada. Cuando pasa, no tiene ninguno de los números abiertos. Recuérdalos: si puedes volver a dejarle esos mismos números, no puede jugar.
strategy-passed-no-draws = Cuando Nestor pasa, no tiene ninguno de los números abiertos. Recuérdalos: nadie roba, así que si puedes volver a dejarle esos mismos números, no puede jugar.
# Where halves add up to seven.
strategy-drew-matadors = Cuando Nestor roba o pasa, no tiene ningún matador ni ninguno de los números que habrían sumado siete. Recuérdalos: si vuelves a dejarle los mismos extremos, solo puede jugar lo que haya robado desde entonces.
strategy-passed-matadors = Cuando Nestor pasa, no tiene ningún matador ni ninguno de los números que habrían sumado siete. Recuérdalos.
strategy-control = Abre un número que controles
strategy-control-says = Cuenta cuántas fichas de cada número han salido. Si de un número tienes la mayoría de las que quedan, llévalo a un extremo o a dos: tú podrás jugar ahí después, y los demás apenas. Eso suele decidir la ronda.

# Three for games in pairs without drawing.
strategy-partner = En pareja: juega para dos
strategy-partner-says = Si nadie roba, tu pareja suele tener varias fichas del número con el que sale o que repite. Déjalo abierto y vuelve a darlo; tapa lo que abren los rivales. Si tu pareja pasó a un número, abre otro.
strategy-make-pass = En pareja: haz pasar al siguiente
strategy-make-pass-says = Quien pasa revela a todos los números que le faltan. Déjale esos al jugador siguiente: pierde el turno y le toca a tu pareja. Si tienes las últimas fichas de un número, no tengas prisa por jugarlas: en ese extremo solo puedes jugar tú.
strategy-block = En pareja: cuenta antes de cerrar
strategy-block-says = Si los dos extremos muestran un número del que no quedan fichas, la ronda se cierra. Antes, cuenta tus puntos y las fichas de los demás, y mira quién gana el cierre: casi siempre el bando con menos puntos; a veces, la mano más baja.
# What a hand is worth, in the games that say so.
strategy-way-out = Busca el final que más vale
strategy-way-out-says = Hacer dominó vale 2 con un doble y 3 con una ficha que encaja en los dos extremos. Con tres fichas, mira si la última puede ser un doble o tener los números de los dos extremos. Pero una ronda segura vale más que un buen final que falla.
strategy-all-pips = Todos los puntos son de quien gana
strategy-all-pips-says = Aquí quien gana la ronda anota los puntos en mano de todos, también los de su bando. Por eso importa más ganarla que quitarse las fichas altas; las bajas importan si puede cerrarse, porque gana quien tenga menos puntos.
strategy-against-none = Fíjate en quién sigue a cero
strategy-against-none-says = Mientras alguien no haya ganado ninguna ronda, quien va delante puede ganar la partida. Si uno se acerca a la meta, ayuda al que sigue a cero: si gana una cuando los demás ya tienen alguna, todos vuelven a cero.
strategy-set-aside = Lo que queda aparte quizá no salga nunca
strategy-set-aside-says = Con el doble nueve, muchas fichas quedan aparte toda la ronda. Dejar abierto un número solo es seguro si has visto casi todas sus diez fichas, y un pase dice menos que con el doble seis: la ficha que falta puede no estar en ninguna mano. Suelta pronto las fichas altas; aquí cuestan el doble.

strategy-leave-little = Concede poco
strategy-leave-little-says = Este es el hábito más importante. Tus puntos son solo la mitad: tienes que anotar más que Nestor. Antes de cada jugada, pregúntate qué fichas que puntúen después podría tener. Cuantas más haya, más probable es que tenga una. Aquí sales tú:
strategy-leave-little-so = 5-0 y 3-2 dan lo mismo, pero tras 3-2 Nestor no puede responder con puntos. Sal con 3-2 y guárdate 5-0 para responder tú. 4-4 es la salida prudente: después solo puntuaría 4-2, y la tienes tú.
strategy-ten = Sal con un diez
strategy-ten-says = Cuando eliges la salida, 5-5 y 6-4 dan 10 enseguida. Si no tienes ninguna, sal con un doble de un número del que tengas varias fichas, para poder volver a jugar en él. Aquí sales tú:

strategy-answer = Guárdate fichas que respondan
strategy-answer-says = Cuando Nestor acaba de anotar, la suma es múltiplo de cinco. Lo sigue siendo tras una ficha que la cambie en cinco o no la cambie: es lo que hacen 6-1, 5-0, 0-0 y 5-5. Guárdalas para esos momentos. Aquí acaba de hacer 15:

strategy-spinner = Mejor aún, guárdate fichas para el spinner
strategy-spinner-says = Un lado corto del spinner no cuenta nada hasta que se juega en él. Una ficha con el número del spinner y un 0 lo abre sin cambiar la suma, y una con un cinco añade cinco. Aquí Nestor acaba de hacer 10:

strategy-change = Cuenta el cambio, no la suma
strategy-change-says = No hace falta volver a sumar para cada ficha y cada extremo. Toma la suma de la mesa y pregúntate cuánto tiene que cambiar. Aquí es 11: puntúa con uno o seis menos, o con cuatro más. Busca después, extremo por extremo, la ficha que lo haga.
strategy-change-so = Tienes 1-0, así que la juegas. Después pregúntate lo mismo desde el lado de Nestor, como en el segundo dibujo: 10 vuelve a puntuar si se queda igual o cambia en cinco. Pocas fichas hacen eso, y dos de ellas, 0-0 y 5-2, las tienes tú.
strategy-firecracker = Usa bien tu petardo
strategy-firecracker-says = Tienes un petardo por ronda, y lo usas antes de jugar. Despeja un extremo: en el primer dibujo no encaja nada, pero sin 2-1 encaja tu 4-2. Ya puedes jugar, y la jugada da 5 más.
strategy-firecracker-count = También cambia la suma: en el segundo dibujo los extremos suman 5 sin 3-1, y los anotas antes incluso de jugar.
strategy-firecracker-so = Si no hace ni lo uno ni lo otro, guárdalo: más adelante en la ronda aún puede puntuar o dejarte jugar cuando nada encaje. Al acabar la ronda se pierde.

# Above the bones in a picture of the player's hand.
strategy-you-hold = Tienes

# A lead: what it scores, and the unseen bones that would score after it ($answers).
strategy-lead = { $points ->
    [0] { $bone } no da nada.
   *[other] { $bone } da { $points }.
} { $count ->
    [0] Ninguna ficha oculta respondería con puntos.
    [one] Respondería { $answers }.
   *[other] Responderían { $answers }.
}
# All plays at an end that score.
strategy-makes = { $bone } hace { $count }
strategy-at-end = { $count ->
    [0] { $end }: no puntúa ninguna ficha.
   *[other] { $end }: { $plays }.
}
# The unseen bones that would score.
strategy-answers = { $count ->
    [0] Nestor no podría responder con puntos.
   *[other] Nestor necesitaría { $answers }.
}
strategy-blast = Sin { $bone } los extremos abiertos suman { $count }.{ $points ->
    [0] {""}
   *[other] {" "}Eso da { $points }.
}{ $frees ->
    [0] {""}
   *[other] {" "}Entonces encaja { $bones }.
}
