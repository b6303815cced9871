# The menu bar, its menus, and the titles of windows.

# The menu with everything that concerns games.
menu-game = Partida
menu-game-letter = P

# The menu with what changes the game on the table, and the settings.
menu-edit = Editar
menu-edit-letter = E

# The menu with everything that there is to be seen.
menu-view = Ver
menu-view-letter = V

# The menu with all that helps one to play better.
menu-learn = Aprender
menu-learn-letter = A

menu-help = Ayuda
menu-help-letter = Y

# Says what would be best to play.
menu-hint = Pista

# Shows what can be known of the bones that are not seen.
menu-lens = Contador de fichas

menu-tutor-off = Tutor: apagado
menu-tutor-gentle = Tutor: discreto
menu-tutor-strict = Tutor: estricto

menu-quit = Salir

menu-undo = Deshacer

menu-redo = Rehacer

# Keeps the position. Not "guardar", which is for games.
menu-preserve = Marcar posición

# Goes back to it.
menu-restore = Ir a la marca

# Puts one's hand in order.
menu-sort-hand = Ordenar mis fichas

# Shows only the ends of the line.
menu-ends-only = Solo los extremos

menu-full-screen = Pantalla completa

menu-sound = Sonido

# Puts all lines of the log where other programs can take them from.
menu-copy-log = Copiar registro

# Lays the hands of all Nestors open, be it one or several.
menu-show-hidden-hands = Fichas de todos

# Lays the boneyard open.
menu-show-boneyard = Fichas del pozo

# Goes through the hand or game that is over, moment by moment.
menu-review = Repasar

# While something cannot be saved.
bar-not-saved = Sin guardar

bar-assisted = Con ayuda
bar-assisted-why = Has tenido ayuda en esta partida, así que el balance la cuenta como «con ayuda».

bar-menus = Menús

# What a click on the game's name does.
bar-choose-game = Elegir otro juego

# In the Game menu.
menu-save-game = Guardar partida

# In the Game menu.
menu-open-game = Abrir partida

menu-open = Abrir
menu-save = Guardar

# In the Game menu.
menu-restart-game = Reiniciar partida
menu-pause = Pausa
menu-give-up = Abandonar

# In the Game menu.
menu-change-player = Cambiar de jugador

# The titles of windows; those of the Game menu, "Save game" and "Open game",
# are called as there.
window-players = ¿Quién juega?
window-tally = Balance
window-history = Historial
window-settings = Ajustes
window-colors = Colores
window-help = Ayuda
window-about = Acerca de { -program }
window-log = Registro
window-new-game = Nueva partida

# The button in the corner of every window.
window-close = Cerrar
