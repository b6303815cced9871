# O marcador de pontos.

pad-game = Jogo
pad-game-mexican-train = Trem mexicano
pad-game-chicken-foot = Pé de galinha
pad-game-straight = Dominó clássico
pad-game-fives = Fives
pad-game-pairs = Duplas até 100
pad-game-free = Livre

pad-round = Rodada { $round }
pad-round-of = Rodada { $round } de { $rounds }
pad-round-of-double = Rodada { $round } de { $rounds } ({ $doublet ->
    [0] carroça de branco
   *[other] carroça de { $doublet }
})
pad-round-double = { $doublet ->
    [0] Carroça de branco
   *[other] Carroça de { $doublet }
}

pad-highest-wins = Vence quem tiver mais
pad-lowest-wins = Vence quem tiver menos
pad-to = Até { $target } pontos
pad-lowest-to = Até { $target } pontos, vence quem tiver menos
pad-exactly = Até exatamente { $target } pontos

pad-side = Equipe { $number }
pad-deals = distribui
pad-leads = na frente
pad-wins = venceu
pad-out = de fora

pad-cell = { $name }, { $round }: { $written }
pad-cell-corrected = { $name }, { $round }: { $written }, antes { $before }
pad-cell-empty = { $name }, { $round }: vazio
pad-cell-sits-out = { $name }, { $round }: de fora
pad-writing = Anotando para { $name }, { $round }: { $written }

pad-correct = Clique em qualquer número para corrigir.
pad-sit-out-hint = Se alguém ficar de fora, indique isso no menu de cima.
pad-left = { $count ->
    [one] Falta uma rodada.
   *[other] Faltam { $count } rodadas.
}
pad-won = { $name } venceu.
pad-won-missed = { $name } venceu, com { $count ->
    [one] uma rodada a menos.
   *[other] { $count } rodadas a menos.
}
pad-total-missed = { $total } ({ $count ->
    [one] uma rodada a menos
   *[other] { $count } rodadas a menos
})
pad-tied = Empate entre { $names }.
pad-past-target = { $name } passou de { $target }. Se não vale, troque os pontos por 0.
pad-sitting-out = { $names } { $count ->
    [one] fica de fora até você clicar em “{ pad-out }” e anotar pontos.
   *[other] ficam de fora até você clicar em “{ pad-out }” e anotar pontos.
}
pad-is-full = Esta folha está cheia. Comece outra.
pad-cleared = Todos os pontos foram apagados. “{ menu-undo }” os traz de volta.

pad-minus = Trocar o sinal
pad-plus = Somar outro número
pad-backspace = Apagar um dígito
pad-next = A seguir: { $name }
# Where no side is next: the side that is being written for.
pad-write = Anotar para { $name }
pad-sits-out = { $name } fica de fora
pad-plays-again = { $name } volta a jogar

pad-more = Mais sobre esta folha
pad-copy-text = Copiar como texto
pad-clear = Apagar todos os pontos
pad-set-up = Nomes e jogo
pad-pads = Todas as folhas
pad-back = Voltar à folha
pad-begin = Começar

pad-sides-label = Jogadores ou equipes
# Below the number of players or teams, after it was made smaller.
pad-kept = Os pontos de { $names } ficam guardados.
pad-sides = { $count } equipes
pad-name = Nome da equipe { $number }
pad-up = Mover { $name } para cima
pad-down = Mover { $name } para baixo
pad-deals-first = { $name } distribui primeiro
pad-deals-first-label = Distribui primeiro
# During the game, in place of the two above.
pad-deals-now = { $name } distribui agora
pad-deals-now-label = Distribui agora
pad-wins-label = Quem vence
pad-highest = Mais pontos
pad-lowest = Menos pontos
pad-target = Meta
pad-no-target = Nenhuma
pad-exact = A meta deve ser atingida em cheio
pad-by-round = Uma linha por rodada
pad-by-round-explained = Em cada rodada, todos recebem uma anotação, mesmo que seja 0.
pad-first-doublet = Primeira carroça
pad-no-doublet = Nenhuma
pad-rounds = Rodadas
pad-any-rounds = Sem limite
pad-keeping = Tabuleiro

pad-new = Nova folha
pad-spoken = { $game }, { $date }: { $standing }
pad-no-date = ainda vazia
pad-delete = Excluir a folha “{ $game }, { $date }”
pad-undelete = Desfazer a exclusão
pad-too-many = Há lugar para { $count } folhas. Exclua uma primeiro.
