# Between two people who share the screen: the hands are covered.

cover-title = Pass to { $name }
cover-why = The hands are covered until { $name } is at the screen.
cover-button = I am { $name }

# The same for whoever plays here without having given a name.
cover-title-nameless = Pass the screen back
cover-why-nameless = The hands are covered until you are at the screen again.
cover-button-nameless = I am here

# The same while a game with a clock is paused. $left is as in 4:05.
cover-title-paused = Paused
cover-why-paused = The clock stands still at { $left }. Table and hands are out of sight meanwhile.
cover-why-paused-hidden = The window was out of sight, so the clock has stopped at { $left }. Nothing happens before you go on.
cover-why-paused-asleep = The computer was asleep, so the clock has stopped at { $left }. Nothing happens before you go on.
cover-button-paused = Go on
