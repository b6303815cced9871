# The words of the game: on a page of Help, and as tooltips. Each with one sentence.
# “forms” are the forms, in small letters, in which a text has the word.

term-bone = Peça
term-bone-explained = Uma pedra de dominó. Um jogo tem 28.
term-bone-forms = peça, peças

term-doublet = Carroça
term-doublet-explained = Uma peça com duas metades iguais. Fica atravessada na linha.
term-doublet-forms = carroça, carroças

term-pips = Pontos
term-pips-explained = As bolinhas de uma peça. 6-3 tem nove.
term-pips-forms = bolinhas

term-end = Ponta
term-end-explained = Por onde a linha pode crescer. Uma metade da sua peça tem que ser igual.
term-end-forms = ponta, pontas

term-lead = Saída
term-lead-explained = A primeira jogada de uma rodada.
term-lead-forms = saída, saiu

term-boneyard = Monte
term-boneyard-explained = As peças que ninguém tem. Na maioria dos jogos, compra-se dele.
term-boneyard-forms = monte

term-spinner = Spinner
term-spinner-explained = Uma carroça em que se joga pelos quatro lados; em geral, só a primeira da rodada.
term-spinner-forms = spinner

term-table-count = Soma da mesa
term-table-count-explained = Todas as pontas somadas. No { game-all-fives }, um múltiplo de cinco vale pontos.
term-table-count-forms = soma da mesa, a soma

term-go-out = Bater
term-go-out-explained = Jogar a última peça. Com isso a rodada acaba, e você a vence.
term-go-out-forms = bater, bateu

term-pass = Passar
term-pass-explained = Ficar sem jogar, por não ter o que jogar nem comprar.
term-pass-forms = passar, passou

term-blocked = Fechado
term-blocked-explained = Ninguém mais pode jogar. Em geral, vence quem tem menos pontos na mão.
term-blocked-forms = fechado, fechada

term-hand = Rodada
term-hand-explained = Da distribuição até alguém bater ou o jogo fechar.
