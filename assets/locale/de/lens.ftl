# The bone counter: all bones at a glance, and who may hold the unseen ones.

# Its title during a review: what that player could know.
lens-title-past = { $who ->
    [you] Aus deiner Sicht
   *[other] Aus der Sicht von { $name }
}

# What its numbers mean.
lens-legend = { $who ->
    [you] Prozentzahlen: Wahrscheinlichkeit, dass du den Stein hast.
   *[other] Prozentzahlen: Wahrscheinlichkeit, dass { $name } den Stein hat.
}
lens-legend-several = Punkt unter einem Stein: wer ihn haben kann.

# What a pale bone means, the caption below the number of unseen bones, and the button that
# closes the counter.
lens-pale = Blass: im Vorrat.
lens-not-seen = unbekannt
lens-close = Steinzähler schließen

# Where a bone is.
lens-own = { $who ->
    [you] { $bone }, auf deiner Hand
   *[other] { $bone }, auf der Hand von { $name }
}
lens-played = { $bone }, gelegt
lens-unseen = { $bone }, unbekannt
lens-chance = { $who ->
    [you] du { $chance }{"\u00A0"}%
   *[other] { $name } { $chance }{"\u00A0"}%
}

# Numbers that a player has shown to lack.
lens-lacks = { $who ->
    [you] Du hast keine { $numbers }.
   *[other] { $name } hat keine { $numbers }.
}

# The tutor, before a mistake: its cost in points, or its chance to win beside that of the best
# play.
tutor-title = Mit { $play } verlierst du etwa { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
tutor-title-chance = { $play }: { $chance }{"\u00A0"}% Gewinnchance statt { $best }{"\u00A0"}%
tutor-ask = Trotzdem spielen?
tutor-play = Trotzdem spielen
tutor-take-back = Anderen Zug wählen
