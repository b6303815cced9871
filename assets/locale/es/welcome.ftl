# The card that meets somebody who has never played here.

# Without the gender of who is welcomed.
window-welcome = Te damos la bienvenida a Nestor Dominoes

# What this is.
welcome-title = Nestor Dominoes
welcome-what = Encaja tus fichas, suma cincos y vence a Nestor.

# The picture of a table, for a screen reader.
welcome-picture = { $picture } Los extremos suman: { $sum }.

# What Play begins.
welcome-with-what = { $game }. Nivel de Nestor: { $level }.

# Leads to the first lesson, and to New game.
welcome-show-me = Enséñame a jugar (2 minutos)
welcome-others = Otros juegos y niveles
