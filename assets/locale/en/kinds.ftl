# Kinds of games in the tally, and who played them.

# The player’s own rules without a name.
game-unnamed = My rules

seats-two = 2 players
seats-three = 3 players
seats-four = 4 players
seats-partners = 2 against 2

# Games with other people.
kind-people = { $game }, { $seats }, with other people

side-points = { $side } { $points }

# The heads of the columns: the player’s own side, alone or with a partner.
own-alone = You
own-with-partner = Your side

# The other side.
rival-nestor = Nestor
rival-others = Others

# How a game of the history ended. $side is whoever won.
history-won = { $winner ->
    [you] You won { $own } to { $other }
    [side] { $side } won { $own } to { $other }
   *[other] { $side } won { $other } to { $own }
}
history-drawn = Tied, { $own } to { $other }
history-won-of-several = { $winner ->
    [you] You won with { $most }
   *[other] { $side } won with { $most }
}
history-drawn-of-several = Tied
