# When something happened, in the player’s time zone.

# A day; $month is a number from 1 to 12.
date-day = { date-month } { $day }, { $year }

# A day and a time of 24 hours; $hour and $minute have two digits.
date-day-and-time = { date-day }, { $hour }:{ $minute }

# A day of this year; and one close to today, with a time.
date-day-and-month = { date-month } { $day }
date-today = Today, { $time }
date-yesterday = Yesterday, { $time }
date-this-year = { date-day-and-month }, { $time }

# A month within a date.
date-month = { $month ->
    [1] Jan
    [2] Feb
    [3] Mar
    [4] Apr
    [5] May
    [6] Jun
    [7] Jul
    [8] Aug
    [9] Sep
    [10] Oct
    [11] Nov
   *[12] Dec
}

# The month above a calendar.
date-whole-month = { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
}
