# Eine Serie von Partien.

new-game-series = Serie
new-game-series-says = Läuft weiter, solange Regeln und Spieler gleich bleiben.
series-none = Einzelne Partie
series-best-of = Höchstens { $games } Partien
series-first-to = Wer zuerst { $games } Partien gewinnt
series-side = { $side } { $games }
# $standing is like “You 3, Nestor 1”.
series-won = { $who ->
    [you] Du gewinnst die Serie
    [you-and] Du und { $partner } gewinnt die Serie
    [partners] { $name } und { $partner } gewinnen die Serie
   *[other] { $name } gewinnt die Serie
}: { $standing }
