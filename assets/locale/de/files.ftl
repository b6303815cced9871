# What is said of the player's files. $path, $folder, $kept and $report are files
# and folders; $why is a message "unreadable-...", $reason what the system said.

# What the player calls what a file holds, within a sentence.
file-content = { $file ->
    [players] der Spielerliste
    [window] Größe und Position des Fensters
    [settings] deinen Einstellungen
    [themes] deinen Farben
    [tally] deiner Bilanz
    [preserved] deiner gemerkten Stellung
    [game] deiner aktuellen Partie
    [history] deinem Verlauf
    [days] deinen Partien des Tages
    [review] der Analyse einer Partie
   *[saved-game] deiner gespeicherten Partie
}

# The player's folder: what is said when its path was copied, or the system did
# not open it.
folder-path-copied = Pfad kopiert.
folder-not-shown = { $folder } ließ sich nicht öffnen. Kopiere den Pfad und öffne ihn in deiner Dateiverwaltung.

# What was found.
notice-set-aside = Die Datei mit { file-content } war nicht lesbar ({ $why }), darum startet das Programm ohne sie. Sie heißt jetzt { $kept }.
notice-spare-set-aside = Die Sicherung deiner Bilanz war nicht lesbar ({ $why }). Sie heißt jetzt { $kept }, und es gibt eine neue.
notice-damaged = Die Datei mit { file-content } wurde außerhalb des Programms geändert. Die geänderte Fassung wird verwendet; eine Kopie heißt { $kept }.
notice-saved-game-damaged = { $path } wurde nach dem Speichern außerhalb des Programms geändert. Geöffnet wurde die geänderte Fassung.
notice-changed = Ein anderes Programm hat die Datei mit { file-content } geändert. Seine Fassung heißt jetzt { $kept }; dieses Fenster behält die eigene.
notice-cleared-elsewhere = Dein Verlauf wurde in einem anderen Fenster gelöscht. In der Bilanz unter „{ window-history }“ kannst du das rückgängig machen.
notice-played-elsewhere = Partien, die du in einem anderen Fenster beendet hast, sind jetzt auch hier.
notice-left-elsewhere = Du hast in einem anderen Fenster weitergespielt. Mache rückgängig, was du hier gespielt hast; noch einmal „{ menu-undo }“ holt dann die Partie von dort.
notice-tried-elsewhere = Eine Partie des Tages, die du in einem anderen Fenster gespielt hast, ist jetzt auch hier.
notice-link-replaced = In { $elsewhere } kann nichts geschrieben werden, darum stehen in { $folder } jetzt Dateien statt der Links.
notice-taken-over = Das andere Fenster ist geschlossen. Ab jetzt speichert dieses deine Partien.
notice-broke-down = { -program } ist beim letzten Mal abgestürzt; deine Partie geht weiter, wo sie war. Wenn du das meldest, lege bitte { $report } bei.
notice-left-alone = { -program } brach nach den letzten zwei Starts gleich wieder ab, darum ist das eine neue Partie. Die alte heißt jetzt { $kept }.
notice-saved-again = Es wird wieder gespeichert.
notice-more = { $count ->
    [one] Unter „{ window-log }“ steht 1 weitere Meldung.
   *[other] Unter „{ window-log }“ stehen { $count } weitere Meldungen.
}

# Why a file cannot be read: part of a sentence, in brackets behind it.
unreadable-not-a-file = sie ist keine Datei
unreadable-too-large = sie ist größer als { $mebibytes } MiB
unreadable-empty = sie ist leer
unreadable-not-text = sie enthält keinen Text
unreadable-wrong = Zeile { $line }: { $what }
unreadable-damaged = Zeile { $line } ist beschädigt
unreadable-impossible = ihr Inhalt kann nicht stimmen
unreadable-no-saved-game = sie ist keine gespeicherte Partie
unreadable-changed = sie wurde außerhalb des Programms geändert
unreadable-newer = sie stammt von einer neueren Version, Format { $version }

# What the system says of a file, where a message has $reason or $why.
system-full = die Festplatte ist voll
system-not-allowed = dafür fehlen die Rechte
system-read-only = das Laufwerk ist schreibgeschützt
system-missing = die Datei oder der Ordner fehlt

# Why something could not be saved. "--data-dir" is typed so in every language.
unsaved-no-home = Es kann nichts gespeichert werden, weil dein Benutzerordner nicht gefunden wurde. Starte das Programm mit --data-dir ORDNER.
unsaved-in-use = { -program } ist schon in einem anderen Fenster offen, das { $folder } benutzt. Hier wird nichts gespeichert, bis du das andere schließt.
unsaved-lock-in-the-way = Es kann nichts gespeichert werden, weil { $path } keine normale Datei ist. Verschiebe sie.
unsaved-not-a-folder = Es kann nichts gespeichert werden, weil { $folder } kein Ordner ist. Verschiebe diese Datei oder starte das Programm mit --data-dir ORDNER.
unsaved-not-allowed = Es kann nichts gespeichert werden: Das Programm darf nicht in { $folder } schreiben. Ändere die Rechte oder starte es mit --data-dir ORDNER.
unsaved-full = Es kann nichts gespeichert werden, weil die Festplatte mit { $folder } voll ist. Schaffe Platz.
unsaved-newer = Die Datei mit { file-content } ({ $path }) stammt von einer neueren Version von { -program }. Benutze diese: Deine Änderungen hier werden nicht gespeichert.
unsaved-in-the-way = Die Datei mit { file-content } kann nicht gespeichert werden: { $path } lässt sich weder lesen ({ $why }) noch verschieben ({ $reason }). Verschiebe sie selbst.
unsaved-too-much = Die Datei mit { file-content } kann nicht gespeichert werden, weil sie größer als { $mebibytes } MiB wäre. Bitte melde das.
unsaved-no-text = Die Datei mit { file-content } kann nicht gespeichert werden ({ $reason }). Bitte melde das.
unsaved-no-thread = Es wird nicht mehr gespeichert ({ $reason }). Starte das Programm neu.
unsaved-failed = In { $folder } kann nicht gespeichert werden ({ $reason }). Prüfe die Festplatte oder starte das Programm mit --data-dir ORDNER.

# Why a saved game was not opened, or a game not saved.
file-missing = { $path } gibt es nicht.
game-file-unreadable = { $path } lässt sich nicht öffnen ({ $why }).
game-not-listed-no-folder = Die Partie wurde nicht gespeichert, weil { $folder } kein Ordner ist. Verschiebe diese Datei und speichere noch einmal.
game-not-listed-not-allowed = Die Partie wurde nicht gespeichert: Das Programm darf nicht in { $folder } schreiben. Ändere die Rechte und speichere noch einmal.
game-not-listed-full = Die Partie wurde nicht gespeichert, weil die Festplatte mit { $folder } voll ist. Schaffe Platz und speichere noch einmal.
game-not-listed-failed = Die Partie wurde nicht in { $folder } gespeichert ({ $reason }). Prüfe die Festplatte und speichere noch einmal.
file-newer = { $path } stammt von einer neueren Version von { -program }. Öffne die Datei mit der neueren.
game-file-impossible = Die Partie in { $path } kann nicht gespielt werden, weil sie gegen die Regeln verstößt.
game-file-not-renamed = Die Partie konnte nicht umbenannt werden ({ $why }).
game-file-ended-otherwise = { $path } lässt sich nicht öffnen, weil eine Runde nach einer Regel endete, die seither geändert wurde.
game-file-exists = { $path } gibt es schon. Wähle einen anderen Namen.
# A theme as a file.
theme-file-kind = Designs für Nestor Dominoes
theme-sent = Design als { $path } gespeichert.
theme-fetched = { $theme } gehört jetzt zu deinen Designs.
theme-no-room = Du hast schon { $most } eigene Designs. Lösche eines, bevor du { $theme } hinzufügst.
theme-file-unreadable = { $path } ist kein Design ({ $why }).
theme-file-not-written = Das Design konnte nicht als { $path } gespeichert werden ({ $reason }). Wähle einen anderen Ort.

game-file-not-written = Die Partie konnte nicht als { $path } gespeichert werden ({ $reason }). Wähle einen anderen Ort.
