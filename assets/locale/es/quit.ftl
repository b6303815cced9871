# What is asked before the program ends while something is not saved.

quit-title = Hay cambios sin guardar

# After the sentence that says why.
quit-is-lost = Si sales ahora, perderás los cambios sin guardar.

# Saving was tried again and failed.
quit-in-vain = Tampoco esta vez se pudo guardar.

# Goes on with the program.
quit-wait = Cancelar

# Saves once more, and quits if that works.
quit-try-again = Reintentar

# Gives up what is not saved.
quit-quit-anyway = Salir de todos modos

# What is asked before a game with a clock is ended before its time.
give-up-title = ¿Abandonar esta partida?
give-up-is-lost = La partida termina ahora y cuenta como perdida.
give-up-go-on = Seguir jugando
# The button that gives it up, and what for.
give-up-end = { $wanted ->
    [new-game] Abandonar y empezar otra
    [restart] Abandonar y reiniciar
    [position] Abandonar e ir a la marca
    [saved-game] Abandonar y abrir
    [look-back] Abandonar y repasar
    [own-game] Abandonar y volver a mi partida
   *[nothing] Abandonar
}
