# In the History window: how well the player played, and how lucky, as far as games have
# been reviewed.
statistics-title = Skill and luck
statistics-reviewed =
    { $games ->
        [one] { $reviewed } of 1 game has been reviewed.
       *[other] { $reviewed } of { $games } games have been reviewed.
    }
# Under the number of reviewed games, where some of them are in one of the charts only.
statistics-leaves-out = What a decision costs is worked out from games without help, and luck from games with no help but hints, lens or tutor, whose deals you had not played before.

# A mean and its 95% interval.
statistics-figure = { $mean }{"\u00A0"}±{"\u00A0"}{ $within }
statistics-percent = { $figure }% in chance to win
statistics-points = { $figure } points
# The same of fewer than five games.
statistics-too-few = { $figure } (too few games to tell)
statistics-cost = Cost per decision
statistics-luck = Luck per game

# The charts: above each, and to a screen reader.
statistics-cost-chart = What a decision cost in chance to win (%), game by game
statistics-cost-spoken = What a decision cost in { $games } reviewed games: { $first }% in chance to win in the first half of them, { $last }% in the second.
statistics-luck-chart = What luck brought, in points, game by game
statistics-luck-spoken = What luck brought in { $games } reviewed games: { $first ->
    [one] { $first } point
   *[other] { $first } points
} a game in the first half of them, { $last } in the second.
statistics-chart-says = Each dot is a game; the line is the mean of the last ten. Above zero, luck was on your side. What follows a ± is how far off the mean may be: in 95 of 100 such cases it is no farther.

# Reviews of the last games, one after the other.
statistics-review =
    { $games ->
        [one] Review the last game
       *[other] Review the last { $games } games
    }
tip-statistics-review = Work out what each of your decisions cost, in the background; that takes some seconds a game
statistics-progress = Game { $game } of { $of } is being reviewed…
statistics-stop = Stop
tip-statistics-stop = Stop here; the reviews that are done are kept
