# Tooltips of buttons and menu lines.

tip-pause = Die Uhr anhalten und den Tisch verdecken
tip-give-up = Diese Partie jetzt beenden; sie zählt als verloren
tip-restart-game = Dieselben Steine noch einmal; zählt als „mit Hilfe“
tip-assists = Die Partie zählt dann als „mit Hilfe“
tip-sort-hand = Die niedrigsten zuerst
tip-bookmark = Diese Stellung merken, um zurückzukehren
tip-ends-only = Die Mitte der Kette weglassen, damit die Enden größer sind
tip-between = Die Steine zeigen, die „{ menu-ends-only }“ weglässt
tip-review = Die beendete Runde oder Partie Schritt für Schritt durchgehen
tip-lens = Wer die unbekannten Steine haben kann; zählt als „mit Hilfe“
tip-tutor-gentle = Vor großen Fehlern warnen; zählt als „mit Hilfe“
tip-tutor-strict = Vor Fehlern warnen, auch vor kleineren; zählt als „mit Hilfe“
tip-hint = Der beste Zug und warum; zählt als „mit Hilfe“

# The buttons of a turn.
tip-pass = Du kannst weder anlegen noch ziehen
tip-pass-on = Zuerst deine Steine verdecken
tip-same-again = Gleiche Regeln, gleiche Spieler

# The buttons of other cards and questions.

# Why a menu line can’t be chosen.
why-lesson = Nicht während einer Lektion. Verlasse die Lektion, um zu deiner Partie zurückzukehren.
why-covered = Nicht möglich, solange die Steine verdeckt sind.
why-no-clock = Es läuft keine Uhr.
why-cannot-give-up = Nur Partien mit Uhr können aufgegeben werden, und nur vor ihrem Ende.
why-nothing-done = Du hast noch nichts gespielt.
why-no-more = In dieser Richtung kommt nichts mehr.
why-nothing-to-undo = Es gibt nichts rückgängig zu machen.
why-nothing-to-redo = Es gibt nichts zu wiederholen.
why-no-bookmark = Es gibt noch kein Lesezeichen.
why-bookmark-not-playable = Das Lesezeichen lässt sich nicht spielen, weil seine Partie gegen die Regeln verstößt.
why-not-over = Die Partie ist noch nicht vorbei.
why-not-your-turn = Du bist nicht dran.
why-whole-line = Nur bei „{ menu-ends-only }“.
why-others-sit-there = Nicht möglich, wenn andere mitspielen.
why-bones-are-taken = Noch haben nicht alle ihre Steine genommen.
tip-score-pad = Den Punktestand eines Spiels mit echten Steinen festhalten
