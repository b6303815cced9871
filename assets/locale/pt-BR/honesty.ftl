# Does Nestor cheat? His decisions, a blind test of each, and the luck of each side.

# The titles of the windows, and their places in the menu.
window-decisions = O que Nestor viu
window-honesty = Nestor trapaceia?

tip-decisions = Cada decisão dele e um teste às cegas
tip-honesty = O que Nestor sabe e como conferir

# The top of the window: three sentences, the check, and the tabs.
fair-fixed = A ordem das peças é definida antes da distribuição.
fair-sees = Nestor só vê o que você veria no lugar dele.
# At the top of the page on how it’s proved, in Nestor’s voice.
nestor-knows-this = Sei o que qualquer um saberia no meu lugar: minhas peças, o que está na mesa e quem jogou, quantas peças você tem e quantas há no monte, quando você comprou ou passou, e o placar.
nestor-knows-not = Não sei quais são as suas peças nem a ordem do monte, em nível nenhum. Tudo o que depende da sorte é decidido antes de a rodada começar: não tenho como trocar uma peça.
fair-check = Conferir esta partida
fair-hands-match = { $count ->
    [one] { $count } rodada confere com o lacre.
   *[other] { $count } rodadas conferem com os lacres.
}
fair-hand-fails = A rodada { $hand } não confere com o lacre.
fair-hand-later = A rodada { $hand } pode ser conferida quando acabar.
fair-nestors-match = As escolhas aleatórias de Nestor conferem com o lacre.
fair-nestors-fail = As escolhas aleatórias de Nestor não conferem com o lacre.
fair-tab-seals = Lacres
fair-tab-proof = Como se prova
# The picture of a decision.
fair-picture = A mesa como Nestor a viu
fair-hidden = { $who ->
    [you] Suas peças ocultas: { $bones }
   *[other] { $name }, peças ocultas: { $bones }
}
fair-own = As peças dele
fair-boneyard = { $bones } no monte

# Nestor's decisions.
decisions-none = Nestor ainda não precisou escolher nada.
decisions-place = { $decision } de { $of }, rodada { $hand }
decisions-back = Decisão anterior
decisions-on = Próxima decisão
decisions-table = Mostrar na mesa
decisions-hand-goes-on = Esta rodada não acabou. Se você olhar o que Nestor sabia, a partida conta como “com ajuda”.
decisions-wait = Você pode olhar quando esta rodada acabar.
decisions-look = Olhar assim mesmo
decisions-told = O texto exato que ele recebeu
decisions-copy = Copiar estas linhas

# The blind test.
blind-question = Ele faria o mesmo se as peças ocultas fossem outras?
blind-explained = As peças que ele não vê são embaralhadas cem vezes, de acordo com o que ele já viu, e a cada vez ele decide de novo.
blind-ask = Fazer o teste
blind-same = A mesma escolha em { $same } de { $of } distribuições.
blind-otherwise-in-game = Na partida a escolha foi outra, porque ele jogou em outro nível ou em outra versão do programa.
blind-otherwise-tried = Na partida a escolha foi outra, porque você tinha continuado a partir de uma revisão.
blind-deal = Distribuição { $deal } de { $of }
blind-picture = { $whose } { $bones }
blind-deal-and = Distribuição { $deal } de { $of }. { $does }
blind-hand =
    { $who ->
        [you] Suas peças poderiam ser:
       *[other] As peças de { $name } poderiam ser:
    }

# The luck of each side.
honesty-luck = A sorte até agora
honesty-luck-says = Quanta sorte você e os outros tiveram
honesty-luck-explained = Com base em todas as partidas do seu histórico, menos aquelas cujas peças você já tinha jogado. Onde você viu peças ocultas ou desfez jogadas, as compras ficam de fora, porque você poderia ter ficado só com as boas.
honesty-stands-out = Um número chama a atenção se o acaso sozinho o afasta tanto assim em menos de 20% das vezes.
honesty-counted = O que entra na conta
honesty-games =
    { $count ->
        [0] Nenhuma partida na conta.
        [one] Com base em { $count } partida.
       *[other] Com base em { $count } partidas.
    }
honesty-verdict-too-few = Ainda não há dados suficientes: são necessárias { $hands } rodadas.
honesty-verdict =
    { $out ->
        [0] { $of ->
            [one] O único número até agora está na faixa normal.
           *[other] Todos os { $of } números estão na faixa normal.
        }
        [one] { $of ->
            [one] O único número até agora chama a atenção; só pelo acaso, isso acontece com até 20% dos números.
           *[other] { $out } de { $of } números chama a atenção; só pelo acaso, isso acontece com até 20% deles.
        }
       *[other] { $out } de { $of } números chamam a atenção; só pelo acaso, isso acontece com até 20% deles.
    }
honesty-other-side = Os outros
honesty-doublets =
    { $times ->
        [one] Carroças recebidas, em { $times } rodada
       *[other] Carroças recebidas, em { $times } rodadas
    }
honesty-pips =
    { $times ->
        [one] Pontos recebidos na mão, em { $times } rodada
       *[other] Pontos recebidos na mão, em { $times } rodadas
    }
honesty-leads =
    { $times ->
        [one] Saídas, em { $times } rodada com saída sorteada
       *[other] Saídas, em { $times } rodadas com saída sorteada
    }
honesty-draws =
    { $times ->
        [one] Peças compradas que encaixaram na hora ({ $times } comprada)
       *[other] Peças compradas que encaixaram na hora ({ $times } compradas)
    }
honesty-figures = { $seen } (esperado: { $expected }; normalmente de { $least } a { $most })
honesty-too-few = Ainda não há dados suficientes.
honesty-ordinary = Como esperado.
honesty-more = Só pelo acaso, { $of }% dos jogadores teriam menos.
honesty-less = Só pelo acaso, { $of }% dos jogadores teriam mais.
honesty-luckier = Mais sorte que { $of }% dos jogadores.
honesty-unluckier = Menos sorte que { $of }% dos jogadores.
honesty-pictures = Em cada gráfico, a linha do meio é o número esperado. Só pelo acaso, o número cai na faixa grossa em pelo menos 80% das vezes, e na fina, em 95%. Um triângulo aponta para um número fora do gráfico.
