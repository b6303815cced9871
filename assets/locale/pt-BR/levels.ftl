# How hard Nestor plays.

level-learner = Aprendiz
level-beginner = Iniciante
level-easy = Fácil
level-not-so-easy = Nem tão fácil
level-tough = Difícil
level-brutal = Brutal

# What Nestor does at a level, in one line.
level-learner-explained = Muitas vezes joga qualquer peça que encaixa e deixa passar pontos.
level-beginner-explained = Joga o que vale mais pontos. Se nada vale, joga a maior peça.
level-easy-explained = Pega os pontos que vê, joga logo as carroças e guarda peças que poderá jogar depois.
level-not-so-easy-explained = Conta as peças que não viu e o que elas poderiam valer em resposta.
level-tough-explained = Aprendeu em milhões de rodadas aonde cada jogada leva. A dois e com compra, olha também as suas respostas.
level-brutal-explained = Deduz o que você pode ter e joga a rodada até o fim, de cabeça, centenas de vezes.

# How Nestor chooses at a level, in his own words, for Help.
level-learner-how = No nível “{ level-learner }”, acabei de conhecer o jogo. Muitas vezes jogo a primeira peça que vejo encaixar e deixo passar pontos, às vezes muitos. No resto do tempo, jogo como no nível “{ level-beginner }”.
level-beginner-how = No nível “{ level-beginner }”, olho cada peça que posso jogar e cada ponta em que ela encaixa, e fico com a que vale mais pontos. Se nada vale, jogo minha maior peça. Não me pergunto o que você pode ter. Por isso é fácil adivinhar o que vou fazer.
level-easy-how = No nível “{ level-easy }”, pego os pontos que vejo, mas também olho a minha mão. Jogo logo as carroças, porque só encaixam em um número, e guardo números em que posso jogar depois. Também penso um pouco no que deixo para você.
level-not-so-easy-how = No nível “{ level-not-so-easy }”, eu conto. Sei quais peças não vi, então calculo a chance de você ter uma que valha pontos e tento deixar uma mesa em que poucas valham.
level-tough-how = No nível “{ level-tough }”, eu aprendi. Joguei muitas e muitas rodadas contra mim mesmo e me lembro do que pesou nelas, então vejo de relance o que uma jogada vale a longo prazo. A dois e com compra, também olho cada resposta sua.
level-brutal-how = No nível “{ level-brutal }”, faço tudo isso e penso à frente. Deduzo o que você pode ter, imagino centenas de mãos possíveis e sigo cada uma das minhas jogadas até o fim. Escolho a que vence a partida mais vezes. Com poucas peças restantes, faço a conta exata.

# What he does at a level, and how often it beats the level below.
level-with-share = { $explained } { $seats ->
    [three] Vence { $percent }% das partidas de { $game } contra dois jogadores do nível abaixo (33% seria equilíbrio).
    [four] Vence { $percent }% das partidas de { $game } contra três jogadores do nível abaixo (25% seria equilíbrio).
    [partners] Em dupla com alguém do mesmo nível, vence { $percent }% das partidas de { $game } contra uma dupla do nível abaixo.
   *[two] { $percent ->
        [100] Vence quase todas as partidas de { $game } contra o nível abaixo.
       *[other] Vence { $percent }% das partidas de { $game } contra o nível abaixo.
    }
}

# How many of the points that he could claim Nestor overlooks, level by level.
level-overlook = Nos níveis mais fáceis, Nestor deixa escapar mais dos pontos que poderia cantar: { $shares }.
level-overlooks = { $level } { $percent ->
    [0] nenhum
   *[other] { $percent }%
}

level-adaptive = Adaptativo
level-adaptive-explained = Acompanha o seu rating. Você vê o nível depois da partida.
result-adaptive = Nestor jogou no nível “{ $level }”.
