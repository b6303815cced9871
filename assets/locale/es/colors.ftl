# The Colors window.

# Adds a copy of a theme to the player’s own themes.
colors-copy = Duplicar
colors-copy-of = { $theme } (copia)

# Saves a theme as a file, and opens one.
colors-send = Guardar como archivo…
colors-fetch = Abrir archivo…

# The field for the name of a theme.
colors-name = Nombre

# A button in the picture.
colors-button = Botón

# The name of the list of colors.
colors-color-to-change = Color

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
colors-complaint = Poco contraste: «{ $what }» sobre «{ $on }» ({ $contrast }:1)

# Headings above the pictures.
colors-ready-looks = Temas incluidos
colors-more-themes = Más temas
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

# The foot while no color is changed: the theme that was clicked, and the button that closes the window.
colors-set = «{ $theme }» ya está puesto y guardado.
colors-done = Listo

# A group of colors that is collapsed at first.
colors-group-seats = Tercer y cuarto jugador

# The choice between two kinds of sliders.
colors-rgb = RGB
colors-hsl = HSL

# Beside two patches of color: the old one and the new one.
colors-before-now = Antes, ahora
