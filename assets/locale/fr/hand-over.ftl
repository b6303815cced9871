# The end of a hand.
hand-over-goes-out = { $who ->
    [you] Vous faites domino
   *[other] { $name } fait domino
}
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
hand-over-left = reste { $sum }
# A blocked hand of partners: names and pips of the two sides, like “You and Mia 23 : 31 Nestor and
# Otto”, or of one player of each. Then which hands count, and who wins a tie.
hand-over-compared = { $name } { $pips }{"\u00A0"}:{"\u00A0"}{ $their_pips } { $others }
hand-over-lowest-hands = La main la plus faible de chaque équipe décide.
hand-over-blocker = On compare la main du joueur qui a bloqué et celle du suivant.
hand-over-tie-to-leader = À égalité, l’équipe qui a ouvert l’emporte.
hand-over-tie-to-blocker = À égalité, l’équipe qui a bloqué l’emporte.
hand-over-tie-to-other = À égalité, l’équipe qui n’a pas bloqué l’emporte.

hand-over-award = { $who ->
    [you] Vous { $signed }
    [you-and] { $partner } et vous { $signed }
    [partners] { LIST($name, $partner) } { $signed }
   *[other] { $name } { $signed }
}
hand-over-award-for-held = { $who ->
    [you] Vous { $signed } pour les points des autres
    [you-and] { $partner } et vous { $signed } pour les points des autres
    [partners] { LIST($name, $partner) } { $signed } pour les points des autres
   *[other] { $name } { $signed } pour les points des autres
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
game-over-six-love = { $game ->
    [brazilian-partners] Buchuda !
   *[other] Six à zéro !
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
   *[other] À zéro
}
game-over-shut-out = { shut-out } : { $unit ->
    [hands] aucune manche
   *[points] aucun point
} pour { $seats ->
    [two] l’autre joueur.
    [partners] l’autre équipe.
   *[several] les autres.
}
game-over-every-hand = { $who ->
    [you] Vous avez gagné toutes les manches.
    [you-and] { $partner } et vous avez gagné toutes les manches.
    [partners] { LIST($name, $partner) } ont gagné toutes les manches.
   *[other] { $name } a gagné toutes les manches.
}
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
game-over-scores = rapporte { $gained } et porte le total à { $score }
game-over-review = Revoir
game-over-more = Plus
