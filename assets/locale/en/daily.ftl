# The deal of the day, and numbered games.

# The titles of the windows, and their places in the menu.
window-daily = Daily game
window-numbered = Numbered game
tip-daily = Play the deals that everybody gets today; one try counts
tip-numbered = Start a game from a number; the same number, the same deals

# In the menu bar, while it is on the table.
daily-titled = Daily game, { $date }
# Beside it, where the game is not the try that counts.
daily-for-practice = For practice

# In the window of the seals.
seals-of-day = All deals of this game come from its date and rules: they are the same for everybody.

# What is played on a day.
daily-open = Everyone gets the same bones today. Your first try counts.
daily-begun = Your try has begun. You can continue it whenever you like.
daily-try-lost = You began this day’s game, but it can’t be continued. The day stays without a result.
daily-missed = You missed this day. You can still play it for practice.
daily-clock-set-back = The date of your computer was set back, so today you can only play for practice.
daily-level-stays = Nestor’s level in the daily game stays as it is. The new level is for the games to come.

# How a try ended.
daily-ended =
    { $result ->
        [won] You won, { $own } to { $nestor }.
        [lost] You lost, { $own } to { $nestor }.
       *[drawn] It was a draw, { $own } to { $nestor }.
    }
daily-with-help = Assisted
daily-hands =
    { $of ->
        [one] Hands won: { $won } of 1
       *[other] Hands won: { $won } of { $of }
    }
# Under the signs of the hands of a try: what they mean.

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
daily-go-on = Continue
daily-play-again = Play for practice
daily-copy = Copy result
tip-daily-copy = Copy the result as a short text; it tells nothing of the deals

# On the card at the end of a game.
daily-counted = This was the daily game of { $date }: your try that counts.
daily-not-counted = This was the daily game of { $date }, but not your try of that day.
daily-first-end = This was the daily game of { $date } once more. Your first result counts. { $ended }

# The figures.
daily-row = Current streak
daily-longest-row = Longest streak
daily-days = { $days ->
    [one] 1 day
   *[other] { $days } days
}
daily-won = Won unassisted
daily-won-of = { $won } of { $of }

# The calendar.
# $month is a number from 1 to 12.
daily-month = { date-whole-month } { $year }
daily-month-before = Month before
daily-month-after = Next month
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
daily-spoken-begun = { $date }: in progress
daily-spoken-begun-helped = { $date }: in progress, assisted
daily-spoken-helped = { $date }: { $ended } Assisted.
daily-spoken = { $date }: { $ended }
daily-levels = The game is always { game-all-fives }. Nestor is weakest on Mondays and strongest on Sundays. You can stop and continue later. Hints, Undo and other help mark your try as assisted.

# Numbered games.
numbered-name = Numbered game
numbered-what = The same number gives the same deals.
numbered-hint = None
numbered-known = You know these deals: the game will be marked as assisted.
numbered-another = Random number
numbered-on-table = Game on the table: { $number }
numbered-copy = Copy
numbered-not = Enter a whole number of up to 19 digits.
tip-numbered-copy = Copy the number to the clipboard
daily-honest = Anyone can work out a day’s deals from its date, so results are on your honor. If the program knows you’ve seen them, the game is marked as assisted.

# Said when a try begins or goes on, and one of the two was on.
daily-help-put-away = Bone counter and tutor are off: they would mark your daily game as assisted.

# Said before anything of the menus that would mark the try that counts, instead of doing
# it; $what is its line in the menu.
daily-help-marks = { $what } marks your daily game as assisted. To go ahead, choose it again.

# In the window: how hard Nestor plays, and the line that explains more.
daily-level = Nestor plays { $level }
daily-what = About the daily game
daily-practice = You can play the same bones again for practice. Your first result stays.

# Above the game: the day that is chosen.
daily-today = Today, { $date }
daily-yesterday = Yesterday
daily-long-date = { $weekday } { $date }
daily-day-and-month = { $day } { date-whole-month }
daily-weekday-name = { $weekday ->
    [1] Monday
    [2] Tuesday
    [3] Wednesday
    [4] Thursday
    [5] Friday
    [6] Saturday
   *[7] Sunday
}

# Beside the signs of the calendar.
daily-sign-won = won
daily-sign-lost = lost
daily-sign-tied = tied
daily-sign-in-progress = in progress
daily-sign-assisted = assisted
