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

# The page before the first lesson: five pictures, each with two short sentences.
five-lines-hand = Jeder hat sieben Steine.
five-lines-hand-says = Der Rest ist der Vorrat: Dort ziehst du, wenn nichts passt.
five-lines-match = Lege einen Stein an ein Ende mit derselben Zahl.
five-lines-match-says = Hier liegt 4 an 4.
five-lines-doublet = Ein Pasch liegt quer.
five-lines-doublet-says = Am Ende zählen beide Hälften: 10.
five-lines-score = Ergeben die Enden 5, 10, 15 …, gibt es Punkte.
five-lines-score-says = 6 und 4 sind 10: zehn Punkte.
five-lines-win = Wer den letzten Stein legt, gewinnt die Runde.
five-lines-win-says = Die Augen der anderen zählen dazu; 150 Punkte gewinnen.
five-lines-try = Am Tisch ansehen
five-lines-skip = Ohne Lektion spielen

# The link to the game that is played in pairs where the player lives.
welcome-in-pairs = { $game } spielen
