# Kinds of games in the tally, and who played them.

# The player’s own rules without a name.
game-unnamed = Meine Regeln

seats-two = 2 Spieler
seats-three = 3 Spieler
seats-four = 4 Spieler
seats-partners = 2 gegen 2

# Games with other people.
kind-people = { $game }, { $seats }, mit anderen

# A score, only as a number if points are counted.
side-points = { $side } { UNIT($points) ->
    [hands] { points-counted }
   *[points] { $points }
}

# The heads of the columns: the player’s own side, alone or with a partner.
own-alone = Du
own-with-partner = Dein Team

# The other side.
rival-nestor = Nestor
rival-others = Andere

# How a game ended. $side is the winner, if it isn’t “you”.
history-result = { $result ->
    [won] Gewonnen, { $own } zu { $other }
    [won-with-partner] { $side }: Sieg, { $own } zu { $other }
    [lost] Sieg für { $side }, { $other } zu { $own }
    [won-of-several] Gewonnen mit { $own }
    [lost-of-several] Sieg für { $side } mit { $other }
    [drawn-of-several] Unentschieden
   *[drawn] Unentschieden, { $own } zu { $other }
}
