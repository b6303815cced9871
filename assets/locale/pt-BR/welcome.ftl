# The card for a new player.

window-welcome = Boas-vindas ao { -program }

# What the game is.
welcome-what = Encaixe nas pontas, faça múltiplos de cinco e vença Nestor.

# The picture of a table, for a screen reader.
welcome-picture = { $picture } A soma das pontas: { $sum }.

# The game that Play starts.
welcome-with-what = { $game }. Nível de Nestor: { $level }.

# The buttons to the first lesson and to New game.
welcome-show-me = Mostrar como se joga (2 minutos)
welcome-others = Outros jogos e níveis
