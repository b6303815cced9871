# The windows that save a game and open one.

# The kind of file, in the system’s dialogs.
saved-file-kind = Partidas guardadas de Nestor Dominoes

# The window that saves a game.
saved-name-taken = Ya tienes una partida guardada llamada «{ $name }».
saved-save-explained = Podrás abrirla desde el menú «{ menu-game }».

# The window that opens a game.
saved-search = Buscar partidas
saved-none = Aún no hay partidas guardadas.
saved-being-read = Cargando partidas guardadas…
saved-save-this = Guardar esta partida
saved-none-found = No se encontraron partidas.
saved-from-file = Desde archivo…

# In place of a game that was deleted.
saved-deleted = «{ $name }» eliminada.

# Fields for a path, if the system shows no dialog, and their buttons.
saved-not-chosen = No se eligió ningún archivo. También puedes escribir su ruta.
saved-save-path = Ruta para guardar
saved-open-path = Ruta del archivo
saved-path-hint = Ruta de un archivo
saved-save-there = Guardar archivo
saved-open-that = Abrir archivo

# A game was restarted.
saved-restarted = La partida volvió a empezar con los mismos repartos y cuenta como «con ayuda». «{ menu-undo }» recupera la anterior.

# A file in the list that can’t be read.
saved-unreadable = Archivo ilegible

# A game was saved, in the list or as a file.
saved-as = Guardada como «{ $name }».
saved-as-file = Partida guardada como { $path }.

# A saved game without a name.
saved-unnamed = Partida sin nombre

# A saved game was opened, perhaps in place of another.
saved-opened = { $replaces ->
    [yes] «{ $name }» abierta. «{ menu-undo }» recupera la partida anterior.
   *[no] «{ $name }» abierta.
}

# The game, and how far it has got.
saved-game-hand = { $game }, ronda { $hand }
saved-game-over = { $game }, terminada

# The small picture of a game, for a screen reader.
saved-picture = Últimas jugadas: { $bones }
saved-picture-of-nothing = Aún no se ha jugado nada
