# The windows that save a game and open one.

# What the files are, in the system's own dialogs.
saved-file-kind = Partidas guardadas de Nestor Dominoes

# Saving: the field, what becomes of the game, and the buttons.
saved-name = Nombre
saved-save-explained = Podrás abrirla desde el menú { menu-game }.
saved-save-as-file = Guardar como archivo…

# Opening: the search, an empty list, and the buttons.
saved-search = Buscar partidas
saved-none = Aún no hay partidas guardadas. Elige { menu-save } en el menú { menu-game }.
saved-none-found = No se han encontrado partidas.
saved-from-file = Desde archivo…

# In place of a game that is deleted, and the button beside it.
saved-deleted = «{ $name }» eliminada.

# Fields for a file, where the system has shown no dialog, and their buttons.
saved-not-chosen = No se ha elegido ningún archivo. También puedes escribir su ruta.
saved-save-path = Ruta para guardar
saved-open-path = Ruta del archivo que abrir
saved-path-hint = Ruta de un archivo
saved-save-there = Guardar archivo
saved-open-that = Abrir archivo

# A game was started again.
saved-restarted = La partida ha vuelto a empezar con los mismos repartos. Deshacer vuelve a la otra.

# Over the list of what cannot be read.
saved-unreadable = Archivo ilegible

# The name that is proposed for a game: which game, and when.
saved-proposed = { $game }, { $when }

# A game was saved among the player's own.
saved-as = Partida guardada como { $path }.

# The name of a saved game whose file has none.
saved-unnamed = Partida sin nombre

# A saved game was opened, perhaps in place of another.
saved-opened = «{ $name }» abierta.
saved-opened-instead = «{ $name }» abierta. Deshacer vuelve a la otra partida.

# The game, and how far it has come.
saved-game-hand = { $game }, ronda { $hand }
saved-game-over = { $game }, terminada

# The small picture of a game, for a screen reader.
saved-picture = Últimas jugadas: { $bones }
saved-picture-of-nothing = Aún no se ha jugado nada

# Below a game of the list, and when one is opened.
saved-known = Ya has visto estos repartos: contará como partida con ayuda.
