# The review of a finished hand or game. $who and $name are as in log.ftl. $action is like
# `5-3 on the right`.

# The panel. $count and $n count the mistakes of the player’s side.
review-title = Repaso: ronda { $hand }
review-close = Cerrar el repaso
review-first = Primera posición
review-back = Jugada anterior
review-on = Jugada siguiente
review-last = Última posición
# $named is `yes` where no title names the hand.
review-place = { $done ->
    [0] { $named ->
        [yes] Ronda { $hand }, reparto
       *[no] Reparto
    }
   *[other] { $named ->
        [yes] Ronda { $hand }, { $done }/{ $actions }
       *[no] { $done } de { $actions }
    }
}
# Where the mistakes of one side are counted: none of the only player at this computer.
review-no-own-mistakes = Sin errores tuyos
review-mistakes = { $count ->
    [0] Sin errores
    [one] 1 error
   *[other] { $count } errores
}
review-mistake-of = { $n } de { $count }
review-mistake-before = Error anterior
review-first-mistake = Mi primer error
review-details = Detalles
review-swap = Con fichas intercambiadas
# Below the picture of a play, and on the table.
review-picture = { $is ->
    [best] la mejor, { $chance }{"\u00A0"}%
    [made] jugada, { $chance }{"\u00A0"}%
    [both] la mejor, { $chance }{"\u00A0"}%
   *[other] { $chance }{"\u00A0"}%
}
review-tag-best = la mejor
review-tag-made = jugada

# The marks of a decision: in a sentence, and as the name of a row that counts them.
# The marks describe any action; the names agree with “decisiones”.
mark-best = la mejor jugada
mark-best-count = Las mejores
mark-good = buena jugada
mark-good-count = Buenas
mark-inaccurate = jugada imprecisa
mark-inaccurate-count = Imprecisas
mark-mistake = un error
mark-mistake-count = Errores
mark-blunder = un error grave
mark-blunder-count = Errores graves
# For a blunder below “{ level-tough }”, and against a beginner.
mark-big-mistake = un error importante
mark-big-mistake-count = Errores importantes
mark-soft-inaccurate = un pequeño desliz
mark-soft-mistake = había algo mejor
mark-soft-blunder = había algo mucho mejor

# While the analysis runs.
review-works = Analizando…
review-progress = Analizando: { $percent }{"\u00A0"}%
review-stop = Parar
review-start = Analizar la partida
tip-review-start = Calcular lo que costó cada jugada
review-not-yet = Aún no se ha analizado.
review-not-over = Puedes repasar entre rondas y al acabar la partida.
review-failed = Esta partida no se puede analizar.

# A decision in a sentence.
review-said = { $who ->
    [you] Elegiste { $action }: { $mark }.
   *[other] { $name } eligió { $action }: { $mark }.
}
review-seen-by = Desde el sitio de { $name }: lo que { $name } podía saber y su probabilidad de ganar.
review-best-was = Lo mejor era { $best }.

# What a decision cost, and the margin of error in the tooltip (the 95% interval). Of hands
# won, only the chance is told.
percentage-points = { $chance ->
    [one] 1 punto porcentual
   *[other] { $chance } puntos porcentuales
}
review-whose-chance = { $who ->
    [you] tu probabilidad de ganar
   *[other] la probabilidad de ganar de { $name }
}
review-cost = { $told ->
    [chance] Redujo { review-whose-chance } en { percentage-points }.
    [gain] Redujo { review-whose-chance } en { percentage-points }, pero en promedio dio { points-counted } más.
   *[loss] Costó { points-counted } y redujo { review-whose-chance } en { percentage-points }.
}
review-costs-nothing = No hubo ninguna diferencia apreciable.
review-costs-points = Costó { points-counted }, sin efecto apreciable en la probabilidad de ganar.
review-cost-margin = Margen de error: { UNIT($points) ->
    [hands] {""}
   *[points] ±{ points-counted } y{" "}
}±{ percentage-points }
review-nothing-to-decide = Aquí no había elección.

# The list of what could be chosen: its heads, and its rows for a screen reader.
review-choice = Opciones
review-chance = Ganar
review-choice-spoken = { $action }: { $chance }{"\u00A0"}% de probabilidad de ganar, ventaja esperada de { $lead } en el resto de la ronda
review-choice-named = { $action }{ $is ->
    [best] , la mejor
    [made] , la elegida
    [both] , la mejor y la elegida
    [equal] , casi igual de buena
    [made-equal] , la elegida, casi igual de buena
   *[other] {""}
}
# The head of the column of leads. Then, below that list: what its points are, and how plays are ranked.
# $sides is `more` if there are more than two sides.
review-lead = { $unit ->
    [hands] Rondas
   *[points] Puntos
}
review-points-says = { review-lead }: ventaja esperada sobre { $sides ->
    [two] el otro bando
   *[more] el mejor de los demás
} en el resto de la ronda. Las jugadas se ordenan según la frecuencia con que ganan la partida.

# The buttons.
review-mistake = Error siguiente
tip-review-mistake = Tu siguiente error, pequeño o grande
menu-try-again = Jugar desde aquí
tip-try-again = Una partida aparte, que no se añade al balance
why-not-again = No disponible al final de una ronda ni en partidas con reloj.
why-try-of-day = Termina antes la partida del día.
review-tried-again = Ahora juegas desde aquí. Para volver a tu partida, elige «{ menu-leave-again }» arriba.
menu-leave-again = Volver a mi partida
tip-leave-again = Salir de la lección, el repaso o la repetición

# The same deals with the bones swapped.
menu-other-seat = Repetir la partida con las fichas intercambiadas
tip-other-seat = No se añade al balance
menu-other-seat-hand = Repetir la ronda con las fichas intercambiadas
why-no-other-seat = Solo en partidas sin reloj contra un solo Nestor.
result-seats-changed = Repites los mismos repartos con las fichas intercambiadas. Para volver a tu partida, elige «{ menu-leave-again }» arriba.
result-seats-changed-in-hand = Repites la ronda { $hand } con las fichas intercambiadas. Si termina en empate, sigue otra. Para volver, elige «{ menu-leave-again }» arriba.
why-hand-twice = Ya jugaste estos repartos con las fichas de ambos.
why-no-other-seat-hand = Esta ronda no se puede repetir por sí sola.

# The chart: its name, and what a screen reader says.
review-chart = { $who ->
    [you] Tu probabilidad de ganar
   *[other] Probabilidad de ganar
}
review-chart-spoken = Gráfico de la probabilidad de ganar ({ $side }), ronda a ronda: { $chances }
review-chart-hand = { $hand }: { $chance }{"\u00A0"}%

# The summary.
review-cost-points = { $unit ->
    [hands] Rondas regaladas
   *[points] Puntos regalados
}
review-cost-chance = Probabilidad perdida
# What the two rows above say.
review-cost-says = Regalado o perdido: cuánto mejor habrían salido de media las mejores jugadas, según lo que cada jugador podía saber.
percent = { $number }{"\u00A0"}%

# Luck and skill.
review-luck = Suerte y habilidad
review-luck-of = { $unit ->
    [hands] Ventaja en rondas
   *[points] Ventaja en puntos
}
review-whole-game = Partida
review-this-hand = Esta ronda
review-own = { $who ->
    [you] Por tus jugadas
    [you-and] Por las jugadas de tu bando
   *[other] Por las jugadas de { $side }
}
review-others = Por las jugadas de los demás
review-luck-row = Por la suerte
# $sides is `more` if there are more than two sides. Each is then compared with the average of
# the others.
review-luck-known = Las jugadas más la suerte dan el resultado. { $sides ->
    [two] {""}
   *[more] La ventaja se mide respecto a la media de los demás.{" "}
}El margen de error de la suerte es de { points-counted }.
review-luck-says = La suerte es cuánto mejores o peores que la media fueron el reparto, los robos y las fichas ocultas. Las jugadas se juzgan por lo que se podía saber. Aquí los puntos cuentan aunque no cambien la probabilidad de ganar.
plus = +{ $number }
minus = −{ $number }

# The list of all mistakes, in the details.
review-all-mistakes = Todos los errores
review-mistake-line = Ronda { $hand }: { $said } { $best } { $cost }

# How marks are given. Of hands won, only the chance counts.
review-limits = Imprecisa: cuesta al menos { $unit ->
    [hands] {""}
   *[points] { $inaccurate_points ->
        [one] 1 punto
       *[other] { $inaccurate_points } puntos
    } o{" "}
}{ $inaccurate_chance ->
    [one] 1 punto porcentual
   *[other] { $inaccurate_chance } puntos porcentuales
} de la probabilidad de ganar. Error: { $unit ->
    [hands] {""}
   *[points] { $mistake_points } puntos o{" "}
}{ $mistake_chance } puntos porcentuales. Error importante: { $unit ->
    [hands] {""}
   *[points] { $blunder_points } puntos { $blunder_chance ->
        [8] u
       *[other] o
    }{" "}
}{ $blunder_chance } puntos porcentuales (contra «{ level-tough }» o «{ level-brutal }», error grave). No cuenta lo que queda dentro del margen de error, ni los puntos que no bajan la probabilidad de ganar.

# The keys.
key-review-decisions = ir a la decisión siguiente o anterior
key-review-mistakes = ir a tu error siguiente o anterior
key-review-again = jugar desde aquí
