# The Colors window.

# The theme on the table.
colors-in-use = En uso

# A theme that is not as the program came with it.
colors-edited = modificado

# Puts a theme on the table.
colors-use = Usar

colors-edit = Editar
# Why a ready-made look is not opened for changes.
colors-look-is-fixed = Los temas incluidos no se pueden cambiar: copia uno primero.

# Brings a theme back to what the program came with.
colors-reset = Restablecer

# Keeps a copy of a theme among one's own.
colors-copy = Copiar
colors-copy-of = { $theme } (copia)

# Writes a theme to a file, to send it to somebody; reads one.
colors-send = Guardar como archivo
colors-fetch = Abrir un archivo

# An own theme: another name, and away with it.
colors-rename = Renombrar
colors-remove = Quitar

# A theme that was removed, and what brings it back.
colors-removed = { $theme }: tema quitado.
colors-bring-back = Recuperar
colors-bring-theme-back = Recuperar { $theme }

# Brings back the colors that a theme had before it was reset.
colors-edited-again = Recuperar mis cambios
colors-edited-again-theme = Recuperar mis cambios de { $theme }

# The field for the name of a theme, and what keeps it.
colors-name = Nombre
colors-keep-name = Guardar nombre

colors-close = Cerrar

colors-save = Guardar

# Forgets the changes.
colors-cancel = Cancelar

# Under the picture.
colors-click-the-table = Haz clic en una parte de la mesa, o de este dibujo, para elegir su color

# Between a color before and after a change.
colors-to = a

# A text in the picture.
colors-sample = Puntos: 85

# A button in the picture.
colors-button = Tu turno

# The name of the list of colors.
colors-color-to-change = Color que se cambia

# Under a bone that lies face down.
colors-back = Dorso

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

# Buttons of a theme, for a screen reader.
colors-use-theme = Usar { $theme }
colors-edit-theme = Editar { $theme }
colors-reset-theme = Restablecer { $theme }

# Over the editor.
colors-editing = Editando { $theme }

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
color-pips-selected = Puntos de la elegida
color-lines-selected = Línea de la elegida
color-outlines-selected = Contorno de la elegida
color-backs = Dorsos
color-buttons = Botones
color-button-text = Texto de los botones

# Bones in the picture: what stands under each, and its pips, line and outline.
colors-in-hand = En mano
colors-in-hand-pips = Puntos de tu mano
colors-in-hand-line = Línea de tu mano
colors-in-hand-outline = Contorno de tu mano
colors-selected = Elegida
colors-selected-pips = Puntos de la ficha elegida
colors-selected-line = Línea de la ficha elegida
colors-selected-outline = Contorno de la ficha elegida
colors-yours = Tuya
colors-yours-pips = Puntos de tus jugadas
colors-yours-line = Línea de tus jugadas
colors-yours-outline = Contorno de tus jugadas
colors-nestors = De Nestor
colors-nestors-pips = Puntos de las jugadas de Nestor
colors-nestors-line = Línea de las jugadas de Nestor
colors-nestors-outline = Contorno de las jugadas de Nestor

# How well the chosen color stands out; $contrast and $enough are numbers to 1.
colors-least-contrast = Contraste mínimo: { $contrast } a 1 (basta { $enough })

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
