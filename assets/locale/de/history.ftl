# Game tally: the page with every finished game.

history-empty = Noch keine beendeten Partien. Sie werden hier aufgelistet.
# The list is empty although games were finished: it was cleared, or others are shown.
history-none = Keine Partien in dieser Ansicht.
# While the file with the games is read.
history-being-read = Beendete Partien werden geladen …

# The heads of the columns.
history-head-finished = Beendet

# How a game ended, in short.
history-score = { $result ->
    [won] Gewonnen { $own }–{ $other }
    [lost] Verloren { $own }–{ $other }
   *[drawn] Unentschieden { $own }–{ $other }
}

# How long a game was: hands, moves, and time. $length is like “5 min”.
history-details = { history-hands }, { history-moves }, { $length }.
history-hands = { $hands ->
    [one] 1 Runde
   *[other] { $hands } Runden
}
history-moves = { $moves ->
    [one] 1 Zug
   *[other] { $moves } Züge
}
# Why a game is assisted.
history-help-advice = Du hattest Hilfe von Tipps, Steinzähler oder Tutor.
history-help-knowledge = Du hast Züge rückgängig gemacht oder verdeckte Steine gesehen.

# The switch for the history.
history-keep = Beendete Partien speichern
history-keep-explained = Sie stehen dann im Verlauf. In die Bilanz kommen sie in jedem Fall.

# Clears the history. The last is said if the games may come back.
history-clear = Verlauf löschen
# Copies a row for each game to the clipboard.
history-copy-csv = Als CSV kopieren
history-cleared = Verlauf gelöscht. Bis zum Schließen des Programms lässt sich das rückgängig machen.
history-clear-will-not-last = Die gelöschten Partien sind beim nächsten Start vielleicht wieder da, weil die aktuelle Partie nicht gespeichert werden kann.

# The last games were too easy, or too hard.
history-advice = Du hast { $won } deiner letzten { $games } Partien ohne Hilfe auf Stufe „{ $level }“ gewonnen. Vielleicht passt „{ $better }“ besser zu dir.

# A review starts, perhaps in place of another game.
history-looked-back = { $replaces ->
    [yes] Partie im Rückblick: { $when }. „{ menu-undo }“ holt die vorige Partie zurück.
   *[no] Partie im Rückblick: { $when }.
}

# Why a game can’t be reviewed.
history-unreadable = Die Züge dieser Partie sind nicht lesbar.

# How long something took, in minutes and hours.
length-under-a-minute = unter 1{"\u00A0"}min
length-minutes = { $minutes }{"\u00A0"}min
length-hours = { $hours }{"\u00A0"}h { $minutes }{"\u00A0"}min
