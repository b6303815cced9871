# What stands on the table and around it, and what its parts are called for a
# screen reader. $who and $name are as in log.ftl.

bones = { $count ->
    [one] 1 Stein
   *[other] { $count } Steine
}

table-choose-a-bone = Wähle zuerst einen Stein deiner Hand, dann das Ende, an das er soll.

table-played-by = { $who ->
    [you] { $bone }, von dir gelegt
   *[other] { $bone }, von { $name } gelegt
}
table-in-boneyard = { $bone } im Vorrat
table-in-hand = { $who ->
    [you] { $bone } auf deiner Hand
   *[other] { $bone } auf der Hand von { $name }
}

table-draw = Aus dem Vorrat ziehen: noch { bones }

# What playing here would score.
table-scores = +{ $points }

# Where an end is; with every doublet a spinner, on which bone. Sides are those of the
# whole line, also of an arm that has turned.
place = { $side ->
    [right] rechts
    [left] links
    [top] oben
   *[bottom] unten
}
place-of = am { $side ->
    [right] rechten
    [left] linken
    [top] oberen
   *[bottom] unteren
} Ende von { $bone }
# An end by its name, at the start of a line.
end-name = Ende { $side ->
    [right] rechts
    [left] links
    [top] oben
   *[bottom] unten
}
end-name-of = { $side ->
    [right] Rechtes
    [left] Linkes
    [top] Oberes
   *[bottom] Unteres
} Ende von { $bone }

# An end: where it is, what it takes, what it brings.
end-first-bone = Hierher kommt der erste Stein
end-opens = { $place }: öffnet sich, wenn beide Längsseiten von { $bone } belegt sind
end-play = { $place }: { $bone } hier anlegen
end-play-for = { $place }: { $bone } hier anlegen, Summe { $count }, { points }
# Below the points at a place that scores.
table-place-sum = Summe { $sum }
end-takes = { $place }: braucht eine { $pips ->
    [0] Null
   *[other] { $pips }
}

# A bone of the own hand; $places is as in `rechts und oben`.
bone-stuck = { $bone }, kann jetzt nicht gelegt werden
bone-leads = { $bone }, kann eröffnen
bone-leads-scores = { $bone }, kann eröffnen, bringt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
bone-fits = { $bone }, passt { $places }
bone-scores-at = bringt { $place } { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}

# Lists: one thing and the next, and what comes last.
list-next = { $first }, { $next }
list-last = { $first } und { $last }

# Firecrackers: one's own, that of another, and what one can blow up.
firecracker-own = Böller: Ziehe ihn auf den letzten Stein eines Arms, oder klicke beide an
firecracker-taken-up = Böller: Wähle einen Stein zum Sprengen
firecracker-waits = Böller: Du kannst ihn einsetzen, bevor du legst
firecracker-of = { $name } hat einen Böller
firecracker-target = { $bone } sprengen
firecracker-target-counts = { $points ->
    [0] { $bone } sprengen: Die Summe wird { $count }
   *[other] { $bone } sprengen: Die Summe wird { $count }, { points }
}

# The clock of a game.
clock-left = { $minutes ->
    [0] noch { $secs }{"\u00A0"}s
   *[other] noch { $minutes }{"\u00A0"}min { $secs }{"\u00A0"}s
}
clock-runs = Uhr: { clock-left }. Zum Anhalten klicken
clock-stands = Uhr: { clock-left }

# Under the number of bones in the boneyard.
table-boneyard-caption = Vorrat
table-count-short = Summe
