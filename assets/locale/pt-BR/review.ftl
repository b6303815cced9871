# The review of a finished hand or game. $who and $name are as in log.ftl. $action is like
# `5-3 on the right`.

# The panel. $count and $n count the mistakes of the player’s side.
review-title = Revisão: rodada { $hand }
review-close = Fechar a revisão
review-first = Primeira posição
review-back = Jogada anterior
review-on = Próxima jogada
review-last = Última posição
# $named is `yes` where no title names the hand.
review-place = { $done ->
    [0] { $named ->
        [yes] Rodada { $hand }, distribuição
       *[no] Distribuição
    }
   *[other] { $named ->
        [yes] Rodada { $hand }, { $done } de { $actions }
       *[no] { $done } de { $actions }
    }
}
# Where the mistakes of one side are counted: none of the only player at this computer.
review-no-own-mistakes = Nenhum erro seu
review-mistakes = { $count ->
    [0] Nenhum erro
    [one] { $count } erro
   *[other] { $count } erros
}
review-mistake-of = { $n } de { $count }
review-mistake-before = Erro anterior
review-first-mistake = Meu primeiro erro
review-details = Detalhes
review-swap = Com as peças trocadas
# Below the picture of a play, and on the table.
review-picture = { $is ->
    [best] melhor, { $chance }%
    [made] jogada, { $chance }%
    [both] melhor, { $chance }%
   *[other] { $chance }%
}
review-tag-best = melhor
review-tag-made = jogada

# The marks of a decision: in a sentence, and as the name of a row that counts them.
mark-best = a melhor jogada
mark-best-count = Melhores
mark-good = boa jogada
mark-good-count = Boas
mark-inaccurate = jogada imprecisa
mark-inaccurate-count = Imprecisões
mark-mistake = um erro
mark-mistake-count = Erros
mark-blunder = um erro grave
mark-blunder-count = Erros graves
# For a blunder below “{ level-tough }”, and against a beginner.
mark-big-mistake = um erro grande
mark-big-mistake-count = Erros grandes
mark-soft-inaccurate = um pequeno deslize
mark-soft-mistake = havia algo melhor
mark-soft-blunder = havia algo muito melhor

# While the analysis runs.
review-works = Analisando…
review-progress = Analisando: { $percent }%
review-stop = Parar
review-start = Analisar a partida
tip-review-start = Calcular quanto custou cada jogada
review-not-yet = Ainda não analisada.
review-not-over = Dá para rever entre as rodadas e depois da partida.
review-failed = Não é possível analisar esta partida.

# A decision in a sentence.
review-said = { $who ->
    [you] Você escolheu { $action }: { $mark }.
   *[other] { $name } escolheu { $action }: { $mark }.
}
review-seen-by = Do lugar de { $name }: o que { $name } podia saber e a sua chance de vencer.
review-best-was = O melhor era { $best }.

# What a decision cost, and the margin of error in the tooltip (the 95% interval). Of hands
# won, only the chance is told.
percentage-points = { $chance ->
    [one] { $chance } ponto percentual
   *[other] { $chance } pontos percentuais
}
review-whose-chance = { $who ->
    [you] sua chance de vitória
   *[other] a chance de vitória de { $name }
}
review-cost = { $told ->
    [chance] Isso reduziu { review-whose-chance } em { percentage-points }.
    [gain] Isso reduziu { review-whose-chance } em { percentage-points }, mas rendeu em média { points-counted }.
   *[loss] Isso custou { points-counted } e reduziu { review-whose-chance } em { percentage-points }.
}
review-costs-nothing = Isso não fez diferença perceptível.
review-costs-points = Isso custou { points-counted }, sem efeito perceptível na chance de vitória.
review-cost-margin = Margem de erro: { UNIT($points) ->
    [hands] {""}
   *[points] ±{ points-counted },{" "}
}±{ percentage-points }
review-nothing-to-decide = Sem escolha aqui.

# The list of what could be chosen: its heads, and its rows for a screen reader.
review-choice = Opções
review-chance = Vitória
review-choice-spoken = { $action }: { $chance }% de chance de vitória, vantagem esperada de { $lead } no resto da rodada
review-choice-named = { $action }{ $is ->
    [best] , a melhor
    [made] , a escolhida
    [both] , a melhor e a escolhida
    [equal] , quase igual
    [made-equal] , a escolhida, quase igual
   *[other] {""}
}
# The head of the column of leads. Then, below that list: what its points are, and how plays are ranked.
# $sides is `more` if there are more than two sides.
review-lead = { $unit ->
    [hands] Rodadas
   *[points] Pontos
}
review-points-says = { review-lead }: vantagem esperada sobre { $sides ->
    [two] o outro lado
   *[more] o melhor dos outros
} no resto da rodada. As jogadas são ordenadas pelo número de vezes que vencem a partida.

# The buttons.
review-mistake = Próximo erro
tip-review-mistake = Seu próximo erro, pequeno ou grande
menu-try-again = Jogar daqui
tip-try-again = Uma partida à parte, que não entra no retrospecto
why-not-again = Não disponível no fim de uma rodada nem em partidas com relógio.
why-try-of-day = Primeiro termine a partida do dia.
review-tried-again = Você está jogando daqui. Para voltar à sua partida, escolha “{ menu-leave-again }” no alto.
menu-leave-again = Voltar à minha partida
tip-leave-again = Sair da lição, da revisão ou da repetição

# The same deals with the bones swapped.
menu-other-seat = Repetir a partida com as peças trocadas
tip-other-seat = Não entra no retrospecto
menu-other-seat-hand = Repetir a rodada com as peças trocadas
why-no-other-seat = Só para partidas sem relógio entre você e um único Nestor.
result-seats-changed = Você está repetindo a partida com as peças trocadas. Para voltar à sua, escolha “{ menu-leave-again }” no alto.
result-seats-changed-in-hand = Você está repetindo a rodada { $hand } com as peças trocadas. Se der empate, haverá outra. Para voltar, escolha “{ menu-leave-again }” no alto.
why-hand-twice = Você já jogou estas peças dos dois lados.
why-no-other-seat-hand = Não é possível repetir só esta rodada.

# The chart: its name, and what a screen reader says.
review-chart = { $who ->
    [you] Sua chance de vitória
   *[other] Chance de vitória
}
review-chart-spoken = Gráfico da chance de vitória ({ $side }), rodada por rodada: { $chances }
review-chart-hand = { $hand }: { $chance }%

# The summary.
review-cost-points = { $unit ->
    [hands] Rodadas desperdiçadas
   *[points] Pontos desperdiçados
}
review-cost-chance = Chance perdida
# What the two rows above say.
review-cost-says = Desperdiçado ou perdido: quanto as melhores jogadas teriam rendido a mais em média, pelo que cada jogador podia saber.
percent = { $number }%

# Luck and skill.
review-luck = Sorte e habilidade
review-luck-of = { $unit ->
    [hands] Vantagem em rodadas
   *[points] Vantagem em pontos
}
review-whole-game = Partida
review-this-hand = Esta rodada
review-own = { $who ->
    [you] Pelas suas jogadas
    [you-and] Pelas jogadas da sua dupla
   *[other] Pelas jogadas de { $side }
}
review-others = Pelas jogadas dos outros
review-luck-row = Pela sorte
# $sides is `more` if there are more than two sides. Each is then compared with the average of
# the others.
review-luck-known = As jogadas e a sorte, somadas, dão o resultado. { $sides ->
    [two] {""}
   *[more] A vantagem é medida em relação à média dos outros.{" "}
}O valor da sorte tem margem de erro de cerca de { points-counted }.
review-luck-says = A sorte é quanto as peças recebidas, as compras e as peças ocultas foram melhores ou piores que a média. As jogadas são julgadas pelo que o jogador podia saber. Aqui os pontos contam mesmo que não mudem a chance de vencer.
plus = +{ $number }
minus = −{ $number }

# The list of all mistakes, in the details.
review-all-mistakes = Todos os erros
review-mistake-line = Rodada { $hand }: { $said } { $best } { $cost }

# How marks are given. Of hands won, only the chance counts.
review-limits = Uma jogada que { $unit ->
    [hands] {""}
   *[points] custa pelo menos { $inaccurate_points ->
        [one] { $inaccurate_points } ponto
       *[other] { $inaccurate_points } pontos
    } ou{" "}
}reduz a chance de vitória em pelo menos { $inaccurate_chance ->
    [one] { $inaccurate_chance } ponto percentual
   *[other] { $inaccurate_chance } pontos percentuais
} é imprecisa. A partir de { $unit ->
    [hands] {""}
   *[points] { $mistake_points ->
        [one] { $mistake_points } ponto
       *[other] { $mistake_points } pontos
    } ou{" "}
}{ $mistake_chance } pontos percentuais, é um erro; a partir de { $unit ->
    [hands] {""}
   *[points] { $blunder_points } pontos ou{" "}
}{ $blunder_chance } pontos percentuais, um erro grande (contra “{ level-tough }” ou “{ level-brutal }”, um erro grave). Custos dentro da margem de erro são ignorados, e também pontos que não reduzem a chance de vitória.

# The keys.
key-review-decisions = ir para a próxima decisão ou para a anterior
key-review-mistakes = ir para o seu próximo erro ou para o anterior
key-review-again = jogar daqui
