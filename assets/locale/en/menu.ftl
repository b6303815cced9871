# The menu bar, its menus, and the titles of windows.

# The menus, each with the letter that opens it with Alt: one that no other has,
# and that its name has.

# The menu with everything that concerns games.
menu-game = Game
menu-game-letter = G

# The menu with what changes the game on the table, and the settings.
menu-edit = Edit
menu-edit-letter = E

# The menu with everything that there is to be seen.
menu-view = View
menu-view-letter = V

# The menu with all that helps one to play better.
menu-learn = Learn
menu-learn-letter = L

# The menu that tells how everything works.
menu-help = Help
menu-help-letter = H

# Says what would be best to play.
menu-hint = Hint

# Shows what can be known of the bones that are not seen.
menu-lens = Bone counter

# How often the tutor asks before a play that costs points.
menu-tutor-off = Tutor: off
menu-tutor-gentle = Tutor: gentle
menu-tutor-strict = Tutor: strict

# Closes the program.
menu-quit = Quit

# Takes back.
menu-undo = Undo

# Does again what was taken back.
menu-redo = Redo

# Keeps the position.
menu-preserve = Bookmark position

# Goes back to it.
menu-restore = Go to bookmark

# Puts one's hand in order.
menu-sort-hand = Sort my bones

# Shows only the ends of the line.
menu-ends-only = Ends only

# Lets the window fill the screen.
menu-full-screen = Full screen

# Turns all sounds on and off.
menu-sound = Sound

# Puts all lines of the log where other programs can take them from.
menu-copy-log = Copy log

# Lays the hands of all Nestors open, be it one or several.
menu-show-hidden-hands = Everyone’s bones

# Lays the boneyard open.
menu-show-boneyard = Boneyard

# Goes through the hand or game that is over, moment by moment.
menu-review = Review

# While something cannot be saved.
bar-not-saved = Not saved

# While the game counts as assisted, and why.
bar-assisted = Assisted
bar-assisted-why = You had help in this game, so the tally lists it as assisted.

# The button behind which all menus are in a narrow window.
bar-menus = Menus

# What a click on the game's name does.
bar-choose-game = Choose another game

# In the Game menu.
menu-save-game = Save game

# In the Game menu.
menu-open-game = Open game

# The lines of the Game menu that open and save a game; the windows are called as above.
menu-open = Open
menu-save = Save

# In the Game menu.
menu-restart-game = Restart game
menu-pause = Pause
menu-give-up = Give up

# In the Game menu.
menu-change-player = Switch player

# The titles of windows; those of the Game menu, "Save game" and "Open game",
# are called as there.
window-players = Who’s playing?
window-tally = Game tally
window-history = History
window-settings = Settings
window-colors = Colors
window-help = Help
window-about = About { -program }
window-log = Log
window-new-game = New game

# The button in the corner of every window.
window-close = Close
