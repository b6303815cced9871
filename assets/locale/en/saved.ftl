# The windows that save a game and open one.

# What the files are, in the system's own dialogs.
saved-file-kind = Saved games of Nestor Dominoes

# The name of the field for the name of a game.
saved-name = Name of the saved game

# Saves under the name.
saved-save-now = Save

# What saving does.
saved-save-explained = The game goes on your list of saved games. Open game brings it back, and you play on from here.

# The heading over saving or opening anywhere.
saved-elsewhere = As a file elsewhere

# The name of the field for a file to be saved.
saved-save-path = Folder and name of the file to save

# The name of the field for a file to be opened.
saved-open-path = Folder and name of the file to open

# What a field for a file shows while it is empty.
saved-path-hint = Folder and name of a file

# Saves as the file that is named.
saved-save-there = Save there

# Opens the file that is named.
saved-open-that = Open that

# Opens the system's own dialog.
saved-browse = Browse…

# The heading over the list.
saved-list = Your saved games

# The list is empty.
saved-none = No saved games yet. Choose Save in the Game menu.

# Opens a game of the list.
saved-open-now = Open

# Deletes a game of the list.
saved-delete = Delete

# Beside a deleted game.
saved-deleted = Will be deleted when you close the program.

# Does not delete it after all.
saved-bring-back = Bring back

# The dialog has named no file; perhaps the system has shown none.
saved-not-chosen = No file was chosen. If you saw no dialog, type the folder and the name of the file into the field.

# A game was started again.
saved-restarted = The same deals from the start. Undo brings the other game back.

# Over the list of what cannot be read.
saved-unreadable = A file that cannot be opened

# The name that is proposed for a game: which game, and when.
saved-proposed = { $game }, { $when }

# A game was saved among the player's own.
saved-as = The game is saved as { $path }.

# The name of a saved game whose file has none.
saved-unnamed = Unnamed game

# A saved game was opened, perhaps in place of another.
saved-opened = { $name } is on the table.
saved-opened-instead = { $name } is on the table. Undo returns to the other game.

# The buttons beside a game, for a screen reader.
saved-open-game = Open { $name }
saved-delete-game = Delete { $name }
saved-bring-game-back = Bring { $name } back

# The game, and how it stands; $standing is who has how many points.
saved-standing = { $game }: { $standing }, hand { $hand }
saved-standing-over = { $game }: { $standing }, over

# The small picture of a game, for a screen reader.
saved-picture = Last played: { $bones }
saved-picture-of-nothing = Nothing has been played yet

# Below a game of the list, and when one is opened: more of it is known than it tells.
saved-known = The deals of this game are known here: it will count as played with help.
