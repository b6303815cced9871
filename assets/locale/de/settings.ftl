# The Settings window, beside the rules themselves.

# When changes act, while a game is in progress.
settings-from-the-next-hand = Geänderte Regeln gelten ab der nächsten Runde.

# The name of the list of games.
settings-game = Spiel

# Above the games that ship with the program.
settings-ready-made = Fertige Spiele

# Above the games that the player has kept.
settings-your-own = Deine eigenen

# Above the hand sizes that few games have.
settings-other-hand-sizes = Andere Größen

# The name of the field for the name of a game.
settings-game-name = Name deines Spiels

# What the field shows while it is empty.
settings-game-name-hint = Gib diesen Regeln einen Namen

# Starts renaming.
settings-rename = Umbenennen

# Carries the renaming out.
settings-save-name = Name speichern

# Gives up renaming.
settings-cancel = Abbrechen

# Deletes a game of the player's own.
settings-delete = Löschen

# The name of the list of levels.
settings-level = Nestor spielt

# What there is to set about the display, each with what it does.
settings-pace = Nestors Tempo
settings-pace-explained = Wie lange er für einen Zug braucht.
settings-one-click = Ein Klick spielt
settings-one-click-explained = Wenn der Stein nur an einen Platz passt.
settings-auto-draw = Alles auf einmal ziehen
settings-auto-draw-explained = Ein Klick zieht, bis ein Stein passt; nicht in The Draw Game und Firecracker Fives.
settings-take-for-me = Mir die Steine austeilen
settings-take-for-me-explained = Sonst ziehst du um die Eröffnung und nimmst in The Draw Game deine Steine vom Tisch.
settings-cut = Vor jeder Runde abheben
settings-cut-explained = Du siehst das Siegel der Mischung und hebst dann ab.
settings-motion = Animationen
settings-motion-explained = Wie schnell Steine an ihren Platz gleiten.
settings-flicker = Aufblinken, wo Nestor legt
settings-flicker-explained = Das Ende, an das er gerade gelegt hat, blinkt einen Augenblick.
settings-view = Was der Tisch zeigt
settings-view-explained = Wie viel von der Kette du siehst.
settings-table-count = Tischsumme anzeigen
settings-table-count-explained = Was die offenen Enden zusammen ergeben, unter dem Tisch.
settings-score-keeping = Punkte anschreiben als
settings-score-keeping-explained = Auf dem Tisch, in Spielen, in denen Fünfer zählen.
settings-numerals = Ziffern auf den Steinen
settings-numerals-explained = Jede Hälfte zeigt neben den Augen ihre Zahl.
settings-play-edges = Farbiger Rand um gelegte Steine
settings-play-edges-explained = Ein Rand in der Farbe dessen, der den Stein gelegt hat.
settings-play-edges-from-three = Zu dritt und zu viert
settings-play-edges-from-three-explained = Zu zweit zeigt der Stift, von wem ein Stein ist.
settings-play-edges-always = Immer
settings-play-edges-always-explained = In jedem Spiel.
settings-play-edges-never = Nie
settings-play-edges-never-explained = Nur die Stifte unterscheiden sich.
settings-plain-surfaces = Schlichte Flächen
settings-plain-surfaces-explained = Holz und Tuch ohne Struktur.
settings-marks-day = Die Partie des Tages auf dem Tisch ist bisher ohne Hilfe: Damit zählt sie als mit Hilfe gespielt.
settings-lens = { menu-lens }
settings-lens-explained = Welche Steine noch fehlen und wer sie haben kann. Die Partie zählt als mit Hilfe gespielt.
settings-lens-off = Aus
settings-lens-off-explained = Die Taste schaltet ein.
settings-lens-on = An
settings-lens-on-explained = Sie steht neben dem Tisch.
settings-lens-while-held = Auf Tastendruck
settings-lens-while-held-explained = Solange ihre Taste gedrückt ist.
settings-tutor = Tutor
settings-tutor-explained = Fragt nach, bevor du etwas spielst, was Punkte kostet. Die Partie zählt als mit Hilfe gespielt.
settings-tutor-off = Aus
settings-tutor-off-explained = Er sagt nichts.
settings-tutor-gentle = Sanft
settings-tutor-gentle-explained = Er fragt ab 6 Punkten.
settings-tutor-strict = Streng
settings-tutor-strict-explained = Er fragt ab 2 Punkten.

# The choice that lets one write a number of points.
settings-own-target = Eigene Zahl

# The name of the field for it.
settings-own-target-field = Deine Punktzahl

# The field that looks for settings on all pages, and the button that empties any such field.
settings-search = Einstellungen suchen
search-clear = Suche leeren

# What it has found.
settings-found = { $count ->
    [0] Auf keiner Seite etwas gefunden
    [one] 1 gefunden
   *[other] { $count } gefunden
}

# The choices of a list that have what is looked for in them.
settings-found-choices = Unter der Auswahl: { $choices }

# Sets everything on a page as it was at first, and rules as they are in the
# ready-made game that they are most like.
settings-reset-page = Seite zurücksetzen
settings-reset-rules = Zurück zu { $game }

# Above the rules about a part of a game.
settings-section-hand = Die Runde
settings-section-scoring = Punkte
settings-section-end = Ende der Runde
settings-section-winning = Punktziel

# How fast Nestor plays, and what he does then.
settings-pace-wait-for-ok = Auf mein OK warten
settings-pace-wait-for-ok-explained = Nestor wartet jedes Mal auf dein OK, bevor er etwas tut.
settings-pace-slow = Langsam
settings-pace-slow-explained = Nestor lässt sich Zeit, sodass du folgen kannst.
settings-pace-normal = Normal
settings-pace-normal-explained = Nestor spielt von selbst weiter, in ruhigem Tempo.
settings-pace-fast = Schnell
settings-pace-fast-explained = Nestor antwortet sofort.

# What the table shows.
settings-view-by-window = Je nach Platz
settings-view-by-window-explained = In einem großen Fenster alle Steine, in einem kleinen die Enden.
settings-view-whole = Alle Steine
settings-view-whole-explained = Die Kette, wie sie liegt, auch wenn ihre Steine klein werden.
settings-view-ends = Nur Enden
settings-view-ends-explained = Der letzte Stein jedes Arms, groß und gut zu lesen.

# What the score is kept on besides its numbers.
settings-score-keeping-numbers = Zahlen
settings-score-keeping-numbers-explained = Nur die Zahlen neben den Namen.
settings-score-keeping-cribbage-board = Auch Cribbage-Brett
settings-score-keeping-cribbage-board-explained = Ein Loch für jeden Fünfer oder, wo eine Summe ihre Fünfer und Dreier bringt, für jeden Punkt.
settings-score-keeping-paper = Auch Zettel mit Kreuzen
settings-score-keeping-paper-explained = Ein Strich für jeden Fünfer oder, wo eine Summe ihre Fünfer und Dreier bringt, für jeden Punkt. Ein großes Kreuz mit vier kleinen sind zehn Striche.

# How fast bones move.
settings-motion-as-the-system-wishes = Wie das System
settings-motion-as-the-system-wishes-explained = Normal schnell, oder gar nicht, wenn dein System um weniger Bewegung bittet.
settings-motion-off = Aus
settings-motion-off-explained = Alles ist sofort an seinem neuen Platz.
settings-motion-fast = Schnell
settings-motion-fast-explained = Die Steine sind schnell an ihrem Platz.
settings-motion-normal = Normal
settings-motion-normal-explained = Langsam genug, dass das Auge folgen kann.
settings-motion-slow = Langsam
settings-motion-slow-explained = Jeder Stein lässt sich Zeit.

# The row with who sits at the table, and what it says.
settings-seats = Wer am Tisch sitzt
settings-seats-explained = Wie viele spielen und wer wo sitzt, wird bei einer neuen Partie gewählt.

# The row that leads to the colors.
settings-colors = Farben
settings-colors-explained = Eigene Designs für Tisch und Steine.

# The rows about files, each with what it says.
settings-folder = Dein Ordner
settings-open-folder = Ordner öffnen
settings-copy-path = Pfad kopieren
settings-saved = Speichern
settings-saved-all = Alles wird laufend gespeichert.
settings-saved-games = Gespeicherte Partien
settings-saved-games-explained = Die Partie auf dem Tisch unter einem Namen, um später weiterzuspielen.
settings-preserved = Gemerkte Stellung
settings-preserved-explained = Im Menü „{ menu-edit }“: „{ menu-preserve }“ hält eine Stellung fest, „{ menu-restore }“ kehrt dorthin zurück.
settings-history-window = Beendete Partien
settings-history-window-explained = Jede Partie, die zu Ende gespielt wurde, und wie sie für dich ausging.
settings-players = Spieler an diesem Computer
settings-players-explained = Alle haben eigene Einstellungen, eine eigene Bilanz und eigene Partien.

# What is to be said of the next hand, if it is not one by the rules as they are
# set; $reason is a sentence that says why.
settings-next-hand-ends-game = Das Punktziel ist schon erreicht: Die Partie endet mit dieser Runde und zählt als mit Hilfe gespielt.
settings-next-hand-by-old-rules = { $reason } Diese Partie geht nach ihren alten Regeln weiter, bis du das änderst.

# The button that gives new rules to a kept game.
settings-replace = { $name } auf diese Regeln ändern

# What stays after a kept game was deleted.
settings-deleted = { $name } ist gelöscht. Die Regeln bleiben eingestellt, bis du ein anderes Spiel wählst.

# What is in the field for points is no number; the target stays as it is.
# $still is a number of points, "150 points".
settings-not-a-target = Gib eine Zahl von 1 bis 9999 ein. Bis dahin gilt weiter: { $still }.

# A number of points that the other rules do not allow; $reason is a sentence.
settings-refused-target = { $reason } Bis du eine andere eintippst, gilt weiter: { $still }.

# Changes a rule together with the one that stands in its way, in quotation marks.
settings-turn-on-too = Auch { $rule } einschalten
settings-turn-off-too = Auch { $rule } ausschalten
settings-set-too = Auch { $rule } einstellen

# Was zu hören ist, und wie laut.
settings-sound = Ton
settings-sound-explained = Steine auf Holz, und ein Ton für Punkte.
# Said of the settings below while there is no sound.
settings-silent = Der Ton ist aus.
settings-volume = Lautstärke
settings-volume-explained = Wie laut alles klingt.
settings-volume-quiet = Leise
settings-volume-quiet-explained = Kaum zu hören.
settings-volume-medium = Mittel
settings-volume-medium-explained = Wie Steine auf einem Tisch.
settings-volume-loud = Laut
settings-volume-loud-explained = Im Nebenzimmer zu hören.
settings-sound-of-bones = Steine hören
settings-sound-of-bones-explained = Das Klacken jedes gelegten Steins.
settings-sound-of-shuffle = Mischen hören
settings-sound-of-shuffle-explained = Die Steine vor jeder Runde.
settings-sound-of-scores = Punkte hören
settings-sound-of-scores-explained = Zwei Töne, wenn jemand Punkte macht.
settings-sound-of-blasts = Böller hören
settings-sound-of-blasts-explained = Der Knall eines gesprengten Steins.

# What players look for that is not set in this window: what they find, and what
# stands above it.
settings-beside = Nicht hier einzustellen
settings-text-size = Textgröße
settings-text-size-explained = Für alles außer den Steinen.
settings-language = Sprache
settings-language-explained = Alles, was das Programm sagt.
settings-language-system = Wie das System
settings-clock = Bedenkzeit
settings-clock-explained = So lange du willst, außer in Spielen mit Uhr wie Firecracker Fives.
settings-network = Partien übers Netz
settings-network-explained = Gibt es nicht: Das Programm geht nie ins Netz. An diesem Computer können mehrere spielen.
settings-peeking = Verdeckte Steine ansehen
settings-peeking-explained = Im Menü „{ menu-view }“: „{ menu-show-hidden-hands }“ und „{ menu-show-boneyard }“. Die Partie zählt als mit Hilfe gespielt.

# Other words by which the settings are looked for; nobody reads them, and their
# order does not matter. Parts of words are found, too: "animations" is enough for
# "animation". What a setting is called and what is said of it need not be here.
settings-game-sought = variante spielart art typ regelwerk modus eigenes hausregeln
settings-level-sought = schwierigkeit schwer leicht stärke können gegner computer bot ki roboter engine schlau dumm handicap anfänger profi
settings-seats-sought = spieler anzahl gegner mehrspieler zwei drei vier partner teams freunde familie platz plätze stühle
settings-pace-sought = geschwindigkeit verzögerung warten pause zeit zug denken schnell langsam automatisch computer gegner
settings-one-click-sought = klicken doppelklick zweimal auswählen ende automatisch sofort
settings-auto-draw-sought = automatisch vorrat talon nehmen klicken
settings-cut-sought = mischen ehrlich fair schummeln betrug siegel austeilen zufall beweis
settings-take-for-me-sought = nehmen sieben klicken ziehen eröffnung hand automatisch geben verteilen verdeckt
settings-motion-sought = animation animationen bewegung animiert geschwindigkeit effekte gleiten fliegen weniger übergänge feier konfetti
settings-flicker-sought = blinken blitzen hervorheben letzter zug effekte
settings-view-sought = zoom größe anordnung brett klein groß kompakt
settings-table-count-sought = summe gesamt enden addieren zählen tipp hilfe rechnen
settings-score-keeping-sought = cribbage stifte löcher kreuze zettel papier punktestand bilanz punkte brett strichliste
settings-numerals-sought = zahlen augen punkte barrierefrei lesbar groß text
settings-lens-sought = hilfe analyse wahrscheinlichkeit chancen zählen steine assistent
settings-tutor-sought = trainer lehrer warnen fehler patzer bestätigen zurücknehmen rückgängig hilfe rat
settings-play-edges-sought = wessen spieler farbe rahmen kontur stift gelegt von
settings-plain-surfaces-sought = textur struktur hintergrund muster stoff filz holz marmor maserung aussehen darstellung grafik ruhig
settings-first-hints-sought = tipps einführung anleitung hilfe lernen anfänger lektionen erklären tutorial
settings-colors-sought = farbe thema themen design dunkel hell nacht modus aussehen hintergrund stil kontrast farbenblind barrierefrei anpassen filz
settings-folder-sought = verzeichnis pfad ort speicherort daten festplatte sicherung wo dateien
settings-saved-sought = automatisch festplatte sicherung sichern speicher
settings-saved-games-sought = laden öffnen datei export import fortsetzen weiterspielen spielstand
settings-preserved-sought = lesezeichen stellung position rückgängig schnappschuss merken
history-keep-sought = aufzeichnen protokoll statistik privatsphäre datenschutz merken vergangenheit
settings-history-window-sought = statistik ergebnisse aufzeichnungen vergangene liste siege niederlagen protokoll verlauf
settings-players-sought = name benutzer profil konto wechseln umbenennen person anmelden familie
settings-text-size-sought = schrift schriftgröße text zoom skalierung größer kleiner groß buchstaben lesbar barrierefrei dpi auflösung vollbild bildschirm oberfläche
settings-language-sought = übersetzung übersetzen englisch deutsch spanisch französisch language english land region idioma español
settings-sound-sought = töne klang musik lautstärke stumm geräusch stimme sprache effekte laut audio
settings-volume-sought = laut leise lauter leiser pegel
settings-sound-of-bones-sought = klack klick stein legen
settings-sound-of-shuffle-sought = mischung geben geräusch
settings-sound-of-scores-sought = glocke töne klang
settings-sound-of-blasts-sought = knall explosion sprengen
settings-clock-sought = uhr timer zeit limit countdown tempo eile sekunden minuten
settings-network-sought = online internet mehrspieler server lan fern freund wlan verbinden netzwerk
settings-peeking-sought = cheats schummeln mogeln spicken aufdecken zeigen gegner hand offen sehen

settings-page-basic = Wichtiges
settings-page-rules = Regeln
settings-page-more = Mehr

settings-group-play = Spielen
settings-group-table = Tisch
settings-group-sound = Ton
settings-group-learning = Lernen
settings-group-files = Dateien

settings-text-size-small = Klein
settings-text-size-usual = Üblich
settings-text-size-large = Groß
settings-text-size-largest = Sehr groß

settings-edit-colors = Farben bearbeiten

settings-undo-reset = Zurücksetzen rückgängig machen

settings-keys = Tasten
settings-keys-explained = Alles geht auch ohne Maus.
settings-keys-sought = tastatur kürzel tastenkürzel shortcuts maus belegung
