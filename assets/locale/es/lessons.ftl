# Lessons: positions from real games. Each question is answered by playing on the table.

window-lessons = Lecciones

# The list of lessons.
lessons-waits = Responde jugando en la mesa. Tu partida espera.
lessons-answered = { $count } de { $of } preguntas
lesson-questions = { $count } preguntas
lesson-progress = { $done } de { $count } preguntas respondidas, { $first } a la primera
lesson-start = Empezar
lesson-go-on = Continuar
lesson-again = Repetir

# In a lesson.
lesson-place = Pregunta { $number } de { $count }
lesson-shown-place = Jugada { $number } de { $count }
lesson-onward = Siguiente
lesson-back = Atrás
lesson-first-question = Primera pregunta
lesson-next = Siguiente pregunta
lesson-finish = Terminar la lección
lesson-finish-play = { players-sit-down }
lesson-try-again = Reintentar
lesson-show = Ver respuesta
lesson-leave = Salir de la lección
lesson-all = Todas las lecciones
lesson-is-answered = Ya respondiste a esta pregunta. Pulsa el botón para continuar.
# Where a play is only shown, and something on the table was clicked. $button leads on.
lesson-watch = Por ahora solo mira: pulsa «{ $button }» para seguir.

# Below a question: the draws and passes of the hand so far. $open are the numbers that were
# open then.
lesson-seen = Robos y pases de esta ronda
lesson-seen-turn = { $name } { $bones ->
    [0] pasó
    [one] robó 1 ficha
   *[other] robó { $bones } fichas
} (abiertos: { $open }).

# Above the reply to an answer.
lesson-right = ¡Bien!
lesson-wrong = No del todo.
lesson-shown = La respuesta:

# A play: the bone, and the one on the table that it touches; and a draw.
lesson-play = { $bone } junto a { $on }
lesson-draw = robar
lesson-blow-up = tu petardo en { $bone }

# The reply to an answer. $play is one of the above.
lesson-shown-play = Juega { $play }.
lesson-shown-draw = Roba.
lesson-shown-blow-up = Haz saltar { $bone }.
lesson-worth = Así ganas el { $chance }{"\u00A0"}% de las veces. Segunda opción: { $next }, con un { $other }{"\u00A0"}%{ $points ->
    [0] {""}
    [one] {" "}y, hasta el final de la ronda, cerca de 1 punto menos
   *[other] {" "}y, hasta el final de la ronda, unos { $points } puntos menos
}.
lesson-makes = Con { $play } los extremos abiertos suman { $sum }. { $points ->
    [0] Eso no puntúa.
    [one] Eso da 1 punto.
   *[other] Eso da { $points } puntos.
}
lesson-scores-more = Otra jugada puntúa más.

# Below the reply to a wrong answer. $play is one of the above; its bone is raised.
lesson-answer-is = La respuesta es { $play }: haz clic en la ficha levantada.
# The right bone was played at the wrong end.
lesson-answer-is-there = La ficha es esa, pero no el lugar: pulsa «{ lesson-try-again }» y juega { $play }.

# After the last question of the first lesson.
lesson-well-done = ¡Muy bien!
lesson-well-done-says = Ya sabes encajar, contar y anotar: no hace falta más para la primera partida.

lesson-better = Aquí hay algo mejor.
lesson-costs = Hasta el final de la ronda, { $play } te cuesta { $points ->
    [one] cerca de 1 punto
   *[other] unos { $points } puntos
}.
lesson-costs-chance = Con { $play } ganas el { $chance }{"\u00A0"}% de las veces; con la mejor jugada, el { $best }{"\u00A0"}%.

# The lessons, each with its name, its purpose, its questions, and why each answer is right.
# The positions are in assets/lessons.ron.

lesson-counting = Contar los extremos
lesson-counting-explained = Lo que suman los extremos.
lesson-counting-shown-1 = Cada uno recibió siete fichas; el resto es el pozo. Nestor salió con 6-6. Es un doble: sus dos mitades tienen los mismos puntos, y va atravesado en la línea. Luego tú jugaste 6-0 a su lado: las mitades que se tocan tienen que ser iguales.
lesson-counting-shown-2 = Nestor juega 6-5 en el otro lado. Ahora la línea tiene dos extremos abiertos, un 0 y un 5. Después de cada jugada se suman: 0{"\u00A0"}+{"\u00A0"}5{"\u00A0"}={"\u00A0"}5. Un múltiplo de cinco puntúa, así que anota 5 puntos.
lesson-counting-shown-3 = Juegas 5-5. En un extremo cuentan las dos mitades de un doble: 0{"\u00A0"}+{"\u00A0"}10{"\u00A0"}={"\u00A0"}10, y 10 puntos para ti.
lesson-counting-1 = Nestor salió con 6-6. Cuentan las dos mitades: 12. ¿Con qué ficha tuya sale un múltiplo de cinco: 5, 10 o 15? Haz clic en ella.
lesson-counting-1-why = 6-6 sigue contando 12 mientras uno de sus lados largos esté abierto, y 6-3 añade su 3.
lesson-counting-2 = Los extremos abiertos suman 18: 10 por el doble 5-5 y 8 por el doble 4-4. Una de tus fichas puntúa: haz clic en ella.
lesson-counting-2-why = 4-0 tapa 4-4. En un doble cuentan las dos mitades solo mientras es un extremo: se va su 8, el 0 no añade nada y quedan 10.
lesson-counting-3 = Los extremos abiertos suman 17: 12 por el doble 6-6 y 5 en el otro extremo. 6-5 encaja en los dos y puntúa en uno. ¿En cuál? Haz clic en 6-5 y luego en ese extremo.
lesson-counting-3-why = En 6-6 tapa el doble: se van 12 y entra otro 5. En el 5 quedaría un 6, y 18 no puntúa.
lesson-counting-4 = 6-6 está cubierta por sus dos lados largos, así que ya no cuenta, pero las fichas con un 6 encajan también en sus lados cortos. Solo cuentan el 5 y el 0 de los extremos: 5. ¿Qué ficha hace 10?
lesson-counting-4-why = 5-0 en el 0 deja ahí un 5: 5{"\u00A0"}+{"\u00A0"}5{"\u00A0"}={"\u00A0"}10. 6-6, el primer doble de la ronda, se llama spinner. Sus lados cortos no cuentan hasta que alguien juega en ellos.

lesson-scoring = Encontrar los puntos
lesson-scoring-explained = La ficha y el extremo que puntúan.
lesson-scoring-1 = Toda suma que sea múltiplo de cinco puntúa. Nestor acaba de hacer 10. Dos de tus fichas puntúan ahora: juega la que puntúa más.
lesson-scoring-1-why = 6-3 tapa el doble: se va su 6 y llega otro 6, así que la suma sigue en 10. Con 3-1 serían solo 5.
lesson-scoring-2 = Los extremos abiertos suman 4: un 3 y un 1. Una de tus fichas puntúa.
lesson-scoring-2-why = Falta uno, y 2-1 en el 1 deja allí un 2.
lesson-scoring-3 = Los extremos abiertos suman 9: un 4 y un 5. 5-4 encaja en los dos, pero solo puntúa en uno. ¿En cuál?
lesson-scoring-3-why = En el 4 deja un 5, uno más. En el 5 dejaría un 4, uno menos, y 8 no puntúa.
lesson-scoring-4 = Los extremos abiertos suman 16: 12 por el doble 6-6, y 4 en el otro extremo. ¿Qué puntúa más?
lesson-scoring-4-why = En el 4, el doble 4-4 cuenta 8: cuatro más. Los dobles dan las puntuaciones altas.

lesson-change = El cambio, no la suma
lesson-change-explained = Lo que una jugada suma o quita.
lesson-change-1 = Nestor acaba de hacer 10. Una jugada que no cambie nada vuelve a dar 10. ¿Cuál es?
lesson-change-1-why = 0-0 en el 0 deja la suma como está. Por eso es una de las mejores fichas que puedes tener.
lesson-change-2 = Nestor acaba de hacer 15. No hace falta volver a sumarlo todo: dos de tus fichas cambian la suma en cinco. Juega la que puntúa más.
lesson-change-2-why = 5-5 convierte un 5 en 10, cinco más. 5-0 lo convertiría en nada, cinco menos.
lesson-change-3 = Nestor volvió a hacer 15, y tú tienes 1-0 y 5-0. ¿Cuál de las dos cambia la suma en cinco?
lesson-change-3-why = 5-0 en el 5 quita cinco. 1-0 en el 1 quitaría uno, y 14 no puntúa.
lesson-change-4 = Ahora la suma es 12, con el doble 5-5 en un extremo y un 2 en el otro. Tres más hacen 15. ¿Qué puntúa más?
lesson-change-4-why = 5-2 convierte el 2 en un 5, tres más. 5-3 en el doble quita diez y pone tres, y quedan solo 5.

lesson-spinner = El spinner
lesson-spinner-explained = Para qué sirven sus lados cortos.
lesson-spinner-1 = Nestor acaba de hacer 5. Los dos lados largos del spinner 6-6 están cubiertos, así que sus lados cortos están abiertos. Vuelve a hacer 5.
lesson-spinner-1-why = Un lado corto no cuenta nada hasta que se juega en él. 6-0 lo abre con un 0, y 5 sigue siendo 5.
lesson-spinner-2 = Los extremos abiertos suman 6, y ninguna de tus fichas puntúa en el 5 ni en el 1. Usa el spinner 6-6.
lesson-spinner-2-why = Hacen falta cuatro más, y 6-4 en un lado corto pone su 4 sin quitar nada.
lesson-spinner-3 = Nestor acaba de hacer 10. Esta vez el spinner es 4-4. Haz 10 tú también.
lesson-spinner-3-why = 4-0 añade un 0, y 10 sigue siendo 10. Vale la pena guardar una ficha con el número del spinner y un 0.
lesson-spinner-4 = 6-2 es la única ficha que te encaja: en el 6 de 6-1 o en el spinner 6-6. En ningún sitio puntúa. ¿Qué es mejor?
lesson-spinner-4-why = En 6-1 solo deja a Nestor 5-2 para anotar. En el spinner serían 2-0, 2-2 o 4-2.

lesson-leave-little = Conceder poco
lesson-leave-little-explained = Lo que tu jugada deja a Nestor.
lesson-leave-little-1 = Nestor salió con 6-6. Puedes jugar 6-2 o 6-4, y ninguna puntúa. ¿Cuál le deja menos?
lesson-leave-little-1-why = Tras 6-2 solo puede anotar con 6-3: 3-2 también puntuaría, pero la tienes tú. Tras 6-4 serían 4-3, 4-4 o 6-1.
lesson-leave-little-2 = Nestor acaba de hacer 15, y tú no puedes anotar. Haz que él tampoco pueda.
lesson-leave-little-2-why = Ninguna ficha que pueda tener convierte 18 en un múltiplo de cinco. Tras 6-4 podría anotar con 3-1, 4-2 o 6-3, y tras 3-2, con 6-3.
lesson-leave-little-3 = Nestor hizo 10 y le quedan dos fichas. Ahora no puedes anotar. No le dejes nada.
lesson-leave-little-3-why = Con una suma de 8 no puntúa ninguna de las fichas sin ver. Tras 2-1 serían 1-1, 3-2 o 6-1, y tras 2-2 serían 4-3, 5-2 o 6-3.
lesson-leave-little-4 = Aquí puntúan dos jugadas: 0-0 hace 10 y 5-0 hace 15. ¿Cuál vale más al final?
lesson-leave-little-4-why = Tras 5-0 Nestor podría hacer 20 con 5-5. Tras 0-0 no puede anotar: con 3-0 sí podría, pero robó cuando había un 3 abierto. Y tu 5-0 puede hacer 15 después.

lesson-answers = Guardarse una respuesta
lesson-answers-explained = Una ficha lista para puntuar.
lesson-answers-1 = Nestor salió con 6-6. Puedes jugar 6-4 o 6-5, y ninguna puntúa. ¿Cuál prepara algo?
lesson-answers-1-why = En el 5, tu 5-3 haría 15 después, y Nestor solo podría anotar con 6-0. Tras 6-4 podría anotar con 4-3, 4-4 o 6-1, y tú no podrías anotar.
lesson-answers-2 = Nestor acaba de hacer 10. Puedes jugar 4-0 o 5-4, y ninguna puntúa. Guarda la que lo hará.
lesson-answers-2-why = En el 4 que deja 4-0, tu 5-4 haría 15 después. Si juegas 5-4 ahora, ya no la tienes, y Nestor puede anotar con 1-0, 5-1, 6-0 o 6-5.
lesson-answers-3 = Nestor acaba de hacer 15, y ninguna de tus fichas puntúa. ¿Con qué jugada podrás anotar después, y él apenas?
lesson-answers-3-why = Tu 6-5 en el doble 6-6 haría 10 después, y Nestor solo podría anotar con 6-0. Tras 6-4 serían 3-1, 3-3, 4-2 o 6-3.
lesson-answers-4 = Tienes 4-4, 5-3 y 6-3, y ninguna puntúa ahora. ¿Qué jugada prepara mejor la siguiente?
lesson-answers-4-why = Tras 5-3, tu 6-3 hace 10 después, en el 3 o en un lado corto del spinner 6-6. Tras 6-3, tu 5-3 solo haría 10 en el 5, y 3-1, 3-3 o 4-2 darían a Nestor cinco puntos más. Tras 4-4 ninguna de tus fichas puntuaría.

lesson-doublets = Los dobles
lesson-doublets-explained = Cuándo jugarlos, cuándo esperar.
lesson-doublets-1 = Aquí ninguna de tus fichas puntúa. ¿Cuál soltarías primero?
lesson-doublets-1-why = 2-2 encaja en un solo número, y ahora está abierto. 6-4 y 6-5 encajan en dos, y ya encontrarán sitio.
lesson-doublets-2 = Puedes jugar 4-4 o 6-4, las dos en el 4. ¿Cuál?
lesson-doublets-2-why = Los demás cuatros están en la mesa. Si juegas 6-4, nunca más habrá un 4 para 4-4, y Nestor podría anotar con 6-2. Tras 4-4 la suma es 11, y no puede anotar.
lesson-doublets-3 = Nestor acaba de hacer 15, y ninguna de tus fichas puntúa. ¿Juegas 3-2 o 3-3?
lesson-doublets-3-why = 3-3 necesita un 3, y ahora lo hay. 3-2 también encaja en un 2. Si Nestor hace dominó, se lleva los puntos de tu mano, y 3-3 tiene más.
lesson-doublets-4 = Nestor acaba de hacer 10. Puedes jugar 2-0 o 6-4. ¿Cuál guarda un sitio para uno de tus dobles?
lesson-doublets-4-why = 2-0 deja un 0 para tu 0-0, y Nestor solo podría anotar con 5-4. Tras 6-4 ningún doble tuyo encajaría, y él podría anotar con 2-2 o 6-3.

lesson-drawing = El pozo
lesson-drawing-explained = Cuándo hay que robar y cómo evitarlo.
lesson-drawing-1 = Mira los dos extremos y tus fichas. ¿Qué haces?
lesson-drawing-1-why = Los extremos muestran un 0 y un 5, y no tienes ninguno. Así que robas hasta que una ficha encaje, y la juegas.
lesson-drawing-2 = ¿Qué jugada te deja algo para tu próximo turno, y a Nestor poco para anotar?
lesson-drawing-2-why = Tu 6-4 aún encaja en un lado corto del spinner. Tras 6-4 en el 4 no te encajaría ninguna ficha y tendrías que robar. Tras 6-4 en el spinner Nestor podría hacer 10 con 4-1 o 5-2.
lesson-drawing-3 = 6-5 es la única ficha que te encaja, y en el 6 de 6-3 da 10 puntos. Aun así, ¿dónde es mejor jugarla?
lesson-drawing-3-why = Ahora todos los extremos son seises, y no queda ninguno. Nestor tiene que robar todo el pozo y aun así no puede jugar: la ronda se cierra, con todos esos puntos en su mano.
lesson-drawing-4 = Una jugada puntúa y además casi no deja jugar a Nestor. Encuéntrala.
lesson-drawing-4-why = Ahora todos los extremos son cincos. De las fichas sin ver solo encajan 5-0 y 5-4, así que casi siempre tiene que robar.

lesson-passes = Leer los robos y los pases
lesson-passes-explained = Lo que te dicen.
lesson-passes-1 = En este juego nadie roba. Nestor acaba de pasar, con un 4 y un 0 abiertos. Haz que pase otra vez.
lesson-passes-1-why = No tiene ningún 4 ni ningún 0, y no hay nada más abierto. Además sueltas un doble. 4-2 o 6-0 le abriría otro número.
lesson-passes-2 = Nestor robó cuando solo estaba abierto el 4. Ahora 5-4 encaja en los dos extremos. ¿Dónde la juegas?
lesson-passes-2-why = Ahora los dos extremos muestran un 4. El 4 que robó lo jugó enseguida, así que no le queda ninguno y tiene que robar otra vez. En el 4 le habrías dejado dos cincos.
lesson-passes-3 = Hace un momento Nestor robó tres fichas con un 6 abierto, y la última fue 4-3. ¿Qué juegas?
lesson-passes-3-why = Ahora los dos extremos muestran un 6, y él no tiene ninguno. El único seis sin ver es 6-5, así que tiene que robar hasta encontrarlo.
lesson-passes-4 = A Nestor le queda una ficha. Robó cuando estaban abiertos 0, 1 y 5. Luego robó otra vez cuando estaban abiertos 0, 5 y 6. Juega de modo que su última ficha no encaje.
lesson-passes-4-why = Su ficha no lleva 0, 1, 5 ni 6, así que, de las fichas sin ver, solo puede ser 4-4. Están abiertos 0, 2 y 5, y Nestor tiene que robar. Tras 4-2 la habría jugado en el 4 y habría hecho dominó.

lesson-last-bones = Las tres últimas fichas
lesson-last-bones-explained = Cuenta lo que queda.
lesson-last-bones-1 = Tienes tres fichas, todas con un 5. Nestor tiene dos. ¿Qué juegas, y dónde?
lesson-last-bones-1-why = Ahora los dos extremos muestran un 5. El único cinco sin ver es 5-5; los demás son tuyos. Nestor casi siempre tiene que robar, y tú sigues jugando.
lesson-last-bones-2 = Cuenta los treses: cinco están en la mesa y los otros dos los tienes tú. ¿Qué juegas?
lesson-last-bones-2-why = El nuevo 3 te espera: allí solo encaja tu 5-3. Después puede seguir 5-4 en su 5.
lesson-last-bones-3 = A Nestor le queda una ficha, y todos los cincos menos los tuyos están en la mesa. ¿Dónde juegas 5-3?
lesson-last-bones-3-why = Ahora los dos extremos muestran un 5. Nestor lo roba todo y aun así no puede jugar. La ronda se cierra, y tu 0-0 no pesa nada.
lesson-last-bones-4 = Otra vez { game-all-fives }. Tienes 1-1 y 3-2, y ahora ninguna puntúa. ¿Cuál va primero?
lesson-last-bones-4-why = Con una suma de 4 no puntúa ninguna ficha que pueda tener Nestor, y tu última, 3-2, haría 5 en el 2. Si juegas antes 3-2, él puede anotar con 4-3.

lesson-blocking = El cierre
lesson-blocking-explained = Acabar la ronda cuando conviene.
lesson-blocking-1 = En este juego nadie roba. Si nadie puede jugar, quien tiene menos puntos en mano anota la diferencia. Nestor pasó cuando solo había seises abiertos. Cierra la ronda.
lesson-blocking-1-why = Los dos extremos muestran un 6. Nestor no tiene ninguno, y a ti no te quedan: la ronda se cierra. Tienes 15 puntos en cuatro fichas, y él tiene seis fichas.
lesson-blocking-2 = Nestor pasó dos veces con un 5 abierto. 5-3 encaja en los dos extremos. ¿Dónde cierra la ronda?
lesson-blocking-2-why = Los dos extremos muestran un 5, y Nestor no tiene ninguno. Tú tampoco puedes jugar, y tu 0-0 no pesa nada frente a sus tres fichas.
lesson-blocking-3 = Nestor pasó dos veces con un 4 abierto. ¿Dónde juegas 6-4?
lesson-blocking-3-why = Los dos extremos muestran un 4, y Nestor no tiene ninguno. Tu 3-1 no encaja, pero es todo lo que tienes: 4 puntos frente a sus cuatro fichas.
lesson-blocking-4 = Nestor pasó con un 5 abierto, y le quedan tres fichas. Tú tienes 3-2 y 5-0. ¿Y ahora?
lesson-blocking-4-why = Cincos en los dos extremos: la ronda se cierra, con 5 puntos en tu mano. El 98{"\u00A0"}% de las veces, sus tres fichas pesan más.

lesson-score = Jugar según el marcador
lesson-score-explained = Al final, ganar vale más que anotar.
lesson-score-1 = La partida es a 150. Tú tienes 135 puntos; Nestor tiene 147 y salió con 6-6. ¿Qué juegas?
lesson-score-1-why = Con 15 puntos más llegas a 150, y la partida termina en el acto. A Nestor le bastaba con anotar una vez más.
lesson-score-2 = Tú tienes 138 puntos y Nestor, 146. ¿Qué jugada gana ahora la partida?
lesson-score-2-why = Te faltan 12, y 15 bastan: ganas la partida en mitad de una ronda.
lesson-score-3 = Tú tienes 141 puntos y Nestor, 140. 4-3 encaja en tres sitios. ¿Dónde gana?
lesson-score-3-why = En un 4 quita uno, y la suma de 16 pasa a ser 15. En el 3 añadiría uno, y 17 no puntúa.
lesson-score-4 = Tú tienes 136 puntos y ahora no puedes anotar. Nestor tiene 143: 5 puntos no le bastan, pero 10 sí. ¿Qué jugada es segura?
lesson-score-4-why = Tras 2-0 no puntúa ninguna ficha que pueda tener. Tras 6-1 podría hacer 10 con 2-2, y ganar.
lesson-firecracker = Usar el petardo
lesson-firecracker-explained = Cuándo usarlo, cuándo esperar.
lesson-firecracker-1 = Antes de jugar puedes hacer saltar la última ficha de un brazo: haz clic en tu petardo y luego en la ficha. Aquí no encaja nada. ¿Qué ficha haces saltar?
lesson-firecracker-1-why = El extremo vuelve a mostrar un 5, y encaja 5-2. Antes no podías jugar, así que jugarla da 5 más. Sin 1-0 quedaría un 0, y no tienes ninguno.
lesson-firecracker-2 = La mesa suma 13. ¿Cómo anotas 10 antes incluso de jugar?
lesson-firecracker-2-why = 5-5 vuelve a estar solo, y cuentan sus dos mitades. Ahora juegas tú, y 5-0 da otros 10.
lesson-firecracker-3 = La mesa suma 3, y ninguna de tus fichas puntúa. ¿Qué ficha haces saltar?
lesson-firecracker-3-why = 6-6 vuelve a estar libre por ese lado y cuenta 12; con el 3 son 15. Sin 6-3 serían 12.
lesson-firecracker-4 = La mesa suma 13. Tu petardo puede dejarla en 10, y 3-0 también. ¿Qué es mejor?
lesson-firecracker-4-why = Ambos dan 10, pero con 3-0 guardas el único petardo de esta ronda. Más tarde aún puede puntuar o evitarte robar.

lesson-partners = En pareja
lesson-partners-explained = Lo que necesita tu pareja.
lesson-partners-1 = Tu pareja, sentada frente a ti, pasó cuando estaban abiertos el 5 y el 6. Nadie roba. ¿Qué jugada le da una oportunidad?
lesson-partners-1-why = Tras 6-2 solo quedarían abiertos el 5 y el 6, y tu pareja volvería a pasar. 5-5 deja el 2, y sueltas un doble de diez puntos.
lesson-partners-2 = Tu pareja pasó cuando solo estaba abierto el 2. Un extremo muestra ahora un 6. ¿Juegas 3-0 o 3-2?
lesson-partners-2-why = Tu pareja no tiene ningún 2, así que tras 3-2 solo podría encajarle 6-1: los demás seises están en la mesa. 3-0 abre un 0, donde también encajan tus 0-0 y 1-0.
lesson-partners-3 = La ronda está cerca del final. 3-2 encaja en los dos extremos, y 4-2 también encaja. ¿Qué ayuda más a tu pareja?
lesson-partners-3-why = Ahora los dos extremos muestran un 2. Quedan tres doses por salir, y tu pareja casi siempre tiene uno; tu 4-2 también encaja. Con treses solo podría seguir 3-3.
lesson-partners-4 = Puedes jugar 0-0 o 5-0 en el 0. ¿Cuál?
lesson-partners-4-why = 6-1 es el último seis sin ver. Quien está a tu izquierda no tiene ninguno, así que lo tiene tu pareja o quien está a tu derecha. Tras 0-0 todo depende de eso. Tras 5-0 los puntos son para tu bando en los dos casos.

lesson-partners-number = El número de tu pareja
lesson-partners-number-explained = Qué dejar y qué tapar.
lesson-partners-number-1 = En este juego nadie roba. Tu pareja eligió salir con 4-4, y un rival tapó uno de sus lados. ¿Qué juegas?
lesson-partners-number-1-why = Quien sale con un número suele tener más. 5-5 le deja el 4 a tu pareja, y sueltas un doble de diez puntos. 4-0 o 4-2 taparía el 4.
lesson-partners-number-2 = Tu pareja salió con 4-2 y acaba de jugar 5-4. 4-0 encaja en los dos extremos. ¿Qué juegas, y dónde?
lesson-partners-number-2-why = En el 0, 4-0 deja un 4 en los dos extremos. Solo queda un cuatro sin ver, 6-4, y tú tienes otros dos: los rivales apenas pueden jugar.
lesson-partners-number-3 = Tu pareja abrió el 3, y un rival, el 6. Puedes jugar 3-3 o 6-1. ¿Cuál?
lesson-partners-number-3-why = 6-1 tapa el 6 del rival y le deja el 3 a tu pareja. Tu doble puede esperar: además de 3-3, ahí ya solo encaja 3-2.
lesson-partners-number-4 = Un rival abrió el 0, y tu pareja, el 3. ¿Juegas 5-0 o 6-3?
lesson-partners-number-4-why = 5-0 tapa el 0 del rival y le deja el 3 a tu pareja. En el nuevo 5 encaja también tu 5-1. Si juegas 6-3 ahora, tapas el 3 de tu pareja.

lesson-forced-passes = Hacer pasar
lesson-forced-passes-explained = Lo que le falta al siguiente.
lesson-forced-passes-1 = El jugador siguiente pasó cuando estaban abiertos el 6 y el 4. Después volvió a pasar cuando estaban abiertos el 6 y el 0. ¿Con cuál de tus fichas pasará otra vez?
lesson-forced-passes-1-why = 4-2 en el 2 deja un 4 y un 0, y el jugador siguiente no tiene ninguno de los dos. Tu pareja puede tener 2-0 o 4-0. Tras 1-0, el siguiente podría jugar 1-1, 2-1 o 2-2.
lesson-forced-passes-2 = El jugador siguiente pasó cuando estaban abiertos el 2 y el 1. Todos los seises menos tu 6-3 están en la mesa. ¿Juegas 4-2 o 6-3?
lesson-forced-passes-2-why = 4-2 abre un 2, que el siguiente no tiene, y en el 6 solo encaja tu 6-3. Tu pareja puede tener 2-2 o 5-2. Tras 6-3 quedarían abiertos el 3 y el 4.
lesson-forced-passes-3 = Menos los tuyos, todos los cuatros y cincos están en la mesa. ¿Juegas 4-0 o 5-3?
lesson-forced-passes-3-why = Tras 4-0 los extremos muestran un 4 y un 5, y nadie más los tiene. Los otros tres pasan, lo que da 25 puntos en este juego, y vuelves a jugar.
lesson-forced-passes-4 = Todos los demás pasaron con un 5 abierto. 5-1 encaja en los dos extremos. ¿Dónde la juegas?
lesson-forced-passes-4-why = Ahora los dos extremos muestran un 5. Los demás pasan, lo que da 25 puntos en este juego. Después tu 5-5, el último cinco, cierra la ronda, y al siguiente le quedan cinco fichas.

lesson-blocking-in-pairs = El cierre en pareja
lesson-blocking-in-pairs-explained = Contar antes de cerrar.
lesson-blocking-in-pairs-1 = En este juego el bando con menos puntos gana el cierre y anota los de sus rivales. Todos los demás ceros están en la mesa. ¿Dónde juegas 4-0?
lesson-blocking-in-pairs-1-why = En el 4 deja un 0 en los dos extremos, y la ronda se cierra. Solo te queda 3-3. Tu bando tiene cuatro fichas, y los rivales, cinco.
lesson-blocking-in-pairs-2 = Todos los demás doses están en la mesa, así que 3-2 en el 3 cerraría la ronda. ¿Qué juegas?
lesson-blocking-in-pairs-2-why = Con el cierre te quedarían 19 puntos, y tu pareja tiene cinco fichas: tu bando probablemente perdería. Tras 3-0 en el 3 la ronda sigue, y en el 2 solo encaja tu 3-2.
lesson-blocking-in-pairs-3 = En este juego gana el cierre, para su bando, quien tiene menos puntos en mano. Todos los demás ceros están en la mesa. ¿Dónde juegas 3-0?
lesson-blocking-in-pairs-3-why = En el 3 deja un 0 en los dos extremos, y la ronda se cierra. Tienes 5 puntos, y nadie más puede tener tan pocos: ninguna ficha sin ver tiene menos de 4.
lesson-blocking-in-pairs-4 = 3-0 en el 3 cerraría la ronda, pero te quedarían 12 puntos. ¿Ves una jugada mejor?
lesson-blocking-in-pairs-4-why = Todos los demás cuatros y ceros están en la mesa. Tras 4-3 nadie más puede jugar: sigues con 4-1 y haces dominó con 3-0.

lesson-ten-of-each = Diez de cada número
lesson-ten-of-each-explained = La cuenta en el doble nueve.
lesson-ten-of-each-1 = Aquí cada número tiene diez fichas, y quince fichas quedan aparte toda la ronda. Cuenta los sietes. ¿Dónde juegas 7-1?
lesson-ten-of-each-1-why = Ahora los dos extremos muestran un 7. Hay nueve sietes en la mesa, y el décimo, 7-2, es tuyo. Los demás pasan, y vuelves a jugar.
lesson-ten-of-each-2 = 6-3 encaja en los dos extremos, y también tienes 6-1 y 6-6. Cuenta los seises. ¿Qué juegas, y dónde?
lesson-ten-of-each-2-why = En el 3, 6-3 deja un 6 en los dos extremos. Solo quedan sin ver 6-2 y 6-4, que quizá estén aparte, y tus 6-1 y 6-6 aún encajan. En el 6 dejaría dos treses, y no tienes más.
lesson-ten-of-each-3 = El jugador siguiente pasó cuando estaban abiertos el 7 y el 3. ¿Juegas 6-3 o 7-4?
lesson-ten-of-each-3-why = En el 6, 6-3 vuelve a dejar un 3 y un 7. Aquí nadie roba: el jugador siguiente sigue sin tener ninguno de los dos y pasa otra vez. Tras 7-4 quedarían abiertos el 6 y el 4.
lesson-ten-of-each-4 = Quedan dos ceros sin ver, pero todos los demás pasaron con un 0 abierto. ¿Juegas 4-0 o 2-0, y dónde?
lesson-ten-of-each-4-why = En el 4, 4-0 deja un 0 en los dos extremos. Los dos ceros sin ver están aparte, así que los demás pasan y tú sigues con 2-0.

lesson-heavy-bones = Las fichas altas
lesson-heavy-bones-explained = Qué soltar pronto y qué guardar.
lesson-heavy-bones-1 = En este juego el bando que gana anota los puntos que les quedan en la mano a los rivales. ¿Juegas 8-8 o 5-0?
lesson-heavy-bones-1-why = 8-8 solo encaja en un 8, y ahora lo hay. Si se te queda en la mano, puede costarle 16 puntos a tu bando. 5-0 encaja en dos números y puede esperar.
lesson-heavy-bones-2 = Puedes jugar 9-4 en el 9 o 5-0 en el 5. ¿Cuál?
lesson-heavy-bones-2-why = Con 9-4 sueltas 13 puntos, y en el nuevo 4 encajan otras tres fichas tuyas. Tras 5-0 solo encajaría tu 9-4.
lesson-heavy-bones-3 = Tu pareja y el jugador anterior acaban de pasar con un 5 y un 6 abiertos. Al jugador siguiente le queda una ficha. ¿Juegas 5-5 o 8-5?
lesson-heavy-bones-3-why = 5-5 vuelve a dejar un 5 y un 6, y quienes pasaron vuelven a pasar. Después, 8-5 le abre sitio a tu 8-8. Si juegas antes 8-5, no queda un 5 para tu 5-5.
lesson-heavy-bones-4 = Todos los demás pasaron cuando solo estaba abierto el 1. El cierre lo gana el bando con menos puntos. ¿Dónde juegas 6-1?
lesson-heavy-bones-4-why = Ahora los dos extremos muestran un 1. Las seis fichas con 1 sin ver están aparte, así que la ronda se cierra. Tienes 31 puntos en tres fichas, y tu pareja, seis fichas. Los rivales tienen doce, y casi siempre más puntos.
