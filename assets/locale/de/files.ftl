# Messages about the player’s files. $path, $folder, $kept, and $report are paths. $why is one
# of the messages `unreadable-…`, and $reason one of `system-…` or the system’s own words.

# What a file holds, in the middle of a sentence.
file-content = { $file ->
    [players] der Spielerliste
    [window] Größe und Position des Fensters
    [settings] deinen Einstellungen
    [themes] deinen Farben
    [game] deiner aktuellen Partie
    [before] der Sicherung deiner letzten Sitzung
    [tally] deiner Bilanz
    [bookmark] deinem Lesezeichen
    [history] deinem Verlauf
    [days] deinen Partien des Tages
    [review] der Analyse einer Partie
    [theme] deinem Design
   *[saved-game] deiner gespeicherten Partie
}

# After the path of the player’s folder was copied, and when the system could not open it.
folder-path-copied = Pfad kopiert.
folder-not-shown = { $folder } ließ sich nicht öffnen. Kopiere den Pfad und öffne ihn in deiner Dateiverwaltung.

# Notices at the start and while the program runs.
notice-set-aside = { $file ->
    [game] Deine Partie war nicht lesbar, darum ist diese hier neu. Die alte Datei heißt jetzt { $kept }.
   *[other] Die Datei mit { file-content } war nicht lesbar, darum wurde eine neue angelegt. Die alte heißt jetzt { $kept }.
}
notice-gone-back = Deine Partie war nicht lesbar, darum geht es mit dem Stand vom Beginn deiner letzten Sitzung weiter. Die alte Datei heißt jetzt { $kept }.
notice-damaged = Die Datei mit { file-content } wurde außerhalb des Programms geändert. Die geänderte Fassung wird verwendet; eine Kopie liegt in { $kept }.
notice-left-out = Die Datei mit { file-content } aus einer früheren Version von { -program } war nicht verwendbar. Sie bleibt, wo sie ist: { $path }.
notice-saved-game-damaged = Die gespeicherte Partie { $path } wurde außerhalb des Programms geändert. Du siehst die geänderte Fassung.
notice-changed = Ein anderes Programm hat die Datei mit { file-content } geändert. Dieses Fenster verwendet seine eigene Fassung; die andere heißt jetzt { $kept }.
notice-broke-down = { -program } ist beim letzten Mal abgestürzt; deine Partie geht dort weiter, wo sie unterbrochen wurde. Wenn du das meldest, lege bitte { $report } bei.
notice-left-alone = { -program } brach nach den letzten zwei Starts gleich wieder ab, darum beginnt hier eine neue Partie. Die alte heißt jetzt { $kept }.
notice-saved-again = Das Speichern klappt wieder.
notice-more = { $count ->
    [one] Im Protokoll steht 1 weitere Meldung.
   *[other] Im Protokoll stehen { $count } weitere Meldungen.
}

# Why a file can’t be read: in parentheses, within a sentence.
unreadable-not-a-file = das ist keine Datei
unreadable-damaged = sie ist beschädigt
unreadable-no-saved-game = sie ist keine gespeicherte Partie
unreadable-newer = sie stammt von einer neueren Version
unreadable-older = sie stammt von einer Version vor 0.2

# What the system says of a file: in parentheses, within a sentence.
system-full = die Festplatte ist voll
system-not-allowed = dafür fehlen die Rechte
system-read-only = das Laufwerk ist schreibgeschützt
system-missing = die Datei oder der Ordner fehlt
system-not-a-folder = statt des Ordners liegt dort eine Datei

# Why something could not be saved. “--data-dir” is the same in every language.
unsaved-no-home = Es kann nichts gespeichert werden, weil dein Benutzerordner nicht gefunden wurde. Starte das Programm mit --data-dir ORDNER.
unsaved-in-use = { -program } ist schon in einem anderen Fenster offen, darum wird hier nichts gespeichert. Benutze das andere; reagiert es nicht, schließe beide und starte neu.
unsaved-lock-in-the-way = Es kann nichts gespeichert werden, weil { $path } im Weg ist. Verschiebe oder lösche, was dort liegt.
unsaved-newer = Die Datei mit { file-content } stammt von einer neueren Version von { -program }, darum werden Änderungen hier nicht gespeichert. Benutze die neuere Version.
unsaved-older = Die Datei mit { file-content } stammt von einer zu alten Version, darum werden Änderungen nicht gespeichert. Benutze die ältere Version oder verschiebe { $path } in einen anderen Ordner.
unsaved-foreign = Die Datei mit { file-content } kann nicht gespeichert werden, weil unter { $path } etwas anderes liegt. Verschiebe oder lösche es.
unsaved-no-text = Die Datei mit { file-content } kann nicht gespeichert werden ({ $reason }). Bitte melde das.
unsaved-no-thread = Es wird nicht mehr gespeichert ({ $reason }). Starte das Programm neu.
unsaved-refused = Die Datei mit { file-content } kann nicht als { $path } gespeichert werden ({ $reason }). Behebe das oder starte das Programm mit --data-dir ORDNER.
unsaved-failed = In { $folder } kann nicht gespeichert werden ({ $reason }). Behebe das oder starte das Programm mit --data-dir ORDNER.
unsaved-silent = Der Datenträger mit { $folder } reagiert nicht, darum wird nichts gespeichert. Prüfe, ob er angeschlossen ist.

# Why a saved game was not opened, or a game not saved.
file-unreadable = Die Datei { $path } lässt sich nicht öffnen ({ $why }).
folder-unreadable = Der Ordner { $folder } lässt sich nicht lesen ({ $reason }).
game-not-listed = Die Partie wurde nicht in { $folder } gespeichert ({ $reason }). Behebe das und speichere noch einmal.
game-file-impossible = Die Partie in { $path } kann nicht gespielt werden, weil sie gegen die Regeln verstößt.
game-file-not-renamed = Die Partie konnte nicht umbenannt werden ({ $why }).
file-exists = { $path } gibt es schon. Wähle einen anderen Namen.

# A theme as a file.
theme-file-kind = Designs für Nestor Dominoes
theme-sent = Design als { $path } gespeichert.
theme-fetched = „{ $theme }“ gehört jetzt zu deinen Designs.
theme-no-room = Du hast schon { $most } eigene Designs. Lösche eines, bevor du „{ $theme }“ hinzufügst.
theme-file-unreadable = Die Datei { $path } lässt sich nicht als Design öffnen ({ $why }).
file-not-written = Die Datei { $path } konnte nicht gespeichert werden ({ $reason }). Wähle einen anderen Ordner.
file-not-removed = Die Datei { $path } konnte nicht gelöscht werden ({ $reason }) und ist noch da.
