# Tooltips of buttons and menu lines.

tip-pause = Parar el reloj y ocultar la mesa
tip-give-up = Terminar la partida ahora, como perdida
tip-restart-game = Repetir esta partida desde el primer reparto; cuenta como «con ayuda»
tip-assists = La partida cuenta como «con ayuda»
tip-sort-hand = Primero las más bajas
tip-bookmark = Recordar esta posición para volver a ella
tip-ends-only = Omitir el centro de la línea para agrandar los extremos
tip-between = Mostrar las fichas que omite «{ menu-ends-only }»
tip-review = Recorrer la ronda o partida terminada, jugada a jugada
tip-lens = Quién puede tener las fichas sin ver; cuenta como «con ayuda»
tip-tutor-gentle = Avisar antes de un error importante; cuenta como «con ayuda»
tip-tutor-strict = Avisar antes de un error, importante o no; cuenta como «con ayuda»
tip-hint = La mejor jugada y por qué; cuenta como «con ayuda»

# The buttons of a turn.
tip-pass = No puedes jugar ni robar
tip-pass-on = Ocultar antes tus fichas
tip-same-again = Las mismas reglas y los mismos jugadores

# The buttons of other cards and questions.

# Why a menu line can’t be chosen.
why-lesson = No disponible en una lección. Déjala para volver a tu partida.
why-covered = No disponible mientras las fichas están ocultas.
why-no-clock = No hay ningún reloj en marcha.
why-cannot-give-up = Solo puedes abandonar partidas con reloj, antes de que terminen.
why-nothing-done = Aún no has jugado nada.
why-no-more = No hay más en esta dirección.
why-nothing-to-undo = No hay nada que deshacer.
why-nothing-to-redo = No hay nada que rehacer.
why-no-bookmark = Aún no hay ninguna posición marcada.
why-bookmark-not-playable = La posición marcada no se puede jugar, porque su partida no respeta las reglas.
why-not-over = La partida aún no ha terminado.
why-not-your-turn = No es tu turno.
why-whole-line = Solo con «{ menu-ends-only }».
why-others-sit-there = No disponible cuando juegan otras personas.
why-bones-are-taken = Los jugadores aún están tomando sus fichas.
tip-score-pad = Llevar los puntos de una partida con fichas de verdad
