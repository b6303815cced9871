# The card for a new player.

window-welcome = Welcome to { -program }

# What the game is.
welcome-what = Match the ends, make fives, and beat Nestor.

# The picture of a table, for a screen reader.
welcome-picture = { $picture } The open ends add up: { $sum }.

# The game that Play starts.
welcome-with-what = { $game }. Nestor’s level: { $level }.

# The buttons to the first lesson and to New game.
welcome-show-me = Show me how (2 minutes)
welcome-others = Other games and levels
