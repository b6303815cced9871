# The menu bar, its menus, and the titles of windows.

# The menu with everything that concerns games.
menu-game = Spiel
menu-game-letter = S

# The menu with what changes the game on the table, and the settings.
menu-edit = Bearbeiten
menu-edit-letter = B

# The menu with everything that there is to be seen.
menu-view = Ansicht
menu-view-letter = A

# The menu with all that helps one to play better.
menu-learn = Lernen
menu-learn-letter = L

menu-help = Hilfe
menu-help-letter = H

# Says what would be best to play.
menu-hint = Tipp

# Shows what can be known of the bones that are not seen.
menu-lens = Steinzähler

menu-tutor-off = Tutor: aus
menu-tutor-gentle = Tutor: sanft
menu-tutor-strict = Tutor: streng

# Closes the program.
menu-quit = Beenden

# Takes back.
menu-undo = Rückgängig

# Does again what was taken back.
menu-redo = Wiederholen

# Keeps the position.
menu-preserve = Lesezeichen setzen

# Goes back to it.
menu-restore = Zum Lesezeichen

# Puts one's hand in order.
menu-sort-hand = Meine Steine ordnen

# Shows only the ends of the line.
menu-ends-only = Nur die Enden

menu-full-screen = Vollbild

menu-sound = Ton

# Puts all lines of the log where other programs can take them from.
menu-copy-log = Protokoll kopieren

# Lays the hands of all Nestors open, be it one or several.
menu-show-hidden-hands = Steine aller Spieler

# Lays the boneyard open.
menu-show-boneyard = Steine im Vorrat

# Goes through the hand or game that is over, moment by moment.
menu-review = Rückblick

# While something cannot be saved.
bar-not-saved = Nicht gespeichert

bar-assisted = Mit Hilfe
bar-assisted-why = Du hattest in dieser Partie Hilfe, darum zählt sie in der Bilanz als „mit Hilfe“.

bar-menus = Menüs

# What a click on the game's name does.
bar-choose-game = Ein anderes Spiel wählen

# In the Game menu.
menu-save-game = Partie speichern

# In the Game menu.
menu-open-game = Partie öffnen

menu-open = Öffnen
menu-save = Speichern

# In the Game menu.
menu-restart-game = Partie neu starten
menu-pause = Pause
menu-give-up = Aufgeben

# In the Game menu.
menu-change-player = Spieler wechseln

# The titles of windows; those of the Game menu, "Save game" and "Open game",
# are called as there.
window-players = Wer spielt?
window-tally = Bilanz
window-history = Verlauf
window-settings = Einstellungen
window-colors = Farben
window-help = Hilfe
window-about = Über { -program }
window-log = Protokoll
window-new-game = Neue Partie

# The button in the corner of every window.
window-close = Schließen
