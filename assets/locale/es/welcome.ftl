# The card for a new player.

# Says nothing about the player’s gender.
window-welcome = Te damos la bienvenida a { -program }

# What the game is.
welcome-what = Encaja tus fichas, suma cincos y vence a Nestor.

# The picture of a table, for a screen reader.
welcome-picture = { $picture } Los extremos suman: { $sum }.

# The game that Play starts.
welcome-with-what = { $game }. Nivel de Nestor: { $level }.

# The buttons to the first lesson and to New game.
welcome-show-me = Enséñame a jugar (2 minutos)
welcome-others = Otros juegos y niveles
