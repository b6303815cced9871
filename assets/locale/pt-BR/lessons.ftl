# Lessons: positions from real games. Each question is answered by playing on the table.

window-lessons = Lições

# The list of lessons.
lessons-waits = Responda jogando na mesa. Sua partida espera.
lessons-answered = { $count } de { $of } perguntas
lesson-questions = { $count } perguntas
lesson-progress = { $done } de { $count } perguntas respondidas, { $first } na primeira tentativa
lesson-start = Começar
lesson-go-on = Continuar
lesson-again = Repetir

# In a lesson.
lesson-place = Pergunta { $number } de { $count }
lesson-shown-place = Jogada { $number } de { $count }
lesson-onward = Próxima
lesson-back = Voltar
lesson-first-question = Primeira pergunta
lesson-next = Próxima pergunta
lesson-finish = Concluir a lição
lesson-finish-play = { players-sit-down }
lesson-try-again = Tentar de novo
lesson-show = Mostrar a resposta
lesson-leave = Sair da lição
lesson-all = Todas as lições
lesson-is-answered = Você já respondeu a esta pergunta. Aperte o botão para continuar.
# Where a play is only shown, and something on the table was clicked. $button leads on.
lesson-watch = Por enquanto, só olhe: aperte “{ $button }” para continuar.

# Below a question: the draws and passes of the hand so far. $open are the numbers that were
# open then.
lesson-seen = Quem comprou ou passou nesta rodada
lesson-seen-turn = { $name } { $bones ->
    [0] passou
    [one] comprou { $bones } peça
   *[other] comprou { $bones } peças
} (pontas: { $open }).

# Above the reply to an answer.
lesson-right = Certo!
lesson-wrong = Não é bem isso.
lesson-shown = A resposta:

# A play: the bone, and the one on the table that it touches; and a draw.
lesson-play = { $bone } em { $on }
lesson-draw = comprar
lesson-blow-up = sua bombinha em { $bone }

# The reply to an answer. $play is one of the above.
lesson-shown-play = Jogue { $play }.
lesson-shown-draw = Compre.
lesson-shown-blow-up = Exploda { $bone }.
lesson-worth = Essa jogada vence em { $chance }% das vezes. A segunda melhor: { $next }, com { $other }%{ $points ->
    [0] {""}
    [one] {" "}e cerca de { $points } ponto a menos na rodada
   *[other] {" "}e cerca de { $points } pontos a menos na rodada
}.
lesson-makes = Com { $play }, a soma é { $sum }. { $points ->
    [0] Isso não vale nada.
    [one] Isso vale { $points } ponto.
   *[other] Isso vale { $points } pontos.
}
lesson-scores-more = Outra jogada vale mais pontos.

# Below the reply to a wrong answer. $play is one of the above; its bone is raised.
lesson-answer-is = A resposta é { $play }: clique na peça levantada.
# The right bone was played at the wrong end.
lesson-answer-is-there = A peça é essa, o lugar não: aperte “{ lesson-try-again }” e jogue { $play }.

# After the last question of the first lesson.
lesson-well-done = Muito bem!
lesson-well-done-says = Você já sabe encaixar, contar e marcar: não precisa de mais para a primeira partida.

lesson-better = Há algo melhor aqui.
lesson-costs = No resto da rodada, { $play } custa a você cerca de { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}.
lesson-costs-chance = Com { $play } você vence em { $chance }% das vezes; com a melhor jogada, em { $best }%.

# The lessons, each with its name, its purpose, its questions, and why each answer is right.
# The positions are in assets/lessons.ron.

lesson-counting = Contar as pontas
lesson-counting-explained = Quanto somam as pontas.
lesson-counting-shown-1 = Cada um recebeu sete peças; o resto é o monte. Nestor saiu com 6-6. É uma carroça: as duas metades têm os mesmos pontos, e ela fica atravessada na linha. Depois você jogou 6-0 nela: as metades que se tocam têm que ser iguais.
lesson-counting-shown-2 = Nestor joga 6-5 do outro lado. A linha tem agora duas pontas, um branco e um 5. Depois de cada jogada, elas são somadas: 0{"\u00A0"}+{"\u00A0"}5{"\u00A0"}={"\u00A0"}5. Um múltiplo de cinco vale pontos, então ele marca 5.
lesson-counting-shown-3 = Você joga 5-5. Na ponta, as duas metades de uma carroça contam: 0{"\u00A0"}+{"\u00A0"}10{"\u00A0"}={"\u00A0"}10, e 10 pontos para você.
lesson-counting-1 = Nestor saiu com 6-6. As duas metades contam: 12. Qual das suas peças dá um múltiplo de cinco: 5, 10 ou 15? Clique nela.
lesson-counting-1-why = 6-6 ainda conta 12 enquanto um dos lados longos está livre, e 6-3 soma o 3.
lesson-counting-2 = As pontas somam 18: 10 pela carroça 5-5 e 8 pela carroça 4-4. Uma das suas peças vale pontos: clique nela.
lesson-counting-2-why = 4-0 cobre 4-4. Uma carroça só conta dobrado enquanto está na ponta: o 8 sai, o branco não soma nada, e ficam 10.
lesson-counting-3 = As pontas somam 17: 12 pela carroça 6-6 e 5 na outra ponta. 6-5 encaixa nas duas e vale pontos em uma. Qual? Clique em 6-5 e depois nessa ponta.
lesson-counting-3-why = Em 6-6, ela cobre a carroça: saem 12 e entra outro 5. No 5, ela deixaria um 6, e 18 não vale nada.
lesson-counting-4 = Os dois lados longos de 6-6 já estão cobertos, então ela não conta mais, mas as peças com um 6 também encaixam nos lados curtos dela. Só contam o 5 e o branco das pontas: 5. Qual peça faz 10?
lesson-counting-4-why = 5-0 no branco deixa um 5 ali: 5{"\u00A0"}+{"\u00A0"}5{"\u00A0"}={"\u00A0"}10. 6-6, a primeira carroça da rodada, se chama spinner. Os lados curtos dela só contam depois que alguém joga ali.

lesson-scoring = Achar os pontos
lesson-scoring-explained = A peça e a ponta que valem pontos.
lesson-scoring-1 = Toda soma que é múltiplo de cinco vale pontos. Nestor acabou de fazer 10. Duas das suas peças valem pontos agora: jogue a que vale mais.
lesson-scoring-1-why = 6-3 cobre a carroça: o 6 dela sai e entra um novo 6, então a soma continua em 10. 3-1 daria só 5.
lesson-scoring-2 = As pontas somam 4: um 3 e um 1. Uma das suas peças vale pontos.
lesson-scoring-2-why = Falta um, e 2-1 no 1 deixa ali um 2.
lesson-scoring-3 = As pontas somam 9: um 4 e um 5. A 5-4 encaixa nas duas e vale pontos em uma. Em qual?
lesson-scoring-3-why = No 4, deixa um 5, um a mais. No 5, deixaria um 4, um a menos, e 8 não vale nada.
lesson-scoring-4 = As pontas somam 16: 12 pela carroça 6-6 e 4 na outra ponta. O que vale mais?
lesson-scoring-4-why = No 4, a carroça 4-4 conta 8: quatro a mais. São as carroças que fazem as somas grandes.

lesson-change = Contar a diferença
lesson-change-explained = O que uma jogada soma ou tira.
lesson-change-1 = Nestor acabou de fazer 10. Uma jogada que não muda nada vale 10 de novo. Qual é?
lesson-change-1-why = 0-0 no branco deixa a soma como está. Por isso é uma das melhores peças para se ter.
lesson-change-2 = Nestor acabou de fazer 15. Você não precisa somar tudo de novo: duas das suas peças mudam a soma em cinco. Jogue a que vale mais.
lesson-change-2-why = 5-5 transforma um 5 em 10, cinco a mais. 5-0 o transformaria em nada, cinco a menos.
lesson-change-3 = Nestor fez 15 de novo, e você tem 1-0 e 5-0. Qual delas muda a soma em cinco?
lesson-change-3-why = 5-0 no 5 tira cinco. 1-0 no 1 tiraria um, e 14 não vale nada.
lesson-change-4 = Agora a soma é 12, com a carroça 5-5 em uma ponta e um 2 na outra. Mais três fazem 15. O que vale mais?
lesson-change-4-why = 5-2 transforma o 2 em 5, três a mais. 5-3 na carroça tira dez e põe três, o que dá só 5.

lesson-spinner = O spinner
lesson-spinner-explained = Para que servem os lados curtos.
lesson-spinner-1 = Nestor acabou de fazer 5. Os dois lados longos do spinner 6-6 estão cobertos, então os lados curtos estão abertos. Faça 5 de novo.
lesson-spinner-1-why = Um lado curto não conta nada até que alguém jogue nele. 6-0 o abre com um branco, e 5 continua 5.
lesson-spinner-2 = As pontas somam 6, e nenhuma das suas peças vale pontos no 5 nem no 1. Use o spinner 6-6.
lesson-spinner-2-why = Faltam quatro, e 6-4 em um lado curto soma o 4 sem tirar nada.
lesson-spinner-3 = Nestor acabou de fazer 10. Desta vez o spinner é 4-4. Faça 10 também.
lesson-spinner-3-why = 4-0 soma um branco, e 10 continua 10. Vale a pena guardar uma peça com o número do spinner e um branco.
lesson-spinner-4 = 6-2 é sua única peça que encaixa: no 6 de 6-1 ou no spinner 6-6. Em nenhum dos dois vale pontos. Qual é melhor?
lesson-spinner-4-why = Em 6-1, só deixa Nestor marcar com 5-2. No spinner, ele poderia marcar com 2-0, 2-2 ou 4-2.

lesson-leave-little = Não dar pontos de graça
lesson-leave-little-explained = O que sobra para Nestor.
lesson-leave-little-1 = Nestor saiu com 6-6. Você pode jogar 6-2 ou 6-4, e nenhuma vale pontos. Qual deixa menos para ele?
lesson-leave-little-1-why = Depois de 6-2, ele só marca com 6-3 (3-2 também valeria, mas está com você). Depois de 6-4, seriam 4-3, 4-4 ou 6-1.
lesson-leave-little-2 = Nestor acabou de fazer 15, e você não pode marcar. Não deixe que ele marque de novo.
lesson-leave-little-2-why = Nenhuma peça que ele possa ter transforma 18 em um múltiplo de cinco. Depois de 6-4 ele poderia marcar com 3-1, 4-2 ou 6-3; depois de 3-2, com 6-3.
lesson-leave-little-3 = Nestor fez 10 e tem duas peças. Você não pode marcar agora. Não deixe nada para ele.
lesson-leave-little-3-why = Nenhuma das peças não vistas vale pontos com a soma em 8. Depois de 2-1 ele poderia marcar com 1-1, 3-2 ou 6-1; depois de 2-2, com 4-3, 5-2 ou 6-3.
lesson-leave-little-4 = Duas jogadas valem pontos aqui: 0-0 faz 10, e 5-0 faz 15. Qual vale mais no fim das contas?
lesson-leave-little-4-why = Depois de 5-0, Nestor poderia fazer 20 com 5-5. Depois de 0-0, ele não tem como marcar: 3-0 valeria, mas ele comprou quando havia um 3 na ponta. E a sua 5-0 pode fazer 15 em seguida.

lesson-answers = Guardar uma resposta
lesson-answers-explained = Uma peça para a próxima vez.
lesson-answers-1 = Nestor saiu com 6-6. Você pode jogar 6-4 ou 6-5, e nenhuma vale pontos. Qual prepara alguma coisa?
lesson-answers-1-why = No 5, a sua 5-3 faria 15 em seguida, e Nestor só marca com 6-0. Depois de 6-4 ele poderia marcar com 4-3, 4-4 ou 6-1, e você não teria como marcar.
lesson-answers-2 = Nestor acabou de fazer 10. Você pode jogar 4-0 ou 5-4, e nenhuma vale pontos. Guarde a que vai valer.
lesson-answers-2-why = No 4 que 4-0 deixa, a sua 5-4 faria 15 em seguida. Se você jogar 5-4 agora, fica sem ela, e Nestor pode marcar com 1-0, 5-1, 6-0 ou 6-5.
lesson-answers-3 = Nestor acabou de fazer 15, e nenhuma das suas peças vale pontos. Que jogada permite marcar na próxima e deixa pouco para ele?
lesson-answers-3-why = A sua 6-5 na carroça 6-6 faria 10 em seguida, e Nestor só marca com 6-0. Depois de 6-4, seriam 3-1, 3-3, 4-2 ou 6-3.
lesson-answers-4 = Você tem 4-4, 5-3 e 6-3, e nenhuma vale pontos agora. Que jogada prepara melhor a próxima?
lesson-answers-4-why = Depois de 5-3, a sua 6-3 faz 10 em seguida, no 3 ou em um lado curto do spinner 6-6. Depois de 6-3, a sua 5-3 só faria 10 no 5, e 3-1, 3-3 ou 4-2 dariam mais cinco a Nestor. Depois de 4-4, nenhuma das suas peças valeria pontos.

lesson-doublets = Carroças
lesson-doublets-explained = Quando jogar, quando esperar.
lesson-doublets-1 = Nenhuma das suas peças vale pontos aqui. De qual você se livraria primeiro?
lesson-doublets-1-why = 2-2 só encaixa em um número, que agora está na ponta. 6-4 e 6-5 encaixam em dois números cada uma e acharão lugar depois.
lesson-doublets-2 = Você pode jogar 4-4 ou 6-4, as duas no 4. Qual?
lesson-doublets-2-why = Todas as outras peças com 4 estão na mesa. Se você jogar 6-4, nunca mais haverá um 4 para 4-4, e Nestor poderia marcar com 6-2. Depois de 4-4 a soma é 11, e ele não tem como marcar.
lesson-doublets-3 = Nestor acabou de fazer 15, e nenhuma das suas peças vale pontos. Você joga 3-2 ou 3-3?
lesson-doublets-3-why = 3-3 precisa de um 3, e agora há um. 3-2 também encaixa em um 2. Se Nestor bater, ele marca os pontos da sua mão, e 3-3 tem mais.
lesson-doublets-4 = Nestor acabou de fazer 10. Você pode jogar 2-0 ou 6-4. Qual deixa lugar para uma das suas carroças?
lesson-doublets-4-why = 2-0 deixa um branco para a sua 0-0, e Nestor só marcaria com 5-4. Depois de 6-4, nenhuma carroça sua encaixaria, e ele poderia marcar com 2-2 ou 6-3.

lesson-drawing = Comprar
lesson-drawing-explained = Quando é preciso e como evitar.
lesson-drawing-1 = Olhe as duas pontas e as suas peças. O que você faz?
lesson-drawing-1-why = As pontas mostram um branco e um 5, e você não tem nenhum dos dois. Então compra até que uma peça encaixe, e joga essa.
lesson-drawing-2 = Que jogada deixa algo para a sua próxima vez e pouco para Nestor marcar?
lesson-drawing-2-why = A sua 6-4 ainda encaixa em um lado curto do spinner. Depois de 6-4 no 4, nenhuma das suas peças encaixaria e você teria que comprar. Depois de 6-4 no spinner, Nestor poderia fazer 10 com 4-1 ou 5-2.
lesson-drawing-3 = 6-5 é sua única peça que encaixa, e no 6 de 6-3 ela vale 10. Mesmo assim, onde é melhor jogar?
lesson-drawing-3-why = Agora todas as pontas são 6, e não resta nenhum 6. Nestor tem que comprar o monte inteiro e mesmo assim não pode jogar: a rodada fica trancada, com todos esses pontos na mão dele.
lesson-drawing-4 = Uma jogada vale pontos e deixa Nestor quase sem jogada. Qual?
lesson-drawing-4-why = Agora todas as pontas são 5. Das peças não vistas, só 5-0 e 5-4 encaixam, então ele quase sempre tem que comprar.

lesson-passes = Ler compras e passes
lesson-passes-explained = O que isso revela.
lesson-passes-1 = Neste jogo não se compra. Nestor acabou de passar, com um 4 e um branco nas pontas. Faça-o passar de novo.
lesson-passes-1-why = Ele não tem 4 nem branco, e não há mais nada nas pontas. Além disso, você se livra de uma carroça. 4-2 ou 6-0 abriria outro número para ele.
lesson-passes-2 = Nestor comprou quando só havia um 4 na ponta. A 5-4 encaixa agora nas duas pontas. Onde você a joga?
lesson-passes-2-why = Agora as duas pontas mostram um 4. Nestor comprou um 4 e o jogou na hora, então não tem mais nenhum e precisa comprar de novo. No 4, você teria deixado dois 5 para ele.
lesson-passes-3 = Há pouco Nestor comprou três peças com um 6 na ponta, e a última foi 4-3. O que você joga?
lesson-passes-3-why = Agora as duas pontas mostram um 6, e ele não tem nenhum. O único 6 não visto é 6-5, então ele tem que comprar até encontrá-lo.
lesson-passes-4 = Nestor só tem uma peça. Ele comprou quando havia um branco, um 1 e um 5 nas pontas. Depois comprou de novo quando havia um branco, um 5 e um 6 nas pontas. Jogue para que a última peça dele não encaixe.
lesson-passes-4-why = A última peça dele não tem branco, 1, 5 nem 6, então, das peças não vistas, só pode ser 4-4. Só há um branco, um 2 e um 5 nas pontas, e ele tem que comprar. Depois de 4-2, ele a teria jogado no 4 e batido.

lesson-last-bones = As três últimas peças
lesson-last-bones-explained = Contar o que resta.
lesson-last-bones-1 = Você tem três peças, todas com um 5. Nestor tem duas. O que você joga, e onde?
lesson-last-bones-1-why = Agora as duas pontas mostram um 5. O único cinco não visto é 5-5; os outros são seus. Nestor quase sempre tem que comprar, e você continua jogando.
lesson-last-bones-2 = Conte as peças com 3: cinco estão na mesa, e você tem as outras duas. O que você joga?
lesson-last-bones-2-why = O novo 3 espera por você: só a sua 5-3 encaixa ali. Depois, dá para jogar 5-4 no 5 dela.
lesson-last-bones-3 = Nestor só tem uma peça, e todas as que têm 5, menos as suas, estão na mesa. Onde você joga 5-3?
lesson-last-bones-3-why = Agora as duas pontas mostram um 5. Nestor compra tudo e mesmo assim não pode jogar. A rodada fica trancada, e a sua 0-0 não pesa nada.
lesson-last-bones-4 = De novo All Fives. Você tem 1-1 e 3-2, e nenhuma vale pontos agora. Qual vai primeiro?
lesson-last-bones-4-why = Nenhuma peça que Nestor possa ter vale pontos com a soma em 4, e a sua última peça, 3-2, faria 5 no 2. Se você jogar 3-2 primeiro, ele pode marcar com 4-3.

lesson-blocking = Trancar
lesson-blocking-explained = Acabar a rodada na hora certa.
lesson-blocking-1 = Neste jogo não se compra. Se ninguém puder jogar, quem tiver menos pontos na mão marca a diferença. Nestor passou quando só havia 6 nas pontas. Tranque a rodada.
lesson-blocking-1-why = As duas pontas mostram um 6. Nestor não tem nenhum, e você também não tem mais: a rodada está trancada. Você tem 15 pontos em quatro peças, e ele tem seis peças.
lesson-blocking-2 = Nestor passou duas vezes com um 5 na ponta. A 5-3 encaixa nas duas pontas. Onde ela tranca a rodada?
lesson-blocking-2-why = As duas pontas mostram um 5, e Nestor não tem nenhum. Você também não pode jogar, e a sua 0-0 não pesa nada contra as três peças dele.
lesson-blocking-3 = Nestor passou duas vezes com um 4 na ponta. Onde você joga 6-4?
lesson-blocking-3-why = As duas pontas mostram um 4, e Nestor não tem nenhum. A sua 3-1 não encaixa, mas é tudo o que você tem: 4 pontos contra as quatro peças dele.
lesson-blocking-4 = Nestor passou com um 5 na ponta e tem três peças. Você tem 3-2 e 5-0. E agora?
lesson-blocking-4-why = Cinco nas duas pontas: a rodada está trancada, e você tem 5 pontos na mão. Em 98% das vezes, as três peças dele pesam mais do que isso.

lesson-score = Jogar de olho no placar
lesson-score-explained = No fim, vencer vale mais que marcar.
lesson-score-1 = A partida vai até 150. Você tem 135 pontos; Nestor tem 147 e saiu com 6-6. O que você joga?
lesson-score-1-why = 15 pontos completam 150, e a partida acaba na hora. Nestor só precisava marcar mais uma vez.
lesson-score-2 = Você tem 138 pontos, e Nestor tem 146. Que jogada vence a partida agora?
lesson-score-2-why = Faltam 12, e 15 bastam: você vence a partida no meio de uma rodada.
lesson-score-3 = Você tem 141 pontos, e Nestor tem 140. A 4-3 encaixa em três lugares. Em qual ela vence?
lesson-score-3-why = Em um 4, ela tira um, e a soma de 16 passa a 15. No 3, ela somaria um, e 17 não vale nada.
lesson-score-4 = Você tem 136 pontos e não pode marcar agora. Nestor tem 143: 5 pontos não bastam para ele, mas 10 bastam. Que jogada é segura?
lesson-score-4-why = Depois de 2-0, nenhuma peça que ele possa ter vale pontos. Depois de 6-1, ele poderia fazer 10 com 2-2 e vencer.
lesson-firecracker = Usar a bombinha
lesson-firecracker-explained = Quando usar, quando esperar.
lesson-firecracker-1 = Antes de jogar, você pode explodir a última peça de um braço: clique na sua bombinha e depois na peça. Nada encaixa aqui. Que peça você explode?
lesson-firecracker-1-why = A ponta mostra de novo um 5, e 5-2 encaixa. Antes você não podia jogar, então essa jogada vale mais 5. Sem 1-0, a ponta mostraria um branco, e você não tem nenhum.
lesson-firecracker-2 = A soma é 13. Como marcar 10 antes mesmo de jogar?
lesson-firecracker-2-why = 5-5 volta a ficar sozinha e conta dobrado. Agora é você quem joga, e 5-0 vale mais 10.
lesson-firecracker-3 = A soma é 3, e nenhuma das suas peças vale pontos. Que peça você explode?
lesson-firecracker-3-why = 6-6 volta a ficar livre desse lado e conta 12; com o 3, são 15. Sem 6-3, as pontas somariam 12.
lesson-firecracker-4 = A soma é 13. A sua bombinha pode fazer 10, e 3-0 também. Qual é melhor?
lesson-firecracker-4-why = As duas valem 10, mas com 3-0 você guarda a única bombinha desta rodada. Mais tarde ela ainda pode valer pontos ou evitar que você compre.

lesson-partners = Duplas
lesson-partners-explained = Do que o seu parceiro precisa.
lesson-partners-1 = Você e o jogador à sua frente formam uma dupla, e não se compra. Seu parceiro passou quando havia um 5 e um 6 nas pontas. Que jogada dá uma chance a ele?
lesson-partners-1-why = Depois de 6-2, só haveria um 5 e um 6 nas pontas, e seu parceiro passaria de novo. 5-5 deixa o 2, e você se livra de uma carroça de dez pontos.
lesson-partners-2 = Seu parceiro passou quando só havia um 2 na ponta. Uma ponta mostra agora um 6. Você joga 3-0 ou 3-2?
lesson-partners-2-why = Seu parceiro não tem 2, então depois de 3-2 só 6-1 ainda poderia encaixar: todas as outras peças com 6 estão na mesa. 3-0 abre um branco, em que também encaixam as suas 0-0 e 1-0.
lesson-partners-3 = A rodada está quase no fim. A 3-2 encaixa nas duas pontas, e 4-2 também encaixa. O que ajuda mais o seu parceiro?
lesson-partners-3-why = Agora as duas pontas mostram um 2. Ainda faltam três peças com 2, e seu parceiro quase sempre tem uma; a sua 4-2 também encaixa. Em pontas de 3, só 3-3 poderia seguir.
lesson-partners-4 = Você pode jogar 0-0 ou 5-0 no branco. Qual?
lesson-partners-4-why = 6-1 é o último 6 não visto. O jogador à sua esquerda não tem 6, então a peça está com o seu parceiro ou com o jogador à sua direita. Depois de 0-0, tudo depende disso. Depois de 5-0, a sua dupla leva os pontos de qualquer jeito.

lesson-partners-number = O número do parceiro
lesson-partners-number-explained = O que deixar e o que cobrir.
lesson-partners-number-1 = Neste jogo não se compra. Seu parceiro escolheu sair com 4-4, e um adversário cobriu um dos lados. O que você joga?
lesson-partners-number-1-why = Quem sai com um número costuma ter mais peças com ele. 5-5 deixa o 4 para o seu parceiro, e você se livra de uma carroça de dez pontos. 4-0 ou 4-2 cobriria o 4.
lesson-partners-number-2 = Seu parceiro saiu com 4-2 e acabou de jogar 5-4. A 4-0 encaixa nas duas pontas. O que você joga, e onde?
lesson-partners-number-2-why = No branco, 4-0 deixa um 4 nas duas pontas. Só resta um 4 não visto, 6-4, e você tem outros dois: os adversários quase não têm jogada.
lesson-partners-number-3 = Seu parceiro abriu o 3, e um adversário, o 6. Você pode jogar 3-3 ou 6-1. Qual?
lesson-partners-number-3-why = 6-1 cobre o 6 do adversário e deixa o 3 para o seu parceiro. A sua carroça pode esperar: além de 3-3, só 3-2 ainda encaixa ali.
lesson-partners-number-4 = Um adversário abriu o branco, e o seu parceiro, o 3. Você joga 5-0 ou 6-3?
lesson-partners-number-4-why = 5-0 cobre o branco do adversário e deixa o 3 para o seu parceiro. No novo 5 encaixa também a sua 5-1. Jogar 6-3 agora cobriria o 3 do seu parceiro.

lesson-forced-passes = Fazer os outros passarem
lesson-forced-passes-explained = O que falta ao próximo.
lesson-forced-passes-1 = O próximo jogador passou quando havia um 6 e um 4 nas pontas. Depois passou de novo quando havia um 6 e um branco nas pontas. Qual das suas peças o faz passar outra vez?
lesson-forced-passes-1-why = 4-2 no 2 deixa um 4 e um branco, e o próximo jogador não tem nenhum dos dois. Seu parceiro pode ter 2-0 ou 4-0. Depois de 1-0, o próximo poderia jogar 1-1, 2-1 ou 2-2.
lesson-forced-passes-2 = O próximo jogador passou quando havia um 2 e um 1 nas pontas. Todas as peças com 6, menos a sua 6-3, estão na mesa. Você joga 4-2 ou 6-3?
lesson-forced-passes-2-why = 4-2 abre um 2, que o próximo não tem, e no 6 só encaixa a sua 6-3. Seu parceiro pode ter 2-2 ou 5-2. Depois de 6-3, haveria um 3 e um 4 nas pontas.
lesson-forced-passes-3 = Todas as peças com 4 ou 5, menos as suas, estão na mesa. Você joga 4-0 ou 5-3?
lesson-forced-passes-3-why = Depois de 4-0, as pontas mostram um 4 e um 5, e mais ninguém tem esses números. Os outros três passam, o que vale 25 pontos neste jogo, e você joga de novo.
lesson-forced-passes-4 = Todos os outros passaram quando havia um 5 na ponta. A 5-1 encaixa nas duas. Onde você joga?
lesson-forced-passes-4-why = Agora as duas pontas mostram um 5. Os outros passam, o que vale 25 pontos neste jogo. Em seguida a sua 5-5, a última peça com 5, tranca a rodada, e o próximo ainda tem cinco peças.

lesson-blocking-in-pairs = Trancar em dupla
lesson-blocking-in-pairs-explained = Contar antes de trancar.
lesson-blocking-in-pairs-1 = Neste jogo, a dupla com menos pontos ganha a rodada trancada e marca os dos adversários. Todos os outros brancos estão na mesa. Onde você joga 4-0?
lesson-blocking-in-pairs-1-why = No 4, ela deixa um branco nas duas pontas, e a rodada fica trancada. Só resta a sua 3-3. A sua dupla tem quatro peças, e os adversários, cinco.
lesson-blocking-in-pairs-2 = Todas as outras peças com 2 estão na mesa, então 3-2 no 3 trancaria a rodada. O que você joga?
lesson-blocking-in-pairs-2-why = Se a rodada trancasse, você ficaria com 19 pontos, e o seu parceiro tem cinco peças: a sua dupla provavelmente perderia. Depois de 3-0 no 3 a rodada continua, e no 2 só encaixa a sua 3-2.
lesson-blocking-in-pairs-3 = Neste jogo, quem tem menos pontos na mão ganha a rodada trancada para a sua dupla. Todos os outros brancos estão na mesa. Onde você joga 3-0?
lesson-blocking-in-pairs-3-why = No 3, ela deixa um branco nas duas pontas, e a rodada fica trancada. Você tem 5 pontos, e mais ninguém pode ter tão poucos: nenhuma peça não vista tem menos de 4.
lesson-blocking-in-pairs-4 = 3-0 no 3 trancaria a rodada, mas você ficaria com 12 pontos. Você vê uma jogada melhor?
lesson-blocking-in-pairs-4-why = Todas as outras peças com 4 ou branco estão na mesa. Depois de 4-3 mais ninguém pode jogar: você segue com 4-1 e bate com 3-0.

lesson-ten-of-each = Dez de cada número
lesson-ten-of-each-explained = Como contar no duplo nove.
lesson-ten-of-each-1 = Aqui cada número tem dez peças, e quinze peças ficam separadas a rodada inteira. Conte as peças com 7. Onde você joga 7-1?
lesson-ten-of-each-1-why = Agora as duas pontas mostram um 7. Nove peças com 7 estão na mesa, e a décima, 7-2, é sua. Os outros passam, e você joga de novo.
lesson-ten-of-each-2 = A 6-3 encaixa nas duas pontas, e você também tem 6-1 e 6-6. Conte as peças com 6. O que você joga, e onde?
lesson-ten-of-each-2-why = No 3, a 6-3 deixa um 6 nas duas pontas. Só 6-2 e 6-4 não foram vistas, talvez estejam separadas, e as suas 6-1 e 6-6 ainda encaixam. No 6, ela deixaria dois 3, e você não tem outros.
lesson-ten-of-each-3 = O próximo jogador passou quando havia um 7 e um 3 nas pontas. Você joga 6-3 ou 7-4?
lesson-ten-of-each-3-why = No 6, a 6-3 deixa de novo um 3 e um 7. Aqui não se compra: o próximo jogador continua sem nenhum dos dois e passa outra vez. Depois de 7-4, haveria um 6 e um 4 nas pontas.
lesson-ten-of-each-4 = Dois brancos ainda não foram vistos, mas todos os outros passaram com um branco na ponta. Você joga 4-0 ou 2-0, e onde?
lesson-ten-of-each-4-why = No 4, a 4-0 deixa um branco nas duas pontas. Os dois brancos não vistos estão separados: os outros passam, e você continua com 2-0.

lesson-heavy-bones = Peças altas
lesson-heavy-bones-explained = O que jogar cedo e o que guardar.
lesson-heavy-bones-1 = Neste jogo, a dupla vencedora marca os pontos que os adversários têm na mão. Você joga 8-8 ou 5-0?
lesson-heavy-bones-1-why = 8-8 só encaixa em um 8, e agora há um. Se ela ficar na sua mão, pode custar 16 pontos à sua dupla. 5-0 encaixa em dois números e pode esperar.
lesson-heavy-bones-2 = Você pode jogar 9-4 no 9 ou 5-0 no 5. Qual?
lesson-heavy-bones-2-why = Com 9-4 você se livra de 13 pontos, e no novo 4 encaixam outras três peças suas. Depois de 5-0, só a sua 9-4 encaixaria.
lesson-heavy-bones-3 = Seu parceiro e o jogador antes de você acabaram de passar com um 5 e um 6 nas pontas. O próximo jogador tem uma peça. Você joga 5-5 ou 8-5?
lesson-heavy-bones-3-why = 5-5 deixa de novo um 5 e um 6, e quem passou passa outra vez. Depois, a 8-5 abre lugar para a sua 8-8. Se você jogar 8-5 primeiro, não haverá um 5 para a sua 5-5.
lesson-heavy-bones-4 = Todos os outros passaram quando só havia um 1 nas pontas. A dupla com menos pontos ganha a rodada trancada. Onde você joga 6-1?
lesson-heavy-bones-4-why = Agora as duas pontas mostram um 1. As seis peças com 1 não vistas estão separadas, então a rodada fica trancada. Você tem 31 pontos em três peças, e seu parceiro, seis peças. Os adversários têm doze, e quase sempre mais pontos.
