# Nestor's decisions, the blind test of one, and what chance brought each side.

# The titles of the windows, and their places in the menu.
window-decisions = Decisiones de Nestor
window-honesty = ¿Es justo?

tip-decisions = Cada decisión de Nestor en esta partida: qué se le dijo antes y si haría lo mismo con otras fichas en tu mano
tip-honesty = Qué sabe Nestor, cómo puedes verlo y qué trajo el azar a cada bando

# Nestor's decisions.
decisions-explained = Nestor nunca ve la mesa como la ve este programa. Antes de cada decisión recibe unas líneas de texto, las mismas que recibiría cualquier otro programa en su asiento, y decide solo con ellas.
decisions-none = Nestor aún no ha tenido que elegir nada en esta partida.
decisions-place = { $decision } de { $of }, en la ronda { $hand }
decisions-back = Anterior
tip-decisions-back = La decisión anterior a esta
decisions-on = Siguiente
tip-decisions-on = La decisión posterior a esta
decisions-table = Ver en la mesa
tip-decisions-table = Vuelve a la mesa tal como estaba antes de esta decisión
decisions-did = { $name }: { $action }
decisions-hand-goes-on = Esta ronda aún se está jugando. Lo que se le dijo a Nestor incluye sus fichas, así que la partida contará como jugada con ayuda si miras. De ella se muestra cada turno suyo, también donde no tenía elección: saber dónde la tenía diría algo de sus fichas.
decisions-wait = Esta ronda aún se está jugando y hay otras personas en la mesa: podrás mirar cuando termine. De ella se muestra cada turno suyo, también donde no tenía elección: saber dónde la tenía diría algo de sus fichas.
decisions-look = Mirar de todos modos
tip-decisions-look = Muestra lo que Nestor sabía; la partida contará como jugada con ayuda
decisions-told = Lo que se le dijo
decisions-told-explained = Las reglas, su asiento, los puntos, su mano y luego todo lo que vieron todos. Los jugadores se numeran desde 0 por orden de turno; una ficha que roba otro es un signo de interrogación. «dealt 1 0» dice que se repartió la ronda 1 y sale el jugador 0; «played 1 6-3@6-6W 15 3+6+6» dice que el jugador 1 jugó 6-3 en el lado izquierdo de 6-6 (W; E es la derecha, N arriba, S abajo) y que los extremos suman entonces 15, como 3 + 6 + 6; «drew 1 ? 6,3,2», que el jugador 1 robó una ficha con 6, 3 y 2 abiertos.
decisions-copy = Copiar estas líneas
tip-decisions-copy = Deja las líneas listas para pegarlas en otros programas

# The blind test.
blind-question = ¿Haría lo mismo si las fichas ocultas fueran otras?
blind-explained = Las fichas que no puede ver se reparten de nuevo cien veces, cada vez al azar entre lo que encaja con lo visto. Cada vez decide de nuevo, con los mismos números aleatorios.
blind-ask = Repartirlas de nuevo
tip-blind-ask = Reparte las fichas ocultas cien veces y se lo pregunta cada vez
blind-same = Hace lo mismo en { $same } de { $of } repartos.
blind-otherwise-in-game = En la partida hizo otra cosa: tenía entonces otro nivel, o era otra versión del programa.
blind-otherwise-tried = En la partida hizo otra cosa: se probó de nuevo desde un repaso, y desde entonces sus decisiones salen de otros números aleatorios.
blind-deal = Reparto { $deal } de { $of }
blind-picture = { $whose } { $bones }
blind-deal-and = Reparto { $deal } de { $of }. { $does }
blind-hand =
    { $who ->
        [you] Tu mano, como podría ser:
       *[other] La mano de { $name }, como podría ser:
    }

# Does Nestor cheat?
honesty-knows = No. Nestor sabe lo que sabría una persona en su asiento: sus fichas, la mesa y quién robó o pasó. Nunca se le da tu mano ni el pozo, en ningún nivel, y todo se reparte antes de jugar la primera ficha.
honesty-see-for-yourself = No tienes que creerlo. Mira qué se le dijo antes de cada decisión y si decide otra cosa cuando tus fichas son otras.
honesty-decisions = Decisiones de Nestor…
honesty-sealed = Tampoco se puede cambiar ninguna ficha: el orden de todas se sella antes de cada ronda, y al terminar puedes comprobarlo fuera de este programa, con cualquier otro que calcule SHA-256.
honesty-seals = Repartos sellados…
honesty-luck = Lo que trajo el azar
honesty-luck-explained = Todas las partidas de tu historial, salvo las que repiten repartos. Las que dejaste antes de su final no están en él: quien deja las que van mal deja fuera justo esas. La ayuda no cambia ningún reparto, así que cuentan todas las manos y salidas de estas partidas. Las fichas robadas cuentan también tras una pista, con la lupa y con el tutor: estas ayudas no saben más que tú. No cuentan en partidas con otra ayuda, en las que viste fichas ocultas, deshiciste algo o conocías los repartos, pues entonces podías elegir qué robos hacer: si solo se deshacen los malos, solo faltan los malos, y el dato sale demasiado bueno. Las partidas más antiguas no guardaron qué ayuda fue: en ellas las fichas robadas solo cuentan donde no tuviste ninguna.
honesty-stands-out = Un dato llama la atención si el azar por sí solo lo aleja tanto en menos de dos de cada diez casos.
honesty-counted = Qué se cuenta
honesty-games =
    { $count ->
        [0] Aún no se ha contado ninguna partida terminada.
        [one] Se ha contado una partida.
       *[other] Se han contado { $count } partidas.
    }
honesty-verdict-too-few = Aún hay muy poco para distinguir la suerte de una pauta: hacen falta { $hands } rondas.
honesty-verdict =
    { $out ->
        [0] { $of ->
            [one] El único dato que se puede juzgar es como era de esperar.
           *[other] Los { $of } datos son como era de esperar.
        }
        [one] { $of ->
            [one] El único dato que se puede juzgar llama la atención; por puro azar lo hacen de media hasta dos de cada diez.
           *[other] Uno de { $of } datos llama la atención; por puro azar lo hacen de media hasta dos de cada diez.
        }
       *[other] { $out } de { $of } datos llaman la atención; por puro azar lo hacen de media hasta dos de cada diez.
    }
honesty-own-side = Tu bando
honesty-other-side = El otro bando
honesty-doublets =
    { $times ->
        [one] Dobles recibidos en una ronda
       *[other] Dobles recibidos en { $times } rondas
    }
honesty-pips =
    { $times ->
        [one] Puntos recibidos en una ronda
       *[other] Puntos recibidos en { $times } rondas
    }
honesty-leads =
    { $times ->
        [one] Salidas, en una ronda en la que decidía el azar
       *[other] Salidas, en { $times } rondas en las que decidía el azar
    }
honesty-draws =
    { $times ->
        [one] Fichas que encajaron de inmediato, de una robada
       *[other] Fichas que encajaron de inmediato, de { $times } robadas
    }
honesty-figures = { $seen }; lo esperable, { $expected }; en 8 de cada 10 series, de { $least } a { $most }.
honesty-too-few = Demasiado poco para saberlo.
honesty-ordinary = Como era de esperar.
honesty-more = Más que en { $of } de cada 100 series así.
honesty-less = Menos que en { $of } de cada 100 series así.
honesty-luckier = Con más suerte que en { $of } de cada 100 series así.
honesty-unluckier = Con menos suerte que en { $of } de cada 100 series así.
honesty-pictures = En cada imagen, la línea del centro es lo esperable; en la banda gruesa caen ochenta de cada cien datos o algunos más, los que no llaman la atención, y en la fina, que es más larga, noventa y cinco. Un triángulo apunta a un dato que queda más lejos de lo que alcanza la imagen.
honesty-example = Un ejemplo para comprobar
honesty-example-hand =
    { $game ->
        [before] Ronda { $hand } de la partida anterior a esta.
       *[table] Ronda { $hand } de la partida en la mesa.
    }
honesty-example-dealt =
    { $who ->
        [you] Te tocaron { $pips } puntos; { $bones } de las 28 fichas tienen { $expected } de media.
        [you-and] Te tocaron { $pips } puntos con { $partner }; { $bones } de las 28 fichas tienen { $expected } de media.
        [partners] A { $name } y a { $partner } les tocaron { $pips } puntos; { $bones } de las 28 fichas tienen { $expected } de media.
       *[other] A { $name } le tocaron { $pips } puntos; { $bones } de las 28 fichas tienen { $expected } de media.
    }
honesty-example-figures = Los datos de esta página son números como estos, sumados en todas las rondas.
honesty-example-draws = Por cada ficha robada en esta ronda se esperaba la parte del pozo que encajaba en ese momento:
honesty-example-draw =
    { $who ->
        [you] Robaste { $bone }: encajaban { $fitting } de { $left }, así que era de esperar { $share }; vino { $came }.
       *[other] { $name } robó { $bone }: encajaban { $fitting } de { $left }, así que era de esperar { $share }; vino { $came }.
    }
honesty-example-sum =
    { $drawn ->
        [one] Una ficha robada: se esperaba { $expected }, vino { $came }.
       *[other] { $drawn } fichas robadas en total: se esperaban { $expected }, vinieron { $came }.
    }
