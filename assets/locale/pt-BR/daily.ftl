# The daily game, and numbered games.

# The titles of the windows, and their places in the menu.
window-daily = Partida do dia
window-numbered = Partida numerada
tip-daily = As mesmas peças para todos; vale a primeira tentativa
tip-numbered = Com as mesmas regras, o mesmo número sempre dá as mesmas peças

# In the menu bar, during a daily game.
daily-titled = Partida do dia, { $date }
# Beside it, if the result won’t count.
daily-for-practice = Treino

# In the window of the seals.

# What is said of the day that is chosen.
daily-begun = Você já começou esta partida. Pode continuar quando quiser.
daily-try-lost = Você começou esta partida, mas não é possível continuá-la, então o dia fica sem resultado.
daily-missed = Você não jogou neste dia, mas ainda pode jogar a partida como treino.
daily-clock-set-back = A data do seu computador foi atrasada, então a partida de hoje é só treino.
daily-level-stays = A partida do dia tem seu próprio nível. O novo nível passa a valer na próxima partida.

# How a try ended.
daily-ended =
    { $result ->
        [won] Você venceu por { $own } a { $nestor }.
        [lost] Você perdeu por { $nestor } a { $own }.
       *[drawn] Empate, { $own } a { $nestor }.
    }
daily-hands =
    { $of ->
        [one] Rodadas vencidas: { $won } de { $of }
       *[other] Rodadas vencidas: { $won } de { $of }
    }

# The summary to share, line by line. Its last line has a sign for each hand.
daily-shared-head = Nestor Dominoes, { $date }
daily-shared =
    { $result ->
        [won] { $game }, { $level }: vitória por { $own } a { $nestor }
        [lost] { $game }, { $level }: derrota por { $nestor } a { $own }
       *[drawn] { $game }, { $level }: empate, { $own } a { $nestor }
    }

# Buttons.
daily-play = Jogar
daily-go-on = Continuar
daily-play-again = Jogar como treino
daily-copy = Copiar resultado
tip-daily-copy = Para compartilhar sem revelar nada

# On the card at the end of a game.
daily-counted = { $counted ->
    [yes] Partida do dia { $date }: este resultado vale.
   *[no] Partida do dia { $date }: só treino.
}
daily-first-end = Partida do dia { $date }, jogada de novo. Vale o seu primeiro resultado: { $ended }

# The figures.
daily-row = Sequência atual
daily-longest-row = Maior sequência
daily-days = { $days ->
    [one] { $days } dia
   *[other] { $days } dias
}
daily-won = Partidas vencidas sem ajuda
daily-won-of = { $won } de { $of }

# The calendar.
daily-month-before = Mês anterior
daily-month-after = Próximo mês
daily-spoken = { $state ->
    [begun] { $date }: em andamento
    [begun-assisted] { $date }: em andamento, com ajuda
    [over-assisted] { $date }: { $ended } Com ajuda.
   *[over] { $date }: { $ended }
}
daily-levels = A partida do dia é sempre de { game-all-fives }. Nestor é mais fraco às segundas e mais forte aos domingos. Você pode parar e continuar depois. Com dicas, “{ menu-undo }” ou outras ajudas, sua tentativa conta como “com ajuda”.

# Numbered games.
numbered-hint = Nenhum
numbered-known = Você já viu estas peças, então a partida vai contar como “com ajuda”.
numbered-another = Número aleatório
numbered-on-table = Partida atual: { $number }
numbered-copy = Copiar
numbered-not = Digite um número inteiro de até 19 dígitos.
daily-honest = Qualquer pessoa pode calcular as peças de um dia a partir da data, então vale a sua palavra. Se o programa sabe que você já as viu, a partida conta como “com ajuda”.

# A try starts or continues while one of the two is on.
daily-help-put-away = O contador de peças e o tutor estão desativados, porque fariam sua partida do dia contar como “com ajuda”.

# Nestor’s level that day, and the heading of an explanation.
daily-level = Nível de Nestor: { $level }
daily-what = Sobre a partida do dia
daily-practice = Você pode jogar as mesmas peças de novo como treino. Seu primeiro resultado é mantido.

daily-full-month = Um mês sem faltar nenhum dia
daily-full-month-figures = { $days } dias jogados, { $won } com vitória
daily-full-month-spoken = { $month }: { daily-full-month }. { daily-full-month-figures }.
daily-see-month = Ver { $month }

# Above the game: the day that is chosen.
daily-today = Hoje: { $date }
daily-yesterday = Ontem

# The legend of the calendar.
daily-sign-won = vitória
daily-sign-lost = derrota
daily-sign-tied = empate
daily-sign-in-progress = em andamento
daily-sign-assisted = com ajuda

# While the daily games are being read.
daily-being-read = Carregando partidas do dia…
