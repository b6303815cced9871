# The table, and the names of its parts for a screen reader. $who and $name are as in log.ftl.

bones = { $count ->
    [one] 1 Stein
   *[other] { $count } Steine
}

table-choose-a-bone = Wähle zuerst einen Stein deiner Hand, dann das Ende, an das er soll.
table-only-ends = Für die ganze Kette ist kein Platz, darum siehst du nur ihre Enden.

table-played-by = { $who ->
    [you] { $bone }, von dir gelegt
   *[other] { $bone }, von { $name } gelegt
}
table-in-boneyard = { $bone } im Vorrat
table-between = { bones } dazwischen: { $list }
table-in-hand = { $who ->
    [you] { $bone } auf deiner Hand
   *[other] { $bone } auf der Hand von { $name }
}

table-draw = Aus dem Vorrat ziehen: noch { bones }

# Where an end is. The second is for games in which every doublet is a spinner. The sides are
# those of the whole line, even if an arm has turned.
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
# A place or the name of an end, with the half that a matador turns outward there.
place-turned = { $at } ({ $outward } nach außen)
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

# An end: where it is, what fits it, and what that scores.
end-first-bone = Hierher kommt der erste Stein
end-opens = { $end }: öffnet sich, wenn beide Längsseiten von { $bone } belegt sind
end-play = { $end }: { $bone } hier anlegen{ $count ->
    [none] {""}
    [points] {", "}{ points }
   *[other] , Summe { $count }, { points }
}
# Below the points at a place that scores.
table-place-sum = Summe { $sum }
# A player takes points that $who made and did not claim.
table-muggins = { $who ->
    [you] Muggins! { $points } von dir
   *[other] Muggins! { $points } von { $name }
}
end-takes = { $end }: braucht eine { $pips ->
    [0] Null
   *[other] { $pips }
}{ $count ->
    [none] {""}
   *[other] {" "}und zählt { $count }
}
# Where halves add up to seven.
end-takes-matador = { $end }: braucht { $pips ->
    [none] einen Matador
   *[other] eine { $pips } oder einen Matador
}

# A bone in the player’s hand. $places is like `on the right and at the top`.
bone-stuck = { $bone }, kann jetzt nicht gelegt werden
bone-leads = { $bone }, kann eröffnen{ $points ->
    [0] {""}
    [one] , bringt 1 Punkt
   *[other] , bringt { $points } Punkte
}
bone-fits = { $bone }, passt { $places }
bone-scores-at = bringt { $place } { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}

# Firecrackers: the player’s own, someone else’s, and what can be blown up.
firecracker-own = Böller: Ziehe ihn auf den letzten Stein eines Arms, oder klicke beide an
firecracker-taken-up = Böller: Wähle einen Stein zum Sprengen
firecracker-waits = Böller: Du kannst ihn einsetzen, bevor du legst
firecracker-of = { $name } hat einen Böller
firecracker-target = { $bone } sprengen
firecracker-target-counts = { $points ->
    [0] { $bone } sprengen: Die Summe wird { $count }
   *[other] { $bone } sprengen: Die Summe wird { $count }, { points }
}

# The clock of a timed game.
clock-left = { $minutes ->
    [0] noch { $secs }{"\u00A0"}s
   *[other] noch { $minutes }{"\u00A0"}min { $secs }{"\u00A0"}s
}
clock-told = Uhr: { clock-left }{ $runs ->
    [yes] . Zum Anhalten klicken
   *[no] {""}
}

# Under the number of bones in the boneyard.
table-boneyard-caption = Vorrat
table-count-short = Summe
