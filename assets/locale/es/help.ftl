# The Help window, beside the rules of the game.

# The pages of the window.
help-page-how-to-play = Cómo se juega
help-page-rules = Las reglas
help-page-scoring = Puntuar con ejemplos
help-page-strategy = Jugar bien
help-page-nestor = Cómo juega Nestor

# What is on them.
help-page-how-to-play-tip = Un turno de principio a fin, con ratón y teclado
help-page-rules-tip = Qué permite y qué cuenta el juego de la mesa
help-page-scoring-tip = Mesas pequeñas con sus sumas, paso a paso
help-page-strategy-tip = Lo que ayuda a ganar, visto en posiciones
help-page-nestor-tip = Qué puede saber Nestor y cómo decide

# How to play: parts of the page, each with its heading.
help-first = Por dónde empezar
help-first-game = Empieza con Todos los cincos. Cualquier jugada puede puntuar, así que enseguida ves si fue buena, y no tienes que sumar: la suma de la mesa está a la vista, y cada extremo dice en cuánto la dejaría una ficha. En Robo no sabes hasta el final de la ronda si jugaste bien. Pero no hay que sumar nada: si lo prefieres así, empieza con Robo.
help-first-level = Empieza contra un Nestor Principiante. Un nivel es el tuyo si ganas más o menos la mitad de las partidas; cuando ganes seis o siete de cada diez, elige el siguiente. El recuento de partidas te dice cómo vas.
help-first-known = Si vienes de Dominos - The Draw Game: su nivel Novice es aquí Principiante, y su Expert es Brutal.
help-playing = Jugar una ficha
help-playing-by-click = Haz clic en una ficha de tu mano y luego en el extremo donde va. Si cambias de idea, haz clic en otra ficha. Las que no encajan en ningún sitio se ven atenuadas.
help-playing-by-drag = También puedes arrastrar la ficha a su extremo; si la sueltas en otro sitio, vuelve. Dentro de tu mano, arrastra las fichas para ordenarlas como quieras.
help-playing-at-once = Un clic juega la ficha que solo tiene un lugar; puedes desactivarlo en Ajustes. Si haces clic en un extremo donde tu ficha no encaja, se te dice por qué.

help-button = El botón de tu turno
help-button-names = Un botón grande muestra lo que toca: OK deja actuar a Nestor, Robar toma una ficha del pozo, Pasar termina tu turno, Nueva ronda reparte otra vez y, al final de la partida, Resultado dice cómo acabó.
help-button-pace = Si Nestor espera tu OK y a qué ritmo juega lo decides tú: mira en Ajustes. Donde hay que cantar los puntos, se te pregunta después de cada jugada tuya: Cantar abre los números que puedes decir, y Nada dice que no hay puntos. Un número equivocado solo te cuesta los puntos que había.

help-taking-back = Volver atrás
help-taking-back-undo = Deshacer va quitando una jugada o un robo tras otro, con las respuestas de Nestor, incluso hasta una ronda anterior, y Rehacer los repite. El pozo conserva su orden: si vuelves a robar, te sale la misma ficha.
help-taking-back-preserve = Marcar posición conserva la posición tal como está, y Volver a la marca te lleva a ella cuando quieras, incluso otro día. Todo se guarda al momento; cierra la ventana cuando quieras y sigue más tarde.

help-review = Repasar una ronda o una partida
help-review-game = Repasar recorre una ronda o una partida terminada jugada a jugada, con todas las manos a la vista; las partidas anteriores se repasan desde la ventana del historial. Cada decisión de cada jugador se juzga por lo que podía saber en ese momento: una muestra de los repartos posibles encuentra la mejor jugada, y otra mide lo que costó la elegida, para que el azar no la haga parecer peor de lo que fue. Probar desde aquí sigue jugando desde cualquier posición, como partida aparte que no cuenta. No se puede en una partida con reloj, ni en la del día antes de que termine.
help-review-luck = El resultado es lo que costaron las jugadas, las tuyas y las de los demás, y la suerte: lo que repartos, robos y fichas ocultas dieron de más o de menos sobre lo esperable. Las tres cosas suman el total.

# Above the examples of a game in which no count scores.
help-no-scores-but = En el juego que has elegido no se puntúa durante la ronda. Aun así, estas mesas muestran cómo se hace la suma.

# Above the examples.
help-counted-so = Después de cada jugada se suman todos los extremos. Esto es lo que dan algunas mesas.

# The plays of an example, for those who do not see the picture: what is led,
# what is played and where, and the sentence that they make.
help-example-led = { $bone } de salida
help-example-played = { $bone } { $side ->
    [right] a la derecha
    [left] a la izquierda
    [top] por encima
   *[bottom] por debajo
} del { $on }
help-example-of-one = { $play }.
help-example-of-several = { $plays } y { $last }.

# The bones in the player's hand, for those who do not see the picture.
help-hand = Tu mano: { $bones }.

# How Nestor plays: parts of the page, each with its heading. Nestor speaks.
help-nestor-knows = Lo que sé
help-nestor-knows-this = Sé lo que sabría cualquiera en mi asiento: mis fichas, lo que hay en la mesa y quién lo jugó, cuántas fichas tienes tú y cuántas hay en el pozo, cuándo robaste o pasaste, y los puntos.
help-nestor-knows-not = No conozco tus fichas ni el orden del pozo, en ningún nivel. Las fichas se mezclan antes de empezar la ronda y después nada las mueve.

help-nestor-chooses = Cómo elijo

help-nestor-undo = Si deshaces
help-nestor-undo-same = En la misma posición doy la misma respuesta. Así puedes retirar una jugada, probar otra y ver qué habría cambiado.
