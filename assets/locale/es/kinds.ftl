# Kinds of games in the tally, and who played them.

# The player’s own rules without a name.
game-unnamed = Mis reglas

seats-two = 2 jugadores
seats-three = 3 jugadores
seats-four = 4 jugadores
seats-partners = 4 por parejas

# Games with other people.
kind-people = { $game }, { $seats }, con otras personas

side-points = { $side } { $points }

# The heads of the columns: the player’s own side, alone or with a partner.
own-alone = Tú
own-with-partner = Tu bando

# The other side.
rival-nestor = Nestor
rival-others = Los demás

# How a game of the history ended. $side is whoever won, one name or two, so no
# verb agrees with it.
history-won = { $winner ->
    [you] Ganaste por { $own } a { $other }
    [side] { $side }: victoria, { $own } a { $other }
   *[other] Victoria de { $side }: { $other } a { $own }
}
history-drawn = Empate, { $own } a { $other }
history-won-of-several = { $winner ->
    [you] Ganaste con { $most }
   *[other] Victoria de { $side } con { $most }
}
history-drawn-of-several = Empate
