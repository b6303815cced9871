# Kinds of games in the tally, and who played them.

# The player’s own rules without a name.
game-unnamed = Minhas regras

seats-two = 2 jogadores
seats-three = 3 jogadores
seats-four = 4 jogadores
seats-partners = 2 contra 2

# Games with other people.
kind-people = { $game }, { $seats }, com outras pessoas

# A score, only as a number if points are counted.
side-points = { $side } { UNIT($points) ->
    [hands] { points-counted }
   *[points] { $points }
}

# The heads of the columns: the player’s own side, alone or with a partner.
own-alone = Você
own-with-partner = Sua dupla

# The other side.
rival-nestor = Nestor
rival-others = Os outros

# How a game ended. $side is the winner, if it isn’t “you”.
history-result = { $result ->
    [won] Você venceu por { $own } a { $other }
    [won-with-partner] Vitória de { $side } por { $own } a { $other }
    [lost] Vitória de { $side } por { $other } a { $own }
    [won-of-several] Você venceu com { $own }
    [lost-of-several] Vitória de { $side } com { $other }
    [drawn-of-several] Empate
   *[drawn] Empate, { $own } a { $other }
}
