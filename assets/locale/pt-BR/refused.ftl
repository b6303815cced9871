# Why a move can’t be made.

refused-dropped-beside = Solte { $bone } em um lugar iluminado.
refused-fits-nowhere = { $bone } não encaixa em nenhuma ponta ({ $open }).
# A doublet whose number at the end is what it counts, twice its own, and not what fits.
refused-counts-twice = O { $count } é o que { $bone } soma; ali encaixa { $pips }.
# Where halves that touch add up to seven: the number that each end takes; none if only a matador.
refused-fits-neither = { $bone } não encaixa. Na esquerda, encaixa { $left ->
    [none] só um matador
   *[other] { $left } ou um matador
}; na direita, { $right ->
    [none] só um matador
   *[other] { $right } ou um matador
}.
refused-both-ends-take = { $bone } não encaixa. Nas duas pontas, encaixa { $wanted ->
    [none] só um matador
   *[other] { $wanted } ou um matador
}.
refused-does-not-fit-there = { $bone } não encaixa aqui: esta ponta pede um { $pips ->
    [0] branco
   *[other] { $pips }
}.
refused-needs-matador = { $bone } não encaixa aqui: em um branco, só encaixa um matador (0-0, 6-1, 5-2 ou 4-3).
refused-spinner-not-covered = Só dá para jogar nos lados curtos de { $spinner } quando os dois lados longos estão cobertos.
refused-not-the-spinner = { $bone } não tem ponta livre { $place }: o spinner é { $spinner }, a primeira carroça.
refused-no-such-end = { $bone } não tem ponta livre { $place }.
refused-must-lead-with = Você tem que sair com { $bone }, a maior carroça.
refused-nothing-led = Primeiro, faça a saída.
refused-no-draws = Neste jogo não se compra.
refused-nothing-to-draw = Não resta nada para comprar.
refused-can-play = Você pode jogar { $bone }, então não pode comprar.
refused-drew-one = Você só pode comprar uma peça por jogada.
refused-hand-full = Com 18 peças você não pode mais comprar.
refused-must-play = Você pode jogar { $bone }, então não pode passar.
refused-must-draw = Ainda há peças para comprar, então você não pode passar.
refused-nothing-to-claim = Agora não há pontos para cantar.
refused-never-so-many = Nenhuma soma vale tantos pontos.
refused-claim-first = Cante os pontos primeiro ou escolha “{ turn-nothing }”.
refused-no-firecracker = Você não tem mais bombinha.
refused-cannot-blow-up = Você não pode explodir { $bone }. As bombinhas só servem para a última peça de um braço, nunca para a primeira peça nem para o spinner.
refused-hand-over = Esta rodada acabou.
refused-not-in-turn = Não é a sua vez.
# For whatever no window leads to.
refused-impossible = Isso não é possível agora.

# Why a hand or a game can’t start.
refused-game-over = A partida acabou.
refused-sitters = Esta partida é para { $seats } jogadores, não { $sitters }.
refused-seats-changed = Não é possível trocar os jogadores durante uma partida.
refused-clock-taken-away = Não é possível tirar o relógio durante uma partida.
refused-never-won = { $scores ->
    [threes] A partir deste placar, ninguém conseguiria chegar a exatamente { $target }, porque só se marcam múltiplos de três.
    [fives] A partir deste placar, ninguém conseguiria chegar a exatamente { $target }, porque só se marcam múltiplos de cinco.
   *[threes-and-fives] A partir deste placar, ninguém conseguiria chegar a exatamente { $target }, porque só se marcam múltiplos de três e de cinco.
}
