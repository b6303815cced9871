# Die Partie des Tages und Partien nach Nummer.

# The titles of the windows, and their places in the menu.
window-daily = Partie des Tages
window-numbered = Partie nach Nummer
tip-daily = Die Partie, die heute alle bekommen; ein Versuch zählt
tip-numbered = Beginnt eine Partie nach Nummer: gleiche Nummer, gleiche Steine

# In the menu bar, while it is on the table.
daily-titled = Partie des Tages, { $date }
# Beside it, where the game is not the try that counts.
daily-for-practice = Zur Übung

# In the window of the seals.
seals-of-day = Alle Runden dieser Partie kommen aus ihrem Datum und ihren Regeln: Sie sind für alle gleich.

# What is played on a day.
daily-open = Alle bekommen heute dieselben Steine. Dein erster Versuch zählt.
daily-begun = Dein Versuch ist begonnen. Du kannst ihn jederzeit fortsetzen.
daily-try-lost = Du hast die Partie dieses Tages begonnen, aber sie lässt sich nicht fortsetzen. Der Tag bleibt ohne Ergebnis.
daily-missed = Diesen Tag hast du verpasst. Du kannst ihn noch zur Übung spielen.
daily-clock-set-back = Das Datum deines Computers wurde zurückgestellt: Die heutige Partie zählt nur als Übung.
daily-level-stays = In der Partie des Tages bleibt Nestors Stufe, wie sie ist. Die neue Stufe gilt für die nächsten Partien.

# How a try ended.
daily-ended =
    { $result ->
        [won] Du hast { $own } zu { $nestor } gewonnen.
        [lost] Du hast { $own } zu { $nestor } verloren.
       *[drawn] Unentschieden, { $own } zu { $nestor }.
    }
daily-with-help = Mit Hilfe
daily-hands = Gewonnene Runden: { $won } von { $of }
# Under the signs of the hands of a try: what they mean.

# The text to be sent to others, line by line; the last line has a sign for each hand.
daily-shared-head = Nestor Dominoes, { $date }
daily-shared =
    { $result ->
        [won] { $game }, { $level }: { $own } zu { $nestor } gewonnen
        [lost] { $game }, { $level }: { $own } zu { $nestor } verloren
       *[drawn] { $game }, { $level }: unentschieden, { $own } zu { $nestor }
    }

# Buttons.
daily-play = Spielen
daily-go-on = Weiterspielen
daily-play-again = Zur Übung spielen
daily-copy = Ergebnis kopieren
tip-daily-copy = Legt das Ergebnis als kurzen Text in die Zwischenablage; er verrät keine Steine

# On the card at the end of a game.
daily-counted = Das war die Partie vom { $date }: dein Versuch, der zählt.
daily-not-counted = Das war die Partie vom { $date }, aber nicht dein Versuch dieses Tages.
daily-first-end = Das war noch einmal die Partie vom { $date }. Es zählt dein erstes Ergebnis. { $ended }

# The figures.
daily-row = Aktuelle Serie
daily-longest-row = Längste Serie
daily-days = { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
}
daily-won = Ohne Hilfe gewonnen
daily-won-of = { $won } von { $of }

# The calendar.
# $month is a number from 1 to 12.
daily-month = { date-whole-month } { $year }
daily-month-before = Monat davor
daily-month-after = Nächster Monat
daily-weekday =
    { $weekday ->
        [1] Mo
        [2] Di
        [3] Mi
        [4] Do
        [5] Fr
        [6] Sa
       *[7] So
    }
daily-spoken-begun = { $date }: begonnen
daily-spoken-begun-helped = { $date }: begonnen, mit Hilfe
daily-spoken-helped = { $date }: { $ended } Mit Hilfe.
daily-spoken = { $date }: { $ended }
daily-levels = Gespielt wird immer { game-all-fives }. Am Montag ist Nestor am schwächsten, am Sonntag am stärksten. Du kannst unterbrechen und später weiterspielen. Mit Tipps, „Rückgängig“ und anderer Hilfe gilt dein Versuch als Partie mit Hilfe.

# Numbered games.
numbered-name = Partie nach Nummer
numbered-what = Dieselbe Nummer gibt dieselben Steine.
numbered-hint = Keine
numbered-known = Du kennst die Steine dieser Nummer schon: Die Partie gilt als Partie mit Hilfe.
numbered-another = Zufällige Nummer
numbered-on-table = Partie auf dem Tisch: { $number }
numbered-copy = Kopieren
numbered-not = Gib eine ganze Zahl mit höchstens 19 Ziffern ein.
tip-numbered-copy = Legt die Nummer in die Zwischenablage
daily-honest = Was ausgeteilt wird, lässt sich aus dem Datum errechnen: Ein Ergebnis ist so viel wert wie dein Wort. Weiß das Programm, dass du die Steine kanntest, gilt die Partie als Partie mit Hilfe.

# Said when a try begins or goes on, and one of the two was on.
daily-help-put-away = Lupe und Tutor sind aus: Mit ihnen gälte die Partie des Tages als Partie mit Hilfe.

# Said before anything of the menus that would mark the try that counts, instead of doing
# it; $what is its line in the menu.
daily-help-marks = { $what }: Damit gilt deine Partie des Tages als Partie mit Hilfe. Wähl es noch einmal, wenn du es willst.

# In the window: how hard Nestor plays, and the line that explains more.
daily-level = Nestors Stufe: { $level }
daily-what = Über die Partie des Tages
daily-practice = Du kannst dieselben Steine zur Übung noch einmal spielen. Dein erstes Ergebnis bleibt.

# Above the game: the day that is chosen.
daily-today = Heute, { $date }
daily-yesterday = Gestern
daily-long-date = { $weekday }, { $date }
daily-day-and-month = { $day }. { date-whole-month }
daily-weekday-name = { $weekday ->
    [1] Montag
    [2] Dienstag
    [3] Mittwoch
    [4] Donnerstag
    [5] Freitag
    [6] Samstag
   *[7] Sonntag
}

# Beside the signs of the calendar.
daily-sign-won = gewonnen
daily-sign-lost = verloren
daily-sign-tied = unentschieden
daily-sign-in-progress = begonnen
daily-sign-assisted = mit Hilfe
