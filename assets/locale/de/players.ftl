# The form that asks who plays.

# The name of the field for a name.
players-name = Dein Name

# What the field shows while it is empty.
players-name-hint = Namen eintippen

# Above the list of those who have played.
players-known = Spieler an diesem Computer

# The switch that skips the form.
players-always = Immer mit diesem Namen starten

# What it does.
players-always-explained = Beim nächsten Start wirst du nicht gefragt. Damit wieder gefragt wird, nimm „Spieler wechseln“ im Menü „Spiel“.

# Sits down.
players-sit-down = Spielen

# Deletes a player.
players-delete = Löschen

# Does not delete.
players-keep = Behalten

# Beside whoever sits at the table.
players-at-the-table = am Tisch

# The button beside a name, for a screen reader.
players-delete-player = { $name } löschen

# Asked before a player is deleted.
players-ask-delete = { $name } löschen, mit Partien, Bilanz, Verlauf, Einstellungen und Farben?

# What stays after a player was deleted.
players-deleted = { $name } wird gelöscht, wenn du das Programm schließt.

# Brings a deleted player back.
players-bring-back = { $name } zurückholen

# The program was started with a number for the deals of a new game.
players-number-waits = Deine Partie mit Uhr ist noch nicht vorbei und geht darum weiter. Gib sie erst auf, dann starte wieder mit dieser Zahl.

# Somebody sits down at the game that they left.
players-welcome-back = Willkommen zurück, { $name }.

# Somebody else is to sit down, and what the player did is not on disk. "Play" is
# the button.
players-ask-leave-unsaved = Was { $name } zuletzt getan hat, konnte nicht gespeichert werden und geht verloren, wenn jetzt jemand anderes spielt: Drück noch einmal „Spielen“, um ohne das weiterzumachen.
