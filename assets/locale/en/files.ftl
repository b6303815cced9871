# What is said of the player's files. $path, $folder, $kept and $report are files
# and folders; $why is a message "unreadable-...", $reason what the system said.

# What the player calls what a file holds, within a sentence.
file-content = { $file ->
    [players] player list
    [window] window size and position
    [settings] settings
    [themes] colors
    [tally] tally
    [preserved] preserved position
    [game] current game
    [history] history
    [days] daily games
    [review] game analysis
   *[saved-game] saved game
}

# The player's folder: what is said when its path was copied, or the system did
# not open it.
folder-path-copied = Path copied.
folder-not-shown = Couldn’t open { $folder }. Copy the path and open it in your file manager.

# What was found.
notice-set-aside = Your { file-content } file couldn’t be read ({ $why }), so the program started without it. The old file is now { $kept }.
notice-spare-set-aside = The backup of your tally couldn’t be read ({ $why }). It is now { $kept }, and a new one was made.
notice-damaged = Your { file-content } file was changed outside the program. The changed version is in use; a copy is kept as { $kept }.
notice-saved-game-damaged = { $path } was changed outside the program after it was saved. The changed version was opened.
notice-changed = Another program changed your { file-content } file. Its version is now { $kept }; this window keeps its own.
notice-cleared-elsewhere = Your history was cleared in another window. You can undo this under { window-history } in the game tally.
notice-played-elsewhere = Games you finished in another window have been added here.
notice-left-elsewhere = You played on in another window. Undo what you played here, then undo once more to get that game.
notice-tried-elsewhere = A daily game you played in another window has been added here.
notice-link-replaced = Can’t write to { $elsewhere }, so the links to it in { $folder } were replaced by files.
notice-taken-over = The other window was closed. This one saves your games from now on.
notice-broke-down = { -program } crashed last time; your game picks up where it left off. If you report this, please attach { $report }.
notice-left-alone = { -program } stopped right after its last two starts, so this is a new game. Your old game is now { $kept }.
notice-saved-again = Saving works again.
notice-more = { $count ->
    [one] “{ window-log }” has 1 more message.
   *[other] “{ window-log }” has { $count } more messages.
}

# Why a file cannot be read: part of a sentence, in brackets behind it.
unreadable-not-a-file = it is not a file
unreadable-too-large = it is larger than { $mebibytes } MiB
unreadable-empty = it is empty
unreadable-not-text = it is not text
unreadable-wrong = line { $line }: { $what }
unreadable-damaged = line { $line } is damaged
unreadable-impossible = its contents can’t be right
unreadable-no-saved-game = it is not a saved game
unreadable-changed = it was changed outside the program
unreadable-newer = it was saved by a newer version, format { $version }

# What the system says of a file, where a message has $reason or $why.
system-full = the disk is full
system-not-allowed = permission is missing
system-read-only = the disk is read-only
system-missing = there is no such file or folder

# Why something could not be saved. "--data-dir" is typed so in every language.
unsaved-no-home = Nothing can be saved, because your home folder wasn’t found. Start the program with --data-dir FOLDER.
unsaved-in-use = { -program } is already open in another window that uses { $folder }. Nothing is saved here until you close that one.
unsaved-lock-in-the-way = Nothing can be saved, because { $path } isn’t a regular file. Move it out of the way.
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
game-file-ended-otherwise = { $path } can’t be opened, because a hand in it ended by a rule that has changed since.
game-file-exists = { $path } already exists. Choose another name.
# A theme as a file.
theme-file-kind = Nestor Dominoes themes
theme-sent = Theme saved as { $path }.
theme-fetched = { $theme } was added to your themes.
theme-no-room = You already have { $most } themes. Delete one before you add { $theme }.
theme-file-unreadable = { $path } isn’t a theme ({ $why }).
theme-file-not-written = The theme couldn’t be saved as { $path } ({ $reason }). Choose another place.

game-file-not-written = The game couldn’t be saved as { $path } ({ $reason }). Choose another place.
