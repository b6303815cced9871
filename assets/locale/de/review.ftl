# A hand or game that is over is looked back at. $who and $name are as in log.ftl; $action is
# as in `5-3 on the right`.


# The panel. $count, $n: mistakes of the player's side.
review-title = Rückblick: Runde { $hand }
review-close = Rückblick schließen
review-first = Erste Stellung
review-back = Zurück
review-on = Weiter
review-last = Letzte Stellung
review-place = { $done ->
    [0] Start
   *[other] { $done } von { $actions }
}
# The same where there is no title.
review-place-low = { $done ->
    [0] Runde { $hand }, Start
   *[other] Runde { $hand }, { $done }/{ $actions }
}
review-mistakes = { $count ->
    [0] Keine Fehler
    [one] 1 Fehler
   *[other] { $count } Fehler
}
review-mistake-of = { $n } von { $count }
review-mistake-before = Voriger Fehler
review-details = Einzelheiten
review-swap = Steine tauschen
# Below the picture of a play, and beside it on the table.
review-picture = { $is ->
    [best] am besten, { $chance }{"\u00A0"}%
    [made] gespielt, { $chance }{"\u00A0"}%
    [both] am besten, { $chance }{"\u00A0"}%
   *[other] { $chance }{"\u00A0"}%
}
review-tag-best = am besten
review-tag-made = gespielt

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
review-works = Partie wird analysiert …
review-progress = Analyse: { $percent }{"\u00A0"}%
review-stop = Anhalten
review-start = Partie analysieren
tip-review-start = Ausrechnen, was jeder Zug gekostet hat
review-not-yet = Noch nicht analysiert.
review-not-over = Zwischen zwei Runden und nach der Partie möglich.
review-no-decision = Keine spätere Entscheidung.
review-no-decision-before = Keine frühere Entscheidung.
review-no-mistake = Kein späterer Fehler.
review-no-mistake-before = Kein früherer Fehler.
review-failed = Diese Partie kann nicht analysiert werden.

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
review-costs-nothing = Das hat nichts Messbares gekostet.
review-costs-points = Das hat { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} (±{"\u00A0"}{ $points_error }) gekostet, aber keine messbare Gewinnchance.
review-nothing-to-decide = Hier gab es keine Wahl.

# What speaks for the best, before the reasons; and where there are none.
review-why = Warum { $best } besser ist als { $other }:
review-why-none = Die Zahlen liegen für einen Grund zu nah beieinander.

# The heads of the list of what there was to choose from.
review-choice = Möglichkeiten
review-chance = Sieg
review-points = Punkte
review-choice-spoken = { $action }: Gewinnchance { $chance }{"\u00A0"}%, Punkte bis zum Ende der Runde { $points }
review-choice-best = { $action }, am besten
review-choice-made = { $action }, gewählt
review-choice-both = { $action }, am besten und gewählt
review-choice-equal = { $action }, etwa gleich
review-choice-made-equal = { $action }, gewählt, etwa gleich
# Under that list: what its points are, and by what the best is the best. $sides is as below.
review-points-says = Punkte: erwarteter Vorsprung vor { $sides ->
    [two] der anderen Seite
   *[more] der besten der anderen
} im Rest der Runde. Vorn steht, was die Partie am häufigsten gewinnt.
review-higher-says = Der beste Zug und diese Prozente kommen aus verschiedenen Stichproben; ein etwa gleich guter Zug kann hier darum mehr zeigen.

# The buttons.
review-mistake = Nächster Fehler
tip-review-mistake = Nächster Zug von dir, der ungenau, ein Fehler oder ein Patzer war
menu-try-again = Von hier neu spielen
tip-try-again = Von dieser Stellung als eigene Partie weiterspielen, die nicht zählt
why-not-again = Nur wo noch etwas zu tun war, und ohne Uhr.
why-try-of-day = Spiel erst die Partie des Tages zu Ende.
review-tried-again = Du spielst jetzt von hier weiter. Mit „Zurück zu meiner Partie“ oben kommst du zu deiner Partie zurück.
menu-leave-again = Zurück zu meiner Partie
tip-leave-again = Aus Lektion, Rückblick oder Wiederholung zurück zur eigenen Partie

# The same deals from the other seat.
menu-other-seat = Partie mit getauschten Steinen
tip-other-seat = Die Partie noch einmal spielen, deine Steine und Nestors getauscht; sie zählt nicht
menu-other-seat-hand = Runde mit getauschten Steinen
tip-other-seat-hand = Die Runde noch einmal spielen, deine Steine und Nestors getauscht; sie zählt nicht
why-no-other-seat = Nur in Partien ohne Uhr allein gegen einen Nestor.
result-seats-changed = Du spielst dieselben Steine vom anderen Platz. Mit „Zurück zu meiner Partie“ oben kommst du zu deiner Partie zurück.
result-seats-changed-in-hand = Du spielst Runde { $hand } vom anderen Platz, als eigene Partie. Endet sie unentschieden, wird noch eine ausgeteilt. Zurück kommst du mit „Zurück zu meiner Partie“ oben.
why-hand-twice = Diese Runde ist von beiden Plätzen aus gespielt.
why-no-hands-again = Nur in einer Partie allein gegen einen Nestor, ohne Uhr.
why-no-other-seat-hand = Diese Runde lässt sich nicht für sich allein wiederholen.

# The chart: its name, and what it shows to a screen reader.
review-chart = Gewinnchance
review-chart-spoken = Diagramm der Gewinnchance ({ $side }), Runde für Runde: { $chances }
review-chart-hand = { $hand }: { $chance }{"\u00A0"}%

# The summary.
review-summary = In dieser Partie
review-cost-points = Verschenkte Punkte
review-cost-chance = Verschenkte Gewinnchance
review-cost-rest = davon durch beste und gute Züge
review-cost-rest-says = Beste und gute Züge kosten wenig oder nichts Messbares. Ein Minus ist ein Gewinn: Was die meisten Partien gewinnt, bringt nicht immer die meisten Punkte.
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
review-luck-known = Züge und Glück ergeben zusammen das Ergebnis. { $sides ->
    [two] In 95 von 100 solchen Partien stimmt das Glück auf
   *[more] Der Vorsprung zählt gegen den Schnitt der anderen. Das Glück stimmt auf etwa
} { $error ->
    [one] 1 Punkt
   *[other] { $error } Punkte
}.
review-luck-says = Glück ist, um wie viel Verteilung, Ziehen und verdeckte Steine besser oder schlechter waren als im Schnitt. Züge werden nach dem beurteilt, was man wissen konnte.
plus = +{ $number }
minus = -{ $number }

# The list of all mistakes, in the details.
review-all-mistakes = Alle Fehler
review-mistake-line = Runde { $hand }: { $said } Das hat { $chance }{"\u00A0"}% Gewinnchance und { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} gekostet.
review-mistake-line-but-gains = Runde { $hand }: { $said } Das hat { $chance }{"\u00A0"}% Gewinnchance gekostet, obwohl es im Mittel { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} mehr bringt.

# How marks are given.
review-limits = Ungenau: { $inaccurate_points ->
    [one] 1 Punkt
   *[other] { $inaccurate_points } Punkte
} oder { $inaccurate_chance }{"\u00A0"}% Gewinnchance; Fehler: { $mistake_points } oder { $mistake_chance }{"\u00A0"}%; Patzer: { $blunder_points } oder { $blunder_chance }{"\u00A0"}%. Kosten unterhalb der Genauigkeit (±) zählen nicht.

# The keys.
key-review-decisions = zur nächsten Entscheidung oder zur vorigen
key-review-mistakes = zu deinem nächsten Fehler oder zum vorigen
key-review-again = von hier neu spielen
