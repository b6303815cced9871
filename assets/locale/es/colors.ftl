# The Colors window.

# Keeps a copy of a theme among one's own.
colors-copy = Copiar
colors-copy-of = { $theme } (copia)

# Writes a theme to a file, to send it to somebody; reads one.
colors-send = Guardar como archivo…
colors-fetch = Abrir un archivo…

# An own theme: another name, and away with it.
colors-remove = Eliminar

# The field for the name of a theme, and what keeps it.
colors-name = Nombre

colors-save = Guardar

# Forgets the changes.
colors-cancel = Cancelar

# A button in the picture.
colors-button = Botón

# The name of the list of colors.
colors-color-to-change = Color que se cambia

# The sliders.
colors-red = Rojo
colors-green = Verde
colors-blue = Azul
colors-hue = Tono
colors-saturation = Saturación
colors-lightness = Luminosidad

# The color in writing, and what is said while that is no color.
colors-hex = Hex
colors-not-hex = seis cifras, de 0 a F

# The themes.
theme-classic-table = Mesa clásica
theme-dark-room = Sala oscura
theme-clear-for-every-eye = Legible para todos
theme-blue-cloth = Paño azul
theme-walnut = Nogal
theme-cafe-marble = Mármol de café
theme-night = Noche
theme-linen = Lino

# The colors of a theme.
color-background = Fondo
color-text = Texto
color-your-hand = Tu mano
color-first-plays = Tus jugadas
color-second-plays = Jugadas de Nestor
color-third-plays = Jugadas del tercer asiento
color-fourth-plays = Jugadas del cuarto asiento
color-pips = Puntos
color-lines = Líneas
color-outlines = Contornos
color-your-hand-selected = Ficha elegida
color-pips-selected = Sus puntos
color-lines-selected = Su línea
color-outlines-selected = Su borde
color-backs = Dorsos
color-buttons = Botones
color-button-text = Texto de los botones

# Two things that must be told apart and are not, $what, and the contrast that
# they have, a number to 1.
colors-complaint = { $what }: { $contrast } a 1

# Things that must be told apart and are not.
colors-hard-to-see-text-on-background = El texto se lee mal
colors-hard-to-see-button-text-on-buttons = El texto de los botones se lee mal
colors-hard-to-see-buttons-on-background = Los botones se ven mal sobre el fondo
colors-hard-to-see-your-hand-on-background = Tu mano se ve mal sobre el fondo
colors-hard-to-see-first-plays-on-background = Tus jugadas se ven mal sobre el fondo
colors-hard-to-see-second-plays-on-background = Las jugadas de Nestor se ven mal sobre el fondo
colors-hard-to-see-your-hand-selected-on-background = Una ficha elegida se ve mal sobre el fondo
colors-hard-to-see-second-plays-on-first-plays = Las jugadas de Nestor se distinguen mal de las tuyas
colors-hard-to-see-your-hand-selected-on-your-hand = Una ficha elegida se distingue mal de las demás
colors-hard-to-see-backs-on-your-hand = Una ficha boca abajo se distingue mal de tu mano
colors-hard-to-see-pips-on-your-hand = Los puntos de tu mano se ven mal
colors-hard-to-see-pips-on-first-plays = Los puntos de tus jugadas se ven mal
colors-hard-to-see-pips-on-second-plays = Los puntos de las jugadas de Nestor se ven mal
colors-hard-to-see-pips-selected-on-your-hand-selected = Los puntos de una ficha elegida se ven mal
colors-hard-to-see-lines-on-your-hand = Las líneas de tu mano se ven mal
colors-hard-to-see-lines-on-first-plays = Las líneas de tus jugadas se ven mal
colors-hard-to-see-lines-on-second-plays = Las líneas de las jugadas de Nestor se ven mal
colors-hard-to-see-lines-selected-on-your-hand-selected = La línea de una ficha elegida se ve mal
colors-hard-to-see-outlines-on-your-hand = El contorno de tu mano se ve mal
colors-hard-to-see-outlines-on-first-plays = El contorno de tus jugadas se ve mal
colors-hard-to-see-outlines-on-second-plays = El contorno de las jugadas de Nestor se ve mal
colors-hard-to-see-outlines-selected-on-your-hand-selected = El contorno de una ficha elegida se ve mal
colors-hard-to-see-outlines-selected-on-background = El contorno de una ficha elegida se ve mal sobre el fondo
colors-hard-to-see-third-plays-on-background = Las jugadas del tercer asiento se ven mal sobre el fondo
colors-hard-to-see-pips-on-third-plays = Los puntos de las jugadas del tercer asiento se ven mal
colors-hard-to-see-lines-on-third-plays = Las líneas de las jugadas del tercer asiento se ven mal
colors-hard-to-see-outlines-on-third-plays = El contorno de las jugadas del tercer asiento se ve mal
colors-hard-to-see-fourth-plays-on-background = Las jugadas del cuarto asiento se ven mal sobre el fondo
colors-hard-to-see-pips-on-fourth-plays = Los puntos de las jugadas del cuarto asiento se ven mal
colors-hard-to-see-lines-on-fourth-plays = Las líneas de las jugadas del cuarto asiento se ven mal
colors-hard-to-see-outlines-on-fourth-plays = El contorno de las jugadas del cuarto asiento se ve mal

colors-ready-looks = Aspectos incluidos
colors-your-themes = Tus temas

colors-click-the-picture = Haz clic en una parte de la imagen para elegir su color.

colors-more = Más

colors-restore = Restablecer
colors-undo-restore = Deshacer

colors-undo-remove = Recuperar { $theme }
colors-undo-drop = Recuperar los cambios de { $theme }

colors-group-selected = Ficha elegida
colors-group-seats = Tercer y cuarto asiento

colors-rgb = RGB
colors-hsl = HSL

colors-before-now = antes, ahora
