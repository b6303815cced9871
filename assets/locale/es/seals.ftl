# Seals, which prove that deals are honest.

window-seals = Repartos sellados
tip-seals = Prueba de que no se cambió ningún reparto

# The seal in the corner of the table.
seal-short = Sello { $seal }

# The window. A line of text holds the seed of the shuffle, the rules, and the order of all
# bones. The seal is the SHA-256 of that line.
seals-what = Antes de cada reparto se muestra un sello. Tras la ronda ves la línea de texto que se selló.
seals-numbered = Los repartos de esta partida salen del número { $number }. Quien lo conoce puede calcularlos de antemano.
seals-hand = Ronda { $hand }
# The state of a seal, in a word.
seals-matches = coincide
seals-differs = no coincide
seals-closed = aún cerrado
seals-hand-later = La línea revela todas las fichas ocultas, así que solo podrás leerla cuando termine la ronda.
seals-cut = { $bones ->
    [0] Las fichas no se cortaron.
    [one] Las fichas se cortaron tras la primera.
   *[other] Las fichas se cortaron tras las { $bones } primeras.
}
seals-check-holds = Coincide: la línea da este sello, su semilla da este orden, y así se repartieron las fichas.
seals-check-holds-cut = Coincide: la línea da este sello, su semilla da este orden, y así se repartieron las fichas desde el corte.
# The same if the cut gave a deal that the rules make void.
seals-check-holds-again = Coincide: la línea da este sello y su semilla da este orden. El corte hizo nulo ese reparto, así que se repartió otro orden de la misma semilla, cortado por el mismo sitio.
seals-check-no-seal = No coincide: la línea da otro sello.
seals-check-no-order = No coincide: la semilla da otro orden de las fichas.
seals-check-no-deal = No coincide: las fichas se repartieron de otra forma.
seals-none-kept = Esta ronda se jugó con una versión anterior, que no guardó su sello. El que se muestra sale de la línea y no prueba nada.
seals-nestors = Azar de Nestor
seals-nestors-later = Entre jugadas igual de buenas, Nestor elige una al azar. Podrás leer la línea cuando termine la partida.
seals-nestors-open = Todas las elecciones al azar de Nestor en esta partida salen de este número, fijado antes del primer reparto.
seals-nestors-tried = Todas las elecciones al azar de Nestor desde que seguiste jugando a partir de un repaso salen de este número, fijado entonces.
# In the copied log.
seals-log-hand = Sello de la ronda { $hand }: { $seal }
seals-log-nestors = Sello de las elecciones al azar de Nestor: { $seal }


seals-copy-seal = Copiar sello
seals-copy-line = Copiar línea
seals-copy-command = Copiar comando
tip-seals-copy-command = Copiar un comando de terminal que muestra el SHA-256 de la línea

# The question where to cut, before a hand is dealt.
cut-title = Cortar las fichas
cut-sealed = El barajado está sellado. Haz clic donde quieras cortar.
cut-bones = { $bones ->
    [0] sin cortar
    [one] tras la primera ficha
   *[other] tras { $bones } fichas
}
cut-deal = Repartir

# Help on seals: parts of the page, each with its heading.
help-seals-why = Compruébalo tú
help-seals-why-fixed = Antes de cada ronda el barajado se fija y se sella: su semilla y el orden de todas las fichas forman una línea de texto, cuyo SHA-256 está en «{ fair-tab-seals }». Tras la ronda ves la línea y puedes comprobarla.
help-seals-why-cut = Si sospechas que el propio barajado se eligió contra ti, activa «{ settings-cut }» en los ajustes. Entonces ves primero el sello y eliges por dónde se cortan las fichas.
help-seals-why-nestor = Las elecciones al azar de Nestor salen de una semilla propia, que se sella al empezar la partida y se abre cuando termina. Nestor nunca ve la semilla de una ronda.
help-seals-shuffle = Cómo se comprueba un sello sin este programa y cómo se barajan las fichas se explica en src/engine/SHUFFLE.md, en el código fuente.
