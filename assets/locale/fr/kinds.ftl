# Kinds of games in the tally, and who played them.

# The player’s own rules without a name.
game-unnamed = Mes règles

seats-two = 2 joueurs
seats-three = 3 joueurs
seats-four = 4 joueurs
seats-partners = 2 contre 2

# Games with other people.
kind-people = { $game }, { $seats }, avec d’autres personnes

# A score, only as a number if points are counted.
side-points = { $side } { UNIT($points) ->
    [hands] { points-counted }
   *[points] { $points }
}

# The heads of the columns: the player’s own side, alone or with a partner.
own-alone = Vous
own-with-partner = Votre équipe

# The other side.
rival-nestor = Nestor
rival-others = Les autres

# How a game ended. $side is the winner, if it isn’t “you”.
history-result = { $result ->
    [won] Vous avez gagné { $own } à { $other }
    [won-with-partner] { $side } : victoire { $own } à { $other }
    [lost] { $side } : victoire { $other } à { $own }
    [won-of-several] Vous avez gagné avec { $own }
    [lost-of-several] { $side } : victoire avec { $other }
    [drawn-of-several] Égalité
   *[drawn] Égalité, { $own } à { $other }
}
