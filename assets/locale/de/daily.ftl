# Die Partie des Tages und Partien nach Nummer.

# The titles of the windows, and their places in the menu.
window-daily = Partie des Tages
window-numbered = Partie nach Nummer
tip-daily = Die Partie, die heute alle bekommen; ein Versuch zählt
tip-numbered = Die Partie mit einer Nummer beginnen: Wer dieselbe Nummer nimmt, bekommt dieselben Steine

# In the menu bar, while it is on the table.
daily-titled = Partie vom { $date }
# Beside it, where the game is not the try that counts.
daily-for-practice = Zur Übung

# In the window of the seals.
seals-of-day = Alle Runden dieser Partie kommen aus ihrem Datum und ihren Regeln: Sie sind für alle gleich.

# What is played on a day.
daily-game = { $game } gegen Nestor, Stufe { $level }, bis { $points } Punkte. An diesem Tag bekommen alle dieselben Steine.
daily-open = Dein erster Versuch zählt. Du kannst ihn unterbrechen und später fortsetzen. Mit „Rückgängig“, „Zurückholen“, „Partie neu starten“, einem Tipp, der Lupe, dem Tutor oder einem Blick auf verdeckte Steine oder auf das, was Nestor wusste, gilt er als mit Hilfe gespielt.
daily-begun = Dein Versuch ist begonnen und noch nicht zu Ende.
daily-try-lost = Dein Versuch ist begonnen, aber seine Partie ist nicht mehr da: Er kann nicht fortgesetzt werden und bleibt ohne Ergebnis.
daily-missed = An diesem Tag hast du nicht gespielt. Du kannst die Partie noch spielen, aber nicht mehr als deinen Versuch dieses Tages.
daily-clock-set-back = Dein Kalender wurde von einem späteren Tag zurückgestellt: Die heutige Partie kann gespielt werden, aber nicht als dein Versuch des Tages.
daily-on-table = Sie liegt auf dem Tisch.
daily-again-does-not-count = Du kannst sie noch einmal spielen: Dein erster Versuch bleibt der dieses Tages, und die Partie zählt als mit Hilfe gespielt.
daily-level-stays = In der Partie des Tages bleibt Nestors Stufe, wie sie ist. Die neue Stufe gilt für die nächsten Partien.

# How a try ended.
daily-ended =
    { $result ->
        [won] Du hast { $own } zu { $nestor } gewonnen.
        [lost] Du hast { $own } zu { $nestor } verloren.
       *[drawn] Unentschieden, { $own } zu { $nestor }.
    }
daily-with-help = Mit Hilfe gespielt
daily-hands = Gewonnene Runden: { $won } von { $of }
# Under the signs of the hands of a try: what they mean.
daily-marks-say = Runde für Runde: { $won } gewonnen, { $lost } verloren, { $drawn } unentschieden

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
daily-play-again = Noch einmal
daily-copy = Ergebnis kopieren
tip-daily-play = Teilt die erste Runde aus
tip-daily-go-on = Legt deinen Versuch wieder auf den Tisch
tip-daily-play-again = Teilt dieselben Steine noch einmal aus, zum Üben
tip-daily-copy = Legt das Ergebnis als kurzen Text in die Zwischenablage; er verrät nichts über die Steine

# On the card at the end of a game.
daily-counted = Das war die Partie vom { $date }: dein Versuch, der zählt.
daily-not-counted = Das war die Partie vom { $date }, aber nicht dein Versuch dieses Tages.
daily-first-end = Das war noch einmal die Partie vom { $date }: Ihr erstes Ende zählt. { $ended }

# The figures.
daily-row = Tage in Folge
daily-longest-row = Längste Serie
daily-won = Ohne Hilfe gewonnen
daily-won-of = { $won } von { $of }

# The calendar.
# $month is a number from 1 to 12.
daily-month = { date-whole-month } { $year }
daily-month-before = Monat davor
daily-month-after = Nächster Monat
tip-daily-month-before = Der Monat vor diesem
tip-daily-month-after = Der Monat nach diesem
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
daily-legend = { $won } gewonnen, { $lost } verloren, { $drawn } unentschieden, { $begun } begonnen; mit Hilfe in Klammern
daily-helped-sign = ({ $sign })
daily-spoken-begun = { $date }: begonnen
daily-spoken-begun-helped = { $date }: begonnen, mit Hilfe
daily-spoken-helped = { $date }: { $ended } Mit Hilfe gespielt.
daily-spoken = { $date }: { $ended }
daily-levels = Gespielt wird immer { game-all-fives }. Am Montag ist Nestor am schwächsten, am Sonntag am stärksten.

# Numbered games.
numbered-what = Wer dasselbe Spiel mit derselben Nummer beginnt, bekommt Runde für Runde dieselben Steine, und Nestor entscheidet mit denselben Zufallszahlen. Abgehoben wird dabei nicht.
numbered-number = Nummer
numbered-game = Gespielt wird: { $game }
numbered-game-at = Gespielt wird: { $game } ({ $level })
numbered-known = Die Steine dieser Nummer sind hier bekannt: Die Partie zählt als mit Hilfe gespielt.
numbered-begin = Beginnen
numbered-another = Andere Nummer
numbered-on-table = Die Partie auf dem Tisch hat die Nummer { $number }.
numbered-copy = Nummer kopieren
numbered-not = Bitte gib eine ganze Zahl mit höchstens 19 Ziffern ein.
tip-numbered-begin = Beginnt die Partie mit dieser Nummer, nach den Regeln und mit den Spielern, die eingestellt sind
tip-numbered-another = Zieht eine Nummer
tip-numbered-copy = Legt die Nummer in die Zwischenablage
daily-honest = Was ausgeteilt wird, kommt allein aus dem Datum: Wer will, kann es vorher sehen, und ein Ergebnis ist so viel wert wie dein Wort. Weiß das Programm davon, gilt der Versuch als mit Hilfe gespielt.

# Said when a try begins or goes on, and one of the two was on.
daily-help-put-away = Lupe und Tutor sind aus: Mit ihnen würde die Partie des Tages als mit Hilfe gespielt zählen.

# Said before anything of the menus that would mark the try that counts, instead of doing
# it; $what is its line in the menu.
daily-help-marks = { $what }: Damit würde dein Versuch als mit Hilfe gespielt zählen. Wenn du es willst, tu es noch einmal.
