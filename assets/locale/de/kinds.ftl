# Kinds of games in the tally, and who played them.

# The player’s own rules without a name.
game-unnamed = Meine Regeln

seats-two = 2 Spieler
seats-three = 3 Spieler
seats-four = 4 Spieler
seats-partners = 2 gegen 2

# Games with other people.
kind-people = { $game }, { $seats }, mit anderen

side-points = { $side } { $points }

# The heads of the columns: the player’s own side, alone or with a partner.
own-alone = Du
own-with-partner = Dein Team

# The other side.
rival-nestor = Nestor
rival-others = Andere

# How a game of the history ended. $side is whoever won.
history-won = { $winner ->
    [you] Gewonnen, { $own } zu { $other }
    [side] { $side }: Sieg, { $own } zu { $other }
   *[other] Sieg für { $side }, { $other } zu { $own }
}
history-drawn = Unentschieden, { $own } zu { $other }
history-won-of-several = { $winner ->
    [you] Gewonnen mit { $most }
   *[other] Sieg für { $side } mit { $most }
}
history-drawn-of-several = Unentschieden
