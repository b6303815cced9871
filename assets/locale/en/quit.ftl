# The question before the program closes while something isn’t saved.

# The title of the question.
quit-title = Some changes aren’t saved

# After the sentence that says why.
quit-is-lost = If you quit now, unsaved changes will be lost.

# Saving was tried again and failed.
quit-in-vain = Saving failed again.

# Quits without saving.
quit-quit-anyway = Quit anyway

# The question before a timed game is given up.
give-up-title = Give up this game?
give-up-is-lost = The game ends now, as a loss.
give-up-go-on = Keep playing
# The button that gives up the game, and what follows.
give-up-end = { $wanted ->
    [new-game] Give up and start a new game
    [restart] Give up and restart
    [position] Give up and go to bookmark
    [saved-game] Give up and open
    [look-back] Give up and review
    [own-game] Give up and return to my game
   *[nothing] Give up
}
