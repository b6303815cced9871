# What stands on the table and around it, and what its parts are called for a
# screen reader. $who and $name are as in log.ftl.

bones = { $count ->
    [one] 1 Stein
   *[other] { $count } Steine
}

table-choose-a-bone = Wähle erst einen Stein deiner Hand, dann, wohin er soll.

table-middle = { $bone } in der Mitte
table-played-by = { $who ->
    [you] { $bone }, von dir gelegt
   *[other] { $bone }, von { $name } gelegt
}
table-in-boneyard = { $bone } im Vorrat
table-in-hand = { $who ->
    [you] { $bone } in deiner Hand
   *[other] { $bone } in der Hand von { $name }
}

# Titles of rows of bones.
# In the place of a hand from which every bone was played.
table-no-bones = Keine Steine mehr
table-hand = { $who ->
    [you] Deine Hand
   *[other] Hand von { $name }
}
table-open-hand = { $who ->
    [you] Deine Hand: { pips }
   *[other] Hand von { $name }: { pips }
}
table-nothing-played = Noch liegt kein Stein
table-played = Gelegt, neueste zuerst
table-boneyard = Vorrat, nächster Stein zuerst

# The bones of another, face down.
table-backs = { $count ->
    [one] Letzter Stein von { $name }, verdeckt
   *[other] { $count } Steine von { $name }, verdeckt
}
table-draw = Aus dem Vorrat ziehen: { bones }

# What playing here would make of the table count, and what it would score.
table-preview = = { $count }
table-preview-scores = = { $count }: +{ $points }
table-scores = +{ $points }

# Where an end is; with every doublet a spinner, on which bone.
place = { $side ->
    [east] im Osten
    [west] im Westen
    [north] im Norden
   *[south] im Süden
}
place-of = { $side ->
    [east] östlich
    [west] westlich
    [north] nördlich
   *[south] südlich
} von { $bone }
# The same at the start of a line.
place-first = { $side ->
    [east] Im Osten
    [west] Im Westen
    [north] Im Norden
   *[south] Im Süden
}
place-of-first = { $side ->
    [east] Östlich
    [west] Westlich
    [north] Nördlich
   *[south] Südlich
} von { $bone }
# The short name of an end in a list of many.
place-short = { $bone } { $side ->
    [east] Ost
    [west] West
    [north] Nord
   *[south] Süd
}

# An end: where it is, what it takes, what it brings.
end-first-bone = Hierher kommt der erste Stein
end-opens = Ende { $place }: öffnet sich, wenn beide Längsseiten von { $bone } belegt sind
end-play = Ende { $place }: { $bone } hier anlegen
end-play-for = Ende { $place }: { $bone } hier anlegen, Summe { $count }, { points }
end-takes = Ende { $place }: braucht eine { $pips }

# The same for who points at it.
tip-opens = { $place }: öffnet sich, wenn beide Längsseiten von { $bone } belegt sind
tip-takes = { $place }: braucht eine { $pips }
tip-counts = Zählt jetzt { $count }
tip-counts-nothing = Zählt nichts, bis hier angelegt ist
tip-makes = Mit { $bone } wird die Summe { $count }
tip-makes-points = Mit { $bone } wird die Summe { $count }: { points }

# A bone of the own hand; $places is as in `east and north`.
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
firecracker-own = Böller: Zieh ihn auf den äußersten Stein eines Arms, oder klick ihn an und dann den Stein
firecracker-taken-up = Böller: Wähle einen Stein zum Sprengen
firecracker-waits = Böller: Du kannst ihn einsetzen, bevor du legst
firecracker-of = { $name } hat einen Böller
firecracker-used = { $name } hat den Böller verbraucht
firecracker-target = { $bone } sprengen
firecracker-target-counts = { $points ->
    [0] { $bone } sprengen: Die Summe wird { $count }
   *[other] { $bone } sprengen: Die Summe wird { $count }, { points }
}

# The clock of a game.
clock-left = { $minutes ->
    [0] noch { $secs }{"\u00A0"}s
   *[other] noch { $minutes }{"\u00A0"}Min. { $secs }{"\u00A0"}s
}
clock-runs = Uhr: { clock-left }. Klick für Pause
clock-stands = Uhr: { clock-left }

# Under the number of bones in the boneyard.
table-boneyard-caption = Talon
table-count-short = Summe
