# What the end of a hand came to. $who, $name and $partner are as in log.ftl.

pips = { $count ->
    [one] { $count } ponto na mão
   *[other] { $count } pontos na mão
}
# UNIT is `hands` where hands are counted.
points-counted = { UNIT($points) ->
    [hands] { $points ->
        [one] { $points } rodada
       *[other] { $points } rodadas
    }
   *[points] { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }
}
points = { points-counted }

# The pips that each player held at the end of a hand.
held = { $who ->
    [you] Pontos na mão: você ({ $count }), { $others }.
   *[other] Pontos na mão: { $name } ({ $count }), { $others }.
}
held-other = { $name } ({ $pips })
# The same for two sides. $sum is like `9 + 5`, $their_sum like `12 + 20 = 32`.
held-by-partners = { $who ->
    [you-and] Pontos na mão: você e { $partner }, { $sum }{"\u00A0"}={"\u00A0"}{ $count }; { $others }, { $their_sum }.
   *[partners] Pontos na mão: { LIST($name, $partner) }, { $sum }{"\u00A0"}={"\u00A0"}{ $count }; { $others }, { $their_sum }.
}

# What an award is made of. The sentences further down take it as $made_of.
award-several-hands = { $sum }{"\u00A0"}={"\u00A0"}{ pips }
award-half = Metade de { pips }{ $rounded ->
    [down] , arredondada para baixo
   *[no] {""}
}
award-domino = Por bater
award-block = Pela rodada trancada
award-last-bone = Pela última peça e por bater, { $sum }
award-five-a-bone = { $count ->
    [one] { $points } pela peça que sobrou
   *[other] { $points } para cada uma das { $count } peças que sobraram
}
award-to-nearest-five = { $made_of }, com arredondamento para o múltiplo de cinco mais próximo
award-nearest-five = { $made_of }, com arredondamento para { $nearest }
award-in-brackets = { $made_of }, por faixas
# The same where points are shown as fives.
award-in-fives = { $made_of } ({ $fives } × 5)

# What a side scored or lost by the award.
award-scored = { $made_of }: { $points ->
    [0] 0, então { $who ->
        [you] você não marcou nada
        [you-and] você e { $partner } não marcaram nada
        [partners] { LIST($name, $partner) } não marcaram nada
       *[other] { $name } não marcou nada
    }.
   *[other] { $who ->
        [you] você marcou { points }
        [you-and] você e { $partner } marcaram { points }
        [partners] { LIST($name, $partner) } marcaram { points }
       *[other] { $name } marcou { points }
    }.
}
award-lost = { $made_of }: { $points ->
    [0] { $who ->
        [you] você não perdeu nada
        [you-and] você e { $partner } não perderam nada
        [partners] { LIST($name, $partner) } não perderam nada
       *[other] { $name } não perdeu nada
    }.
   *[other] { $who ->
        [you] você perdeu { points }
        [you-and] você e { $partner } perderam { points }
        [partners] { LIST($name, $partner) } perderam { points }
       *[other] { $name } perdeu { points }
    }.
}
award-void = { $who ->
    [you] { $made_of }: com { points } você passaria da meta, então nada foi marcado.
    [you-and] { $made_of }: com { points } você e { $partner } passariam da meta, então nada foi marcado.
    [partners] { $made_of }: com { points } { LIST($name, $partner) } passariam da meta, então nada foi marcado.
   *[other] { $made_of }: com { points } { $name } passaria da meta, então nada foi marcado.
}
award-nobody = { $made_of }{ $rounded ->
    [yes] : 0
   *[no] {""}
}, então ninguém marcou.
award-equal = Empate: ninguém marcou.
award-starts-over = Empate: a partida recomeça.
award-lowest-equal = Empate entre os que têm menos pontos na mão: ninguém marcou.
# How a player went out if that made the hand worth more, in the game’s own word.
way-out = { $way ->
    [doublet] batida de carroça
    [doublet-at-both-ends] cruzada
   *[both-ends] lá e lô
}
award-hand-won = { $who ->
    [you] Você venceu a rodada
    [you-and] Você e { $partner } venceram a rodada
    [partners] { LIST($name, $partner) } venceram a rodada
   *[other] { $name } venceu a rodada
}{ $hands ->
    [one] {""}
   *[other] , que vale { $hands }
}{ $way ->
    [none] {""}
   *[other] {" "}({ way-out })
}.
award-hands-lost = { $who ->
    [you] Sua sequência acaba em { points-counted }: todos voltam a zero.
    [you-and] A sequência da sua dupla com { $partner } acaba em { points-counted }: todos voltam a zero.
    [partners] A sequência de { LIST($name, $partner) } acaba em { points-counted }: todos voltam a zero.
   *[other] A sequência de { $name } acaba em { points-counted }: todos voltam a zero.
}
award-hands-cleared = Agora todos venceram uma rodada e voltam a zero: { $who ->
    [you] você tinha { points-counted }.
    [you-and] você e { $partner } tinham { points-counted }.
    [partners] { LIST($name, $partner) } tinham { points-counted }.
   *[other] { $name } tinha { points-counted }.
}
award-hand-void = { $who ->
    [you] Você venceu a rodada, mas passaria da meta, então ela não conta.
    [you-and] Você e { $partner } venceram a rodada, mas passariam da meta, então ela não conta.
    [partners] { LIST($name, $partner) } venceram a rodada, mas passariam da meta, então ela não conta.
   *[other] { $name } venceu a rodada, mas passaria da meta, então ela não conta.
}
award-hand-not-won = { $tied ->
    [yes] Empate: ninguém venceu a rodada.
   *[no] { blocked-hand }: ninguém venceu.
}
award-carried = Empate: ninguém venceu a rodada, e a seguinte vale uma a mais.
award-carried-once = Empate: ninguém venceu a rodada, e a seguinte vale duas.
award-block-brings-nothing = Ninguém marcou: neste jogo, uma rodada trancada não vale nada.

# What a blocked hand is called. $game names the game, as its country may have its own word.
blocked-hand = Rodada trancada

# A bonus in the game’s own word. On the table and at the end of a hand its points follow.
bonus-name = { $bonus ->
    [capicua] Lá e lô
    [chuchazo] Chuchazo
    [pass-after-lead] Passe depois da saída
    [all-pass] Todos os outros tinham passado
   *[first-hands] Bônus das primeiras rodadas
}
bonus-scored = { bonus-name } +{ $points }
