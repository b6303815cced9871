# Messages about the player’s files. $path, $folder, $kept, and $report are paths. $why is one
# of the messages `unreadable-…`, and $reason one of `system-…` or the system’s own words.

# What a file holds, in the middle of a sentence.
file-content = { $file ->
    [themes] deinen Farben
   *[settings] deinen Einstellungen
}

# After the path of the player’s folder was copied, and when the system could not open it.
folder-path-copied = Pfad kopiert.
folder-not-shown = { $folder } ließ sich nicht öffnen. Kopiere den Pfad und öffne ihn in deiner Dateiverwaltung.

# Notices at the start and while the program runs. $date says when a copy was made.
notice-copy-in-use = Deine Partien waren beschädigt, darum wird eine Kopie vom { $date } verwendet. Die beschädigte Datei heißt jetzt { $kept }.
notice-copy-found = Die Datei mit deinen Partien fehlte, darum wird eine Kopie vom { $date } verwendet.
notice-no-copy = Deine Partien waren beschädigt, und es gibt keine Kopie. Die beschädigte Datei heißt jetzt { $kept }.
notice-left-out = { $count ->
    [one] 1 beschädigter Eintrag wurde weggelassen.
   *[other] { $count } beschädigte Einträge wurden weggelassen.
}
notice-earlier = In { $folder } liegen Partien einer früheren Version. Diese Version kann sie nicht lesen und rührt sie nicht an.
notice-set-aside = Die Datei mit { file-content } war nicht lesbar, darum wurde eine neue angelegt. Die alte heißt jetzt { $kept }.
notice-saved-game-changed = Die gespeicherte Partie { $path } wurde außerhalb des Programms geändert. Du siehst die geänderte Fassung.
notice-broke-down = { -program } ist beim letzten Mal abgestürzt; deine Partie geht dort weiter, wo sie unterbrochen wurde. Wenn du das meldest, lege bitte { $report } bei.
notice-begun-anew = { -program } brach nach den letzten zwei Starts gleich wieder ab; deine Partie liegt darum beiseite. „Rückgängig“ führt zu ihr zurück.
notice-dropped = Eine Änderung konnte nicht gespeichert werden ({ $reason }) und wurde weggelassen. Bitte melde das.
notice-saved-again = Das Speichern klappt wieder.
notice-not-copied = Deine Partien sind gespeichert, aber es gibt keine neue Sicherungskopie: { $path } lässt sich nicht schreiben ({ $reason }).
notice-more = { $count ->
    [one] Im Protokoll steht 1 weitere Meldung.
   *[other] Im Protokoll stehen { $count } weitere Meldungen.
}

# Why a file can’t be read: in parentheses, within a sentence.
unreadable-not-a-file = das ist keine Datei
unreadable-damaged = sie ist beschädigt
unreadable-no-saved-game = sie ist keine gespeicherte Partie
unreadable-newer = sie stammt von einer neueren Version
unreadable-older = sie stammt von einer früheren Version

# What the system says of a file: in parentheses, within a sentence.
system-full = die Festplatte ist voll
system-not-allowed = dafür fehlen die Rechte
system-read-only = das Laufwerk ist schreibgeschützt
system-missing = die Datei oder der Ordner fehlt
system-not-a-folder = statt des Ordners liegt dort eine Datei

# The question at the start while the player’s games can’t be read, and its answers.
unreadable-title = Deine Partien sind nicht lesbar
unreadable-play = Ohne Speichern spielen

# Why they can’t be read, or why changes aren’t saved. “--data-dir” is the same in every language.
reason-no-folder = Dein Benutzerordner wurde nicht gefunden. Starte das Programm mit --data-dir ORDNER.
reason-locked = { -program } ist schon in einem anderen Fenster offen. Benutze das andere; reagiert es nicht, schließe beide und starte neu.
reason-silent = Der Datenträger reagiert nicht. Prüfe, ob er angeschlossen ist.
reason-newer = { $path } stammt von einer neueren Version von { -program }. Benutze die neuere Version.
reason-replaced = Ein anderes Programm hat eine Datei an die Stelle deiner Partien gelegt. Speichere diese Partie als Datei und starte das Programm neu.
reason-not-read = { $path } ist nicht lesbar ({ $reason }). Behebe das oder starte das Programm mit --data-dir ORDNER.
reason-not-saved = { $path } kann nicht gespeichert werden ({ $reason }). Behebe das oder starte das Programm mit --data-dir ORDNER.

# Why a saved game was not opened, or a game not saved.
file-unreadable = Die Datei { $path } lässt sich nicht öffnen ({ $why }).
folder-unreadable = Der Ordner { $folder } lässt sich nicht lesen ({ $reason }).
game-not-listed = Die Partie wurde nicht in { $folder } gespeichert ({ $reason }). Behebe das und speichere noch einmal.
game-file-impossible = Die Partie in { $path } kann nicht gespielt werden, weil sie gegen die Regeln verstößt.
game-file-not-renamed = Die Partie konnte nicht umbenannt werden ({ $why }).
file-no-text = Die Datei kann nicht gespeichert werden ({ $reason }). Bitte melde das.
file-exists = { $path } gibt es schon. Wähle einen anderen Namen.

# A theme as a file.
theme-file-kind = Designs für Nestor Dominoes
theme-sent = Design als { $path } gespeichert.
theme-fetched = „{ $theme }“ gehört jetzt zu deinen Designs.
theme-no-room = Du hast schon { $most } eigene Designs. Lösche eines, bevor du „{ $theme }“ hinzufügst.
theme-file-unreadable = Die Datei { $path } lässt sich nicht als Design öffnen ({ $why }).
file-not-written = Die Datei { $path } konnte nicht gespeichert werden ({ $reason }). Wähle einen anderen Ordner.
file-not-removed = Die Datei { $path } konnte nicht gelöscht werden ({ $reason }) und ist noch da.
