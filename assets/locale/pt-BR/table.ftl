# The table, and the names of its parts for a screen reader. $who and $name are as in log.ftl.

bones = { $count ->
    [one] { $count } peça
   *[other] { $count } peças
}

table-choose-a-bone = Primeiro selecione uma peça da sua mão, depois escolha onde jogá-la.
table-only-ends = Não há espaço para a linha inteira, então só as pontas aparecem.

table-played-by = { $who ->
    [you] { $bone }, jogada por você
   *[other] { $bone }, jogada por { $name }
}
table-in-boneyard = { $bone } no monte
table-between = { bones } no meio: { $list }
table-in-hand = { $who ->
    [you] { $bone } na sua mão
   *[other] { $bone } na mão de { $name }
}

table-draw = Comprar do monte, { $count ->
    [one] resta { bones }
   *[other] restam { bones }
}

# Where an end is. The second is for games in which every doublet is a spinner. The sides are
# those of the whole line, even if an arm has turned.
place = { $side ->
    [right] à direita
    [left] à esquerda
    [top] em cima
   *[bottom] embaixo
}
place-of = na ponta { $side ->
    [right] direita
    [left] esquerda
    [top] de cima
   *[bottom] de baixo
} de { $bone }
# A place or the name of an end, with the half that a matador turns outward there.
place-turned = { $at } (com o { $outward } para fora)
# An end by its name, at the start of a line.
end-name = Ponta { $side ->
    [right] direita
    [left] esquerda
    [top] de cima
   *[bottom] de baixo
}
end-name-of = Ponta { $side ->
    [right] direita
    [left] esquerda
    [top] de cima
   *[bottom] de baixo
} de { $bone }

# An end: where it is, what fits it, and what that scores.
end-first-bone = A primeira peça vai aqui
end-opens = { $end }: abre quando os dois lados longos de { $bone } estão cobertos
end-play = { $end }: jogar { $bone } aqui{ $count ->
    [none] {""}
    [points] {", "}{ points }
   *[other] {" "}para uma soma de { $count }, { points }
}
# Below the points at a place that scores.
table-place-sum = soma { $sum }
# A player takes points that $who made and did not claim.
table-muggins = { $who ->
    [you] Muggins! Tiraram { $points } de você
   *[other] Muggins! { $points } de { $name }
}
end-takes = { $end }: aceita { $pips ->
    [0] branco
   *[other] { $pips }
}{ $count ->
    [none] {""}
   *[other] {" "}e soma { $count }
}
# Where halves add up to seven.
end-takes-matador = { $end }: aceita { $pips ->
    [none] só um matador
   *[other] { $pips } ou um matador
}

# A bone in the player’s hand. $places is like `on the right and at the top`.
bone-stuck = { $bone }, não pode ser jogada agora
bone-leads = { $bone }, serve para a saída{ $points ->
    [0] {""}
   *[other] , vale { $points }
}
bone-fits = { $bone }, encaixa { $places }
bone-scores-at = vale { $points } { $place }

# Firecrackers: the player’s own, someone else’s, and what can be blown up.
firecracker-own = Bombinha: arraste-a até a última peça de um braço, ou clique nas duas
firecracker-taken-up = Bombinha: escolha uma peça para explodir
firecracker-waits = Bombinha: você pode usá-la antes de jogar
firecracker-of = { $name } tem uma bombinha
firecracker-target = Explodir { $bone }
firecracker-target-counts = { $points ->
    [0] Explodir { $bone }: a soma passa a { $count }
   *[other] Explodir { $bone }: a soma passa a { $count }, { points }
}

# The clock of a timed game.
clock-left = { $minutes ->
    [0] faltam { $secs }{"\u00A0"}s
   *[other] faltam { $minutes }{"\u00A0"}min { $secs }{"\u00A0"}s
}
clock-told = Relógio: { clock-left }{ $runs ->
    [yes] . Clique para pausar
   *[no] {""}
}

# Under the number of bones in the boneyard.
table-boneyard-caption = monte
table-count-short = Soma
