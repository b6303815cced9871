# The New game window.

settings-from-the-next-game = Los cambios de reglas se aplican en la próxima partida.
settings-no-nestor = Solo juegan personas.

# Several Nestors at different levels.
level-range = { $from } a { $to }

new-game-seats = Jugadores
new-game-partners = Parejas
new-game-seat = { $of ->
    [partner] Asiento { $number }, tu pareja
   *[other] Asiento { $number }
}
# Above the player’s seats of a game in pairs.
new-game-side = { $of ->
    [partner] Tu pareja
   *[other] Rival
}
new-game-someone = Otra persona…
new-game-someone-tip = Se turna contigo en este equipo; no se juega en red.
new-game-player = Jugador { $number }
new-game-name = Nombre de quien ocupa el asiento { $number }
new-game-known-name = Ya hay en este equipo otro jugador llamado { $name }.
new-game-same-name = No puede haber dos jugadores llamados { $name }.

new-game-against = Contra
new-game-others = Los demás
new-game-no-learner = Aquí no hay «{ level-learner }»
new-game-each-seat = Asiento por asiento…
new-game-points = Puntos
new-game-hands = Rondas
new-game-holes = Agujeros
new-game-claims = Los jugadores cantan sus puntos
new-game-keeps = Tu partida no se pierde: «{ menu-undo }» vuelve a ella.
new-game-keeps-timed = Tu partida no se pierde: después de esta partida con reloj, «{ menu-undo }» vuelve a ella.
new-game-start = Quién sale

new-game-more = Más juegos
new-game-your-games = Tus juegos
new-game-lately = Jugados recientemente
new-game-pictures = Ver como imágenes
new-game-rules = Reglas
new-game-changes = { $count ->
    [0] sin cambios
    [one] 1 cambio
   *[other] { $count } cambios
}
new-game-reset = Restablecer
new-game-save-own = Guardar en tus juegos…

new-game-play = Jugar a { $game }

# Who leads the games after the first, each with a tooltip.
new-game-way = { $leads ->
    [winner] Quien gana
   *[other] Sacar ficha cada vez
}
new-game-way-tip = { $leads ->
    [winner] Aunque gane por un cierre. Solo se saca ficha en la primera partida.
   *[other] Antes de cada partida todos sacan una ficha; sale quien saque la más alta.
}

# The search field, and what it shows when it finds nothing.
new-game-search = Buscar juegos y reglas
new-game-nothing-found = No hay juegos ni reglas que coincidan. Prueba con otra palabra.
new-game-choose = Elige uno de los juegos encontrados.

# Games and counts that people look for, and that the program does not have. They are found by
# their keywords.
absent-mexican-train = Este programa no tiene el tren mexicano ni fichas más altas que el doble nueve.
absent-chicken-foot = Este programa no tiene el juego de la pata de gallina.
absent-shut-out = En este programa, dejar a cero a los rivales (pollona, zapatero) no vale doble.
absent-key-bone = En este programa, hacer dominó con la única ficha que encajaba no vale doble.
absent-penalties = Este programa no tiene juegos en los que los puntos cuentan en contra.
absent-barbados = Este programa no tiene los juegos de Barbados y Trinidad.
absent-told = { $told } Lo más parecido es «{ $nearest }».

# On the card of a game: the points to win, and the player’s record.
card-one-hand = una ronda
card-to = { $unit ->
    [fives] hasta el agujero { $target }
   *[points] a { $target }
}
card-record = { $played ->
    [0] Sin jugar todavía
    [one] Jugado una vez, { $won ->
        [0] sin ganar
       *[other] con victoria
    }
   *[other] Jugado { $played } veces, { $won ->
        [0] sin ganar
        [one] con 1 victoria
       *[other] con { $won } victorias
    }
}

# The same for a screen reader.
card-spoken = { $name }, { $target }. { $sentence } { $record }.
