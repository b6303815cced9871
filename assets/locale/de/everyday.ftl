# Everyday names: words by which something is looked for, beside its own name. Nobody reads them, and
# their order does not matter. Parts of words are found, too, and accents are ignored: "animations" is
# enough for "animation". Each is called after the message with the name.

# Commands and windows.
window-numbered-sought = Seed, bestimmte Steine, gleiche Steine, Code, Nummer der Partie
window-new-game-sought = anfangen, spielen, anderes Spiel, Variante, Anzahl der Spieler, Gegner, zwei Personen, drei, vier, Partner, Team, Freund, Plätze, wer sitzt, Hausregeln
new-game-rules-sought = Hausregeln, eigene Regeln, eigenes Spiel, Regeln ändern, Variante
window-daily-sought = tägliche Partie, Partie des Tages, heute, Herausforderung, Kalender, Monat, Serie
menu-restart-game-sought = Revanche, noch einmal, von vorn, neu anfangen, gleiche Steine
menu-open-sought = laden, gespeicherte Partien, Spielstand, fortsetzen, weiterspielen, Import, Datei
menu-save-sought = sichern, Spielstand, gespeicherte Partien, Export, Datei
menu-pause-sought = Uhr anhalten, Unterbrechung, Timer
menu-give-up-sought = kapitulieren, verloren geben, Partie beenden, abbrechen
menu-change-player-sought = Profil, Benutzer, Konto, anmelden, umbenennen, mein Name, Familie, Person, mehrere Personen
window-tally-sought = Statistik, Gewinnquote, Siege und Niederlagen, gewonnen, verloren, Ergebnisse, Prozent
menu-quit-sought = schließen, verlassen, Ende, Programm
window-history-sought = frühere Partien, beendete Partien, Liste der Partien, Ergebnisse, Statistik, Archiv
menu-undo-sought = zurücknehmen, zurück, verklickt, Fehler, Versehen
menu-redo-sought = noch einmal, vorwärts
menu-preserve-sought = Lesezeichen, Sicherungspunkt, Schnappschuss, Position sichern, merken
menu-restore-sought = Lesezeichen, Sicherungspunkt, zurück zur Position, wiederherstellen, gemerkt
menu-sort-hand-sought = ordnen, Ordnung, aufräumen, Reihenfolge
window-log-sought = Mitschrift, Liste der Züge, was geschehen ist, Notation
window-score-sheet-sought = Punktezettel, Punkte je Runde, Wertung, Tabelle
window-result-sought = Gewinner, Sieger, wer gewann, Ende der Partie
menu-full-screen-sought = ganzer Bildschirm, maximieren, Vollbildmodus, randlos
menu-show-hidden-hands-sought = Cheat, schummeln, mogeln, spicken, aufdecken, Steine des Gegners sehen, offen, verdeckte Steine
menu-show-boneyard-sought = Cheat, schummeln, mogeln, spicken, aufdecken, Talon sehen, offen
menu-copy-log-sought = Export, Zwischenablage, Text
menu-hint-sought = Tipp, Rat, bester Zug, Vorschlag, was soll ich spielen, hilf mir
window-lessons-sought = Tutorial, Einführung, lernen, Training, Übungen, üben, Kurs, Aufgaben, Rätsel, Anfänger
menu-review-sought = Wiederholung, noch einmal ansehen, analysieren, Rückblick, meine Fehler, Patzer, von hier aus weiterspielen, von dieser Stellung aus spielen, noch einmal versuchen, was wäre wenn, Revanche mit getauschten Steinen, anderer Platz, gleiche Steine
window-help-sought = Anleitung, Spielregeln, Handbuch, wie man spielt, wie man gewinnt, Tutorial
window-keys-sought = Tastenkürzel, Shortcuts, Steuerung, Tastenbelegung, Bildschirmleser, Screenreader, Vorlesen, Barrierefreiheit, blind
window-honesty-sought = Fairness, schummeln, schummelt, mogeln, betrügen, Betrug, ehrlich, Zufall, Glück, Vertrauen
window-about-sought = Version, Mitwirkende, Lizenz, Autor
window-decisions-sought = was Nestor wusste, warum er das spielte, KI, Gründe
window-seals-sought = Beweis für faire Steine, nachweisbar fair, mischen, Hash, Zufall, manipuliert

# Settings.
settings-game-sought = Variante, Spielart, Typ, Regelwerk, Modus, eigenes, Hausregeln
settings-level-sought = Schwierigkeit, schwer, leicht, Stärke, Können, Gegner, Computer, KI, Roboter, Engine, schlau, dumm, Handicap, Anfänger, Profi
colors-ready-looks-sought = Thema, Design, dunkel, Dunkelmodus, dunkler Modus, hell, Nachtmodus, Aussehen, Hintergrund, Stil
settings-pace-sought = Geschwindigkeit, Verzögerung, warten, Zug, Bedenkzeit, schnell, langsam, Computer, Gegner
settings-one-click-sought = klicken, Doppelklick, zweimal, auswählen, automatisch, sofort
settings-auto-draw-sought = automatisch, Vorrat, Talon, nehmen, klicken, alles auf einmal
settings-cut-sought = mischen, Mischung, austeilen, abheben
settings-take-for-me-sought = nehmen, sieben, klicken, ziehen, automatisch, geben, verteilen, verdeckt
settings-motion-sought = Animationen, animiert, Geschwindigkeit, Effekte, gleiten, fliegen, weniger Bewegung, Übergänge, Feier, Konfetti
settings-flicker-sought = aufblinken, blitzen, hervorheben, letzter Zug, Effekte
settings-ends-only-sought = Zoom, Größe, Anordnung, Brett, klein, groß, kompakt, ganzer Tisch
settings-table-count-sought = Summe, gesamt, Enden, addieren, rechnen
settings-score-keeping-sought = anschreiben, Punktestand, Cribbage, Stifte, Löcher, Kreuze, Zettel, Papier, Brett, Strichliste
settings-numerals-sought = Ziffern, Zahlen, Augen, barrierefrei, lesbar
settings-lens-sought = Lupe, Wahrscheinlichkeit, Chancen, Steine zählen, mitzählen, restliche, verdeckte, ungesehen, Gedächtnis
settings-tutor-sought = Trainer, Lehrer, Warnung, vor einem Patzer warnen, Fehler, bestätigen, Rat
settings-play-edges-sought = wessen, wer, Spieler, Farbe, Rahmen, Kontur, Stift, gelegt von
settings-plain-surfaces-sought = Textur, Struktur, Hintergrund, Muster, Stoff, Filz, Holz, Marmor, Maserung, Aussehen, Grafik, ruhig
settings-first-hints-sought = Einführung, Karten für Anfänger, erklären, wieder zeigen
settings-colors-sought = eigene Themen, Design, Aussehen, Hintergrund, Kontrast, farbenblind, barrierefrei, anpassen, Filz
settings-folder-sought = Verzeichnis, Pfad, Speicherort, Daten, Festplatte, Sicherung, wo
settings-saved-sought = automatisch, Festplatte, Sicherung, sichern, Speicher
history-keep-sought = aufzeichnen, Privatsphäre, Datenschutz, merken, frühere Partien
settings-text-size-sought = Schriftgröße, größerer Text, größere Schrift, kleiner, Buchstaben, Zoom, Skalierung, lesbar, barrierefrei, DPI, Auflösung
settings-network-sought = online, Internet, Netzwerk, Mehrspieler, Server, fern, WLAN, verbinden
settings-language-sought = übersetzung übersetzen englisch deutsch spanisch französisch language english land region idioma español
settings-sound-sought = töne klang musik lautstärke stumm geräusch stimme sprache effekte audio
settings-volume-sought = lauter leiser pegel
settings-sound-of-bones-sought = hören klack klick stein legen
settings-sound-of-shuffle-sought = hören mischen mischung geben geräusch
settings-sound-of-scores-sought = hören glocke töne klang
settings-sound-of-blasts-sought = hören knall explosion sprengen

# Rules.
rule-clock-sought = Timer, Uhr, Zeitlimit, Minuten, Sekunden, Blitz
rule-hand-size-sought = handgröße anzahl austeilen verteilen geben handsteine start
rule-doublets-limit-sought = doppelsteine doubletten päsche neu geben austeilen mischen ungültig
rule-first-lead-sought = start anfangen beginnen ausspiel anspiel erster zug runde wer doppelstein zufall
rule-later-leads-sought = start anfangen beginnen ausspiel anspiel wer gewinner verlierer nächste späterer runden
rule-draws-sought = vorrat talon stock nachziehen kaufen aufnehmen block
rule-voluntary-draw-sought = vorrat talon stock nehmen nachziehen kaufen frei wahlweise optional
rule-bury-two-sought = vorrat talon beiseite verdeckt weglegen wegnehmen entfernen vergraben schlafend
rule-kept-back-sought = vorrat talon reserve rest letzte schlafend zurückgehalten zurückhalten
rule-hand-cap-sought = maximum obergrenze höchstens vorrat talon achtzehn
rule-spinner-sought = doppelsteine kreuzstein arme vier seiten zweige baum
rule-fives-sought = muggins summe punkte 5 vielfache fives
rule-threes-sought = summe punkte 3 vielfache threes
rule-count-unit-sought = bringt punkte teilen wertung vielfache fünfer dreier
rule-claims-sought = muggins rufen melden beanspruchen automatisch übersehen klauen wegnehmen
rule-firecrackers-sought = sprengen knaller knallfrosch bombe explosion wegnehmen zerstören
rule-domino-award-sought = bringt bonus gewinn letzter stein ausmachen schluss fertig punkte
rule-block-award-to-sought = geht gesperrt sperre festgefahren zu gewinner gleichstand
rule-block-award-of-sought = bringt gesperrt sperre festgefahren zu punkte bonus
rule-rounding-sought = gerundet aufrunden abrunden nächste fünf zehner
rule-remaining-sought = kosten augen strafe abzug rest punkte verlierer übrig
rule-target-sought = ziel gewinn siegpunkte punktzahl grenze länge ende kurz match
rule-exact-target-sought = exakt punktgenau überschreiten cribbage schluss ende
rule-score-display-sought = anzeige tafel punktestand fünf teilen

# Games.
game-draw-sought = klassisch, einfach, leicht, Vorrat, Talon, kaufen, nachziehen, Kinder, Familie, Ziehdomino
game-block-sought = blockieren, Blockade, sperren, gesperrt, klassisch, einfach, leicht, passen, ohne Vorrat, Talon, ziehen, Kinder, Blockdomino
game-all-fives-sought = 5, Fünfer, Muggins, Sniff, Spinner, Kreuz, Verzweigung, Vielfache, Fives
game-firecracker-fives-sought = Böller, Knaller, sprengen, Bombe, Explosion, Zeit, Uhr, Timer, Minuten, schnell, Fives, Blitz
game-all-threes-sought = 3 dreier kreuz verzweigung vielfache threes
game-fives-and-threes-sought = 5 fünfer 3 dreier kreuz verzweigung vielfache
game-palm-all-fives-sought = spinner 5 fünfer freiwillig ziehen handheld alt vorrat talon
game-tournament-all-fives-sought = spinner 5 fünfer runden turnier liga ernst partner team
game-muggins-sought = 5 fünfer zwei enden gerade kette ohne spinner partner team
game-five-up-sought = 5 fünfer fiveup baum zweige äste arme partner team
game-cribbage-board-fives-sought = spinner 5 fünfer cribbage brett stecken stifte löcher partner team
game-british-fives-and-threes-sought = 5 fünfer 3 dreier england englisch britisch pub kneipe liga genau cribbage partner
game-the-draw-game-sought = dominos windows einfach klassisch anfänger profi novice expert

# How many play, and who.
seats-two-sought = zwei Personen, zwei Leute, Duell, einer gegen einen, allein
seats-three-sought = drei Personen, drei Leute
seats-four-sought = vier Personen, vier Leute
seats-partners-sought = Partner, Partnerin, Partnerschaft, Team, Mannschaft, Paare, vier Personen, zwei gegen zwei
new-game-someone-sought = Personen, Leute, zwei Personen, Freund, Freundin, Familie, Mensch, mehrere Spieler, gegeneinander

# Levels.
level-beginner-sought = Anfänger, zum ersten Mal, Kinder
level-easy-sought = einfach
level-not-so-easy-sought = mittel, normal, durchschnittlich
level-tough-sought = schwer, schwierig, stark, fortgeschritten
level-brutal-sought = schwer, am schwersten, schwierig, am stärksten, Profi, Meister, unmöglich

# Pages of Help.
help-page-how-to-play-sought = anleitung anfänger start lernen maus klick ziehen spielen rückgängig stellung merken rückblick speichern
help-page-keys-sought = kürzel tastatur tastenkürzel steuerung
help-page-rules-sought = dominostein doppelstein spiel wie
help-page-scoring-sought = punkte summe rechnen zählen beispiel
help-page-strategy-sought = strategie tricks hinweise rat tipps gewinnen besser
help-page-nestor-sought = computer gegner ki stufe schwierigkeit
