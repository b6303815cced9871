# Tooltips of buttons and menu lines.

tip-new-game = Elegir un juego y empezarlo
tip-pause = Parar el reloj y ocultar la mesa
tip-give-up = Terminar la partida ahora, como perdida
tip-restart-game = Repetir esta partida desde el primer reparto; cuenta como «con ayuda»
tip-open-game = Continuar una partida guardada
tip-save-game = Guardar esta partida en tu lista o en un archivo
tip-change-player = Cambiar de jugador, con sus propios ajustes y partidas
tip-help = Cómo se juega, las reglas de este juego y cómo juega Nestor
tip-keys = Todos los atajos de teclado y lo que hace el ratón
tip-about = Qué es este programa y dónde guarda sus archivos
tip-quit = Cerrar el programa; todo está guardado
tip-undo = La partida cuenta como «con ayuda»
tip-redo = Rehacer lo que deshiciste
tip-preserve = Recordar esta posición para poder volver a ella
tip-restore = La partida cuenta como «con ayuda»
tip-sort-hand = Primero las más bajas
tip-settings = Reglas, rivales, velocidad y apariencia
tip-colors = Elegir un tema o cambiar sus colores
tip-ends-only = Solo la última ficha de cada brazo, en grande
tip-full-screen = Llenar la pantalla o volver a la ventana
tip-sound = Activar o desactivar todos los sonidos
tip-tally = Cuántas partidas ha ganado cada bando
tip-history = Todas las partidas que has terminado
tip-log = Todo lo que ha pasado en esta partida
tip-copy-log = Copiar todo el registro
tip-score-sheet = Los puntos de esta partida, ronda a ronda
tip-result = Cómo acabó esta partida
tip-review = Recorrer la ronda o partida terminada, jugada a jugada
tip-lens = Quién puede tener las fichas sin ver; cuenta como «con ayuda»
tip-tutor-off = Jugar sin el tutor
tip-tutor-gentle = Avisar antes de perder 6 puntos o más; cuenta como «con ayuda»
tip-tutor-strict = Avisar antes de perder 2 puntos o más; cuenta como «con ayuda»
tip-lessons = Posiciones de partidas reales; respondes en la mesa
tip-lesson-leave = Volver a tu partida
tip-hint = La mejor jugada y por qué; cuenta como «con ayuda»
tip-show-hidden-hands = La partida cuenta como «con ayuda»
tip-show-boneyard = La partida cuenta como «con ayuda»
tip-menu-game = Partidas y jugadores
tip-menu-edit = Deshacer, rehacer y ajustes
tip-menu-view = Lo que ves en la mesa
tip-menu-learn = Ayuda para jugar mejor
tip-menu-help = Cómo se juega, las teclas y si Nestor hace trampa
tip-menus-back = Volver a todos los menús

# The buttons of a turn.
tip-draw = Tomar una ficha del pozo
tip-draw-for-me = Tomar una ficha cualquiera boca abajo
tip-take-for-me = Tomar al azar fichas boca abajo para esta ronda
tip-pass = No puedes jugar ni robar
tip-claim = Decir cuántos puntos vale la mesa
tip-nothing = Decir que no hay puntos que cantar
tip-ok = Dejar jugar a Nestor
tip-pass-on = Ocultar antes tus fichas
tip-new-hand = Repartir la siguiente ronda
tip-same-again = Las mismas reglas y los mismos jugadores

# The buttons of Settings.
tip-search-clear = Mostrar todo otra vez
tip-settings-change-too = Cambiar las dos reglas para que sean compatibles

# The buttons of the window that asks who plays.
tip-players-sit-down = Empezar a jugar con este nombre

# The buttons of the New game window.
tip-new-game-start = Empezar el juego elegido aquí

# The buttons of other cards and questions.
tip-cover = Mostrar tus fichas

# Why a menu line can’t be chosen.
why-lesson = No disponible en una lección. Déjala para volver a tu partida.
why-covered = No disponible mientras las fichas están ocultas.
why-no-clock = No hay ningún reloj en marcha.
why-cannot-give-up = Solo puedes abandonar partidas con reloj, antes de que terminen.
why-nothing-done = Aún no has jugado nada.
why-first-moment = Esta es la primera jugada.
why-last-moment = Esta es la última jugada.
why-no-month-before = No hay resultados de meses anteriores.
why-no-month-after = Aún no puedes jugar los meses futuros.
why-nothing-to-undo = No hay nada que deshacer.
why-nothing-to-redo = No hay nada que rehacer.
why-nothing-preserved = Aún no hay ninguna posición marcada.
why-not-over = La partida aún no ha terminado.
why-not-your-turn = No es tu turno.
why-others-sit-there = No disponible cuando juegan otras personas.
why-bones-are-taken = Los jugadores aún están tomando sus fichas.
