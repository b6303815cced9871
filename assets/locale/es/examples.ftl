# Below the scoring examples in Help: what each picture shows.

example-alone = En un doble que está solo en la mesa cuentan las dos mitades, una sola vez.
example-one-side = Un lado largo sigue libre, así que cuentan las dos mitades del doble.
example-both-sides = Los dos lados largos están cubiertos: el doble ya no cuenta.
example-short-sides = Los lados cortos, arriba y abajo, solo cuentan cuando se ha jugado en ellos. Un 0 no suma nada.
example-late-spinner = El spinner no tiene que ser la primera ficha. Aquí su lado derecho está cubierto desde el principio, y aun así cuentan sus dos mitades.
example-first-bone = En una primera ficha que no es doble cuentan las dos mitades: cada una es un extremo.
example-most-points = Tres dobles y un cinco: ninguna jugada puntúa más.
example-most-points-of-both = Tres dobles y un seis: ninguna jugada puntúa más.
example-across-an-end = El doble está atravesado en el extremo, y cuentan sus dos mitades.
example-covered-no-spinner = Un doble cubierto no cuenta nada. Sin spinner, sus lados cortos siguen cerrados.
example-two-doublets = Dos dobles, cada uno con un lado largo libre: de los dos cuentan ambas mitades.
example-first-covered = El primer doble tiene los dos lados largos cubiertos y no cuenta; el segundo sí.
example-every-arm = En todos los dobles se puede jugar por los lados cortos, y esos brazos también cuentan.
example-seven = 4 y 3 suman siete, así que aquí encaja 4-2. El nuevo extremo es 2.
example-doublet-lengthwise = Un doble se pone a lo largo, como cualquier otra ficha. Aquí 2 y 5 suman siete.
example-matador = Un matador encaja en cualquier extremo y se pone atravesado. Aquí se eligió el 6 como nuevo extremo.
example-matador-at-blank = En un 0 solo encaja un matador: 0-0, 6-1, 5-2 o 4-3.
example-header-led = Un doble de salida tiene dos extremos iguales (double header).
example-header-double = Los dos extremos son 5 (double header).
example-header-open-doublet = Un lado del doble de salida sigue libre y es igual al otro extremo (triple header).
example-header-triple = Los dos extremos son 5, y uno de ellos es un doble (triple header).
