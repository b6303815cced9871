# What to do next, and what was just done. $who and $name are as in log.ftl.

turn-table-count = Soma da mesa
turn-ok = OK
turn-pass-on = Próximo jogador
turn-draw = Comprar
turn-yield = Deixar a saída para o parceiro
turn-pass = Passar
turn-new-hand = Próxima rodada
turn-end-game = Encerrar a partida
turn-new-game = { window-new-game }
turn-result = { window-result }
turn-leave-again = { menu-leave-again }
turn-score-sheet = Pontos
turn-claims = Quanto você canta?
turn-nothing = Sem pontos
turn-muggins = Muggins!

turn-of = { $who ->
    [you] Sua vez
   *[other] Vez de { $name }
}
turn-leads = { $who ->
    [you] A saída é sua
   *[other] A saída é de { $name }
}
turn-lead-with = Sair com { $bone }
turn-choose-an-end = Escolha uma ponta para { $bone }
turn-blow-up = Escolha uma peça para explodir
turn-no-firecracker = Agora não há peça para explodir.
turn-without-firecrackers = Neste jogo não há bombinhas.
turn-fits-several = { $bone } encaixa em mais de uma ponta. Clique em uma, ou escolha com as setas para cima e para baixo e aperte Enter.

# What a player holds.
turn-hand = { bones }{ $pips ->
    [none] {""}
    [one] , { $pips } ponto
   *[other] , { $pips } pontos
}
turn-boneyard = { $count ->
    [0] Monte vazio
   *[other] { $count } no monte
}

# For a screen reader: a player, and the table count.
turn-status = { $name }: { $score }{ $target ->
    [none] {""}
   *[other] {" "}de { $target }
}, { $hand }
turn-count = Soma da mesa { $count }

turn-game = { $game }{ $target ->
    [none] {""}
   *[other] {" "}até { $target }
}
turn-game-number = Partida número { $number }

turn-undone = { $who ->
    [you] Desfeito. É a sua vez de novo.
   *[other] Desfeito. É a vez de { $name } de novo.
}
# After the first undo in a game that was played without help. $undone is turn-undone.
turn-undone-assists = { $undone } Se você continuar daqui, a partida vai contar como “com ajuda”.
turn-undoes-others = A última jogada foi de { $name }. Para desfazê-la, escolha “{ menu-undo }” de novo.
turn-give-up-first = Esta é uma partida com relógio: desista dela antes de voltar à anterior.
turn-leaves-closed-game = Não dá para desfazer uma partida com relógio. Escolha “{ menu-undo }” de novo para voltar à partida anterior; este resultado fica.
turn-takes-out = “{ menu-undo }” tira esta partida do histórico e do retrospecto até você terminá-la de novo. Para confirmar, escolha “{ menu-undo }” de novo.
turn-game-back = A partida anterior está de volta.
turn-own-game-back = Você voltou à sua partida.
turn-game-left-out = Não é mais possível abrir uma das suas partidas, então “{ menu-undo }” e “{ menu-redo }” a pulam.
turn-tally-back = O retrospecto está de volta.
turn-history-back = O histórico está de volta.
turn-done-again = Refeito.
turn-later-game-back = A partida seguinte está de volta.
turn-tally-cleared-again = O retrospecto foi zerado de novo.
turn-history-cleared-again = O histórico foi apagado de novo.
turn-not-yours = É a vez de { $name }.
turn-hand-over = Esta rodada acabou. Aperte o botão para continuar.
turn-preserved = Posição marcada.
turn-preserved-as-it-stands = Foi marcado o ponto em que a partida está, não a jogada que você está revendo.
turn-restored = De volta à posição marcada. “{ menu-undo }” leva você de volta aonde estava.
turn-tally-cleared = Retrospecto zerado. “{ menu-undo }” o traz de volta.
turn-history-cleared = Histórico apagado. “{ menu-undo }” o traz de volta.
turn-give-up = Sua partida atual não acabou. “{ menu-undo }” volta para ela.
turn-loses = Sua partida atual não acabou. Se você sair dela, ela conta como derrota.

# In a review: the number of the hand, how many of its moves have been shown, and the last one.
turn-review-place = { $done ->
    [0] Rodada { $hand }, a distribuição. { $happened }
   *[other] Rodada { $hand }, { $done } de { $actions }. { $happened }
}

# In the menu bar: the game continues from a review, or replays deals with the bones swapped.
turn-from-look-back = A partir de uma revisão
turn-other-seat = Peças trocadas
turn-other-seat-hand = Uma rodada, peças trocadas
# Bones that were not dealt, in games without drawing.
turn-left-over = { $count ->
    [one] sobra { $count }
   *[other] sobram { $count }
}

# For a screen reader: what a command turned on or off. $what is its line in the menu.
ear-switched = { $what }: { $is ->
    [on] sim
   *[off] não
}

# For a screen reader: what to do when no bone fits ($button is the name of the button), the
# bone that was just drawn, how to move through a window, and the open numbers.
ear-nothing-fits = Nenhuma das suas peças encaixa: { $button }.
ear-drawn = Comprada: { $bone }.
ear-go-through = Use Tab para percorrer a janela.
ear-open = Pontas: { $numbers }

# For a screen reader: a window that has been opened.
ear-window = Janela: { $title }
