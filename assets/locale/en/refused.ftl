# Why a move can’t be made.

refused-dropped-beside = Let go of { $bone } on a lit place.
refused-fits-nowhere = { $bone } doesn’t fit any open end ({ $open }).
# A doublet whose number at the end is what it counts, twice its own, and not what fits.
refused-counts-twice = The { $count } is what { $bone } counts; it takes a { $pips }.
# Where halves that touch add up to seven: the number that each end takes; none if only a matador.
refused-fits-neither = { $bone } doesn’t fit. The left end takes { $left ->
    [none] only a matador
   *[other] a { $left } or a matador
}, the right end { $right ->
    [none] only a matador
   *[other] a { $right } or a matador
}.
refused-both-ends-take = { $bone } doesn’t fit. Both ends take { $wanted ->
    [none] only a matador
   *[other] a { $wanted } or a matador
}.
refused-does-not-fit-there = { $bone } doesn’t fit here: this end needs a { $pips ->
    [0] blank
   *[other] { $pips }
}.
refused-needs-matador = { $bone } doesn’t fit here: a blank takes only a matador (0-0, 6-1, 5-2, or 4-3).
refused-spinner-not-covered = You can play on the short sides of { $spinner } once both its long sides are covered.
refused-not-the-spinner = { $bone } has no open end { $place }: the spinner is { $spinner }, the first doublet.
refused-no-such-end = { $bone } has no open end { $place }.
refused-must-lead-with = You have to lead { $bone }, the heaviest doublet.
refused-nothing-led = You have to lead first.
refused-no-draws = There is no drawing in this game.
refused-nothing-to-draw = There’s nothing left to draw.
refused-can-play = You can play { $bone }, so you can’t draw.
refused-drew-one = You can draw only one bone per turn.
refused-hand-full = With 18 bones you can’t draw any more.
refused-must-play = You can play { $bone }, so you can’t pass.
refused-must-draw = There are bones left to draw, so you can’t pass.
refused-nothing-to-claim = There are no points to claim now.
refused-never-so-many = No count is worth that many points.
refused-claim-first = Claim your points first, or choose “{ turn-nothing }”.
refused-no-firecracker = You have no firecracker left.
refused-cannot-blow-up = You can’t blow up { $bone }. Firecrackers work only on the last bone of an arm, and never on the first bone or the spinner.
refused-hand-over = This hand is over.
refused-not-in-turn = It’s not your turn.
# For whatever no window leads to.
refused-impossible = That isn’t possible now.

# Why a hand or a game can’t start.
refused-game-over = The game is over.
refused-sitters = This game is for { $seats } players, not { $sitters }.
refused-seats-changed = You can’t change players during a game.
refused-clock-taken-away = You can’t remove the clock during a game.
refused-never-won = { $scores ->
    [threes] From these scores no one could reach exactly { $target }, because only multiples of three can be scored.
    [fives] From these scores no one could reach exactly { $target }, because only multiples of five can be scored.
   *[threes-and-fives] From these scores no one could reach exactly { $target }, because only threes and fives can be scored.
}
