# The end of a hand.
hand-over-goes-out = { $who ->
    [you] Haces dominó
   *[other] { $name } hace dominó
}
hand-over-time-up = Se acabó el tiempo
hand-over-ended = La ronda ha terminado
hand-over-held = { $who ->
    [you] Tenías
   *[other] { $name } tenía
}
hand-over-pips = { $sum } { $count ->
    [one] punto
   *[other] puntos
}
hand-over-left = { $count ->
    [one] queda { $sum }
   *[other] quedan { $sum }
}
# A blocked hand of partners: names and pips of the two sides, like “You and Mia 23 : 31 Nestor and
# Otto”, or of one player of each. Then which hands count, and who wins a tie.
hand-over-compared = { $name } { $pips }{"\u00A0"}:{"\u00A0"}{ $their_pips } { $others }
hand-over-lowest-hands = Decide la mano más baja de cada bando.
hand-over-blocker = Se comparan las manos de quien cerró y del siguiente.
hand-over-tie-to-leader = Si hay empate, gana el bando que salió.
hand-over-tie-to-blocker = Si hay empate, gana el bando que cerró.
hand-over-tie-to-other = Si hay empate, gana el bando que no cerró.

hand-over-award = { $who ->
    [you] Tú { $signed }
    [you-and] { LIST("Tú", $partner) } { $signed }
    [partners] { LIST($name, $partner) } { $signed }
   *[other] { $name } { $signed }
}
hand-over-award-for-held = { $who ->
    [you] Tú { $signed } por los puntos de los demás
    [you-and] { LIST("Tú", $partner) } { $signed } por los puntos de los demás
    [partners] { LIST($name, $partner) } { $signed } por los puntos de los demás
   *[other] { $name } { $signed } por los puntos de los demás
}
hand-over-nobody = Nadie anota
hand-over-review = Repasar la ronda

# The end of a game: who won, and the game in one line.
game-over-wins = { $who ->
    [you] ¡Ganaste!
    [you-and] ¡Victoria para ti y para { $partner }!
    [partners] Ganan { LIST($name, $partner) }
   *[other] Gana { $name }
}
game-over-tied = Empate
game-over-six-love = { $game ->
    [brazilian-partners] ¡Buchuda!
   *[other] ¡Seis a cero!
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
   *[other] A cero
}
game-over-shut-out = { shut-out }: { $seats ->
    [two] el otro jugador no { $unit ->
        [hands] ganó ninguna ronda.
       *[points] anotó nada.
    }
    [partners] el otro bando no { $unit ->
        [hands] ganó ninguna ronda.
       *[points] anotó nada.
    }
   *[several] los demás no { $unit ->
        [hands] ganaron ninguna ronda.
       *[points] anotaron nada.
    }
}
game-over-every-hand = { $who ->
    [you] Ganaste todas las rondas.
    [you-and] Todas las rondas fueron para ti y para { $partner }.
    [partners] { LIST($name, $partner) } ganaron todas las rondas.
   *[other] { $name } ganó todas las rondas.
}
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
game-over-scores = da { $gained } y llega a { $score }
game-over-review = Repasar
game-over-more = Más
