# When something happened, in the player’s time zone.

# A day of this year; and one close to today, with a time.
date-today = Hoje, { $time }
date-yesterday = Ontem, { $time }
