# A series of games: in New game, and on the card of a game that is over. $games are those that win
# it, or of “best of” the most that are played.

new-game-series = Series
new-game-series-says = Continues while rules and players stay the same.
series-none = Single game
series-best-of = Best of { $games }
series-first-to = First to { $games } games
series-side = { $side } { $games }
# $standing is like “You 3, Nestor 1”.
series-won = { $who ->
    [you] You win the series
    [you-and] You and { $partner } win the series
    [partners] { $name } and { $partner } win the series
   *[other] { $name } wins the series
}: { $standing }
