# The daily game, and numbered games.

# The titles of the windows, and their places in the menu.
window-daily = Partie des Tages
window-numbered = Partie mit Nummer
tip-daily = Dieselben Steine für alle; dein erster Versuch zählt
tip-numbered = Dieselbe Nummer ergibt immer dieselben Steine

# In the menu bar, during a daily game.
daily-titled = Partie des Tages, { $date }
# Beside it, if the result won’t count.
daily-for-practice = Übung

# In the window of the seals.

# What is said of the day that is chosen.
daily-begun = Du hast diese Partie begonnen und kannst sie jederzeit fortsetzen.
daily-try-lost = Du hast diese Partie begonnen, aber sie lässt sich nicht fortsetzen. Der Tag bleibt ohne Ergebnis.
daily-missed = Diesen Tag hast du verpasst, aber du kannst die Partie noch zur Übung spielen.
daily-clock-set-back = Das Datum deines Computers wurde zurückgestellt, darum ist die heutige Partie nur zur Übung.
daily-level-stays = Die Partie des Tages behält ihre eigene Stufe. Die neue gilt ab der nächsten Partie.

# How a try ended.
daily-ended =
    { $result ->
        [won] Du hast { $own } zu { $nestor } gewonnen.
        [lost] Du hast { $own } zu { $nestor } verloren.
       *[drawn] Unentschieden, { $own } zu { $nestor }.
    }
daily-hands = Gewonnene Runden: { $won } von { $of }

# The summary to share, line by line. Its last line has a sign for each hand.
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
tip-daily-copy = Zum Verschicken; verrät nichts

# On the card at the end of a game.
daily-counted = { $counted ->
    [yes] Partie vom { $date }: Dieses Ergebnis zählt.
   *[no] Partie vom { $date }: nur zur Übung.
}
daily-first-end = Partie vom { $date }, noch einmal gespielt. Dein erstes Ergebnis bleibt: { $ended }

# The figures.
daily-row = Aktuelle Serie
daily-longest-row = Längste Serie
daily-days = { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
}
daily-won = Gewonnene Partien ohne Hilfe
daily-won-of = { $won } von { $of }

# The calendar.
daily-month-before = Voriger Monat
daily-month-after = Nächster Monat
daily-spoken = { $state ->
    [begun] { $date }: läuft
    [begun-assisted] { $date }: läuft, mit Hilfe
    [over-assisted] { $date }: { $ended } Mit Hilfe.
   *[over] { $date }: { $ended }
}
daily-levels = Gespielt wird immer { game-all-fives }. Am Montag ist Nestor am schwächsten, am Sonntag am stärksten. Du kannst unterbrechen und später weiterspielen. Mit Tipps, „{ menu-undo }“ und anderer Hilfe zählt dein Versuch als „mit Hilfe“.

# Numbered games.
numbered-hint = Keine
numbered-known = Du kennst diese Steine schon, darum zählt die Partie als „mit Hilfe“.
numbered-another = Zufällige Nummer
numbered-on-table = Aktuelle Partie: { $number }
numbered-copy = Kopieren
numbered-not = Gib eine ganze Zahl mit höchstens 19 Ziffern ein.
daily-honest = Jeder kann aus dem Datum errechnen, was ausgeteilt wird; ein Ergebnis ist so viel wert wie dein Wort. Weiß das Programm, dass du die Steine kanntest, zählt die Partie als „mit Hilfe“.

# A try starts or continues while one of the two is on.
daily-help-put-away = Steinzähler und Tutor sind aus, weil deine Partie des Tages sonst als „mit Hilfe“ zählen würde.

# Nestor’s level that day, and the heading of an explanation.
daily-level = Nestors Stufe: { $level }
daily-what = Über die Partie des Tages
daily-practice = Du kannst dieselben Steine zur Übung noch einmal spielen. Dein erstes Ergebnis bleibt.

daily-full-month = Ein Monat ohne Lücke
daily-full-month-figures = { $days } Tage gespielt, { $won } gewonnen
daily-full-month-spoken = { $month }: { daily-full-month }. { daily-full-month-figures }.
daily-see-month = { $month } ansehen

# Above the game: the day that is chosen.
daily-today = Heute, { $date }
daily-yesterday = Gestern

# The legend of the calendar.
daily-sign-won = gewonnen
daily-sign-lost = verloren
daily-sign-tied = unentschieden
daily-sign-in-progress = läuft
daily-sign-assisted = mit Hilfe

# While the daily games are being read.
daily-being-read = Partien des Tages werden geladen …
