# The question before the program closes while something isn’t saved.

# The title of the question.
quit-title = Hay cambios sin guardar

# After the sentence that says why.
quit-is-lost = Si sales ahora, perderás los cambios sin guardar.

# Saving was tried again and failed.
quit-in-vain = Tampoco esta vez se pudo guardar.

# Quits without saving.
quit-quit-anyway = Salir de todos modos

# The question before a timed game is given up.
give-up-title = ¿Abandonar esta partida?
give-up-is-lost = La partida termina ahora, como perdida.
give-up-go-on = Seguir jugando
# The button that gives up the game, and what follows.
give-up-end = { $wanted ->
    [new-game] Abandonar y empezar otra
    [restart] Abandonar y reiniciar
    [position] Abandonar e ir a la marca
    [saved-game] Abandonar y abrir
    [look-back] Abandonar y repasar
    [own-game] Abandonar y volver a mi partida
   *[nothing] Abandonar
}
