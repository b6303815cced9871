# What is said of the player's files. $path, $folder, $kept and $report are files
# and folders; $why is a message "unreadable-...", $reason what the system said.

# What the player calls what a file holds, within a sentence.
file-content = { $file ->
    [players] list of players
    [window] window's size and place
    [settings] settings
    [themes] colors
    [tally] tally
    [preserved] preserved position
    [game] game in progress
    [history] history
    [days] deals of the day
    [review] review of a game
   *[saved-game] saved game
}

# The player's folder: what is said when its path was copied, or the system did
# not open it.
folder-path-copied = The path is copied.
folder-not-shown = Your system could not open { $folder }. Copy the path, and open it yourself.

# What was found.
notice-set-aside = The file with your { file-content } could not be read and is kept as { $kept }; the program starts without it ({ $why }).
notice-spare-set-aside = The spare copy of your tally is of no use and is kept as { $kept }; your tally is as it was, and a new copy is made ({ $why }).
notice-damaged = The file with your { file-content } was changed, by hand or by a fault of the disk: the program goes on with what it says now, and a copy of it is kept as { $kept }.
notice-saved-game-damaged = The game in { $path } was changed since it was saved, by hand or by a fault of the disk: it is opened as it is now.
notice-changed = Something other than this window has changed the file with your { file-content }: the changed file is kept as { $kept }, and this window goes on with what it has.
notice-cleared-elsewhere = Another window has cleared your history, and so it is cleared here, too: the History window can bring it back.
notice-played-elsewhere = Another window has played games to their end meanwhile: they count here, too.
notice-left-elsewhere = Another window has gone on with a game meanwhile. Take back what you played here, and Undo then puts that game on the table as it stood there.
notice-tried-elsewhere = Another window has noted a try at the deal of a day meanwhile: that is kept here, too.
notice-link-replaced = Nothing can be written in { $elsewhere }: the files that links lead to there stay as they are, and files in { $folder } have taken the place of those links.
notice-taken-over = The other window is closed: from now on this one saves what you do.
notice-broke-down = { -program } broke down the last time, and your game goes on from where it was. What happened is in the file { $report }: please add it if you report this.
notice-saved-again = Everything is saved again.

# Why a file cannot be read: part of a sentence, in brackets behind it.
unreadable-not-a-file = it is not a file
unreadable-too-large = it is larger than { $mebibytes } MiB
unreadable-empty = it is empty
unreadable-not-text = it is not text
unreadable-wrong = line { $line }: { $what }
unreadable-no-saved-game = it is another file of this program and holds no saved game
unreadable-changed = it was changed, by hand or by a fault of the disk
unreadable-newer = it was written by a newer version of the program (format { $version })

# Why something could not be saved. "--data-dir" is typed so in every language.
unsaved-no-home = What you do is forgotten when you close the program, because your home folder was not found: start the program with --data-dir FOLDER to name a folder for it.
unsaved-in-use = { -program } is open already in another window, which keeps what you do in the folder { $folder }: go on there, for what you do in this window is saved only once that one is closed.
unsaved-lock-in-the-way = What you do cannot be saved, because { $path } is not a plain file: move it away, and it is saved again.
unsaved-not-a-folder = What you do is forgotten when you close the program, because { $folder } is not a folder: move that file away, or start the program with --data-dir FOLDER.
unsaved-not-allowed = What you do is forgotten when you close the program, because it may not write to the folder { $folder }: allow it to, or start the program with --data-dir FOLDER.
unsaved-full = What you do cannot be saved, because there is no room left on the disk with the folder { $folder }: make room, and it is saved again.
unsaved-newer = The file with your { file-content }, { $path }, is from a newer { -program } and is left alone: use the newer program to go on with it; what you change in your { file-content } here is not saved.
unsaved-in-the-way = The file with your { file-content }, { $path }, can neither be read ({ $why }) nor moved ({ $reason }): move it away yourself, and your { file-content } will be saved again.
unsaved-too-much = Your { file-content } cannot be saved, because that would take more than { $mebibytes } MiB: start afresh, and please report this.
unsaved-no-text = Your { file-content } cannot be saved ({ $reason }): please report this.
unsaved-no-thread = What you do is forgotten when you close the program, because the part of it that saves has stopped ({ $reason }): start the program again.
unsaved-failed = What you do cannot be saved in the folder { $folder } ({ $reason }): check the disk, or start the program with --data-dir FOLDER.

# Why a saved game was not opened, or a game not saved.
game-file-missing = There is no file { $path }: look for it elsewhere.
game-file-unreadable = { $path } cannot be opened as a saved game ({ $why }).
game-not-listed-no-folder = The game was not saved in your list, because { $folder } is not a folder: move that file away, and save the game again.
game-not-listed-not-allowed = The game was not saved in your list, because the program may not write to the folder { $folder }: allow it to, and save the game again.
game-not-listed-full = The game was not saved in your list, because there is no room left on the disk with the folder { $folder }: make room, and save the game again.
game-not-listed-failed = The game was not saved in your list in the folder { $folder } ({ $reason }): check the disk, and save the game again.
game-file-newer = { $path } was saved by a newer { -program }: use the newer program to open it; nothing has changed.
game-file-impossible = The game in { $path } cannot be played ({ $reason }).
game-file-exists = There is a file { $path } already: choose another name.
# A theme as a file.
theme-file-kind = Themes of Nestor Dominoes
theme-sent = The theme is written to { $path }.
theme-fetched = { $theme } is among your themes now.
theme-no-room = { $theme } is not kept: there is room for { $most } themes of your own. Remove one first.
theme-file-missing = There is no file { $path }: nothing has changed.
theme-file-unreadable = { $path } is not a theme ({ $why }): nothing has changed.
theme-file-newer = { $path } was written by a newer { -program }: nothing has changed.
theme-file-not-written = The theme could not be written to { $path } ({ $reason }): choose another place.

game-file-not-written = The game could not be saved as { $path } ({ $reason }): choose another place.
