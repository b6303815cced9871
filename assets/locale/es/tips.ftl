# What buttons and lines of menus do, for who points at them.

tip-new-game = Elegir un juego y empezar
tip-pause = Parar el reloj de esta partida; entretanto la mesa no se ve
tip-give-up = Terminar esta partida antes de tiempo: cuenta como perdida
tip-restart-game = Jugar esta partida otra vez desde su primer reparto; contará como jugada con ayuda
tip-open-game = Seguir una partida que guardaste
tip-save-game = Guardar esta partida con un nombre o como archivo
tip-change-player = Dejar que se siente otra persona, con sus propios ajustes y resultados
tip-help = Cómo se juega, las reglas de este juego y cómo juega Nestor
tip-keys = Todas las teclas y lo que hace el ratón
tip-about = Qué es este programa y dónde guarda sus archivos
tip-quit = Cerrar el programa; todo está guardado
tip-undo = Retirar tu última jugada o robo
tip-redo = Repetir lo que retiraste
tip-preserve = Marcar esta posición, para volver a ella más tarde
tip-restore = Volver a la posición que marcaste
tip-sort-hand = Ordenar tus fichas, primero las más bajas
tip-settings = Reglas, rivales, ritmo y pantalla
tip-colors = Elegir un tema o cambiar sus colores
tip-ends-only = Mostrar solo la última ficha de cada brazo, grande
tip-full-screen = Llenar la pantalla o volver a la ventana
tip-sound = Activar o desactivar todos los sonidos
tip-tally = Cuántas partidas ha ganado cada bando
tip-history = Todas las partidas que has terminado
tip-log = Todo lo que pasó en esta partida
tip-copy-log = Copiar todas las líneas del registro
tip-score-sheet = Los puntos de esta partida, ronda a ronda
tip-result = Cómo acabó esta partida
tip-review = Recorrer la ronda o partida terminada, jugada a jugada
tip-lens = Qué fichas faltan por ver y quién puede tenerlas; la partida cuenta como jugada con ayuda
tip-tutor-off = Jugar sin el tutor
tip-tutor-gentle = Pregunta antes de jugadas que cuestan 6 puntos o más; la partida cuenta como partida con ayuda
tip-tutor-strict = Pregunta antes de jugadas que cuestan 2 puntos o más; la partida cuenta como partida con ayuda
tip-lessons = Lecciones cortas de partidas reales, que se responden jugando en la mesa
tip-lesson-leave = Volver a tu partida
tip-hint = La mejor jugada y por qué; la partida cuenta como jugada con ayuda
tip-show-hidden-hands = Destapar las demás manos; la partida cuenta como jugada con ayuda
tip-show-boneyard = Destapar el pozo; la partida cuenta como jugada con ayuda
tip-menu-game = Partidas y jugadores
tip-menu-edit = Deshacer, rehacer y ajustes
tip-menu-view = Lo que ves en la mesa
tip-menu-learn = Ayuda para jugar mejor
tip-menu-help = Cómo se juega, el teclado y si es justo
tip-menus-back = Volver a todos los menús

# The buttons of one's turn.
tip-draw = Tomar una ficha del pozo
tip-draw-for-me = Cualquiera de las fichas boca abajo
tip-take-for-me = Cualesquiera de las fichas boca abajo, en esta ronda
tip-pass = No puedes jugar ni robar: termina tu turno
tip-claim = Decir cuántos puntos hace la mesa
tip-nothing = Decir que no hay puntos que cantar
tip-ok = Dejar que actúe Nestor
tip-pass-on = Tapar tus fichas para la siguiente persona
tip-new-hand = Seguir
tip-same-again = Empezar otra vez el mismo juego

# The buttons of Settings.
tip-search-clear = Mostrar todo otra vez
tip-settings-change-too = Cambiar las dos reglas, para que vayan juntas

# The buttons of the form that asks who plays.
tip-players-sit-down = Sentarse a la mesa con este nombre

# The buttons of the windows with results.

# The buttons of the window that begins a game.
tip-new-game-start = Repartir el juego elegido aquí

# The buttons of other cards and questions.
tip-cover = Mostrar tus fichas; nadie más debería mirar ahora

# Why a line of a menu cannot be chosen.
why-lesson = Tu partida espera hasta que dejes la lección.
why-covered = Las manos están tapadas.
why-no-clock = No hay ningún reloj en marcha.
why-cannot-give-up = Solo se puede abandonar una partida con reloj, y solo antes de que termine.
why-nothing-done = En esta partida aún no se ha hecho nada.
why-first-moment = No hay nada antes de este momento.
why-last-moment = No hay nada después de este momento.
why-no-month-before = No se guarda ningún intento de los meses anteriores.
why-no-month-after = Los meses que vienen aún no tienen días para jugar.
why-nothing-to-undo = No hay nada que deshacer.
why-nothing-to-redo = No se ha deshecho nada.
why-nothing-preserved = No se marcó ninguna posición.
why-not-over = La partida no ha terminado.
why-not-your-turn = No te toca jugar.
why-others-sit-there = En esta mesa hay otras personas.
why-bones-are-taken = Aún se están tomando las fichas: nadie tiene mano todavía.
