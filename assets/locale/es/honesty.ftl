# Nestor's decisions, the blind test of one, and what chance brought each side.

# The titles of the windows, and their places in the menu.
window-decisions = Qué vio Nestor
window-honesty = ¿Es justo?

tip-decisions = Qué vio Nestor antes de cada decisión y si importan tus fichas
tip-honesty = Qué sabe Nestor y cómo comprobarlo

# The window: three sentences, the check, and the tabs.
fair-fixed = Las fichas se fijan antes de repartir.
fair-sees = Nestor solo ve lo que verías tú.
fair-proved = Puedes comprobar ambas cosas.
fair-check = Comprobar esta partida
fair-hands-match = { $count ->
    [one] 1 ronda coincide con su sello.
   *[other] { $count } rondas coinciden con sus sellos.
}
fair-hand-fails = La ronda { $hand } no coincide con su sello.
fair-hand-later = Ronda { $hand }: en cuanto termine.
fair-nestors-match = El azar de Nestor también coincide.
fair-nestors-fail = El azar de Nestor no coincide con su sello.
fair-tab-decisions = Qué vio Nestor
fair-tab-seals = Sellos
fair-tab-proof = La prueba
# The picture of a decision.
fair-picture = La mesa como la vio Nestor
fair-hidden = { $who ->
    [you] Tus fichas: { $bones }, ocultas
   *[other] { $name }: { $bones }, ocultas
}
fair-own = Sus fichas
fair-boneyard = { $bones } en el pozo

# Nestor's decisions.
decisions-none = Nestor aún no ha tenido elección.
decisions-place = { $decision } de { $of }, ronda { $hand }
decisions-back = Decisión anterior
decisions-on = Decisión siguiente
decisions-table = Ver en la mesa
decisions-did = { $name }: { $action }
decisions-hand-goes-on = Esta ronda aún se juega. Si miras lo que Nestor sabía, la partida contará como jugada con ayuda.
decisions-wait = Esta ronda aún se juega. Podrás mirar cuando termine.
decisions-look = Mirar de todos modos
tip-decisions-look = Muestra lo que Nestor sabía; la partida contará como jugada con ayuda
decisions-told = las líneas que recibió, letra por letra
decisions-told-explained = Las reglas, su asiento, los puntos, su mano y luego todo lo que vieron todos. Los jugadores se numeran desde 0 por orden de turno; una ficha que roba otro es un signo de interrogación. «dealt 1 0» dice que se repartió la ronda 1 y sale el jugador 0; «played 1 6-3@6-6W 15 3+6+6» dice que el jugador 1 jugó 6-3 en el lado izquierdo de 6-6 (W; E es la derecha, N arriba, S abajo) y que los extremos suman entonces 15, como 3 + 6 + 6; «drew 1 ? 6,3,2», que el jugador 1 robó una ficha con 6, 3 y 2 abiertos.
decisions-copy = Copiar estas líneas
tip-decisions-copy = Deja las líneas listas para pegarlas en otros programas

# The blind test.
blind-question = ¿Haría lo mismo si las fichas ocultas fueran otras?
blind-explained = Las fichas que no ve se barajan cien veces, según lo que ha visto, y decide otra vez.
blind-ask = Repartirlas de nuevo
tip-blind-ask = Barajar cien veces las fichas ocultas y preguntarle cada vez
blind-same = La misma elección en { $same } de { $of } repartos.
blind-otherwise-in-game = En la partida eligió otra cosa: con otro nivel o en otra versión.
blind-otherwise-tried = En la partida eligió otra cosa: desde el nuevo intento tiene otros números al azar.
blind-deal = Reparto { $deal } de { $of }
blind-picture = { $whose } { $bones }
blind-deal-and = Reparto { $deal } de { $of }. { $does }
blind-hand =
    { $who ->
        [you] Tu mano, como podría ser:
       *[other] La mano de { $name }, como podría ser:
    }

# Does Nestor cheat?
honesty-knows = Nestor sabe lo que sabría una persona en su asiento: sus fichas, la mesa y quién robó o pasó. En ningún nivel se le da tu mano ni el pozo.
honesty-luck = La suerte hasta ahora
honesty-luck-says = lo que trajo el azar a cada bando
honesty-luck-explained = Cuentan todas las partidas terminadas de tu historial, salvo las repeticiones. No cuentan los robos donde viste fichas ocultas o deshiciste jugadas, pues podrías haber guardado solo los buenos.
honesty-stands-out = Un dato llama la atención si el azar por sí solo lo aleja tanto en menos de dos de cada diez casos.
honesty-counted = Qué se cuenta
honesty-games =
    { $count ->
        [0] Aún no se ha contado ninguna partida terminada.
        [one] Se ha contado una partida.
       *[other] Se han contado { $count } partidas.
    }
honesty-verdict-too-few = Aún hay pocos datos: hacen falta { $hands } rondas.
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
honesty-example = Comprueba una ronda
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
honesty-example-figures = Los números de esta página son estos, sumados en todas las rondas.
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
