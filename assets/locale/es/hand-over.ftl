# The end of a hand.
hand-over-goes-out = { $who ->
    [you] Haces dominó
   *[other] { $name } hace dominó
}
hand-over-blocked = Ronda cerrada
hand-over-time-up = Se acabó el tiempo
hand-over-ended = La ronda ha terminado
hand-over-held = { $who ->
    [you] Te quedaban
   *[other] A { $name } le quedaban
}
hand-over-pips = { $sum } { $count ->
    [one] punto
   *[other] puntos
}
hand-over-award = { $who ->
    [you] Tú { $signed }
    [you-and] { LIST("Tú", $partner) } { $signed }
    [partners] { LIST($name, $partner) } { $signed }
   *[other] { $name } { $signed }
}
hand-over-nobody = Nadie anota
hand-over-review = Repasar la ronda

# The end of a game: who won, and the game in one line.
game-over-wins = { $who ->
    [you] ¡Has ganado!
    [you-and] ¡Victoria para ti y para { $partner }!
    [partners] Ganan { LIST($name, $partner) }
   *[other] Gana { $name }
}
game-over-tied = Empate
game-over-hands = { $hands ->
    [one] Una ronda.
   *[other] { $hands } rondas.
}
game-over-best-play = { $who ->
    [you] Tu mejor jugada: { $bone }, { points }.
   *[other] Mejor jugada: { $bone } de { $name }, { points }.
}
game-over-timed = { $who ->
    [you] Tu resultado con premios: { $points }.
   *[other] Resultado de { $name } con premios: { $points }.
}
# After the picture of the bone that won the game: what it scored, and the score then.
game-over-scores = da { $gained }: { $score }
game-over-review = Repasar la partida
game-over-more = Más
