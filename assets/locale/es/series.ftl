# Una serie de partidas.

new-game-series = Serie
new-game-series-says = Continúa mientras no cambien las reglas ni los jugadores.
series-none = Una sola partida
series-best-of = Al mejor de { $games }
series-first-to = A { $games } partidas ganadas
series-side = { $side } { $games }
# $standing is like “You 3, Nestor 1”.
series-won = { $who ->
    [you] Ganaste la serie
    [you-and] La serie es para ti y para { $partner }
    [partners] { LIST($name, $partner) } ganan la serie
   *[other] { $name } gana la serie
}: { $standing }
