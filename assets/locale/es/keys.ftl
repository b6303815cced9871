# The window “Keyboard and mouse”.

window-keys = Teclado y ratón

# Headings of the list. The others are the names of the menus.
keys-at-table = En la mesa
keys-mouse = Ratón

# Names of keys, as printed on them.
key-space = Espacio
key-enter = Enter
key-tab = Tab
key-ctrl = Ctrl
key-alt = Alt
key-shift = Mayús
key-escape = Esc
key-home = Inicio
key-end = Fin
key-page-up = Re Pág
key-page-down = Av Pág
key-left = Izquierda
key-right = Derecha
key-up = Arriba
key-down = Abajo
key-menu = Menú

# What keys do. Keys of menu lines are described by those lines.
key-space-does = pulsar el botón de tu turno
key-shift-arrows-does = mover la ficha elegida dentro de tu mano
key-left-right-does = elegir una ficha de tu mano
key-up-down-does = ir a la siguiente ficha que encaja y elegir su lugar
key-enter-does = jugar la ficha; si encaja en varios extremos, elige uno y pulsa Enter otra vez
key-sides-does = jugar la ficha en el extremo derecho, izquierdo, superior o inferior
key-state-does = hacer que un lector de pantalla describa la mesa
key-firecracker-does = tomar tu petardo; las flechas eligen la ficha y Enter la hace saltar
key-menu-does = abrir el menú de la ficha o el extremo que tiene el foco
key-page-does = desplazar una ventana o el registro
key-tab-does = recorrer todo lo que hay en pantalla
key-escape-does = quitar la selección, o cerrar un menú o una ventana

# What keys do during a review.
key-review-actions = jugada anterior o siguiente
key-review-hands = ronda anterior o siguiente
key-review-ends = primera o última posición
key-review-over = cerrar el repaso

# What the key of a menu does. $menu is the name of the menu.
key-of-menu-does = abrir el menú «{ $menu }»

# What the mouse does.
mouse-click-bone = Clic en una ficha
mouse-click-bone-does = jugarla, o elegirla si hay varios lugares
mouse-click-end = Clic en un extremo
mouse-click-end-does = jugar ahí la ficha elegida
mouse-double-click = Doble clic en una ficha
mouse-double-click-does = jugarla, si encaja en un solo extremo
mouse-drag-bone = Arrastrar una ficha a un extremo
mouse-drag-bone-does = jugarla ahí
mouse-drag-in-hand = Arrastrar una ficha dentro de tu mano
mouse-drag-in-hand-does = ordenar tu mano
mouse-right-click = Clic derecho
mouse-right-click-does = abrir el menú de una ficha, un extremo, una puntuación o una entrada del registro
mouse-right-click-table = Clic derecho en la mesa
mouse-right-click-table-does = quitar la selección
