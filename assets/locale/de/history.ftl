# The History window.

# What is there before the first game is over.
history-empty = Noch wurde keine Partie zu Ende gespielt. Hier steht dann jede, sobald sie vorbei ist.
history-cleared = Der Verlauf ist leer: Er wurde gelöscht. Hier steht dann jede Partie, sobald sie vorbei ist.

# As long as the file with the games is being read.
history-being-read = Die beendeten Partien werden gelesen …

# The name of the list of games and levels.
history-games-to-show = Welche Partien

# The heading over the list of games.
history-list = Partie für Partie, die neueste zuerst

# The switch for keeping a history.
history-keep = Beendete Partien aufheben

# What it does not do.
history-keep-explained = Im Verlauf. Ohne ihn zählen Partien trotzdem für die Bilanz.

# The button that forgets everything.
history-clear = Verlauf löschen

# Asked before everything is forgotten.
history-ask-clear = Den ganzen Verlauf löschen? Bis du das Programm schließt, kannst du ihn zurückholen.

# Clears it.
history-clear-now = Löschen

# Said when it was cleared, if the program cannot keep that.
history-clear-will-not-last = Beim nächsten Start ist der Verlauf wieder da, falls dieses Programm bis dahin die Datei mit der laufenden Partie nicht schreiben kann: Darin steht, was gelöscht ist.

# Does not.
history-keep-it = Behalten

# What games come to: names of numbers in a list.
history-games = Partien
history-you-won-games = Du hast gewonnen
history-drawn-games = Unentschieden
history-likely = Gewinnquote etwa
history-likely-share = { $from } bis { $to }{"\u00A0"}%
# The same of fewer than five games.
history-likely-too-few = zu wenige Partien, um das zu sagen
history-average = Punkte pro Partie
history-with-help = Mit Hilfe
history-most-wins-in-a-row = Längste Siegesserie
history-time-played = Gespielte Zeit

# The last games were too easy, or too hard.
history-advice = Von deinen letzten { $games } Partien ohne Hilfe gegen „{ $level }“ hast du { $won } gewonnen: „{ $better }“ passt vielleicht besser.

# Under the chart: the days of its first and its last game.
history-chart-on-one-day = Gewonnene Partien, Partie für Partie, am { $day }
history-chart-of-days = Gewonnene Partien, Partie für Partie, vom { $from } bis zum { $to }

# What game it was, and how long it took: hands, moves and, in $length, time.
history-details = { $kind }, { history-hands }, { history-moves }, { $length }
history-details-with-help = { history-details }, mit Hilfe
history-hands = { $hands ->
    [one] 1 Runde
   *[other] { $hands } Runden
}
history-moves = { $moves ->
    [one] 1 Zug
   *[other] { $moves } Züge
}

# The button of a game that looks back at it; the same for a screen reader; what it does.
history-look-back = Rückblick
history-look-back-at = Rückblick auf diese Partie: { $result }, { $when }
tip-history-look-back = Geht diese Partie Zug für Zug durch, alle Hände aufgedeckt

# Said when it is looked back at, perhaps in place of another game.
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
