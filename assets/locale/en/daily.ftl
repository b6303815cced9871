# The deal of the day, and numbered games.

# The titles of the windows, and their places in the menu.
window-daily = Daily game
window-numbered = Numbered game
tip-daily = Play the deals that everybody gets today; one try counts
tip-numbered = Begin a game from a number: everybody who enters the same number gets the same deals

# In the menu bar, while it is on the table.
daily-titled = Deal of { $date }
# Beside it, where the game is not the try that counts.
daily-for-practice = For practice

# In the window of the seals.
seals-of-day = All deals of this game come from its date and rules: they are the same for everybody.

# What is played on a day.
daily-game = { $game } against Nestor at { $level }, to { $points } points. Everybody is dealt the same bones on this day.
daily-open = Your first try counts. You can leave it and go on with it later. With undo, restore, restart, a hint, the lens, the tutor, or a look at hidden bones or at what Nestor was told, it is marked as played with help.
daily-begun = Your try has been begun and is not over yet.
daily-try-lost = You began your try, but its game is gone: you cannot go on with it, and the day remains without a result.
daily-missed = You did not play on this day. You can still play its deals, but no longer as your try of that day.
daily-clock-set-back = The date of your computer has been set back from a later day: today's deals can be played, but not as your try of the day.
daily-on-table = It is on the table.
daily-again-does-not-count = You can play these deals again: your first try remains the one that counts, and the game counts as played with help.
daily-level-stays = Nestor's level in the deal of the day stays as it is. The new level is for the games to come.

# How a try ended.
daily-ended =
    { $result ->
        [won] You won, { $own } to { $nestor }.
        [lost] You lost, { $own } to { $nestor }.
       *[drawn] It was a draw, { $own } to { $nestor }.
    }
daily-with-help = Played with help
daily-hands =
    { $of ->
        [one] Hands won: { $won } of 1
       *[other] Hands won: { $won } of { $of }
    }
# Under the signs of the hands of a try: what they mean.
daily-marks-say = Hand by hand: { $won } won, { $lost } lost, { $drawn } drawn

# The text to be sent to others, line by line; the last line has a sign for each hand.
daily-shared-head = Nestor Dominoes, { $date }
daily-shared =
    { $result ->
        [won] { $game }, { $level }: won { $own } to { $nestor }
        [lost] { $game }, { $level }: lost { $own } to { $nestor }
       *[drawn] { $game }, { $level }: drawn { $own } to { $nestor }
    }

# Buttons.
daily-play = Play
daily-go-on = Go on
daily-play-again = Play again
daily-copy = Copy result
tip-daily-play = Deal the first hand
tip-daily-go-on = Put your try back on the table
tip-daily-play-again = Deal the same bones once more, for practice
tip-daily-copy = Copy the result to the clipboard as a short text; it gives away nothing about the deals

# On the card at the end of a game.
daily-counted = This was the deal of { $date }: your try that counts.
daily-not-counted = This was the deal of { $date }, but not your try of that day.
daily-first-end = This was the deal of { $date } once more: its first result counts. { $ended }

# The figures.
daily-row = Days in a row
daily-longest-row = Most days in a row
daily-won = Won without help
daily-won-of = { $won } of { $of }

# The calendar.
# $month is a number from 1 to 12.
daily-month = { date-whole-month } { $year }
daily-month-before = Month before
daily-month-after = Next month
tip-daily-month-before = The month before this one
tip-daily-month-after = The month after this one
daily-weekday =
    { $weekday ->
        [1] Mo
        [2] Tu
        [3] We
        [4] Th
        [5] Fr
        [6] Sa
       *[7] Su
    }
daily-legend = { $won } won, { $lost } lost, { $drawn } drawn, { $begun } begun; with help in brackets
daily-helped-sign = ({ $sign })
daily-spoken-begun = { $date }: begun
daily-spoken-begun-helped = { $date }: begun, with help
daily-spoken-helped = { $date }: { $ended } Played with help.
daily-spoken = { $date }: { $ended }
daily-levels = The game is always { game-all-fives }. Nestor is weakest on Mondays and strongest on Sundays.

# Numbered games.
numbered-what = Two people who begin the same game with the same number are dealt the same bones, hand by hand, and Nestor decides by the same random numbers. Such deals are not cut.
numbered-number = Number
numbered-game = To be played: { $game }
numbered-game-at = To be played: { $game } ({ $level })
numbered-known = The deals of this number are known here: the game will count as played with help.
numbered-begin = Begin
numbered-another = Another number
numbered-on-table = The game on the table has the number { $number }.
numbered-copy = Copy its number
numbered-not = Please give a whole number with at most 19 digits.
tip-numbered-begin = Deal the game of this number, by the rules and with the players that are set
tip-numbered-another = Draw another number
tip-numbered-copy = Copy the number to the clipboard
daily-honest = The deals come from the date alone: whoever wants to can see them beforehand, so a result is worth as much as your word. Where the program knows that they were seen, the try is marked as played with help.

# Said when a try begins or goes on, and one of the two was on.
daily-help-put-away = Lens and tutor are off: with them the deal of the day would count as played with help.

# Said before anything of the menus that would mark the try that counts, instead of doing
# it; $what is its line in the menu.
daily-help-marks = { $what }: with that, your try would count as played with help. If you want it, do it once more.
