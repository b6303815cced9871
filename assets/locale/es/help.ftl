# The Help window, beside the rules of the game.

# The pages of the window, and the headings of the contents.
help-page-how-to-play = Cómo se juega
help-page-words = Palabras
help-page-keys = { window-keys }
help-page-rules = Reglas
help-page-scoring = Ejemplos de puntuación
help-page-strategy = Estrategia
help-page-nestor = Cómo juega Nestor
help-group-start = Empezar
help-group-better = Jugar mejor
help-group-nestor = Nestor
help-group-games = Todos los juegos
help-all-games = Los { $count } juegos
help-contents = Contenido
help-search = Buscar en la ayuda
help-nothing-found = Sin resultados. Prueba con otra palabra.

# How to play: parts of the page, each with its heading.
help-basics = El dominó en cinco líneas
help-basics-match = Casar: juega una ficha con una mitad igual a un extremo abierto de la línea.
help-basics-count = Contar: en { game-all-fives } anotas cuando los extremos abiertos suman un múltiplo de cinco.
help-basics-draw = Robar: si no encaja ninguna ficha, roba del pozo hasta que una encaje.
help-basics-go-out = Hacer dominó: con tu última ficha te anotas los puntos en mano de los demás.
help-basics-win = Ganar: llega antes que nadie a la meta, a menudo 150 puntos.

help-first = Por dónde empezar
help-first-game = Empieza por { game-all-fives }. Cualquier jugada puede puntuar, y la mesa hace las sumas: muestra la suma actual y, en cada lugar para tu ficha, la que daría. Para un juego sin sumas, empieza por { game-block }.
help-first-level = Empieza contra Nestor en «{ level-learner }». Cuando ganes seis partidas de cada diez, sube de nivel. El balance te dice cómo vas.
help-first-known = ¿Vienes de Dominos - The Draw Game? Su Novice es aquí «{ level-beginner }», y su Expert es «{ level-brutal }».
help-playing = Jugar una ficha
help-playing-by-click = Haz clic en una ficha de tu mano. Si solo encaja en un lugar, se juega ahí. Si no, haz clic en el lugar que quieras. Las que no encajan están más abajo y más oscuras; haz clic en una para saber por qué.
help-playing-by-drag = También puedes arrastrar la ficha a su lugar; si la sueltas en otro sitio, vuelve. Arrastra las fichas dentro de tu mano para ordenarlas.
help-playing-button = Cuando no puedes jugar, un botón abajo a la derecha dice lo que toca: «{ turn-draw }» o «{ turn-pass }». También vale la barra espaciadora. En los ajustes eliges la velocidad de Nestor y si espera tu OK.
help-playing-claims = Si hay que cantar los puntos, el juego te pregunta después de cada jugada. Con el teclado, 0 es «{ turn-nothing }», 1 el número más bajo, 2 el siguiente. Con un número equivocado pierdes los puntos que había, y el siguiente puede llevárselos.

help-taking-back = Deshacer y rehacer
help-taking-back-undo = «{ menu-undo }» deshace las jugadas y los robos de uno en uno, con las respuestas de Nestor, incluso hasta rondas anteriores; «{ menu-redo }» los repite. El pozo conserva su orden, así que si vuelves a robar te toca la misma ficha. Después la partida cuenta como «con ayuda», salvo que lo rehagas todo.
help-taking-back-preserve = «{ menu-bookmark }» recuerda dónde estás, y «{ menu-go-to-bookmark }» te lleva de vuelta, incluso otro día. Si entretanto seguiste jugando, la partida cuenta entonces como «con ayuda». La partida se guarda mientras juegas; puedes cerrar la ventana cuando quieras.
help-learning = Ayuda mientras juegas
help-learning-hint = «{ menu-hint }» muestra la mejor jugada y dice por qué. El contador de fichas muestra las fichas que no has visto y quién puede tenerlas.
help-learning-tutor = El tutor te avisa antes de un error. Actívalo en el menú «{ menu-learn }». Con pistas, contador de fichas o tutor, la partida cuenta como «con ayuda».
help-learning-lessons = Las «{ window-lessons }» muestran posiciones de partidas reales, con una pregunta cada una. Tu partida espera. «{ menu-practice }» te vuelve a preguntar tus propios errores de partidas analizadas, cinco al día.

help-review = Repasar una ronda o una partida
help-review-game = «{ menu-review }» recorre jugada a jugada una ronda o una partida terminada, con todas las fichas a la vista; las partidas anteriores están en el historial. Cada jugada se juzga solo por lo que su jugador podía saber.
help-review-again = «{ menu-try-again }» continúa desde cualquier posición, en una partida aparte que no se añade al balance ni al historial. No está disponible en partidas con reloj, ni en la partida del día hasta que termine.
help-review-luck = El resultado se reparte entre tus errores, los de los demás y la suerte: cuánto mejores o peores que la media fueron para ti el reparto, los robos y las fichas ocultas.
help-review-margin = La pérdida se estima con repartos de muestra. Pon el puntero sobre una pérdida para ver su margen de error: el 95{"\u00A0"}% de las veces, la pérdida real está dentro.

# Above the examples of a game in which no count scores.
help-no-scores-but = En tu juego los extremos abiertos no puntúan, pero estas mesas muestran cómo se suma.

# Above the examples of a game in which equal ends score.
help-headers-so = Una jugada que deja iguales los dos extremos abiertos puntúa. Algunos ejemplos:

# Above the examples of a game in which halves add up to seven.
help-fits-so = En tu juego los extremos abiertos no puntúan. Estas mesas muestran qué fichas encajan:

# Above the examples.
help-counted-so = Después de cada jugada se suman los extremos abiertos. Algunos ejemplos:

# The plays of an example, for a screen reader: the lead, and a later play.
help-example-led = { $bone } de salida
help-example-played = { $bone } { $side ->
    [right] a la derecha
    [left] a la izquierda
    [top] por el lado de arriba
   *[bottom] por el lado de abajo
} de { $on }

# The bones in the player’s hand, for a screen reader.
help-hand = Tu mano: { $bones }.

# How Nestor plays: parts of the page, each with its heading. Nestor speaks.

help-nestor-chooses = Cómo elijo

help-nestor-undo = Si deshaces
help-nestor-undo-same = En la misma posición doy la misma respuesta. Así puedes deshacer una jugada, probar otra y ver qué habría cambiado.
