# The rules of a game for Help: chapters of whole sentences, chosen by the rules that are set.

# The chapters.
text-deal = A distribuição
text-lead = A saída
text-turn = Sua vez
text-line = A linha
text-scoring = A pontuação
text-end = O fim da rodada
text-winning = A vitória

# The aim.
text-aim-target = Seja o primeiro a chegar a { points }.
text-aim-hands = Seja o primeiro a vencer { $hands ->
    [one] { $hands } rodada
   *[other] { $hands } rodadas
}{ $row ->
    [yes] {" "}em sequência
    [against-none] {" "}enquanto outro estiver em zero
   *[no] {""}
}.
text-aim-one-hand = A partida é uma rodada só, e é preciso vencê-la.
text-aim-counts = { $scores ->
    [headers] Você marca ao deixar as duas pontas iguais
    [both] Você marca pelo que as pontas somam{ $ends ->
        [costs] {" "}e
        [nothing] {" "}e
       *[bones] ,
    } por deixá-las iguais
   *[counts] Você marca pelo que as pontas somam
}{ $ends ->
    [costs] ; as peças que sobram na sua mão no fim da rodada custam pontos
    [domino] {" "}e por bater, ou seja, jogar sua última peça
    [domino-and-block] , por bater e por uma rodada trancada
    [block] {" "}e por uma rodada trancada
    [nothing] {""}
    [all-pips] {" "}e, ao vencer uma rodada, pelas peças que sobram em todas as mãos
   *[bones] {" "}e, ao vencer uma rodada, pelas peças que os adversários ainda têm
}.
text-aim-ends = { $ends ->
    [hands] Para vencer uma rodada, bata ou, se ela trancar, tenha menos pontos na mão.
    [hands-out] Para vencer uma rodada, bata.
    [costs] As peças que sobram na sua mão no fim da rodada custam pontos, então livre-se delas, primeiro das maiores.
    [domino] Você marca por bater, ou seja, jogar sua última peça.
    [domino-and-block] Você marca por bater e por uma rodada trancada.
    [block] Você só marca por uma rodada trancada.
    [nothing] Nada vale pontos: bata para vencer.
    [all-pips] Quem vence uma rodada marca pelas peças que sobram em todas as mãos, então livre-se das suas, primeiro das maiores.
    [bones-alike] Para quem vence uma rodada, cada peça que um adversário ainda tem vale o mesmo, então livre-se das suas.
    [bones-and-own] Você marca pelas peças que os adversários ainda têm no fim da rodada e, se ela trancar, pelas suas também. Livre-se delas, primeiro das maiores.
   *[bones] Quem vence uma rodada marca pelas peças que os adversários ainda têm, então livre-se das suas, primeiro das maiores.
}
text-aim-partners = Os dois de cada dupla sentam-se frente a frente e dividem o mesmo placar.

# The deal.
text-deal-hands = { $seats ->
    [two] Dois jogadores jogam
    [three] Três jogadores jogam
    [four] Quatro jogadores jogam
   *[partners] Quatro jogadores, em duas duplas, jogam
} com { $set ->
    [28] 28 peças, da carroça de branco à carroça de seis
    [55] 55 peças, da carroça de branco ao duplo nove
   *[27] 27 peças, sem a carroça de branco
}. Cada um recebe { $bones }.
text-deal-by-hand = Se não há outra pessoa à mesa, você tira peça para a saída, e escolhe suas peças a menos que “{ settings-take-for-me }” esteja ativado nas configurações.
text-deal-none-left = Não sobra nenhuma peça, então ninguém compra.
text-deal-boneyard = { $bones ->
    [one] A peça que sobra fica virada para baixo no monte.
   *[other] As outras { $bones } ficam viradas para baixo no monte.
}
text-deal-set-aside = { $bones ->
    [one] A peça que sobra é separada, virada para baixo, e ninguém compra.
   *[other] As outras { $bones } são separadas, viradas para baixo, e ninguém compra.
}
text-deal-buried = Duas delas são separadas, sem que ninguém as veja, antes de a rodada começar.
text-deal-kept-back = { $bones ->
    [1] A última peça do monte nunca é comprada.
   *[2] As duas últimas peças do monte nunca são compradas.
}
text-deal-again = Se uma mão tem mais de { $limit } carroças, as peças são embaralhadas e distribuídas de novo.

# Who leads. $hand says which hands, and $unit whether the lead passes from hand to hand or,
# when a game is a single hand, from game to game.
text-lead-heaviest = { $hand ->
    [every-hand] Em cada rodada
    [every-game] Em cada partida
    [first-game] Na primeira partida
   *[first-hand] Na primeira rodada
}, sai quem recebeu a { $dealt ->
    [all] carroça de seis
   *[some] maior carroça
}, que é jogada automaticamente.
text-lead-no-doublet = { $then ->
    [heaviest-bone] Se ninguém tem carroça, a saída é com a maior peça (de duas com os mesmos pontos, a que tem a maior metade).
   *[deal-again] Se ninguém tem carroça, as peças são distribuídas de novo.
}
text-lead-no-doublet-of-own = { $then ->
    [heaviest-bone] Se esse jogador não tiver carroça, sai com sua maior peça.
   *[deal-again] Se esse jogador não tiver carroça, as peças são distribuídas de novo.
}
text-lead-lot = { $hand ->
    [every-hand] Em cada rodada
    [every-game] Em cada partida
    [first-game] Na primeira partida
   *[first-hand] Na primeira rodada
}, sai um jogador sorteado, com qualquer peça.
text-lead-drawn-for = { $hand ->
    [every-hand] Em cada rodada
    [every-game] Em cada partida
    [first-game] Na primeira partida
   *[first-hand] Na primeira rodada
}, cada jogador vira uma peça, e sai quem tira a maior (a de mais pontos); se houver empate, todos tiram de novo. Essas peças voltam a ser embaralhadas com as outras, e a saída é com qualquer peça.
text-lead-person = { $hand ->
    [every-hand] Em cada rodada
    [every-game] Em cada partida
    [first-game] Na primeira partida
   *[first-hand] Na primeira rodada
}, sai a primeira pessoa da mesa, não Nestor, com sua maior carroça, que é jogada automaticamente.
text-lead-person-has-one = Essa pessoa sempre recebe pelo menos uma.
text-lead-after-block = Depois de uma rodada trancada, a saída é decidida como na primeira { $unit ->
    [game] partida
   *[hand] rodada
}.
text-lead-block-winner = Depois de uma rodada trancada, sai com qualquer peça { $who ->
    [low] quem tiver menos pontos na mão na dupla que a venceu
    [lowest-hand] quem tiver menos pontos na mão
    [blocker] quem jogou a última peça ou o seguinte, o que tiver menos pontos na mão
    [last] quem jogou a última peça
   *[player] quem a venceu
}{ $tie ->
    [leader] {" "}(se houve empate, quem tinha feito a saída nela)
    [blocker] {" "}(se houve empate, quem jogou a última peça)
    [blocker-loses] {" "}(se houve empate, não quem jogou a última peça)
   *[none] {""}
}{ $then ->
    [never] {""}
    [leader] ; se ninguém a venceu, quem saiu sai de novo
    [first] ; se ninguém a venceu, a saída é decidida como na primeira rodada
   *[usual] ; se ninguém a venceu, a saída é como nas outras rodadas
}.
text-lead-block-next = Depois de uma rodada trancada, a saída, com qualquer peça, é do jogador seguinte a quem fez a última.
text-lead-block-leader = Depois de uma rodada trancada, quem saiu sai de novo, com qualquer peça.
text-lead-partner = Quem pode sair com qualquer peça pode deixar a saída para o parceiro, que então é obrigado a fazê-la.
text-lead-heaviest-later = { $unit ->
    [game] Se uma rodada trancada termina empatada, na seguinte sai quem recebeu a maior carroça, que é jogada automaticamente.
   *[hand] Em cada rodada seguinte, sai quem recebeu a maior carroça, que é jogada automaticamente.
}
text-lead-winner-of-game = Depois disso, quem venceu uma partida sai na seguinte, com qualquer peça. Se uma rodada trancada termina empatada, a saída da rodada extra é como a primeira.
text-lead-winner = Depois disso, { $out ->
    [side] quem da dupla terminou por último
   *[player] quem bateu
} sai na { $unit ->
    [game] partida
   *[hand] rodada
} seguinte, com qualquer peça.
text-lead-loser = { $seats ->
    [two] Depois disso, quem não bateu sai na { $unit ->
        [game] partida
       *[hand] rodada
    } seguinte, com qualquer peça.
   *[other] Depois disso, quem perdeu com mais pontos na mão (se houver empate, o próximo na ordem) sai na { $unit ->
        [game] partida
       *[hand] rodada
    } seguinte, com qualquer peça.
}
text-lead-alternate = { $seats ->
    [two] Depois disso, os dois jogadores se revezam na saída de cada { $unit ->
        [game] partida
       *[hand] rodada
    }, com qualquer peça.
   *[other] Depois disso, em cada { $unit ->
        [game] partida
       *[hand] rodada
    } sai o jogador seguinte da mesa, com qualquer peça.
}
text-lead-last-with-doublet = Depois disso, quem jogou a última peça de uma { $unit ->
    [game] partida
   *[hand] rodada
} sai na seguinte com sua maior carroça, que é jogada automaticamente.
text-lead-last-to-play = Depois disso, quem jogou a última peça de uma { $unit ->
    [game] partida
   *[hand] rodada
} sai na seguinte, com qualquer peça.

# A turn.
text-turn-order = { $direction ->
    [clockwise] Joga-se em sentido horário: depois de você, joga quem está à sua esquerda.
   *[counter-clockwise] Joga-se em sentido anti-horário: depois de você, joga quem está à sua direita.
}
text-turn-play = { $fit ->
    [equal] Jogue uma peça em uma ponta igual a uma das metades dela. A outra metade passa a ser a nova ponta. A peça gira sozinha; se encaixar em várias pontas, você escolhe.
   *[add-to-seven] Jogue uma peça em uma ponta se uma das metades dela somar sete com a ponta: 5 e 2, 4 e 3, 6 e 1. A outra metade passa a ser a nova ponta. Os matadores, 0-0, 6-1, 5-2 e 4-3, encaixam em qualquer lugar, e você escolhe qual metade passa a ser a nova ponta. Em um branco, só encaixa um matador.
}
text-turn-pass = Se pode jogar, você tem que jogar; se não pode, passa.
text-turn-draw = { $draws ->
    [one] Se não puder jogar, compre uma peça, se ainda houver. Se ela encaixar, jogue-a; se não, você passa.
   *[until-one-fits] Se não puder jogar, compre até que uma peça encaixe e jogue-a. Se não houver mais nada para comprar, você passa.
}
text-turn-may-draw = { $draws ->
    [one] Mesmo podendo jogar, você pode antes comprar uma peça; depois tem que jogar.
   *[until-one-fits] Mesmo podendo jogar, você pode antes comprar quantas peças quiser; depois tem que jogar.
}
text-turn-must-play = Se pode jogar, você tem que jogar: não pode comprar nem passar.
text-turn-hand-cap = Com 18 peças você não pode mais comprar; se nenhuma encaixar, você passa.

# The line of play.
text-line-ends = { $spinners ->
    [matadors] A linha tem duas pontas, a esquerda e a direita. Os matadores ficam atravessados; as carroças ficam no sentido da linha, como qualquer outra peça.
    [none] A linha tem duas pontas, a esquerda e a direita. As carroças ficam atravessadas.
    [single] As carroças ficam atravessadas na linha. A primeira carroça de uma rodada, não importa quem a jogue, é o spinner: quando os dois lados longos, esquerdo e direito, estão cobertos, abrem-se também os lados curtos, de cima e de baixo. Assim pode haver quatro pontas.
   *[every] As carroças ficam atravessadas na linha, e todas são spinners: quando os dois lados longos estão cobertos, abrem-se também os curtos. Assim a linha se ramifica várias vezes.
}

# Scoring.
text-scoring-nothing = Durante a rodada nada vale pontos. Os pontos vêm todos no fim.
text-scoring-count = Depois de cada jogada, inclusive a saída, as pontas são somadas: é a soma da mesa.
text-scoring-headers = Uma jogada que deixa o mesmo número nas duas pontas vale 2 pontos. Se uma dessas pontas for uma carroça, vale 3. Sair com uma carroça vale 2.
text-scoring-doublets = { $spinners ->
    [none] Uma carroça na ponta conta dobrado.
    [single] Uma carroça na ponta conta dobrado. O spinner também, até que os dois lados longos estejam cobertos; depois ele não conta nada. Um lado curto só conta depois que alguém joga nele.
   *[every] Uma carroça conta dobrado até que os dois lados longos estejam cobertos; depois ela não conta nada. Um lado curto só conta depois que alguém joga nele.
}
text-worth = { $scores ->
    [both] Uma soma que é múltiplo de cinco ou de três vale esse número de pontos: 10 vale 10, e 9 vale 9. Um 15 é as duas coisas, e vale 15 uma vez só.
    [fives] Uma soma que é múltiplo de cinco vale esse número de pontos: 5 vale 5, e 20 vale 20.
   *[threes] Uma soma que é múltiplo de três vale esse número de pontos: 3 vale 3, e 12 vale 12.
}
text-worth-each = { $scores ->
    [both] Um múltiplo de cinco vale um ponto para cada cinco que contém, e um múltiplo de três, um ponto para cada três: 10 vale 2, e 12 vale 4. Um 15 é as duas coisas, e vale 3 + 5 = 8.
    [fives] Um múltiplo de cinco vale um ponto para cada cinco que contém: 5 vale 1, e 20 vale 4.
   *[threes] Um múltiplo de três vale um ponto para cada três que contém: 3 vale 1, e 12 vale 4.
}
text-claims = { $seats ->
    [two] É preciso cantar os pontos. Depois de cada jogada, quem jogou diz quantos pontos ela vale. Se errar ou não disser nada, o outro pode levar os pontos dizendo o número antes de jogar, comprar ou passar (ou, depois da última peça, antes da contagem da rodada).
   *[other] É preciso cantar os pontos. Depois de cada jogada, quem jogou diz quantos pontos ela vale. Se errar ou não disser nada, o próximo pode levar os pontos dizendo o número antes de jogar, comprar ou passar (ou, depois da última peça, antes da contagem da rodada).
}
text-claims-fives = Cantam-se os pontos divididos por cinco, como os pontos são mostrados: 2 para uma soma de 10.
text-claims-void = Pontos que passariam da meta são nulos, e ninguém pode cantá-los.
text-firecrackers = Cada jogador tem uma bombinha por rodada. Antes de jogar, pode explodir com ela a última peça de qualquer braço, mas nunca a primeira peça nem o spinner. A peça explodida { $boneyard ->
    [none] é separada com as outras
   *[drawn] volta para o monte
}, e a anterior volta a ser a ponta.
text-firecrackers-score = Se a nova soma vale pontos, você os marca. Se antes não podia jogar e agora pode, sua jogada desta vez vale mais { $points } pontos.

# The end of a hand.
text-end-out = { $out ->
    [side] Quem já jogou sua última peça não joga mais, e sua vez é pulada. Quando as peças dos dois de uma dupla acabam (“Bateu!”), a rodada termina.
   *[player] Quem joga sua última peça bate (“Bateu!”), e a rodada termina.
}
text-end-blocked = { $out ->
    [side] A rodada também termina quando fica trancada: todos os que ainda têm peças passaram em seguida.
   *[player] A rodada também termina quando fica trancada (jogo fechado): ninguém pode jogar nem comprar.
}
text-end-last-bone-counts = Se essa última peça vale pontos na mesa, eles são somados primeiro.
text-end-costs = Não há pontos por vencer uma rodada. Em vez disso, { $seats ->
    [partners] cada dupla perde os pontos que restam nas suas duas mãos
   *[other] cada um perde os pontos que restam na sua mão
}.
text-end-costs-no-bonus = Também não há bônus.
text-end-costs-rounded = { $seats ->
    [partners] A soma das duas mãos é arredondada para o múltiplo de cinco mais próximo: 2 e 1 juntos custam 5.
   *[other] Isso é arredondado para o múltiplo de cinco mais próximo: 12 custam 10, e 13 custam 15.
}
text-end-awards-rounded = Esses pontos são arredondados para o múltiplo de cinco mais próximo: 12 valem 10, e 13 valem 15.
text-end-brackets = Os pontos na mão são contados por faixas: 1 ou 2 valem 1 ponto, de 3 a 20 valem 2, de 21 a 30 valem 3, de 31 a 40 valem 4, e assim por diante.
text-domino-one-point = { $with ->
    [rounded] Bater vale um ponto, que arredondado dá zero.
    [last-bone] Bater vale um ponto, somado ao que valer a última peça.
   *[nothing] Bater vale um ponto.
}
text-domino-none-counts = Se os dois juntos passarem da meta, nenhum conta.
text-domino-pips = { $seats ->
    [two] Quem bate marca os pontos que restam na outra mão.
    [partners] Quem bate marca os pontos que restam nas mãos dos adversários; os do parceiro não contam.
   *[other] Quem bate marca os pontos que restam nas outras mãos.
}
text-domino-all-pips = Quem bate marca os pontos que restam em todas as mãos{ $seats ->
    [partners] , inclusive na do parceiro
   *[other] {""}
}.
text-domino-five-a-bone = { $seats ->
    [two] Quem bate marca cinco pontos para cada peça que resta na outra mão.
    [partners] Quem bate marca cinco pontos para cada peça que resta nas mãos dos adversários; as do parceiro não contam.
   *[other] Quem bate marca cinco pontos para cada peça que resta nas outras mãos.
}

# A blocked hand: how much it scores, and for whom.
text-block-amount = { $award ->
    [difference] { $seats ->
        [two] a diferença de pontos entre as duas mãos
        [partners] a diferença entre os pontos na mão das duas duplas
       *[other] a diferença entre os pontos na mão de todos os outros e os seus
    }
    [opponents] { $seats ->
        [two] os pontos da outra mão
        [partners] os pontos na mão dos dois adversários
       *[other] os pontos na mão de todos os outros
    }
    [one-point] um ponto
   *[both] { $seats ->
        [two] os pontos das duas mãos juntas
       *[other] os pontos de todas as mãos juntas
    }
}
text-block-low = { $seats ->
    [two] Quem tem menos pontos na mão marca então { text-block-amount }.
    [partners] A dupla com menos pontos na mão marca então { text-block-amount }.
   *[other] Quem tem menos pontos na mão marca então { text-block-amount }.
}
text-block-lowest-hand = { $seats ->
    [partners] A dupla do jogador com menos pontos na mão
   *[other] Quem tem menos pontos na mão
} marca então { text-block-amount }.
text-block-blocker = Quem jogou a última peça e o próximo na ordem comparam então suas mãos: { $seats ->
    [partners] a dupla de quem tiver menos pontos
   *[other] quem tiver menos pontos
} marca { text-block-amount }.
text-block-last = { $seats ->
    [partners] A dupla que jogou a última peça marca então { text-block-amount }.
   *[other] Quem jogou a última peça marca então { text-block-amount }.
}
text-block-nobody = Ninguém marca por uma rodada trancada.
text-if-tied = { $tie ->
    [lowest-hand] Se dois adversários empatarem com a mão mais baixa,
    [blocker] Se essas duas mãos empatarem,
    [several] Se os que têm menos pontos na mão empatarem,
   *[low] Se houver empate,
}
text-block-equal = { $seats ->
    [three] Se os dois com menos pontos na mão empatarem, cada um marca metade dos pontos na mão do terceiro, arredondada para baixo. Se os três empatarem, ninguém marca.
   *[other] { text-if-tied } ninguém marca.
}
text-block-tied = { text-if-tied } marca { $to ->
    [leader] { $seats ->
        [two] quem fez a saída
        [partners] a dupla que fez a saída
       *[other] quem fez a saída, se for um dos empatados; se não, ninguém
    }
   *[blocker] { $seats ->
        [two] quem jogou a última peça
        [partners] a dupla que jogou a última peça
       *[other] quem jogou a última peça, se for um dos empatados; se não, ninguém
    }
}.
text-block-tied-against = { text-if-tied } marca { $seats ->
    [two] quem não jogou a última peça
    [partners] a dupla que não jogou a última peça
   *[other] quem empatou com quem jogou a última peça, se nenhum outro tiver empatado; se não, ninguém
}.
text-end-hand-won = Quem bate vence a rodada{ $seats ->
    [partners] {" "}para a sua dupla
   *[other] {""}
}.{ $worth ->
    [one] {" "}Ela conta como uma, não importa quantas peças sobrem.
   *[way-out] {""}
}
text-hand-worth = A batida simples vale 1; de carroça, 2; lá e lô, com uma peça que encaixa nas duas pontas e não é carroça ({ $ends ->
    [any] as pontas podem mostrar o mesmo número
   *[different] as pontas precisam mostrar números diferentes
}), 3; e cruzada, com uma carroça que encaixa nas duas, { $cruzada }. Uma rodada trancada vale 1.
text-block-hand = { $to ->
    [low] { $seats ->
        [two] Quem tem menos pontos na mão vence então a rodada.
        [partners] A dupla com menos pontos na mão vence então a rodada.
       *[other] Quem tem menos pontos na mão vence então a rodada.
    }
    [lowest-hand] { $seats ->
        [partners] A dupla do jogador com menos pontos na mão vence então a rodada.
       *[other] Quem tem menos pontos na mão vence então a rodada.
    }
    [blocker] Quem jogou a última peça e o próximo na ordem comparam então suas mãos: { $seats ->
        [partners] a dupla de quem tiver menos pontos
       *[other] quem tiver menos pontos
    } vence a rodada.
    [last] { $seats ->
        [partners] A dupla que jogou a última peça vence então a rodada.
       *[other] Quem jogou a última peça vence então a rodada.
    }
   *[nobody] Ninguém vence uma rodada trancada.
}
text-block-hand-tied = { $to ->
    [leader] { text-if-tied } a rodada é do lado que fez a saída, se for um dos empatados.
    [blocker] { text-if-tied } a rodada é do lado que jogou a última peça, se for um dos empatados.
    [carried] { text-if-tied } ninguém vence a rodada, e a seguinte vale uma a mais.
    [blocker-loses] { text-if-tied } a rodada é do lado que empatou com quem jogou a última peça, se nenhum outro tiver empatado.
    [carried-once] { text-if-tied } ninguém vence a rodada, e a seguinte vale duas.
   *[nobody] { text-if-tied } ninguém vence a rodada.
}
text-capicua = Bater com uma peça que encaixa nas duas pontas e não é carroça é bater lá e lô ({ $ends ->
    [any] as pontas podem mostrar o mesmo número
   *[different] as pontas precisam mostrar números diferentes
}): { $bonus ->
    [doubles] os pontos da rodada dobram
    [hand-more] a rodada vale uma a mais
   *[points] vale mais { points }
}.
text-chuchazo = Bater com a 0-0 é um chuchazo: vale mais { points }.
text-pass-after-lead = Se o segundo jogador passa logo depois da saída, { $seats ->
    [partners] a dupla que fez a saída
   *[other] quem fez a saída
} marca { points }.
text-all-pass = Se todos os outros passam depois da sua peça{ $drawing ->
    [yes] {" "}sem comprar
   *[no] {""}
} e você pode jogar de novo, marca { points }{ $lead ->
    [no] , exceto na saída
   *[yes] {""}
}.
text-first-hands = Vencer a primeira, a segunda, a terceira e a quarta rodada de uma partida vale, respectivamente, mais 100, 75, 50 e 25 pontos.

# Winning.
text-win-one-hand = A partida é uma única rodada. Vence quem tiver mais pontos; em caso de empate, quem tiver batido. Se nenhum dos empatados bateu, joga-se outra rodada (até 200; aí a partida é um empate).
text-win-target = Vence o primeiro a chegar a { points }{ $counts ->
    [yes] , mesmo no meio de uma rodada: se chegar com pontos feitos na mesa, depois disso não se marca mais nada
   *[no] {""}
}.
text-win-passes = Os pontos por passes não encerram a rodada: ela é jogada até o fim, e vence quem tiver mais pontos; { $equal ->
    [tie] com pontos iguais, é empate
   *[hand] com pontos iguais, joga-se outra rodada
}.
text-win-hands = Vence a partida o primeiro a vencer { $hands ->
    [one] { $hands } rodada
   *[other] { $hands } rodadas
}{ $row ->
    [yes] {" "}em sequência: se outro lado vencer uma rodada, todos voltam a zero, e a saída é como na primeira.
    [against-none] {" "}enquanto pelo menos um outro estiver em zero. A rodada com que todos teriam vencido uma não conta para ninguém: todos voltam a zero, e a saída é como na primeira.
   *[no] .
}
text-win-at-once = Se dois chegarem ao mesmo tempo, vence quem tiver mais pontos; com pontos iguais, é empate.
text-win-exact = É preciso chegar exatamente à meta: pontos que passem dela não contam, e o jogo continua.
text-win-fives = Os pontos são mostrados divididos por cinco, como em um tabuleiro de cribbage: { $points } pontos são { $fives }.
text-win-clock = A partida acaba depois de cinco minutos, mesmo no meio de uma rodada: vence quem tiver mais pontos, e com pontos iguais é empate. O relógio para por até um minuto entre as rodadas. Também para em uma pausa, com uma janela aberta e com o programa fechado.
text-win-clock-bonus = No fim, quem vence marca também a diferença. Cada segundo restante dá ao vencedor 0,5% dos seus pontos e ao perdedor 0,25%, com arredondamento para cima (com 2:15 restantes e 100 pontos, o bônus de tempo do vencedor é 68). Se você desistir, perde, e não há bônus de tempo.
text-win-most-hands = Se ninguém tiver vencido depois de { $hands } rodadas, a partida acaba: vence quem tiver mais pontos, e com pontos iguais é empate.
