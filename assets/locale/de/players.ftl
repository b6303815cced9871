# The form that asks who plays.

# The name of the field for a name.
players-name = Dein Name

# What the field shows while it is empty.
players-name-hint = Namen eintippen

# The switch that skips the form.
players-always = Immer mit { $name } starten

# What it does.
players-always-explained = Beim Start wird nicht mehr gefragt. Wieder gefragt wird nach „Spieler wechseln“ im Menü „Spiel“.

# Sits down.
players-play = Als { $name } spielen
players-sit-down = Spielen

# Deletes a player.
players-rename = Umbenennen
players-delete = Löschen

# Beside whoever sits at the table.
players-level-at-the-table = { $level }, spielt gerade
players-at-the-table = Spielt gerade

# What stays after a player was deleted.
players-deleted = { $name } wird gelöscht, wenn du das Programm schließt.

# Brings a deleted player back.
players-bring-back = Doch nicht löschen: { $name }

# The program was started with a number for the deals of a new game.
players-number-waits = Deine Partie mit Uhr ist noch nicht vorbei und geht darum weiter. Gib sie erst auf, dann starte wieder mit dieser Zahl.

# Somebody sits down at the game that they left.
players-welcome-back = Willkommen zurück, { $name }.

# Somebody else is to sit down, and what the player did is not on disk. "Play" is
# the button.
players-ask-leave-unsaved = Was { $name } zuletzt getan hat, konnte nicht gespeichert werden und geht verloren, wenn jetzt jemand anderes spielt: Drück noch einmal „Spielen“, um ohne das weiterzumachen.

# The card that makes a new player, and what is said beside it.
players-new = Neuer Spieler
players-own-each = Alle haben eigene Partien, Bilanz, Einstellungen und Farben.

# On the card of a player.
players-won = { $games ->
    [0] Noch keine Partie
    [one] { $won } von 1 Partie gewonnen
   *[other] { $won } von { $games } Partien gewonnen
}
players-more = Mehr zu { $name }
players-why-not-delete = Wer gerade spielt, kann nicht gelöscht werden.

# Why nobody else can be called so.
players-taken = { $name } spielt hier schon.
