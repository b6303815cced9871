# Game tally: the page with every finished game.

history-empty = Noch keine beendeten Partien. Sie werden hier aufgelistet.
# As long as the file with the games is being read.
history-being-read = Die beendeten Partien werden gelesen …

# The heads of the columns.
history-head-finished = Beendet
history-head-against = Gegen
history-head-result = Ergebnis

# Who was played against, and how hard they play.
history-against = { $names }, { $level }
# How a game ended, in short.
history-won-short = Gewonnen { $own }–{ $other }
history-lost-short = Verloren { $own }–{ $other }
history-tied-short = Unentschieden { $own }–{ $other }

# How long a game was: hands, moves and, in $length, time.
history-details = { history-hands }, { history-moves }, { $length }.
history-hands = { $hands ->
    [one] 1 Runde
   *[other] { $hands } Runden
}
history-moves = { $moves ->
    [one] 1 Zug
   *[other] { $moves } Züge
}
# Which help there was.
history-help-advice = Tipps, Lupe oder Tutor halfen.
history-help-knowledge = Züge wurden zurückgenommen, oder Steine waren bekannt.

# Looks back at a game.
history-review = Rückblick

# The switch for keeping a history, and what it does not do.
history-keep = Beendete Partien aufheben
history-keep-explained = Im Verlauf. Ohne ihn zählen Partien trotzdem für die Bilanz.

# Clearing the history, and what is said then; the second, if that will not last.
history-clear = Verlauf löschen
history-cleared = Verlauf gelöscht.
history-clear-will-not-last = Die gelöschten Partien sind beim nächsten Start vielleicht wieder da, weil die laufende Partie nicht gespeichert werden kann.

# The last games were too easy, or too hard.
history-advice = Von deinen letzten { $games } Partien ohne Hilfe gegen „{ $level }“ hast du { $won } gewonnen. „{ $better }“ passt vielleicht besser.

# Said when a game is looked back at, perhaps in place of another game.
history-looked-back = Das ist der Rückblick auf die Partie vom { $when }.
history-looked-back-instead = Das ist der Rückblick auf die Partie vom { $when }. „Rückgängig“ führt zur anderen Partie zurück.

# Why it cannot be: there is no file of it, one that cannot be read, or a hand ended by a
# rule that is another today.
history-not-kept = Die Züge dieser Partie wurden nicht gespeichert.
history-not-readable = Die Datei mit den Zügen dieser Partie kann nicht gelesen werden.
history-ended-otherwise = Eine Runde dieser Partie endete nach einer Regel, die seither geändert wurde; zeigen lässt sich die Partie nicht mehr.

# How long something took, in minutes and hours.
length-under-a-minute = unter 1{"\u00A0"}Min.
length-minutes = { $minutes }{"\u00A0"}Min.
length-hours = { $hours }{"\u00A0"}Std. { $minutes }{"\u00A0"}Min.
