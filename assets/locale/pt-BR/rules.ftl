# Rules, their values, and what each does.

# The names of the rules.
rule-hand-size = Peças para cada um
rule-set = Jogo de peças
rule-double-blank = Jogar com 0-0
rule-doublets-limit = Carroças em uma mão
rule-first-lead = Primeira saída
rule-later-leads = Saídas seguintes
rule-block-lead = Saída depois de trancar
rule-partner-may-lead = O parceiro pode fazer a saída
rule-no-doublet = Se ninguém tiver carroça
rule-direction = Sentido do jogo
rule-draws = Compra
rule-voluntary-draw = Compra opcional
rule-bury-two = Separar duas peças
rule-kept-back = Peças reservadas
rule-hand-cap = Sem compra a partir de 18 peças
rule-fit = O que encaixa
rule-spinner = Spinner
rule-fives = Múltiplos de cinco valem pontos
rule-threes = Múltiplos de três valem pontos
rule-headers = Pontas iguais valem pontos
rule-count-unit = Pontos por uma soma
rule-pass-after-lead = Bônus por passe depois da saída
rule-all-pass = Bônus se todos os outros passarem
rule-claims = Cantar os pontos
rule-firecrackers = Bombinhas
rule-domino-award = Pontos por bater
rule-block-award-to = Quem marca ao trancar
rule-block-award-of = Pontos ao trancar
rule-tied-block = Quem marca no empate
rule-rounding = Arredondar de cinco em cinco
rule-capicua = Bônus por lá e lô
rule-capicua-equal-ends = Lá e lô com pontas iguais
rule-chuchazo = Bônus por chuchazo
rule-first-hands = Bônus pelas primeiras rodadas
rule-brackets = Pontos por faixas
rule-remaining = Perda por peças que sobram
rule-score = O que se conta
rule-hand-worth = Quanto vale a rodada
rule-target = Meta
rule-exact-target = Meta exata
rule-clock = Relógio de cinco minutos
rule-score-display = Exibição do placar

# What each rule does, in one line.
rule-double-blank-explained = Sem ela são 27 peças: com três jogadores, cada um recebe 9 e não sobra nenhuma.
rule-doublets-limit-explained = Se uma mão tiver mais, as peças são distribuídas de novo.
rule-partner-may-lead-explained = Quem pode sair com qualquer peça pode deixar a saída para o parceiro.
rule-no-doublet-explained = Quando se deve sair com a maior carroça.
rule-bury-two-explained = Duas peças do monte são separadas antes de cada rodada, sem que ninguém as veja.
rule-kept-back-explained = As últimas peças do monte, que ninguém pode comprar.
rule-spinner-explained = Uma carroça com quatro lados abertos.
rule-fives-explained = Uma soma de 5, 10, 15 e assim por diante vale pontos.
rule-threes-explained = Uma soma de 3, 6, 9 e assim por diante vale pontos.
rule-headers-explained = Deixar as duas pontas iguais vale 2 pontos, ou 3 se uma delas for uma carroça. Sair com uma carroça vale 2.
rule-claims-explained = Você só marca os pontos que cantar; o próximo pode levar os que você deixar escapar.
rule-firecrackers-explained = Uma vez por rodada, antes de jogar, você pode explodir a última peça de um braço.
rule-rounding-explained = No fim da rodada, 12 pontos viram 10, e 13 viram 15.
rule-capicua-explained = Por bater com uma peça que encaixa nas duas pontas e não é carroça.
rule-hand-worth-explained = Quando se contam rodadas: sempre uma, ou mais por bater de carroça ou nas duas pontas.
rule-chuchazo-explained = Por bater com a 0-0.
rule-pass-after-lead-explained = Para o lado que fez a saída, se o próximo passar.
rule-capicua-equal-ends-explained = O lá e lô também vale se as duas pontas mostrarem o mesmo número.
rule-all-pass-explained = Para quem, com sua peça, fez todos os outros passarem, se puder jogar de novo.
rule-first-hands-explained = Vencer uma das rodadas de 1 a 4 de uma partida vale mais 100, 75, 50 ou 25 pontos.
rule-brackets-explained = De 3 a 20 pontos na mão valem 2 pontos, de 21 a 30 valem 3, de 31 a 40 valem 4, e assim por diante.
rule-exact-target-explained = Pontos que passem da meta não contam.
rule-clock-explained = A partida acaba depois de cinco minutos, e vence quem tiver mais pontos.
rule-score-display-explained = “{ value-score-display-fives }”: 15 pontos aparecem como 3, como nos pinos de um tabuleiro de cribbage.

# The values of rules.
value-on = sim
value-off = não
value-hand-size = { $bones ->
    [one] { $bones } peça
   *[other] { $bones } peças
}
value-doublets-limit = { $limit ->
    [any] Sem limite
   *[other] No máximo { $limit }
}
# Who leads the first hand.
value-first-lead-heaviest-doublet = A maior carroça
value-first-lead-lot = Sorteio
value-first-lead-draw = A maior peça tirada
value-first-lead-person = A primeira pessoa da mesa

value-first-lead-lot-explained = Sai um jogador sorteado, com qualquer peça.
value-first-lead-draw-explained = Todos tiram uma peça. Sai quem tirar a maior, com qualquer peça.
value-first-lead-person-explained = Sua maior carroça é jogada automaticamente.
# Who leads the later hands.
value-later-leads-heaviest-doublet = A maior carroça
value-later-leads-like-the-first = Como a primeira saída
value-later-leads-winner = Quem bateu
value-later-leads-winner-of-game = Quem venceu
value-later-leads-loser = Quem não bateu
value-later-leads-loser-of-several = O adversário com mais pontos na mão
value-later-leads-alternate = Em rodízio
value-later-leads-last-to-play = O último a jogar
value-later-leads-last-with-doublet = O último a jogar, com uma carroça
value-later-leads-like-the-first-explained = A saída é decidida de novo a cada rodada.
value-later-leads-winner-of-game-explained = A partida é uma única rodada; quem vence uma sai na seguinte.
value-later-leads-last-to-play-explained = Quem jogou a última peça, mesmo que a rodada tenha trancado.
# Who leads after a blocked hand.
value-block-lead-usual = Como as saídas seguintes
value-block-lead-winner = Quem venceu a rodada trancada
value-block-lead-winner-or-leader = Quem venceu, ou quem saiu
value-block-lead-next = O próximo na ordem
value-block-lead-usual-explained = Se a saída depende de alguém ter batido, é decidida como na primeira rodada.
value-block-lead-winner-explained = Quem venceu a rodada trancada para o seu lado. Se ninguém a venceu, como as saídas seguintes.
value-block-lead-winner-or-leader-explained = Quem venceu a rodada trancada para o seu lado. Se ninguém a venceu, quem saiu sai de novo.
value-block-lead-next-explained = O jogador seguinte a quem fez a última saída.
# What happens if the heaviest doublet is to be led and no one has a doublet.
value-no-doublet-deal-again = Distribuir de novo
value-no-doublet-heaviest-bone = Saída com a maior peça
value-no-doublet-heaviest-bone-explained = De duas com os mesmos pontos, a que tem a maior metade.
# The way round the table.
value-direction-clockwise = Horário
value-direction-counter-clockwise = Anti-horário
value-direction-clockwise-explained = Depois de você, joga quem está à sua esquerda.
value-direction-counter-clockwise-explained = Depois de você, joga quem está à sua direita, como em quase toda a América Latina e no Caribe.
# How many bones are drawn.
value-draws-until-one-fits = Até encaixar
value-draws-one = Uma
value-draws-none = Nenhuma
value-draws-one-explained = Você compra uma peça. Se ela não encaixar, você passa.
value-draws-none-explained = As peças não distribuídas ficam separadas. Se nenhuma das suas encaixar, você passa.
# Bones kept back.
value-kept-back = { $bones ->
    [0] Nenhuma
    [1] A última
   *[2] As duas últimas
}
# What fits an end.
value-set-double-six = Duplo seis
value-set-double-six-explained = 28 peças, de 0-0 a 6-6.
value-set-double-nine = Duplo nove
value-set-double-nine-explained = 55 peças, de 0-0 a 9-9.
value-set-double-nine-branching-explained = Se a linha se ramifica em cada carroça, pode faltar espaço. Então só as pontas aparecem.
value-fit-equal = O mesmo número
value-fit-add-to-seven = O que soma sete
value-fit-add-to-seven-explained = No 5 encaixa o 2, e assim por diante. 0-0, 6-1, 5-2 e 4-3, os matadores, encaixam em qualquer lugar.

# Which doublet is a spinner.
value-spinner-none = Nenhum
value-spinner-single = A primeira carroça
value-spinner-every = Todas as carroças
value-spinner-none-explained = A linha tem duas pontas.
value-spinner-single-explained = A linha tem até quatro pontas.
value-spinner-every-explained = A linha se ramifica em cada carroça.
# What a count is worth.
value-count-unit-pips = Valor inteiro
value-count-unit-multiples = Um ponto por cinco e por três
value-count-unit-pips-explained = Uma soma de 15 vale 15 pontos.
value-count-unit-multiples-explained = Uma soma de 15 vale 3 pontos (um para cada cinco) mais 5 (um para cada três).
value-multiples-of-one = { $scores ->
    [fives] Um ponto por cinco
   *[threes] Um ponto por três
}
value-multiples-of-one-explained = { $scores ->
    [fives] Uma soma de 15 vale 3 pontos, um para cada cinco.
   *[threes] Uma soma de 15 vale 5 pontos, um para cada três.
}
# What going out is worth.
value-domino-award-pips = Os pontos restantes
value-domino-award-all-pips = Os pontos de todos
value-domino-award-five-a-bone = 5 por peça
value-domino-award-one-point = 1 ponto
value-domino-award-pips-explained = Os pontos que restam nas mãos dos adversários.
value-domino-award-all-pips-explained = Os pontos que restam em todas as mãos, inclusive na do parceiro.
value-domino-award-one-point-explained = Somado ao que valer sua última peça. Em dupla, joga-se até que acabem as peças dos dois.
# Who scores for a block, and how much.
value-block-award-to-low = Quem tem menos pontos na mão
value-block-award-to-lowest-hand = A mão mais baixa
value-block-award-to-blocker = Quem trancou ou o próximo
value-block-award-to-last = O último a jogar
value-block-award-to-nobody = Ninguém
value-block-award-to-lowest-hand-explained = O jogador com menos pontos na mão, para o seu lado.
value-block-award-to-blocker-explained = Quem trancou a rodada ou o próximo na ordem: dos dois, o que tiver menos pontos na mão, para o seu lado.
value-block-award-of-difference = A diferença de pontos
value-block-award-of-opponents = Os pontos dos adversários
value-block-award-of-both = Os pontos de todos
value-block-award-of-one-point = 1 ponto
# Who scores a blocked hand that is tied.
value-tied-block-nobody = Ninguém
value-tied-block-leader = Quem fez a saída
value-tied-block-blocker = Quem trancou
value-tied-block-blocker-loses = Quem não trancou
value-tied-block-carried = Acumula
value-tied-block-carried-once = Acumula uma vez
value-tied-block-nobody-explained = Com três jogadores, os dois empatados dividem os pontos na mão do terceiro.
value-tied-block-leader-explained = Para o seu lado, se for um dos empatados.
value-tied-block-blocker-explained = Para o seu lado, se for um dos empatados.
value-tied-block-carried-explained = Ninguém vence a rodada, e a seguinte vale uma a mais.
value-tied-block-blocker-loses-explained = Só se dois lados empatarem e um deles tiver trancado.
value-tied-block-carried-once-explained = Ninguém vence a rodada, e a seguinte vale duas, não importa quantos empates haja.
# What bones left in hand cost.
value-remaining-nothing = Nenhuma
value-remaining-lose-own = Os pontos delas
value-remaining-lose-own-explained = Cada lado perde os pontos que restam na sua mão, e ninguém marca pela rodada.
# What is counted.
value-score-points = Pontos
value-score-hands = Rodadas vencidas
value-score-hands-in-a-row = Rodadas em sequência
value-score-hands-in-a-row-explained = Six-love: se outro lado vencer uma rodada, todos voltam a zero.
value-score-hands-against-none = Rodadas contra zero
value-score-hands-against-none-explained = Alguém tem que estar em zero: quando todos vencem uma rodada, todos voltam a zero.
# What a hand is worth.
value-hand-worth-one = Uma
value-hand-worth-by-way-out = Conforme a batida
value-hand-worth-by-way-out-to-six = Conforme a batida, até 6
value-hand-worth-by-way-out-explained = Simples 1, de carroça 2, lá e lô 3, cruzada 4.
value-hand-worth-by-way-out-to-six-explained = Simples 1, de carroça 2, lá e lô 3, cruzada 6.
# The bonus for a capicúa.
value-capicua-none = Nenhum
value-capicua-doubles = Dobra os pontos da rodada
value-capicua-hand-more = Uma rodada a mais
value-bonus-none = Nenhum
# Points to win.
value-target-none = Uma única rodada
value-target-fives = { $fives ->
    [one] { $fives } furo
   *[other] { $fives } furos
}
value-score-display-points = Pontos
value-score-display-fives = Dividido por cinco

# Why a rule has no effect beside the others.
idle-nobody-draws = Sem efeito, porque ninguém compra.
idle-two-players = Sem efeito com dois jogadores.
idle-no-partners = Sem efeito, porque não se joga em duplas.
idle-leads-set = Sem efeito, porque a peça da saída é sempre definida.
idle-hand-cap = Sem efeito, porque ninguém pode ter mais de 18 peças.
idle-no-awards = Sem efeito, porque as peças que sobram custam seus pontos.
idle-one-point-rounded = Um ponto arredondado dá zero, então bater não vale nada.
idle-awards-in-fives = Sem efeito, porque bater vale 5 por peça.
idle-block-to-nobody = Sem efeito, porque ninguém marca por uma rodada trancada.
idle-block-to-one = Sem efeito, porque não pode haver empate.
idle-no-pips = Sem efeito, porque os pontos na mão não são marcados.
idle-hands-counted = Sem efeito, porque se contam rodadas, não pontos.
idle-no-capicua = Sem efeito, porque o lá e lô não vale nada.
idle-no-forced-lead = Sem efeito, porque em nenhuma saída pode faltar uma carroça.

# Why rules don’t go together.
impossible-hand-size = { $set ->
    [28] Com { $players } jogadores, { $bones } peças são demais.
   *[27] Sem a 0-0, não há peças para dar { $bones } a cada um dos { $players } jogadores.
}
impossible-too-few-to-set-aside = { $bones ->
    [0] Não sobra nenhuma peça para separar ou reservar.
    [one] Só sobra { $bones } peça, então não dá para separar ou reservar tantas.
   *[other] Só sobram { $bones } peças, então não dá para separar ou reservar tantas.
}
impossible-doublets-limit-idle = Uma mão de { $bones } peças não pode ter mais de { $limit } carroças, então este limite não tem efeito.
impossible-doublets-limit-too-low = Com { $bones } peças, alguém sempre tem mais de { $limit } carroças, então nenhuma distribuição valeria.
impossible-nine-without-double-blank = Sem a 0-0, joga-se com o duplo seis.
impossible-nine-with-spinners = Com o duplo nove, toda carroça só pode ser um spinner entre dois jogadores.
impossible-nine-with-seven = O Matador é jogado com o duplo seis: as metades somam sete.
impossible-nine-with-hand-cap = O limite de 18 peças só vale com o duplo seis.
impossible-nine-with-firecrackers = Bombinhas e relógio só valem com o duplo seis.
impossible-nine-with-cut-throat = O Cut-throat só é jogado com o duplo seis.
impossible-voluntary-draw = A compra opcional exige um jogo em que se compra.
impossible-nothing-left-to-draw = Com { $bones } peças para cada um, não sobra nada para comprar.
impossible-hands-counted = Quando se contam rodadas, não pode haver regras sobre pontos.
impossible-first-hands = Só as primeiras rodadas dão pontos, então ninguém conseguiria chegar a { $target }.
impossible-chuchazo-without-double-blank = O bônus do chuchazo exige jogar com a 0-0.
impossible-brackets-with-rounding = Os pontos na mão são contados por faixas ou arredondados de cinco em cinco, não as duas coisas.
impossible-carried-without-hands = Uma rodada trancada com empate só se acumula se forem contadas rodadas, não pontos.
impossible-worth-without-hands = A batida só pode dizer quanto a rodada vale se forem contadas rodadas, não pontos.
impossible-hand-more-without-hands = O lá e lô só pode valer uma rodada a mais se forem contadas rodadas, não pontos.
impossible-hand-more-with-worth = A batida já diz quanto a rodada vale, então o lá e lô não pode somar outra.
impossible-target-hands = As rodadas para vencer vão de 1 a 20.
impossible-target = Os pontos para vencer vão de 1 a 9.999.
impossible-exact-without-target = Para acertar a meta exata, é preciso que haja uma meta.
impossible-exact-out-of-reach = Nunca dá para chegar a exatamente { $target }{ $scores ->
    [threes] , porque só se marcam múltiplos de três
    [fives] , porque só se marcam múltiplos de cinco
    [threes-and-fives] , porque só se marcam múltiplos de três e de cinco
   *[any] { "" }
}.
impossible-count-unit = “{ value-count-unit-multiples }” só funciona se múltiplos de cinco ou de três valerem pontos.
impossible-claims = Só dá para cantar os pontos se múltiplos de cinco ou de três valerem pontos.
impossible-headers-with-spinner = Os pontos por pontas iguais exigem uma linha com duas pontas, sem spinner.
impossible-headers-with-claims = Os pontos por pontas iguais são marcados automaticamente, não cantados.
impossible-seven-with-spinner = Onde as metades somam sete, a linha tem duas pontas e nenhum spinner.
impossible-seven-with-scoring = Onde as metades somam sete, as pontas não valem pontos.
impossible-seven-with-bonus = Os matadores já encaixam nas duas pontas, então bater com um deles não dá bônus.
impossible-firecrackers-for-more = As bombinhas são só para dois jogadores.
impossible-firecrackers-without-scoring = As bombinhas só funcionam se múltiplos de cinco ou de três valerem pontos.
impossible-firecrackers-on-spinners = As bombinhas não explodem spinners, então nem toda carroça pode ser um.
impossible-firecrackers-with-claims = Com bombinhas, os pontos são marcados automaticamente, não cantados.
impossible-clock = O relógio exige que haja uma meta.
impossible-nothing-to-gain = Com estas regras, ninguém conseguiria marcar pontos.
impossible-fives-display = O placar só pode ser mostrado dividido por cinco se todos os pontos forem múltiplos de cinco: sem múltiplos de três, somas com valor inteiro, e pontos do fim da rodada arredondados ou 5 por peça.
impossible-fives-target = O placar é mostrado dividido por cinco, e { $target } não é múltiplo de cinco.

# Rules without a name: the most similar built-in game, and the differences. Each difference is
# a rule and its value.
rules-same-as = O mesmo que { $game }.
rules-like = Como { $game }, exceto: { $differences }.

# Shows the rules that are changed less often, and names some of them.
rules-more = Mais regras
rules-more-explained = Cantar os pontos, bombinhas, relógio, arredondamento e mais { $count }
