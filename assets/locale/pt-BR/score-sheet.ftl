# The score sheet of a game, and the card at its end. $who, $name, and $partner are as in
# log.ftl. $side is like “Iris and Ajax”.

# The titles of the two windows.
window-score-sheet = Folha de pontos
window-result = Resultado

# The heads of the first columns, and of the columns of each side.
sheet-hand = Rodada
sheet-led = Saída
sheet-plays = jogadas
sheet-hand-end = no fim
sheet-in-all = total

# The last row, and the game with its result in the title.
sheet-total = Total
sheet-game-over = { $game }, { $result ->
    [won] vitória
    [lost] derrota
    [side-won] vitória de { $side }
   *[tied] empate
} { $own }–{ $other }

# The hand that is being played.
sheet-goes-on = Esta rodada ainda está sendo jogada.
# The target was reached before the hand was over, so nothing was scored at its end.
sheet-target-reached = Alguém chegou à meta, então a partida acabou no meio da rodada.

# A row, for a screen reader: the hand, and then each side.
sheet-spoken = Rodada { $hand }, { $led ->
    [no] ainda sem saída
   *[yes] { $who ->
        [you] saída sua
       *[other] saída de { $name }
    }
}.
sheet-spoken-side = { $side }: { $played ->
    [none] {""}
   *[other] { $played } nas jogadas{ $awarded ->
        [none] {" "}até agora
       *[other] {""}
    },{" "}
}{ $awarded ->
    [none] {""}
   *[other] { $awarded } no fim da rodada,{" "}
}{ $total } no total.

# The chart, for a screen reader, and a point of it.
sheet-chart-spoken = Gráfico dos pontos depois de cada rodada: { $standing }
sheet-chart-hands = Gráfico das rodadas vencidas: { $standing }
sheet-chart-place = Depois da rodada { $hand }: { $standing }

# The same deals with both sets of bones: names of numbers.
figure-first-seat = Na primeira vez
figure-first-seat-hand = Na sua partida, rodada { $hand }
figure-other-seat = Com as peças trocadas

# Names of numbers of a game, and the numbers.
# At the end of a timed game: how its result is worked out. For each second left, the winner
# scores half a percent of their points, and the loser a quarter percent.
figure-score = Pontos
figure-spread = Bônus pela diferença
figure-spread-of = { $score }{"\u00A0"}−{"\u00A0"}{ $other }{"\u00A0"}={"\u00A0"}{ $points }
figure-spread-none = 0 (só para quem vence)
figure-time = Bônus de tempo
figure-time-of = { $secs }{"\u00A0"}s × { $share ->
    [won] 0,5
   *[lost] 0,25
} × { $score }% = { $points }{ $rounded ->
    [yes] {" "}(arredondado para cima)
   *[no] {""}
}
figure-time-none = 0 (sem tempo restante)
figure-time-given-up = 0 (desistência)
figure-best = Recorde contra { $level }
figure-best-yet = { $points }, novo recorde
figure-margin = Diferença
figure-best-play = Melhor jogada
figure-best-play-of = { points }: { $who ->
    [you] sua { $bone }
   *[other] { $bone } de { $name }
}{ $hands ->
    [one] {""}
   *[other] {" "}na rodada { $hand }
}
figure-swing = Maior vantagem em uma rodada
figure-swing-of = { $who ->
    [you] { points } para você na rodada { $hand }
    [you-and] { points } para você e { $partner } na rodada { $hand }
    [partners] { points } para { LIST($name, $partner) } na rodada { $hand }
   *[other] { points } para { $name } na rodada { $hand }
}
figure-average = Pontos por rodada
figure-hands = Rodadas
figure-against = Contra { $level }

# The record against a level, this game included.
figure-streak = Vitórias: { $won } de { tally-games }{ $result ->
    [won] ; as { $length } últimas seguidas
    [lost] ; derrota nas { $length } últimas
   *[other] {""}
}

# On the card: the player had help.

# On the card: the game was a replay of known deals.
result-not-counted = Esta foi uma repetição, então não entra no retrospecto nem no histórico.
# What will be played next, if it’s another game.
result-next = Próxima partida: { $kind }.

# The buttons of the card; $level is one level, or from one to another.
result-again = Jogar de novo
result-stronger = Subir de nível: { $level }
result-weaker = Descer de nível: { $level }
result-another = Outra partida

result-number = A partida número { $number } dá as mesmas peças de novo: “{ window-numbered }” em “{ window-new-game }”.
result-shared = { $assisted ->
    [yes] Nestor Dominoes, { $result }, com ajuda.
   *[no] Nestor Dominoes, { $result }.
}
result-shared-number = { $shared } As mesmas peças: partida número { $number } ou { $command }
result-save-picture = Salvar imagem
result-picture-kind = Imagens PNG
result-picture-not-chosen = A imagem não foi salva: nenhum local foi escolhido. Se nada perguntou por ele, seu sistema não tem janela de arquivos.
result-picture-saved = Imagem salva como { $path }.
result-picture-not-saved = A imagem não pode ser salva como { $path } ({ $reason }).
result-other-seat = Trocar as peças
tip-result-other-seat = Repete estas peças, com as suas e as de Nestor trocadas; não entra no retrospecto
