# Before a hand: drawing for the lead, and picking one’s bones. $who and $name are as in log.ftl.
# $players is how many draw.

# What to do next.
taking-draw = Clique em uma peça para disputar a saída. Ela é de quem tirar a maior{ $players ->
    [2] {" "}das duas
   *[other] {""}
}.
taking-draw-again = { $players ->
    [2] As peças empataram.
   *[other] As maiores peças empataram.
} Clique em uma peça para tirar de novo.
taking-take = { $taken ->
    [0] Clique em { $count ->
        [7] sete
       *[other] { $count }
    } peças para pegá-las.
   *[other] Clique em mais { $count ->
        [one] uma
       *[other] { $count }
    }.
}

# Before that, while players pick their bones.
taking-takes-first = A saída é de { $name }, que pega primeiro.

# The button that does it for the player.
taking-draw-for-me = Tirar uma por mim
taking-take-all = Pegar por mim
taking-take-the-rest = Pegar o resto
# Asked once, after the button was used for three hands.
taking-deal-always-asks = Quer que suas peças sejam distribuídas automaticamente de agora em diante?
taking-deal-always = Sempre distribuir
taking-deal-not-now = Agora não

# After undoing.
taking-taken-back = Desfeito.
taking-undo-leaves = Você ainda não pegou nenhuma peça. Escolha “{ menu-undo }” de novo para voltar ao momento anterior a esta distribuição.
taking-undo-leaves-hand = Você ainda não jogou. Escolha “{ menu-undo }” de novo para voltar ao momento anterior a esta distribuição.

# What was drawn for the lead. $drawn is one or more of these.
taking-drew = { $who ->
    [you] Você tirou { $bone }
   *[other] { $name } tirou { $bone }
}
taking-drew-equal = { $drawn }: { $players ->
    [2] empate
   *[other] as maiores empatam
}, então todos tiram de novo.
taking-drew-leads = { $drawn }: { $who ->
    [you] a saída é sua
   *[other] a saída é de { $name }
}.
taking-drew-takes-first = { $drawn }: { $who ->
    [you] a saída é sua, e você pega primeiro
   *[other] a saída é de { $name }, que pega primeiro
}.

taking-other-takes = { $name } pega { $count ->
    [7] sete
   *[other] { $count }
} peças.

# A face-down bone, for a screen reader.
taking-back = Peça virada para baixo { $number } de { $count }

# A leader was chosen at random: who, and below it how.
taking-leads = { $who ->
    [you] A saída é sua
   *[other] A saída é de { $name }
}
taking-by-lot = por sorteio
