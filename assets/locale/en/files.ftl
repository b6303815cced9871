# Messages about the player’s files. $path, $folder, $kept, and $report are paths. $why is one
# of the messages `unreadable-…`, and $reason one of `system-…` or the system’s own words.

# What a file holds, in the middle of a sentence.
file-content = { $file ->
    [players] player list
    [window] window size and position
    [settings] settings
    [themes] colors
    [tally] tally
    [preserved] bookmark
    [game] current game
    [history] history
    [days] daily games
    [review] game analysis
   *[saved-game] saved game
}

# After the path of the player’s folder was copied, and when the system could not open it.
folder-path-copied = Path copied.
folder-not-shown = Couldn’t open { $folder }. Copy the path and open it in your file manager.

# Notices at the start and while the program runs.
notice-set-aside = Your { file-content } file couldn’t be read ({ $why }), so the program started without it. The old file is now { $kept }.
notice-spare-set-aside = The backup of your tally couldn’t be read ({ $why }). It is now { $kept }, and a new one was made.
notice-damaged = Your { file-content } file was edited outside the program. The edited version is in use; a copy is in { $kept }.
notice-saved-game-damaged = { $path } was edited outside the program after it was saved. The edited version was opened.
notice-changed = Another program changed your { file-content } file. This window uses its own version; the other one was saved as { $kept }.
notice-cleared-elsewhere = Your history was cleared in another window. To undo that, open { window-history } in the game tally.
notice-played-elsewhere = Games you finished in another window have been added here.
notice-left-elsewhere = You continued this game in another window. To switch to that version, undo your moves here, then undo once more.
notice-tried-elsewhere = A daily game you played in another window has been added here.
notice-link-replaced = Can’t write to { $elsewhere }. Your files are now saved in { $folder } instead.
notice-taken-over = The other window was closed. This one saves your games from now on.
notice-broke-down = { -program } crashed last time; your game picks up where it left off. If you report this, please attach { $report }.
notice-left-alone = { -program } stopped right after its last two starts, so this is a new game. Your old game is now { $kept }.
notice-saved-again = Saving works again.
notice-more = { $count ->
    [one] There’s 1 more message in the log.
   *[other] There are { $count } more messages in the log.
}

# Why a file can’t be read: in parentheses, within a sentence.
unreadable-not-a-file = it isn’t a file
unreadable-too-large = it’s larger than { $mebibytes } MiB
unreadable-empty = it’s empty
unreadable-not-text = it isn’t text
unreadable-wrong = line { $line }: { $what }
unreadable-damaged = line { $line } is damaged
unreadable-impossible = its contents aren’t valid
unreadable-no-saved-game = it isn’t a saved game
unreadable-changed = it was edited outside the program
unreadable-newer = it was saved by a newer version, format { $version }

# What the system says of a file: in parentheses, within a sentence.
system-full = the disk is full
system-not-allowed = permission is missing
system-read-only = the disk is read-only
system-missing = there’s no such file or folder

# Why something could not be saved. “--data-dir” is the same in every language.
unsaved-no-home = Nothing can be saved, because your home folder wasn’t found. Start the program with --data-dir FOLDER.
unsaved-in-use = { -program } is already open in another window that uses { $folder }. Nothing is saved here until you close that one.
unsaved-lock-in-the-way = Nothing can be saved, because { $path } is in the way. Move or delete it.
unsaved-not-a-folder = Nothing can be saved, because { $folder } isn’t a folder. Move that file, or start the program with --data-dir FOLDER.
unsaved-not-allowed = Nothing can be saved: no permission to write to { $folder }. Change its permissions, or start the program with --data-dir FOLDER.
unsaved-full = Nothing can be saved, because the disk with { $folder } is full. Free up some space.
unsaved-newer = Your { file-content } file ({ $path }) is from a newer { -program } and was left alone. Use that version; your changes here aren’t saved.
unsaved-in-the-way = Your { file-content } can’t be saved: { $path } can’t be read ({ $why }) or moved ({ $reason }). Move it yourself.
unsaved-too-much = Your { file-content } can’t be saved, because the file would be larger than { $mebibytes } MiB. Please report this.
unsaved-no-text = Your { file-content } can’t be saved ({ $reason }). Please report this.
unsaved-no-thread = Saving has stopped working ({ $reason }). Restart the program.
unsaved-failed = Nothing can be saved in { $folder } ({ $reason }). Check the disk, or start the program with --data-dir FOLDER.

# Why a saved game was not opened, or a game not saved.
file-missing = { $path } doesn’t exist.
game-file-unreadable = { $path } can’t be opened ({ $why }).
game-not-listed-no-folder = The game wasn’t saved, because { $folder } isn’t a folder. Move that file, then save again.
game-not-listed-not-allowed = The game wasn’t saved: no permission to write to { $folder }. Change its permissions, then save again.
game-not-listed-full = The game wasn’t saved, because the disk with { $folder } is full. Free up some space, then save again.
game-not-listed-failed = The game wasn’t saved in { $folder } ({ $reason }). Check the disk, then save again.
file-newer = { $path } was saved by a newer { -program }. Use that version to open it.
game-file-impossible = The game in { $path } can’t be played, because it breaks the rules.
game-file-not-renamed = The game couldn’t be renamed ({ $why }).
game-file-ended-otherwise = { $path } can’t be opened, because the rules it was played by have changed since.
game-file-exists = { $path } already exists. Choose another name.
# A theme as a file.
theme-file-kind = Nestor Dominoes themes
theme-sent = Theme saved as { $path }.
theme-fetched = “{ $theme }” was added to your themes.
theme-no-room = You already have { $most } themes. Delete one before you add “{ $theme }”.
theme-file-unreadable = { $path } isn’t a theme ({ $why }).
theme-file-not-written = The theme couldn’t be saved as { $path } ({ $reason }). Choose another folder.

game-file-not-written = The game couldn’t be saved as { $path } ({ $reason }). Choose another folder.
