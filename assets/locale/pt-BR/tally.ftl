# Game tally: the page with the games won.

# Its pages; the third is the history.
tally-page-tally = Retrospecto
tally-page-statistics = Estatísticas

# Before the first game is over.
tally-empty = Nenhuma partida terminada ainda. As terminadas serão contadas aqui.
# The tally was cleared.
tally-none = Nenhuma partida contada.

# Which games are shown, on all pages: names of the lists, and choices.
tally-games-to-show = Jogos a mostrar
tally-levels-to-show = Níveis a mostrar
tally-all-levels = Todos os níveis
tally-with-people = Outras pessoas

# The number of finished games, and the choice between two lists.
tally-finished = { $games ->
    [one] { $games } partida terminada
   *[other] { $games } partidas terminadas
}
tally-by-level = Por nível
tally-by-game = Por jogo

# The heads of the columns.
tally-head-game = Jogo
tally-head-games = Partidas
tally-drawn = Empates

# Rows: no games yet, and unassisted games.
tally-not-played = Ainda não jogado
tally-without-help = Sem ajuda

# A row, for a screen reader.
tally-row = { $name }: { $won ->
    [one] { $won } vitória
   *[other] { $won } vitórias
}, { $lost ->
    [one] { $lost } derrota
   *[other] { $lost } derrotas
}, { $tied ->
    [one] { $tied } empate
   *[other] { $tied } empates
}

# The share of games that the player wins in the long run.
tally-likely = Provável a longo prazo: de { $from } a { $to }%

# Sets all numbers to zero.
tally-clear = Zerar o retrospecto
tally-cleared = Retrospecto zerado.

# What makes a game assisted: a heading and its text.
tally-help-what = O que faz uma partida contar como “com ajuda”?
tally-help-explained = Uma partida conta como “com ajuda” se você desfez uma jogada; voltou à posição marcada depois de continuar jogando; usou dicas, o contador de peças ou o tutor; viu peças ocultas ou conhecia as peças de antemão; ou a encerrou mudando a meta. Essas partidas têm uma linha à parte.

# The number of games in a row.
tally-games = { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}
