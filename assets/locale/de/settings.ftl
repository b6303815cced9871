# The Settings window; the rules are in rules.ftl.

# During a game: when a change takes effect.
settings-from-the-next-hand = Geänderte Regeln gelten ab der nächsten Runde.

# The name of the list of games.
settings-game = Spiel

# Above the built-in games.
settings-ready-made = Mitgelieferte Spiele

settings-other = Andere

# The name of the field for the name of a game.
settings-game-name = Name deines Spiels

# What the field shows while it is empty.
settings-game-name-hint = Gib diesen Regeln einen Namen

# Button: saves the new name.
settings-save-name = Name speichern

# The name of the list of levels.
settings-level = Nestors Stufe

# The display settings, each with what it does.
settings-pace = Nestors Tempo
settings-one-click = Mit einem Klick legen
settings-one-click-explained = Wenn der Stein nur an eine Stelle passt.
settings-auto-draw = Ziehen, bis einer passt
settings-auto-draw-explained = Mit einem Klick, außer in The Draw Game und mit Böllern.
settings-take-for-me = Steine für mich austeilen
settings-take-for-me-explained = Sonst ziehst du um die Eröffnung und nimmst dir in The Draw Game deine Steine vom Tisch.
settings-cut = Vor jeder Runde abheben
settings-cut-explained = Du siehst das Siegel und wählst dann, wo du abhebst.
settings-motion = Animationen
settings-flicker = Nestors Zug hervorheben
settings-flicker-explained = Das Ende, an das er gerade gelegt hat, blinkt kurz. Nur mit Animationen.
settings-ends-only = { menu-ends-only }
settings-ends-only-explained = Der letzte Stein jedes Arms, groß und gut zu lesen.
settings-table-count = Tischsumme anzeigen
settings-table-count-explained = Was die offenen Enden zusammen ergeben, am unteren Rand des Tisches.
settings-score-keeping = Punktetafel
settings-score-keeping-explained = Für Spiele, in denen nur Fünfer zählen oder jeder Fünfer und Dreier einen Punkt bringt.
settings-bones = Steine
settings-bones-explained = Ihr Aussehen auf der Hand und auf dem Tisch.
settings-bones-ivory = Elfenbein
settings-bones-ebony = Ebenholz
settings-bones-jade = Jade
settings-bones-bone-and-red = Weiß und Rot
settings-bones-colored-pips = Bunte Augen
settings-bones-large-pips = Große Augen
settings-backs = Rückseiten
settings-backs-explained = Das Muster auf verdeckten Steinen.
settings-backs-diamond = Raute
settings-backs-meander = Mäander
settings-backs-laurel = Lorbeer
settings-backs-plain = Schlicht
settings-numerals = Ziffern auf den Steinen
settings-play-edges = Farbige Ränder
settings-play-edges-explained = Jeder Stein auf dem Tisch hat einen Rand in der Farbe seines Spielers.
settings-play-edges-from-three = Zu dritt und zu viert
settings-play-edges-from-three-explained = Zu zweit zeigt der Metallstift in der Mitte, wer einen Stein gelegt hat.
settings-play-edges-always = Immer
settings-play-edges-never = Nie
settings-play-edges-never-explained = Die Farbe des Metallstifts in der Mitte zeigt, wer einen Stein gelegt hat; zu dritt und zu viert auch die der unteren Kante.
settings-plain-surfaces = Schlichte Flächen
settings-plain-surfaces-explained = Holz und Tuch ohne Struktur.
settings-lens = { menu-lens }
settings-lens-explained = Zeigt, welche Steine noch fehlen und wer sie haben kann. Die Partie zählt dann als „mit Hilfe“.
settings-lens-off = Aus
settings-lens-on = An
settings-lens-while-held = Solange gedrückt
settings-rating = { rating-show }
settings-tutor = Tutor
settings-tutor-explained = Warnt dich vor einem Fehler. Die Partie zählt dann als „mit Hilfe“.
settings-tutor-off = Aus
settings-tutor-gentle = Sanft
settings-tutor-gentle-explained = Warnt vor Zügen, die mindestens 8 Punkte kosten oder die Gewinnchance um mindestens 8 Prozentpunkte senken.
settings-tutor-strict = Streng
settings-tutor-strict-explained = Warnt vor Zügen, die mindestens 3 Punkte kosten oder die Gewinnchance um mindestens 3 Prozentpunkte senken.

# The choice that lets you type a number of points.
settings-own-target = Anderes

# The field that searches all pages, and the button that empties a search field.
settings-search = Einstellungen suchen
search-clear = Suche leeren
# Whether words are written together, as “Steinzähler” in German, so that “Zähler” finds it, too:
# “yes” or “no”, not translated.
search-has-compounds = yes

# How much was found.
settings-found = { $count ->
    [0] Keine Treffer
    [one] 1 Treffer
   *[other] { $count } Treffer
}

# The choices of a setting by which a search found it.
settings-found-choices = Auswahl: { $choices }

# Resets a page to its defaults, or the rules to those of the most similar built-in game.
settings-reset-page = Seite zurücksetzen
settings-reset-rules = Auf { $game } zurücksetzen

# Headings above groups of rules.
settings-section-hand = Die Runde
settings-section-scoring = Punkte
settings-section-end = Ende der Runde
settings-section-winning = Sieg

# How fast Nestor plays.
settings-pace-wait-for-ok = Auf mein OK warten
settings-pace-slow = Langsam
settings-pace-normal = Normal
settings-pace-fast = Schnell

# What the score is kept on.
settings-score-keeping-numbers = Zahlen
settings-score-keeping-cribbage-board = Cribbage-Brett
settings-score-keeping-cribbage-board-explained = Neben den Zahlen. Ein Loch pro Fünfer oder pro Punkt, wenn Fünfer und Dreier je einen Punkt bringen.
settings-score-keeping-paper = Kreuze auf Papier
settings-score-keeping-paper-explained = Ein Strich pro Fünfer oder Punkt. Ein großes Kreuz mit vier kleinen: zehn Striche.

# How fast bones move.
settings-motion-as-the-system-wishes = Wie das System
settings-motion-as-the-system-wishes-explained = Normal oder, wenn im System weniger Bewegung eingestellt ist, aus.
settings-motion-off = Aus
settings-motion-fast = Schnell
settings-motion-normal = Normal
settings-motion-slow = Langsam

# What is heard, and how loud.
settings-sound = Ton
# Said of the sound settings while sound is off.
settings-silent = Der Ton ist aus.
settings-volume = Lautstärke
settings-volume-quiet = Leise
settings-volume-medium = Mittel
settings-volume-loud = Laut
settings-sound-of-bones = Klang der Steine
settings-sound-of-shuffle = Klang des Mischens
settings-sound-of-scores = Klang der Punkte
settings-sound-of-blasts = Knall der Böller

# The choice of a language. Languages are called by their own names.
settings-language = Sprache
settings-language-explained = Fehlt die Sprache deines Systems, erscheint alles auf Englisch.
settings-language-system = Wie das System

# The row that leads to the colors.
settings-colors = Farben

# The rows about files, each with what it says.
settings-folder = Datenordner
settings-open-folder = Ordner öffnen
settings-copy-path = Pfad kopieren
settings-saved = Speichern

# A warning if the next hand won’t be played by the rules as they are
# set. $reason is a sentence.
settings-next-hand-ends-game = Dieses Ziel hat schon jemand erreicht: Die Partie endet mit dieser Runde und zählt als „mit Hilfe“.
settings-next-hand-by-old-rules = { $reason } Bis du das änderst, behält diese Partie ihre alten Regeln.

# Button: gives a game of the player’s own the rules that are set.
settings-replace = „{ $name }“ mit diesen Regeln überschreiben

# After a game of the player’s own was deleted.
settings-deleted = „{ $name }“ ist gelöscht. Die Regeln gelten weiter, bis du ein anderes Spiel wählst.

# The field for points holds no number, so the target stays.
# $still is a number of points, "150 points".
settings-not-a-target = Gib eine Zahl von 1 bis { $most } ein. Bis dahin gilt: { $still }.

# The other rules don’t allow this number of points; $reason is a sentence.
settings-refused-target = { $reason } Bis du eine andere Zahl eingibst, gilt: { $still }.

# Button: changes another rule, too, which is in the way. $rule comes in quotation marks.
settings-change-too = { $to ->
    [on] Auch { $rule } einschalten
    [off] Auch { $rule } ausschalten
   *[value] Auch { $rule } einstellen
}

# Things players search for that are set elsewhere, and the heading
# above them.
settings-beside = An anderer Stelle
settings-text-size = Textgröße
settings-text-size-explained = Für alles außer den Steinen.
settings-network = Online spielen
settings-network-explained = Nicht möglich. An diesem Computer können aber mehrere abwechselnd spielen.

# The pages of the window.
settings-page-basic = Allgemein
settings-page-rules = Regeln
settings-page-more = Mehr

# The groups of the last page.
settings-group-play = Spielen
settings-group-table = Tisch
settings-group-learning = Lernen
settings-group-files = Dateien

# Sizes of text, for a screen reader: they are shown as letters.
settings-text-size-small = Klein
settings-text-size-usual = Normal
settings-text-size-large = Groß
settings-text-size-largest = Sehr groß

# Opens the Colors window.
settings-edit-colors = Farben bearbeiten

# Undoes the reset of a page.
settings-undo-reset = Zurücksetzen rückgängig machen
