# The strategy page of Help: advice, each with a heading, and positions that show
# it. The numbers in the lines below a position are worked out by the game.

strategy-intro = Você não escolhe as peças que recebe, mas, ao longo de muitas partidas, estes hábitos dão resultado. Os de duplas ajudam quando não se compra; os de pontos, onde a soma das pontas vale pontos. As posições são de { game-all-fives }, e onde você sai, qualquer peça serve; onde múltiplos de três valem pontos, conte de três em três.

# The button that starts a lesson.
strategy-practise = Treinar: { $lesson }

# Where equal ends score.
strategy-headers = Saiba qual peça vale pontos
strategy-headers-says = A cada momento só uma peça pode valer pontos: 5-2 quando as pontas são 5 e 2, ou 5-5 quando as duas são 5. Deixe pontas cuja peça esteja com você ou já na mesa, e guarde uma carroça enquanto puder levar o número dela às duas pontas.

strategy-two-plays = Tenha sempre duas jogadas na mão
strategy-two-plays-look = Olhe as pontas que uma jogada deixa e as peças que sobrariam na sua mão. Se duas delas encaixam, você ainda pode jogar mesmo que uma dessas pontas seja coberta.
strategy-two-plays-says = Se nenhuma encaixar, você terá que comprar, e cada peça comprada é mais uma de que se livrar.
strategy-two-plays-may-draw = Aqui você pode comprar mesmo quando pode jogar. Comprar tudo é quase sempre o certo: você fica sabendo as peças de Nestor, e ele não pode comprar.
# The same if some bones are buried or kept back.
strategy-two-plays-may-draw-most = Aqui você pode comprar mesmo quando pode jogar. Comprar tudo é quase sempre o certo: Nestor fica sem poder comprar.
strategy-two-plays-no-draws = Se nenhuma encaixar, você passa, e os outros continuam jogando.

strategy-doublets = Jogue logo as carroças
strategy-doublets-says = Uma carroça encaixa em um número; qualquer outra peça, em dois. Por isso, jogue as carroças enquanto o número delas está na ponta, primeiro as maiores. Onde múltiplos de cinco valem pontos, 0-0 e 5-5 são exceções que vale a pena guardar, como você verá mais abaixo.
# For games in which leftover pips cost nothing.
strategy-doublets-no-pips = Uma carroça encaixa em um número; qualquer outra peça, em dois. Por isso, jogue as carroças enquanto o número delas está na ponta. Onde múltiplos de cinco valem pontos, 0-0 e 5-5 são exceções que vale a pena guardar, como você verá mais abaixo.
# Where halves add up to seven.
strategy-matadors = Guarde seus matadores
strategy-matadors-says = Os matadores, 0-0, 6-1, 5-2 e 4-3, encaixam em qualquer ponta, e em um branco nada mais encaixa. Guarde um enquanto outra peça encaixar, e deixe um branco na ponta se ainda tiver um matador. Jogue logo as peças com um branco, as carroças e as peças pesadas: é difícil se livrar delas.

strategy-drew = Lembre o que fez Nestor comprar
strategy-drew-says = Quando Nestor compra ou passa, ele não tem nenhum dos números das pontas. Guarde-os na memória. Se você conseguir deixar os mesmos números de novo, ele só poderá jogar o que comprou depois disso.
strategy-passed = Lembre-se do que fez Nestor passar
strategy-passed-may-draw = Aqui Nestor pode comprar mesmo quando pode jogar, então uma compra não revela nada. Quando ele passa, não tem nenhum dos números das pontas. Guarde-os na memória: se você conseguir deixar os mesmos números de novo, ele não poderá jogar.
strategy-passed-no-draws = Quando Nestor passa, ele não tem nenhum dos números das pontas. Guarde-os na memória: como não se compra, se você conseguir deixar os mesmos números de novo, ele não poderá jogar.
# Where halves add up to seven.
strategy-drew-matadors = Quando Nestor compra ou passa, ele não tem nenhum matador nem os números que teriam somado sete. Guarde-os na memória: se você deixar as mesmas pontas de novo, ele só poderá jogar o que comprou depois disso.
strategy-passed-matadors = Quando Nestor passa, ele não tem nenhum matador nem os números que teriam somado sete. Guarde-os na memória.
strategy-control = Abra um número que você domina
strategy-control-says = Conte quantas peças de cada número já saíram. Se você tem a maioria do que resta de um número, ponha-o em uma ponta, ou em duas: você pode jogar ali em seguida, e os outros quase nunca. Isso muitas vezes decide a rodada.

# Three for games in pairs without drawing.
strategy-partner = Em dupla: jogue por dois
strategy-partner-says = Quando não se compra, seu parceiro costuma ter várias peças do número com que sai ou que repete. Deixe esse número na ponta, traga-o de volta e cubra o que os adversários abrem. Se o parceiro passou em um número, abra outro.
strategy-make-pass = Em dupla: faça o próximo passar
strategy-make-pass-says = Quem passa revela a todos os números que não tem. Deixe esses números para o próximo jogador: ele perde a vez, e quem joga é o seu parceiro. Se as últimas peças de um número são suas, não tenha pressa: só você pode jogar naquela ponta.
strategy-block = Em dupla: conte antes de trancar
strategy-block-says = Se as duas pontas mostram um número que acabou, a rodada fica trancada. Antes, conte os pontos da sua mão e as peças dos outros, e veja quem ganha: quase sempre a dupla com menos pontos; às vezes, a mão mais baixa.
# What a hand is worth, in the games that say so.
strategy-way-out = Procure a batida que vale mais
strategy-way-out-says = Bater de carroça vale 2, e lá e lô vale 3. Com três peças na mão, veja se a última pode ser uma carroça ou ter os números das duas pontas. Mas uma batida simples e segura vale mais do que uma bonita que não sai.
strategy-all-pips = Todos os pontos são de quem vence
strategy-all-pips-says = Aqui quem vence a rodada marca os pontos de todas as mãos, até os da própria dupla. Por isso, vencer importa mais do que se livrar das peças altas; as baixas importam quando a rodada pode trancar, porque vence quem tem menos pontos.
strategy-against-none = Repare em quem está em zero
strategy-against-none-says = Enquanto alguém não venceu nenhuma rodada, quem está na frente pode vencer a partida. Se um jogador chega perto da meta, ajude quem está em zero: se ele vence uma quando todos os outros já têm alguma, todos voltam a zero.
strategy-set-aside = O que fica separado talvez nunca saia
strategy-set-aside-says = Com o duplo nove, muitas peças ficam separadas a rodada inteira. Deixar um número aberto só é seguro se você já viu quase todas as suas dez peças, e um passe diz menos que com o duplo seis: a peça que falta pode não estar em mão nenhuma. Jogue cedo as peças altas; aqui elas custam o dobro.

strategy-leave-little = Não dê pontos de graça
strategy-leave-little-says = Este é o hábito mais importante. Seus pontos são só metade da história: você precisa marcar mais que Nestor. Antes de cada jogada, pense em que peças ele pode ter que valeriam pontos em seguida. Quanto mais houver, maior a chance de ele ter uma. Aqui a saída é sua:
strategy-leave-little-so = 5-0 e 3-2 valem o mesmo, mas depois de 3-2 ele não tem como marcar em resposta. Saia com 3-2 e guarde 5-0 para uma resposta sua. 4-4 é a saída cautelosa: só 4-2 valeria pontos depois dela, e ela está com você.
strategy-ten = Saia fazendo dez
strategy-ten-says = Quando é você quem escolhe a saída, 5-5 e 6-4 valem 10 na hora. Se não tiver nenhuma das duas, saia com uma carroça cujo número esteja em várias das suas peças, para poder jogar nela de novo. Aqui a saída é sua:

strategy-answer = Guarde peças que valem pontos em resposta
strategy-answer-says = Quando Nestor acabou de marcar, a soma é um múltiplo de cinco, e continua sendo depois de uma peça que a muda em cinco ou não a muda: 6-1, 5-0, 0-0 e 5-5 fazem isso. Guarde-as para esses momentos. Aqui ele acabou de fazer 15:

strategy-spinner = Melhor ainda: guarde peças para o spinner
strategy-spinner-says = Um lado curto do spinner não conta nada até que alguém jogue nele. Uma peça com o número do spinner e um branco o abre sem mudar a soma, e uma com um cinco soma cinco. Aqui Nestor acabou de fazer 10:

strategy-change = Conte a diferença, não a soma
strategy-change-says = Você não precisa somar a mesa de novo para cada peça e cada ponta. Pense em quanto a soma precisa mudar: aqui ela é 11, então tem que cair um ou seis, ou subir quatro. Depois procure em cada ponta uma peça que faça isso.
strategy-change-so = Você tem 1-0, então a joga. Depois faça a mesma pergunta do lado de Nestor, como na segunda imagem: 10 vale de novo se ficar igual ou mudar em cinco. Poucas peças fazem isso, e duas delas estão com você, 0-0 e 5-2.
strategy-firecracker = Use bem a bombinha
strategy-firecracker-says = Você tem uma bombinha em cada rodada, para usar antes de jogar. Ela libera uma ponta: na primeira imagem nada encaixa, mas sem 2-1 a sua 4-2 encaixa. Assim você pode jogar, e a jogada vale mais 5.
strategy-firecracker-count = A bombinha também muda a soma: na segunda imagem, sem 3-1 as pontas somam 5, e você marca isso antes mesmo de jogar.
strategy-firecracker-so = Se a bombinha não faz nem uma coisa nem outra, guarde-a: mais tarde na rodada ela ainda pode valer pontos ou permitir que você jogue quando nada encaixa. Ela não passa para a rodada seguinte.

# Above the bones in a picture of the player's hand.
strategy-you-hold = Você tem

# A lead: what it scores, and the unseen bones that would score after it ($answers).
strategy-lead = { $points ->
    [0] { $bone } não vale nada.
   *[other] { $bone } vale { $points }.
} { $count ->
    [0] Nenhuma peça oculta valeria pontos em resposta.
    [one] { $answers } valeria pontos em resposta.
   *[other] { $answers } valeriam pontos em resposta.
}
# All plays at an end that score.
strategy-makes = { $bone } faz { $count }
strategy-at-end = { $count ->
    [0] { $end }: nenhuma peça vale pontos.
   *[other] { $end }: { $plays }.
}
# The unseen bones that would score.
strategy-answers = { $count ->
    [0] Nestor não teria como marcar em resposta.
   *[other] Nestor precisaria de { $answers }.
}
strategy-blast = Sem { $bone }, as pontas somam { $count }.{ $points ->
    [0] {""}
   *[other] {" "}Isso vale { $points }.
}{ $frees ->
    [0] {""}
    [one] {" "}Então { $bones } encaixa.
   *[other] {" "}Então { $bones } encaixam.
}
