# Uma série de partidas.

new-game-series = Série
new-game-series-says = Continua enquanto as regras e os jogadores forem os mesmos.
series-none = Uma só partida
series-best-of = Melhor de { $games }
series-first-to = Até { $games } partidas vencidas
series-side = { $side } { $games }
# $standing is like “You 3, Nestor 1”.
series-won = { $who ->
    [you] Você venceu a série
    [you-and] Você e { $partner } venceram a série
    [partners] { LIST($name, $partner) } venceram a série
   *[other] { $name } venceu a série
}: { $standing }
