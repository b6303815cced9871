# The window that asks who plays.

# The name of the field for a name.
players-name = Dein Name

# The switch that skips this window, and its tooltip.
players-always = Immer mit { $name } starten
players-always-explained = Soll wieder gefragt werden, wähle „{ menu-change-player }“ im Menü „{ menu-game }“.

# The buttons that start the game.
players-play = Als { $name } spielen
players-sit-down = Spielen

# Beside the player who is playing.
players-level-at-the-table = { $level }, spielt gerade
players-at-the-table = Spielt gerade

# In place of a player who was deleted.
players-deleted = { $name } wird gelöscht, wenn du das Programm schließt.

# Undoes a deletion.
players-bring-back = { $name } doch nicht löschen

# The program was started with a game number during a timed game.
players-number-waits = Deine Partie mit Uhr ist noch nicht vorbei. Beende sie oder gib sie auf, und starte das Programm wieder mit dieser Nummer.

# A player continues their game.
players-welcome-back = Willkommen zurück, { $name }.

# Someone else wants to play, but $name’s changes aren’t saved. “Play” is
# a button.
players-ask-leave-unsaved = Die letzten Änderungen von { $name } konnten nicht gespeichert werden und gehen verloren. Drücke den Knopf noch einmal, um trotzdem weiterzumachen.

# The card that adds a player, and the note beside it.
players-new = Neuer Spieler
players-own-each = Alle haben eigene Partien, Einstellungen und Farben und eine eigene Bilanz.

# On the card of a player.
players-won = { $games ->
    [0] Noch keine Partie
    [one] { $won } von 1 Partie gewonnen
   *[other] { $won } von { $games } Partien gewonnen
}
players-more = Mehr zu { $name }
players-why-not-delete = Wer gerade spielt, kann nicht gelöscht werden.

# A new player can’t have this name.
players-taken = Es gibt hier schon einen Spieler namens { $name }.
