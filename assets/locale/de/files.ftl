# What is said of the player's files. $path, $folder, $kept and $report are files
# and folders; $why is a message "unreadable-...", $reason what the system said.

# What the player calls what a file holds, within a sentence.
file-content = { $file ->
    [players] der Liste der Spieler
    [window] der Größe und Lage des Fensters
    [settings] deinen Einstellungen
    [themes] deinen Farben
    [tally] deiner Bilanz
    [preserved] deiner gemerkten Stellung
    [game] deiner laufenden Partie
    [history] deinem Verlauf
    [days] deinen Partien des Tages
    [review] der Prüfung einer Partie
   *[saved-game] deiner gespeicherten Partie
}

# The player's folder: what is said when its path was copied, or the system did
# not open it.
folder-path-copied = Der Pfad ist kopiert.
folder-not-shown = Dein System konnte { $folder } nicht öffnen. Kopiere den Pfad und öffne ihn selbst.

# What was found.
notice-set-aside = Die Datei mit { file-content } war nicht lesbar und wird als { $kept } aufgehoben; das Programm startet ohne sie ({ $why }).
notice-spare-set-aside = Die Ersatzkopie deiner Bilanz ist unbrauchbar und wird als { $kept } aufgehoben; deine Bilanz ist unverändert, und eine neue Kopie entsteht ({ $why }).
notice-damaged = Die Datei mit { file-content } wurde geändert, von Hand oder durch einen Fehler der Festplatte: Das Programm nimmt, was jetzt darin steht, und hebt eine Kopie davon als { $kept } auf.
notice-saved-game-damaged = Die Partie in { $path } wurde nach dem Speichern geändert, von Hand oder durch einen Fehler der Festplatte: Sie wird so geöffnet, wie sie jetzt ist.
notice-changed = Etwas außerhalb dieses Fensters hat die Datei mit { file-content } geändert: Die geänderte Datei wird als { $kept } aufgehoben, und dieses Fenster macht mit seinem eigenen Stand weiter.
notice-cleared-elsewhere = Ein anderes Fenster hat deinen Verlauf gelöscht, daher ist er auch hier gelöscht: Das Fenster „Verlauf“ kann ihn zurückholen.
notice-played-elsewhere = Ein anderes Fenster hat inzwischen Partien zu Ende gespielt: Sie zählen auch hier.
notice-left-elsewhere = Ein anderes Fenster hat inzwischen eine Partie weitergespielt: „Rückgängig“ legt sie auf den Tisch, wie sie dort stand, sobald zurückgenommen ist, was du hier gespielt hast.
notice-tried-elsewhere = Ein anderes Fenster hat inzwischen einen Versuch an der Partie eines Tages vermerkt: Er bleibt auch hier.
notice-link-replaced = In { $elsewhere } kann nichts geschrieben werden: Die Dateien dort, auf die Links verweisen, bleiben, wie sie sind, und an die Stelle dieser Links sind Dateien in { $folder } getreten.
notice-taken-over = Das andere Fenster ist geschlossen: Ab jetzt speichert dieses, was du tust.
notice-broke-down = { -program } ist beim letzten Mal abgestürzt, und deine Partie geht dort weiter, wo sie war. Was geschehen ist, steht in der Datei { $report }: Leg sie bitte bei, wenn du den Fehler meldest.
notice-saved-again = Alles ist wieder gespeichert.

# Why a file cannot be read: part of a sentence, in brackets behind it.
unreadable-not-a-file = sie ist keine Datei
unreadable-too-large = sie ist größer als { $mebibytes } MiB
unreadable-empty = sie ist leer
unreadable-not-text = sie enthält keinen Text
unreadable-wrong = Zeile { $line }: { $what }
unreadable-no-saved-game = sie ist eine andere Datei dieses Programms und enthält keine gespeicherte Partie
unreadable-changed = sie wurde geändert, von Hand oder durch einen Fehler der Festplatte
unreadable-newer = sie stammt von einer neueren Version des Programms (Format { $version })

# Why something could not be saved. "--data-dir" is typed so in every language.
unsaved-no-home = Was du tust, geht beim Schließen verloren, weil dein Benutzerordner nicht gefunden wurde: Starte das Programm mit --data-dir ORDNER, um einen Ordner dafür zu nennen.
unsaved-in-use = { -program } ist schon in einem anderen Fenster offen, das deinen Stand im Ordner { $folder } speichert: Mach dort weiter, denn in diesem Fenster wird erst gespeichert, wenn jenes geschlossen ist.
unsaved-lock-in-the-way = Es kann nichts gespeichert werden, weil { $path } keine gewöhnliche Datei ist: Schieb sie weg, dann wird wieder gespeichert.
unsaved-not-a-folder = Was du tust, geht beim Schließen verloren, weil { $folder } kein Ordner ist: Schieb diese Datei weg oder starte das Programm mit --data-dir ORDNER.
unsaved-not-allowed = Was du tust, geht beim Schließen verloren, weil das Programm nicht in den Ordner { $folder } schreiben darf: Erlaube es ihm oder starte es mit --data-dir ORDNER.
unsaved-full = Es kann nichts gespeichert werden, weil auf der Festplatte mit dem Ordner { $folder } kein Platz mehr ist: Schaff Platz, dann wird wieder gespeichert.
unsaved-newer = Die Datei mit { file-content }, { $path }, stammt von einer neueren Version von { -program } und bleibt unberührt: Nimm die neuere Version, um damit weiterzumachen; was du hier an { file-content } änderst, wird nicht gespeichert.
unsaved-in-the-way = Die Datei mit { file-content }, { $path }, kann weder gelesen ({ $why }) noch verschoben werden ({ $reason }): Schieb sie selbst weg, dann wird wieder gespeichert.
unsaved-too-much = Die Datei mit { file-content } kann nicht gespeichert werden, weil sie mehr als { $mebibytes } MiB bräuchte: Fang neu an und melde das bitte.
unsaved-no-text = Die Datei mit { file-content } kann nicht gespeichert werden ({ $reason }): Melde das bitte.
unsaved-no-thread = Was du tust, geht beim Schließen verloren, weil der Teil des Programms, der speichert, stehen geblieben ist ({ $reason }): Starte das Programm neu.
unsaved-failed = Im Ordner { $folder } kann nicht gespeichert werden ({ $reason }): Prüf die Festplatte oder starte das Programm mit --data-dir ORDNER.

# Why a saved game was not opened, or a game not saved.
game-file-missing = Es gibt keine Datei { $path }: Such sie woanders.
game-file-unreadable = { $path } lässt sich nicht als gespeicherte Partie öffnen ({ $why }).
game-not-listed-no-folder = Die Partie wurde nicht in deiner Liste gespeichert, weil { $folder } kein Ordner ist: Schieb diese Datei weg und speichere die Partie noch einmal.
game-not-listed-not-allowed = Die Partie wurde nicht in deiner Liste gespeichert, weil das Programm nicht in den Ordner { $folder } schreiben darf: Erlaube es ihm und speichere die Partie noch einmal.
game-not-listed-full = Die Partie wurde nicht in deiner Liste gespeichert, weil auf der Festplatte mit dem Ordner { $folder } kein Platz mehr ist: Schaff Platz und speichere die Partie noch einmal.
game-not-listed-failed = Die Partie wurde nicht in deiner Liste im Ordner { $folder } gespeichert ({ $reason }): Prüf die Festplatte und speichere die Partie noch einmal.
game-file-newer = { $path } stammt von einer neueren Version von { -program }: Öffne die Datei mit dieser; geändert hat sich nichts.
game-file-impossible = Die Partie in { $path } kann nicht gespielt werden ({ $reason }).
game-file-exists = Eine Datei { $path } gibt es schon: Wähle einen anderen Namen.
# A theme as a file.
theme-file-kind = Designs von Nestor Dominoes
theme-sent = Das Design ist in { $path } gespeichert.
theme-fetched = { $theme } gehört jetzt zu deinen Designs.
theme-no-room = { $theme } wurde nicht übernommen: Für eigene Designs gibt es { $most } Plätze. Entferne erst eines.
theme-file-missing = Es gibt keine Datei { $path }: Geändert hat sich nichts.
theme-file-unreadable = { $path } ist kein Design ({ $why }): Geändert hat sich nichts.
theme-file-newer = { $path } stammt von einer neueren Version von { -program }: Geändert hat sich nichts.
theme-file-not-written = Das Design konnte nicht in { $path } gespeichert werden ({ $reason }): Wähle einen anderen Ort.

game-file-not-written = Die Partie konnte nicht als { $path } gespeichert werden ({ $reason }): Wähle einen anderen Ort.
