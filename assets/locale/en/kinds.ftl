# Kinds of games in the tally, and who played them.

# The player’s own rules without a name.
game-unnamed = My rules

seats-two = 2 players
seats-three = 3 players
seats-four = 4 players
seats-partners = 2 against 2

# Games with other people.
kind-people = { $game }, { $seats }, with other people

# A score, only as a number if points are counted.
side-points = { $side } { UNIT($points) ->
    [hands] { points-counted }
   *[points] { $points }
}

# The heads of the columns: the player’s own side, alone or with a partner.
own-alone = You
own-with-partner = Your side

# The other side.
rival-nestor = Nestor
rival-others = Others

# How a game ended. $side is the winner, if it isn’t “you”.
history-result = { $result ->
    [won] You won { $own } to { $other }
    [won-with-partner] { $side } won { $own } to { $other }
    [lost] { $side } won { $other } to { $own }
    [won-of-several] You won with { $own }
    [lost-of-several] { $side } won with { $other }
    [drawn-of-several] Tied
   *[drawn] Tied, { $own } to { $other }
}
