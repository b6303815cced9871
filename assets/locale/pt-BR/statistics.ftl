# Game tally: the page with statistics, skill, and luck.

# The chart of the games that were won.
statistics-games-won = Partidas que você venceu
statistics-last-ten = média das últimas dez
# What a dot of a chart is, and the value of a game in it.
statistics-dot = cada partida
statistics-place = Partida { $game }: { $value }
statistics-no-chart = O gráfico das suas vitórias começa na quinta partida.
statistics-wins-spoken = Porcentagem de partidas vencidas, média das últimas dez: { $first }% no início, { $last }% agora. { $games } partidas.
statistics-wins-place = Partida { $game }: { $share }%
# The first or last game of a chart, and when it was.
statistics-game-at = partida { $game }, { $when }

# Numbers: their names, and what stands below them.
statistics-most-points = Mais pontos
statistics-best-win = Maior vitória
statistics-streak = Melhor sequência
statistics-average = Média
statistics-average-hand = Média por rodada
statistics-time = Tempo de jogo
statistics-score = { $own }–{ $other }
statistics-wins = { $wins ->
    [one] { $wins } vitória
   *[other] { $wins } vitórias
}
statistics-days = { $first } a { $last }
statistics-a-game = por partida
statistics-hands-a-game = rodadas por partida: { $hands }
statistics-time-a-game = { $length } por partida

# What each of these numbers means.
tip-statistics-most-points = O máximo de pontos que você fez em uma partida
tip-statistics-best-win = A sua vitória mais larga: o seu placar e o melhor dos outros
tip-statistics-streak = O máximo de partidas que você venceu seguidas
tip-statistics-average = O que você faz em uma partida, em média
tip-statistics-average-hand = O que você faz em uma rodada, em média
tip-statistics-time = O tempo de todas estas partidas juntas

# Skill and luck in the games that have been analyzed.
statistics-title = Habilidade e sorte
statistics-says = O que as suas decisões custaram e o que a sorte deu.
statistics-reviewed = { $games ->
    [one] { $reviewed } de { $games } partida analisada.
   *[other] { $reviewed } de { $games } partidas analisadas.
}
# When some of the games are in only one of the charts.
statistics-leaves-out = O custo se baseia nas partidas sem ajuda. A sorte inclui também partidas com dicas, contador de peças ou tutor, mas não rodadas com peças que você já conhecia.
# When scores count points in some games and hands in others.
statistics-leaves-out-hands = Os pontos e a sorte não incluem as partidas em que se contam rodadas.

# An average and its 95% interval.
statistics-figure = { $mean }{"\u00A0"}±{"\u00A0"}{ $within }
statistics-luck-figure = { $figure } { $unit ->
    [hands] rodadas
   *[points] pontos
}
# The same for fewer than five games.
statistics-too-few = { $figure } (poucas partidas para concluir algo)
statistics-cost = Perda por decisão, em chance de vitória
statistics-luck = Sorte por partida
statistics-cost-says = O custo é quanto as suas decisões baixaram a chance de vitória, em relação às melhores.
statistics-luck-says = A sorte é quanto as peças recebidas, as compras e as peças ocultas foram melhores ou piores que a média para você.

# The charts: the heading of each, and what a screen reader says.
statistics-cost-chart = Perda por decisão em cada partida, em chance de vitória (%)
statistics-cost-spoken = Perda por decisão em { $games } partidas analisadas, em chance de vitória: { $first ->
    [one] { $first } ponto percentual
   *[other] { $first } pontos percentuais
} na primeira metade, { $last } na segunda.
statistics-luck-chart = Sorte em { $unit ->
    [hands] rodadas
   *[points] pontos
}, por partida
statistics-luck-spoken = Sorte em { $games } partidas analisadas: { $first } { $unit ->
    [hands] rodadas
   *[points] pontos
} por partida na primeira metade, { $last } na segunda.
statistics-chart-says = Cada ponto do gráfico é uma partida; a linha é a média das últimas dez. Acima de zero, a sorte esteve do seu lado. Os números têm sua margem de erro (95% de confiança).

# Analyzes the last games.
statistics-review = { $games ->
    [one] Analisar a última partida
   *[other] Analisar as últimas { $games } partidas
}
tip-statistics-review = Calcular quanto custou cada decisão; leva alguns segundos por partida
statistics-progress = Analisando a partida { $game } de { $of }…
tip-statistics-stop = As análises prontas são mantidas
