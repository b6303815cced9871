# Seals, which prove that deals are honest.

window-seals = Repartos sellados
tip-seals = Prueba de que no se cambió ningún reparto

# The seal in the corner of the table.
seal-short = Sello { $seal }

# The window. A line of text holds the seed of the shuffle, the rules, and the order of all
# bones. The seal is the SHA-256 of that line.
seals-what = Antes de cada reparto se muestra un sello. Tras la ronda ves la línea de texto que se selló.
seals-numbered = Los repartos de esta partida salen del número { $number }. Quien lo conoce puede calcularlos de antemano.
seals-other-seat = Las rondas repetidas con las fichas cambiadas conservan su semilla, pero su sello puede cambiar, porque cambian otras partes de la línea.
seals-hand = Ronda { $hand }
# The state of a seal, in a word.
seals-matches = coincide
seals-differs = no coincide
seals-closed = aún cerrado
seals-pasted-from = de un registro o de otro equipo
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

# Fields for a line and a seal to check.
seals-pasted = Comprobar otra línea
seals-pasted-what = Pega una línea sellada y su sello. Todos los caracteres de la línea importan.
seals-pasted-line = Línea
seals-pasted-seal = Sello
seals-pasted-gives = Esta línea da el sello { $seal }.
seals-pasted-holds = Coincide: esta línea da este sello.
seals-pasted-begins = Coincide hasta donde llega: el sello de esta línea empieza por estas { $digits } de 64 cifras.
seals-pasted-not = No coincide: esta línea da el sello { $seal }.
seals-pasted-no-seal = Esto no es un sello: un sello tiene 64 cifras hexadecimales (0–9, a–f), y bastan las 12 primeras.

seals-copy-seal = Copiar sello
seals-copy-line = Copiar línea
seals-copy-command = Copiar comando
tip-seals-copy-seal = Copiar el sello para compararlo más tarde
tip-seals-copy-line = Copiar la línea sellada, letra por letra
tip-seals-copy-command = Copiar un comando de terminal que muestra el SHA-256 de la línea

# The question where to cut, before a hand is dealt.
cut-title = Cortar las fichas
cut-sealed = El barajado está sellado. Haz clic donde quieras cortar.
cut-seal = Sello { $seal }
cut-bones = { $bones ->
    [0] sin cortar
    [one] tras la primera ficha
   *[other] tras { $bones } fichas
}
cut-deal = Repartir

# Help on seals: parts of the page, each with its heading.
help-seals-why = Compruébalo tú
help-seals-why-fixed = Antes de cada ronda el barajado se fija y se sella: su semilla y el orden de las 28 fichas forman una línea de texto, cuyo SHA-256 está en «{ fair-tab-seals }». Tras la ronda ves la línea y puedes comprobarla.
help-seals-why-cut = Si sospechas que el propio barajado se eligió contra ti, activa «{ settings-cut }» en los ajustes. Entonces ves primero el sello y eliges por dónde se cortan las fichas.
help-seals-why-nestor = Las elecciones al azar de Nestor salen de una semilla propia, que se sella al empezar la partida y se abre cuando termina. Nestor nunca ve la semilla de una ronda.
help-seals-check = Comprobarlo sin este programa
help-seals-check-how = Copia la línea y calcula su SHA-256 con otro programa. En Linux:
help-seals-line = LÍNEA
help-seals-check-windows = En macOS, escribe shasum -a 256 en lugar de sha256sum. En PowerShell, en Windows:
help-seals-check-order = El resultado debe ser el sello que viste antes de la ronda. Después compara el orden de la línea con el reparto. Las primeras fichas fueron la mano del primer asiento, las siguientes la del segundo, etc. El resto quedó en el pozo en este orden.
help-seals-check-cut = Si se cortaron las fichas, pasa antes del principio al final tantas como se cortaron. Si eso hizo nulo el reparto, se repartió un orden posterior de la misma semilla, como se explica abajo.
help-seals-shuffle = El barajado, para quien quiera programarlo
help-seals-shuffle-line = Las partes de la línea se separan con punto y coma y un espacio: el número de la ronda; «seed» con 64 cifras hexadecimales (32 bytes); «rules», con «seats», «hand_size» y cada regla distinta de { game-draw }; «lead», cómo se decide quién sale; «order» con todas las fichas.
help-seals-shuffle-stream = La semilla es la clave de ChaCha20 con 20 rondas, un contador de bloques de 64 bits desde 0 y un nonce de 64 bits, todos 0. Su flujo se lee como números de 32 bits, el byte más bajo primero, uno tras otro.
help-seals-shuffle-number = Un número aleatorio menor que una cota se obtiene así. Sea límite 4294967295 menos el resto de dividir 4294967295 entre la cota. Toma el siguiente número del flujo; mientras sea límite o mayor, toma otro. El resto de dividirlo entre la cota es el número aleatorio.
help-seals-shuffle-order = Para barajar, pon las fichas en el orden 0-0 1-0 1-1 2-0 y así hasta 6-6. Recorre los lugares de 27 a 1 (el primero es el 0). Para cada uno, saca un número aleatorio menor que el lugar más 1 e intercambia su ficha con la que está en ese número.
help-seals-shuffle-lead = Primero se decide quién sale. Si «lead» es «lot», un número aleatorio menor que el número de jugadores es el asiento que sale. Si es «draw», se saca ficha. En los demás casos no se toma nada del flujo.
help-seals-shuffle-draw = Para sacar ficha se barajan todas, y cada asiento, por orden, recibe una desde la primera. Si varias empatan como más altas, se baraja otra vez, hasta que no haya empate.
help-seals-shuffle-void = Después las fichas se barajan hasta que el reparto no sea nulo. Ese es el orden de la línea.
help-seals-shuffle-void-if = Un reparto es nulo si alguna mano tiene más dobles de los que permite la regla «doublets_limit». También lo es si «lead» es «heaviest-doublet» y ninguna mano tiene un doble, o si es «doublet-of-seat» con un número, contado desde 1, y esa mano no tiene ninguno.
help-seals-shuffle-cut = Después, tantas fichas como se cortaron pasan del principio al final. Si eso hace nulo el reparto, las fichas se barajan otra vez y se cortan por el mismo sitio, hasta que no lo sea.
help-seals-shuffle-deal = La primera mano recibe tantas fichas como dice la regla «hand_size», luego la siguiente otras tantas, para todos los jugadores («seats»). El resto es el pozo.
help-seals-shuffle-kept = Si «bury_two» es true, las dos últimas fichas del pozo se entierran. De las que quedan, las últimas no se roban nunca: tantas como dice «kept_back» (0 si no se nombra).
help-seals-shuffle-back = Si «firecrackers» es true, el flujo da después dos números: uno para la primera ficha que salta y otro para la segunda. Cada uno se obtiene como un número aleatorio menor que 5354228880, pero de 64 bits: dos números, el bajo primero, con 18446744073709551615 en lugar de 4294967295.
help-seals-shuffle-place = Divide ese número entre el número de fichas del pozo más 1. El resto es el lugar, contado desde 0, al que vuelve la ficha.
