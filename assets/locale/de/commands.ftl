# The menus of bones, ends, and log entries.

# To play a bone. $points is what the play scores. It is 0 if that is nothing, or if
# points must be claimed.
do-play = Legen
do-play-here = Hier anlegen
do-play-at = { $points ->
    [0] Stein { $place } anlegen
    [one] Stein { $place } anlegen: 1 Punkt
   *[other] Stein { $place } anlegen: { $points } Punkte
}
do-play-bone-at = { $points ->
    [0] { $bone } { $place } anlegen
    [one] { $bone } { $place } anlegen: 1 Punkt
   *[other] { $bone } { $place } anlegen: { $points } Punkte
}
do-lead = { $points ->
    [0] Mit { $bone } eröffnen
    [one] Mit { $bone } eröffnen: 1 Punkt
   *[other] Mit { $bone } eröffnen: { $points } Punkte
}

# Why a bone cannot be played.
do-nothing-fits = Von deinen Steinen passt hier keiner.
do-not-now = Du kannst diesen Stein jetzt nicht legen.

# A bone of the hand.
do-take-up = Wählen
do-put-down = Abwählen
do-put-first = An den Anfang der Hand
do-put-last = Ans Ende der Hand

# A log entry.
do-copy-line = Eintrag kopieren

# Beside a button that copies something, for a moment.
copied = Kopiert
