# Game tally: the page with the player's rating.

rating-page = Rating
rating-yours = Your rating
# Which games it is from.
rating-games = { $table ->
    [two] unassisted games for two
    [pairs] unassisted games in pairs
   *[several] unassisted games for three or four
}
# The choice of games: its name for a screen reader, and each choice.
rating-tables = Rating to show
rating-table = { $table ->
    [two] Two players
    [pairs] Pairs
   *[several] Three or four
}
# Until there are enough games; $left is how many are missing.
rating-few = Your rating appears after ten unassisted games against Nestor. { $left ->
    [one] One more to go.
   *[other] { $left } more to go.
}
rating-is-off = Your rating is hidden.

# Figures: their names, and what stands below them.
rating-range = Range
rating-range-value = { $low } to { $high }
rating-range-says = right 19 times out of 20
rating-best = Best
rating-nearest = Nearest level
rating-nearest-says = you win { $share } of 100 games
# What each of these figures means.
tip-rating-range = Where your true strength most likely lies; more games narrow it
tip-rating-best = Your highest rating so far, from the tenth game on
tip-rating-nearest = The level whose rating is closest to yours
# What the numbers mean; $beginner is 1,000.
rating-says = Nestor at “{ level-beginner }” has { $beginner }. A player rated 100 above another wins 64 of 100 games.
rating-show = Show my rating

# The chart for a screen reader, and the place under the pointer.
rating-spoken = Your rating after each game: { $first } at first, { $last } now. { $games } games.
rating-place = Game { $game }: { $value } ({ $low } to { $high })

# On the card after a game: the rating, how it changed, and the next level.
result-rating = Rating
result-rating-spoken = { $change ->
    [up] Rating { $rating }, up { $by }
    [down] Rating { $rating }, down { $by }
   *[same] Rating { $rating }, unchanged
}
result-promoted = { $won } of your last { $games } won.
result-next-level = Nestor would play “{ $level }”.
result-play-level = Play “{ $level }”
