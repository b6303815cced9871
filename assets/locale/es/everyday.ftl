# Everyday names: words by which something is looked for, beside its own name. Nobody reads them, and
# their order does not matter. Parts of words are found, too, and accents are ignored: "animations" is
# enough for "animation". Each is called after the message with the name.

# Commands and windows.
window-numbered-sought = semilla, seed, las mismas fichas, código, número de una partida
window-new-game-sought = empezar, jugar, otro juego, variante, número de jugadores, rivales, dos personas, tres, cuatro, pareja, equipo, amigo, asientos, quién se sienta, reglas de la casa
new-game-rules-sought = reglas de la casa, reglas propias, personalizar, cambiar las reglas, variante
window-daily-sought = partida diaria, partida del día, hoy, desafío, reto, calendario, mes, racha
menu-restart-game-sought = revancha, otra vez, desde el principio, las mismas fichas
menu-open-sought = cargar, partidas guardadas, continuar, seguir, importar, archivo, fichero
menu-save-sought = guardar, partidas guardadas, exportar, archivo, fichero
menu-pause-sought = parar el reloj, descanso, cronómetro
menu-give-up-sought = rendirse, dar por perdida, terminar la partida
menu-change-player-sought = perfil, usuario, cuenta, iniciar sesión, renombrar, mi nombre, familia, persona, varias personas
window-tally-sought = estadísticas, porcentaje de victorias, victorias y derrotas, ganadas, perdidas, resultados
menu-quit-sought = cerrar, terminar, abandonar el programa
window-history-sought = partidas pasadas, partidas terminadas, lista de partidas, resultados, estadísticas, archivo
menu-undo-sought = retirar, volver atrás, error, equivocación
menu-redo-sought = otra vez, adelante
menu-preserve-sought = marcador, punto de guardado, punto de control, instantánea, recordar una posición
menu-restore-sought = marcador, punto de guardado, punto de control, volver a una posición
menu-sort-hand-sought = colocar, orden, organizar
window-log-sought = transcripción, lista de jugadas, qué ha pasado, notación
window-score-sheet-sought = planilla, puntos por ronda, tabla de puntos
window-result-sought = ganador, quién ganó, fin de la partida
menu-full-screen-sought = pantalla entera, maximizar, sin bordes
menu-show-hidden-hands-sought = trampa, trampas, espiar, revelar, ver las fichas del rival, boca arriba, fichas ocultas
menu-show-boneyard-sought = trampa, trampas, espiar, revelar, ver el montón, boca arriba
menu-copy-log-sought = exportar, portapapeles, texto
menu-hint-sought = pista, consejo, mejor jugada, sugerencia, qué juego, ayúdame
window-lessons-sought = tutorial, aprender, entrenamiento, ejercicios, práctica, curso, problemas, principiante
menu-review-sought = repetición, volver a ver, análisis, analizar, repaso, mis errores, jugar desde aquí, jugar desde esta posición, intentar otra vez, y si, revancha con las fichas cambiadas, otro asiento, las mismas fichas
window-help-sought = manual, reglas del juego, instrucciones, cómo se juega, cómo se gana, guía, tutorial
window-keys-sought = atajos, teclas, controles, combinaciones, lector de pantalla, accesibilidad, ciego
window-honesty-sought = limpio, trampa, trampas, tramposo, honesto, amañado, azar, suerte, confianza
window-about-sought = versión, créditos, licencia, autor
window-decisions-sought = qué sabía Nestor, por qué jugó eso, IA, razones
window-seals-sought = prueba de repartos limpios, demostrable, barajar, hash, azar, amañado

# Settings.
settings-game-sought = variante, variación, tipo, clase, reglamento, modo, propio, reglas de la casa
settings-level-sought = dificultad, difícil, fácil, fuerza, oponente, contrario, ordenador, computadora, máquina, robot, IA, inteligente, tonto, novato, experto
colors-ready-looks-sought = tema, modo oscuro, modo claro, modo noche, aspecto, apariencia, fondo, estilo
settings-pace-sought = velocidad, espera, retraso, turno, tiempo para pensar, lento, rápido, ordenador, computadora, rival
settings-one-click-sought = clic, doble clic, dos veces, elegir, automático
settings-auto-draw-sought = automático, pozo, tomar, comer, clic, todo de una vez
settings-cut-sought = mezclar, barajar, revolver, repartir
settings-take-for-me-sought = tomar, coger, siete, clic, elegir, robar, automático, repartir, boca abajo
settings-motion-sought = animaciones, animado, velocidad, efectos, deslizar, volar, menos movimiento, transiciones, celebración, confeti
settings-flicker-sought = destello, parpadear, resaltar, última jugada, efectos
settings-ends-only-sought = zoom, tamaño, disposición, tablero, pequeño, grande, compacto, mesa entera
settings-table-count-sought = total, puntas, extremos, sumar, aritmética
settings-score-keeping-sought = llevar puntos, cribbage, clavijas, agujeros, cruces, papel, marcador, tablero
settings-numerals-sought = numerales, cifras, números, dígitos, accesibilidad, legible
settings-lens-sought = lupa, probabilidad, contar fichas, restantes, ocultas, no vistas, memoria
settings-tutor-sought = entrenador, profesor, maestro, aviso, avisar antes de un error, confirmar, consejo
settings-play-edges-sought = quién, jugador, color, marco, contorno, perno, remache, jugada por
settings-plain-surfaces-sought = fondo, dibujo, patrón, textura, paño, fieltro, madera, mármol, aspecto, gráficos
settings-first-hints-sought = tarjetas para principiantes, guía, explicar, mostrar otra vez
settings-colors-sought = temas propios, aspecto, apariencia, fondo, contraste, daltónico, accesibilidad, personalizar, paño
settings-folder-sought = directorio, ruta, ubicación, sitio, datos, disco, copia de seguridad, dónde
settings-saved-sought = autoguardado, automático, disco, copia de seguridad
history-keep-sought = registro, privacidad, recordar, partidas pasadas
settings-text-size-sought = fuente, letra más grande, texto más grande, mayor, menor, pequeño, zoom, escala, legible, accesibilidad, PPP, resolución
settings-network-sought = red, en línea, online, internet, multijugador, servidor, LAN, remoto, wifi, conectar
settings-language-sought = traducción traducir inglés español castellano alemán francés internacional región lengua language english sprache deutsch
settings-sound-sought = sonidos música audio volumen silencio silenciar ruido voz efectos alto
settings-volume-sought = alto bajo fuerte nivel
settings-sound-of-bones-sought = oír golpe clic ficha jugar
settings-sound-of-shuffle-sought = oír barajar mezclar repartir ruido
settings-sound-of-scores-sought = oír campana tono notas puntuar
settings-sound-of-blasts-sought = oír explosión estallido bang

# Rules.
rule-clock-sought = tiempo, cronómetro, reloj, temporizador, límite, minutos, segundos, rápido
rule-hand-size-sought = número cantidad repartir reparto fichas cuenta inicio
rule-doublets-limit-sought = pares carretas mulas repartir de nuevo nulo mezclar límite
rule-first-lead-sought = empezar inicio apertura turno quién sale mano dobles sorteo sacar primera ronda
rule-later-leads-sought = empezar inicio apertura turno quién sale ganador perdedor siguiente ronda demás
rule-draws-sought = cuánto robo pozo montón comer tomar coger robar bloqueo
rule-voluntary-draw-sought = opcional pozo montón comer tomar robar libre elegir
rule-bury-two-sought = pozo montón apartar ocultas esconder quitar dormidas
rule-kept-back-sought = pozo montón reserva sobran últimas dormidas quedan
rule-hand-cap-sought = máximo límite parar pozo dieciocho
rule-spinner-sought = dobles cruz brazos cuatro lados ramas primero árbol
rule-fives-sought = fives muggins sumar puntos 5 múltiplos
rule-threes-sought = threes sumar puntos 3 múltiplos
rule-count-unit-sought = vale puntos dividir valor múltiplos cincos treses
rule-claims-sought = muggins reclamar anunciar automático puntos olvidar llevarse
rule-firecrackers-sought = volar explotar estallar bomba saltar quitar ficha destruir
rule-domino-award-sought = dominar vale premio bonificación ganar ronda terminar dominó puntos
rule-block-award-to-sought = bloqueo bloqueado trancado cerrado ganador empate
rule-block-award-of-sought = bloqueo bloqueado trancado cerrado puntos premio
rule-rounding-sought = redondeo cercano arriba abajo cinco decenas
rule-remaining-sought = cuestan castigo penalización sobran resto puntos sin jugar perdedor
rule-target-sought = meta objetivo ganar puntuación límite duración final larga corta partida
rule-exact-target-sought = exactamente justo preciso pasarse cribbage meta objetivo final
rule-score-display-sought = marcador puntos cincos dividir mostrar

# Games.
game-draw-sought = draw, clásico, sencillo, simple, fácil, pozo, montón, robar, comer, niños, familia, dominó
game-block-sought = block, bloquear, cierre, cerrado, tranca, clásico, sencillo, simple, fácil, pasar, sin pozo, niños, dominó latino
game-all-fives-sought = all fives, 5, cinco, múltiplos, muggins, sniff, five-up, spinner, cruz, ramas
game-firecracker-fives-sought = firecracker fives, petardo, explotar, estallar, bomba, volar, reloj, temporizador, tiempo, minutos, rápido, todos los cincos
game-all-threes-sought = all threes 3 tres múltiplos cruz ramas
game-fives-and-threes-sought = fives and threes 5 3 cinco tres múltiplos cruz ramas
game-palm-all-fives-sought = palm all fives spinner 5 cinco voluntario bolsillo antiguo viejo opcional pozo robar
game-tournament-all-fives-sought = tournament all fives spinner 5 cinco redondeo redondear liga serio parejas equipo
game-muggins-sought = 5 cincos dos puntas extremos línea recta sin spinner parejas equipo
game-five-up-sought = 5 cincos fiveup árbol ramas brazos parejas equipo
game-cribbage-board-fives-sought = cribbage-board fives spinner 5 cinco clavijas agujeros tablero parejas equipo
game-british-fives-and-threes-sought = british fives and threes 5 3 cinco tres inglaterra ingles británico pub bar liga exacto clavijas cribbage parejas
game-the-draw-game-sought = dominos windows robo robar sencillo simple clásico novato experto novice

# How many play, and who.
seats-two-sought = dos personas, mano a mano, duelo, uno contra uno, individual
seats-three-sought = tres personas
seats-four-sought = cuatro personas
seats-partners-sought = pareja, compañero, equipo, dobles, cuatro personas
new-game-someone-sought = personas, persona, dos personas, amigo, amiga, familia, humano, varios jugadores, uno contra otro

# Levels.
level-beginner-sought = novato, primera vez, niños
level-easy-sought = sencillo
level-not-so-easy-sought = medio, normal, intermedio
level-tough-sought = difícil, fuerte, avanzado
level-brutal-sought = difícil, el más difícil, el más fuerte, experto, maestro, imposible

# Pages of Help.
help-page-how-to-play-sought = tutorial principiante empezar aprender instrucciones ratón clic arrastrar jugar deshacer marcar posición repasar guardar
help-page-keys-sought = atajos teclado controles
help-page-rules-sought = pieza fichas dobles juego cómo
help-page-scoring-sought = puntos suma sumar contar ejemplo
help-page-strategy-sought = estrategia trucos pistas consejo consejos ganar mejor
help-page-nestor-sought = ordenador rival ia nivel dificultad
