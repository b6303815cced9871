# The menu bar, its menus, and the titles of windows.

# The menus. Alt and a letter open each: the first letter of its name that no menu before it has.

# Starting, saving, and leaving games.
menu-game = Game

# Undo, bookmarks, and settings.
menu-edit = Edit

# What is shown on the table and in windows.
menu-view = View

# What helps you to play better.
menu-learn = Learn

# How everything works.
menu-help = Help

# Shows the best play.
menu-hint = Hint

# Shows who may hold the unseen bones.
menu-lens = Bone counter

# How soon the tutor warns before a mistake.
menu-tutor-off = Tutor: off
menu-tutor-gentle = Tutor: gentle
menu-tutor-strict = Tutor: strict

# Closes the program.
menu-quit = Quit

# Undoes the last play or draw.
menu-undo = Undo

# Repeats what was undone.
menu-redo = Redo

# Sets a bookmark at this position.
menu-bookmark = Bookmark position

# Returns to the bookmark.
menu-go-to-bookmark = Go to bookmark

# Sorts the bones you hold.
menu-sort-hand = Sort my bones

# Shows only the last bone of each arm.
menu-ends-only = Ends only

# Shows the bones between the ends.
menu-between = Bones in between

# Makes the window fill the screen.
menu-full-screen = Full screen

# Turns all sounds on or off.
menu-sound = Sound

# Copies the whole log to the clipboard.
menu-copy-log = Copy log

# Shows everyone’s bones.
menu-show-hidden-hands = Everyone’s bones

# Shows the bones in the boneyard.
menu-show-boneyard = Boneyard

# Steps through a finished hand or game.
menu-review = Review

# In the menu bar, while something can’t be saved.
bar-not-saved = Not saved

# In the menu bar, while the game is assisted; and its tooltip.
bar-assisted = Assisted
bar-assisted-why = You had help, so the tally lists this game as assisted. The next one starts unassisted, unless help is on in Settings.

# The button that holds all menus in a narrow window.
bar-menus = Menus

# What a click on the game's name does.
bar-choose-game = Choose another game

# The windows that save and open a game.
menu-save-game = Save game
menu-open-game = Open game

# The lines of the Game menu that open the two windows above.
menu-open = Open
menu-save = Save

# In the Game menu.
menu-restart-game = Restart game
menu-pause = Pause
menu-give-up = Give up

# In the Game menu.
menu-change-player = Switch player

# The titles of other windows.
window-players = Who’s playing?
window-tally = Game tally
window-score-pad = Score pad
window-history = History
window-settings = Settings
window-colors = Colors
window-help = Help
window-about = About { -program }
window-log = Log
window-new-game = New game

# The button in the corner of every window.
window-close = Close
