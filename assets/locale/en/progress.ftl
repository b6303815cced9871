# Analyzed games by week: points for a hand. $lost and $luck are such numbers, or weeks-none.

weeks-title = Points per hand, by week
weeks-lost = points lost
weeks-luck = luck
weeks-none = no figure
weeks-says = Points lost are what your decisions cost in unassisted games; above zero, luck was on your side. Games that count hands are left out.
weeks-place = Week of { $begins }: { $lost } points lost and { $luck } of luck per hand; { $games ->
    [one] 1 game
   *[other] { $games } games
}
weeks-spoken = Points per hand over { $weeks } weeks: { $first } lost at first, { $last } now; luck { $luck } at first, { $now } now.

# The kinds of mistakes that cost most, as names of rows.
mistakes-title = What cost you most
mistakes-show = Show the worst
mistakes-cost = { $count ->
    [one] once
   *[other] { $count } times
}, about { $games ->
    [one] 1 game
   *[other] { $games } games
}
mistakes-says = From { $analyzed ->
    [one] 1 analyzed game
   *[other] { $analyzed } analyzed games
}. Each mistake lowers your chance to win; added up, they cost that many games.
mistake-missed-win = Missed a win
mistake-missed-score = Missed points
mistake-left-score = Left a score
mistake-blocking = Misjudged a block
mistake-let-play = Let others play
mistake-lost-suit = Gave up your strong number
mistake-few-plays = Kept too few plays
mistake-held-doublet = Held doublets
mistake-held-pips = Held heavy bones
mistake-drawing = Drew at the wrong time
mistake-partner = Forgot your partner
