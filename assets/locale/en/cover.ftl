# While two people change places at the screen, all bones are hidden.

cover-title = Over to { $name }
cover-why = All bones are hidden.
cover-button = I’m { $name }

# The same for a player without a name.
cover-title-nameless = Pass the computer back
cover-button-nameless = I’m back

# The same while a timed game is paused. $left is like 4:05.
cover-title-paused = Paused
cover-why-paused = { $left } left. { $because ->
    [hidden] The window was hidden, so the clock is stopped.
    [asleep] The computer was asleep, so the clock is stopped.
   *[wanted] The clock is stopped.
}
cover-button-paused = Resume
