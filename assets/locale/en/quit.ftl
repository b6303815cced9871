# What is asked before the program ends while something is not saved.

# The title of the question.
quit-title = Not everything is saved

# After the sentence that says why.
quit-is-lost = If you quit now, what is not saved is lost.

# Saving was tried again and failed.
quit-in-vain = Saving was tried again, and failed again.

# Goes on with the program.
quit-wait = Wait

# Saves once more, and quits if that works.
quit-try-again = Try again

# Gives up what is not saved.
quit-quit-anyway = Quit anyway

# What is asked before a game with a clock is ended before its time.
give-up-title = Give up this game?
give-up-is-lost = It ends at once and counts as lost.
give-up-go-on = Go on
# The button that gives it up, and what for.
give-up-end = { $wanted ->
    [new-game] Give up and start a new game
    [restart] Give up and restart
    [position] Give up and restore
    [saved-game] Give up and open
    [look-back] Give up and look back
    [own-game] Give up and go back to my game
   *[nothing] Give up
}
