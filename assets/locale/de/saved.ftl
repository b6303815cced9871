# The windows that save a game and open one.

# The kind of file, in the system’s dialogs.
saved-file-kind = Gespeicherte Partien von Nestor Dominoes

# The window that saves a game.
saved-name-taken = Du hast schon eine gespeicherte Partie namens „{ $name }“.
saved-save-explained = Du öffnest sie später über das Menü „{ menu-game }“.

# The window that opens a game.
saved-search = Partien suchen
saved-none = Noch keine gespeicherten Partien.
saved-being-read = Gespeicherte Partien werden geladen …
saved-save-this = Diese Partie speichern
saved-none-found = Keine Partien gefunden.
saved-from-file = Aus Datei …

# In place of a game that was deleted.
saved-deleted = „{ $name }“ gelöscht.

# Fields for a path, if the system shows no dialog, and their buttons.
saved-not-chosen = Es wurde keine Datei gewählt. Du kannst ihren Pfad auch eingeben.
saved-save-path = Pfad zum Speichern
saved-open-path = Pfad der Datei
saved-path-hint = Pfad einer Datei
saved-save-there = Datei speichern
saved-open-that = Datei öffnen

# A game was restarted.
saved-restarted = Neu begonnen mit denselben Steinen; die Partie zählt als „mit Hilfe“. „{ menu-undo }“ holt die vorige Partie zurück.

# A file in the list that can’t be read.
saved-unreadable = Unlesbare Datei

# A game was saved, in the list or as a file.
saved-as = Als „{ $name }“ gespeichert.
saved-as-file = Partie als { $path } gespeichert.

# A saved game without a name.
saved-unnamed = Partie ohne Namen

# A saved game was opened, perhaps in place of another.
saved-opened = { $replaces ->
    [yes] „{ $name }“ geöffnet. „{ menu-undo }“ holt die vorige Partie zurück.
   *[no] „{ $name }“ geöffnet.
}

# The game, and how far it has got.
saved-game-hand = { $game }, Runde { $hand }
saved-game-over = { $game }, beendet

# The small picture of a game, for a screen reader.
saved-picture = Zuletzt gelegt: { $bones }
saved-picture-of-nothing = Noch liegt kein Stein
