# A hand or game that is over is looked back at. $who and $name are as in log.ftl; $action is
# as in `5-3 on the right`.

window-analysis = Analyse
turn-review-analysis = Analyse
tip-analysis = Was jede Entscheidung gekostet hat, Glück und Können, und die Gewinnchance

# The marks of a decision, and the same as the name of a line that counts them.
mark-best = das Beste
mark-best-count = Am besten
mark-good = gut
mark-good-count = Gut
mark-inaccurate = ungenau
mark-inaccurate-count = Ungenau
mark-mistake = ein Fehler
mark-mistake-count = Fehler
mark-blunder = ein Patzer
mark-blunder-count = Patzer

# While every decision is looked at.
review-works = Jede Entscheidung wird geprüft …
review-progress = Jede Entscheidung wird geprüft: { $percent }{"\u00A0"}%
review-stop = Anhalten
tip-review-stop = Keine weiteren Entscheidungen prüfen
review-start = Jede Entscheidung prüfen
tip-review-start = Ausrechnen, was jede Entscheidung gekostet hat, nach dem, was man dabei wissen konnte
review-not-yet = Die Entscheidungen sind noch nicht geprüft.
review-not-over = Nur zwischen zwei Runden, oder wenn die Partie vorbei ist.
review-no-decision = Danach kommt keine Entscheidung mehr.
review-no-decision-before = Davor gibt es keine Entscheidung.
review-no-mistake = Danach kommt kein Fehler mehr.
review-no-mistake-before = Davor gibt es keinen Fehler.
review-failed = Die Entscheidungen dieser Partie können nicht geprüft werden.

# A decision in a sentence.
review-said-best = { $who ->
    [you] Du hast { $action } gewählt: { $mark }.
   *[other] { $name } hat { $action } gewählt: { $mark }.
}
review-said = { $who ->
    [you] Du hast { $action } gewählt: { $mark }. Am besten war { $best }.
   *[other] { $name } hat { $action } gewählt: { $mark }. Am besten war { $best }.
}

# What a decision cost, with how well that is known: the 95% interval.
review-cost = Das hat { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} (±{"\u00A0"}{ $points_error }) und { $chance }{"\u00A0"}% Gewinnchance (±{"\u00A0"}{ $chance_error }) gekostet.
review-cost-but-gains = Das hat { $chance }{"\u00A0"}% Gewinnchance gekostet (±{"\u00A0"}{ $chance_error }), obwohl es im Mittel { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} mehr bringt (±{"\u00A0"}{ $points_error }).
review-costs-nothing = Das hat nichts gekostet, was sich vom Zufall unterscheiden ließe.
review-costs-points = Das hat { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} (±{"\u00A0"}{ $points_error }) gekostet, aber keine Gewinnchance, die sich vom Zufall unterscheiden ließe.
review-nothing-to-decide = Hier gibt es nichts zu entscheiden.

# What speaks for the best, before the reasons; and where there are none.
review-why = Was für { $best } statt { $other } spricht:
review-why-none = Keine Zahl trennt { $best } und { $other } deutlich genug, um einen Grund zu nennen.

# The heads of the list of what there was to choose from.
review-choice = Zur Wahl
review-chance = Sieg
review-points = Punkte
review-choice-spoken = { $action }: Gewinnchance { $chance }{"\u00A0"}%, Punkte bis zum Ende der Runde { $points }
review-choice-best = { $action }, am besten
review-choice-made = { $action }, gewählt
review-choice-both = { $action }, am besten und gewählt
review-choice-equal = { $action }, etwa gleich
review-choice-made-equal = { $action }, gewählt, etwa gleich
# Under that list: what its points are, and by what the best is the best. $sides is as below.
review-points-says = Punkte: wie viele { $sides ->
    [two] mehr als die andere Seite diese Seite im Rest der Runde erwarten kann
   *[more] diese Seite im Rest der Runde auf die beste der anderen gutmachen dürfte
}. Am besten ist der Zug, der die Partie am häufigsten gewinnt.
review-higher-says = Der beste Zug wurde in einer Reihe gedachter Verteilungen gefunden, und diese Chancen kommen aus einer anderen. Darum kann ein Zug, der etwa gleich gut ist, hier eine höhere Chance zeigen.

# The buttons.
review-decision-before = Davor
tip-review-decision-before = Zur Entscheidung davor
review-decision = Danach
review-decision-short = Danach
tip-review-decision = Zur nächsten Entscheidung
review-mistake = Nächster Fehler
review-mistake-short = Fehler
tip-review-mistake = Zur nächsten Entscheidung, die ungenau, ein Fehler oder ein Patzer war
menu-try-again = Von hier neu spielen
review-again-short = Von hier
tip-try-again = Von dieser Stellung weiterspielen, als eigene Partie, die nicht zählt; „Zurück zu meiner Partie“ bringt deine zurück
why-not-again = Nur wo noch etwas zu tun war, und ohne Uhr.
why-try-of-day = Spiel erst die Partie des Tages zu Ende.
review-tried-again = Du spielst jetzt von hier weiter. Mit „Zurück zu meiner Partie“ oben kommst du zu deiner Partie zurück.
menu-leave-again = Zurück zu meiner Partie
tip-leave-again = Zurück zur Partie, so wie sie war, aus einer Lektion, von einer älteren Partie, von einer beendeten Partie des Tages oder von Steinen, die noch einmal gespielt werden

# The same deals from the other seat.
menu-other-seat = Mit getauschten Händen
tip-other-seat = Diese Partie mit getauschten Händen noch einmal spielen: Nestor bekommt, was du hattest; sie wird nicht gezählt
menu-other-seat-hand = Diese Runde mit getauschten Händen
review-other-seat-short = Getauscht
tip-other-seat-hand = Diese Runde mit getauschten Händen noch einmal spielen, als eigene Partie: Nestor bekommt, was du hattest; sie wird nicht gezählt
why-no-other-seat = Nur in einer Partie allein gegen einen Nestor, ohne Uhr, und nicht, wenn nach den Regeln der Mensch die erste Runde eröffnet.
result-seats-changed = Du spielst dieselben Steine vom anderen Platz. Mit „Zurück zu meiner Partie“ oben kommst du zu deiner Partie zurück.
result-seats-changed-in-hand = Du spielst Runde { $hand } vom anderen Platz, als eigene Partie. Endet sie unentschieden, wird noch eine ausgeteilt. Zurück kommst du mit „Zurück zu meiner Partie“ oben.
why-hand-twice = Diese Runde ist von beiden Plätzen aus gespielt.
why-no-hands-again = Nur in einer Partie allein gegen einen Nestor, ohne Uhr.
why-no-other-seat-hand = Nur eine Runde, die für sich allein gleich ausgeteilt und gleich gezählt wird: keine, die das Ziel beendete oder in der es Punkte verfallen ließ, und keine, in der eine andere Regel für die Eröffnung etwas an der Verteilung änderte.

# The chart: its name, and what it shows to a screen reader.
review-chart = Gewinnchance
review-chart-tip = Klick, um dorthin zu springen. Punkte sind Fehler und Patzer, deine ausgefüllt.
review-chart-spoken = Diagramm der Gewinnchance ({ $side }), Runde für Runde: { $chances }
review-chart-hand = { $hand }: { $chance }{"\u00A0"}%

# The summary.
review-summary = In dieser Partie
review-cost-points = Verschenkte Punkte
review-cost-chance = Verschenkte Gewinnchance, alles zusammen
review-cost-rest = davon durch beste und gute Züge
review-cost-rest-says = Was am besten oder gut war, hat sehr wenig gekostet oder keine Gewinnchance, die sich vom Zufall unterscheiden ließe. Mit den Fehlern der Liste unten ergibt es alles, was verschenkt wurde. Ein Minus heißt, dass es etwas eingebracht hat: Was die meisten Partien gewinnt, bringt nicht immer die meisten Punkte.
review-counted = { $side }: { $count }
percent = { $number }{"\u00A0"}%

# Luck and skill.
review-luck = Glück und Können
review-luck-of = Vorsprung
review-whole-game = Partie
review-this-hand = Diese Runde
review-own = { $who ->
    [you] Durch deine Züge
    [you-and] Durch eure Züge
   *[other] Durch Züge von { $side }
}
review-others = Durch Züge der anderen
review-luck-row = Durch Glück
# $sides ist `more` bei mehr als zwei Seiten: Jede wird mit dem Schnitt der anderen verglichen.
review-luck-known = { $sides ->
    [two] Was ein Zug die eigene Seite kostet, bringt er der anderen.
   *[more] Der Vorsprung zählt gegen den Schnitt der anderen, und was ein Zug die eigene Seite kostet, kann jeder von ihnen bekommen.
} Züge und Glück ergeben zusammen das Ergebnis. Das Glück ist { $sides ->
    [two] in 95 von 100 solchen Partien auf
   *[more] auf etwa
} { $error ->
    [one] 1 Punkt
   *[other] { $error } Punkte
} genau bekannt.
review-luck-says = Glück ist, was Verteilung, Ziehen und verdeckte Steine mehr gebracht haben, als zu erwarten war. Züge werden nach dem beurteilt, was man dabei wissen konnte.
plus = +{ $number }
minus = -{ $number }

# The list of what went wrong.
review-mistakes = Zum Lernen
review-no-mistakes = Alles war mindestens gut.
review-mistake-line = Runde { $hand }: { $said } Das hat { $chance }{"\u00A0"}% Gewinnchance und { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} gekostet.
review-mistake-line-but-gains = Runde { $hand }: { $said } Das hat { $chance }{"\u00A0"}% Gewinnchance gekostet, obwohl es im Mittel { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} mehr bringt.

# How marks are given.
review-limits = Ungenau: kostet { $inaccurate_points ->
    [one] 1 Punkt
   *[other] { $inaccurate_points } Punkte
} oder { $inaccurate_chance }{"\u00A0"}% Gewinnchance; Fehler: { $mistake_points } oder { $mistake_chance }{"\u00A0"}%; Patzer: { $blunder_points } oder { $blunder_chance }{"\u00A0"}%. Punkte und Gewinnchance zählen nur, wenn sie größer sind als die Zahl hinter ihrem ±: So nah liegt der wahre Wert in 95 von 100 Fällen. Was nicht das Beste ist, ist gut, wenn es weniger kostet oder wenn seine Kosten an Gewinnchance nicht zählen.

# The keys.
key-review-decisions = zur nächsten Entscheidung oder zur vorigen
key-review-mistakes = zum nächsten Fehler oder zum vorigen
key-review-again = von hier neu spielen
