# What buttons and lines of menus do, for who points at them.

tip-new-game = Choose a game and begin it
tip-pause = Make the clock of this game stand still; the table is out of sight meanwhile
tip-give-up = End this game before its time: it counts as lost
tip-restart-game = Play this game again from its first deal; it then counts as played with help
tip-open-game = Go on with a game that you saved
tip-save-game = Keep this game under a name, or as a file
tip-change-player = Let somebody else sit down, with their own settings and results
tip-help = How to play, the rules of this game, and how Nestor plays
tip-keys = All keys, and what the mouse does
tip-about = What this program is, and where it keeps its files
tip-quit = Close the program; everything is saved
tip-undo = Take back your last play or draw
tip-redo = Do again what you took back
tip-preserve = Keep this position, to return to it later
tip-restore = Go back to the position you preserved
tip-sort-hand = Put your bones in order, the lightest first
tip-settings = Rules, opponents, pace and display
tip-colors = Choose a theme, or change its colors
tip-ends-only = Show only the last bone of each arm, large
tip-full-screen = Fill the screen, or go back to a window
tip-sound = Turn all sounds on or off
tip-tally = How many games each side has won
tip-history = Every game you have finished
tip-log = All that happened in this game
tip-copy-log = Copy all lines of the log
tip-score-sheet = The points of this game, hand by hand
tip-result = How this game ended
tip-review = Go through the hand or game that is over, move by move
tip-lens = Which bones are still unseen, and who may hold them; the game counts as assisted
tip-tutor-off = Play without the tutor
tip-tutor-gentle = Asks before plays that cost 6 points or more; marks the game as assisted
tip-tutor-strict = Asks before plays that cost 2 points or more; marks the game as assisted
tip-lessons = Short lessons from real games, answered by playing on the table
tip-lesson-leave = Go back to your own game
tip-hint = The best play, and why; the game then counts as played with help
tip-show-hidden-hands = Lay the other hands open; the game then counts as played with help
tip-show-boneyard = Lay the boneyard open; the game then counts as played with help
tip-menu-game = Games and players
tip-menu-edit = Undo, redo and settings
tip-menu-view = What you see on the table
tip-menu-learn = Help to improve your game
tip-menu-help = How to play, the keys, and whether it is fair
tip-menus-back = Back to all menus

# The buttons of one's turn.
tip-draw = Take a bone from the boneyard
tip-draw-for-me = Any of the bones that lie face down
tip-take-for-me = Any of the bones that lie face down, for this hand
tip-pass = You can neither play nor draw: end your turn
tip-claim = Say how many points the table makes
tip-nothing = Say that there are no points to claim
tip-ok = Let Nestor act
tip-pass-on = Cover your bones for the next person
tip-new-hand = Go on
tip-same-again = Begin the same game again

# The buttons of Settings.
tip-search-clear = Show everything again
tip-settings-change-too = Change both rules, so that they go together

# The buttons of the form that asks who plays.
tip-players-sit-down = Sit down at the table under this name

# The buttons of the windows with results.

# The buttons of the window that begins a game.
tip-new-game-start = Deal the game chosen here

# The buttons of other cards and questions.
tip-cover = Show your bones; nobody else should look now

# Why a line of a menu cannot be chosen.
why-lesson = Your game waits until you leave the lesson.
why-covered = The hands are covered.
why-no-clock = There is no clock running.
why-cannot-give-up = Only a game with a clock can be given up, and only before it is over.
why-nothing-done = Nothing has been done in this game yet.
why-first-moment = There is nothing before this moment.
why-last-moment = There is nothing after this moment.
why-no-month-before = No tries are kept from earlier months.
why-no-month-after = The months to come have no days to play yet.
why-nothing-to-undo = There is nothing to take back.
why-nothing-to-redo = Nothing was taken back.
why-nothing-preserved = No position was preserved.
why-not-over = The game is not over.
why-not-your-turn = It is not your turn to play.
why-others-sit-there = Other people sit at this table.
why-bones-are-taken = The bones are still being taken: nobody holds a hand yet.
