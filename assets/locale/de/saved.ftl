# The windows that save a game and open one.

# What the files are, in the system's own dialogs.
saved-file-kind = Gespeicherte Partien von Nestor Dominoes

# The name of the field for the name of a game.
saved-name = Name der gespeicherten Partie

# Saves under the name.
saved-save-now = Speichern

# What saving does.
saved-save-explained = Die Partie kommt auf die Liste deiner gespeicherten Partien. „Partie öffnen“ holt sie zurück, und du spielst von hier weiter.

# The heading over saving or opening anywhere.
saved-elsewhere = Als Datei an einem anderen Ort

# The name of the field for a file to be saved.
saved-save-path = Ordner und Name der Datei zum Speichern

# The name of the field for a file to be opened.
saved-open-path = Ordner und Name der Datei zum Öffnen

# What a field for a file shows while it is empty.
saved-path-hint = Ordner und Name einer Datei

# Saves as the file that is named.
saved-save-there = Dort speichern

# Opens the file that is named.
saved-open-that = Diese öffnen

# Opens the system's own dialog.
saved-browse = Durchsuchen …

# The heading over the list.
saved-list = Deine gespeicherten Partien

# The list is empty.
saved-none = Du hast noch keine Partie gespeichert: Wähle „Speichern“ im Menü „Spiel“.

# Opens a game of the list.
saved-open-now = Öffnen

# Deletes a game of the list.
saved-delete = Löschen

# Beside a deleted game.
saved-deleted = Wird gelöscht, wenn du das Programm schließt.

# Does not delete it after all.
saved-bring-back = Zurückholen

# The dialog has named no file; perhaps the system has shown none.
saved-not-chosen = Es wurde keine Datei gewählt. Wenn kein Dialog erschienen ist, tipp Ordner und Namen der Datei in das Feld.

# A game was started again.
saved-restarted = Dieselben Steine von Anfang an. „Rückgängig“ bringt die andere Partie zurück.

# Over the list of what cannot be read.
saved-unreadable = Eine Datei, die nicht geöffnet werden kann

# The name that is proposed for a game: which game, and when.
saved-proposed = { $game }, { $when }

# A game was saved among the player's own.
saved-as = Die Partie ist als { $path } gespeichert.

# The name of a saved game whose file has none.
saved-unnamed = Partie ohne Namen

# A saved game was opened, perhaps in place of another.
saved-opened = { $name } liegt auf dem Tisch.
saved-opened-instead = { $name } liegt auf dem Tisch. „Rückgängig“ führt zur anderen Partie zurück.

# The buttons beside a game, for a screen reader.
saved-open-game = { $name } öffnen
saved-delete-game = { $name } löschen
saved-bring-game-back = { $name } zurückholen

# The game, and how it stands; $standing is who has how many points.
saved-standing = { $game }: { $standing }, Runde { $hand }
saved-standing-over = { $game }: { $standing }, vorbei

# The small picture of a game, for a screen reader.
saved-picture = Zuletzt gelegt: { $bones }
saved-picture-of-nothing = Noch liegt kein Stein

# Below a game of the list, and when one is opened: more of it is known than it tells.
saved-known = Die Steine dieser Partie sind hier bekannt: Sie zählt als mit Hilfe gespielt.
