# The daily game, and numbered games.

# The titles of the windows, and their places in the menu.
window-daily = Partida del día
window-numbered = Partida numerada
tip-daily = Las mismas fichas para todos; cuenta tu primer intento
tip-numbered = Con las mismas reglas, el mismo número da siempre los mismos repartos

# In the menu bar, during a daily game.
daily-titled = Partida del día, { $date }
# Beside it, if the result won’t count.
daily-for-practice = Práctica

# In the window of the seals.

# What is said of the day that is chosen.
daily-begun = Ya empezaste esta partida. Puedes continuarla cuando quieras.
daily-try-lost = Empezaste esta partida, pero no se puede continuar: el día queda sin resultado.
daily-missed = Te perdiste este día, pero aún puedes jugar su partida para practicar.
daily-clock-set-back = La fecha de tu equipo se cambió a una anterior, así que la partida de hoy es solo para practicar.
daily-level-stays = La partida del día tiene su propio nivel. El nuevo se aplica en la próxima partida.

# How a try ended.
daily-ended =
    { $result ->
        [won] Ganaste por { $own } a { $nestor }.
        [lost] Perdiste por { $own } a { $nestor }.
       *[drawn] Empate, { $own } a { $nestor }.
    }
daily-hands = Rondas ganadas: { $won } de { $of }

# The summary to share, line by line. Its last line has a sign for each hand.
daily-shared-head = Nestor Dominoes, { $date }
daily-shared =
    { $result ->
        [won] { $game }, { $level }: victoria por { $own } a { $nestor }
        [lost] { $game }, { $level }: derrota por { $own } a { $nestor }
       *[drawn] { $game }, { $level }: empate, { $own } a { $nestor }
    }

# Buttons.
daily-play = Jugar
daily-go-on = Continuar
daily-play-again = Jugar para practicar
daily-copy = Copiar resultado
tip-daily-copy = Para compartirlo sin revelar nada

# On the card at the end of a game.
daily-counted = { $counted ->
    [yes] Partida del { $date }: este resultado cuenta.
   *[no] Partida del { $date }: solo práctica.
}
daily-first-end = Partida del { $date }, otra vez. Cuenta tu primer resultado: { $ended }

# The figures.
daily-row = Racha actual
daily-longest-row = Racha más larga
daily-days = { $days ->
    [one] 1 día
   *[other] { $days } días
}
daily-won = Partidas ganadas sin ayuda
daily-won-of = { $won } de { $of }

# The calendar.
daily-month-before = Mes anterior
daily-month-after = Mes siguiente
daily-spoken = { $state ->
    [begun] { $date }: en curso
    [begun-assisted] { $date }: en curso, con ayuda
    [over-assisted] { $date }: { $ended } Con ayuda.
   *[over] { $date }: { $ended }
}
daily-levels = Se juega siempre a { game-all-fives }. Nestor es más débil los lunes y más fuerte los domingos. Puedes parar y seguir después. Con pistas, «{ menu-undo }» u otras ayudas, tu intento cuenta como «con ayuda».

# Numbered games.
numbered-hint = Sin número
numbered-known = Ya viste estos repartos: la partida contará como «con ayuda».
numbered-another = Número al azar
numbered-on-table = Partida actual: { $number }
numbered-copy = Copiar
numbered-not = Escribe un número entero de 19 cifras como máximo.
daily-honest = Cualquiera puede calcular los repartos de un día a partir de su fecha: un resultado vale lo que tu palabra. Si el programa sabe que los viste, la partida cuenta como «con ayuda».

# A try starts or continues while one of the two is on.
daily-help-put-away = El contador de fichas y el tutor están apagados, porque con ellos tu partida del día contaría como «con ayuda».

# Nestor’s level that day, and the heading of an explanation.
daily-level = Nivel de Nestor: { $level }
daily-what = Sobre la partida del día
daily-practice = Puedes jugar otra vez las mismas fichas para practicar. Tu primer resultado se mantiene.

daily-full-month = Un mes sin faltar
daily-full-month-figures = { $days } días jugados, victorias: { $won }
daily-full-month-spoken = { $month }: { daily-full-month }. { daily-full-month-figures }.
daily-see-month = Ver { $month }

# Above the game: the day that is chosen.
daily-today = { $date } (hoy)
daily-yesterday = Ayer

# The legend of the calendar.
daily-sign-won = ganada
daily-sign-lost = perdida
daily-sign-tied = empate
daily-sign-in-progress = en curso
daily-sign-assisted = con ayuda

# While the daily games are being read.
daily-being-read = Cargando partidas del día…
