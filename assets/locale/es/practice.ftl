# Practicar: los errores propios de partidas analizadas, preguntados otra vez.

menu-practice = Practicar
tip-practice = Cinco de tus propios errores al día, preguntados otra vez

# The panel. $day is like “Nov 20”.
practice-place = Ejercicio { $number } de { $count }
practice-from = De tu partida del { $day }, ronda { $hand }
practice-asks = Te toca. ¿Cuál es tu mejor jugada?
practice-asks-after = { $name } acaba de jugar { $bone }. ¿Cuál es tu mejor jugada?
practice-next = Siguiente ejercicio
practice-finish = Terminar por hoy
practice-put-away = No preguntar más
practice-open-game = Abrir la partida

# The reply to an answer. $action is like `5-3 on the right`.
practice-as-then = Es lo que elegiste en la partida.
practice-then = En la partida elegiste { $action }.

# Instead of a task.
practice-none = Hoy no hay nada que practicar. Para practicar tus errores, repasa una partida terminada: una vez analizada, lo que más te costó aparece aquí. Hasta entonces, «{ window-lessons }» tiene otras posiciones.
practice-done = Eso es todo por hoy: { $solved } de { $count } resueltos a la primera. Los ejercicios vuelven otros días, los fallados antes.
