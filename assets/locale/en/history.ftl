# The History window.

# What is there before the first game is over.
history-empty = No game has been played to its end yet. Each one will be listed here when it is over.
history-cleared = The history is empty: it was cleared. Each game will be listed here when it is over.

# As long as the file with the games is being read.
history-being-read = The finished games are being read…

# The name of the list of games and levels.
history-games-to-show = Games to show

# The heading over the list of games.
history-list = Game by game, the newest first

# The switch for keeping a history.
history-keep = Keep finished games

# What it does not do.
history-keep-explained = In the history. Without it, games still count in the tally.

# The button that forgets everything.
history-clear = Clear the history

# Asked before everything is forgotten.
history-ask-clear = Clear the whole history? You can bring it back until you close the program.

# Clears it.
history-clear-now = Clear

# Said when it was cleared, if the program cannot keep that.
history-clear-will-not-last = The history will be back at the next start, unless the program can write the file with the game in progress before then: what was cleared is noted there.

# Does not.
history-keep-it = Keep

# What games come to: names of numbers in a list.
history-games = Games
history-you-won-games = You won
history-drawn-games = Drawn
history-likely = Likely share of wins
history-likely-share = { $from } to { $to }%
# The same of fewer than five games.
history-likely-too-few = too few games to tell
history-average = Points a game
history-with-help = With help
history-most-wins-in-a-row = Most wins in a row
history-time-played = Time played

# The last games were too easy, or too hard.
history-advice = Of your last { $games } games without help against { $level } you won { $won }: { $better } may be a better match.

# Under the chart: the days of its first and its last game.
history-chart-on-one-day = Games won, game by game, on { $day }
history-chart-of-days = Games won, game by game, from { $from } to { $to }

# What game it was, and how long it took: hands, moves and, in $length, time.
history-details = { $kind }, { history-hands }, { history-moves }, { $length }
history-details-with-help = { history-details }, with help
history-hands = { $hands ->
    [one] 1 hand
   *[other] { $hands } hands
}
history-moves = { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}

# The button of a game that looks back at it; the same for a screen reader; what it does.
history-look-back = Look back
history-look-back-at = Look back at this game: { $result }, { $when }
tip-history-look-back = Go through this game move by move, with all hands open

# Said when it is looked back at, perhaps in place of another game.
history-looked-back = You are looking back at the game of { $when }.
history-looked-back-instead = You are looking back at the game of { $when }. Undo returns to the other game.

# Why it cannot be: there is no file of it, one that cannot be read, or a hand ended by a
# rule that is another today.
history-not-kept = The moves of this game were not kept.
history-not-readable = The file with the moves of this game cannot be read.
history-ended-otherwise = A hand of this game ended by a rule that has changed since, so the game cannot be shown.

# How long something took, in minutes and hours.
length-under-a-minute = under 1{"\u00A0"}min
length-minutes = { $minutes }{"\u00A0"}min
length-hours = { $hours }{"\u00A0"}h { $minutes }{"\u00A0"}min
