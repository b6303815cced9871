# La partida del día y las partidas con número.

# The titles of the windows, and their places in the menu.
window-daily = Partida del día
window-numbered = Partida con número
tip-daily = Jugar los repartos que hoy reciben todos; solo cuenta un intento
tip-numbered = Empezar la partida de un número, con los mismos repartos para quien use ese número

# In the menu bar, while it is on the table.
daily-titled = Partida del { $date }
# Beside it, where the game is not the try that counts.
daily-for-practice = De práctica

# In the window of the seals.
seals-of-day = Todos los repartos de esta partida salen de su fecha y sus reglas: son los mismos para todos.

# What is played on a day.
daily-game = { $game } contra Nestor, nivel { $level }, a { $points } puntos. Ese día todos reciben las mismas fichas.
daily-open = Tu primer intento cuenta. Puedes dejarlo y seguir más tarde. Si deshaces, vuelves a la marca, repites la partida, pides una pista, usas la lupa o el tutor, o miras fichas ocultas o lo que sabía Nestor, queda como jugado con ayuda.
daily-begun = Tu intento está empezado y no ha terminado.
daily-try-lost = Tu intento está empezado, pero su partida ya no existe: no se puede seguir con él y queda sin resultado.
daily-missed = Ese día no jugaste. Aún puedes jugar sus repartos, pero ya no como tu intento de ese día.
daily-clock-set-back = Tu calendario se ha atrasado: los repartos de hoy se pueden jugar, pero no como tu intento del día.
daily-on-table = Está en la mesa.
daily-again-does-not-count = Puedes jugar otra vez estos repartos: tu primer intento sigue siendo el de ese día, y la partida contará como jugada con ayuda.
daily-level-stays = El nivel de Nestor en la partida del día se queda como está. El nivel nuevo vale para las próximas partidas.

# How a try ended.
daily-ended =
    { $result ->
        [won] Ganaste { $own } a { $nestor }.
        [lost] Perdiste { $own } a { $nestor }.
       *[drawn] Empate, { $own } a { $nestor }.
    }
daily-with-help = Jugada con ayuda
daily-hands = Rondas ganadas: { $won } de { $of }
# Under the signs of the hands of a try: what they mean.
daily-marks-say = Ronda a ronda: { $won } ganada, { $lost } perdida, { $drawn } empate

# The text to be sent to others, line by line; the last line has a sign for each hand.
daily-shared-head = Nestor Dominoes, { $date }
daily-shared =
    { $result ->
        [won] { $game }, { $level }: ganada { $own } a { $nestor }
        [lost] { $game }, { $level }: perdida { $own } a { $nestor }
       *[drawn] { $game }, { $level }: empate { $own } a { $nestor }
    }

# Buttons.
daily-play = Jugar
daily-go-on = Seguir
daily-play-again = Jugar otra vez
daily-copy = Copiar resultado
tip-daily-play = Reparte la primera ronda
tip-daily-go-on = Vuelve a poner tu intento en la mesa
tip-daily-play-again = Reparte otra vez las mismas fichas, para practicar
tip-daily-copy = Copia el resultado como texto corto para pegarlo en otro programa; no dice nada de los repartos

# On the card at the end of a game.
daily-counted = Esta era la partida del { $date }: tu intento que cuenta.
daily-not-counted = Esta era la partida del { $date }, pero no tu intento de ese día.
daily-first-end = Esta era otra vez la partida del { $date }: cuenta su primer final. { $ended }

# The figures.
daily-row = Días seguidos
daily-longest-row = Mejor racha
daily-won = Ganadas sin ayuda
daily-won-of = { $won } de { $of }

# The calendar.
# $month is a number from 1 to 12.
daily-month = { date-whole-month } de { $year }
daily-month-before = Mes anterior
daily-month-after = Mes siguiente
tip-daily-month-before = El mes anterior a este
tip-daily-month-after = El mes posterior a este
daily-weekday =
    { $weekday ->
        [1] Lu
        [2] Ma
        [3] Mi
        [4] Ju
        [5] Vi
        [6] Sá
       *[7] Do
    }
daily-legend = { $won } ganada, { $lost } perdida, { $drawn } empate, { $begun } empezada; con ayuda, entre paréntesis
daily-helped-sign = ({ $sign })
daily-spoken-begun = { $date }: empezada
daily-spoken-begun-helped = { $date }: empezada, con ayuda
daily-spoken-helped = { $date }: { $ended } Jugada con ayuda.
daily-spoken = { $date }: { $ended }
daily-levels = Se juega siempre a { game-all-fives }. Nestor es más débil los lunes y más fuerte los domingos.

# Numbered games.
numbered-what = Quienes empiezan el mismo juego con el mismo número reciben las mismas fichas, ronda a ronda, y Nestor decide con los mismos números al azar. En estas partidas no se corta.
numbered-number = Número
numbered-game = Se juega: { $game }
numbered-game-at = Se juega: { $game } ({ $level })
numbered-known = Los repartos de este número ya se conocen aquí: la partida contará como jugada con ayuda.
numbered-begin = Empezar
numbered-another = Otro número
numbered-on-table = La partida de la mesa tiene el número { $number }.
numbered-copy = Copiar su número
numbered-not = Escribe un número entero de 19 cifras como mucho.
tip-numbered-begin = Reparte la partida de este número, con las reglas y los jugadores elegidos
tip-numbered-another = Saca un número
tip-numbered-copy = Copia el número para pegarlo en otro programa
daily-honest = Los repartos salen solo de la fecha: quien quiera puede verlos antes, así que un resultado vale lo que tu palabra. Si el programa sabe que se han visto, el intento cuenta como jugado con ayuda.

# Said when a try begins or goes on, and one of the two was on.
daily-help-put-away = La lupa y el tutor están apagados: con ellos la partida del día contaría como jugada con ayuda.

# Said before anything of the menus that would mark the try that counts, instead of doing
# it; $what is its line in the menu.
daily-help-marks = { $what }: con eso, tu intento contaría como jugado con ayuda. Si lo quieres, hazlo otra vez.
