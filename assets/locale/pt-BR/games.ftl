# The built-in games.

# What they are called.
game-draw = Dominó com compra
game-block = Dominó sem compra
game-all-fives = All Fives
game-all-threes = All Threes
game-fives-and-threes = Fives and Threes
game-palm-all-fives = All Fives do Palm
game-tournament-all-fives = All Fives de torneio
game-muggins = Muggins
game-five-up = Five-Up
game-cribbage-board-fives = All Fives de cribbage
game-british-fives-and-threes = Fives and Threes britânico
game-the-draw-game = The Draw Game
game-firecracker-fives = All Fives com bombinhas
game-bergen = Bergen
game-matador = Matador
game-latin-partners = Dominó venezuelano
# The groups under which they are listed.
games-scoring = Jogos de pontos
games-block-and-draw = Com ou sem compra
games-pairs = Jogos em duplas
games-special = Jogos especiais
# The group that most speakers of this language play, and that comes first: “scoring”,
# “block-and-draw”, “pairs”, or “special”, not translated.
games-first = pairs
game-dominican = Dominicano
game-puerto-rican = Porto-riquenho
game-puerto-rican-short-game = Porto-riquenho curto
game-jamaican-partners = Jamaicano em duplas
game-cut-throat = Jamaicano individual
game-brazilian-partners = Dominó brasileiro
game-spanish-partners = Dominó espanhol
game-cuban = Dominó cubano

# What each game is like, in two or three sentences.
game-draw-explained = Encaixe em uma ponta ou compre até conseguir. Só há pontos no fim da rodada: quem bate marca os pontos que os adversários ainda têm na mão.
game-block-explained = Aqui não se compra: se não puder jogar, você passa. Quem bate marca os pontos dos adversários. Se todos tiverem que passar, marca quem tiver menos pontos na mão.
game-all-fives-explained = Faça as pontas somarem um múltiplo de cinco e marque a soma. A primeira carroça é o spinner, com quatro lados para jogar.
game-all-threes-explained = Faça as pontas somarem um múltiplo de três e marque a soma. A primeira carroça é o spinner, com quatro lados para jogar.
game-fives-and-threes-explained = As pontas valem pontos quando somam um múltiplo de cinco ou de três. Um 15 é as duas coisas, mas vale uma vez só. A primeira carroça é o spinner.
game-palm-all-fives-explained = All Fives, mas você pode comprar mesmo quando pode jogar. Mais peças são mais chances de marcar, e mais a perder se você ficar com elas.
game-tournament-all-fives-explained = All Fives como se joga em torneios. A primeira saída é sorteada; depois, sai quem bateu. Os pontos do fim da rodada são arredondados para o múltiplo de cinco mais próximo.
game-muggins-explained = All Fives de torneio sem spinner: duas pontas e somas pequenas. Você só precisa cantar os pontos se ativar essa regra.
game-five-up-explained = All Fives de torneio em que toda carroça é um spinner. A linha não para de se ramificar, e cada braço novo conta.
game-cribbage-board-fives-explained = All Fives de torneio marcado em um tabuleiro de cribbage: um furo a cada 5 pontos. Vence quem chega ao furo 61, ou seja, a 305 pontos.
game-british-fives-and-threes-explained = Não se compra. Um múltiplo de cinco vale um ponto para cada cinco que contém; um múltiplo de três, um ponto para cada três, então 15 vale 8. Bater soma 1 ponto ao que valer a última peça. Você vence com exatamente 61.
game-the-draw-game-explained = Uma única rodada de dominó com compra. Cada um tira uma peça para ver quem sai e depois escolhe as suas entre as peças viradas para baixo.
game-firecracker-fives-explained = All Fives até 100 em cinco minutos, para dois jogadores. Uma vez por rodada, você pode explodir a última peça de um braço.
game-bergen-explained = Deixe as duas pontas da linha iguais: isso vale 2 pontos, ou 3 se uma delas for uma carroça. Bater vale mais 1. Poucos pontos, partida curta: quem chega a 15 vence.
game-matador-explained = As metades que se tocam somam sete: no 5 encaixa o 2. Quatro peças, os matadores, encaixam em qualquer lugar, e em um branco nada mais encaixa. Guarde um para quando nada encaixar.
game-latin-partners-explained = O dominó de duplas da Venezuela, jogado também em boa parte da América Latina: não se compra, e joga-se para a direita. A carroça de seis sai na primeira rodada; quem bate marca os pontos que os adversários ainda têm na mão. Para quem repara em cada passe e ajuda o parceiro.
game-dominican-explained = Dominó sem compra até 200, quase sempre em duplas. Bater vale os pontos de todas as mãos, o lá e lô (a última peça serve nas duas pontas) vale mais 25, e alguns passes também valem. Para quem gosta de fazer os outros passarem.
game-puerto-rican-explained = Dominó sem compra até 500, quase sempre em duplas. Bater vale os pontos de todas as mãos, e mais 100 com lá e lô ou chuchazo; vencer as primeiras rodadas também vale mais. Para uma noite longa de placares altos.
game-puerto-rican-short-game-explained = Porto-riquenho até 200, sem bônus pelas primeiras rodadas. O lá e lô vale 100 e o chuchazo, 30. Para uma partida rápida.
game-jamaican-partners-explained = Dominó sem compra, quase sempre em duplas: ganham-se rodadas, não pontos, e vence a partida quem ganhar seis. Se uma rodada trancada termina empatada, a seguinte vale uma a mais. Para quem prefere não somar.
game-cut-throat-explained = Jamaicano sem duplas: cada um ganha rodadas para si, e vence a partida quem ganhar seis enquanto alguém ainda não tiver nenhuma. Se todos ganharem uma, todos voltam a zero. Para quem prefere não depender de ninguém.
game-brazilian-partners-explained = Dominó sem compra, quase sempre em duplas, em que a batida diz quanto a rodada vale: simples 1, de carroça 2, lá e lô 3, cruzada 4. Vence quem chegar primeiro a seis. Para quem gosta de bater bonito.
game-spanish-partners-explained = Dominó sem compra até 200, quase sempre em duplas, como se joga na Espanha. Na primeira saída, cada um tira uma peça; depois sai sempre o seguinte. Quem vence a rodada marca os pontos de todas as mãos. Para quem conta cada ponto.
game-cuban-explained = Dominó sem compra até 100 com o duplo nove, quase sempre em duplas, como se joga em Cuba. Muitas peças ficam de lado, e um número que parece esgotado talvez não esteja. Quem vence a rodada marca os pontos dos adversários e sai na seguinte. Para quem gosta de mão cheia.

# The same in a few words: a sentence for the first four.
game-all-fives-short = Faça as pontas somarem um múltiplo de cinco.
game-draw-short = Encaixe na ponta. Senão, compre.
game-block-short = Encaixe na ponta. Senão, passe.
game-the-draw-game-short = Escolha suas peças. Uma rodada decide.
game-all-threes-short = Múltiplos de três
game-fives-and-threes-short = Múltiplos de cinco ou de três
game-palm-all-fives-short = Compre quando quiser
game-tournament-all-fives-short = Como nos torneios
game-muggins-short = Duas pontas, sem spinner
game-five-up-short = Toda carroça abre braços
game-cribbage-board-fives-short = Com pinos, até o furo 61
game-british-fives-and-threes-short = Vence quem faz 61 exatos
game-firecracker-fives-short = Cinco minutos, uma explosão
game-bergen-short = Deixe as duas pontas iguais
game-matador-short = As metades somam sete
game-latin-partners-short = Dois contra dois. Não se compra.
game-dominican-short = Lá e lô e passes valem pontos
game-puerto-rican-short = Até 500, com bônus
game-puerto-rican-short-game-short = Até 200, menos bônus
game-jamaican-partners-short = Ganhe seis rodadas
game-cut-throat-short = Cada um por si
game-brazilian-partners-short = A batida diz quanto vale
game-spanish-partners-short = Até 200, pontos de todos
game-cuban-short = Duplo nove, até 100

# The same for three or four players.
game-firecracker-fives-for-more-short = Cinco minutos no relógio
game-firecracker-fives-for-more = All Fives até 100 em cinco minutos. As bombinhas são só para dois jogadores.

# The same at tables for which the usual sentence isn’t true.
game-block-for-partners = Aqui não se compra: se não puder jogar, você passa. Se todos tiverem que passar, marca a dupla com menos pontos na mão.
game-latin-partners-alone = Dominó como na Venezuela e em quase toda a América Latina, cada um por si: não se compra{ $seats ->
    [two] {""}
   *[other] , e joga-se para a direita
}. { $dealt ->
    [all] A carroça de seis
   *[some] A maior carroça recebida
} sai na primeira rodada; quem bate marca os pontos que os adversários ainda têm na mão. Para quem repara em cada passe.
game-latin-partners-alone-short = Cada um por si. Não se compra.
game-cut-throat-for-two = Jamaicano para dois: seis rodadas seguidas vencem a partida, e se o outro vence uma, os dois voltam a zero (six-love). Cada um recebe 14 peças. Para quem prefere não depender de ninguém.
game-cut-throat-for-partners = Jamaicano em que só sai quem venceu a rodada anterior: as duplas vencem rodadas juntas, e seis rodadas vencem a partida. Para quem prefere não somar.
game-cut-throat-for-partners-short = Ganhem seis rodadas juntos

# Added for two or three players who share all the bones.
game-shared = { $seats ->
    [two] Com dois jogadores, cada um recebe 14 peças.
   *[three] Com três jogadores, 0-0 fica de fora e cada um recebe 9 peças.
}

# Added for a game with drawing when all the bones are dealt.
game-all-dealt = Com tantos jogadores, todas as peças são distribuídas e não sobra nenhuma para comprar.

# Where their rules come from.
game-source = { $game ->
    [palm-all-fives] Como no Electrum para Palm, 2004.
    [tournament-all-fives] Baseado no All Fives de pagat.com.
    [muggins] Baseado no All Fives de pagat.com.
    [five-up] Baseado no All Fives de pagat.com.
    [cribbage-board-fives] Baseado no All Fives de pagat.com.
    [british-fives-and-threes] Como se joga nas ligas dos pubs britânicos.
    [the-draw-game] Como no Dominos - The Draw Game.
    [firecracker-fives] Baseado em um jogo de Fives com relógio e bombinhas.
    [draw] Como no Electrum para Android, 2014.
    [block] Como no Electrum para Android, 2014.
    [all-fives] Como no Electrum para Android, 2014.
    [all-threes] Como no Electrum para Android, 2014.
    [fives-and-threes] Como no Electrum para Android, 2014.
   *[other] {""}
}
