# Why a move can’t be made.

refused-dropped-beside = Lass { $bone } auf einem leuchtenden Platz los.
refused-fits-nowhere = { $bone } passt an kein offenes Ende ({ $open }).
# A doublet whose number at the end is what it counts, twice its own, and not what fits.
refused-counts-twice = Die { $count } ist, was { $bone } zählt; angelegt wird eine { $pips }.
# Where halves that touch add up to seven: the number that each end takes; none if only a matador.
refused-fits-neither = { $bone } passt nicht. Links brauchst du { $left ->
    [none] einen Matador
   *[other] eine { $left } oder einen Matador
}, rechts { $right ->
    [none] einen Matador
   *[other] eine { $right } oder einen Matador
}.
refused-both-ends-take = { $bone } passt nicht. An beide Enden passt nur { $wanted ->
    [none] ein Matador
   *[other] eine { $wanted } oder ein Matador
}.
refused-does-not-fit-there = { $bone } passt hier nicht: Dieses Ende braucht eine { $pips ->
    [0] Null
   *[other] { $pips }
}.
refused-needs-matador = { $bone } passt hier nicht: An eine Null passt nur ein Matador (0-0, 6-1, 5-2 oder 4-3).
refused-spinner-not-covered = An den Schmalseiten von { $spinner } kannst du anlegen, sobald beide Längsseiten belegt sind.
refused-not-the-spinner = { $bone } hat { $place } kein offenes Ende: Nur { $spinner }, der erste Pasch, ist der Spinner.
refused-no-such-end = { $bone } hat { $place } kein offenes Ende.
refused-must-lead-with = Du musst mit { $bone } eröffnen, dem höchsten Pasch.
refused-nothing-led = Du musst erst eröffnen.
refused-no-draws = In diesem Spiel wird nicht gezogen.
refused-nothing-to-draw = Es gibt nichts mehr zu ziehen.
refused-can-play = Du kannst { $bone } legen, also darfst du nicht ziehen.
refused-drew-one = Du darfst pro Zug nur einen Stein ziehen.
refused-hand-full = Mit 18 Steinen darfst du nicht mehr ziehen.
refused-must-play = Du kannst { $bone } legen, also darfst du nicht passen.
refused-must-draw = Es gibt noch Steine zu ziehen, also darfst du nicht passen.
refused-nothing-to-claim = Jetzt gibt es keine Punkte anzusagen.
refused-never-so-many = Keine Summe bringt so viele Punkte.
refused-claim-first = Sage erst deine Punkte an oder wähle „{ turn-nothing }“.
refused-no-firecracker = Du hast keinen Böller mehr.
refused-cannot-blow-up = Du kannst { $bone } nicht sprengen. Sprengen lässt sich nur der letzte Stein eines Arms, aber nie der erste Stein oder der Spinner.
refused-hand-over = Diese Runde ist vorbei.
refused-not-in-turn = Du bist nicht dran.
# For whatever no window leads to.
refused-impossible = Das geht jetzt nicht.

# Why a hand or a game can’t start.
refused-game-over = Die Partie ist vorbei.
refused-sitters = Dieses Spiel ist für { $seats } Spieler, nicht für { $sitters }.
refused-seats-changed = Während einer Partie lassen sich die Spieler nicht wechseln.
refused-clock-taken-away = Die Uhr lässt sich während der Partie nicht abschalten.
refused-never-won = { $scores ->
    [threes] Von diesem Stand aus käme niemand auf genau { $target }, denn es kommen nur Vielfache von drei dazu.
    [fives] Von diesem Stand aus käme niemand auf genau { $target }, denn es kommen nur Vielfache von fünf dazu.
   *[threes-and-fives] Von diesem Stand aus käme niemand auf genau { $target }, denn es kommen nur Dreier und Fünfer dazu.
}
