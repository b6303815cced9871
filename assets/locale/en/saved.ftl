# The windows that save a game and open one.

# The kind of file, in the system’s dialogs.
saved-file-kind = Nestor Dominoes saved games

# The window that saves a game.
saved-name-taken = You already have a saved game called “{ $name }”.
saved-save-explained = Open it later from the { menu-game } menu.

# The window that opens a game.
saved-search = Search games
saved-none = No saved games yet.
saved-being-read = Loading saved games…
saved-save-this = Save this game
saved-none-found = No saved games found.
saved-from-file = From file…

# In place of a game that was deleted.
saved-deleted = “{ $name }” deleted.

# Fields for a path, if the system shows no dialog, and their buttons.
saved-not-chosen = No file was chosen. You can also type its path.
saved-save-path = Path to save to
saved-open-path = Path of the file to open
saved-path-hint = Path of a file
saved-save-there = Save file
saved-open-that = Open file

# A game was restarted.
saved-restarted = Restarted with the same deals, as an assisted game. “{ menu-undo }” brings back the previous game.

# A file in the list that can’t be read.
saved-unreadable = Unreadable file

# A game was saved, in the list or as a file.
saved-as = Saved as “{ $name }”.
saved-as-file = Game saved as { $path }.

# A saved game without a name.
saved-unnamed = Unnamed game

# A saved game was opened, perhaps in place of another.
saved-opened = { $replaces ->
    [yes] “{ $name }” opened. “{ menu-undo }” brings back the previous game.
   *[no] “{ $name }” opened.
}

# The game, and how far it has got.
saved-game-hand = { $game }, hand { $hand }
saved-game-over = { $game }, finished

# The small picture of a game, for a screen reader.
saved-picture = Last played: { $bones }
saved-picture-of-nothing = Nothing has been played yet
