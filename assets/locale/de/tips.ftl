# Tooltips of buttons and menu lines.

tip-new-game = Ein Spiel wählen und anfangen
tip-pause = Die Uhr anhalten und den Tisch verdecken
tip-give-up = Diese Partie jetzt beenden; sie zählt als verloren
tip-restart-game = Dieselben Steine noch einmal; zählt als „mit Hilfe“
tip-open-game = Eine gespeicherte Partie fortsetzen
tip-save-game = Diese Partie in deiner Liste oder als Datei speichern
tip-change-player = Zu einem anderen Spieler wechseln, mit eigenen Einstellungen und Partien
tip-help = Anleitung, Regeln dieses Spiels und wie Nestor spielt
tip-keys = Alle Tastenkürzel und was die Maus tut
tip-about = Was dieses Programm ist und wo seine Dateien liegen
tip-quit = Das Programm schließen; alles ist gespeichert
tip-undo = Die Partie zählt dann als „mit Hilfe“
tip-redo = Wiederholen, was du zurückgenommen hast
tip-preserve = Ein Lesezeichen setzen, um später zu dieser Stellung zurückzukehren
tip-restore = Die Partie zählt dann als „mit Hilfe“
tip-sort-hand = Die niedrigsten zuerst
tip-settings = Regeln, Gegner, Tempo und Anzeige
tip-colors = Ein Design wählen oder seine Farben ändern
tip-ends-only = Nur der letzte Stein jedes Arms, groß
tip-full-screen = Den Bildschirm füllen oder zurück zum Fenster
tip-sound = Alle Töne ein- oder ausschalten
tip-tally = Wer wie viele Partien gewonnen hat
tip-history = Alle Partien, die du beendet hast
tip-log = Alles, was in dieser Partie geschehen ist
tip-copy-log = Das ganze Protokoll kopieren
tip-score-sheet = Die Punkte dieser Partie, Runde für Runde
tip-result = Wie diese Partie ausging
tip-review = Die beendete Runde oder Partie Schritt für Schritt durchgehen
tip-lens = Wer die ungesehenen Steine haben kann; zählt als „mit Hilfe“
tip-tutor-off = Ohne den Tutor spielen
tip-tutor-gentle = Vor Zügen warnen, die 6 Punkte oder mehr kosten; zählt als „mit Hilfe“
tip-tutor-strict = Vor Zügen warnen, die 2 Punkte oder mehr kosten; zählt als „mit Hilfe“
tip-lessons = Stellungen aus echten Partien; du antwortest auf dem Tisch
tip-lesson-leave = Zurück zu deiner eigenen Partie
tip-hint = Der beste Zug und warum; zählt als „mit Hilfe“
tip-show-hidden-hands = Die Partie zählt dann als „mit Hilfe“
tip-show-boneyard = Die Partie zählt dann als „mit Hilfe“
tip-menu-game = Partien und Spieler
tip-menu-edit = Rückgängig, Wiederholen und Einstellungen
tip-menu-view = Was du auf dem Tisch siehst
tip-menu-learn = Hilfe, um besser zu spielen
tip-menu-help = Wie man spielt, die Tasten und ob alles fair ist
tip-menus-back = Zurück zu allen Menüs

# The buttons of a turn.
tip-draw = Steine aus dem Vorrat nehmen
tip-draw-for-me = Irgendeinen verdeckten Stein nehmen
tip-take-for-me = Zufällige verdeckte Steine für diese Runde nehmen
tip-pass = Du kannst weder anlegen noch ziehen
tip-claim = Sagen, wie viele Punkte der Tisch bringt
tip-nothing = Sagen, dass es keine Punkte anzusagen gibt
tip-ok = Nestor spielen lassen
tip-pass-on = Zuerst deine Steine verdecken
tip-new-hand = Die nächste Runde austeilen
tip-same-again = Gleiche Regeln, gleiche Spieler

# The buttons of Settings.
tip-search-clear = Wieder alles zeigen
tip-settings-change-too = Beide Regeln ändern, damit sie zusammenpassen

# The buttons of the window that asks who plays.
tip-players-sit-down = Unter diesem Namen spielen

# The buttons of the New game window.
tip-new-game-start = Das hier gewählte Spiel anfangen

# The buttons of other cards and questions.
tip-cover = Deine Steine zeigen

# Why a menu line can’t be chosen.
why-lesson = Nicht während einer Lektion. Verlasse die Lektion, um zu deiner Partie zurückzukehren.
why-covered = Nicht möglich, solange die Steine verdeckt sind.
why-no-clock = Es läuft keine Uhr.
why-cannot-give-up = Nur Partien mit Uhr können aufgegeben werden, und nur vor ihrem Ende.
why-nothing-done = Du hast noch nichts gespielt.
why-first-moment = Das ist der erste Zug.
why-last-moment = Das ist der letzte Zug.
why-no-month-before = Keine Ergebnisse aus früheren Monaten.
why-no-month-after = Künftige Monate kannst du noch nicht spielen.
why-nothing-to-undo = Es gibt nichts rückgängig zu machen.
why-nothing-to-redo = Es gibt nichts zu wiederholen.
why-nothing-preserved = Es gibt noch kein Lesezeichen.
why-not-over = Die Partie ist noch nicht vorbei.
why-not-your-turn = Du bist nicht dran.
why-others-sit-there = Nicht möglich, wenn andere mitspielen.
why-bones-are-taken = Noch haben nicht alle ihre Steine genommen.
