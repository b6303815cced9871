# The card for a new player.

window-welcome = Willkommen bei { -program }

# What the game is.
welcome-what = Lege an, mache Fünfer und schlage Nestor.

# The picture of a table, for a screen reader.
welcome-picture = { $picture } Die offenen Enden ergeben zusammen: { $sum }.

# The game that Play starts.
welcome-with-what = { $game }. Nestors Stufe: { $level }.

# The buttons to the first lesson and to New game.
welcome-show-me = Zeige mir, wie es geht (2 Minuten)
welcome-others = Andere Spiele und Stufen
