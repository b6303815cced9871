# The window that asks who plays.

# The name of the field for a name.
players-name = Tu nombre

# The switch that skips this window, and its tooltip.
players-always = Empezar siempre con { $name }
players-always-explained = Para que el programa vuelva a preguntar, elige «{ menu-game }» > «{ menu-change-player }».

# The buttons that start the game.
players-play = Jugar como { $name }
players-sit-down = Jugar

# Beside the player who is playing.
players-level-at-the-table = { $level }, jugando
players-at-the-table = Jugando ahora

# In place of a player who was deleted.
players-deleted = Se eliminará a { $name } cuando cierres el programa.

# Undoes a deletion.
players-bring-back = Recuperar a { $name }

# The program was started with a game number during a timed game.
players-number-waits = Tu partida con reloj no ha terminado. Termínala o abandónala y vuelve a iniciar el programa con ese número.

# A player continues their game.
players-welcome-back = Hola de nuevo, { $name }.

# Someone else wants to play, but $name’s changes aren’t saved. “Play” is
# a button.
players-ask-leave-unsaved = Los últimos cambios de { $name } no se pudieron guardar y se perderán. Para seguir de todos modos, pulsa otra vez «{ players-sit-down }».

# The card that adds a player, and the note beside it.
players-new = Nuevo jugador
players-own-each = Cada jugador tiene sus propias partidas, su balance, sus ajustes y sus colores.

# On the card of a player.
players-won = { $games ->
    [0] Aún sin partidas
    [one] { $won } de 1 partida ganada
   *[other] { $won } de { $games } partidas ganadas
}
players-more = Más opciones para { $name }
players-why-not-delete = No puedes eliminar a quien está jugando.

# A new player can’t have this name.
players-taken = Ya hay un jugador llamado { $name }.
