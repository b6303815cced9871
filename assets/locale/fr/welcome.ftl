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

# The page before the first lesson: five pictures, each with two short sentences.
five-lines-hand = Chacun a sept dominos.
five-lines-hand-says = Le reste est la pioche : piochez-y quand rien ne va.
five-lines-match = Posez un domino à un bout qui porte le même nombre.
five-lines-match-says = Ici, 4 contre 4.
five-lines-doublet = Les doubles se posent en travers.
five-lines-doublet-says = À un bout, leurs deux moitiés comptent : 10.
five-lines-score = Des bouts dont la somme est 5, 10, 15… rapportent.
five-lines-score-says = 6 et 4 font 10 : dix points.
five-lines-win = Qui joue son dernier domino gagne la manche.
five-lines-win-says = Les points restés chez les autres s’y ajoutent ; à 150, on gagne.
five-lines-try = Voir à la table
five-lines-skip = Jouer sans leçon

# The link to the game that is played in pairs where the player lives.
welcome-in-pairs = Jouer : { $game }
