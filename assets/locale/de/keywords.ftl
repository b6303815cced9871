# Keywords: other names by which something is searched for, a line for each, after the id of its
# name. Nobody reads them. The beginnings of words match, and accents are ignored:
# "animations" is enough for "animation". Translate what your friends would type, not the words.

# Commands and windows.
keywords-commands =
    new-game-series: Serie, Match, Best of, drei Partien, fünf Partien, mehrere Partien, Turnier
    window-numbered: Seed, bestimmte Steine, gleiche Steine, Code, Nummer der Partie
    window-new-game: anfangen, spielen, anderes Spiel, Variante, Anzahl der Spieler, Gegner, zwei Personen, drei, vier, Partner, Team, Freund, Plätze, wer sitzt, Hausregeln
    new-game-rules: Hausregeln, eigene Regeln, eigenes Spiel, Regeln ändern, Variante
    window-daily: tägliche Partie, Partie des Tages, heute, Herausforderung, Kalender, Monat, Serie
    menu-restart-game: Revanche, noch einmal, von vorn, neu anfangen, gleiche Steine
    menu-open: laden, gespeicherte Partien, Spielstand, fortsetzen, weiterspielen, Import, Datei
    menu-save: sichern, Spielstand, gespeicherte Partien, Export, Datei
    menu-pause: Uhr anhalten, Unterbrechung, Timer
    menu-give-up: kapitulieren, verloren geben, Partie beenden, abbrechen
    menu-change-player: Profil, Benutzer, Konto, anmelden, umbenennen, mein Name, Familie, Person, mehrere Personen
    window-tally: Statistik, Gewinnquote, Siege und Niederlagen, gewonnen, verloren, Ergebnisse, Prozent
    window-score-pad: Punkteblock, Punkte zählen, Punktezähler, aufschreiben, Zettel, Stift, echte Steine, Rechner, Mexican Train, Chicken Foot, Hühnerfuß
    menu-quit: schließen, verlassen, Ende, Programm
    window-history: frühere Partien, beendete Partien, Liste der Partien, Ergebnisse, Statistik, Archiv
    menu-undo: zurücknehmen, zurück, verklickt, Fehler, Versehen
    menu-redo: noch einmal, vorwärts
    menu-bookmark: Stellung merken, Sicherungspunkt, Schnappschuss, Position sichern, speichern
    menu-go-to-bookmark: gemerkte Stellung, Sicherungspunkt, zurück zur Position, wiederherstellen
    menu-sort-hand: ordnen, Ordnung, aufräumen, Reihenfolge
    window-log: Mitschrift, Liste der Züge, was geschehen ist, Notation
    window-score-sheet: Punktezettel, Punkte je Runde, Wertung, Tabelle
    window-result: Gewinner, Sieger, wer gewann, Ende der Partie
    menu-full-screen: ganzer Bildschirm, maximieren, Vollbildmodus, randlos
    menu-between: gelegte Steine, Mitte, Kasten
    menu-show-hidden-hands: Nestors Hand zeigen, Nestors Steine zeigen, alle Steine zeigen, Cheat, schummeln, mogeln, spicken, aufdecken, Steine des Gegners sehen, offen, verdeckte Steine
    menu-show-boneyard: Cheat, schummeln, mogeln, spicken, aufdecken, Talon sehen, offen
    menu-copy-log: Export, Zwischenablage, Text
    menu-hint: Tipp, Hinweis, Hilfe, Rat, bester Zug, Vorschlag, was soll ich spielen, hilf mir
    window-lessons: Tutorial, Einführung, lernen, Training, Übungen, üben, Kurs, Aufgaben, Rätsel, Anfänger
    menu-practice: meine Fehler, Übung, trainieren, Training, Aufgaben, Rätsel, aus Fehlern lernen, wiederholen
    menu-review: Wiederholung, noch einmal ansehen, analysieren, Rückblick, meine Fehler, Patzer, von hier aus weiterspielen, von dieser Stellung aus spielen, noch einmal versuchen, was wäre wenn, Revanche mit getauschten Steinen, anderer Platz, gleiche Steine
    window-help: Anleitung, Spielregeln, Handbuch, wie man spielt, wie man gewinnt, Tutorial
    window-keys: Tastenkürzel, Shortcuts, Steuerung, Tastenbelegung, Bildschirmleser, Screenreader, Vorlesen, Barrierefreiheit, blind
    window-honesty: fair, Fairness, ist es fair, schummeln, mogeln, betrügen, Betrug, ehrlich, manipuliert, Zufall, Glück, Vertrauen
    window-about: Version, Mitwirkende, Lizenz, Autor
    window-decisions: was Nestor wusste, warum er das spielte, KI, Gründe
    window-seals: Beweis für faire Steine, nachweisbar fair, mischen, Hash, Zufall, manipuliert

# Settings.
keywords-settings =
    settings-game: Variante, Spielart, Typ, Regelwerk, Modus, eigenes, Hausregeln
    settings-level: Schwierigkeit, schwer, leicht, Stärke, Können, Gegner, Computer, KI, Roboter, Engine, schlau, dumm, Handicap, Anfänger, Profi
    colors-ready-looks: Thema, Design, dunkel, Dunkelmodus, dunkler Modus, hell, Nachtmodus, Aussehen, Hintergrund, Stil
    settings-pace: Geschwindigkeit, Verzögerung, warten, Zug, Bedenkzeit, schnell, langsam, Computer, Gegner
    settings-one-click: klicken, Doppelklick, zweimal, auswählen, automatisch, sofort
    settings-auto-draw: automatisch, Vorrat, Talon, nehmen, klicken, alles auf einmal
    settings-cut: mischen, Mischung, austeilen, abheben
    settings-take-for-me: nehmen, sieben, klicken, ziehen, automatisch, geben, verteilen, verdeckt
    settings-motion: Animationen, animiert, Geschwindigkeit, Effekte, gleiten, fliegen, weniger Bewegung, Übergänge, Feier, Konfetti
    settings-flicker: aufblinken, blitzen, hervorheben, letzter Zug, Effekte
    settings-ends-only: Zoom, Größe, Anordnung, Brett, klein, groß, kompakt, ganzer Tisch
    settings-table-count: Summe, gesamt, Enden, addieren, rechnen
    settings-score-keeping: anschreiben, Punktestand, Cribbage, Stifte, Löcher, Kreuze, Zettel, Papier, Brett, Strichliste
    settings-bones: Spielsteine, Satz, Elfenbein, Ebenholz, Jade, rot, bunt, Farben, groß, Augen, Aussehen
    settings-backs: Rücken, Muster, verdeckt, Raute, Mäander, Lorbeer, Aussehen
    settings-numerals: Ziffern, Zahlen, Augen, barrierefrei, lesbar
    settings-lens: Lupe, Wahrscheinlichkeit, Chancen, Steine zählen, mitzählen, restliche, verdeckte, ungesehen, Gedächtnis
    settings-rating: Wertung, Elo, Spielstärke, Rating
    settings-tutor: Trainer, Lehrer, Warnung, vor einem Patzer warnen, Fehler, bestätigen, Rat
    settings-play-edges: wessen, wer, Spieler, Farbe, Rahmen, Kontur, Stift, gelegt von
    settings-plain-surfaces: Textur, Struktur, Hintergrund, Muster, Stoff, Filz, Holz, Marmor, Maserung, Aussehen, Grafik, ruhig
    settings-first-hints: Einführung, Karten für Anfänger, erklären, wieder zeigen
    settings-colors: eigene Themen, Design, Aussehen, Hintergrund, Kontrast, farbenblind, barrierefrei, anpassen, Filz
    settings-folder: Verzeichnis, Pfad, Speicherort, Daten, Festplatte, Sicherung, wo, automatisch, sichern, speichern
    settings-saved: automatisch, Festplatte, Sicherung, sichern, Speicher
    history-keep: aufzeichnen, Privatsphäre, Datenschutz, merken, frühere Partien
    settings-text-size: Schriftgröße, größerer Text, größere Schrift, kleiner, Buchstaben, Zoom, Skalierung, lesbar, barrierefrei, DPI, Auflösung
    settings-network: online, Internet, Netzwerk, Mehrspieler, Server, fern, WLAN, verbinden
    settings-language: übersetzung übersetzen englisch deutsch spanisch französisch language english land region idioma español langue français português
    settings-sound: töne klang musik lautstärke stumm geräusch stimme sprache effekte audio lauter leiser pegel
    settings-sound-of-bones: hören klack klick stein legen
    settings-sound-of-shuffle: hören mischen mischung geben geräusch
    settings-sound-of-scores: hören glocke töne klang
    settings-sound-of-blasts: hören knall explosion sprengen

# Rules.
keywords-rules =
    rule-clock: Timer, Uhr, Zeitlimit, Minuten, Sekunden, Blitz
    rule-hand-size: handgröße anzahl austeilen verteilen geben handsteine start
    rule-set: doppelsechs doppelneun sechs neun 6 9 28 55 steine kasten kuba
    rule-double-blank: satz 27 28 steine doppelnull null 0-0 weglassen ohne cutthroat cut-throat zu dritt drei spieler
    rule-doublets-limit: pasch pasche päsche doppel doppelstein doubletten dubletten neu geben austeilen mischen ungültig
    rule-first-lead: start anfangen beginnen ausspiel anspiel erster zug runde wer doppelstein pasch zufall
    rule-later-leads: start anfangen beginnen ausspiel anspiel wer gewinner verlierer nächste späterer runden
    rule-direction: uhrzeigersinn linksherum rechtsherum links rechts reihenfolge richtung reihum
    rule-draws: vorrat talon stock nachziehen kaufen aufnehmen block
    rule-voluntary-draw: vorrat talon stock nehmen nachziehen kaufen frei wahlweise optional
    rule-bury-two: vorrat talon beiseite verdeckt weglegen wegnehmen entfernen vergraben schlafend
    rule-kept-back: vorrat talon reserve rest letzte schlafend zurückgehalten zurückhalten
    rule-hand-cap: maximum obergrenze höchstens vorrat talon achtzehn
    rule-fit: matador sieben 7 summe gleich anlegen ergeben zusammen
    rule-spinner: pasche päsche doppelsteine kreuzstein arme vier seiten zweige baum
    rule-fives: muggins summe punkte 5 vielfache fives
    rule-threes: summe punkte 3 vielfache threes
    rule-headers: bergen double header triple beide gleiche enden gleich
    rule-count-unit: bringt punkte teilen wertung vielfache fünfer dreier
    rule-claims: muggins rufen melden beanspruchen automatisch übersehen klauen wegnehmen
    rule-firecrackers: sprengen knaller knallfrosch bombe explosion wegnehmen zerstören
    rule-domino-award: bringt bonus gewinn letzter stein ausmachen schluss fertig punkte
    rule-block-award-to: geht gesperrt sperre festgefahren zu gewinner gleichstand
    rule-block-award-of: bringt gesperrt sperre festgefahren zu punkte bonus
    rule-rounding: gerundet aufrunden abrunden nächste fünf zehner
    rule-block-lead: blockade gesperrt anspiel anfangen gewinner nächster reihum
    rule-partner-may-lead: partner eröffnen anfangen beginnen überlassen ausspiel team jamaika
    rule-no-doublet: pasch doppelstein neu geben austeilen höchster stein
    rule-tied-block: blockade gleichstand unentschieden eröffner niemand
    rule-brackets: kuba cuba oriente stufen zehner augen punkte
    rule-score: six love jamaika siege runden zählen punkte gegen null zu null
    rule-hand-worth: brasilien carroca la-e-lo cruzada wert pasch beide enden
    rule-capicua: capicua capicu bonus beide enden letzter stein doppelt
    rule-chuchazo: chuchaso null doppelnull 0-0 bonus letzter stein
    rule-pass-after-lead: paso pase passen bonus zweiter spieler eröffnung
    rule-all-pass: paso redondo corrido passen bonus alle drei
    rule-first-hands: bonus hundert 100 75 50 25 puerto rico
    rule-remaining: kosten augen strafe abzug rest punkte verlierer übrig
    rule-target: ziel gewinn siegpunkte punktzahl grenze länge ende kurz match
    rule-exact-target: exakt punktgenau überschreiten cribbage schluss ende
    rule-score-display: anzeige tafel punktestand fünf teilen

# Games, levels, and who plays.
keywords-games =
    game-draw: klassisch, einfach, leicht, Vorrat, Talon, kaufen, nachziehen, Kinder, Familie, Ziehdomino
    game-block: blockieren, Blockade, sperren, gesperrt, klassisch, einfach, leicht, passen, ohne Vorrat, Talon, ziehen, Kinder, Blockdomino
    game-all-fives: 5, Fünfer, Muggins, Sniff, Spinner, Kreuz, Verzweigung, Vielfache, Fives
    game-firecracker-fives: Böller, Knaller, sprengen, Bombe, Explosion, Zeit, Uhr, Timer, Minuten, schnell, Fives, Blitz
    game-bergen: double header, double-header, triple header, gleiche enden, beide enden, schwedisch, norwegisch
    game-matador: sieben, siebener, summe sieben, 7, ergänzen, matadore, joker, trumpf
    game-latin-partners: latin partners, capicúa, tranca, tranque, paso, blockade, passen, paare, zu zweit, partner, team, lateinamerika, venezuela, karibik, mexiko, kolumbien, gegen den uhrzeigersinn, sechserpasch, domino latino
    game-dominican: dominicano, dominikanische republik, santo domingo, capicua, capicu, paso, pase, passen, tranca, tranque, karibik, lateinamerika, partner, paare, zu viert, dominikanisch
    game-puerto-rican: puertorriqueño, puerto rico, boricua, capicua, capicu, chuchazo, tranca, tranque, erste runden, 500, karibik, lateinamerika, partner, paare, zu viert, puerto-ricanisch
    game-puerto-rican-short-game: puertorriqueño, puerto rico, boricua, capicua, capicu, chuchazo, tranca, tranque, 200, schnell, karibik, lateinamerika, partner, paare, zu viert, puerto-ricanisch
    game-jamaican-partners: jamaica, jamaika, yard dominoes, six love, pose, gewonnene runden, karibik, partner, paare, zu viert, jamaikanisch
    game-cut-throat: cut-throat, cutthroat, cut throat, jeder für sich, jeder gegen jeden, allein, ohne partner, zu dritt, jamaica, jamaika, yard dominoes, six love, pose, gewonnene runden, karibik, jamaikanisch
    game-brazilian-partners: brasilien, brasilianisch, brasil, carroça, lá-e-lô, cruzada, batida, buchuda, gewonnene runden, block, partner, paare, team, zu viert, ohne ziehen
    game-spanish-partners: spanien, spanisch, español, cierre, zapatero, alle augen, 200, block, partner, paare, team, zu viert, ohne ziehen
    game-cuban: kuba, kubanisch, havanna, miami, doppelneun, doppel neun, neunerpasch, neunersatz, 55 steine, doble nueve, data, pollona, block, partner, paare, team, zu viert, ohne ziehen
    game-all-threes: 3 dreier kreuz verzweigung vielfache threes
    game-fives-and-threes: 5 fünfer 3 dreier kreuz verzweigung vielfache
    game-palm-all-fives: spinner 5 fünfer freiwillig ziehen handheld alt vorrat talon
    game-tournament-all-fives: spinner 5 fünfer runden turnier liga ernst partner team
    game-muggins: 5 fünfer zwei enden gerade kette ohne spinner partner team
    game-five-up: 5 fünfer fiveup baum zweige äste arme partner team 5-up
    game-cribbage-board-fives: spinner 5 fünfer cribbage brett stecken stifte löcher partner team
    game-british-fives-and-threes: 5 fünfer 3 dreier england englisch britisch pub kneipe liga genau cribbage partner
    game-the-draw-game: dominos windows einfach klassisch anfänger profi novice expert
    seats-two: zwei Personen, zwei Leute, Duell, einer gegen einen, allein
    seats-three: drei Personen, drei Leute
    seats-four: vier Personen, vier Leute
    seats-partners: Partner, Partnerin, Partnerschaft, Team, Mannschaft, Paare, vier Personen, zwei gegen zwei
    new-game-someone: Personen, Leute, zwei Personen, Freund, Freundin, Familie, Mensch, mehrere Spieler, gegeneinander
    level-learner: Kind, leichteste, erste Partie, lernen, schwach
    level-beginner: Anfänger, zum ersten Mal, Kinder
    level-easy: einfach
    level-not-so-easy: mittel, normal, durchschnittlich
    level-tough: schwer, schwierig, stark, fortgeschritten
    level-brutal: schwer, am schwersten, schwierig, am stärksten, Profi, Meister, unmöglich

# Pages of Help.
keywords-help =
    help-page-how-to-play: anleitung anfänger start lernen maus klick ziehen spielen rückgängig lesezeichen stellung merken rückblick speichern
    help-page-words: glossar wörterbuch begriffe fachwörter bedeutung was ist
    help-page-keys: kürzel tastatur tastenkürzel steuerung
    help-page-rules: dominostein doppelstein pasch talon stock spiel wie
    help-page-scoring: punkte summe rechnen zählen beispiel
    help-page-strategy: strategie tricks hinweise rat tipps gewinnen besser
    help-page-nestor: computer gegner ki stufe schwierigkeit

# What the program does not have: terms, apart by commas, all words of which must be typed.
keywords-absent =
    absent-mexican-train: mexican train, mexikanischer zug, mexikanisch, doppelzwölf, zwölferpasch
    absent-chicken-foot: chicken foot, hühnerfuß, hühner, chickenfoot
    absent-shut-out: zu null, schneider, schuster
    absent-key-bone: key card, schlüsselstein, dekabes
    absent-penalties: strafpunkte, minuspunkte, cochon
    absent-barbados: barbados, trinidad, tobago
