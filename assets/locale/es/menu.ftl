# The menu bar, its menus, and the titles of windows.

# The menus. Alt and a letter open each: the first letter of its name that no menu before it has.

# Starting, saving, and leaving games.
menu-game = Partida

# Undo, bookmarks, and settings.
menu-edit = Editar

# What is shown on the table and in windows.
menu-view = Ver

# What helps you to play better.
menu-learn = Aprender

# How everything works.
menu-help = Ayuda

# Shows the best play.
menu-hint = Pista

# Shows who may hold the unseen bones.
menu-lens = Contador de fichas

# How soon the tutor warns before a mistake.
menu-tutor-off = Tutor: apagado
menu-tutor-gentle = Tutor: discreto
menu-tutor-strict = Tutor: estricto

# Closes the program.
menu-quit = Salir

# Undoes the last play or draw.
menu-undo = Deshacer

# Repeats what was undone.
menu-redo = Rehacer

# Sets a bookmark at this position.
# “Guardar” is for games.
menu-bookmark = Marcar posición

# Returns to the bookmark.
menu-go-to-bookmark = Ir a la marca

# Sorts the bones you hold.
menu-sort-hand = Ordenar mis fichas

# Shows only the last bone of each arm.
menu-ends-only = Solo los extremos

# Shows the bones between the ends.
menu-between = Fichas de en medio

# Makes the window fill the screen.
menu-full-screen = Pantalla completa

# Turns all sounds on or off.
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

# In the menu bar, while the game is assisted; and its tooltip.
bar-assisted = Con ayuda
bar-assisted-why = Tuviste ayuda, así que el balance cuenta esta partida como «con ayuda». La siguiente empieza sin ayuda, salvo la que esté activada en Ajustes.

# The button that holds all menus in a narrow window.
bar-menus = Menús

# What a click on the game's name does.
bar-choose-game = Elegir otro juego

# The windows that save and open a game.
menu-save-game = Guardar partida
menu-open-game = Abrir partida

# The lines of the Game menu that open the two windows above.
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
window-score-pad = Anotador
window-history = Historial
window-settings = Ajustes
window-colors = Colores
window-help = Ayuda
window-about = Acerca de { -program }
window-log = Registro
window-new-game = Nueva partida

# The button in the corner of every window.
window-close = Cerrar
