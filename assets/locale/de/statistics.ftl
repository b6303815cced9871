# Im Verlauf: wie gut gespielt wurde und mit wie viel Glück, soweit Partien geprüft sind.
statistics-title = Können und Glück
statistics-reviewed =
    { $games ->
        [one] Geprüft: { $reviewed } von 1 Partie.
       *[other] Geprüft: { $reviewed } von { $games } Partien.
    }
# Unter der Zahl der geprüften Partien, wenn einige in einem der Diagramme fehlen.
statistics-leaves-out = Die Kosten pro Entscheidung sind aus Partien ohne Hilfe errechnet, das Glück aus solchen, in denen höchstens Tipps, Lupe oder Tutor geholfen haben und deren Verteilung du nicht schon gespielt hattest.

# A mean and its 95% interval.
statistics-figure = { $mean }{"\u00A0"}±{"\u00A0"}{ $within }
statistics-percent = { $figure }{"\u00A0"}% Gewinnchance
statistics-points = { $figure } Punkte
# Dasselbe von weniger als fünf Partien.
statistics-too-few = { $figure } (zu wenige Partien, um etwas zu sagen)
statistics-cost = Kosten pro Entscheidung
statistics-luck = Glück pro Partie

# The charts: above each, and to a screen reader.
statistics-cost-chart = Was eine Entscheidung kostete, in % Gewinnchance, Partie für Partie
statistics-cost-spoken = Was eine Entscheidung in { $games } geprüften Partien kostete: { $first }{"\u00A0"}% Gewinnchance in der ersten Hälfte, { $last }{"\u00A0"}% in der zweiten.
statistics-luck-chart = Was das Glück brachte, in Punkten, Partie für Partie
statistics-luck-spoken = Was das Glück in { $games } geprüften Partien brachte: { $first ->
    [one] { $first } Punkt
   *[other] { $first } Punkte
} pro Partie in der ersten Hälfte, { $last } in der zweiten.
statistics-chart-says = Jeder Punkt ist eine Partie; die Linie ist das Mittel der letzten zehn. Über null war das Glück auf deiner Seite. Was hinter einem ± steht, ist, wie weit das Mittel daneben liegen kann: in 95 von 100 solchen Fällen nicht weiter.

# Reviews of the last games, one after the other.
statistics-review =
    { $games ->
        [one] Die letzte Partie prüfen
       *[other] Die letzten { $games } Partien prüfen
    }
tip-statistics-review = Rechnet im Hintergrund aus, was jede deiner Entscheidungen gekostet hat; das dauert einige Sekunden pro Partie
statistics-progress = Partie { $game } von { $of } wird geprüft …
statistics-stop = Anhalten
tip-statistics-stop = Hält an; was geprüft ist, bleibt
