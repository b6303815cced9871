# Why something cannot be done.

refused-not-in-hand = { $bone } is not in the hand.
refused-fits-nowhere = { $bone } fits none of the open ends: { $open }.
refused-does-not-fit-there = { $bone } does not fit this end: it takes a { $pips }.
refused-spinner-not-covered = The short sides of { $spinner } open when both its long sides are covered.
refused-not-the-spinner = { $bone } has no open end { $place }: only the first doublet, { $spinner }, is the spinner, and any other has one open side at most.
refused-no-such-end = { $bone } has no open end { $place }.
refused-already-played = { $bone } lies on the table already.
refused-must-lead-with = This hand is led with { $bone }, the heaviest doublet.
refused-nothing-led = The hand must be led first.
refused-already-led = The hand has been led already.
refused-no-draws = Nobody draws in this game.
refused-nothing-to-draw = There is nothing left to draw.
refused-can-play = { $bone } can be played, so drawing is not allowed.
refused-drew-one = Only one bone is drawn in a turn.
refused-hand-full = A player with 18 bones draws no more.
refused-must-play = { $bone } can be played, so passing is not allowed.
refused-must-draw = There are bones to draw, so passing is not allowed.
refused-nothing-to-claim = Points cannot be claimed now.
refused-never-so-many = No table count makes that many points.
refused-claim-first = First claim the points of the play, or say there are none.
refused-no-firecracker = There is no firecracker left to use.
refused-cannot-blow-up = { $bone } cannot be blown up: only the outermost bone of an arm can, and never the first bone or the spinner.
refused-no-clock = This game has no clock.
refused-time-left = There is time left on the clock.
refused-hand-over = This hand is over.
refused-nobody-sits = Nobody sits there.
refused-not-in-turn = It is somebody else's turn.

# Why a hand or a game cannot be dealt.
refused-hand-in-progress = This hand is not over yet.
refused-game-over = The game is over.
refused-sitters = It is a game for { $seats } players, and { $sitters } sit at the table.
refused-no-such-leader = Nobody sits where the first hand is to be led.
refused-seats-changed = The players of a game stay the same to its end.
refused-clock-taken-away = A game with a clock keeps it to its end.
refused-never-won = { $scores ->
    [threes] Nobody could reach exactly { $target } from the present scores: every added score would be a multiple of three.
    [fives] Nobody could reach exactly { $target } from the present scores: every added score would be a multiple of five.
   *[threes-and-fives] Nobody could reach exactly { $target } from the present scores: every added score would be made of threes and fives.
}
