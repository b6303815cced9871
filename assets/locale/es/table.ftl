# The table, and the names of its parts for a screen reader. $who and $name are as in log.ftl.

bones = { $count ->
    [one] 1 ficha
   *[other] { $count } fichas
}

table-choose-a-bone = Elige primero una ficha de tu mano y luego dónde va.
table-only-ends = No hay espacio para toda la línea, así que solo se ven sus extremos.

table-played-by = { $who ->
    [you] { $bone }, jugada tuya
   *[other] { $bone }, jugada de { $name }
}
table-in-boneyard = { $bone } en el pozo
table-between = { bones } en medio: { $list }
table-in-hand = { $who ->
    [you] { $bone } en tu mano
   *[other] { $bone } en la mano de { $name }
}

table-draw = Robar del pozo ({ $count ->
    [one] queda
   *[other] quedan
} { bones })

# Where an end is. The second is for games in which every doublet is a spinner. The sides are
# those of the whole line, even if an arm has turned.
place = { $side ->
    [right] a la derecha
    [left] a la izquierda
    [top] arriba
   *[bottom] abajo
}
place-of = en el extremo { $side ->
    [right] derecho
    [left] izquierdo
    [top] superior
   *[bottom] inferior
} de { $bone }
# A place or the name of an end, with the half that a matador turns outward there.
place-turned = { $at } (con el { $outward } hacia fuera)
# An end by its name, at the start of a line.
end-name = Extremo { $side ->
    [right] derecho
    [left] izquierdo
    [top] superior
   *[bottom] inferior
}
end-name-of = Extremo { $side ->
    [right] derecho
    [left] izquierdo
    [top] superior
   *[bottom] inferior
} de { $bone }

# An end: where it is, what fits it, and what that scores.
end-first-bone = Aquí va la primera ficha
end-opens = { $end }: se abre cuando los dos lados largos de { $bone } están cubiertos
end-play = { $end }: jugar aquí { $bone }{ $count ->
    [none] {""}
    [points] {", "}{ points }
   *[other] , suma { $count }, { points }
}
# Below the points at a place that scores.
table-place-sum = suma { $sum }
# A player takes points that $who made and did not claim.
table-muggins = { $who ->
    [you] ¡Muggins! Te quitan { $points }
   *[other] ¡Muggins! Le quitan { $points } a { $name }
}
end-takes = { $end }: pide un { $pips }{ $count ->
    [none] {""}
   *[other] {" "}y suma { $count }
}
# Where halves add up to seven.
end-takes-matador = { $end }: pide { $pips ->
    [none] un matador
   *[other] un { $pips } o un matador
}

# A bone in the player’s hand. $places is like `on the right and at the top`.
bone-stuck = { $bone }, ahora no se puede jugar
bone-leads = { $bone }, vale para salir{ $points ->
    [0] {""}
   *[other] {" "}y da { $points }
}
bone-fits = { $bone }, encaja { $places }
bone-scores-at = da { $points } { $place }

# Firecrackers: the player’s own, someone else’s, and what can be blown up.
firecracker-own = Petardo: arrástralo a la última ficha de un brazo, o haz clic en ambos
firecracker-taken-up = Petardo: elige qué ficha hacer saltar
firecracker-waits = Petardo: puedes usarlo antes de jugar
firecracker-of = { $name } tiene un petardo
firecracker-target = Hacer saltar { $bone }
firecracker-target-counts = { $points ->
    [0] Hacer saltar { $bone }: la suma queda en { $count }
   *[other] Hacer saltar { $bone }: la suma queda en { $count }, { points }
}

# The clock of a timed game.
clock-left = { $minutes ->
    [0] { $secs }{"\u00A0"}s
   *[other] { $minutes }{"\u00A0"}min { $secs }{"\u00A0"}s
}
clock-told = Reloj: quedan { clock-left }{ $runs ->
    [yes] . Haz clic para pausar
   *[no] {""}
}

# Under the number of bones in the boneyard.
table-boneyard-caption = pozo
table-count-short = Suma
