# Messages about the player’s files. $path, $folder, $kept, and $report are paths. $why is one
# of the messages `unreadable-…`, and $reason one of `system-…` or the system’s own words.

# What a file holds, in the middle of a sentence.
file-content = { $file ->
    [themes] colors
   *[settings] settings
}

# After the path of the player’s folder was copied, and when the system could not open it.
folder-path-copied = Path copied.
folder-not-shown = Couldn’t open { $folder }. Copy the path and open it in your file manager.

# Notices at the start and while the program runs. $date says when a copy was made.
notice-copy-in-use = Your games were damaged, so a copy from { $date } is in use. The damaged file was renamed { $kept }.
notice-copy-found = The file with your games was missing, so a copy from { $date } is in use.
notice-no-copy = Your games were damaged, and there’s no copy. The damaged file was renamed { $kept }.
notice-left-out = { $count ->
    [one] 1 damaged entry was left out.
   *[other] { $count } damaged entries were left out.
}
notice-earlier = Games saved by an earlier version are in { $folder }. This version can’t read them and leaves them alone.
notice-set-aside = Your { file-content } file couldn’t be read, so a new one was started. The old file was renamed { $kept }.
notice-saved-game-changed = The saved game { $path } was edited outside the program. What you see is the edited version.
notice-broke-down = { -program } crashed last time; your game picks up where it left off. If you report this, please attach { $report }.
notice-begun-anew = { -program } stopped right after its last two starts, so it set your game aside. Undo returns to it.
notice-dropped = A change couldn’t be saved ({ $reason }) and was left out. Please report this.
notice-saved-again = Saving works again.
notice-not-copied = Your games are saved, but there’s no new backup copy: { $path } can’t be written ({ $reason }).
notice-more = { $count ->
    [one] There’s 1 more message in the log.
   *[other] There are { $count } more messages in the log.
}

# Why a file can’t be read: in parentheses, within a sentence.
unreadable-not-a-file = it isn’t a file
unreadable-damaged = it’s damaged
unreadable-no-saved-game = it isn’t a saved game
unreadable-newer = it was saved by a newer version of { -program }
unreadable-older = it was saved by an earlier version

# What the system says of a file: in parentheses, within a sentence.
system-full = the disk is full
system-not-allowed = permission was denied
system-read-only = the disk is read-only
system-missing = there’s no such file or folder
system-not-a-folder = there’s a file where the folder should be

# The question at the start while the player’s games can’t be read, and its answers.
unreadable-title = Your games can’t be read
unreadable-play = Play without saving

# Why they can’t be read, or why changes aren’t saved. “--data-dir” is the same in every language.
reason-no-folder = Your home folder wasn’t found. Start the program with --data-dir FOLDER.
reason-locked = { -program } is already open in another window. Use that window; if it doesn’t respond, close both and start again.
reason-silent = The disk isn’t responding. Check that it’s connected.
reason-newer = { $path } was saved by a newer version of { -program }. Use that version.
reason-replaced = Another program has put a file in the place of your games. Save this game as a file, then start the program again.
reason-not-read = { $path } can’t be read ({ $reason }). Fix that, or start the program with --data-dir FOLDER.
reason-not-saved = { $path } can’t be saved ({ $reason }). Fix that, or start the program with --data-dir FOLDER.

# Why a saved game was not opened, or a game not saved.
file-unreadable = { $path } can’t be opened ({ $why }).
folder-unreadable = The folder { $folder } can’t be read ({ $reason }).
game-not-listed = The game wasn’t saved in { $folder } ({ $reason }). Fix that, then save again.
game-file-impossible = The game in { $path } can’t be played, because it breaks the rules.
game-file-not-renamed = The game couldn’t be renamed ({ $why }).
file-no-text = The file can’t be saved ({ $reason }). Please report this.
file-exists = { $path } already exists. Choose another name.

# A theme as a file.
theme-file-kind = Nestor Dominoes themes
theme-sent = Theme saved as { $path }.
theme-fetched = “{ $theme }” was added to your themes.
theme-no-room = You already have { $most } themes. Delete one before you add “{ $theme }”.
theme-file-unreadable = { $path } can’t be opened as a theme ({ $why }).
file-not-written = { $path } couldn’t be saved ({ $reason }). Choose another folder.
file-not-removed = { $path } couldn’t be deleted ({ $reason }).
