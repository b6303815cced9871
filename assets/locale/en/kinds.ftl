# Kinds of games in the tally, and who played them.

# The player’s own rules without a name.
game-unnamed = My rules

seats-two = 2 players
seats-three = 3 players
seats-four = 4 players
seats-partners = 2 against 2

# A game against one Nestor.
kind-one-nestor = { $game }, { $level }
kind-nestors = { $game }, { $seats }, { $level }
kind-people = { $game }, { $seats }, with other people

side-points = { $side } { $points }

# The heads of the columns: the player’s own side, alone or with a partner.
own-alone = You
own-with-partner = Your side

# The other side.
rival-nestor = Nestor
rival-others = Others

history-you-won = You won { $own } to { $other }
history-side-won = { $side } won { $own } to { $other }
history-they-won = { $side } won { $other } to { $own }
history-drawn = Tied, { $own } to { $other }
history-you-won-of-several = You won with { $own }
history-they-won-of-several = { $side } won with { $other }
history-drawn-of-several = Tied
