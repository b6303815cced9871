# The daily game, and numbered games.

# The titles of the windows, and their places in the menu.
window-daily = Daily game
window-numbered = Numbered game
tip-daily = Same bones for everyone; your first try counts
tip-numbered = With the same rules, the same number always gives the same deals

# In the menu bar, during a daily game.
daily-titled = Daily game, { $date }
# Beside it, if the result won’t count.
daily-for-practice = Practice

# In the window of the seals.

# What is said of the day that is chosen.
daily-begun = You’ve started this game. You can continue it whenever you like.
daily-try-lost = You started this game, but it can’t be continued, so the day has no result.
daily-missed = You missed this day, but you can still play it for practice.
daily-clock-set-back = Your computer’s date was set back, so today’s game is only for practice.
daily-level-stays = The daily game keeps its own level. The new level takes effect in the next game.

# How a try ended.
daily-ended =
    { $result ->
        [won] You won, { $own } to { $nestor }.
        [lost] You lost, { $own } to { $nestor }.
       *[drawn] You tied, { $own } to { $nestor }.
    }
daily-hands =
    { $of ->
        [one] Hands won: { $won } of 1
       *[other] Hands won: { $won } of { $of }
    }

# The summary to share, line by line. Its last line has a sign for each hand.
daily-shared-head = Nestor Dominoes, { $date }
daily-shared =
    { $result ->
        [won] { $game }, { $level }: won { $own } to { $nestor }
        [lost] { $game }, { $level }: lost { $own } to { $nestor }
       *[drawn] { $game }, { $level }: tied { $own } to { $nestor }
    }

# Buttons.
daily-play = Play
daily-go-on = Continue
daily-play-again = Play for practice
daily-copy = Copy result
tip-daily-copy = Spoiler-free, for sharing

# On the card at the end of a game.
daily-counted = { $counted ->
    [yes] Daily game for { $date }: this result counts.
   *[no] Daily game for { $date }: practice only.
}
daily-first-end = Daily game for { $date }, played again. Your first result stands: { $ended }

# The figures.
daily-row = Current streak
daily-longest-row = Longest streak
daily-days = { $days ->
    [one] 1 day
   *[other] { $days } days
}
daily-won = Unassisted games won
daily-won-of = { $won } of { $of }

# The calendar.
daily-month-before = Previous month
daily-month-after = Next month
daily-spoken = { $state ->
    [begun] { $date }: in progress
    [begun-assisted] { $date }: in progress, assisted
    [over-assisted] { $date }: { $ended } Assisted.
   *[over] { $date }: { $ended }
}
daily-levels = The daily game is always { game-all-fives }. Nestor is weakest on Mondays and strongest on Sundays. You can stop and continue later. Hints, undo, and other help mark your try as assisted.

# Numbered games.
numbered-hint = None
numbered-known = You’ve seen these deals, so the game will be marked as assisted.
numbered-another = Random number
numbered-on-table = Current game: { $number }
numbered-copy = Copy
numbered-not = Enter a whole number of up to 19 digits.
daily-honest = Anyone can work out a day’s deals from its date, so you play on your honor. If the program knows you’ve seen them, the game is marked as assisted.

# A try starts or continues while one of the two is on.
daily-help-put-away = The bone counter and the tutor are off, because they would mark your daily game as assisted.

# Nestor’s level that day, and the heading of an explanation.
daily-level = Nestor’s level: { $level }
daily-what = About the daily game
daily-practice = You can play the same bones again for practice. Your first result stands.

# The medal of a month in which the daily game was played to its end on every day.
daily-full-month = A month without a missed day
daily-full-month-figures = { $days } days played, { $won } won
daily-full-month-spoken = { $month }: { daily-full-month }. { daily-full-month-figures }.
daily-see-month = See { $month }

# Above the game: the day that is chosen.
daily-today = Today: { $date }
daily-yesterday = Yesterday

# The legend of the calendar.
daily-sign-won = won
daily-sign-lost = lost
daily-sign-tied = tied
daily-sign-in-progress = in progress
daily-sign-assisted = assisted

# While the daily games are being read.
daily-being-read = Loading daily games…
