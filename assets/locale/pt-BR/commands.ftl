# The menus of bones, ends, and log entries.

# To play a bone. $points is what the play scores. It is 0 if that is nothing, or if
# points must be claimed.
do-play = Jogar
do-play-here = Jogar aqui
do-play-at = { $points ->
    [0] Jogar { $place }
   *[other] Jogar { $place }: { points }
}
do-play-bone-at = { $points ->
    [0] Jogar { $bone } { $place }
   *[other] Jogar { $bone } { $place }: { points }
}
do-lead = { $points ->
    [0] Sair com { $bone }
   *[other] Sair com { $bone }: { points }
}

# Why a bone cannot be played.
do-nothing-fits = Nenhuma das suas peças encaixa aqui.
do-not-now = Você não pode jogar esta peça agora.

# A bone of the hand.
do-take-up = Selecionar
do-put-down = Desmarcar
do-put-first = Mover para o início da sua mão
do-put-last = Mover para o fim da sua mão

# A log entry.
do-copy-line = Copiar entrada

# Beside a button that copies something, for a moment.
copied = Copiado
