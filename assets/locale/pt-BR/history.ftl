# Game tally: the page with every finished game.

history-empty = Nenhuma partida terminada ainda. As terminadas vão aparecer aqui.
# The list is empty although games were finished: it was cleared, or others are shown.
history-none = Nenhuma partida para mostrar.
# While the file with the games is read.
history-being-read = Carregando as partidas terminadas…

# The heads of the columns.
history-head-finished = Término

# How a game ended, in short.
history-score = { $result ->
    [won] Vitória { $own }–{ $other }
    [lost] Derrota { $own }–{ $other }
   *[drawn] Empate { $own }–{ $other }
}

# How long a game was: hands, moves, and time. $length is like “5 min”.
history-details = { history-hands }, { history-moves }, { $length }.
history-hands = { $hands ->
    [one] { $hands } rodada
   *[other] { $hands } rodadas
}
history-moves = { $moves ->
    [one] { $moves } jogada
   *[other] { $moves } jogadas
}
# Why a game is assisted.
history-help-advice = Você usou dicas, o contador de peças ou o tutor.
history-help-knowledge = Você desfez jogadas ou já tinha visto peças ocultas.

# The switch for the history.
history-keep = Salvar as partidas terminadas
history-keep-explained = Elas aparecem no histórico. Com esta opção desativada, só entram no retrospecto.

# Clears the history. The last is said if the games may come back.
history-clear = Apagar o histórico
# Copies a row for each game to the clipboard.
history-copy-csv = Copiar como CSV
history-cleared = Histórico apagado. Dá para desfazer até fechar o programa.
history-clear-will-not-last = Não é possível salvar sua partida atual, então as partidas apagadas podem voltar quando você abrir o programa de novo.

# The last games were too easy, or too hard.
history-advice = Você venceu { $won } das suas últimas { $games } partidas sem ajuda no nível “{ $level }”. Talvez “{ $better }” combine mais com você.

# A review starts, perhaps in place of another game.
history-looked-back = { $replaces ->
    [yes] Você está revendo uma partida terminada: { $when }. “{ menu-undo }” traz de volta a partida anterior.
   *[no] Você está revendo uma partida terminada: { $when }.
}

# Why a game can’t be reviewed.
history-unreadable = Não é possível ler as jogadas desta partida.

# How long something took, in minutes and hours.
length-under-a-minute = menos de 1{"\u00A0"}min
length-minutes = { $minutes }{"\u00A0"}min
length-hours = { $hours }{"\u00A0"}h { $minutes }{"\u00A0"}min
