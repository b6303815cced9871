# A hand or game that is over is looked back at. $who and $name are as in log.ftl; $action is
# as in `5-3 on the right`.

window-analysis = Análisis
turn-review-analysis = Análisis
tip-analysis = Lo que costó cada decisión, suerte y habilidad, y la probabilidad de ganar

# The marks of a decision, and the same as the name of a line that counts them.
# The marks are said of any action, the names agree with "decisiones".
mark-best = lo mejor
mark-best-count = Las mejores
mark-good = bien
mark-good-count = Buenas
mark-inaccurate = impreciso
mark-inaccurate-count = Imprecisas
mark-mistake = un error
mark-mistake-count = Errores
mark-blunder = un error grave
mark-blunder-count = Errores graves

# While every decision is looked at.
review-works = Examinando cada decisión…
review-progress = Examinando cada decisión: { $percent }{"\u00A0"}%
review-stop = Parar
tip-review-stop = No examinar más decisiones
review-start = Examinar cada decisión
tip-review-start = Calcular lo que costó cada decisión, según lo que su jugador podía saber
review-not-yet = Las decisiones aún no se han examinado.
review-not-over = Solo entre dos rondas, o cuando la partida ha terminado.
review-no-decision = Después no hay más decisiones.
review-no-decision-before = Antes no hay ninguna decisión.
review-no-mistake = Después no hay más errores.
review-no-mistake-before = Antes no hay ningún error.
review-failed = Las decisiones de esta partida no se pueden examinar.

# A decision in a sentence.
review-said-best = { $who ->
    [you] Elegiste { $action }: { $mark }.
   *[other] { $name } eligió { $action }: { $mark }.
}
review-said = { $who ->
    [you] Elegiste { $action }: { $mark }. Lo mejor era { $best }.
   *[other] { $name } eligió { $action }: { $mark }. Lo mejor era { $best }.
}

# What a decision cost, with how well that is known: the 95% interval.
review-cost = Costó { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} (±{"\u00A0"}{ $points_error }) y un { $chance }{"\u00A0"}% de probabilidad de ganar (±{"\u00A0"}{ $chance_error }).
review-cost-but-gains = Costó un { $chance }{"\u00A0"}% de probabilidad de ganar (±{"\u00A0"}{ $chance_error }), aunque de media daba { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} más (±{"\u00A0"}{ $points_error }).
review-costs-nothing = No costó nada que se distinga del azar.
review-costs-points = Costó { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} (±{"\u00A0"}{ $points_error }), pero ninguna probabilidad de ganar que se distinga de la suerte.
review-nothing-to-decide = Aquí no hay nada que decidir.

# What speaks for the best, before the reasons; and where there are none.
review-why = A favor de { $best } y no de { $other }:
review-why-none = Ninguna cifra separa { $best } de { $other } lo bastante para dar una razón.

# The heads of the list of what there was to choose from.
review-choice = Opciones
review-chance = Ganar
review-points = Puntos
review-choice-spoken = { $action }: probabilidad de ganar { $chance }{"\u00A0"}%, puntos en el resto de la ronda: { $points }
review-choice-best = { $action }, lo mejor
review-choice-made = { $action }, lo elegido
review-choice-both = { $action }, lo mejor y lo elegido
review-choice-equal = { $action }, casi igual
review-choice-made-equal = { $action }, lo elegido, casi igual
# Under that list: what its points are, and by what the best is the best. $sides is as below.
review-points-says = Puntos: cuántos { $sides ->
    [two] más que el otro bando puede esperar este bando
   *[more] puede esperar este bando ganarle al mejor de los demás
} en el resto de la ronda. La mejor jugada es la que más veces gana la partida.
review-higher-says = La mejor jugada se halló con unos repartos imaginados, y estas probabilidades salen de otros. Por eso una jugada casi igual puede mostrar aquí una probabilidad más alta.

# The buttons.
review-decision-before = Anterior
tip-review-decision-before = Ir a la decisión anterior a esta
review-decision = Decisión siguiente
review-decision-short = Siguiente
tip-review-decision = Ir a la decisión siguiente
review-mistake = Error siguiente
review-mistake-short = Error
tip-review-mistake = Ir a la siguiente decisión imprecisa, error o error grave
menu-try-again = Probar desde aquí
review-again-short = Desde aquí
tip-try-again = Seguir desde esta posición, como partida aparte que no cuenta; «Volver a mi partida» te devuelve a la tuya
why-not-again = Solo donde aún quedaba algo por hacer, y sin reloj.
why-try-of-day = Primero termina la partida del día.
review-tried-again = Ahora juegas desde aquí. Para volver a tu partida, elige «Volver a mi partida» arriba.
menu-leave-again = Volver a mi partida
tip-leave-again = Volver a la partida tal como estaba, desde una lección, una partida anterior, la partida del día ya terminada o repartos que se juegan otra vez

# The same deals from the other seat.
menu-other-seat = Mismos repartos, otro asiento
tip-other-seat = Jugar esta partida otra vez con las manos cambiadas: Nestor recibe lo que tenías; no cuenta
menu-other-seat-hand = Esta ronda, otro asiento
review-other-seat-short = Otro asiento
tip-other-seat-hand = Jugar esta ronda otra vez con las manos cambiadas, como partida aparte: Nestor recibe lo que tenías; no cuenta
why-no-other-seat = Solo en una partida de una persona y un Nestor, sin reloj, y no si las reglas dan a la persona la salida de la primera ronda.
result-seats-changed = Juegas los mismos repartos desde el otro asiento. Para volver a tu partida, elige «Volver a mi partida» arriba.
result-seats-changed-in-hand = Juegas la ronda { $hand } desde el otro asiento, como partida aparte. Si termina en empate, se reparte otra. Para volver, elige «Volver a mi partida» arriba.
why-hand-twice = Esta ronda ya se ha jugado desde los dos asientos.
why-no-hands-again = Solo en una partida de una persona y un Nestor, sin reloj.
why-no-other-seat-hand = Solo una ronda que por sí sola se reparte y se cuenta igual: no una que la meta interrumpió o en la que anuló puntos, ni una en la que otra forma de decidir la salida cambiaría el reparto.

# The chart: its name, and what it shows to a screen reader.
review-chart = Probabilidad de ganar
review-chart-tip = Haz clic para ir ahí. Los círculos son errores y errores graves; los tuyos, rellenos.
review-chart-spoken = Gráfico de la probabilidad de ganar ({ $side }), ronda a ronda: { $chances }
review-chart-hand = { $hand }: { $chance }{"\u00A0"}%

# The summary.
review-summary = En esta partida
review-cost-points = Puntos regalados
review-cost-chance = Probabilidad de ganar regalada, entre todas las decisiones
review-cost-rest = de ello, por las mejores jugadas y las buenas
review-cost-rest-says = Lo mejor y lo bueno costó muy poco, o ninguna probabilidad de ganar que se distinga de la suerte. Con los errores de la lista de abajo suma todo lo regalado. Con un signo menos, aportó algo en su lugar: lo que gana más partidas no siempre da más puntos.
review-counted = { $side }: { $count }
percent = { $number }{"\u00A0"}%

# Luck and skill.
review-luck = Suerte y habilidad
review-luck-of = Ventaja en puntos
review-whole-game = Partida
review-this-hand = Esta ronda
review-own = { $who ->
    [you] Por tus jugadas
    [you-and] Por tus jugadas y las de tu pareja
   *[other] Por jugadas de { $side }
}
review-others = Por jugadas ajenas
review-luck-row = Por suerte
# $sides es `more` si hay más de dos bandos: cada uno se compara con la media de los demás.
review-luck-known = { $sides ->
    [two] Lo que cada jugada costó a su bando se lo dio al otro.
   *[more] La ventaja se cuenta desde la media de los demás, y lo que una jugada costó a su bando pudo ir a cualquiera de ellos.
} Jugadas y suerte suman el resultado. { $sides ->
    [two] En 95 de cada 100 partidas así, la suerte se conoce con un error máximo de
   *[more] La suerte se conoce con un error aproximado de
} { $error ->
    [one] 1 punto
   *[other] { $error } puntos
}.
review-luck-says = La suerte es lo que repartos, robos y fichas ocultas dieron de más o de menos sobre lo esperable. Las jugadas se juzgan por lo que su jugador podía saber.
plus = +{ $number }
minus = -{ $number }

# The list of what went wrong.
review-mistakes = Para aprender
review-no-mistakes = Nada estuvo por debajo de «bien».
review-mistake-line = Ronda { $hand }: { $said } Costó un { $chance }{"\u00A0"}% de probabilidad de ganar y { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}.
review-mistake-line-but-gains = Ronda { $hand }: { $said } Costó un { $chance }{"\u00A0"}% de probabilidad de ganar, aunque de media daba { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} más.

# How marks are given.
review-limits = Impreciso: cuesta { $inaccurate_points ->
    [one] 1 punto
   *[other] { $inaccurate_points } puntos
} o un { $inaccurate_chance }{"\u00A0"}% de probabilidad de ganar; error: { $mistake_points } o un { $mistake_chance }{"\u00A0"}%; error grave: { $blunder_points } o un { $blunder_chance }{"\u00A0"}%. Los puntos y la probabilidad solo cuentan si son mayores que el número tras su ±: así de cerca está el valor real en 95 de cada 100 casos. Lo que no es lo mejor está bien si cuesta menos, o si lo que cuesta de la probabilidad de ganar no cuenta.

# The keys.
key-review-decisions = ir a la decisión siguiente o a la anterior
key-review-mistakes = ir al error siguiente o al anterior
key-review-again = probar desde aquí
