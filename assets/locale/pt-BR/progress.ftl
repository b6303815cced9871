# Partidas analisadas por semana.

weeks-title = Pontos por rodada, por semana
weeks-lost = pontos perdidos
weeks-luck = sorte
weeks-none = sem dados
weeks-says = Pontos perdidos são o que as suas decisões custaram em partidas sem ajuda; acima de zero, a sorte esteve do seu lado. Partidas que contam rodadas ficam de fora.
weeks-place = Semana de { $begins }: { $lost } pontos perdidos e { $luck } de sorte por rodada; { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}
weeks-spoken = Pontos por rodada em { $weeks } semanas: { $first } perdidos no começo, { $last } agora; sorte { $luck } no começo, { $now } agora.

# Os tipos de erros.
mistakes-title = O que mais custou
mistakes-show = Ver o pior
mistakes-cost = { $count ->
    [one] uma vez
   *[other] { $count } vezes
}, cerca de { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}
mistakes-says = De { $analyzed ->
    [one] 1 partida analisada
   *[other] { $analyzed } partidas analisadas
}. Cada erro diminui a sua chance de vencer; somados, custaram essas partidas.
mistake-missed-win = Perder uma vitória
mistake-missed-score = Perder pontos
mistake-left-score = Dar pontos
mistake-blocking = Trancar mal a rodada
mistake-let-play = Deixar os outros jogarem
mistake-lost-suit = Abrir mão do seu número forte
mistake-few-plays = Ficar com poucas jogadas
mistake-held-doublet = Segurar carroças
mistake-held-pips = Segurar peças pesadas
mistake-drawing = Comprar mal
mistake-partner = Esquecer o parceiro
