# The table, and the names of its parts for a screen reader. $who and $name are as in log.ftl.

bones = { $count ->
    [one] { $count } domino
   *[other] { $count } dominos
}

table-choose-a-bone = Sélectionnez d’abord un domino de votre main, puis choisissez sa place.
table-only-ends = Il n’y a pas de place pour toute la chaîne : seuls ses bouts sont affichés.

table-played-by = { $who ->
    [you] { $bone }, joué par vous
   *[other] { $bone }, joué par { $name }
}
table-in-boneyard = { $bone } dans la pioche
table-between = { bones } au milieu : { $list }
table-in-hand = { $who ->
    [you] { $bone } dans votre main
   *[other] { $bone } chez { $name }
}

table-draw = Prendre dans la pioche : encore { bones }

# Where an end is. The second is for games in which every doublet is a spinner. The sides are
# those of the whole line, even if an arm has turned.
place = { $side ->
    [right] à droite
    [left] à gauche
    [top] en haut
   *[bottom] en bas
}
place-of = { $side ->
    [right] à droite
    [left] à gauche
    [top] en haut
   *[bottom] en bas
} de { $bone }
# A place or the name of an end, with the half that a matador turns outward there.
place-turned = { $at } (le { $outward } vers l’extérieur)
# An end by its name, at the start of a line.
end-name = Bout { $side ->
    [right] de droite
    [left] de gauche
    [top] du haut
   *[bottom] du bas
}
end-name-of = Bout { $side ->
    [right] à droite
    [left] à gauche
    [top] en haut
   *[bottom] en bas
} de { $bone }

# An end: where it is, what fits it, and what that scores.
end-first-bone = Le premier domino va ici
end-opens = { $end } : s’ouvre quand les deux grands côtés de { $bone } sont couverts
end-play = { $end } : jouer { $bone } ici{ $count ->
    [none] {""}
    [points] {", "}{ points }
   *[other] {" "}pour une somme de { $count }, { points }
}
# Below the points at a place that scores.
table-place-sum = somme { $sum }
# A player takes points that $who made and did not claim.
table-muggins = { $who ->
    [you] Muggins ! On vous prend { $points }
   *[other] Muggins ! { $points } pris à { $name }
}
end-takes = { $end } : demande un { $pips ->
    [0] blanc
   *[other] { $pips }
}{ $count ->
    [none] {""}
   *[other] {" "}et compte pour { $count }
}
# Where halves add up to seven.
end-takes-matador = { $end } : demande { $pips ->
    [none] un matador
   *[other] un { $pips } ou un matador
}

# A bone in the player’s hand. $places is like `on the right and at the top`.
bone-stuck = { $bone }, pas jouable maintenant
bone-leads = { $bone }, peut ouvrir{ $points ->
    [0] {""}
   *[other] , rapporte { $points }
}
bone-fits = { $bone }, va { $places }
bone-scores-at = rapporte { $points } { $place }

# Firecrackers: the player’s own, someone else’s, and what can be blown up.
firecracker-own = Pétard : faites-le glisser sur le dernier domino d’une branche, ou cliquez sur les deux
firecracker-taken-up = Pétard : choisissez un domino à faire sauter
firecracker-waits = Pétard : à utiliser avant de jouer
firecracker-of = { $name } a un pétard
firecracker-target = Faire sauter { $bone }
firecracker-target-counts = { $points ->
    [0] Faire sauter { $bone } : la somme devient { $count }
   *[other] Faire sauter { $bone } : la somme devient { $count }, { points }
}

# The clock of a timed game.
clock-left = { $minutes ->
    [0] encore { $secs }{"\u00A0"}s
   *[other] encore { $minutes }{"\u00A0"}min { $secs }{"\u00A0"}s
}
clock-told = Chronomètre : { clock-left }{ $runs ->
    [yes] . Cliquez pour faire une pause
   *[no] {""}
}

# Under the number of bones in the boneyard.
table-boneyard-caption = pioche
table-count-short = Somme
