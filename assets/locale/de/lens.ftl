# The lens: all bones at a glance, and who may hold those that are not seen.

# Its title.
lens-title = Steinzähler

# Its title while a game is looked back at: through whose eyes. $who is `you` for who is spoken to.
lens-title-past = { $who ->
    [you] Aus deiner Sicht
   *[other] Aus der Sicht von { $name }
}

# What its numbers are.
lens-legend = { $who ->
    [you] Prozentzahlen: wie wahrscheinlich du den Stein hast.
   *[other] Prozentzahlen: wie wahrscheinlich { $name } den Stein hat.
}
lens-legend-several = Punkt unter einem Stein: wer ihn haben kann.

# What a pale bone is, what stands below the number of bones that nobody has seen, and
# the button that closes it.
lens-pale = Blass: im Vorrat.
lens-not-seen = ungesehen
lens-close = Steinzähler schließen

# Where a bone is.
lens-own = { $who ->
    [you] { $bone }, auf deiner Hand
   *[other] { $bone }, auf der Hand von { $name }
}
lens-played = { $bone }, gelegt
lens-unseen = { $bone }, nicht gesehen
lens-held = { $bone }: { $chances }
lens-chance = { $who ->
    [you] du { $chance }{"\u00A0"}%
   *[other] { $name } { $chance }{"\u00A0"}%
}

# Numbers that somebody has shown to have none of.
lens-lacks = { $who ->
    [you] Du hast keine { $numbers }.
   *[other] { $name } hat keine { $numbers }.
}


# The tutor: a play that costs much.
tutor-title = Mit { $play } verlierst du etwa { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
tutor-ask = Trotzdem spielen?
tutor-play = Trotzdem spielen
tutor-take-back = Anderen Zug wählen
