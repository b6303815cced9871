# Kinds of games in the tally, and who played them.

# The player’s own rules without a name.
game-unnamed = Meine Regeln

seats-two = 2 Spieler
seats-three = 3 Spieler
seats-four = 4 Spieler
seats-partners = 2 gegen 2

# A game against one Nestor.
kind-one-nestor = { $game }, { $level }
kind-nestors = { $game }, { $seats }, { $level }
kind-people = { $game }, { $seats }, mit anderen

side-points = { $side } { $points }

# The heads of the columns: the player’s own side, alone or with a partner.
own-alone = Du
own-with-partner = Dein Team

# The other side.
rival-nestor = Nestor
rival-others = Andere

history-you-won = Gewonnen, { $own } zu { $other }
history-side-won = { $side }: Sieg, { $own } zu { $other }
history-they-won = Sieg für { $side }, { $other } zu { $own }
history-drawn = Unentschieden, { $own } zu { $other }
history-you-won-of-several = Gewonnen mit { $own }
history-they-won-of-several = Sieg für { $side } mit { $other }
history-drawn-of-several = Unentschieden
