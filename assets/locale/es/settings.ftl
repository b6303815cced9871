# The Settings window; the rules are in rules.ftl.

# During a game: when a change takes effect.
settings-from-the-next-hand = Los cambios de reglas se aplican en la próxima ronda.

# The name of the list of games.
settings-game = Juego

# Above the built-in games.
settings-ready-made = Incluidos

settings-other = Otros

# The name of the field for the name of a game.
settings-game-name = Nombre de tu juego

# What the field shows while it is empty.
settings-game-name-hint = Ponles nombre a estas reglas

# Button: saves the new name.
settings-save-name = Guardar nombre

# The name of the list of levels.
settings-level = Nivel de Nestor

# The display settings, each with what it does.
settings-pace = Velocidad de Nestor
settings-one-click = Jugar con un clic
settings-one-click-explained = Si la ficha solo encaja en un sitio.
settings-auto-draw = Robar hasta que encaje una
settings-auto-draw-explained = Con un solo clic, salvo en { game-the-draw-game } y con petardos.
settings-take-for-me = Repartirme las fichas
settings-take-for-me-explained = Si no, sacas ficha para la salida y, en { game-the-draw-game }, tomas tus fichas de la mesa.
settings-cut = Cortar antes de cada ronda
settings-cut-explained = Ves el sello del barajado y eliges por dónde cortar.
settings-motion = Animaciones
settings-flicker = Resaltar la jugada de Nestor
settings-flicker-explained = El extremo donde acaba de jugar parpadea un momento. Requiere animaciones.
settings-ends-only = { menu-ends-only }
settings-ends-only-explained = La última ficha de cada brazo, grande y fácil de leer.
settings-table-count = Mostrar la suma de la mesa
settings-table-count-explained = Lo que suman los extremos abiertos, en el borde inferior de la mesa.
settings-score-keeping = Marcador
settings-score-keeping-explained = Para juegos en los que solo puntúan los cincos, o en los que cada cinco y cada tres vale un punto.
settings-bones = Fichas
settings-bones-explained = Su aspecto en la mano y en la mesa.
settings-bones-ivory = Marfil
settings-bones-ebony = Ébano
settings-bones-jade = Jade
settings-bones-bone-and-red = Hueso y rojo
settings-bones-colored-pips = Puntos de colores
settings-bones-large-pips = Puntos grandes
settings-backs = Dorsos
settings-backs-explained = El dibujo de las fichas boca abajo.
settings-backs-diamond = Rombo
settings-backs-meander = Greca
settings-backs-laurel = Laurel
settings-backs-plain = Liso
settings-numerals = Números en las fichas
settings-play-edges = Bordes de color
settings-play-edges-explained = Cada ficha de la mesa lleva un borde con el color de quien la jugó.
settings-play-edges-from-three = Con tres o cuatro jugadores
settings-play-edges-from-three-explained = Con dos, el color del remache central indica quién jugó la ficha.
settings-play-edges-always = Siempre
settings-play-edges-never = Nunca
settings-play-edges-never-explained = El color del remache central indica quién jugó cada ficha; con tres o cuatro jugadores, también el de su canto inferior.
settings-plain-surfaces = Superficies lisas
settings-plain-surfaces-explained = Madera y paño sin textura.
settings-lens = { menu-lens }
settings-lens-explained = Muestra qué fichas faltan por ver y quién puede tenerlas. La partida cuenta como «con ayuda».
settings-lens-off = Apagado
settings-lens-on = Encendido
settings-lens-while-held = Mientras la pulsas
settings-rating = { rating-show }
settings-tutor = Tutor
settings-tutor-explained = Te avisa antes de un error. La partida cuenta como «con ayuda».
settings-tutor-off = Apagado
settings-tutor-gentle = Discreto
settings-tutor-gentle-explained = Avisa antes de las jugadas que cuestan al menos 8 puntos o reducen la probabilidad de ganar en al menos 8 puntos porcentuales.
settings-tutor-strict = Estricto
settings-tutor-strict-explained = Avisa antes de las jugadas que cuestan al menos 3 puntos o reducen la probabilidad de ganar en al menos 3 puntos porcentuales.

# The choice that lets you type a number of points.
settings-own-target = Otra

# The field that searches all pages, and the button that empties a search field.
settings-search = Buscar en los ajustes
search-clear = Borrar la búsqueda
# Whether words are written together, as “Steinzähler” in German, so that “Zähler” finds it, too:
# “yes” or “no”, not translated.
search-has-compounds = no

# How much was found.
settings-found = { $count ->
    [0] Sin resultados
    [one] 1 resultado
   *[other] { $count } resultados
}

# The choices of a setting by which a search found it.
settings-found-choices = Opciones: { $choices }

# Resets a page to its defaults, or the rules to those of the most similar built-in game.
settings-reset-page = Restablecer esta página
settings-reset-rules = Volver a { $game }

# Headings above groups of rules.
settings-section-hand = La ronda
settings-section-scoring = Puntuación
settings-section-end = Final de la ronda
settings-section-winning = Ganar la partida

# How fast Nestor plays.
settings-pace-wait-for-ok = Esperar mi OK
settings-pace-slow = Lenta
settings-pace-normal = Normal
settings-pace-fast = Rápida

# What the score is kept on.
settings-score-keeping-numbers = Números
settings-score-keeping-cribbage-board = Tablero de cribbage
settings-score-keeping-cribbage-board-explained = Junto a los números. Un agujero por cada cinco, o por cada punto si los cincos y treses valen uno.
settings-score-keeping-paper = Cruces en papel
settings-score-keeping-paper-explained = Una raya por cada cinco o por cada punto. Una cruz grande con cuatro pequeñas son diez.

# How fast bones move.
settings-motion-as-the-system-wishes = Como el sistema
settings-motion-as-the-system-wishes-explained = A velocidad normal, o sin movimiento si tu sistema lo reduce.
settings-motion-off = Ninguna
settings-motion-fast = Rápidas
settings-motion-normal = Normales
settings-motion-slow = Lentas

# The row that leads to the colors.
settings-colors = Colores

# The rows about files, each with what it says.
settings-folder = Carpeta de datos
settings-open-folder = Abrir carpeta
settings-copy-path = Copiar ruta
settings-saved = Guardado

# A warning if the next hand won’t be played by the rules as they are
# set. $reason is a sentence.
settings-next-hand-ends-game = Con esta meta, alguien ya ganó: la partida termina con esta ronda y cuenta como «con ayuda».
settings-next-hand-by-old-rules = { $reason } Hasta que lo cambies, esta partida sigue con las reglas de antes.

# Button: gives a game of the player’s own the rules that are set.
settings-replace = Actualizar «{ $name }» con estas reglas

# After a game of the player’s own was deleted.
settings-deleted = «{ $name }» eliminado. Sus reglas siguen en vigor hasta que elijas otro juego.

# The field for points holds no number, so the target stays.
# $still is a number of points, "150 points".
settings-not-a-target = Escribe un número de 1 a { $most }. Hasta entonces, la meta se queda en { $still }.

# The other rules don’t allow this number of points; $reason is a sentence.
settings-refused-target = { $reason } Hasta que escribas otro número, la meta se queda en { $still }.

# Button: changes another rule, too, which is in the way. $rule comes in quotation marks.
settings-change-too = { $to ->
    [on] Activar también «{ $rule }»
    [off] Desactivar también «{ $rule }»
   *[value] Cambiar también «{ $rule }»
}

# What is heard, and how loud.
settings-sound = Sonido
# Said of the sound settings while sound is off.
settings-silent = El sonido está desactivado.
settings-volume = Volumen
settings-volume-quiet = Bajo
settings-volume-medium = Medio
settings-volume-loud = Alto
settings-sound-of-bones = Sonido de las fichas
settings-sound-of-shuffle = Sonido al barajar
settings-sound-of-scores = Sonido de los puntos
settings-sound-of-blasts = Sonido de los petardos

# Things players search for that are set elsewhere, and the heading
# above them.
settings-beside = En otro sitio
settings-text-size = Tamaño del texto
settings-text-size-explained = De todo menos de las fichas.

# The choice of a language. Languages are called by their own names.
settings-language = Idioma
settings-language-explained = Si el de tu sistema no está disponible, se usa el inglés.
settings-language-system = El del sistema
settings-network = Jugar en línea
settings-network-explained = No es posible. Varias personas pueden jugar por turnos en este equipo.

# The pages of the window.
settings-page-basic = Básico
settings-page-rules = Reglas
settings-page-more = Más

# The groups of the last page.
settings-group-play = Juego
settings-group-table = Mesa
settings-group-learning = Aprender
settings-group-files = Archivos

# Sizes of text, for a screen reader: they are shown as letters.
settings-text-size-small = Pequeño
settings-text-size-usual = Normal
settings-text-size-large = Grande
settings-text-size-largest = Muy grande

# Opens the Colors window.
settings-edit-colors = Editar colores

# Undoes the reset of a page.
settings-undo-reset = Deshacer
