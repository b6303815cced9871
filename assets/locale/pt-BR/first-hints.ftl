# Tips: cards that explain something the first time it comes up.

first-hint-lead = A saída é de quem tem a maior carroça. { $who ->
    [you] Era você, então sua { $bone } foi jogada automaticamente.
   *[other] Era { $name }, então a { $bone } foi jogada automaticamente.
} Para jogar, clique em uma peça clara: essas encaixam.
first-hint-claim = Neste jogo você canta os pontos: se as pontas valerem pontos, escolha quantos. O que você deixar escapar, o próximo pode levar.
first-hint-draw = Nenhuma das suas peças encaixa. { $draws ->
    [one] { $backs ->
        [yes] Aperte “{ turn-draw }” ou clique em uma peça do monte. Se ela também não encaixar, você passa.
       *[no] Aperte “{ turn-draw }” para pegar uma peça. Se ela também não encaixar, você passa.
    }
    [one-by-one] { $backs ->
        [yes] Aperte “{ turn-draw }” ou clique em uma peça do monte até que uma encaixe.
       *[no] Aperte “{ turn-draw }” até que uma encaixe.
    }
   *[until-one-fits] { $backs ->
        [yes] Aperte “{ turn-draw }” ou clique em uma peça do monte: você compra até que uma encaixe.
       *[no] Aperte “{ turn-draw }”: você compra até que uma encaixe.
    }
}
first-hint-pass = Nenhuma das suas peças encaixa, e { $draws ->
    [none] neste jogo não se compra
    [one] agora você não pode comprar
   *[until-one-fits] você não pode mais comprar
}, então você passa.
first-hint-choose-end = Esta peça encaixa em mais de uma ponta. Clique na que você quiser{ $scores ->
    [yes] : cada uma mostra a soma que daria, em dourado se vale pontos.
   *[no] .
}
first-hint-choose-half = Esta peça encaixa em qualquer ponta, por qualquer uma das metades. Clique na metade que deve virar a nova ponta.
first-hint-score = { $sum }, múltiplo { $scores ->
    [fives] de cinco
    [threes] de três
   *[both] de cinco ou de três
}: { points } { $who ->
    [own] para você.
    [own-side] para a sua dupla.
   *[other] para { $side }.
}
# The first points for two ends of one number (Bergen).
first-hint-header = As duas pontas mostram o mesmo número{ $header ->
    [double] {""}
   *[triple] , e uma delas é uma carroça
}: { points } { $who ->
    [own] para você.
    [own-side] para a sua dupla.
   *[other] para { $side }.
}
first-hint-spinner = { $bone } é { $which ->
    [every] um spinner, como todas as carroças neste jogo
   *[first] o spinner, a primeira carroça da rodada
}. Quando os dois lados longos estiverem cobertos, dará para jogar também nos curtos.
first-hint-doublet = { $bone } fica atravessada na linha. Na ponta, uma carroça conta dobrado.
first-hint-tutor = Quer um aviso antes de um erro? O tutor avisa, e a partida conta como “com ajuda”.
first-hint-tutor-on = Ativar o tutor

# Closes a tip.
first-hint-close = Entendi

# Turns tips off.
first-hint-none = Desativar as explicações

# In Settings: the switch for tips.
settings-first-hints = Explicações
settings-first-hints-explained = Textos curtos na primeira vez que algo acontece. Para ver todos de novo, desative e ative.
