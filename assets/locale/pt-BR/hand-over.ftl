# The end of a hand.
hand-over-goes-out = { $who ->
    [you] Você bateu
   *[other] { $name } bateu
}
hand-over-time-up = O tempo acabou
hand-over-ended = A rodada acabou
hand-over-held = { $who ->
    [you] Você tinha
   *[other] { $name } tinha
}
hand-over-pips = { $sum } { $count ->
    [one] ponto
   *[other] pontos
}
hand-over-left = { $count ->
    [one] resta { $sum }
   *[other] restam { $sum }
}
# A blocked hand of partners: names and pips of the two sides, like “You and Mia 23 : 31 Nestor and
# Otto”, or of one player of each. Then which hands count, and who wins a tie.
hand-over-compared = { $name } { $pips }{"\u00A0"}:{"\u00A0"}{ $their_pips } { $others }
hand-over-lowest-hands = Decide a mão mais baixa de cada dupla.
hand-over-blocker = Comparam-se as mãos de quem trancou e do seguinte.
hand-over-tie-to-leader = No empate, vence a dupla que fez a saída.
hand-over-tie-to-blocker = No empate, vence a dupla que trancou.
hand-over-tie-to-other = No empate, vence a dupla que não trancou.

hand-over-award = { $who ->
    [you] Você { $signed }
    [you-and] Você e { $partner } { $signed }
    [partners] { LIST($name, $partner) } { $signed }
   *[other] { $name } { $signed }
}
hand-over-award-for-held = { $who ->
    [you] Você { $signed } pelos pontos dos outros
    [you-and] Você e { $partner } { $signed } pelos pontos dos outros
    [partners] { LIST($name, $partner) } { $signed } pelos pontos dos outros
   *[other] { $name } { $signed } pelos pontos dos outros
}
hand-over-nobody = Ninguém marca
hand-over-review = Rever a rodada

# The end of a game: who won, and the game in one line.
game-over-wins = { $who ->
    [you] Você venceu!
    [you-and] Você e { $partner } venceram!
    [partners] { LIST($name, $partner) } venceram
   *[other] { $name } venceu
}
game-over-tied = Empate
game-over-six-love = { $game ->
    [brazilian-partners] Buchuda!
   *[other] Seis a zero!
}
# A game in which the others never had anything, in the word of the game’s country. A row of the card says so.
shut-out = { $game ->
    [brazilian-partners] Buchuda
    [spanish-partners] Zapatero
    [latin-partners] Zapatero
    [dominican] Pollona
    [cuban] Pollona
    [jamaican-partners] Six-love
    [cut-throat] Six-love
   *[other] De zero
}
game-over-shut-out = { shut-out }: { $unit ->
    [hands] nenhuma rodada
   *[points] nenhum ponto
} para { $seats ->
    [two] o outro jogador.
    [partners] a outra dupla.
   *[several] os outros.
}
game-over-every-hand = { $who ->
    [you] Você venceu todas as rodadas.
    [you-and] Você e { $partner } venceram todas as rodadas.
    [partners] { LIST($name, $partner) } venceram todas as rodadas.
   *[other] { $name } venceu todas as rodadas.
}
game-over-hands = { $hands ->
    [one] Uma rodada.
   *[other] { $hands } rodadas.
}
game-over-best-play = { $who ->
    [you] Sua melhor jogada: { $bone }, { points }.
   *[other] Melhor jogada: { $bone } de { $name }, { points }.
}
game-over-timed = { $who ->
    [you] Seu resultado com bônus: { $points }.
   *[other] Resultado de { $name } com bônus: { $points }.
}
# After the picture of the bone that won the game: what it scored, and the score then.
game-over-scores = vale { $gained } e chega a { $score }
game-over-review = Rever
game-over-more = Mais
