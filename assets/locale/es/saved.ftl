# The windows that save a game and open one.

# What the files are, in the system's own dialogs.
saved-file-kind = Partidas guardadas de Nestor Dominoes

# Saving: the field, what becomes of the game, and the buttons.
saved-name = Nombre
saved-save-explained = La encontrarás en Partida, Abrir.
saved-save-as-file = Guardar como archivo…
saved-cancel = Cancelar
saved-save-now = Guardar

# Opening: the search, an empty list, and the buttons.
saved-search = Buscar partidas
saved-none = Aún no has guardado ninguna partida: elige Guardar en el menú Partida.
saved-none-found = Ninguna partida guardada tiene estas palabras.
saved-from-file = Desde archivo…
saved-open-now = Abrir
saved-delete = Eliminar

# In place of a game that is deleted, and the button beside it.
saved-deleted = «{ $name }» eliminada.
saved-undo = Deshacer

# Fields for a file, where the system has shown no dialog, and their buttons.
saved-not-chosen = No se ha elegido ningún archivo. También puedes escribir su carpeta y su nombre.
saved-save-path = Carpeta y nombre del archivo para guardar
saved-open-path = Carpeta y nombre del archivo para abrir
saved-path-hint = Carpeta y nombre de un archivo
saved-save-there = Guardar ahí
saved-open-that = Abrir archivo

# A game was started again.
saved-restarted = Los mismos repartos desde el principio. Deshacer recupera la otra partida.

# Over the list of what cannot be read.
saved-unreadable = Un archivo que no se puede abrir

# The name that is proposed for a game: which game, and when.
saved-proposed = { $game }, { $when }

# A game was saved among the player's own.
saved-as = La partida está guardada como { $path }.

# The name of a saved game whose file has none.
saved-unnamed = Partida sin nombre

# A saved game was opened, perhaps in place of another.
saved-opened = «{ $name }» está en la mesa.
saved-opened-instead = «{ $name }» está en la mesa. Deshacer vuelve a la otra partida.

# The game, and how far it has come.
saved-game-hand = { $game }, ronda { $hand }
saved-game-over = { $game }, terminada

# The small picture of a game, for a screen reader.
saved-picture = Últimas jugadas: { $bones }
saved-picture-of-nothing = Aún no se ha jugado nada

# Below a game of the list, and when one is opened.
saved-known = Ya has visto estos repartos: la partida contará como jugada con ayuda.
