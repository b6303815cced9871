# The rules of a game, their values, and what each does.

# What the rules are called.
rule-hand-size = Fichas por mano
rule-doublets-limit = Dobles en una mano
rule-first-lead = Salida de la primera ronda
rule-later-leads = Salida de las demás rondas
rule-draws = Cuánto se roba
rule-voluntary-draw = Robo voluntario
rule-bury-two = Enterrar dos fichas
rule-kept-back = Fichas reservadas
rule-hand-cap = No robar con 18 fichas
rule-spinner = Spinner
rule-fives = Puntúan los cincos
rule-threes = Puntúan los treses
rule-count-unit = Una suma vale
rule-claims = Cantar los puntos
rule-firecrackers = Petardos
rule-domino-award = Dominar vale
rule-block-award-to = Un cierre es para
rule-block-award-of = Un cierre vale
rule-rounding = Redondear al cinco más próximo
rule-remaining = Las fichas en mano cuestan
rule-target = Puntos para ganar
rule-exact-target = Final exacto
rule-clock = Reloj de cinco minutos
rule-score-display = Mostrar los puntos en

# What the rules do, each in a line.
rule-hand-size-explained = Fichas que recibe cada cual.
rule-doublets-limit-explained = Si una mano tiene más, se reparte todo de nuevo.
rule-first-lead-explained = Quién juega la primera ficha de una partida.
rule-later-leads-explained = Quién sale en la ronda siguiente.
rule-draws-explained = Si no te encaja ninguna ficha.
rule-voluntary-draw-explained = Puedes robar aunque te encaje alguna ficha.
rule-bury-two-explained = Dos fichas salen del pozo antes de cada ronda, y nadie las ve.
rule-kept-back-explained = Las últimas fichas del pozo, que nadie puede robar.
rule-hand-cap-explained = Quien tiene 18 fichas no roba más.
rule-spinner-explained = Un doble con cuatro lados abiertos.
rule-fives-explained = Una suma de la mesa de 5, 10, 15, etc. puntúa.
rule-threes-explained = Una suma de la mesa de 3, 6, 9, etc. puntúa.
rule-count-unit-explained = Lo que da una suma que puntúa.
rule-claims-explained = Canta tus puntos para recibirlos; los que te dejes, puede llevárselos el siguiente.
rule-firecrackers-explained = Una vez por ronda puedes volar la última ficha de un brazo antes de jugar.
rule-domino-award-explained = Lo que da tu última ficha.
rule-block-award-to-explained = Quién puntúa cuando nadie puede jugar.
rule-block-award-of-explained = Cuántos puntos da.
rule-rounding-explained = Lo que el final de una ronda da o cuesta: 12 pasa a 10, y 13 pasa a 15.
rule-remaining-explained = Lo que pagas por las fichas que aún tienes al final de una ronda.
rule-target-explained = Quien llegue primero gana.
rule-exact-target-explained = Lo que pasaría de los puntos para ganar no cuenta.
rule-clock-explained = La partida termina a los cinco minutos y gana quien vaya por delante.
rule-score-display-explained = Los cincos son puntos divididos entre cinco, como en un tablero de cribbage.

# What the values of rules are called. "on" and "off" are said of rules of either
# gender, in the singular and the plural.
value-on = sí
value-off = no
value-hand-size = { $bones ->
    [one] 1 ficha
   *[other] { $bones } fichas
}
value-doublets-limit-any = Los que sean
value-doublets-limit-at-most = Como mucho { $limit }
# Who leads the first hand: plays its first bone.
value-first-lead-heaviest-doublet = El doble más alto
value-first-lead-lot = Por sorteo
value-first-lead-draw = Sacando ficha
value-first-lead-person = Una persona, con un doble
value-first-lead-heaviest-doublet-explained = Lo juega quien tenga el doble más alto. Si nadie tiene ninguno, se reparte de nuevo.
value-first-lead-lot-explained = Decide el azar, y se sale con cualquier ficha.
value-first-lead-draw-explained = Cada cual saca una ficha. Quien saca la más alta sale, con cualquier ficha.
value-first-lead-person-explained = La primera persona de la mesa juega su doble más alto. Se juega automáticamente, y siempre recibe alguno.
# Who leads the later hands.
value-later-leads-heaviest-doublet = El doble más alto
value-later-leads-like-the-first = Como la primera
value-later-leads-winner = Quien dominó
value-later-leads-winner-of-game = Quien ganó
value-later-leads-loser = Quien no dominó
value-later-leads-loser-of-several = El rival con más puntos en mano
value-later-leads-alternate = Por turnos
value-later-leads-last-to-play = Quien jugó la última
value-later-leads-last-with-doublet = Quien jugó la última, con un doble
value-later-leads-heaviest-doublet-explained = Lo juega quien tenga el doble más alto.
value-later-leads-like-the-first-explained = Se decide de nuevo en cada ronda.
value-later-leads-winner-explained = Tras una ronda cerrada se decide como en la primera.
value-later-leads-winner-of-game-explained = La partida es una sola ronda, así que quien la gana sale en la siguiente.
value-later-leads-loser-explained = El rival de quien dominó; de varios, el de más puntos en mano. Tras una ronda cerrada la salida es como en la primera.
value-later-leads-alternate-explained = Todos salen por turno, dando la vuelta a la mesa.
value-later-leads-last-to-play-explained = Decide la última ficha de una ronda, aunque se cerrara.
value-later-leads-last-with-doublet-explained = Es el doble más alto de su mano y se coloca solo. Tras una ronda cerrada la salida es como en la primera.
# How many bones are drawn.
value-draws-until-one-fits = Hasta que encaje
value-draws-one = Una
value-draws-none = Ninguna
value-draws-until-one-fits-explained = Robas una tras otra hasta tener una que encaje o hasta que no quede ninguna que robar.
value-draws-one-explained = Robas una ficha. Si no encaja, pasas.
value-draws-none-explained = Las fichas que sobran se apartan. Si no te encaja ninguna, pasas.
# Bones kept back.
value-kept-back-none = Ninguna
value-kept-back-one = La última
value-kept-back-two = Las dos últimas
# Which doublet is a spinner.
value-spinner-none = Ninguno
value-spinner-single = El primer doble
value-spinner-every = Todos los dobles
value-spinner-none-explained = La línea tiene dos extremos y nada más.
value-spinner-single-explained = La línea tiene hasta cuatro extremos.
value-spinner-every-explained = La línea se ramifica en cada doble.
# What a count is worth.
value-count-unit-pips = La propia suma
value-count-unit-multiples = Sus cincos y treses
value-count-unit-pips-explained = Una suma de la mesa de 15 da 15 puntos.
value-count-unit-multiples-explained = Una suma de la mesa de 15 da 3 puntos por sus cincos y 5 por sus treses.
value-multiples-of-one = { $scores ->
    [fives] Sus cincos
   *[threes] Sus treses
}
value-multiples-of-one-explained = { $scores ->
    [fives] Una suma de la mesa de 15 da 3 puntos: uno por cada cinco.
   *[threes] Una suma de la mesa de 15 da 5 puntos: uno por cada tres.
}
# What going out is worth.
value-domino-award-pips = Puntos en mano
value-domino-award-five-a-bone = 5 por ficha
value-domino-award-one-point = 1 punto
value-domino-award-pips-explained = Los puntos de las fichas que los rivales aún tienen.
value-domino-award-five-a-bone-explained = Cinco puntos por cada ficha que queda, por alta que sea.
value-domino-award-one-point-explained = En una sola anotación con la última ficha, y las parejas siguen hasta que ninguno de los dos tenga fichas, salvo que se canten los puntos.
# Whom a block goes to, and what it is worth.
value-block-award-to-low = Menos puntos
value-block-award-to-last = Quien jugó la última
value-block-award-to-nobody = Nadie
value-block-award-of-difference = La diferencia de puntos en mano
value-block-award-of-opponents = Los puntos de los rivales
value-block-award-of-both = Los puntos de todos
value-block-award-to-low-explained = El bando con menos puntos en mano.
value-block-award-to-last-explained = El bando que jugó la última ficha de la línea.
value-block-award-to-nobody-explained = Una ronda cerrada no da nada.
value-block-award-of-difference-explained = La diferencia entre lo que tiene el bando premiado y lo que tienen los rivales.
value-block-award-of-opponents-explained = Lo que tienen los rivales.
value-block-award-of-both-explained = Lo que tienen todos, también el ganador.
# What bones left in hand cost.
value-remaining-nothing = Nada
value-remaining-lose-own = Sus puntos
value-remaining-nothing-explained = En su lugar, quien gana la ronda recibe puntos.
value-remaining-lose-own-explained = Cada bando pierde los puntos de sus fichas, y nadie recibe ninguno.
# Points to win.
value-target-none = Una ronda es la partida
value-target-points = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
value-target-fives = { $points } ({ $fives ->
    [one] 1 cinco
   *[other] { $fives } cincos
})
value-score-display-points = Puntos
value-score-display-fives = Cincos
value-score-display-points-explained = Cada punto tal como se hizo.
value-score-display-fives-explained = 305 puntos se muestran como 61.

# Why a rule changes nothing beside the others.
idle-nobody-draws = Nadie roba, así que esto no cambia nada.
idle-no-awards = En su lugar, las fichas en mano cuestan sus puntos, así que esto no cambia nada.
idle-one-point-rounded = Redondeado al cinco más próximo, un punto se queda en nada.
idle-awards-in-fives = Dominar vale 5 por ficha, así que esto no cambia nada.
idle-block-to-nobody = Un cierre no es para nadie, así que esto no cambia nada.

# Why a mix of rules makes no game.
impossible-hand-size = Las manos de { $bones } fichas no valen para { $players } jugadores.
impossible-too-few-to-set-aside = { $bones ->
    [0] El reparto no deja fichas que enterrar ni reservar.
    [one] El reparto solo deja 1 ficha, muy poco para enterrar o reservar tantas.
   *[other] El reparto solo deja { $bones } fichas, muy pocas para enterrar o reservar tantas.
}
impossible-kept-back = Se pueden reservar como mucho dos fichas.
impossible-doublets-limit = El límite de dobles es un número de 3 a 6.
impossible-doublets-limit-idle = Ninguna mano de { $bones } fichas tiene más de { $limit } dobles, así que un límite de { $limit } no tendría efecto.
impossible-voluntary-draw = Solo se puede robar voluntariamente si se roba.
impossible-target = Los puntos para ganar son un número de 1 a 9999.
impossible-exact-without-target = Sin puntos para ganar no hay nada que alcanzar justo.
impossible-exact-out-of-reach = Toda puntuación es { $scores ->
    [threes] múltiplo de tres
    [fives] múltiplo de cinco
    [threes-and-fives] suma de treses y cincos
   *[any] un número cualquiera
}, y { $target } no lo es: nunca se podría alcanzar justo.
impossible-count-unit = Los puntos por cada múltiplo requieren cincos o treses.
impossible-claims = Los puntos solo se cantan si puntúan los cincos o los treses.
impossible-firecrackers-for-more = Los petardos son para dos jugadores.
impossible-firecrackers-without-scoring = Los petardos son para juegos en los que puntúan los cincos o los treses.
impossible-firecrackers-on-spinners = Un petardo nunca vuela un spinner, así que no pueden serlo todos los dobles.
impossible-firecrackers-with-claims = Con petardos los puntos se anotan de inmediato, sin cantarlos.
impossible-clock = Un reloj requiere puntos para ganar: sin ellos la partida es una sola ronda.
impossible-nothing-to-gain = Nadie podría ganar nunca un punto, ni en la mesa ni al final de una ronda.
impossible-fives-display = Los puntos se muestran como cincos solo si todos son múltiplos de cinco: sin treses, sumas enteras y premios redondeados o de 5 por ficha.
impossible-fives-target = Los puntos se muestran en cincos, y { $target } no es múltiplo de cinco.

# What rules without a name are like: a ready-made game, or all that differs
# from it, a rule and its value each.
rules-same-as = Lo mismo que { $game }.
rules-like = Como { $game }, salvo: { $differences }.
rules-difference = { $rule }: { $value }
rules-differences = { $before }; { $next }

# Other words by which the rules are looked for in Settings; nobody reads them, and
# their order does not matter. Words with accents are there without them, too.
rule-hand-size-sought = número numero cantidad repartir reparto fichas cuenta inicio
rule-doublets-limit-sought = pares carretas mulas repartir de nuevo nulo mezclar límite limite
rule-first-lead-sought = empezar inicio apertura turno quién quien sale mano dobles
rule-later-leads-sought = empezar inicio apertura turno quién quien sale ganador siguiente
rule-draws-sought = pozo montón monton comer tomar coger robar bloqueo
rule-voluntary-draw-sought = opcional pozo montón monton comer tomar robar libre elegir
rule-bury-two-sought = pozo montón monton apartar ocultas esconder quitar dormidas
rule-kept-back-sought = pozo montón monton reserva sobran últimas ultimas dormidas quedan
rule-hand-cap-sought = máximo maximo límite limite parar pozo dieciocho
rule-spinner-sought = dobles cruz brazos cuatro lados ramas primero árbol arbol
rule-fives-sought = fives muggins sumar puntos 5 múltiplos multiplos
rule-threes-sought = threes sumar puntos 3 múltiplos multiplos
rule-count-unit-sought = puntos dividir valor múltiplos multiplos cincos treses
rule-claims-sought = muggins reclamar anunciar automático automatico puntos olvidar llevarse
rule-firecrackers-sought = explotar estallar bomba volar quitar ficha destruir
rule-domino-award-sought = premio bonificación bonificacion ganar ronda terminar dominó domino puntos
rule-block-award-to-sought = bloqueo bloqueado tranca trancado cerrado ganador empate
rule-block-award-of-sought = bloqueo bloqueado tranca trancado cerrado puntos premio
rule-rounding-sought = redondeo cercano arriba abajo cinco decenas
rule-remaining-sought = castigo penalización penalizacion sobran resto puntos sin jugar perdedor
rule-target-sought = meta objetivo ganar puntuación puntuacion límite limite duración duracion final larga corta partida
rule-exact-target-sought = exactamente justo preciso pasarse cribbage meta objetivo final
rule-clock-sought = tiempo cronómetro cronometro límite limite minutos segundos rápido rapido velocidad
rule-score-display-sought = marcador puntos cincos dividir mostrar

rules-more = Más reglas
rules-more-explained = cantar, petardos, reloj, redondeo y 11 más
