# Before a hand: drawing for the lead, and picking one’s bones. $who and $name are as in log.ftl.
# $players is how many draw.

# What to do next.
taking-draw = Clique em uma peça para a saída. Sai quem tirar a maior{ $players ->
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
taking-takes-first = { $name } sai e pega primeiro.

# The button that does it for the player.
taking-draw-for-me = Tirar uma por mim
taking-take-all = Pegar por mim
taking-take-the-rest = Pegar o resto
# Asked once, after the button was used for three hands.
taking-deal-always-asks = Quer que suas peças sejam distribuídas de agora em diante?
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
    [you] você sai
   *[other] { $name } sai
}.
taking-drew-takes-first = { $drawn }: { $who ->
    [you] você sai e pega primeiro
   *[other] { $name } sai e pega primeiro
}.

taking-other-takes = { $name } pega { $count ->
    [7] sete
   *[other] { $count }
} peças.

# A face-down bone, for a screen reader.
taking-back = Peça virada para baixo { $number } de { $count }

# A leader was chosen at random: who, and below it how.
taking-leads = { $who ->
    [you] Você sai
   *[other] { $name } sai
}
taking-by-lot = por sorteio
