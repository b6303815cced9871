# Game tally: the page with the games won.

# Its pages; the third is the history.
tally-page-tally = Tally
tally-page-statistics = Statistics

# Before the first game is over.
tally-empty = No finished games yet. They will be counted here.
# The tally was cleared.
tally-none = No games counted.

# Which games are shown, on all pages: names of the lists, and choices.
tally-games-to-show = Games to show
tally-levels-to-show = Levels to show
tally-all-levels = All levels
tally-with-people = Other people

# The number of finished games, and the choice between two lists.
tally-finished = { $games ->
    [one] 1 finished game
   *[other] { $games } finished games
}
tally-by-level = By level
tally-by-game = By game

# The heads of the columns.
tally-head-game = Game
tally-head-games = Games
tally-drawn = Tied

# Rows: no games yet, and unassisted games.
tally-not-played = Not played yet
tally-without-help = Unassisted

# A row, for a screen reader.
tally-row = { $name }: { $won } won, { $lost } lost, { $tied } tied

# The share of games that the player wins in the long run.
tally-likely = Likely in the long run: { $from } to { $to }%

# Sets all numbers to zero.
tally-clear = Clear tally
tally-cleared = Tally cleared.

# What makes a game assisted: a heading and its text.
tally-help-what = What makes a game assisted?
tally-help-explained = A game is assisted if you undid a move; went back to the bookmark after playing on; used hints, the bone counter, or the tutor; saw hidden bones or the deals beforehand; or ended it by changing the target. Assisted games also have a row of their own.

# The number of games in a row.
tally-games = { $games ->
    [one] 1 game
   *[other] { $games } games
}
