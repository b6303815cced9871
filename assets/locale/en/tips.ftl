# Tooltips of buttons and menu lines.

tip-pause = Stops the clock and hides the table
tip-give-up = Ends the game now, as a loss
tip-restart-game = Same deals again, as an assisted game
tip-assists = Marks the game as assisted
tip-sort-hand = Lightest first
tip-bookmark = Remembers this position, so you can come back
tip-ends-only = Leaves out the middle of the line, so the ends are larger
tip-between = Shows the bones that “{ menu-ends-only }” leaves out
tip-review = Steps through the finished hand or game, move by move
tip-lens = Who may have the unseen bones; marks the game as assisted
tip-tutor-gentle = Warns before big mistakes; marks the game as assisted
tip-tutor-strict = Warns before mistakes, big or not; marks the game as assisted
tip-hint = The best play and why; marks the game as assisted

# The buttons of a turn.
tip-pass = You can’t play or draw
tip-pass-on = Hides your bones first
tip-same-again = Same rules, same players

# The buttons of other cards and questions.

# Why a menu line can’t be chosen.
why-lesson = Not available during a lesson. Leave it to return to your game.
why-covered = Not available while the bones are hidden.
why-no-clock = No clock is running.
why-cannot-give-up = Only timed games can be given up, and only before they end.
why-nothing-done = You haven’t played anything yet.
why-no-more = Nothing more this way.
why-nothing-to-undo = Nothing to undo.
why-nothing-to-redo = Nothing to redo.
why-no-bookmark = There’s no bookmark yet.
why-bookmark-not-playable = The bookmark can’t be played, because its game breaks the rules.
why-not-over = The game isn’t over yet.
why-not-your-turn = It’s not your turn.
why-whole-line = Only with “{ menu-ends-only }”.
why-others-sit-there = Not available when other people are playing.
why-bones-are-taken = Players are still picking their bones.
tip-score-pad = Keeps score for a game with real bones
