# Games that are counted apart, and who played them.

# Rules that the player has mixed and not named.
game-unnamed = Mis reglas

seats-two = 2 jugadores
seats-three = 3 jugadores
seats-four = 4 jugadores
seats-partners = 4 por parejas

# Who plays against whom then.
seats-two-tip = Tú contra un rival
seats-three-tip = Tres jugadores, cada cual por su cuenta
seats-four-tip = Cuatro jugadores, cada cual por su cuenta
seats-partners-tip = Dos contra dos: tu pareja se sienta enfrente

# A game against one Nestor.
kind-one-nestor = { $game }, { $level }
kind-nestors = { $game }, { $seats }, { $level }
kind-people = { $game }, { $seats }, con otras personas

# Two partners. Not "y", which some names would turn into "e".
side-partners = { $one } con { $other }
side-points = { $side } { $points }

# Who wins what the player does: alone, or with a partner.
own-alone = Tú
own-with-partner = Tu bando

# Who wins what the player does not.
rival-nestor = Nestor
rival-others = Los demás

# $side is one name or two, so no verb goes with it.
history-you-won = Ganaste por { $own } a { $other }
history-side-won = { $side }: victoria, { $own } a { $other }
history-they-won = Victoria de { $side }: { $other } a { $own }
history-drawn = Empate, { $own } a { $other }
history-you-won-of-several = Ganaste con { $own }
history-they-won-of-several = Victoria de { $side } con { $other }
history-drawn-of-several = Empate
