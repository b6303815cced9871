# The menu bar, its menus, and the titles of windows.

# Starting, saving, and leaving games.
menu-game = Partida
menu-game-letter = P

# Undo, bookmarks, and settings.
menu-edit = Editar
menu-edit-letter = E

# What is shown on the table and in windows.
menu-view = Ver
menu-view-letter = V

# What helps you to play better.
menu-learn = Aprender
menu-learn-letter = A

menu-help = Ayuda
menu-help-letter = Y

# Shows the best play.
menu-hint = Pista

# Shows who may hold the unseen bones.
menu-lens = Contador de fichas

menu-tutor-off = Tutor: apagado
menu-tutor-gentle = Tutor: discreto
menu-tutor-strict = Tutor: estricto

menu-quit = Salir

menu-undo = Deshacer

menu-redo = Rehacer

# Sets a bookmark at this position.
# “Guardar” is for games.
menu-preserve = Marcar posición

# Returns to the bookmark.
menu-restore = Ir a la marca

# Sorts the bones you hold.
menu-sort-hand = Ordenar mis fichas

# Shows only the last bone of each arm.
menu-ends-only = Solo los extremos

menu-full-screen = Pantalla completa

menu-sound = Sonido

# Copies the whole log to the clipboard.
menu-copy-log = Copiar registro

# Shows everyone’s bones.
menu-show-hidden-hands = Fichas de todos

# Shows the bones in the boneyard.
menu-show-boneyard = Fichas del pozo

# Steps through a finished hand or game.
menu-review = Repasar

# In the menu bar, while something can’t be saved.
bar-not-saved = Sin guardar

bar-assisted = Con ayuda
bar-assisted-why = Has tenido ayuda en esta partida, así que el balance la cuenta como «con ayuda».

bar-menus = Menús

# What a click on the game's name does.
bar-choose-game = Elegir otro juego

# The windows that save and open a game.
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

# The titles of other windows.
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
