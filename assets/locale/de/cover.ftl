# While two people change places at the screen, all bones are hidden.

cover-title = { $name } ist dran
cover-why = Alle Steine sind verdeckt.
cover-button = Ich bin { $name }

# The same for a player without a name.
cover-title-nameless = Gib den Bildschirm zurück
cover-button-nameless = Ich bin wieder da

# The same while a timed game is paused. $left is like 4:05.
cover-title-paused = Pause
cover-why-paused = Noch { $left }. { $because ->
    [hidden] Das Fenster war nicht zu sehen, darum steht die Uhr.
    [asleep] Der Computer war im Ruhezustand, darum steht die Uhr.
   *[wanted] Die Uhr steht.
}
cover-button-paused = Weiter
