# The review of a finished hand or game. $who and $name are as in log.ftl. $action is like
# `5-3 on the right`.

# The panel. $count and $n count the mistakes of the player’s side.
review-title = Rückblick: Runde { $hand }
review-close = Rückblick schließen
review-first = Erste Stellung
review-back = Voriger Zug
review-on = Nächster Zug
review-last = Letzte Stellung
# $named is `yes` where no title names the hand.
review-place = { $done ->
    [0] { $named ->
        [yes] Runde { $hand }, Austeilen
       *[no] Austeilen
    }
   *[other] { $named ->
        [yes] Runde { $hand }, { $done }/{ $actions }
       *[no] { $done } von { $actions }
    }
}
# Where the mistakes of one side are counted: none of the only player at this computer.
review-no-own-mistakes = Keine Fehler von dir
review-mistakes = { $count ->
    [0] Keine Fehler
    [one] 1 Fehler
   *[other] { $count } Fehler
}
review-mistake-of = { $n } von { $count }
review-mistake-before = Voriger Fehler
review-first-mistake = Mein erster Fehler
review-details = Details
review-swap = Mit getauschten Steinen
# Below the picture of a play, and on the table.
review-picture = { $is ->
    [best] am besten, { $chance }{"\u00A0"}%
    [made] gespielt, { $chance }{"\u00A0"}%
    [both] am besten, { $chance }{"\u00A0"}%
   *[other] { $chance }{"\u00A0"}%
}
review-tag-best = am besten
review-tag-made = gespielt

# The marks of a decision: in a sentence, and as the name of a row that counts them.
mark-best = der beste Zug
mark-best-count = Am besten
mark-good = gut
mark-good-count = Gut
mark-inaccurate = ungenau
mark-inaccurate-count = Ungenau
mark-mistake = ein Fehler
mark-mistake-count = Fehler
mark-blunder = ein Patzer
mark-blunder-count = Patzer
# For a blunder below “{ level-tough }”, and against a beginner.
mark-big-mistake = ein großer Fehler
mark-big-mistake-count = Große Fehler
mark-soft-inaccurate = ein kleiner Fehlgriff
mark-soft-mistake = es gab Besseres
mark-soft-blunder = es gab viel Besseres

# While the analysis runs.
review-works = Partie wird analysiert …
review-progress = Analyse: { $percent }{"\u00A0"}%
review-stop = Abbrechen
review-start = Partie analysieren
tip-review-start = Ausrechnen, was jeder Zug gekostet hat
review-not-yet = Noch nicht analysiert.
review-not-over = Einen Rückblick gibt es zwischen zwei Runden und nach der Partie.
review-failed = Diese Partie kann nicht analysiert werden.

# A decision in a sentence.
review-said = { $who ->
    [you] Du hast { $action } gewählt: { $mark }.
   *[other] { $name } hat { $action } gewählt: { $mark }.
}
review-seen-by = Vom Platz von { $name } aus: was { $name } wissen konnte, und die Gewinnchance von { $name }.
review-best-was = Am besten war { $best }.

# What a decision cost, and the margin of error in the tooltip (the 95% interval). Of hands
# won, only the chance is told.
percentage-points = { $chance ->
    [one] 1 Prozentpunkt
   *[other] { $chance } Prozentpunkte
}
review-whose-chance = { $who ->
    [you] deine Gewinnchance
   *[other] die Gewinnchance von { $name }
}
review-cost = { $told ->
    [chance] Das hat { review-whose-chance } um { percentage-points } gesenkt.
    [gain] Das hat { review-whose-chance } um { percentage-points } gesenkt, aber im Schnitt { points-counted } gebracht.
   *[loss] Das hat { points-counted } gekostet und { review-whose-chance } um { percentage-points } gesenkt.
}
review-costs-nothing = Das hat keinen messbaren Unterschied gemacht.
review-costs-points = Das hat { points-counted } gekostet, aber die Gewinnchance nicht messbar gesenkt.
review-cost-margin = Fehlergrenze: { UNIT($points) ->
    [hands] {""}
   *[points] ±{ points-counted },{" "}
}±{ percentage-points }
review-nothing-to-decide = Hier gab es keine Wahl.

# The list of what could be chosen: its heads, and its rows for a screen reader.
review-choice = Möglichkeiten
review-chance = Sieg
review-choice-spoken = { $action }: { $chance }{"\u00A0"}% Gewinnchance, erwarteter Vorsprung bis zum Ende der Runde: { $lead }
review-choice-named = { $action }{ $is ->
    [best] , am besten
    [made] , gewählt
    [both] , am besten und gewählt
    [equal] , etwa gleich gut
    [made-equal] , gewählt, etwa gleich gut
   *[other] {""}
}
# The head of the column of leads. Then, below that list: what its points are, and how plays are ranked.
# $sides is `more` if there are more than two sides.
review-lead = { $unit ->
    [hands] Runden
   *[points] Punkte
}
review-points-says = { review-lead }: erwarteter Vorsprung vor { $sides ->
    [two] dem Gegner
   *[more] dem Besten der anderen
} im Rest der Runde. Die Züge sind danach geordnet, wie oft sie die Partie gewinnen.

# The buttons.
review-mistake = Nächster Fehler
tip-review-mistake = Dein nächster Fehler, klein oder groß
menu-try-again = Von hier weiterspielen
tip-try-again = Eine gesonderte Partie; kommt nicht in deine Bilanz
why-not-again = Nicht am Ende einer Runde und nicht in Partien mit Uhr.
why-try-of-day = Spiele erst die Partie des Tages zu Ende.
review-tried-again = Du spielst jetzt von hier weiter. Mit „{ menu-leave-again }“ oben kehrst du zu deiner Partie zurück.
menu-leave-again = Zurück zu meiner Partie
tip-leave-again = Lektion, Rückblick oder Wiederholung verlassen

# The same deals with the bones swapped.
menu-other-seat = Partie mit getauschten Steinen
tip-other-seat = Kommt nicht in deine Bilanz
menu-other-seat-hand = Runde mit getauschten Steinen
why-no-other-seat = Nur in Partien ohne Uhr, in denen du allein gegen Nestor spielst.
result-seats-changed = Du spielst dieselben Runden mit getauschten Steinen. Mit „{ menu-leave-again }“ oben kehrst du zu deiner Partie zurück.
result-seats-changed-in-hand = Du spielst Runde { $hand } mit getauschten Steinen. Bei Gleichstand folgt noch eine. Mit „{ menu-leave-again }“ oben kehrst du zu deiner Partie zurück.
why-hand-twice = Diese Steine hast du schon von beiden Plätzen aus gespielt.
why-no-other-seat-hand = Diese Runde lässt sich nicht einzeln wiederholen.

# The chart: its name, and what a screen reader says.
review-chart = { $who ->
    [you] Deine Gewinnchance
   *[other] Gewinnchance
}
review-chart-spoken = Diagramm der Gewinnchance ({ $side }), Runde für Runde: { $chances }
review-chart-hand = { $hand }: { $chance }{"\u00A0"}%

# The summary.
review-cost-points = { $unit ->
    [hands] Verschenkte Runden
   *[points] Verschenkte Punkte
}
review-cost-chance = Verschenkte Chance
# What the two rows above say.
review-cost-says = Verschenkt: wie viel besser die besten Züge im Schnitt gewesen wären, gemessen an dem, was jeder wissen konnte.
percent = { $number }{"\u00A0"}%

# Luck and skill.
review-luck = Glück und Können
review-luck-of = { $unit ->
    [hands] Vorsprung in Runden
   *[points] Vorsprung
}
review-whole-game = Partie
review-this-hand = Diese Runde
review-own = { $who ->
    [you] Durch deine Züge
    [you-and] Durch die Züge deines Teams
   *[other] Durch Züge von { $side }
}
review-others = Durch Züge der anderen
review-luck-row = Durch Glück
# $sides is `more` if there are more than two sides. Each is then compared with the average of
# the others.
review-luck-known = Züge und Glück ergeben zusammen das Ergebnis. { $sides ->
    [two] {""}
   *[more] Der Vorsprung wird gegen den Durchschnitt der anderen gerechnet.{" "}
}Das Glück ist auf etwa { points-counted } genau berechnet.
review-luck-says = Glück ist, wie viel besser oder schlechter als im Durchschnitt das Austeilen, das Ziehen und die verdeckten Steine waren. Züge werden nach dem beurteilt, was man wissen konnte. Punkte zählen hier auch dann, wenn sie die Gewinnchance nicht ändern.
plus = +{ $number }
minus = −{ $number }

# The list of all mistakes, in the details.
review-all-mistakes = Alle Fehler
review-mistake-line = Runde { $hand }: { $said } { $best } { $cost }

# How marks are given. Of hands won, only the chance counts.
review-limits = Ungenau: kostet mindestens { $unit ->
    [hands] {""}
   *[points] { $inaccurate_points ->
        [one] 1 Punkt
       *[other] { $inaccurate_points } Punkte
    } oder{" "}
}{ $inaccurate_chance ->
    [one] 1 Prozentpunkt
   *[other] { $inaccurate_chance } Prozentpunkte
} Gewinnchance. Fehler: { $unit ->
    [hands] {""}
   *[points] { $mistake_points } Punkte oder{" "}
}{ $mistake_chance } Prozentpunkte. Großer Fehler: { $unit ->
    [hands] {""}
   *[points] { $blunder_points } Punkte oder{" "}
}{ $blunder_chance } Prozentpunkte (gegen „{ level-tough }“ oder „{ level-brutal }“: Patzer). Kosten unter der Fehlergrenze zählen nicht, ebenso Punkte, die die Gewinnchance nicht senken.

# The keys.
key-review-decisions = zur nächsten oder vorigen Entscheidung gehen
key-review-mistakes = zu deinem nächsten oder vorigen Fehler gehen
key-review-again = von hier weiterspielen
