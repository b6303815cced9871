# Does Nestor cheat? His decisions, a blind test of each, and the luck of each side.

# The titles of the windows, and their places in the menu.
window-decisions = Qué vio Nestor
window-honesty = ¿Hace trampa Nestor?

tip-decisions = Cada decisión de Nestor y una prueba a ciegas
tip-honesty = Qué sabe Nestor y cómo comprobarlo

# The top of the window: three sentences, the check, and the tabs.
fair-fixed = El orden de las fichas se fija antes de repartir.
fair-sees = Nestor solo ve lo que verías tú en su lugar.
# At the top of the page on how it’s proved, in Nestor’s voice.
nestor-knows-this = Sé lo que sabría cualquiera en mi lugar: mis fichas, lo que hay en la mesa y quién lo jugó, cuántas fichas tienes tú y cuántas hay en el pozo, cuándo robaste o pasaste, y los puntos.
nestor-knows-not = No conozco tus fichas ni el orden del pozo, en ningún nivel. Todo lo que depende del azar queda fijado antes de empezar la ronda: no puedo cambiar ninguna ficha.
fair-check = Comprobar esta partida
fair-hands-match = { $count ->
    [one] 1 ronda coincide con su sello.
   *[other] { $count } rondas coinciden con sus sellos.
}
fair-hand-fails = La ronda { $hand } no coincide con su sello.
fair-hand-later = La ronda { $hand } se podrá comprobar cuando termine.
fair-nestors-match = Las elecciones al azar de Nestor coinciden con su sello.
fair-nestors-fail = Las elecciones al azar de Nestor no coinciden con su sello.
fair-tab-seals = Sellos
fair-tab-proof = Cómo se demuestra
# The picture of a decision.
fair-picture = La mesa como la vio Nestor
fair-hidden = { $who ->
    [you] Tus fichas ocultas: { $bones }
   *[other] Fichas ocultas de { $name }: { $bones }
}
fair-own = Sus propias fichas
fair-boneyard = { $bones } en el pozo

# Nestor's decisions.
decisions-none = Nestor aún no ha tenido nada que elegir.
decisions-place = { $decision } de { $of }, ronda { $hand }
decisions-back = Decisión anterior
decisions-on = Decisión siguiente
decisions-table = Ver en la mesa
decisions-hand-goes-on = Esta ronda no ha terminado. Si miras lo que Nestor sabía, la partida cuenta como «con ayuda».
decisions-wait = Podrás mirar cuando termine esta ronda.
decisions-look = Mirar de todos modos
decisions-told = El texto exacto que recibió
decisions-copy = Copiar estas líneas

# The blind test.
blind-question = ¿Haría lo mismo si las fichas ocultas fueran otras?
blind-explained = Las fichas que Nestor no ve se barajan cien veces de formas que encajan con lo que ha visto, y él decide cada vez de nuevo.
blind-ask = Hacer la prueba
blind-same = La misma elección en { $same } de { $of } repartos.
blind-otherwise-in-game = En la partida eligió otra cosa, con otro nivel o en otra versión del programa.
blind-otherwise-tried = En la partida eligió otra cosa, porque habías seguido jugando desde un repaso.
blind-deal = Reparto { $deal } de { $of }
blind-picture = { $whose } { $bones }
blind-deal-and = Reparto { $deal } de { $of }. { $does }
blind-hand =
    { $who ->
        [you] Tus fichas podrían ser:
       *[other] Las fichas de { $name } podrían ser:
    }

# The luck of each side.
honesty-luck = La suerte hasta ahora
honesty-luck-says = Cuánta suerte tuvo cada bando
honesty-luck-explained = Se basa en todas las partidas de tu historial, salvo las de repartos que ya habías jugado. Donde viste fichas ocultas o deshiciste jugadas, los robos quedan fuera, porque podrías haberte quedado solo con los buenos.
honesty-stands-out = Un número llama la atención si el azar lo alejaría tanto de lo esperado menos del 20{"\u00A0"}% de las veces.
honesty-counted = Qué se incluye
honesty-games =
    { $count ->
        [0] No hay partidas incluidas.
        [one] Se basa en 1 partida.
       *[other] Se basa en { $count } partidas.
    }
honesty-verdict-too-few = Aún hay pocos datos: hacen falta { $hands } rondas.
honesty-verdict =
    { $out ->
        [0] { $of ->
            [one] El único número por ahora está dentro de lo normal.
           *[other] Los { $of } números están dentro de lo normal.
        }
        [one] { $of ->
            [one] El único número por ahora llama la atención; por puro azar, hasta el 20{"\u00A0"}% llaman la atención.
           *[other] 1 de { $of } números llama la atención; por puro azar, hasta el 20{"\u00A0"}% llaman la atención.
        }
       *[other] { $out } de { $of } números llaman la atención; por puro azar, hasta el 20{"\u00A0"}% llaman la atención.
    }
honesty-other-side = Los demás
honesty-doublets =
    { $times ->
        [one] Dobles repartidos, en 1 ronda
       *[other] Dobles repartidos, en { $times } rondas
    }
honesty-pips =
    { $times ->
        [one] Puntos de las fichas repartidas, en 1 ronda
       *[other] Puntos de las fichas repartidas, en { $times } rondas
    }
honesty-leads =
    { $times ->
        [one] Salidas, en 1 ronda en la que decidía el azar
       *[other] Salidas, en { $times } rondas en las que decidía el azar
    }
honesty-draws =
    { $times ->
        [one] Fichas robadas que encajaron enseguida (1 robada)
       *[other] Fichas robadas que encajaron enseguida ({ $times } robadas)
    }
honesty-figures = { $seen } (esperado { $expected }; normal, de { $least } a { $most })
honesty-too-few = Aún hay pocos datos.
honesty-ordinary = Dentro de lo esperado.
honesty-more = Por azar, el { $of }{"\u00A0"}% de los jugadores tendría menos.
honesty-less = Por azar, el { $of }{"\u00A0"}% de los jugadores tendría más.
honesty-luckier = Más suerte que el { $of }{"\u00A0"}% de los jugadores.
honesty-unluckier = Menos suerte que el { $of }{"\u00A0"}% de los jugadores.
honesty-pictures = En cada gráfico, la línea del centro es lo esperado. En la banda gruesa cae al menos el 80{"\u00A0"}% de lo que da el azar; en la fina, el 95{"\u00A0"}%. Un triángulo señala un número que queda fuera del gráfico.
