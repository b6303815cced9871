# Tips: cards that explain something the first time it comes up.

first-hint-lead = Wer den höchsten Pasch hat, eröffnet. { $who ->
    [you] Du hattest ihn, darum wurde { $bone } automatisch gelegt.
   *[other] { $name } hatte ihn, darum wurde { $bone } automatisch gelegt.
} Klicke zum Legen auf einen hellen Stein: Der passt.
first-hint-claim = In diesem Spiel sagst du Punkte an: Bringen die Enden welche, wähle, wie viele. Was du übersiehst, kann sich der Nächste holen.
first-hint-draw = Du kannst keinen Stein anlegen. { $draws ->
    [one] { $backs ->
        [yes] Drücke „{ turn-draw }“ oder klicke auf einen Stein im Vorrat. Kannst du auch den nicht anlegen, musst du passen.
       *[no] Drücke „{ turn-draw }“ für einen Stein. Kannst du auch den nicht anlegen, musst du passen.
    }
    [one-by-one] { $backs ->
        [yes] Drücke „{ turn-draw }“ oder klicke auf einen Stein im Vorrat, bis einer passt.
       *[no] Drücke „{ turn-draw }“, bis einer passt.
    }
   *[until-one-fits] { $backs ->
        [yes] Drücke „{ turn-draw }“ oder klicke auf einen Stein im Vorrat: Du ziehst, bis einer passt.
       *[no] Drücke „{ turn-draw }“: Du ziehst, bis einer passt.
    }
}
first-hint-pass = Du kannst keinen Stein anlegen, und { $draws ->
    [none] in diesem Spiel wird nicht gezogen
    [one] du darfst jetzt nicht ziehen
   *[until-one-fits] du darfst nicht mehr ziehen
}: Du musst passen.
first-hint-choose-end = Dieser Stein passt an mehrere Enden. Klicke auf das gewünschte{ $scores ->
    [yes] : Dort steht, welche Summe sich ergibt, in Gold, wenn sie Punkte bringt.
   *[no] .
}
first-hint-choose-half = Dieser Stein passt an jedes Ende, so oder so herum. Klicke auf die Hälfte, die das neue Ende werden soll.
first-hint-score = { $sum }, { $scores ->
    [fives] ein Vielfaches von fünf
    [threes] ein Vielfaches von drei
   *[both] ein Vielfaches von fünf oder drei
}: { points } { $who ->
    [own] für dich.
    [own-side] für dein Team.
   *[other] für { $side }.
}
# The first points for two ends of one number (Bergen).
first-hint-header = Beide offenen Enden zeigen dieselbe Zahl{ $header ->
    [double] {" "}(Double Header)
   *[triple] , und eines davon ist ein Pasch (Triple Header)
}: { points } { $who ->
    [own] für dich.
    [own-side] für dein Team.
   *[other] für { $side }.
}
first-hint-spinner = { $bone } ist { $which ->
    [every] ein Spinner, wie jeder Pasch in diesem Spiel
   *[first] der Spinner, der erste Pasch der Runde
}. Sobald beide Längsseiten belegt sind, kannst du auch an den Schmalseiten anlegen.
first-hint-doublet = { $bone } liegt quer zur Kette. Ein Pasch am Ende zählt mit beiden Hälften.
first-hint-tutor = Möchtest du vor Fehlern gewarnt werden? Das macht der Tutor, und die Partie zählt als „mit Hilfe“.
first-hint-tutor-on = Tutor einschalten

# Closes a tip.
first-hint-close = Verstanden

# Turns tips off.
first-hint-none = Hinweise ausschalten

# In Settings: the switch for tips.
settings-first-hints = Hinweise
settings-first-hints-explained = Kurze Erklärungen, wenn etwas zum ersten Mal vorkommt. Aus- und wieder einschalten, um von vorn zu beginnen.
