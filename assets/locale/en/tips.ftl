# Tooltips of buttons and menu lines.

tip-new-game = Choose a game and start it
tip-pause = Stops the clock and hides the table
tip-give-up = Ends the game now, as a loss
tip-restart-game = Same deals again, as an assisted game
tip-open-game = Continue a saved game
tip-save-game = Save this game to your list or to a file
tip-change-player = Switch to another player, with their own settings and games
tip-help = How to play, the rules of this game, and how Nestor plays
tip-keys = All keyboard shortcuts and mouse actions
tip-about = What this program is, and where it keeps its files
tip-quit = Close the program; everything is saved
tip-undo = Marks the game as assisted
tip-redo = Redo what you undid
tip-preserve = Remembers this position, so that you can return to it
tip-restore = Marks the game as assisted
tip-sort-hand = Lightest first
tip-settings = Rules, opponents, speed and display
tip-colors = Choose a theme, or change its colors
tip-ends-only = Only the last bone of each arm, large
tip-full-screen = Fill the screen, or go back to a window
tip-sound = Turn all sounds on or off
tip-tally = How many games each side has won
tip-history = Every game you have finished
tip-log = Everything that happened in this game
tip-copy-log = Copy the whole log
tip-score-sheet = The points of this game, hand by hand
tip-result = How this game ended
tip-review = Steps through the finished hand or game, move by move
tip-lens = Who may have the unseen bones; marks the game as assisted
tip-tutor-off = Play without the tutor
tip-tutor-gentle = Warns before plays that cost 6+ points; marks the game as assisted
tip-tutor-strict = Warns before plays that cost 2+ points; marks the game as assisted
tip-lessons = Positions from real games; you answer on the table
tip-lesson-leave = Go back to your own game
tip-hint = The best play and why; marks the game as assisted
tip-show-hidden-hands = Marks the game as assisted
tip-show-boneyard = Marks the game as assisted
tip-menu-game = Games and players
tip-menu-edit = Undo, redo and settings
tip-menu-view = What you see on the table
tip-menu-learn = Help to improve your game
tip-menu-help = How to play, the keys, and whether the game is fair
tip-menus-back = Back to all menus

# The buttons of a turn.
tip-draw = Take a bone from the boneyard
tip-draw-for-me = Take a random face-down bone
tip-take-for-me = Take random face-down bones for this hand
tip-pass = You can’t play or draw
tip-claim = Say how many points the table is worth
tip-nothing = Say that there are no points to claim
tip-ok = Lets Nestor move
tip-pass-on = Hides your bones first
tip-new-hand = Deal the next hand
tip-same-again = Same rules, same players

# The buttons of Settings.
tip-search-clear = Show everything again
tip-settings-change-too = Change both rules so that they go together

# The buttons of the window that asks who plays.
tip-players-sit-down = Start playing under this name

# The buttons of the New game window.
tip-new-game-start = Start the game chosen here

# The buttons of other cards and questions.
tip-cover = Shows your bones

# Why a menu line can’t be chosen.
why-lesson = Not available during a lesson. Leave it to return to your game.
why-covered = Not available while the bones are hidden.
why-no-clock = No clock is running.
why-cannot-give-up = Only timed games can be given up, and only before they end.
why-nothing-done = You haven’t played anything yet.
why-first-moment = This is the first move.
why-last-moment = This is the last move.
why-no-month-before = No results from earlier months.
why-no-month-after = You can’t play future months yet.
why-nothing-to-undo = Nothing to undo.
why-nothing-to-redo = Nothing to redo.
why-nothing-preserved = There’s no bookmark yet.
why-not-over = The game isn’t over yet.
why-not-your-turn = It’s not your turn.
why-others-sit-there = Not available when other people are playing.
why-bones-are-taken = Players are still picking their bones.
