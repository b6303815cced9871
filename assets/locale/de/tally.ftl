# Game tally: the page with the games won.

# Its pages; the third is the history.
tally-page-tally = Bilanz
tally-page-statistics = Statistik

# Before the first game is over.
tally-empty = Noch keine beendeten Partien. Sie werden hier gezählt.
# The tally was cleared.
tally-none = Keine Partien gezählt.

# Which games are shown, on all pages: names of the lists, and choices.
tally-games-to-show = Welche Spiele
tally-levels-to-show = Welche Stufen
tally-all-levels = Alle Stufen
tally-with-people = Andere Personen

# The number of finished games, and the choice between two lists.
tally-finished = { $games ->
    [one] 1 beendete Partie
   *[other] { $games } beendete Partien
}
tally-by-level = Nach Stufe
tally-by-game = Nach Spiel

# The heads of the columns.
tally-head-game = Spiel
tally-head-games = Partien
tally-drawn = Unentschieden

# Rows: no games yet, and unassisted games.
tally-not-played = Noch nicht gespielt
tally-without-help = Ohne Hilfe

# A row, for a screen reader.
tally-row = { $name }: { $won } gewonnen, { $lost } verloren, { $tied } unentschieden

# The share of games that the player wins in the long run.
tally-likely = Auf lange Sicht wohl { $from } bis { $to }{"\u00A0"}%

# Sets all numbers to zero.
tally-clear = Bilanz löschen
tally-cleared = Bilanz gelöscht.

# What makes a game assisted: a heading and its text.
tally-help-what = Was zählt als „mit Hilfe“?
tally-help-explained = Eine Partie zählt als „mit Hilfe“, wenn du „{ menu-undo }“, „{ menu-go-to-bookmark }“, Tipps, Steinzähler oder Tutor benutzt, verdeckte Steine angesehen, die Steine schon gekannt oder die Partie durch ein anderes Ziel beendet hast. Partien mit Hilfe stehen in einer eigenen Zeile.

# The number of games in a row.
tally-games = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}
