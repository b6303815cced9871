# Une série de parties.

new-game-series = Série
new-game-series-says = Continue tant que les règles et les joueurs restent les mêmes.
series-none = Une seule partie
series-best-of = Au meilleur des { $games }
series-first-to = Au premier à { $games } parties
series-side = { $side } { $games }
# $standing is like “You 3, Nestor 1”.
series-won = { $who ->
    [you] Vous gagnez la série
    [you-and] { $partner } et vous gagnez la série
    [partners] { LIST($name, $partner) } gagnent la série
   *[other] { $name } gagne la série
} : { $standing }
