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

# The page before the first lesson: five pictures, each with two short sentences.
five-lines-hand = Cada uno tiene siete fichas.
five-lines-hand-says = El resto es el pozo: roba de él si no encaja ninguna.
five-lines-match = Pon una ficha en un extremo con el mismo número.
five-lines-match-says = Aquí van 4 con 4.
five-lines-doublet = Los dobles van atravesados.
five-lines-doublet-says = En un extremo cuentan las dos mitades: 10.
five-lines-score = Los extremos que suman 5, 10, 15… puntúan.
five-lines-score-says = 6 y 4 son 10: diez puntos.
five-lines-win = Quien juega la última ficha gana la ronda.
five-lines-win-says = Los puntos de los demás también cuentan; con 150 ganas la partida.
five-lines-try = Verlo en la mesa
five-lines-skip = Jugar sin lección

# The link to the game that is played in pairs where the player lives.
welcome-in-pairs = Jugar: { $game }
