# Game tally: the page with statistics, skill, and luck.

# The chart of the games that were won.
statistics-games-won = Gewonnene Partien
statistics-last-ten = Durchschnitt der letzten zehn
# What a dot of a chart is, and the value of a game in it.
statistics-dot = jede Partie
statistics-place = Partie { $game }: { $value }
statistics-no-chart = Die Kurve deiner Siege beginnt mit der fünften Partie.
statistics-wins-spoken = Anteil gewonnener Partien, Durchschnitt der letzten zehn: anfangs { $first }{"\u00A0"}%, jetzt { $last }{"\u00A0"}%. { $games } Partien.
statistics-wins-place = Partie { $game }: { $share }{"\u00A0"}%
# The first or last game of a chart, and when it was.
statistics-game-at = Partie { $game }, { $when }

# Numbers: their names, and what stands below them.
statistics-most-points = Meiste Punkte
statistics-best-win = Höchster Sieg
statistics-streak = Längste Siegesserie
statistics-average = Durchschnitt
statistics-average-hand = Schnitt pro Runde
statistics-time = Spielzeit
statistics-score = { $own }–{ $other }
statistics-wins = { $wins ->
    [one] 1 Sieg
   *[other] { $wins } Siege
}
statistics-days = { $first } bis { $last }
statistics-a-game = pro Partie
statistics-hands-a-game = Runden pro Partie: { $hands }
statistics-time-a-game = { $length } pro Partie

# What each of these numbers means.
tip-statistics-most-points = Die meisten Punkte, die du in einer Partie erzielt hast
tip-statistics-best-win = Dein höchster Sieg: dein Ergebnis, dann das beste der anderen
tip-statistics-streak = Die meisten Partien, die du hintereinander gewonnen hast
tip-statistics-average = Was du im Schnitt in einer Partie erzielt hast
tip-statistics-average-hand = Was du im Schnitt in einer Runde erzielt hast
tip-statistics-time = Die Zeit aller dieser Partien zusammen

# Skill and luck in the games that have been analyzed.
statistics-title = Können und Glück
statistics-says = Was dich deine Entscheidungen kosteten und was dir das Glück brachte.
statistics-reviewed = { $games ->
    [one] { $reviewed } von 1 Partie analysiert.
   *[other] { $reviewed } von { $games } Partien analysiert.
}
# When some of the games are in only one of the charts.
statistics-leaves-out = Die Kosten stammen aus Partien ohne Hilfe, das Glück auch aus denen mit Tipps, Steinzähler oder Tutor; Partien mit bekannten Steinen bleiben außen vor.
# When scores count points in some games and hands in others.
statistics-leaves-out-hands = Bei Punkten und Glück bleiben die Partien außen vor, in denen Runden gezählt werden.

# An average and its 95% interval.
statistics-figure = { $mean }{"\u00A0"}±{"\u00A0"}{ $within }
statistics-luck-figure = { $figure } { $unit ->
    [hands] Runden
   *[points] Punkte
}
# The same for fewer than five games.
statistics-too-few = { $figure } (zu wenige Partien)
statistics-cost = Verlorene Gewinnchance pro Entscheidung
statistics-luck = Glück pro Partie
statistics-cost-says = Kosten sind, wie sehr deine Entscheidungen die Gewinnchance gegenüber den besten gesenkt haben.
statistics-luck-says = Glück ist, wie viel besser oder schlechter als im Durchschnitt das Austeilen, das Ziehen und die verdeckten Steine für dich waren.

# The charts: the heading of each, and what a screen reader says.
statistics-cost-chart = Verlorene Gewinnchance pro Entscheidung (%), nach Partien
statistics-cost-spoken = Verlorene Gewinnchance pro Entscheidung in { $games } analysierten Partien: { $first ->
    [one] 1 Prozentpunkt
   *[other] { $first } Prozentpunkte
} in der ersten Hälfte; { $last } in der zweiten.
statistics-luck-chart = Glück in { $unit ->
    [hands] Runden
   *[points] Punkten
}, nach Partien
statistics-luck-spoken = Glück in { $games } analysierten Partien: { $first } { $unit ->
    [hands] Runden
   *[points] Punkte
} pro Partie in der ersten Hälfte, { $last } in der zweiten.
statistics-chart-says = Jede Marke ist eine Partie; die Linie ist der Durchschnitt der letzten zehn. Über null war das Glück auf deiner Seite. Neben den Werten steht ihre Fehlergrenze (Konfidenz 95{"\u00A0"}%).

# Analyzes the last games.
statistics-review = { $games ->
    [one] Die letzte Partie analysieren
   *[other] Die letzten { $games } Partien analysieren
}
tip-statistics-review = Ausrechnen, was jede Entscheidung kostete; ein paar Sekunden pro Partie
statistics-progress = Partie { $game } von { $of } wird analysiert …
tip-statistics-stop = Anhalten; was fertig ist, bleibt
