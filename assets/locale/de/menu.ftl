# The menu bar, its menus, and the titles of windows.

# The menus. Alt and a letter open each: the first letter of its name that no menu before it has.

# Starting, saving, and leaving games.
menu-game = Spiel

# Undo, bookmarks, and settings.
menu-edit = Bearbeiten

# What is shown on the table and in windows.
menu-view = Ansicht

# What helps you to play better.
menu-learn = Lernen

# How everything works.
menu-help = Hilfe

# Shows the best play.
menu-hint = Tipp

# Shows who may hold the unseen bones.
menu-lens = Steinzähler

# How soon the tutor warns before a mistake.
menu-tutor-off = Tutor: aus
menu-tutor-gentle = Tutor: sanft
menu-tutor-strict = Tutor: streng

# Closes the program.
menu-quit = Beenden

# Undoes the last play or draw.
menu-undo = Rückgängig

# Repeats what was undone.
menu-redo = Wiederholen

# Sets a bookmark at this position.
menu-bookmark = Lesezeichen setzen

# Returns to the bookmark.
menu-go-to-bookmark = Zum Lesezeichen

# Sorts the bones you hold.
menu-sort-hand = Meine Steine ordnen

# Shows only the last bone of each arm.
menu-ends-only = Nur die Enden

# Shows the bones between the ends.
menu-between = Steine dazwischen

# Makes the window fill the screen.
menu-full-screen = Vollbild

# Turns all sounds on or off.
menu-sound = Ton

# Copies the whole log to the clipboard.
menu-copy-log = Protokoll kopieren

# Shows everyone’s bones.
menu-show-hidden-hands = Steine aller Spieler

# Shows the bones in the boneyard.
menu-show-boneyard = Steine im Vorrat

# Steps through a finished hand or game.
menu-review = Rückblick

# In the menu bar, while something can’t be saved.
bar-not-saved = Nicht gespeichert

# In the menu bar, while the game is assisted; and its tooltip.
bar-assisted = Mit Hilfe
bar-assisted-why = Du hattest Hilfe, darum zählt diese Partie in der Bilanz als „mit Hilfe“, in einer eigenen Zeile. Die nächste beginnt wieder ohne Hilfe, außer wenn in den Einstellungen welche eingeschaltet ist.

# The button that holds all menus in a narrow window.
bar-menus = Menüs

# What a click on the game's name does.
bar-choose-game = Ein anderes Spiel wählen

# The windows that save and open a game.
menu-save-game = Partie speichern
menu-open-game = Partie öffnen

# The lines of the Game menu that open the two windows above.
menu-open = Öffnen
menu-save = Speichern

# In the Game menu.
menu-restart-game = Partie neu starten
menu-pause = Pause
menu-give-up = Aufgeben

# In the Game menu.
menu-change-player = Spieler wechseln

# The titles of other windows.
window-players = Wer spielt?
window-tally = Bilanz
window-score-pad = Punkteblock
window-history = Verlauf
window-settings = Einstellungen
window-colors = Farben
window-help = Hilfe
window-about = Über { -program }
window-log = Protokoll
window-new-game = Neue Partie

# The button in the corner of every window.
window-close = Schließen
