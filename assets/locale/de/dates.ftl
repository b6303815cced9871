# When something happened, in the player’s time zone.

# A day; $month is a number from 1 to 12.
date-day = { $day }. { date-month } { $year }

# A day and a time of 24 hours; $hour and $minute have two digits.
date-day-and-time = { date-day }, { $hour }:{ $minute }

# A day of this year; and one close to today, with a time.
date-day-and-month = { $day }. { date-month }
date-today = Heute, { $time }
date-yesterday = Gestern, { $time }
date-this-year = { date-day-and-month }, { $time }

# A month within a date.
date-month = { $month ->
    [1] Jan.
    [2] Feb.
    [3] März
    [4] Apr.
    [5] Mai
    [6] Juni
    [7] Juli
    [8] Aug.
    [9] Sept.
    [10] Okt.
    [11] Nov.
   *[12] Dez.
}

# The month above a calendar.
date-whole-month = { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[12] Dezember
}
