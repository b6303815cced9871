# What to do next, and what was just done. $who and $name are as in log.ftl.

turn-table-count = Suma
turn-ok = OK
turn-pass-on = Siguiente jugador
turn-draw = Robar
turn-yield = Que salga tu pareja
turn-pass = Pasar
turn-new-hand = Siguiente ronda
turn-end-game = Terminar partida
turn-new-game = { window-new-game }
turn-result = { window-result }
turn-leave-again = { menu-leave-again }
turn-score-sheet = Puntos
turn-claims = ¿Cuánto cantas?
turn-nothing = Sin puntos
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
turn-blow-up = Elige qué ficha hacer saltar
turn-no-firecracker = Ahora no hay ninguna ficha que puedas hacer saltar.
turn-without-firecrackers = En esta partida no hay petardos.
turn-fits-several = { $bone } encaja en más de un extremo. Haz clic en uno, o elígelo con las flechas arriba o abajo y pulsa Enter.

# What a player holds.
turn-hand = { bones }{ $pips ->
    [none] {""}
    [one] , 1 punto
   *[other] , { $pips } puntos
}
turn-boneyard = { $count ->
    [0] Pozo vacío
   *[other] { $count } en el pozo
}

# For a screen reader: a player, and the table count.
turn-status = { $name }: { $score }{ $target ->
    [none] {""}
   *[other] {" "}de { $target }
}, { $hand }
turn-count = Suma de la mesa: { $count }

turn-game = { $game }{ $target ->
    [none] {""}
   *[other] {" "}a { $target }
}
turn-game-number = Partida número { $number }

turn-undone = { $who ->
    [you] Deshecho. Vuelve a ser tu turno.
   *[other] Deshecho. Vuelve a ser el turno de { $name }.
}
turn-undone-assists = { $undone } Si sigues jugando desde aquí, esta partida contará como «con ayuda».
turn-undoes-others = La última jugada fue de { $name }. Para deshacerla, elige otra vez «{ menu-undo }».
turn-give-up-first = Esta partida tiene reloj: abandónala antes de volver a la anterior.
turn-leaves-closed-game = Una partida con reloj no se puede deshacer. Elige otra vez «{ menu-undo }» para volver a la anterior; este resultado se queda.
turn-takes-out = «{ menu-undo }» quita esta partida del historial y del balance hasta que vuelvas a terminarla. Para seguir adelante, elige otra vez «{ menu-undo }».
turn-game-back = De vuelta en la partida anterior.
turn-own-game-back = De vuelta en tu partida.
turn-game-left-out = Una de tus partidas ya no se puede abrir, así que «{ menu-undo }» y «{ menu-redo }» se la saltan.
turn-tally-back = Balance recuperado.
turn-history-back = Historial recuperado.
turn-done-again = Rehecho.
turn-later-game-back = De vuelta en la partida posterior.
turn-tally-cleared-again = El balance está borrado otra vez.
turn-history-cleared-again = El historial está borrado otra vez.
turn-not-yours = Es el turno de { $name }.
turn-hand-over = Esta ronda ha terminado. Pulsa el botón para seguir.
turn-preserved = Posición marcada. Con «{ menu-go-to-bookmark }» vuelves a ella.
turn-preserved-as-it-stands = La marca queda donde está ahora la partida, no en la jugada que repasas.
turn-restored = De vuelta en la posición marcada. «{ menu-undo }» te devuelve a donde estabas.
turn-tally-cleared = Balance borrado. «{ menu-undo }» lo recupera.
turn-history-cleared = Historial borrado. «{ menu-undo }» lo recupera.
turn-give-up = Tu partida no ha terminado. «{ menu-undo }» vuelve a ella.
turn-loses = Tu partida no ha terminado. Si la dejas, se da por perdida.

# In a review: the number of the hand, how many of its moves have been shown, and the last one.
turn-review-place = { $done ->
    [0] Ronda { $hand }, el reparto. { $happened }
   *[other] Ronda { $hand }, { $done } de { $actions }. { $happened }
}

# In the menu bar: the game continues from a review, or replays deals with the bones swapped.
turn-from-look-back = Desde un repaso
turn-other-seat = Fichas intercambiadas
turn-other-seat-hand = Una ronda, fichas intercambiadas
# Bones that were not dealt, in games without drawing.
turn-left-over = { $count ->
    [one] Sobra 1
   *[other] Sobran { $count }
}

# For a screen reader: what a command turned on or off. $what is its line in the menu.
ear-switched = { $what }: { $is ->
    [on] activado
   *[off] desactivado
}

# For a screen reader: what to do when no bone fits ($button is the name of the button), the
# bone that was just drawn, how to move through a window, and the open numbers.
ear-nothing-fits = Ninguna de tus fichas encaja: { $button }.
ear-drawn = Robaste { $bone }.
ear-go-through = Usa Tab para recorrer la ventana.
ear-open = Abiertos: { $numbers }

# For a screen reader: a window that has been opened.
ear-window = Ventana: { $title }
