# Keywords: other names by which something is searched for, a line for each, after the id of its
# name. Nobody reads them. The beginnings of words match, and accents are ignored:
# "animations" is enough for "animation". Translate what your friends would type, not the words.

# Commands and windows.
keywords-commands =
    new-game-series: serie, al mejor de tres, al mejor de cinco, varias partidas, torneo, revancha
    window-numbered: semilla, seed, las mismas fichas, código, número de una partida
    window-new-game: empezar, jugar, otro juego, variante, número de jugadores, rivales, dos personas, tres, cuatro, pareja, equipo, amigo, asientos, quién se sienta, reglas de la casa
    new-game-rules: reglas de la casa, reglas propias, personalizar, cambiar las reglas, variante
    window-daily: partida diaria, partida del día, hoy, desafío, reto, calendario, mes, racha
    menu-restart-game: revancha, otra vez, desde el principio, las mismas fichas
    menu-open: cargar, partidas guardadas, continuar, seguir, importar, archivo, fichero
    menu-save: guardar, partidas guardadas, exportar, archivo, fichero
    menu-pause: parar el reloj, descanso, cronómetro
    menu-give-up: rendirse, dar por perdida, terminar la partida
    menu-change-player: perfil, usuario, cuenta, iniciar sesión, renombrar, mi nombre, familia, persona, varias personas
    window-tally: estadísticas, porcentaje de victorias, victorias y derrotas, ganadas, perdidas, resultados
    window-score-pad: anotador, anotar puntos, tanteador, marcador, contar puntos, libreta, lápiz, fichas de verdad, tren mexicano, pata de gallina, Mexican Train
    menu-quit: cerrar, terminar, abandonar el programa
    window-history: partidas pasadas, partidas terminadas, lista de partidas, resultados, estadísticas, archivo
    menu-undo: retirar, volver atrás, error, equivocación
    menu-redo: otra vez, adelante
    menu-bookmark: preserve, preservar, conservar, marcador, punto de guardado, punto de control, instantánea, recordar una posición
    menu-go-to-bookmark: restore, restaurar, recuperar, volver a la marca, marcador, punto de guardado, punto de control, volver a una posición
    menu-sort-hand: colocar, orden, organizar
    window-log: transcripción, lista de jugadas, qué ha pasado, notación
    window-score-sheet: planilla, puntos por ronda, tabla de puntos
    window-result: ganador, quién ganó, fin de la partida
    menu-full-screen: pantalla entera, maximizar, sin bordes
    menu-between: fichas tapadas, fichas jugadas, centro, panel
    menu-show-hidden-hands: ver la mano de Nestor, mostrar mi mano, ver las fichas de todos, trampa, trampas, espiar, revelar, ver las fichas del rival, boca arriba, fichas ocultas
    menu-show-boneyard: trampa, trampas, espiar, revelar, ver el montón, sopa, boca arriba
    menu-copy-log: exportar, portapapeles, texto
    menu-hint: pista, consejo, ayuda, mejor jugada, sugerencia, qué juego, qué ficha, ayúdame
    window-lessons: tutorial, aprender, entrenamiento, ejercicios, práctica, curso, problemas, principiante
    menu-practice: mis errores, ejercicios, entrenar, entrenamiento, práctica, aprender de los errores
    menu-review: repetición, volver a ver, análisis, analizar, repaso, mis errores, jugar desde aquí, jugar desde esta posición, intentar otra vez, y si, revancha con las fichas cambiadas, otro asiento, las mismas fichas
    window-help: manual, reglas del juego, instrucciones, cómo se juega, cómo se gana, guía, tutorial
    window-keys: atajos, teclas, controles, combinaciones, lector de pantalla, accesibilidad, ciego
    window-honesty: justo, es justo, justicia, juego limpio, trampa, trampas, tramposo, honesto, amañado, azar, suerte, confianza
    window-about: versión, créditos, licencia, autor
    window-decisions: qué sabía Nestor, por qué jugó eso, IA, razones
    window-seals: prueba de repartos limpios, demostrable, barajar, hash, azar, amañado

# Settings.
keywords-settings =
    settings-game: variante, variación, tipo, clase, reglamento, modo, propio, reglas de la casa
    settings-level: dificultad, difícil, fácil, fuerza, oponente, contrario, ordenador, computadora, máquina, robot, IA, inteligente, tonto, novato, experto
    colors-ready-looks: tema, modo oscuro, modo claro, modo noche, aspecto, apariencia, fondo, estilo
    settings-pace: velocidad, espera, retraso, turno, tiempo para pensar, lento, rápido, ordenador, computadora, rival
    settings-one-click: clic, doble clic, dos veces, elegir, automático
    settings-auto-draw: automático, pozo, tomar, comer, clic, todo de una vez
    settings-cut: mezclar, barajar, revolver, repartir
    settings-take-for-me: tomar, coger, siete, clic, elegir, robar, automático, repartir, boca abajo
    settings-motion: animaciones, animado, velocidad, efectos, deslizar, volar, menos movimiento, transiciones, celebración, confeti
    settings-flicker: destello, parpadear, resaltar, última jugada, efectos
    settings-ends-only: zoom, tamaño, disposición, tablero, pequeño, grande, compacto, mesa entera
    settings-table-count: total, puntas, extremos, sumar, aritmética
    settings-score-keeping: llevar puntos, cribbage, clavijas, agujeros, cruces, papel, marcador, tablero
    settings-bones: juego, piezas, marfil, ébano, jade, rojo, colores, grandes, puntos, aspecto
    settings-backs: dorso, reverso, dibujo, boca abajo, rombo, greca, laurel, aspecto
    settings-numerals: numerales, cifras, números, dígitos, accesibilidad, legible
    settings-lens: lupa, probabilidad, contar fichas, restantes, ocultas, no vistas, memoria
    settings-rating: rating, Elo, fuerza, clasificación
    settings-tutor: entrenador, profesor, maestro, aviso, avisar antes de un error, confirmar, consejo
    settings-play-edges: quién, jugador, color, marco, contorno, perno, remache, jugada por
    settings-plain-surfaces: fondo, dibujo, patrón, textura, paño, fieltro, madera, mármol, aspecto, gráficos
    settings-first-hints: tarjetas para principiantes, guía, explicar, mostrar otra vez
    settings-colors: temas propios, aspecto, apariencia, fondo, contraste, daltónico, accesibilidad, personalizar, paño
    settings-folder: directorio, ruta, ubicación, sitio, datos, disco, copia de seguridad, dónde, autoguardado, automático
    settings-saved: autoguardado, automático, disco, copia de seguridad
    history-keep: registro, privacidad, recordar, partidas pasadas
    settings-text-size: fuente, letra más grande, texto más grande, mayor, menor, pequeño, zoom, escala, legible, accesibilidad, PPP, resolución
    settings-network: red, en línea, online, internet, multijugador, servidor, LAN, remoto, wifi, conectar
    settings-language: traducción traducir inglés español castellano alemán francés internacional región lengua language english sprache deutsch langue français português
    settings-sound: sonidos música audio volumen silencio silenciar ruido voz efectos alto bajo fuerte nivel
    settings-sound-of-bones: oír golpe clic ficha jugar
    settings-sound-of-shuffle: oír barajar mezclar repartir ruido
    settings-sound-of-scores: oír campana tono notas puntuar
    settings-sound-of-blasts: oír explosión estallido bang

# Rules.
keywords-rules =
    rule-clock: tiempo, cronómetro, reloj, temporizador, límite, minutos, segundos, rápido
    rule-hand-size: número cantidad repartir reparto fichas cuenta inicio piedras
    rule-set: doble seis nueve 6 9 28 55 fichas caja juego cuba cubano
    rule-double-blank: juego completo 27 28 fichas doble blanca 0-0 quitar sin dejar fuera cutthroat cut-throat tres jugadores
    rule-doublets-limit: pares carretas mulas repartir de nuevo nulo mezclar límite
    rule-first-lead: empezar inicio apertura turno quién sale mano dobles sorteo sacar primera ronda
    rule-later-leads: empezar inicio apertura turno quién sale ganador perdedor siguiente ronda demás
    rule-direction: sentido horario antihorario reloj agujas manecillas izquierda derecha orden turno mano
    rule-draws: cuánto robo pozo montón sopa comer tomar coger robar bloqueo
    rule-voluntary-draw: opcional pozo montón sopa comer tomar robar libre elegir
    rule-bury-two: pozo montón sopa apartar ocultas esconder quitar dormidas
    rule-kept-back: pozo montón sopa reserva sobran últimas dormidas quedan
    rule-hand-cap: máximo límite parar pozo dieciocho
    rule-fit: matador siete 7 suma igual encajar coincidir mitades pintas
    rule-spinner: dobles cruz brazos cuatro lados ramas primero árbol mulas carretas
    rule-fives: fives muggins sumar puntos 5 múltiplos
    rule-threes: threes sumar puntos 3 múltiplos
    rule-headers: bergen double header triple iguales extremos puntas mismas ambos
    rule-count-unit: vale puntos dividir valor múltiplos cincos treses
    rule-claims: muggins reclamar anunciar automático puntos olvidar llevarse
    rule-firecrackers: volar explotar estallar bomba saltar quitar ficha destruir
    rule-domino-award: dominar vale premio bonificación ganar ronda terminar dominó puntos pegar
    rule-block-award-to: bloqueo bloqueado trancado cerrado ganador empate trancada cerrada
    rule-block-award-of: bloqueo bloqueado trancado cerrado puntos premio trancada cerrada
    rule-rounding: redondeo cercano arriba abajo cinco decenas
    rule-block-lead: bloqueo tranca tranque cierre empezar apertura turno ganador siguiente
    rule-partner-may-lead: salida salir empezar pareja compañero ceder dejar mano jamaica
    rule-no-doublet: doble repartir de nuevo ficha más alta inicio
    rule-tied-block: bloqueo tranca tranque cierre empate igualdad nadie
    rule-brackets: cuba oriente tramos decenas puntos
    rule-score: six love pollona zapatero jamaica victorias rondas contar puntos contra cero buchuda
    rule-hand-worth: brasil carroça cruzada cuadrada batida valor doble dos extremos
    rule-capicua: capicu pegar premio bonificación dos extremos dominar doble
    rule-chuchazo: chuchaso doble blanca 0-0 premio dominar
    rule-pass-after-lead: paso pase de salida premio bonificación segundo
    rule-all-pass: paso redondo corrido pase premio todos tres
    rule-first-hands: premio bonificación cien 100 75 50 25 puerto rico
    rule-remaining: cuestan castigo penalización sobran resto puntos sin jugar perdedor
    rule-target: meta objetivo ganar puntuación límite duración final larga corta partida
    rule-exact-target: exactamente justo preciso pasarse cribbage meta objetivo final
    rule-score-display: marcador puntos cincos dividir mostrar

# Games, levels, and who plays.
keywords-games =
    game-draw: draw, clásico, sencillo, simple, fácil, pozo, montón, robar, dominó de robar, comer, niños, familia, dominó, sopa, burro
    game-block: block, bloquear, bloqueo, cierre, cerrado, tranca, tranque, trancar, trancado, clásico, sencillo, simple, fácil, pasar, sin robar, sin pozo, niños, cerrada, argentino, argentina
    game-all-fives: all fives, 5, cinco, múltiplos, muggins, sniff, five-up, spinner, cruz, ramas
    game-firecracker-fives: firecracker fives, petardo, explotar, estallar, bomba, volar, reloj, temporizador, tiempo, minutos, rápido, todos los cincos
    game-bergen: double header, triple header, doble cabeza, extremos iguales, dos puntas iguales, cabezas
    game-matador: siete, sumar siete, suma, 7, complemento, matadores, comodín
    game-latin-partners: latin partners, capicúa, tranca, tranque, trancar, trancado, cierre, paso, pasar, parejas, pareja, compañero, equipo, dominó latino, dominó de parejas, venezolano, venezuela, criollo, caribe, méxico, colombia, américa latina, cochina, doble seis, sin robar, sin pozo, a la derecha, mexicano, colombiano, internacional, dupla, duplas
    game-dominican: dominican, dominó dominicano, república dominicana, santo domingo, quisqueya, capicúa, capicú, paso, pase, pase de salida, paso redondo, paso corrido, tranca, tranque, caribe, latino, parejas, frente
    game-puerto-rican: puerto rican, dominó boricua, puerto rico, boricua, capicúa, capicú, chuchazo, chucha, tranca, tranque, primeras manos, 500, caribe, latino, parejas
    game-puerto-rican-short-game: puerto rican short game, dominó boricua, puerto rico, boricua, capicúa, capicú, chuchazo, chucha, tranca, tranque, 200, rápido, caribe, latino, parejas
    game-jamaican-partners: jamaican partners, jamaiquino, jamaica, yard dominoes, six love, pose, rondas ganadas, manos ganadas, caribe, parejas
    game-cut-throat: cut-throat, cutthroat, cut throat, dominó individual, cada uno por su cuenta, todos contra todos, solo, sin pareja, tres jugadores, jamaiquino, jamaica, yard dominoes, six love, pose, rondas ganadas, manos ganadas, caribe
    game-brazilian-partners: brasileño, brasilero, brazilian partners, brasil, brasileiro, carroça, cruzada, cuadrada, batida, buchuda, pareja, parejas, rondas ganadas, sin robar
    game-spanish-partners: spanish partners, españa, español, castellano, cierre, cerrada, zapatero, dominar, ahorcar, todos los puntos, 200, pareja, parejas, sin robar, sacar ficha
    game-cuban: cuban, cuba, cubano, habana, miami, doble nueve, doble 9, 55 fichas, data, pollona, tranque, trancar, botar gordas, pareja, parejas, sin robar, caribe
    game-all-threes: all threes 3 tres múltiplos cruz ramas
    game-fives-and-threes: fives and threes 5 3 cinco tres múltiplos cruz ramas
    game-palm-all-fives: palm all fives spinner 5 cinco voluntario bolsillo antiguo viejo opcional pozo robar
    game-tournament-all-fives: tournament all fives spinner 5 cinco redondeo redondear liga serio parejas equipo
    game-muggins: 5 cincos dos puntas extremos línea recta sin spinner parejas equipo
    game-five-up: 5 cincos fiveup árbol ramas brazos parejas equipo 5-up
    game-cribbage-board-fives: cribbage-board fives spinner 5 cinco clavijas agujeros tablero parejas equipo
    game-british-fives-and-threes: british fives and threes 5 3 cinco tres inglaterra ingles británico pub bar liga exacto clavijas cribbage parejas
    game-the-draw-game: dominos windows robo robar sencillo simple clásico novato experto novice
    seats-two: dos personas, mano a mano, duelo, uno contra uno, individual
    seats-three: tres personas
    seats-four: cuatro personas
    seats-partners: pareja, compañero, equipo, dobles, cuatro personas, duplas, parejas
    new-game-someone: personas, persona, dos personas, amigo, amiga, familia, humano, varios jugadores, uno contra otro
    level-learner: niños, el más fácil, primera partida, aprender, débil
    level-beginner: novato, primera vez, niños
    level-easy: sencillo
    level-not-so-easy: medio, normal, intermedio
    level-tough: difícil, fuerte, avanzado
    level-brutal: difícil, el más difícil, el más fuerte, experto, maestro, imposible

# Pages of Help.
keywords-help =
    help-page-how-to-play: tutorial principiante empezar aprender instrucciones ratón clic arrastrar jugar deshacer marcar posición repasar guardar
    help-page-words: glosario diccionario términos vocabulario significado qué es
    help-page-keys: atajos teclado controles
    help-page-rules: pieza fichas dobles juego cómo
    help-page-scoring: puntos suma sumar contar ejemplo
    help-page-strategy: estrategia trucos pistas consejo consejos ganar mejor
    help-page-nestor: ordenador rival ia nivel dificultad

# What the program does not have: terms, apart by commas, all words of which must be typed.
keywords-absent =
    absent-mexican-train: tren mexicano, mexican train, tren, doble doce, doble 12, doble quince
    absent-chicken-foot: pata de gallina, pie de gallina, pata de pollo, chicken foot
    absent-shut-out: zapatero, zapato, chiva, paliza, dejar a cero, dejar en cero
    absent-key-bone: ficha única, última única, key card, dekabes
    absent-penalties: puntos en contra, menos puntos gana, chile, chileno
    absent-barbados: barbados, trinidad, tobago
