# Game tally: the page with the games won.

# Its pages; the third is the history.
tally-page-tally = Bilan
tally-page-statistics = Statistiques

# Before the first game is over.
tally-empty = Aucune partie finie pour l’instant. Les parties finies seront comptées ici.
# The tally was cleared.
tally-none = Aucune partie comptée.

# Which games are shown, on all pages: names of the lists, and choices.
tally-games-to-show = Parties à afficher
tally-levels-to-show = Niveaux à afficher
tally-all-levels = Tous les niveaux
tally-with-people = Autres personnes

# The number of finished games, and the choice between two lists.
tally-finished = { $games ->
    [one] { $games } partie finie
   *[other] { $games } parties finies
}
tally-by-level = Par niveau
tally-by-game = Par jeu

# The heads of the columns.
tally-head-game = Jeu
tally-head-games = Parties
tally-drawn = Égalités

# Rows: no games yet, and unassisted games.
tally-not-played = Pas encore joué
tally-without-help = Sans aide

# A row, for a screen reader.
tally-row = { $name } : gagnées { $won }, perdues { $lost }, égalités { $tied }

# The share of games that the player wins in the long run.
tally-likely = Probable à la longue : de { $from } à { $to } %

# Sets all numbers to zero.
tally-clear = Effacer le bilan
tally-cleared = Bilan effacé.

# What makes a game assisted: a heading and its text.
tally-help-what = Quand une partie est-elle « avec aide » ?
tally-help-explained = Une partie est « avec aide » si vous avez annulé un coup ; si vous avez repris la partie au signet après avoir joué plus loin ; si vous avez utilisé le conseil, le compteur de dominos ou le tuteur ; si vous avez vu des dominos cachés ou connu les donnes d’avance ; ou si vous l’avez terminée en changeant l’objectif. Ces parties ont leur propre ligne.

# The number of games in a row.
tally-games = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
