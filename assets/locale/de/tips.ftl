# What buttons and lines of menus do, for who points at them.

tip-new-game = Ein Spiel wählen und eine Partie beginnen
tip-pause = Die Uhr dieser Partie anhalten; der Tisch ist so lange nicht zu sehen
tip-give-up = Diese Partie vorzeitig beenden: Sie zählt als verloren
tip-restart-game = Diese Partie vom ersten Austeilen an noch einmal spielen; sie gilt dann als mit Hilfe gespielt
tip-open-game = Mit einer gespeicherten Partie weitermachen
tip-save-game = Diese Partie unter einem Namen oder als Datei aufheben
tip-change-player = Jemand anderen an den Tisch lassen, mit eigenen Einstellungen und Ergebnissen
tip-help = So wird gespielt, die Regeln dieses Spiels, und wie Nestor spielt
tip-keys = Alle Tasten, und was die Maus tut
tip-about = Was dieses Programm ist und wo seine Dateien liegen
tip-quit = Das Programm schließen; alles ist gespeichert
tip-undo = Zurücknehmen, was du zuletzt gelegt oder gezogen hast
tip-redo = Noch einmal tun, was du zurückgenommen hast
tip-preserve = Diese Stellung merken, um später zu ihr zurückzukehren
tip-restore = Zur gemerkten Stellung zurückkehren
tip-sort-hand = Deine Steine ordnen, die niedrigsten zuerst
tip-settings = Regeln, Gegner, Tempo und Anzeige
tip-colors = Ein Design wählen oder seine Farben ändern
tip-ends-only = Nur den letzten Stein jedes Arms zeigen, groß
tip-full-screen = Den Bildschirm füllen oder zurück zum Fenster
tip-sound = Alle Töne ein- oder ausschalten
tip-tally = Wie viele Partien jede Seite gewonnen hat
tip-history = Alle Partien, die du beendet hast
tip-log = Alles, was in dieser Partie geschehen ist
tip-copy-log = Alle Zeilen des Protokolls kopieren
tip-score-sheet = Die Punkte dieser Partie, Runde für Runde
tip-result = Wie diese Partie ausging
tip-review = Die beendete Runde oder Partie Schritt für Schritt durchgehen
tip-lens = Welche Steine noch fehlen und wer sie haben kann; die Partie zählt als mit Hilfe gespielt
tip-tutor-off = Ohne den Tutor spielen
tip-tutor-gentle = Fragt vor Zügen, die 6 Punkte oder mehr kosten; die Partie gilt als Partie mit Hilfe
tip-tutor-strict = Fragt vor Zügen, die 2 Punkte oder mehr kosten; die Partie gilt als Partie mit Hilfe
tip-lessons = Kurze Lektionen aus echten Partien, am Tisch durch Spielen beantwortet
tip-lesson-leave = Zurück zu deiner eigenen Partie
tip-hint = Der beste Zug, und warum; die Partie zählt dann als mit Hilfe gespielt
tip-show-hidden-hands = Die anderen Hände aufdecken; die Partie zählt dann als mit Hilfe gespielt
tip-show-boneyard = Den Vorrat aufdecken; die Partie zählt dann als mit Hilfe gespielt
tip-menu-game = Partien und Spieler
tip-menu-edit = Rückgängig, Wiederholen und Einstellungen
tip-menu-view = Was du auf dem Tisch siehst
tip-menu-learn = Hilfe, um besser zu spielen
tip-menu-help = Wie man spielt, die Tasten, und ob alles fair ist
tip-menus-back = Zurück zu allen Menüs

# The buttons of one's turn.
tip-draw = Einen Stein aus dem Vorrat nehmen
tip-draw-for-me = Irgendeinen der verdeckten Steine
tip-take-for-me = Irgendwelche der verdeckten Steine, für diese Runde
tip-pass = Du kannst weder legen noch ziehen: den Zug beenden
tip-claim = Sagen, wie viele Punkte der Tisch bringt
tip-nothing = Sagen, dass es keine Punkte anzusagen gibt
tip-ok = Nestor spielen lassen
tip-pass-on = Deine Steine verdecken, bevor jemand anderes drankommt
tip-new-hand = Weitermachen
tip-same-again = Dasselbe Spiel noch einmal beginnen

# The buttons of Settings.
tip-search-clear = Wieder alles zeigen
tip-settings-change-too = Beide Regeln ändern, damit sie zusammenpassen

# The buttons of the form that asks who plays.
tip-players-sit-down = Sich unter diesem Namen an den Tisch setzen

# The buttons of the windows with results.

# The buttons of the window that begins a game.
tip-new-game-start = Das hier gewählte Spiel beginnen

# The buttons of other cards and questions.
tip-cover = Deine Steine zeigen; sonst sollte jetzt niemand hinsehen

# Why a line of a menu cannot be chosen.
why-lesson = Deine Partie wartet, bis du die Lektion verlässt.
why-covered = Die Hände sind verdeckt.
why-no-clock = Es läuft keine Uhr.
why-cannot-give-up = Nur eine Partie mit Uhr kann aufgegeben werden, und nur, bevor sie vorbei ist.
why-nothing-done = In dieser Partie ist noch nichts geschehen.
why-first-moment = Vor diesem Moment gibt es nichts.
why-last-moment = Nach diesem Moment gibt es nichts mehr.
why-no-month-before = Aus den Monaten davor gibt es keinen Versuch.
why-no-month-after = In den kommenden Monaten gibt es noch keine Tage zu spielen.
why-nothing-to-undo = Es gibt nichts zurückzunehmen.
why-nothing-to-redo = Es wurde nichts zurückgenommen.
why-nothing-preserved = Es ist keine Stellung gemerkt.
why-not-over = Die Partie ist noch nicht vorbei.
why-not-your-turn = Du bist nicht dran.
why-others-sit-there = An diesem Tisch sitzen andere.
why-bones-are-taken = Die Steine werden noch genommen: Niemand hat schon eine Hand.
