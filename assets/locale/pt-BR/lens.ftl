# The bone counter: all bones at a glance, and who may hold the unseen ones.

# Its title during a review: what that player could know.
lens-title-past = { $who ->
    [you] Do seu ponto de vista
   *[other] Do ponto de vista de { $name }
}

# What its numbers mean.
lens-legend = { $who ->
    [you] Porcentagens: a chance de você ter a peça.
   *[other] Porcentagens: a chance de { $name } ter a peça.
}
lens-legend-several = Ponto embaixo de uma peça: quem pode tê-la.

# What a pale bone means, the caption below the number of unseen bones, and the button that
# closes the counter.
lens-pale = Apagadas: no monte.
lens-not-seen = não vistas
lens-close = Fechar o contador de peças

# Where a bone is.
lens-own = { $who ->
    [you] { $bone }, na sua mão
   *[other] { $bone }, na mão de { $name }
}
lens-played = { $bone }, jogada
lens-unseen = { $bone }, não vista
lens-chance = { $who ->
    [you] você { $chance }%
   *[other] { $name } { $chance }%
}

# Numbers that a player has shown to lack.
lens-lacks = { $who ->
    [you] Você não tem: { $numbers }.
   *[other] { $name } não tem: { $numbers }.
}

# The tutor, before a mistake: its cost in points, or its chance to win beside that of the best
# play.
tutor-title = Você perderia cerca de { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
} com esta jogada: { $play }
tutor-title-chance = { $play }: { $chance }% de chance de vitória, em vez de { $best }%
tutor-ask = Jogar mesmo assim?
tutor-play = Jogar mesmo assim
tutor-take-back = Escolher outra
