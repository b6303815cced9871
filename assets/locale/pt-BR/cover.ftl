# While two people change places at the screen, all bones are hidden.

cover-title = Vez de { $name }
cover-why = Todas as peças estão ocultas.
cover-button = Sou { $name }

# The same for a player without a name.
cover-title-nameless = Devolva o computador
cover-button-nameless = Já voltei

# The same while a timed game is paused. $left is like 4:05.
cover-title-paused = Em pausa
cover-why-paused = Tempo restante: { $left }. { $because ->
    [hidden] A janela estava oculta, então o relógio parou.
    [asleep] O computador estava em suspensão, então o relógio parou.
   *[wanted] O relógio está parado.
}
cover-button-paused = Retomar
