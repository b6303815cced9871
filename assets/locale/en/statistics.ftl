# Game tally: the page with statistics, skill, and luck.

# The chart of the games that were won.
statistics-games-won = Games you won
statistics-last-ten = average of the last ten
# What a dot of a chart is, and the value of a game in it.
statistics-dot = each game
statistics-place = Game { $game }: { $value }
statistics-no-chart = The chart of your wins starts with your fifth game.
statistics-wins-spoken = Share of games won, average of the last ten: { $first }% at first, { $last }% now. { $games } games.
statistics-wins-place = Game { $game }: { $share }%
# The first or last game of a chart, and when it was.
statistics-game-at = game { $game }, { $when }

# Numbers: their names, and what stands below them.
statistics-most-points = Most points
statistics-best-win = Best win
statistics-streak = Best streak
statistics-average = Average
statistics-average-hand = Average hand
statistics-time = Time played
statistics-score = { $own }–{ $other }
statistics-wins = { $wins ->
    [one] 1 win
   *[other] { $wins } wins
}
statistics-days = { $first } to { $last }
statistics-a-game = per game
statistics-hands-a-game = hands per game: { $hands }
statistics-time-a-game = { $length } per game

# What each of these numbers means.
tip-statistics-most-points = The most points you scored in one game
tip-statistics-best-win = Your widest win: your score, then the best of the others
tip-statistics-streak = The most games you won in a row
tip-statistics-average = What you scored in a game, on average
tip-statistics-average-hand = What you scored in a hand, on average
tip-statistics-time = The time of all these games together

# Skill and luck in the games that have been analyzed.
statistics-title = Skill and luck
statistics-says = What your decisions cost you, and what luck gave you.
statistics-reviewed = { $games ->
    [one] { $reviewed } of 1 game analyzed.
   *[other] { $reviewed } of { $games } games analyzed.
}
# When some of the games are in only one of the charts.
statistics-leaves-out = Cost is based on unassisted games. Luck also includes games with hints, the bone counter, or the tutor, but not deals you had played before.
# When scores count points in some games and hands in others.
statistics-leaves-out-hands = Points and luck leave out games that count hands.

# An average and its 95% interval.
statistics-figure = { $mean }{"\u00A0"}±{"\u00A0"}{ $within }
statistics-luck-figure = { $figure } { $unit ->
    [hands] hands
   *[points] points
}
# The same for fewer than five games.
statistics-too-few = { $figure } (too few games to tell)
statistics-cost = Chance to win lost per decision
statistics-luck = Luck per game
statistics-cost-says = Cost is how much your decisions lowered your chance to win, compared with the best ones.
statistics-luck-says = Luck is how much better or worse than average the deals, draws, and hidden bones were for you.

# The charts: the heading of each, and what a screen reader says.
statistics-cost-chart = Chance to win lost per decision (%), by game
statistics-cost-spoken = Chance to win lost per decision, in { $games } analyzed games: { $first ->
    [one] 1 percentage point
   *[other] { $first } percentage points
} in the first half, { $last } in the second.
statistics-luck-chart = Luck in { $unit ->
    [hands] hands
   *[points] points
}, by game
statistics-luck-spoken = Luck in { $games } analyzed games: { $first } { $unit ->
    [hands] hands
   *[points] points
} per game in the first half, { $last } in the second.
statistics-chart-says = Each dot is a game; the line is the average of the last ten. Above zero, luck was on your side. Figures come with their margin of error (95% confidence).

# Analyzes the last games.
statistics-review = { $games ->
    [one] Analyze the last game
   *[other] Analyze the last { $games } games
}
tip-statistics-review = Works out what each decision cost; takes a few seconds per game
statistics-progress = Analyzing game { $game } of { $of }…
tip-statistics-stop = Finished analyses are kept
