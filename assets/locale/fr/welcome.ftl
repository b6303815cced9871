# The card for a new player.

window-welcome = Bienvenue dans { -program }

# What the game is.
welcome-what = Prolongez la chaîne, faites des multiples de cinq et battez Nestor.

# The picture of a table, for a screen reader.
welcome-picture = { $picture } Somme des bouts : { $sum }.

# The game that Play starts.
welcome-with-what = { $game }. Niveau de Nestor : { $level }.

# The buttons to the first lesson and to New game.
welcome-show-me = Montrez-moi (2 minutes)
welcome-others = Autres jeux et niveaux
