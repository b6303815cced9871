# What is to be done next, and what is said of what was done.
# $who and $name are as in log.ftl.

turn-table-count = Suma
turn-ok = OK
turn-pass-on = Pasar la pantalla
turn-draw = Robar
turn-pass = Pasar
turn-new-hand = Nueva ronda
turn-end-game = Terminar partida
turn-new-game = Partida nueva
turn-result = { window-result }
turn-score-sheet = Puntos
turn-leave-again = Volver a mi partida
turn-claim = Cantar
# In the field for the number, where scores are shown as points, and as fives.
turn-claim-points = Puntos
turn-claim-fives = Cincos: 10 son 2
turn-nothing = Nada
turn-muggins = ¡Muggins!

turn-of = { $who ->
    [you] Tu turno
   *[other] Turno de { $name }
}
turn-leads = { $who ->
    [you] Sales tú
   *[other] Sale { $name }
}
turn-lead-with = Salir con { $bone }
turn-choose-an-end = Elige un extremo para { $bone }
turn-blow-up = Elige qué ficha volar
turn-no-firecracker = Ahora no se puede volar ninguna ficha.
turn-without-firecrackers = En esta partida no hay petardos.
turn-no-clock = Esta partida no tiene ningún reloj en marcha.
turn-fits-several = { $bone } encaja en más de un extremo: haz clic en el que quieras, o elígelo con Arriba o Abajo y pulsa Enter.

# What somebody holds.
turn-hand-open = { bones }, { $pips ->
    [one] 1 punto
   *[other] { $pips } puntos
}
turn-boneyard = { $count ->
    [0] Pozo vacío
   *[other] { $count } en el pozo
}
turn-target = de { $target }

# For a screen reader: a player, and what the table counts.
turn-status = { $name }: { $score }, { $hand }
turn-status-target = { $name }: { $score } de { $target }, { $hand }
turn-count = Suma de la mesa: { $count }
turn-count-and-boneyard = Suma de la mesa: { $count }. { $boneyard }

turn-game-to = { $game } a { $target }
turn-game-number = Partida número { $number }

turn-rules-wait = Las nuevas reglas valen desde la próxima ronda.
turn-undone = { $who ->
    [you] Deshecho. Vuelve a ser tu turno.
   *[other] Deshecho. Vuelve a ser el turno de { $name }.
}
turn-undoes-others = La última jugada fue de { $name }. Para retirarla, elige Deshacer otra vez.
turn-give-up-first = Esta partida tiene reloj: abandónala antes de volver a la anterior.
turn-leaves-closed-game = Una partida con reloj acaba para siempre. Deshacer otra vez recupera la anterior; esta sigue contada.
turn-takes-out = Esta partida ya cuenta. Deshacer la quita del historial y del recuento hasta que vuelva a terminar. Si lo quieres, deshaz otra vez.
turn-closed-game-stays = Una partida con reloj acaba para siempre: no se puede deshacer.
turn-game-back = La partida anterior vuelve a estar en la mesa.
turn-tally-back = El recuento de partidas ha vuelto.
turn-history-back = El historial ha vuelto.
turn-done-again = Rehecho.
turn-later-game-back = La partida posterior vuelve a estar en la mesa.
turn-tally-cleared-again = El recuento de partidas está otra vez borrado.
turn-history-cleared-again = El historial está otra vez borrado.
turn-not-yours = Es el turno de { $name }.
turn-hand-over = Esta ronda ha terminado: pulsa el botón para seguir.
turn-nothing-to-undo = No hay nada que deshacer.
turn-nothing-to-redo = No hay nada que rehacer.
turn-preserved = Posición marcada. Volver a la marca la recupera.
turn-preserved-as-it-stands = Queda marcada la partida tal como está, no este momento. Volver a la marca la recupera.
turn-restored = La posición marcada ha vuelto. Deshacer vuelve a la otra partida.
turn-nothing-preserved = Aún no se ha marcado ninguna posición.
turn-tally-cleared = El recuento de partidas está borrado. Deshacer lo recupera.
turn-history-cleared = El historial está borrado. Deshacer lo recupera.
turn-give-up = La partida de la mesa no ha terminado. Otra la sustituye; Deshacer puede recuperarla.
turn-loses = La partida de la mesa no ha terminado. Cuenta como perdida si otra la sustituye.

# A game is looked back at: the hand by its number, how many of its actions have
# been done and how many it has, and what happened last.
turn-review-place = { $done ->
    [0] Ronda { $hand }, el reparto. { $happened }
   *[other] Ronda { $hand }, { $done } de { $actions }. { $happened }
}

# In the menu bar: the game goes on from a moment that was looked back at, or
# plays the same deals again with the hands exchanged.
turn-from-look-back = Nuevo intento
turn-other-seat = Otro asiento
turn-other-seat-hand = Una ronda, otro asiento
# Bones that were not dealt, where nobody draws.
turn-left-over = { $count ->
    [one] Sobra 1
   *[other] Sobran { $count }
}

# For a screen reader: what a command has turned on or off; $what is its line in the menu.
ear-switched = { $what }: { $is ->
    [on] sí
   *[off] no
}

# For a screen reader: what is to be done where no bone can be played, $button being the name
# of the button; the bone that was just drawn; the numbers that can be played at.
ear-nothing-fits = Ninguna de tus fichas encaja: { $button }.
ear-drawn = Robada: { $bone }.
ear-go-through = El tabulador lo recorre.
ear-open = Abiertos: { $numbers }

# For a screen reader: a window that has been opened.
ear-window = Ventana: { $title }
