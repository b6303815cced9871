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

# Says what would be best to play.
menu-hint = Pista

# Shows what can be known of the bones that are not seen.
menu-lens = Lupa

menu-quit = Salir

menu-undo = Deshacer

menu-redo = Rehacer

# Keeps the position. Not "guardar", which is for games.
menu-preserve = Marcar posición

# Goes back to it.
menu-restore = Volver a la marca

# Puts one's hand in order.
menu-sort-hand = Ordenar mi mano

# Shows the whole table, or its ends only.
menu-whole-table = Mesa entera

# Looks at all of it, and keeps doing so.
menu-see-all = Verla toda

# Where the whole table would be small: looks at the part where the last bone was played.
menu-follow-play = Seguir las jugadas

# Fills the screen with the window, or not any more.
menu-full-screen = Pantalla completa

# Puts all lines of the log where other programs can take them from.
menu-copy-log = Copiar registro

# Lays the hands of all Nestors open, be it one or several.
menu-show-hidden-hands = Mostrar manos ocultas

# Lays the boneyard open.
menu-show-boneyard = Mostrar pozo

# Goes through the hand or game that is over, moment by moment.
menu-review = Repasar

# While something cannot be saved.
bar-not-saved = Sin guardar

# What a click on the game's name does.
bar-choose-game = Elegir otro juego

# What a click on the level does.
bar-choose-level = Elegir a qué nivel juega Nestor

# In the Game menu.
menu-save-game = Guardar partida

# In the Game menu.
menu-open-game = Abrir partida

# In the Game menu.
menu-restart-game = Repetir partida
menu-pause = Pausa
menu-give-up = Abandonar

# In the Game menu.
menu-change-player = Cambiar jugador

# The titles of windows; those of the Game menu, "Save game" and "Open game",
# are called as there.
window-players = ¿Quién juega?
window-tally = Recuento de partidas
window-history = Historial
window-settings = Ajustes
window-colors = Colores
window-help = Ayuda
window-about = Acerca de
window-log = Registro
window-new-game = Partida nueva
