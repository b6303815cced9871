# The Help window, beside the rules of the game.

# The pages of the window, and the headings of the contents.
help-page-how-to-play = So wird gespielt
help-page-words = Wörter
help-page-keys = { window-keys }
help-page-rules = Regeln
help-page-scoring = Zählbeispiele
help-page-strategy = Strategie
help-page-nestor = So spielt Nestor
help-group-start = Start
help-group-better = Besser spielen
help-group-nestor = Nestor
help-group-games = Alle Spiele
help-all-games = Alle { $count } Spiele
help-contents = Inhalt
help-search = Hilfe durchsuchen
help-nothing-found = Nichts gefunden. Versuche ein anderes Wort.

# How to play: parts of the page, each with its heading.
help-basics = Domino in fünf Zeilen
help-basics-match = Anlegen: Lege einen Stein mit einer Hälfte an, die zu einem offenen Ende passt.
help-basics-count = Zählen: In { game-all-fives } punktest du, wenn die offenen Enden ein Vielfaches von fünf ergeben.
help-basics-draw = Ziehen: Kannst du nichts anlegen, ziehe aus dem Vorrat, bis es geht.
help-basics-go-out = Domino machen: Mit dem letzten Stein bekommst du die Augen der anderen.
help-basics-win = Gewinnen: Erreiche als Erster das Ziel, oft 150 Punkte.

help-first = Womit du anfängst
help-first-game = Beginne mit { game-all-fives }. Jeder Zug kann Punkte bringen, und rechnen musst du nicht: Der Tisch zeigt die Summe, und jeder Platz für deinen Stein die Summe, die sich dort ergäbe. Ganz ohne Rechnen geht es mit { game-block }.
help-first-level = Beginne gegen Nestor auf der Stufe „{ level-learner }“. Gewinnst du sechs von zehn Partien, nimm die nächste Stufe. Die Bilanz zeigt, wie es steht.
help-first-known = Du kommst von Dominos - The Draw Game? Novice heißt hier „{ level-beginner }“, Expert „{ level-brutal }“.
help-playing = Einen Stein legen
help-playing-by-click = Klicke auf einen Stein deiner Hand. Passt er nur an einen Platz, wird er dort gelegt. Sonst klicke auf den Platz, den du willst. Steine, die nicht passen, liegen tiefer und sind dunkler; klicke auf einen, um zu sehen, warum.
help-playing-by-drag = Du kannst den Stein auch mit der Maus an seinen Platz ziehen; lässt du ihn woanders los, geht er zurück. Innerhalb deiner Hand ordnest du die Steine durch Verschieben.
help-playing-button = Kannst du nicht anlegen, zeigt ein Knopf rechts unten, was kommt: „{ turn-draw }“ oder „{ turn-pass }“. Die Leertaste drückt ihn. Wie schnell Nestor spielt und ob er auf dein OK wartet, stellst du in den Einstellungen ein.
help-playing-claims = Müssen Punkte angesagt werden, fragt dich das Spiel nach jedem Zug. Auf der Tastatur ist 0 „{ turn-nothing }“, 1 die kleinste Zahl, 2 die nächste. Mit einer falschen Zahl verlierst du die Punkte, die da waren, und der Nächste kann sie sich holen.

help-taking-back = Rückgängig und Wiederholen
help-taking-back-undo = „{ menu-undo }“ nimmt einen Zug nach dem anderen zurück, mit Nestors Antworten, auch bis in frühere Runden; „{ menu-redo }“ wiederholt sie. Der Vorrat behält seine Reihenfolge, du ziehst also wieder denselben Stein. Nach einem „{ menu-undo }“ zählt die Partie als „mit Hilfe“, außer du wiederholst alles.
help-taking-back-preserve = „{ menu-bookmark }“ hält eine Stellung fest, und „{ menu-go-to-bookmark }“ führt zu ihr zurück, auch an einem anderen Tag. Hast du inzwischen weitergespielt, zählt die Partie dann als „mit Hilfe“. Gespeichert wird laufend; du kannst das Fenster jederzeit schließen.
help-learning = Hilfe beim Spielen
help-learning-hint = „{ menu-hint }“ zeigt den besten Zug und sagt, warum. Der Steinzähler zeigt die Steine, die du noch nicht gesehen hast, und wer sie haben kann.
help-learning-tutor = Der Tutor warnt dich vor einem Fehler. Du schaltest ihn im Menü „{ menu-learn }“ ein. Mit Tipp, Steinzähler oder Tutor zählt die Partie als „mit Hilfe“.
help-learning-lessons = Die Lektionen zeigen Stellungen aus echten Partien mit je einer Frage. Deine eigene Partie wartet. „{ menu-practice }“ fragt deine eigenen Fehler aus analysierten Partien noch einmal, fünf am Tag.

help-review = Rückblick auf eine Runde oder Partie
help-review-game = „{ menu-review }“ geht eine beendete Runde oder Partie Schritt für Schritt durch, alle Steine aufgedeckt; ältere Partien stehen im Verlauf. Jeder Zug wird nur nach dem beurteilt, was man dabei wissen konnte.
help-review-again = „{ menu-try-again }“ spielt von jeder Stellung aus in einer gesonderten Partie weiter, die weder in die Bilanz noch in den Verlauf kommt. In Partien mit Uhr geht das nicht, in der Partie des Tages erst nach ihrem Ende.
help-review-luck = Das Ergebnis setzt sich zusammen aus deinen Fehlern, den Fehlern der anderen und dem Glück: wie viel besser oder schlechter als im Durchschnitt das Austeilen, das Ziehen und die verdeckten Steine für dich waren.
help-review-margin = Die Kosten werden aus Stichproben geschätzt. Zeige auf die Kosten eines Zugs, um ihre Fehlergrenze zu sehen: In 95{"\u00A0"}% der Fälle liegen die wahren Kosten innerhalb dieser Grenze.

# Above the examples of a game in which no count scores.
help-no-scores-but = In deinem Spiel bringen die offenen Enden keine Punkte. Diese Tische zeigen trotzdem, wie die Tischsumme entsteht.

# Above the examples of a game in which equal ends score.
help-headers-so = Ein Zug, nach dem beide offenen Enden gleich sind, bringt Punkte. Ein paar Beispiele:

# Above the examples of a game in which halves add up to seven.
help-fits-so = In deinem Spiel bringen die offenen Enden keine Punkte. Diese Tische zeigen, welche Steine passen:

# Above the examples.
help-counted-so = Nach jedem Zug werden die offenen Enden zusammengezählt. Ein paar Beispiele:

# The plays of an example, for a screen reader: the lead, and a later play.
help-example-led = { $bone } eröffnet
help-example-played = { $bone } liegt { $side ->
    [right] rechts
    [left] links
    [top] oben
   *[bottom] unten
} an { $on }

# The bones in the player’s hand, for a screen reader.
help-hand = Deine Hand: { $bones }.

# How Nestor plays: parts of the page, each with its heading. Nestor speaks.

help-nestor-chooses = Wie ich mich entscheide

help-nestor-undo = Wenn du einen Zug zurücknimmst
help-nestor-undo-same = In derselben Stellung gebe ich dieselbe Antwort. So kannst du einen Zug zurücknehmen, einen anderen probieren und sehen, was er geändert hätte.
