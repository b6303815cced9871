# Messages about the player’s files. $path, $folder, $kept, and $report are paths. $why is one
# of the messages `unreadable-…`, and $reason one of `system-…` or the system’s own words.

# What a file holds, in the middle of a sentence.
file-content = { $file ->
    [players] player list
    [window] window size and position
    [settings] settings
    [themes] colors
    [game] current game
    [before] last-session backup
    [tally] game tally
    [bookmark] bookmark
    [history] history
    [days] daily games
    [review] game analysis
    [theme] theme
   *[saved-game] saved game
}

# After the path of the player’s folder was copied, and when the system could not open it.
folder-path-copied = Path copied.
folder-not-shown = Couldn’t open { $folder }. Copy the path and open it in your file manager.

# Notices at the start and while the program runs.
notice-set-aside = { $file ->
    [game] Your game couldn’t be read, so this is a new one. The old file was renamed { $kept }.
   *[other] Your { file-content } file couldn’t be read, so a new one was started. The old file was renamed { $kept }.
}
notice-gone-back = Your game couldn’t be read, so it’s back to where your last session began. The old file was renamed { $kept }.
notice-damaged = Your { file-content } file was edited outside the program. The edited version is in use; a copy is in { $kept }.
notice-left-out = Your { file-content } from an earlier version of { -program } couldn’t be used. The file stays where it is: { $path }.
notice-saved-game-damaged = The saved game { $path } was edited outside the program. What you see is the edited version.
notice-changed = Another program changed your { file-content } file. This window uses its own version; the other one was saved as { $kept }.
notice-broke-down = { -program } crashed last time; your game picks up where it left off. If you report this, please attach { $report }.
notice-left-alone = { -program } stopped right after its last two starts, so this is a new game. Your old game is now in { $kept }.
notice-saved-again = Saving works again.
notice-more = { $count ->
    [one] There’s 1 more message in the log.
   *[other] There are { $count } more messages in the log.
}

# Why a file can’t be read: in parentheses, within a sentence.
unreadable-not-a-file = it isn’t a file
unreadable-damaged = it’s damaged
unreadable-no-saved-game = it isn’t a saved game
unreadable-newer = it was saved by a newer version of { -program }
unreadable-older = it was saved by a version before 0.2

# What the system says of a file: in parentheses, within a sentence.
system-full = the disk is full
system-not-allowed = permission was denied
system-read-only = the disk is read-only
system-missing = there’s no such file or folder
system-not-a-folder = there’s a file where the folder should be

# Why something could not be saved. “--data-dir” is the same in every language.
unsaved-no-home = Nothing can be saved, because your home folder wasn’t found. Start the program with --data-dir FOLDER.
unsaved-in-use = { -program } is already open in another window, so nothing is saved here. Use that window; if it doesn’t respond, close both and start again.
unsaved-lock-in-the-way = Nothing can be saved, because { $path } is in the way. Move or delete it.
unsaved-newer = Your { file-content } file was saved by a newer version of { -program }, so changes made here aren’t saved. Use that version.
unsaved-older = Your { file-content } file is from a version too old for this one, so changes aren’t saved. Use that version, or move { $path } to another folder.
unsaved-foreign = Your { file-content } can’t be saved, because there’s something else at { $path }. Move or delete it.
unsaved-no-text = Your { file-content } can’t be saved ({ $reason }). Please report this.
unsaved-no-thread = Saving has stopped working ({ $reason }). Restart the program.
unsaved-refused = Your { file-content } can’t be saved as { $path } ({ $reason }). Fix that, or start the program with --data-dir FOLDER.
unsaved-failed = Nothing can be saved in { $folder } ({ $reason }). Fix that, or start the program with --data-dir FOLDER.
unsaved-silent = The disk with { $folder } isn’t responding, so nothing is saved. Check that it’s connected.

# Why a saved game was not opened, or a game not saved.
file-unreadable = { $path } can’t be opened ({ $why }).
folder-unreadable = The folder { $folder } can’t be read ({ $reason }).
game-not-listed = The game wasn’t saved in { $folder } ({ $reason }). Fix that, then save again.
game-file-impossible = The game in { $path } can’t be played, because it breaks the rules.
game-file-not-renamed = The game couldn’t be renamed ({ $why }).
file-exists = { $path } already exists. Choose another name.

# A theme as a file.
theme-file-kind = Nestor Dominoes themes
theme-sent = Theme saved as { $path }.
theme-fetched = “{ $theme }” was added to your themes.
theme-no-room = You already have { $most } themes. Delete one before you add “{ $theme }”.
theme-file-unreadable = { $path } can’t be opened as a theme ({ $why }).
file-not-written = { $path } couldn’t be saved ({ $reason }). Choose another folder.
file-not-removed = { $path } couldn’t be deleted ({ $reason }).
