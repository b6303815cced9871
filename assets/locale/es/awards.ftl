# What the end of a hand came to. $who, $name and $partner are as in log.ftl.
#
# Pips and points are both “puntos”; the pips left in hands are called “puntos en mano”. A verb
# with “Ana y tú” would need “vosotros” or “ustedes”, so “tu bando” is the subject.

pips = { $count ->
    [one] 1 punto en mano
   *[other] { $count } puntos en mano
}
# UNIT is `hands` where hands are counted.
points-counted = { UNIT($points) ->
    [hands] { $points ->
        [one] 1 ronda
       *[other] { $points } rondas
    }
   *[points] { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
}
points = { points-counted }

# The pips that each player held at the end of a hand.
held = { $who ->
    [you] Puntos en mano: tú ({ $count }), { $others }.
   *[other] Puntos en mano: { $name } ({ $count }), { $others }.
}
held-other = { $name } ({ $pips })
# The same for two sides. $sum is like `9 + 5`, $their_sum like `12 + 20 = 32`.
held-by-partners = { $who ->
    [you-and] Puntos en mano: { LIST("tú", $partner) }, { $sum }{"\u00A0"}={"\u00A0"}{ $count }; { $others }, { $their_sum }.
   *[partners] Puntos en mano: { LIST($name, $partner) }, { $sum }{"\u00A0"}={"\u00A0"}{ $count }; { $others }, { $their_sum }.
}

# What an award is made of. The sentences further down take it as $made_of.
award-several-hands = { $sum }{"\u00A0"}={"\u00A0"}{ pips }
award-half = La mitad de { pips }{ $rounded ->
    [down] , redondeada hacia abajo
   *[no] {""}
}
award-domino = Por hacer dominó
award-block = El cierre
award-last-bone = La última ficha y hacer dominó, { $sum }
award-five-a-bone = { $count ->
    [one] { $points } por la ficha que quedaba
   *[other] { $points } por cada una de las { $count } fichas que quedaban
}
award-to-nearest-five = { $made_of }, con redondeo al cinco más próximo
award-nearest-five = { $made_of }, con redondeo a { $nearest }
award-in-brackets = { $made_of }, por tramos
# The same where points are shown as fives.
award-in-fives = { $made_of } ({ $fives ->
    [one] 1 cinco
   *[other] { $fives } cincos
})

# What a side scored or lost by the award.
award-scored = { $made_of }: { $points ->
    [0] 0, así que { $who ->
        [you] no anotaste nada
        [you-and] tu bando no anotó nada
        [partners] { LIST($name, $partner) } no anotaron nada
       *[other] { $name } no anotó nada
    }.
   *[other] { $who ->
        [you] anotaste { points }
        [you-and] tu bando anotó { points }
        [partners] { LIST($name, $partner) } anotaron { points }
       *[other] { $name } anotó { points }
    }.
}
award-lost = { $made_of }: { $points ->
    [0] { $who ->
        [you] no perdiste nada
        [you-and] tu bando no perdió nada
        [partners] { LIST($name, $partner) } no perdieron nada
       *[other] { $name } no perdió nada
    }.
   *[other] { $who ->
        [you] perdiste { points }
        [you-and] tu bando perdió { points }
        [partners] { LIST($name, $partner) } perdieron { points }
       *[other] { $name } perdió { points }
    }.
}
award-void = { $who ->
    [you] { $made_of }: con { points } te pasabas de la meta y no se anotó nada.
    [you-and] { $made_of }: con { points } tu bando se pasaba de la meta y no se anotó nada.
    [partners] { $made_of }: con { points } { LIST($name, $partner) } se pasaban de la meta y no se anotó nada.
   *[other] { $made_of }: con { points } { $name } se pasaba de la meta y no se anotó nada.
}
award-nobody = { $made_of }{ $rounded ->
    [yes] : 0
   *[no] {""}
}, así que nadie anotó.
award-equal = Empate: nadie anotó.
award-starts-over = Empate: la partida vuelve a empezar.
award-lowest-equal = Empate entre las manos más bajas: nadie anotó.
# How a player went out if that made the hand worth more, in the game’s own word.
way-out = { $way ->
    [doublet] con un doble
    [doublet-at-both-ends] cruzada
   *[both-ends] capicúa
}
award-hand-won = { $who ->
    [you] Ganaste la ronda
    [you-and] Tu bando ganó la ronda
    [partners] { LIST($name, $partner) } ganaron la ronda
   *[other] { $name } ganó la ronda
}{ $hands ->
    [one] {""}
   *[other] ; vale por { $hands }
}{ $way ->
    [none] {""}
   *[other] {" "}({ way-out })
}.
award-hands-lost = { $who ->
    [you] Se corta tu racha de { points-counted }: todos vuelven a cero.
    [you-and] Se corta la racha de { points-counted } de tu bando: todos vuelven a cero.
    [partners] Se corta la racha de { points-counted } de { LIST($name, $partner) }: todos vuelven a cero.
   *[other] Se corta la racha de { points-counted } de { $name }: todos vuelven a cero.
}
award-hands-cleared = Ya todos han ganado una ronda y vuelven a cero: { $who ->
    [you] tenías { points-counted }.
    [you-and] tu bando tenía { points-counted }.
    [partners] { LIST($name, $partner) } tenían { points-counted }.
   *[other] { $name } tenía { points-counted }.
}
award-hand-void = { $who ->
    [you] Ganaste la ronda, pero te pasabas de la meta y no cuenta.
    [you-and] Tu bando ganó la ronda, pero se pasaba de la meta y no cuenta.
    [partners] { LIST($name, $partner) } ganaron la ronda, pero se pasaban de la meta y no cuenta.
   *[other] { $name } ganó la ronda, pero se pasaba de la meta y no cuenta.
}
award-hand-not-won = { $tied ->
    [yes] Empate
   *[no] { blocked-hand }
}: nadie ganó la ronda.
award-carried = Empate: nadie ganó la ronda, y la siguiente vale una más.
award-carried-once = Empate: nadie ganó la ronda, y la siguiente vale dos.
award-block-brings-nothing = Nadie anotó: en este juego un cierre no vale nada.

# What a blocked hand is called. $game names the game, as its country may have its own word.
blocked-hand = { $game ->
    [latin-partners] Tranca
    [spanish-partners] Cierre
    [dominican] Tranque
    [cuban] Tranque
    [puerto-rican] Tranque
    [puerto-rican-short-game] Tranque
   *[other] Ronda cerrada
}

# A bonus in the game’s own word. On the table and at the end of a hand its points follow.
bonus-name = { $bonus ->
    [capicua] Capicúa
    [chuchazo] Chuchazo
    [pass-after-lead] Pase de salida
    [all-pass] { $game ->
        [dominican] Pase corrido
       *[other] Paso redondo
    }
   *[first-hands] Primeras rondas
}
bonus-scored = { bonus-name } +{ $points }
