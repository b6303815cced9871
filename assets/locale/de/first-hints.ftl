# What is told once, when it first happens.

first-hint-lead = Der höchste Pasch eröffnet. { $who ->
    [you] Du hattest ihn, darum wurde deine { $bone } automatisch gelegt.
   *[other] { $name } hatte ihn, darum wurde die { $bone } automatisch gelegt.
}
first-hint-claim = In diesem Spiel sagst du Punkte an: Bringen die Enden welche, drücke „Ansagen“ und wähle die Zahl. Was du übersiehst, kann sich der Nächste holen.
first-hint-draw = Keiner deiner Steine passt. { $draws ->
    [one] { $backs ->
        [yes] Drücke „Ziehen“ oder klicke auf einen verdeckten Stein. Passt auch der nicht, musst du passen.
       *[no] Drücke „Ziehen“ für einen Stein. Passt auch der nicht, musst du passen.
    }
   *[until-one-fits] { $backs ->
        [yes] Drücke „Ziehen“ oder klicke auf verdeckte Steine, bis einer passt.
       *[no] Drücke „Ziehen“, bis einer passt.
    }
}
first-hint-pass = Keiner deiner Steine passt, und { $draws ->
    [none] in diesem Spiel wird nicht gezogen
    [one] du darfst jetzt nicht ziehen
   *[until-one-fits] du darfst nicht mehr ziehen
}: Du musst passen.
first-hint-choose-end = Dieser Stein passt an mehrere Enden. Klicke auf das gewünschte{ $scores ->
    [yes] : Dort steht, welche Summe sich ergibt.
   *[no] .
}
first-hint-score = { $sum }, { $scores ->
    [fives] ein Vielfaches von fünf
    [threes] ein Vielfaches von drei
   *[both] ein Vielfaches von fünf oder drei
}: { $points } { $who ->
    [own] für dich.
    [own-side] für dein Team.
   *[other] für { $side }.
}
first-hint-spinner = { $bone } ist der Spinner, der erste Pasch der Runde. Sobald beide Längsseiten belegt sind, kannst du auch an den Schmalseiten anlegen.
first-hint-every-spinner = { $bone } ist ein Spinner, wie jeder Pasch in diesem Spiel. Sobald beide Längsseiten belegt sind, kannst du auch an den Schmalseiten anlegen.
first-hint-doublet = { $bone } liegt quer zur Kette. Solange ein Pasch am Ende liegt, zählen beide Hälften.

# Vor dem ersten Tipp in einer Partie ohne Hilfe, und die Schaltfläche, die ihn trotzdem zeigt.
first-hint-assisted = Ein Tipp kennzeichnet die Partie als „mit Hilfe“.
first-hint-show = Tipp zeigen

# Closes the hint.
first-hint-close = Verstanden

# No hint comes any more.
first-hint-none = Hinweise ausschalten

# In Settings: whether there are hints.
settings-first-hints = Hinweise
settings-first-hints-explained = Kurze Karten, die Neues erklären, sobald es vorkommt. Schaltest du sie wieder ein, kommen alle noch einmal.
