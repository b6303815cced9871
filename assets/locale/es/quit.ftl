# What is asked before the program ends while something is not saved.

quit-title = No está todo guardado

# After the sentence that says why.
quit-is-lost = Si sales ahora, lo que no está guardado se pierde.

# Saving was tried again and failed.
quit-in-vain = Se ha vuelto a intentar y sigue sin poder guardarse.

# Goes on with the program.
quit-wait = Esperar

# Saves once more, and quits if that works.
quit-try-again = Reintentar

# Gives up what is not saved.
quit-quit-anyway = Salir de todos modos

# What is asked before a game with a clock is ended before its time.
give-up-title = ¿Abandonar esta partida?
give-up-is-lost = Termina ya y cuenta como perdida.
give-up-go-on = Seguir
# The button that gives it up, and what for.
give-up-end = { $wanted ->
    [new-game] Abandonar y empezar otra
    [restart] Abandonar y repetir
    [position] Abandonar y volver a la marca
    [saved-game] Abandonar y abrir
    [look-back] Abandonar y repasar
    [own-game] Abandonar y volver a mi partida
   *[nothing] Abandonar
}
