# The Game tally window.

# What is there before the first game is over.
tally-empty = Noch wurde keine Partie zu Ende gespielt. Die erste wird hier gezählt.

# What counts as help.
tally-help-explained = Eine Partie zählt als mit Hilfe gespielt, wenn du mit „Rückgängig“ etwas zurückgenommen, mit „Zurückholen“ oder durch erneutes Öffnen eine frühere Stellung geholt, einen Tipp, die Lupe oder den Tutor gehabt, während der Partie verdeckte Steine oder in einer laufenden Runde das, was Nestor wusste, angesehen, sie mit bekannten Steinen begonnen oder durch ein anderes Punktziel beendet hast.

# The column of games that nobody won.
tally-drawn = Remis

# The row of games without help.
tally-without-help = Ohne Hilfe

# The row of games with help.
tally-with-help = Mit Hilfe

# The row of both together.
tally-together = Zusammen

# The button that sets everything to zero.
tally-clear = Bilanz löschen

# What takes clearing back.
tally-clear-explained = Das setzt alle Zahlen auf null. Wenn du es bereust, bringt „Rückgängig“ sie zurück.

# Games won and their share.
tally-won = { $games } ({ $percent }{"\u00A0"}%)

# How many games a line is about.
tally-games = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}

# The button that brings back what was cleared from the history.
history-bring-back = { tally-games } zurückholen

tally-history = Verlauf
