# The window that asks who plays.

# The name of the field for a name.
players-name = Your name

# The switch that skips this window, and its tooltip.
players-always = Always start with { $name }
players-always-explained = To be asked again, choose { menu-game } > { menu-change-player }.

# The buttons that start the game.
players-play = Play as { $name }
players-sit-down = Play

# Beside the player who is playing.
players-level-at-the-table = { $level }, playing now
players-at-the-table = Playing now

# In place of a player who was deleted.
players-deleted = { $name } will be deleted when you close the program.

# Undoes a deletion.
players-bring-back = Undo deleting { $name }

# The program was started with a game number during a timed game.
players-number-waits = Your timed game isn’t over. Finish it or give it up, then start the program with that number again.

# A player continues their game.
players-welcome-back = Welcome back, { $name }.

# Someone else wants to play, but $name’s changes aren’t saved. “Play” is
# a button.
players-ask-leave-unsaved = { $name }’s latest changes couldn’t be saved and will be lost. To continue anyway, press the button again.

# The card that adds a player, and the note beside it.
players-new = New player
players-own-each = Each player has their own games, tally, settings, and colors.

# On the card of a player.
players-won = { $games ->
    [0] No games yet
    [one] { $won } of 1 game won
   *[other] { $won } of { $games } games won
}
players-more = More about { $name }
players-why-not-delete = You can’t delete the player who is playing now.

# A new player can’t have this name.
players-taken = There’s already a player called { $name }.
