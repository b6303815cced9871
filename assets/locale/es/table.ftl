# What stands on the table and around it, and what its parts are called for a
# screen reader. $who and $name are as in log.ftl.

bones = { $count ->
    [one] 1 ficha
   *[other] { $count } fichas
}

table-choose-a-bone = Elige primero una ficha de tu mano y luego dónde va.

table-middle = { $bone } en el centro
table-played-by = { $who ->
    [you] { $bone }, jugada tuya
   *[other] { $bone }, jugada de { $name }
}
table-in-boneyard = { $bone } en el pozo
table-in-hand = { $who ->
    [you] { $bone } en tu mano
   *[other] { $bone } en la mano de { $name }
}

# Titles of rows of bones.
# In the place of a hand from which every bone was played.
table-no-bones = No quedan fichas
table-hand = { $who ->
    [you] Tu mano
   *[other] Mano de { $name }
}
table-open-hand = { $who ->
    [you] Tu mano: { $count ->
        [one] 1 punto
       *[other] { $count } puntos
    }
   *[other] Mano de { $name }: { $count ->
        [one] 1 punto
       *[other] { $count } puntos
    }
}
table-nothing-played = Aún no se ha jugado nada
table-played = Jugadas, la más reciente primero
table-boneyard = Pozo, primero la próxima que se robe

# The bones of another, face down.
table-backs = { $count ->
    [one] La última ficha de { $name }, boca abajo
   *[other] Las { $count } fichas de { $name }, boca abajo
}
table-draw = Robar del pozo: { bones }

# What playing here would make of the table count, and what it would score.
table-preview = = { $count }
table-preview-scores = = { $count }: +{ $points }
table-scores = +{ $points }

# Where an end is; with every doublet a spinner, on which bone. Masculine, behind
# "al" and "en el".
place = { $side ->
    [east] este
    [west] oeste
    [north] norte
   *[south] sur
}
place-of = { $side ->
    [east] este de { $bone }
    [west] oeste de { $bone }
    [north] norte de { $bone }
   *[south] sur de { $bone }
}
# The same at the start of a line.
place-first = { $side ->
    [east] Este
    [west] Oeste
    [north] Norte
   *[south] Sur
}
place-of-first = { $side ->
    [east] Este de { $bone }
    [west] Oeste de { $bone }
    [north] Norte de { $bone }
   *[south] Sur de { $bone }
}
# The short name of an end in a list of many.
place-short = { $side ->
    [east] { $bone } este
    [west] { $bone } oeste
    [north] { $bone } norte
   *[south] { $bone } sur
}

# An end: where it is, what it takes, what it brings.
end-first-bone = Aquí va la primera ficha
end-opens = Extremo { $place }: se abre cuando los dos lados largos de { $bone } están cubiertos
end-play = Extremo { $place }: jugar aquí { $bone }
end-play-for = Extremo { $place }: jugar aquí { $bone }, suma { $count }, { points }
end-takes = Extremo { $place }: pide un { $pips }

# The same for who points at it.
tip-opens = { $place }: se abre cuando los dos lados largos de { $bone } están cubiertos
tip-takes = { $place }: pide un { $pips }
tip-counts = Ahora cuenta { $count }
tip-counts-nothing = No cuenta nada hasta que se juega en él
tip-makes = { $bone } deja la suma en { $count }
tip-makes-points = { $bone } deja la suma en { $count }: { points }

# A bone of the own hand; $places is as in `east and north`.
bone-stuck = { $bone }, ahora no se puede jugar
bone-leads = { $bone }, vale para salir
bone-leads-scores = { $bone }, vale para salir, anota { $points }
bone-fits = { $bone }, encaja en: { $places }
bone-scores-at = anota { $points } al { $place }

# Lists: one thing and the next, and what comes last. The last is never a word that
# asks for "e": digits, sides, "6-5 para Iris".
list-next = { $first }, { $next }
list-last = { $first } y { $last }

# Firecrackers: one's own, that of another, and what one can blow up.
firecracker-own = Petardo: arrástralo a la última ficha de un brazo, o haz clic en él y luego en la ficha
firecracker-taken-up = Petardo: elige qué ficha volar
firecracker-waits = Petardo: puedes usarlo antes de jugar
firecracker-of = { $name } tiene un petardo
firecracker-used = { $name } ya usó su petardo
firecracker-target = Volar { $bone }
firecracker-target-counts = { $points ->
    [0] Volar { $bone }: la suma queda en { $count }
   *[other] Volar { $bone }: la suma queda en { $count }, { points }
}

# The clock of a game.
clock-left = { $minutes ->
    [0] { $secs }{"\u00A0"}s
   *[other] { $minutes }{"\u00A0"}min { $secs }{"\u00A0"}s
}
clock-runs = Reloj: quedan { clock-left }. Haz clic para pausar
clock-stands = Reloj: quedan { clock-left }

# Under the number of bones in the boneyard.
table-boneyard-caption = pozo
table-count-short = Cuenta
