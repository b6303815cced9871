# What is told once, when it first happens.

first-hint-claim = Hier müssen Punkte angesagt werden. Wenn du siehst, dass die offenen Enden Punkte bringen, drück „Ansagen“ und sag, wie viele Punkte es sind; was du liegen lässt, kann sich holen, wer nach dir dran ist.
first-hint-draw = Du kannst keinen Stein anlegen. { $draws ->
    [one] { $backs ->
        [yes] Drück „Ziehen“ oder klick auf einen verdeckten Stein: Kannst du auch den nicht anlegen, musst du passen.
       *[no] Drück „Ziehen“ für einen Stein: Kannst du auch den nicht anlegen, musst du passen.
    }
   *[until-one-fits] { $backs ->
        [yes] Drück „Ziehen“ oder klick auf verdeckte Steine, bis einer passt.
       *[no] Drück „Ziehen“, bis einer passt.
    }
}
first-hint-pass = Du kannst keinen Stein anlegen, und { $draws ->
    [none] in diesem Spiel wird nicht gezogen
    [one] du hast schon gezogen, oder es darf kein Stein mehr gezogen werden
   *[until-one-fits] es darf kein Stein mehr gezogen werden
}: Du musst passen.
first-hint-choose-end = Dieser Stein passt an mehrere Enden. Klick auf das gewünschte{ $scores ->
    [yes] : Die Zahl dort ist die Summe, die dann alle offenen Enden ergeben.
   *[no] .
}
first-hint-score = { $sum }, { $scores ->
    [fives] ein Vielfaches von fünf
    [threes] ein Vielfaches von drei
   *[both] ein Vielfaches von fünf oder von drei
}: { $points } { $who ->
    [own] für dich.
    [own-side] für deine Seite.
   *[other] für { $side }.
}
first-hint-spinner = { $bone } ist der Spinner, der erste Pasch der Runde. Sind beide Längsseiten belegt, kannst du auch an den Schmalseiten anlegen.
first-hint-every-spinner = { $bone } ist ein Spinner, wie jeder Pasch hier. Sind beide Längsseiten belegt, kannst du auch an den Schmalseiten anlegen.
first-hint-doublet = { $bone } liegt quer zur Kette. Solange ein Pasch ein Ende ist, zählen seine beiden Hälften.

# Closes the hint.
first-hint-close = Verstanden

# No hint comes any more.
first-hint-none = Keine Hinweise mehr

# In Settings: whether there are hints.
settings-first-hints = Tipps
settings-first-hints-explained = Kleine Karten, die Neues einmal erklären. Wieder eingeschaltet, kommen alle noch einmal.
