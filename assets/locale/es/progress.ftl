# Partidas analizadas por semanas.

weeks-title = Puntos por ronda, por semanas
weeks-lost = puntos perdidos
weeks-luck = suerte
weeks-none = sin datos
weeks-says = Los puntos perdidos son lo que costaron tus decisiones en partidas sin ayuda; por encima de cero, tuviste suerte. No se incluyen las partidas que cuentan rondas.
weeks-place = Semana del { $begins }: { $lost } puntos perdidos y { $luck } de suerte por ronda; { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}
weeks-spoken = Puntos por ronda en { $weeks } semanas: { $first } perdidos al principio, { $last } ahora; suerte { $luck } al principio, { $now } ahora.

# Las clases de errores.
mistakes-title = Lo que más te costó
mistakes-show = Ver el peor
mistakes-cost = { $count ->
    [one] una vez
   *[other] { $count } veces
}, unas { $games } partidas
mistakes-says = De { $analyzed ->
    [one] 1 partida analizada
   *[other] { $analyzed } partidas analizadas
}. Cada error baja tu probabilidad de ganar; sumados, costaron esas partidas.
mistake-missed-win = Dejar pasar una victoria
mistake-missed-score = Dejar pasar puntos
mistake-left-score = Dar puntos
mistake-blocking = Juzgar mal un cierre
mistake-let-play = Dejar jugar a los demás
mistake-lost-suit = Renunciar a tu número fuerte
mistake-few-plays = Quedarse con pocas jugadas
mistake-held-doublet = Guardar dobles
mistake-held-pips = Guardar fichas pesadas
mistake-drawing = Robar mal
mistake-partner = Olvidar al compañero
