# Praticar: os próprios erros de partidas analisadas, perguntados de novo.

menu-practice = Praticar
tip-practice = Cinco dos seus próprios erros por dia, perguntados de novo

# The panel. $day is like “Nov 20”.
practice-place = Exercício { $number } de { $count }
practice-from = Da sua partida de { $day }, rodada { $hand }
practice-asks = É a sua vez. Qual é a sua melhor jogada?
practice-asks-after = { $name } acabou de jogar { $bone }. Qual é a sua melhor jogada?
practice-next = Próximo exercício
practice-finish = Terminar por hoje
practice-put-away = Não perguntar mais
practice-open-game = Abrir a partida

# The reply to an answer. $action is like `5-3 on the right`.
practice-as-then = Foi o que você escolheu na partida.
practice-then = Na partida, você escolheu { $action }.

# Instead of a task.
practice-none = Nada para praticar hoje. Para praticar os seus erros, reveja uma partida terminada: depois de analisada, o que mais custou aparece aqui. Até lá, “{ window-lessons }” tem outras posições.
practice-done = Por hoje é só: { $solved } de { $count } resolvidos de primeira. Os exercícios voltam em outros dias, os errados antes.
