# Game tally: the page with every finished game.

history-empty = No finished games yet. They will be listed here.
# The list is empty although games were finished: it was cleared, or others are shown.
history-none = No games to show.
# While the file with the games is read.
history-being-read = Loading finished games…

# The heads of the columns.
history-head-finished = Finished

# How a game ended, in short.
history-score = { $result ->
    [won] Won { $own }–{ $other }
    [lost] Lost { $own }–{ $other }
   *[drawn] Tied { $own }–{ $other }
}

# How long a game was: hands, moves, and time. $length is like “5 min”.
history-details = { history-hands }, { history-moves }, { $length }.
history-hands = { $hands ->
    [one] 1 hand
   *[other] { $hands } hands
}
history-moves = { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}
# Why a game is assisted.
history-help-advice = You used hints, the bone counter, or the tutor.
history-help-knowledge = You undid moves or had seen hidden bones.

# The switch for the history.
history-keep = Save finished games
history-keep-explained = Lists them in the history. When off, games are still added to the tally.

# Clears the history. The last is said if the games may come back.
history-clear = Clear history
# Copies a row for each game to the clipboard.
history-copy-csv = Copy as CSV
history-cleared = History cleared. You can undo this until you close the program.
history-clear-will-not-last = Your current game can’t be saved, so the cleared games may be back the next time you start the program.

# The last games were too easy, or too hard.
history-advice = You won { $won } of your last { $games } unassisted games at “{ $level }”. “{ $better }” may be a better match.

# A review starts, perhaps in place of another game.
history-looked-back = { $replaces ->
    [yes] You’re reviewing a finished game: { $when }. “{ menu-undo }” brings back the previous game.
   *[no] You’re reviewing a finished game: { $when }.
}

# Why a game can’t be reviewed.
history-unreadable = The moves of this game can’t be read.

# How long something took, in minutes and hours.
length-under-a-minute = under 1{"\u00A0"}min
length-minutes = { $minutes }{"\u00A0"}min
length-hours = { $hours }{"\u00A0"}h { $minutes }{"\u00A0"}min
