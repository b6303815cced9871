# Kinds of games in the tally, and who played them.

# The player’s own rules without a name.
game-unnamed = Mis reglas

seats-two = 2 jugadores
seats-three = 3 jugadores
seats-four = 4 jugadores
seats-partners = 4 por parejas

# A game against one Nestor.
kind-one-nestor = { $game }, { $level }
kind-nestors = { $game }, { $seats }, { $level }
kind-people = { $game }, { $seats }, con otras personas

side-points = { $side } { $points }

# The heads of the columns: the player’s own side, alone or with a partner.
own-alone = Tú
own-with-partner = Tu bando

# The other side.
rival-nestor = Nestor
rival-others = Los demás

# $side may be one name or two, so no verb agrees with it.
history-you-won = Ganaste por { $own } a { $other }
history-side-won = { $side }: victoria, { $own } a { $other }
history-they-won = Victoria de { $side }: { $other } a { $own }
history-drawn = Empate, { $own } a { $other }
history-you-won-of-several = Ganaste con { $own }
history-they-won-of-several = Victoria de { $side } con { $other }
history-drawn-of-several = Empate
