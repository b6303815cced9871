# The Colors window.

# Adds a copy of a theme to the player’s own themes.
colors-copy = Duplicar
colors-copy-of = { $theme } (copia)

# Saves a theme as a file, and opens one.
colors-send = Guardar como archivo…
colors-fetch = Abrir archivo…

# Deletes a theme of the player’s own.
colors-remove = Eliminar

# The field for the name of a theme.
colors-name = Nombre

# A button in the picture.
colors-button = Botón

# The name of the list of colors.
colors-color-to-change = Elegir color

# The sliders.
colors-red = Rojo
colors-green = Verde
colors-blue = Azul
colors-hue = Tono
colors-saturation = Saturación
colors-lightness = Luminosidad

# The field for a color code, and its tooltip while the code is wrong.
colors-hex = Hex
colors-not-hex = Seis cifras: 0–9 y A–F

# The themes.
theme-classic-table = Mesa clásica
theme-dark-room = Sala oscura
theme-clear-for-every-eye = Para daltónicos
theme-blue-cloth = Paño azul
theme-walnut = Nogal
theme-cafe-marble = Mármol de café
theme-night = Noche
theme-linen = Lino

# The colors of a theme.
color-background = Fondo
color-text = Texto
color-your-hand = Fichas de tu mano
color-first-plays = Tus fichas jugadas
color-second-plays = Fichas jugadas de Nestor
color-third-plays = Fichas del tercer jugador
color-fourth-plays = Fichas del cuarto jugador
color-pips = Puntos
color-lines = Líneas
color-outlines = Contornos
color-your-hand-selected = Ficha elegida
color-pips-selected = Ficha elegida: puntos
color-lines-selected = Ficha elegida: línea
color-outlines-selected = Ficha elegida: contorno
color-backs = Dorsos
color-buttons = Botones
color-button-text = Texto de los botones

# A warning: $what is one of the messages below, and $contrast the contrast
# of the two colors.
colors-complaint = { $what } ({ $contrast }:1)

# Colors that are too much alike.
colors-hard-to-see-text-on-background = El texto se lee mal
colors-hard-to-see-button-text-on-buttons = El texto de los botones se lee mal
colors-hard-to-see-buttons-on-background = Los botones se ven mal sobre el fondo
colors-hard-to-see-your-hand-on-background = Las fichas de tu mano se ven mal sobre el fondo
colors-hard-to-see-first-plays-on-background = Tus fichas jugadas se ven mal sobre el fondo
colors-hard-to-see-second-plays-on-background = Las fichas de Nestor se ven mal sobre el fondo
colors-hard-to-see-your-hand-selected-on-background = La ficha elegida se ve mal sobre el fondo
colors-hard-to-see-second-plays-on-first-plays = Las fichas de Nestor se distinguen mal de las tuyas
colors-hard-to-see-your-hand-selected-on-your-hand = La ficha elegida se distingue mal de las demás
colors-hard-to-see-backs-on-your-hand = Las fichas boca abajo se distinguen mal de las de tu mano
colors-hard-to-see-pips-on-your-hand = Los puntos de las fichas de tu mano se ven mal
colors-hard-to-see-pips-on-first-plays = Los puntos de tus fichas jugadas se ven mal
colors-hard-to-see-pips-on-second-plays = Los puntos de las fichas de Nestor se ven mal
colors-hard-to-see-pips-selected-on-your-hand-selected = Los puntos de la ficha elegida se ven mal
colors-hard-to-see-lines-on-your-hand = Las líneas de las fichas de tu mano se ven mal
colors-hard-to-see-lines-on-first-plays = Las líneas de tus fichas jugadas se ven mal
colors-hard-to-see-lines-on-second-plays = Las líneas de las fichas de Nestor se ven mal
colors-hard-to-see-lines-selected-on-your-hand-selected = La línea de la ficha elegida se ve mal
colors-hard-to-see-outlines-on-your-hand = El contorno de las fichas de tu mano se ve mal
colors-hard-to-see-outlines-on-first-plays = El contorno de tus fichas jugadas se ve mal
colors-hard-to-see-outlines-on-second-plays = El contorno de las fichas de Nestor se ve mal
colors-hard-to-see-outlines-selected-on-your-hand-selected = El contorno de la ficha elegida se ve mal
colors-hard-to-see-outlines-selected-on-background = El contorno de la ficha elegida se ve mal sobre el fondo
colors-hard-to-see-third-plays-on-background = Las fichas del tercer jugador se ven mal sobre el fondo
colors-hard-to-see-pips-on-third-plays = Los puntos de las fichas del tercer jugador se ven mal
colors-hard-to-see-lines-on-third-plays = Las líneas de las fichas del tercer jugador se ven mal
colors-hard-to-see-outlines-on-third-plays = El contorno de las fichas del tercer jugador se ve mal
colors-hard-to-see-fourth-plays-on-background = Las fichas del cuarto jugador se ven mal sobre el fondo
colors-hard-to-see-pips-on-fourth-plays = Los puntos de las fichas del cuarto jugador se ven mal
colors-hard-to-see-lines-on-fourth-plays = Las líneas de las fichas del cuarto jugador se ven mal
colors-hard-to-see-outlines-on-fourth-plays = El contorno de las fichas del cuarto jugador se ve mal

# Headings above the pictures.
colors-ready-looks = Temas incluidos
colors-your-themes = Tus temas

# The picture of a table, and what stands below it.
colors-click-the-picture = Haz clic en una parte de la imagen para elegir su color.

# The menu of a theme.
colors-more = Más

# Sets the default colors.
colors-restore = Restablecer

# Brings back a deleted theme, and changes that weren’t saved.
colors-undo-remove = Recuperar { $theme }
colors-undo-drop = Recuperar los cambios de { $theme }

# A group of colors that is collapsed at first.
colors-group-seats = Tercer y cuarto jugador

# The choice between two kinds of sliders.
colors-rgb = RGB
colors-hsl = HSL

# Beside two patches of color: the old one and the new one.
colors-before-now = Antes y ahora
