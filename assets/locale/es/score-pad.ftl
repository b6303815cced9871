# El anotador.

pad-game = Juego
pad-game-mexican-train = Tren mexicano
pad-game-chicken-foot = Pata de gallina
pad-game-straight = Dominó clásico
pad-game-fives = Cincos
pad-game-pairs = Parejas a 100
pad-game-free = Libre

pad-round = Ronda { $round }
pad-round-of = Ronda { $round } de { $rounds }
pad-round-of-double = Ronda { $round } de { $rounds } ({ $doublet ->
    [0] doble blanca
   *[other] doble { $doublet }
})
pad-round-double = { $doublet ->
    [0] Doble blanca
   *[other] Doble { $doublet }
}

pad-highest-wins = Gana quien tenga más
pad-lowest-wins = Gana quien tenga menos
pad-to = A { $target } puntos
pad-lowest-to = A { $target } puntos, gana quien tenga menos
pad-exactly = A { $target } puntos exactos

pad-side = Bando { $number }
pad-deals = reparte
pad-leads = va ganando
pad-wins = gana
pad-out = no juega

pad-cell = { $name }, { $round }: { $written }
pad-cell-corrected = { $name }, { $round }: { $written }, antes { $before }
pad-cell-empty = { $name }, { $round }: vacío
pad-cell-sits-out = { $name }, { $round }: no juega
pad-writing = Anotando para { $name }, { $round }: { $written }

pad-correct = Haz clic en cualquier número para corregirlo.
pad-sit-out-hint = Si alguien no juega, indícalo en el menú de arriba.
pad-left = { $count ->
    [one] Queda una ronda.
   *[other] Quedan { $count } rondas.
}
pad-won = Gana { $name }.
pad-won-missed = Gana { $name }, con { $count ->
    [one] una ronda menos.
   *[other] { $count } rondas menos.
}
pad-total-missed = { $total } ({ $count ->
    [one] una ronda menos
   *[other] { $count } rondas menos
})
pad-tied = Empate entre { $names }.
pad-past-target = { $name } se pasa de { $target }. Si no vale, cámbialo por 0.
pad-sitting-out = { $names } { $count ->
    [one] no juega hasta que hagas clic en «{ pad-out }» y anotes puntos.
   *[other] no juegan hasta que hagas clic en «{ pad-out }» y anotes puntos.
}
pad-is-full = Esta hoja está llena. Empieza otra.
pad-cleared = Todos los puntos están borrados. «{ menu-undo }» los recupera.

pad-minus = Cambiar el signo
pad-plus = Sumar otro número
pad-backspace = Borrar una cifra
pad-next = Sigue: { $name }
# Where no side is next: the side that is being written for.
pad-write = Anotar para { $name }
pad-sits-out = { $name } no juega
pad-plays-again = { $name } vuelve a la partida

pad-more = Más sobre esta hoja
pad-copy-text = Copiar como texto
pad-clear = Borrar todos los puntos
pad-set-up = Nombres y juego
pad-pads = Todas las hojas
pad-back = Volver a la hoja
pad-begin = Empezar

pad-sides-label = Jugadores o parejas
# Below the number of players or teams, after it was made smaller.
pad-kept = Los puntos de { $names } quedan guardados.
pad-sides = { $count } bandos
pad-name = Nombre del bando { $number }
pad-up = Subir a { $name }
pad-down = Bajar a { $name }
pad-deals-first = { $name } reparte primero
pad-deals-first-label = Reparte primero
# During the game, in place of the two above.
pad-deals-now = { $name } reparte ahora
pad-deals-now-label = Reparte ahora
pad-wins-label = Quién gana
pad-highest = Más puntos
pad-lowest = Menos puntos
pad-target = Meta
pad-no-target = Ninguna
pad-exact = Hay que llegar justo a la meta
pad-by-round = Una fila por ronda
pad-by-round-explained = En cada ronda se anota algo a todos, aunque sea 0.
pad-first-doublet = Primer doble
pad-no-doublet = Ninguno
pad-rounds = Rondas
pad-any-rounds = Sin límite
pad-keeping = Tablero

pad-new = Hoja nueva
pad-spoken = { $game }, { $date }: { $standing }
pad-no-date = sin anotar
pad-delete = Eliminar la hoja «{ $game }, { $date }»
pad-undelete = Deshacer la eliminación
pad-too-many = Caben { $count } hojas. Elimina una primero.
