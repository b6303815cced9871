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

# Says what would be best to play.
menu-hint = Tipp

# Shows what can be known of the bones that are not seen.
menu-lens = Lupe

# Closes the program.
menu-quit = Beenden

# Takes back.
menu-undo = Rückgängig

# Does again what was taken back.
menu-redo = Wiederholen

# Keeps the position.
menu-preserve = Merken

# Goes back to it.
menu-restore = Zurückholen

# Puts one's hand in order.
menu-sort-hand = Hand ordnen

# Shows the whole table, or its ends only.
menu-whole-table = Ganzer Tisch

# Looks at all of it, and keeps doing so.
menu-see-all = Alles zeigen

# Where the whole table would be small: looks at the part where the last bone was played.
menu-follow-play = Dem Spiel folgen

# Fills the screen with the window, or not any more.
menu-full-screen = Vollbild

# Puts all lines of the log where other programs can take them from.
menu-copy-log = Protokoll kopieren

# Lays the hands of all Nestors open, be it one or several.
menu-show-hidden-hands = Hände aufdecken

# Lays the boneyard open.
menu-show-boneyard = Vorrat aufdecken

# Goes through the hand or game that is over, moment by moment.
menu-review = Rückblick

# While something cannot be saved.
bar-not-saved = Nicht gespeichert

# What a click on the game's name does.
bar-choose-game = Ein anderes Spiel wählen

# What a click on the level does.
bar-choose-level = Wählen, wie stark Nestor spielt

# In the Game menu.
menu-save-game = Partie speichern

# In the Game menu.
menu-open-game = Partie öffnen

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
window-about = Info
window-log = Protokoll
window-new-game = Neue Partie
