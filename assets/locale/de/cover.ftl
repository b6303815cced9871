# Between two people who share the screen: the hands are covered.

cover-title = Weitergeben an { $name }
cover-why = Die Hände sind verdeckt, bis { $name } am Bildschirm sitzt.
cover-button = Ich bin { $name }

# The same for whoever plays here without having given a name.
cover-title-nameless = Bildschirm zurückgeben
cover-why-nameless = Die Hände sind verdeckt, bis du wieder am Bildschirm sitzt.
cover-button-nameless = Ich bin da

# The same while a game with a clock is paused. $left is as in 4:05.
cover-title-paused = Pause
cover-why-paused = Die Uhr steht bei { $left }. Tisch und Hände sind so lange nicht zu sehen.
cover-why-paused-hidden = Das Fenster war nicht zu sehen, darum steht die Uhr bei { $left }. Es geht erst weiter, wenn du willst.
cover-why-paused-asleep = Der Computer hat geschlafen, darum steht die Uhr bei { $left }. Es geht erst weiter, wenn du willst.
cover-button-paused = Weiter
