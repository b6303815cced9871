# The windows that save a game and open one.

# What the files are, in the system's own dialogs.
saved-file-kind = Gespeicherte Partien von Nestor Dominoes

# Saving: the field, what becomes of the game, and the buttons.
saved-name = Name
saved-save-explained = Du findest sie unter „Spiel“, „Öffnen“.
saved-save-as-file = Als Datei speichern …
saved-cancel = Abbrechen
saved-save-now = Speichern

# Opening: the search, an empty list, and the buttons.
saved-search = Partien suchen
saved-none = Du hast noch keine Partie gespeichert: Wähle „Speichern“ im Menü „Spiel“.
saved-none-found = Keine gespeicherte Partie enthält diese Wörter.
saved-from-file = Aus Datei …
saved-open-now = Öffnen
saved-delete = Löschen

# In place of a game that is deleted, and the button beside it.
saved-deleted = „{ $name }“ gelöscht.
saved-undo = Rückgängig

# Fields for a file, where the system has shown no dialog, and their buttons.
saved-not-chosen = Es wurde keine Datei gewählt. Du kannst ihren Ordner und Namen auch eintippen.
saved-save-path = Ordner und Name der Datei zum Speichern
saved-open-path = Ordner und Name der Datei zum Öffnen
saved-path-hint = Ordner und Name einer Datei
saved-save-there = Dort speichern
saved-open-that = Datei öffnen

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

# The game, and how far it has come.
saved-game-hand = { $game }, Runde { $hand }
saved-game-over = { $game }, vorbei

# The small picture of a game, for a screen reader.
saved-picture = Zuletzt gelegt: { $bones }
saved-picture-of-nothing = Noch liegt kein Stein

# Below a game of the list, and when one is opened.
saved-known = Du kennst diese Steine schon: Die Partie zählt als Partie mit Hilfe.
