# The Settings window, beside the rules themselves.

# When changes act, while a game is in progress.
settings-from-the-next-hand = Las reglas cambiadas valen desde la próxima ronda.

# The name of the list of games.
settings-game = Juego

# Above the games that ship with the program.
settings-ready-made = Incluidos

# Above the games that the player has kept.
settings-your-own = Tuyos

# Above the hand sizes that few games have.
settings-other-hand-sizes = Otros tamaños

# The name of the field for the name of a game.
settings-game-name = Nombre de tu juego

# What the field shows while it is empty.
settings-game-name-hint = Ponles nombre a estas reglas

# Starts renaming.
settings-rename = Renombrar

# Carries the renaming out.
settings-save-name = Guardar nombre

# Gives up renaming.
settings-cancel = Cancelar

# Deletes a game of the player's own.
settings-delete = Eliminar

# The name of the list of levels.
settings-level = Nestor juega

# What there is to set about the display, each with what it does.
settings-pace = Velocidad de Nestor
settings-pace-explained = Cuánto tarda en jugar.
settings-one-click = Un clic juega
settings-one-click-explained = Si la ficha solo encaja en un lugar.
settings-auto-draw = Robar todo de una vez
settings-auto-draw-explained = Un clic roba hasta que encaje una ficha; no en { game-the-draw-game } ni en { game-firecracker-fives }.
settings-take-for-me = Repartirme mis fichas
settings-take-for-me-explained = Si no, sacas ficha para la salida y, en { game-the-draw-game }, tomas tu mano de la mesa.
settings-cut = Cortar las fichas antes de cada ronda
settings-cut-explained = Ves el sello de la mezcla y luego cortas.
settings-motion = Animaciones
settings-motion-explained = La rapidez con que las fichas van a su sitio.
settings-flicker = Parpadeo donde juega Nestor
settings-flicker-explained = El extremo en el que acaba de jugar parpadea un momento.
settings-view = Qué muestra la mesa
settings-view-explained = Cuánto ves de la línea.
settings-table-count = Mostrar la suma de la mesa
settings-table-count-explained = Lo que suman los extremos abiertos, debajo de la mesa.
settings-score-keeping = Llevar los puntos con
settings-score-keeping-explained = En la mesa, en los juegos en que puntúan los cincos.
settings-numerals = Cifras en las fichas
settings-numerals-explained = Cada mitad muestra su número junto a los puntos.
settings-play-edges = Borde de color en las fichas
settings-play-edges-explained = Un borde con el color de quien jugó la ficha.
settings-play-edges-from-three = Con tres o cuatro jugadores
settings-play-edges-from-three-explained = Con dos, el perno indica de quién es.
settings-play-edges-always = Siempre
settings-play-edges-always-explained = En todas las partidas.
settings-play-edges-never = Nunca
settings-play-edges-never-explained = Solo cambian los pernos.
settings-plain-surfaces = Superficies lisas
settings-plain-surfaces-explained = Madera y paño sin textura.
settings-marks-day = La partida del día está jugada hasta ahora sin ayuda: con esto contaría como jugada con ayuda.
settings-lens = { menu-lens }
settings-lens-explained = Qué fichas faltan por ver y quién puede tenerlas. La partida cuenta como jugada con ayuda.
settings-lens-off = No
settings-lens-off-explained = Su tecla la activa.
settings-lens-on = Sí
settings-lens-on-explained = Está junto a la mesa.
settings-lens-while-held = Al pulsar
settings-lens-while-held-explained = Mientras se mantiene pulsada su tecla.
settings-tutor = Tutor
settings-tutor-explained = Pregunta antes de una jugada que cuesta puntos. La partida cuenta como jugada con ayuda.
settings-tutor-off = No
settings-tutor-off-explained = No dice nada.
settings-tutor-gentle = Suave
settings-tutor-gentle-explained = Pregunta desde 6 puntos.
settings-tutor-strict = Estricto
settings-tutor-strict-explained = Pregunta desde 2 puntos.

# The choice that lets one write a number of points.
settings-own-target = Otro número

# The name of the field for it.
settings-own-target-field = Tu número de puntos

# The field that looks for settings on all pages, and the button that empties any such field.
settings-search = Buscar en los ajustes
search-clear = Borrar la búsqueda

# What it has found.
settings-found = { $count ->
    [0] Nada en ninguna página
    [one] 1 resultado
   *[other] { $count } resultados
}

# The choices of a list that have what is looked for in them.
settings-found-choices = Entre sus opciones: { $choices }

# Sets everything on a page as it was at first, and rules as they are in the
# ready-made game that they are most like.
settings-reset-page = Restablecer esta página
settings-reset-rules = Volver a { $game }

# Above the rules about a part of a game.
settings-section-hand = La ronda
settings-section-scoring = Puntuación
settings-section-end = Final de la ronda
settings-section-winning = Puntos para ganar

# How fast Nestor plays, and what he does then.
settings-pace-wait-for-ok = Esperar mi OK
settings-pace-wait-for-ok-explained = Nestor espera tu OK antes de todo lo que hace.
settings-pace-slow = Lento
settings-pace-slow-explained = Nestor se toma su tiempo, para que puedas seguirlo.
settings-pace-normal = Normal
settings-pace-normal-explained = Nestor sigue jugando por sí mismo, a un ritmo cómodo.
settings-pace-fast = Rápido
settings-pace-fast-explained = Nestor responde enseguida.

# What the table shows.
settings-view-by-window = Según quepa
settings-view-by-window-explained = Todas las fichas en una ventana grande, los extremos en una pequeña.
settings-view-whole = Todas las fichas
settings-view-whole-explained = La línea tal como se formó, aunque las fichas se vean pequeñas.
settings-view-ends = Solo extremos
settings-view-ends-explained = La última ficha de cada brazo, grande y fácil de leer.

# What the score is kept on besides its numbers.
settings-score-keeping-numbers = Números
settings-score-keeping-numbers-explained = Solo los números junto a los nombres.
settings-score-keeping-cribbage-board = También tablero de cribbage
settings-score-keeping-cribbage-board-explained = Un agujero por cada cinco, o por cada punto donde una suma vale sus cincos y treses.
settings-score-keeping-paper = También papel con cruces
settings-score-keeping-paper-explained = Una raya por cada cinco, o por cada punto donde una suma vale sus cincos y treses. Una cruz grande con cuatro pequeñas son diez rayas.

# How fast bones move.
settings-motion-as-the-system-wishes = Como el sistema
settings-motion-as-the-system-wishes-explained = A velocidad normal, o nada si tu sistema pide menos movimiento.
settings-motion-off = No
settings-motion-off-explained = Todo está en su nuevo sitio al instante.
settings-motion-fast = Rápido
settings-motion-fast-explained = Las fichas llegan pronto a su sitio.
settings-motion-normal = Normal
settings-motion-normal-explained = Lo bastante lento para seguirlo con la vista.
settings-motion-slow = Lento
settings-motion-slow-explained = Cada ficha se toma su tiempo.

# The row with who sits at the table, and what it says.
settings-seats = Quién se sienta a la mesa
settings-seats-explained = Cuántos juegan y quién se sienta dónde se elige al empezar una partida.

# The row that leads to the colors.
settings-colors = Colores
settings-colors-explained = Aspectos y temas propios para mesa y fichas.

# The rows about files, each with what it says.
settings-folder = Tu carpeta
settings-open-folder = Abrir carpeta
settings-copy-path = Copiar ruta
settings-saved = Guardado
settings-saved-all = Todo se guarda al momento.
settings-saved-games = Partidas guardadas
settings-saved-games-explained = La partida de la mesa con un nombre, para seguir otro día.
settings-preserved = Posición marcada
settings-preserved-explained = En el menú { menu-edit }: «{ menu-preserve }» guarda una posición y «{ menu-restore }» vuelve a ella.
settings-history-window = Partidas terminadas
settings-history-window-explained = Cada partida jugada hasta el final, con lo que ganaste.
settings-players = Jugadores de este dispositivo
settings-players-explained = Cada cual tiene sus ajustes, su recuento y sus partidas.

# What is to be said of the next hand, if it is not one by the rules as they are
# set; $reason is a sentence that says why.
settings-next-hand-ends-game = Alguien tiene ya los puntos para ganar: la partida termina con esta ronda y cuenta como jugada con ayuda.
settings-next-hand-by-old-rules = { $reason } Esta partida sigue con sus reglas anteriores hasta que lo cambies.

# The button that gives new rules to a kept game.
settings-replace = Dar estas reglas a { $name }

# What stays after a kept game was deleted.
settings-deleted = «{ $name }» ya no se conserva. Sus reglas siguen puestas hasta que elijas otro juego.

# What is in the field for points is no number; the target stays as it is.
# $still is a number of points, "150 points".
settings-not-a-target = Escribe un número de 1 a 9999. Hasta entonces se queda en { $still }.

# A number of points that the other rules do not allow; $reason is a sentence.
settings-refused-target = { $reason } Hasta que escribas otro, se queda en { $still }.

# Changes a rule together with the one that stands in its way, in quotation marks.
settings-turn-on-too = Activar también { $rule }
settings-turn-off-too = Desactivar también { $rule }
settings-set-too = Poner también { $rule }

# Qué se oye y a qué volumen.
settings-sound = Sonido
settings-sound-explained = Fichas sobre madera, y una nota por los puntos.
# Said of the settings below while there is no sound.
settings-silent = El sonido está desactivado.
settings-volume = Volumen
settings-volume-explained = A qué volumen suena todo.
settings-volume-quiet = Bajo
settings-volume-quiet-explained = Apenas se oye.
settings-volume-medium = Medio
settings-volume-medium-explained = Como fichas sobre una mesa.
settings-volume-loud = Alto
settings-volume-loud-explained = Se oye desde la habitación de al lado.
settings-sound-of-bones = Oír las fichas
settings-sound-of-bones-explained = El golpe de cada ficha que se juega.
settings-sound-of-shuffle = Oír la mezcla
settings-sound-of-shuffle-explained = Las fichas antes de cada ronda.
settings-sound-of-scores = Oír los puntos
settings-sound-of-scores-explained = Dos notas cuando alguien anota puntos.
settings-sound-of-blasts = Oír los petardos
settings-sound-of-blasts-explained = El estallido de una ficha que salta por los aires.

# What players look for that is not set in this window: what they find, and what
# stands above it.
settings-beside = No se ajusta aquí
settings-text-size = Tamaño del texto
settings-text-size-explained = Para todo menos las fichas.
settings-language = Idioma
settings-language-explained = Todo lo que dice el programa.
settings-language-system = El del sistema
settings-clock = Tiempo para pensar
settings-clock-explained = Todo el que quieras, salvo en juegos con reloj, como { game-firecracker-fives }.
settings-network = Partidas en red
settings-network-explained = No hay: el programa nunca se conecta a la red. En este dispositivo pueden jugar varias personas.
settings-peeking = Mirar fichas ocultas
settings-peeking-explained = En el menú { menu-view }: «{ menu-show-hidden-hands }» y «{ menu-show-boneyard }». Cuenta como jugada con ayuda.

# Other words by which the settings are looked for; nobody reads them, and their
# order does not matter. Parts of words are found, too. What a setting is called and
# what is said of it need not be here. Words with accents are there without them, too.
settings-game-sought = variante variación variacion tipo clase reglamento preajuste modo propio personalizado casa
settings-level-sought = dificultad difícil dificil fácil facil fuerza oponente contrario ordenador computadora máquina maquina robot ia inteligente tonto novato experto
settings-seats-sought = jugadores número numero rivales multijugador dos tres cuatro parejas compañero companero equipos amigo turnos personas sillas
settings-pace-sought = velocidad espera retraso pausa tiempo turno pensar lento rápido rapido automático automatico ordenador computadora rival
settings-one-click-sought = clic doble dos veces elegir punta extremo automático automatico
settings-auto-draw-sought = automático automatico pozo tomar comer clic
settings-cut-sought = mezclar barajar revolver honesto limpio trampa sello reparto azar prueba
settings-take-for-me-sought = tomar coger siete clic elegir robar salida mano automático automatico repartir boca abajo
settings-motion-sought = animaciones animación animacion animado velocidad efectos deslizar volar reducir transiciones celebración celebracion confeti
settings-flicker-sought = destello parpadear resaltar última ultima jugada efectos
settings-view-sought = zoom tamaño tamano disposición disposicion tablero pequeño pequeno grande compacto
settings-table-count-sought = suma total puntas extremos sumar pista ayuda aritmética aritmetica
settings-score-keeping-sought = cribbage clavijas agujeros cruces papel marcador recuento puntos tablero
settings-numerals-sought = números numeros dígitos digitos puntos accesibilidad legible grande texto
settings-lens-sought = ayuda análisis analisis probabilidad contar fichas asistente
settings-tutor-sought = entrenador profesor maestro avisar aviso error confirmar retirar deshacer ayuda consejo
settings-play-edges-sought = quién jugador color marco contorno perno jugada por
settings-plain-surfaces-sought = fondo dibujo patrón patron textura paño pano fieltro madera mármol marmol aspecto gráficos graficos
settings-first-hints-sought = trucos tutorial ayuda aprender principiante lecciones guía guia explicar pistas
settings-colors-sought = tema temas oscuro claro noche modo aspecto apariencia fondo estilo contraste daltónico daltonico accesibilidad personalizar paño pano
settings-folder-sought = directorio ruta ubicación ubicacion sitio datos disco copia seguridad dónde donde archivos ficheros
settings-saved-sought = autoguardado automático automatico disco copia seguridad guardar
settings-saved-games-sought = cargar abrir archivo fichero exportar importar continuar guardar
settings-preserved-sought = marcador punto control posición posicion deshacer instantánea instantanea
history-keep-sought = registro estadísticas estadisticas privacidad recordar pasado
settings-history-window-sought = estadísticas estadisticas resultados registros pasado lista victorias derrotas
settings-players-sought = nombre usuario perfil cuenta cambiar renombrar persona iniciar sesión sesion familia
settings-text-size-sought = fuente letra letras zoom escala mayor menor grande pequeño pequeno legible accesibilidad ppp resolución resolucion pantalla completa interfaz
settings-language-sought = traducción traduccion traducir inglés ingles español espanol castellano alemán aleman francés frances internacional región region lengua language english sprache deutsch
settings-sound-sought = sonidos música musica audio volumen silencio silenciar ruido voz efectos alto
settings-volume-sought = alto bajo fuerte nivel
settings-sound-of-bones-sought = golpe clic ficha jugar
settings-sound-of-shuffle-sought = barajar mezclar repartir ruido
settings-sound-of-scores-sought = campana tono notas puntuar
settings-sound-of-blasts-sought = explosión estallido bang
settings-clock-sought = reloj temporizador cronómetro cronometro tiempo límite limite cuenta atrás atras velocidad prisa segundos minutos
settings-network-sought = línea linea online internet multijugador servidor lan remoto amigo wifi conectar
settings-peeking-sought = trampas trampa espiar revelar mostrar rival oponente mano boca arriba ver abierto

settings-page-basic = Básico
settings-page-rules = Reglas
settings-page-more = Más

settings-group-play = Juego
settings-group-table = Mesa
settings-group-sound = Sonido
settings-group-learning = Aprender
settings-group-files = Archivos

settings-text-size-small = Pequeño
settings-text-size-usual = Normal
settings-text-size-large = Grande
settings-text-size-largest = Muy grande

settings-edit-colors = Editar colores

settings-undo-reset = Deshacer

settings-keys = Teclas
settings-keys-explained = Todo se puede hacer sin ratón.
settings-keys-sought = atajos teclado raton ratón combinaciones
