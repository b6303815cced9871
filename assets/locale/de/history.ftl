# Game tally: the page with every finished game.

history-empty = Noch keine beendeten Partien. Sie werden hier aufgelistet.
# As long as the file with the games is being read.
history-being-read = Beendete Partien werden geladen …

# The heads of the columns.
history-head-finished = Beendet
history-head-against = Gegen

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
history-help-advice = Du hattest Hilfe von Tipps, Steinzähler oder Tutor.
history-help-knowledge = Du hast Züge rückgängig gemacht oder verdeckte Steine gekannt.

# The switch for keeping a history, and what it does not do.
history-keep = Beendete Partien speichern
history-keep-explained = Im Verlauf. Sonst zählen sie trotzdem für die Bilanz.

# Clearing the history, and what is said then; the second, if that will not last.
history-clear = Verlauf löschen
history-cleared = Verlauf gelöscht.
history-clear-will-not-last = Die gelöschten Partien sind beim nächsten Start vielleicht wieder da, weil die aktuelle Partie nicht gespeichert werden kann.

# The last games were too easy, or too hard.
history-advice = Du hast { $won } deiner letzten { $games } Partien ohne Hilfe gegen „{ $level }“ gewonnen. „{ $better }“ passt vielleicht besser.

# Said when a game is looked back at, perhaps in place of another game.
history-looked-back = Du gehst die Partie vom { $when } durch.
history-looked-back-instead = Du gehst die Partie vom { $when } durch. „Rückgängig“ führt zur anderen Partie zurück.

# Why it cannot be: there is no file of it, one that cannot be read, or a hand ended by a
# rule that is another today.
history-not-kept = Die Züge dieser Partie wurden nicht gespeichert.
history-not-readable = Die Datei mit den Zügen dieser Partie ist nicht lesbar.
history-ended-otherwise = Diese Partie lässt sich nicht zeigen, weil eine Runde nach einer Regel endete, die seither geändert wurde.

# How long something took, in minutes and hours.
length-under-a-minute = unter 1{"\u00A0"}Min.
length-minutes = { $minutes }{"\u00A0"}Min.
length-hours = { $hours }{"\u00A0"}Std. { $minutes }{"\u00A0"}Min.
