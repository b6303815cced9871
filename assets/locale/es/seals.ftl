# The seals that show that deals are honest: what is said of them.

window-seals = Repartos sellados
tip-seals = El sello de cada reparto y lo que se selló

# The seal in the corner of the table, and what is said for who points at it.
seal-short = Sello { $seal }

# The window. A line of text holds the seed of the shuffle, the rules and the order of
# all bones; its seal is the SHA-256 of that line.
seals-what = Antes de cada reparto se muestra un sello. Tras la ronda ves la línea que hay detrás.
seals-numbered = Los repartos de esta partida salen del número { $number }. Quien lo sabe puede calcularlos.
seals-other-seat = Las rondas repetidas con las manos cambiadas conservan su semilla. Lo demás de la línea puede cambiar, y entonces también el sello.
seals-hand = Ronda { $hand }
# What is known of a seal, in a word.
seals-matches = coincide
seals-differs = no coincide
seals-closed = aún cerrado
seals-pasted-from = de un registro u otro equipo
seals-hand-later = Podrás leer la línea cuando termine la ronda: revela las fichas ocultas.
seals-cut = { $bones ->
    [0] Las fichas no se cortaron.
    [one] Las fichas se cortaron tras la primera.
   *[other] Las fichas se cortaron tras las { $bones } primeras.
}
seals-check-holds = Coincide: esta línea da este sello, su semilla da este orden, y las fichas se repartieron en él.
seals-check-holds-cut = Coincide: esta línea da este sello, su semilla da este orden y las fichas se repartieron en él, desde el lugar del corte.
seals-check-holds-again = Coincide: esta línea da este sello y su semilla da este orden. El corte hizo nulo ese reparto, así que se repartió otro orden de la misma semilla, cortado por el mismo sitio.
seals-check-no-seal = No coincide: esta línea da otro sello.
seals-check-no-order = No coincide: la semilla da otro orden de las fichas.
seals-check-no-deal = No coincide: las fichas no se repartieron en este orden.
seals-none-kept = Una versión anterior no guardó su sello: este se deduce de la línea y no prueba nada.
seals-nestors = El azar de Nestor
seals-nestors-later = Entre jugadas igual de buenas, Nestor elige al azar. Podrás leer la línea al acabar la partida.
seals-nestors-open = El azar de Nestor en esta partida sale de este número, fijado antes del primer reparto.
seals-nestors-tried = El azar de Nestor desde el nuevo intento sale de este número. Se fijó entonces.
# In the copied log.
seals-log-hand = Sello de la ronda { $hand }: { $seal }
seals-log-nestors = Sello de las decisiones al azar de Nestor: { $seal }

# A line and a seal that the player pastes, to have them checked.
seals-pasted = Comprobar otra línea
seals-pasted-what = Pega una línea sellada y su sello. Cuenta cada carácter de la línea.
seals-pasted-line = Línea
seals-pasted-seal = Sello
seals-pasted-gives = Esta línea da el sello { $seal }.
seals-pasted-holds = Coincide: esta línea da este sello.
seals-pasted-begins = Coincide hasta donde llega: el sello de esta línea empieza por estos { $digits } de 64 dígitos.
seals-pasted-not = No coincide: esta línea da el sello { $seal }.
seals-pasted-no-seal = Esto no es un sello: un sello tiene 64 dígitos, del 0 al 9 y de la a a la f; bastan los 12 primeros.

seals-copy-seal = Copiar sello
seals-copy-line = Copiar línea
seals-copy-command = Copiar comando
tip-seals-copy-seal = Para compararlo más tarde
tip-seals-copy-line = La línea que se selló, letra por letra
tip-seals-copy-command = Un comando de terminal que muestra el SHA-256 de la línea

# The question where to cut, before a hand is dealt.
cut-title = Corta las fichas
cut-sealed = El barajado está sellado. Haz clic por donde quieras cortar.
cut-seal = Sello { $seal }
cut-bones = { $bones ->
    [0] sin cortar
    [one] tras la primera ficha
   *[other] tras { $bones } fichas
}
cut-deal = Repartir
cut-later = Cancelar

# Help on seals: parts of the page, each with its heading.
help-seals-why = Por qué no tienes que creerme
help-seals-why-fixed = Antes de cada ronda el barajado se fija y se sella: su semilla y el orden de las 28 fichas forman una línea de texto, cuyo SHA-256 está en «{ window-honesty }», en el menú «{ menu-help }». Tras la ronda ves la línea y puedes comprobarla.
help-seals-why-cut = Si crees que el propio barajado se eligió contra ti, activa «{ settings-cut }» en Ajustes. Entonces ves primero el sello y dices por dónde se cortan las fichas.
help-seals-why-nestor = Lo que Nestor elige al azar sale de una semilla propia, que se sella al empezar la partida y se abre al terminar. Nunca ve la semilla de una ronda.
help-seals-check = Comprobarlo sin este programa
help-seals-check-how = Copia la línea y haz que otro programa calcule su SHA-256. En Linux:
help-seals-line = LÍNEA
help-seals-check-windows = En macOS, escribe shasum -a 256 en lugar de sha256sum. En PowerShell, en Windows:
help-seals-check-order = El resultado debe ser el sello que viste antes de la ronda. Compara después el orden de la línea con lo repartido: las primeras fichas fueron la mano del primer asiento, las siguientes la del segundo, y así sucesivamente; las demás quedaron en el pozo en este orden. Si se cortaron, pasa primero tantas fichas como se cortaron del principio del orden al final. Si el corte hace nulo el reparto, vale un orden posterior de la misma semilla: véase más abajo.
help-seals-shuffle = La mezcla, para volver a programarla
help-seals-shuffle-line = La línea tiene partes, separadas por un punto y coma y un espacio: el número de la ronda; «seed» con 64 cifras hexadecimales, que son 32 bytes; «rules», con «seats», «hand_size» y cada regla distinta de las de { game-draw }; «lead», que dice cómo se decide quién sale; «order» con todas las fichas.
help-seals-shuffle-stream = La semilla es la clave de ChaCha20 con 20 rondas, un contador de bloques de 64 bits desde 0 y un nonce de 64 bits, todos 0. Su flujo se lee como números de 32 bits, el byte más bajo primero, uno tras otro.
help-seals-shuffle-number = Un número aleatorio menor que una cota se obtiene así: sea límite 4294967295 menos el resto de dividir 4294967295 entre la cota. Toma el siguiente número del flujo; si es límite o mayor, toma el siguiente, y así sucesivamente. El resto de dividirlo entre la cota es el número aleatorio.
help-seals-shuffle-order = Para mezclar, pon las fichas en el orden 0-0 1-0 1-1 2-0 y así hasta 6-6. Para cada lugar desde el último hasta el segundo, contados desde 0 de 27 a 1, intercambia la ficha que hay en él con la de un lugar al azar, ese mismo o uno anterior: un número aleatorio menor que el lugar más 1.
help-seals-shuffle-lead = Primero se decide la salida. Si «lead» es «lot», se toma un número aleatorio menor que el número de jugadores: es el asiento que sale. Si es «draw», las fichas se mezclan y a cada asiento le toca la siguiente de las primeras; si varias empatan como más altas, las fichas se mezclan otra vez, hasta que una sola lo sea. En los demás casos no se toma nada del flujo.
help-seals-shuffle-void = Después las fichas se mezclan hasta que el reparto no sea nulo; ese es el orden de la línea. Un reparto es nulo si «lead» es «heaviest-doublet» y ninguna mano tiene un doble, si es «doublet-of-seat» con un número, contado desde 1, y esa mano no tiene ninguno, o si alguna mano tiene más dobles de los que permite la regla «doublets_limit», donde la haya.
help-seals-shuffle-cut = Después, tantas fichas del principio como se cortaron pasan al final. Si eso hace nulo el reparto, las fichas se mezclan otra vez y se cortan por el mismo sitio, hasta que no lo sea.
help-seals-shuffle-deal = La primera mano recibe tantas fichas como dice la regla «hand_size», luego la siguiente otras tantas, para todos los jugadores («seats»). Las demás son el pozo. Si «bury_two» es true, las dos últimas se retiran; de las anteriores, no se roban nunca tantas de las últimas como dice «kept_back» (0 si no se nombra).
help-seals-shuffle-back = Si «firecrackers» es true, el flujo da después dos números para las fichas que se vuelan, el primero para la primera de ellas. Cada uno se obtiene como un número aleatorio menor que 5354228880, pero de un número de 64 bits: dos de 32 bits, el más bajo primero, con 18446744073709551615 en lugar de 4294967295. El resto de dividirlo entre el número de fichas del pozo más 1 es el lugar, contado desde 0, al que vuelve la ficha.
