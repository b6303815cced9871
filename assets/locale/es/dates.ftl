# When something happened, in the player’s time zone.

# A day; $month is a number from 1 to 12.
date-day = { $day } { date-month } { $year }

# A day and a time of 24 hours; $hour and $minute have two digits.
date-day-and-time = { date-day }, { $hour }:{ $minute }

# A day of this year; and one close to today, with a time.
date-day-and-month = { $day } { date-month }
date-today = Hoy, { $time }
date-yesterday = Ayer, { $time }
date-this-year = { date-day-and-month }, { $time }

# A month within a date.
date-month = { $month ->
    [1] ene
    [2] feb
    [3] mar
    [4] abr
    [5] may
    [6] jun
    [7] jul
    [8] ago
    [9] sep
    [10] oct
    [11] nov
   *[12] dic
}

# The month above a calendar.
date-whole-month = { $month ->
    [1] enero
    [2] febrero
    [3] marzo
    [4] abril
    [5] mayo
    [6] junio
    [7] julio
    [8] agosto
    [9] septiembre
    [10] octubre
    [11] noviembre
   *[12] diciembre
}
