# Below the scoring examples in Help: what each picture shows.

example-alone = Uma carroça sozinha na mesa conta dobrado, mas só uma vez.
example-one-side = Um lado longo ainda está livre, então a carroça conta dobrado.
example-both-sides = Os dois lados longos estão cobertos, então a carroça não conta mais.
example-short-sides = Os lados curtos, em cima e embaixo, só contam depois que alguém joga neles. Um branco não soma nada.
example-late-spinner = O spinner não precisa ser a primeira peça. Aqui o lado direito dele já nasce coberto, e mesmo assim conta dobrado.
example-first-bone = Uma primeira peça que não é carroça tem duas pontas, e as duas contam.
example-most-points = Três carroças e um 5: nenhuma jogada vale mais.
example-most-points-of-both = Três carroças e um 6: nenhuma jogada vale mais.
example-across-an-end = A carroça fica atravessada na ponta e conta dobrado.
example-covered-no-spinner = Uma carroça coberta não conta nada. Sem spinner, os lados curtos continuam fechados.
example-two-doublets = Duas carroças, cada uma com um lado longo livre: as duas contam dobrado.
example-first-covered = A primeira carroça tem os dois lados longos cobertos e não conta nada; a segunda ainda conta.
example-every-arm = Dá para jogar nos lados curtos de todas as carroças, e esses braços também contam.
example-seven = 4 e 3 somam sete, então 4-2 encaixa aqui. A nova ponta é 2.
example-doublet-lengthwise = Uma carroça fica no sentido da linha, como qualquer outra peça. Aqui 2 e 5 somam sete.
example-matador = Um matador encaixa em qualquer ponta e fica atravessado. Aqui o 6 foi escolhido como nova ponta.
example-matador-at-blank = Em um branco só encaixa um matador: 0-0, 6-1, 5-2 ou 4-3.
example-header-led = Uma carroça na saída tem duas pontas iguais.
example-header-double = As duas pontas são 5.
example-header-open-doublet = Um lado da primeira carroça ainda está livre e é igual à outra ponta.
example-header-triple = As duas pontas são 5, e uma delas é uma carroça.
