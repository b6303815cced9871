# Practice: the player’s own mistakes in analyzed games, asked again.

menu-practice = Practice
tip-practice = Five of your own mistakes a day, asked again

# The panel. $day is like “Nov 20”.
practice-place = Task { $number } of { $count }
practice-from = From your game of { $day }, hand { $hand }
practice-asks = It’s your turn. What’s your best move?
practice-asks-after = { $name } has just played { $bone }. What’s your best move?
practice-next = Next task
practice-finish = Finish for today
practice-put-away = Don’t ask again
practice-open-game = Open the game

# The reply to an answer. $action is like `5-3 on the right`.
practice-as-then = That’s what you chose in the game.
practice-then = In the game you chose { $action }.

# Instead of a task.
practice-none = Nothing to practice today. Tasks come from your own mistakes: open the review of a finished game, and if something cost you a lot, it comes up here. Until then, “{ window-lessons }” has other positions.
practice-done = That’s all for today: { $solved } of { $count } solved at the first try. Tasks come back on other days, missed ones sooner.
