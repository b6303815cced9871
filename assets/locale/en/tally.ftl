# The Game tally window.

# What is there before the first game is over.
tally-empty = No game has been played to its end yet. The first one will be counted here.

# What counts as help.
tally-help-explained = A game counts as played with help if you took something back with Undo, went back with Restore or by opening it again, had a hint, the lens or the tutor, looked at hidden bones while it went on or at what Nestor was told in a hand that was not over, began it with deals that you knew, or ended it by changing the points to win.

# The column of games that nobody won.
tally-drawn = Drawn

# The row of games without help.
tally-without-help = No help

# The row of games with help.
tally-with-help = With help

# The row of both together.
tally-together = Together

# The button that sets everything to zero.
tally-clear = Clear the tally

# What takes clearing back.
tally-clear-explained = This sets every number to zero. If you regret it, Undo brings them back.

# Games won and their share.
tally-won = { $games } ({ $percent }%)

# How many games a line is about.
tally-games = { $games ->
    [one] 1 game
   *[other] { $games } games
}

# The button that brings back what was cleared from the history.
history-bring-back = Bring back { tally-games }

# Leads to the list of finished games.
tally-history = History
