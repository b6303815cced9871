# The windows that save a game and open one.

# What the files are, in the system's own dialogs.
saved-file-kind = Saved games of Nestor Dominoes

# Saving: the field, what becomes of the game, and the buttons.
saved-name = Name
saved-save-explained = You will find it under Game, Open.
saved-save-as-file = Save as file…
saved-cancel = Cancel
saved-save-now = Save

# Opening: the search, an empty list, and the buttons.
saved-search = Search games
saved-none = No saved games yet. Choose Save in the Game menu.
saved-none-found = No saved game has these words.
saved-from-file = From file…
saved-open-now = Open
saved-delete = Delete

# In place of a game that is deleted, and the button beside it.
saved-deleted = “{ $name }” deleted.
saved-undo = Undo

# Fields for a file, where the system has shown no dialog, and their buttons.
saved-not-chosen = No file was chosen. You can also type its folder and name.
saved-save-path = Folder and name of the file to save
saved-open-path = Folder and name of the file to open
saved-path-hint = Folder and name of a file
saved-save-there = Save there
saved-open-that = Open file

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

# The game, and how far it has come.
saved-game-hand = { $game }, hand { $hand }
saved-game-over = { $game }, over

# The small picture of a game, for a screen reader.
saved-picture = Last played: { $bones }
saved-picture-of-nothing = Nothing has been played yet

# Below a game of the list, and when one is opened.
saved-known = You’ve seen the deals of this game, so it will be marked as assisted.
