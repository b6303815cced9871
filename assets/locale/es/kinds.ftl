# Kinds of games in the tally, and who played them.

# The player’s own rules without a name.
game-unnamed = Mis reglas

seats-two = 2 jugadores
seats-three = 3 jugadores
seats-four = 4 jugadores
seats-partners = 2 contra 2

# Games with other people.
kind-people = { $game }, { $seats }, con otras personas

# A score, only as a number if points are counted.
side-points = { $side } { UNIT($points) ->
    [hands] { points-counted }
   *[points] { $points }
}

# The heads of the columns: the player’s own side, alone or with a partner.
own-alone = Tú
own-with-partner = Tu bando

# The other side.
rival-nestor = Nestor
rival-others = Los demás

# $side may be one name or two, so no verb agrees with it.
# How a game ended. $side is the winner, if it isn’t “you”.
history-result = { $result ->
    [won] Ganaste por { $own } a { $other }
    [won-with-partner] { $side }: victoria, { $own } a { $other }
    [lost] Victoria de { $side }: { $other } a { $own }
    [won-of-several] Ganaste con { $own }
    [lost-of-several] Victoria de { $side } con { $other }
    [drawn-of-several] Empate
   *[drawn] Empate, { $own } a { $other }
}
