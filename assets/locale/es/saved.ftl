# The windows that save a game and open one.

# What the files are, in the system's own dialogs.
saved-file-kind = Partidas guardadas de Nestor Dominoes

# The name of the field for the name of a game.
saved-name = Nombre de la partida guardada

# Saves under the name.
saved-save-now = Guardar

# What saving does.
saved-save-explained = La partida va a tu lista de partidas guardadas. Abrir partida la recupera y sigues desde aquí.

# The heading over saving or opening anywhere.
saved-elsewhere = Como archivo en otro sitio

# The name of the field for a file to be saved.
saved-save-path = Carpeta y nombre del archivo para guardar

# The name of the field for a file to be opened.
saved-open-path = Carpeta y nombre del archivo para abrir

# What a field for a file shows while it is empty.
saved-path-hint = Carpeta y nombre de un archivo

# Saves as the file that is named.
saved-save-there = Guardar ahí

# Opens the file that is named.
saved-open-that = Abrir ese

# Opens the system's own dialog.
saved-browse = Examinar…

# The heading over the list.
saved-list = Tus partidas guardadas

# The list is empty.
saved-none = Aún no has guardado ninguna partida: elige Guardar en el menú Partida.

# Opens a game of the list.
saved-open-now = Abrir

# Deletes a game of the list.
saved-delete = Eliminar

# Beside a deleted game.
saved-deleted = Se eliminará cuando cierres el programa.

# Does not delete it after all.
saved-bring-back = Recuperar

# The dialog has named no file; perhaps the system has shown none.
saved-not-chosen = No se ha elegido ningún archivo. Si no viste ningún cuadro de diálogo, escribe en el campo la carpeta y el nombre del archivo.

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

# The buttons beside a game, for a screen reader.
saved-open-game = Abrir { $name }
saved-delete-game = Eliminar { $name }
saved-bring-game-back = Recuperar { $name }

# The game, and how it stands; $standing is who has how many points.
saved-standing = { $game }: { $standing }, ronda { $hand }
saved-standing-over = { $game }: { $standing }, terminada

# The small picture of a game, for a screen reader.
saved-picture = Últimas jugadas: { $bones }
saved-picture-of-nothing = Aún no se ha jugado nada

# Below a game of the list, and when one is opened: more of it is known than it tells.
saved-known = Los repartos de esta partida ya se conocen aquí: contará como jugada con ayuda.
