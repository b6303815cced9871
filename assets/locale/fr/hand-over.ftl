# The end of a hand.
hand-over-goes-out = { $who ->
    [you] Vous faites domino
   *[other] { $name } fait domino
}
hand-over-blocked = Manche bloquée
hand-over-time-up = Temps écoulé
hand-over-ended = La manche est finie
hand-over-held = { $who ->
    [you] Vous aviez
   *[other] { $name } avait
}
hand-over-pips = { $sum } { $count ->
    [one] point
   *[other] points
}
hand-over-award = { $who ->
    [you] Vous { $signed }
    [you-and] { $partner } et vous { $signed }
    [partners] { LIST($name, $partner) } { $signed }
   *[other] { $name } { $signed }
}
hand-over-nobody = Personne ne marque
hand-over-review = Revoir la manche

# The end of a game: who won, and the game in one line.
game-over-wins = { $who ->
    [you] Vous gagnez !
    [you-and] { $partner } et vous gagnez !
    [partners] { LIST($name, $partner) } gagnent
   *[other] { $name } gagne
}
game-over-tied = Égalité
game-over-hands = { $hands ->
    [one] Une manche.
   *[other] { $hands } manches.
}
game-over-best-play = { $who ->
    [you] Votre meilleur coup : { $bone } pour { points }.
   *[other] Meilleur coup : { $bone } pour { points }, par { $name }.
}
game-over-timed = { $who ->
    [you] Votre résultat avec bonus : { $points }.
   *[other] Résultat avec bonus pour { $name } : { $points }.
}
# After the picture of the bone that won the game: what it scored, and the score then.
game-over-scores = rapporte { $gained } : { $score }
game-over-review = Revoir la partie
game-over-more = Plus
