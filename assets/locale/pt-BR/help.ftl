# The Help window, beside the rules of the game.

# The pages of the window, and the headings of the contents.
help-page-how-to-play = Como jogar
help-page-words = Palavras
help-page-keys = { window-keys }
help-page-rules = Regras
help-page-scoring = Exemplos de pontuação
help-page-strategy = Estratégia
help-page-nestor = Como Nestor joga
help-group-start = Começar
help-group-better = Jogar melhor
help-group-nestor = Nestor
help-group-games = Todos os jogos
help-all-games = Os { $count } jogos
help-contents = Conteúdo
help-search = Pesquisar na ajuda
help-nothing-found = Nada encontrado. Tente outra palavra.

# How to play: parts of the page, each with its heading.
help-basics = O dominó em cinco linhas
help-basics-match = Encaixar: jogue uma peça com uma metade igual a uma ponta da linha.
help-basics-count = Contar: no { game-all-fives }, você marca quando as pontas somam um múltiplo de cinco.
help-basics-draw = Comprar: quando nada encaixar, compre do monte até que uma peça encaixe.
help-basics-go-out = Bater: jogue sua última peça antes dos outros e marque os pontos que eles ainda têm na mão.
help-basics-win = Vencer: seja o primeiro a chegar à meta, quase sempre 150 pontos.

help-first = Por onde começar
help-first-game = Comece por { game-all-fives }. Qualquer jogada pode valer pontos, e a mesa faz as contas: mostra a soma atual e, em cada lugar para a sua peça, a soma que daria. Para um jogo sem contas, comece por { game-block }.
help-first-level = Comece contra Nestor no nível “{ level-learner }”. Quando vencer seis partidas em cada dez, suba de nível. O retrospecto mostra como você está indo.
help-first-known = Conhece o Dominos - The Draw Game? O Novice de lá é o “{ level-beginner }” daqui, e o Expert é o “{ level-brutal }”.
help-playing = Jogar uma peça
help-playing-by-click = Clique em uma peça da sua mão. Se ela só encaixa em um lugar, vai para lá. Se não, clique no lugar que você quiser. As peças que não encaixam ficam mais abaixo e mais escuras; clique em uma para saber por quê.
help-playing-by-drag = Você também pode arrastar uma peça até o lugar dela; se soltar em outro ponto, ela volta. Arraste as peças dentro da mão para organizá-las.
help-playing-button = Quando você não pode jogar, um botão embaixo à direita diz o que fazer: “{ turn-draw }” ou “{ turn-pass }”. A barra de espaço também serve. Nas configurações, você escolhe a velocidade de Nestor e se ele espera o seu OK.
help-playing-claims = Nos jogos em que se cantam os pontos, o programa pergunta depois de cada jogada. No teclado, 0 é “{ turn-nothing }”, 1 é o menor número, 2 o seguinte. Com um número errado você perde os pontos que havia, e o próximo pode levá-los.

help-taking-back = Desfazer e refazer
help-taking-back-undo = “{ menu-undo }” volta uma jogada ou compra de cada vez, junto com as respostas de Nestor, até em rodadas anteriores; “{ menu-redo }” repete tudo. O monte mantém a ordem, então comprar de novo dá a mesma peça. A partida conta então como “com ajuda”, a não ser que você refaça tudo.
help-taking-back-preserve = “{ menu-bookmark }” guarda o ponto em que você está, e “{ menu-go-to-bookmark }” leva você de volta, mesmo em outro dia. Se você tiver jogado depois disso, a partida conta como “com ajuda”. Tudo é salvo enquanto você joga, então pode fechar a janela quando quiser.
help-learning = Ajuda durante o jogo
help-learning-hint = “{ menu-hint }” mostra a melhor jogada e diz por quê. O contador de peças mostra as peças que você não viu e quem pode tê-las.
help-learning-tutor = O tutor avisa antes de um erro. Ative-o no menu “{ menu-learn }”. Com dicas, contador de peças ou tutor, a partida conta como “com ajuda”.
help-learning-lessons = As lições mostram posições de partidas reais, cada uma com uma pergunta. Sua partida espera. “{ menu-practice }” pergunta de novo os seus próprios erros de partidas analisadas, cinco por dia.

help-review = Rever uma rodada ou partida
help-review-game = “{ menu-review }” percorre jogada por jogada uma rodada ou partida terminada, com todas as peças à vista; as partidas mais antigas estão no histórico. Cada jogada é julgada só pelo que seu jogador podia saber.
help-review-again = “{ menu-try-again }” continua de qualquer posição, em uma partida à parte que não entra no retrospecto nem no histórico. Não está disponível em partidas com relógio, nem na partida do dia antes de ela acabar.
help-review-luck = O resultado se divide entre os seus erros, os erros dos outros e a sorte: quanto as peças recebidas, as compras e as peças ocultas foram melhores ou piores que a média para você.
help-review-margin = O custo é estimado em uma amostra de jogos possíveis. Aponte para um custo para ver a margem de erro; em 95% das vezes, o custo real está dentro dela.

# Above the examples of a game in which no count scores.
help-no-scores-but = Na sua partida atual as pontas não valem pontos, mas estas imagens mostram como funciona a soma.

# Above the examples of a game in which equal ends score.
help-headers-so = Uma jogada que deixa as duas pontas iguais vale pontos. Alguns exemplos:

# Above the examples of a game in which halves add up to seven.
help-fits-so = Na sua partida atual as pontas não valem pontos. Estas imagens mostram quais peças encaixam:

# Above the examples.
help-counted-so = Depois de cada jogada, as pontas são somadas. Alguns exemplos:

# The plays of an example, for a screen reader: the lead, and a later play.
help-example-led = { $bone } na saída
help-example-played = { $bone } { $side ->
    [right] à direita
    [left] à esquerda
    [top] acima
   *[bottom] abaixo
} de { $on }

# The bones in the player’s hand, for a screen reader.
help-hand = Sua mão: { $bones }.

# How Nestor plays: parts of the page, each with its heading. Nestor speaks.

help-nestor-chooses = Como eu escolho

help-nestor-undo = Se você desfizer
help-nestor-undo-same = Na mesma posição, dou a mesma resposta. Assim você pode desfazer uma jogada, tentar outra e ver o que teria mudado.
