# The form that asks who plays.

# The name of the field for a name.
players-name = Your name

# What the field shows while it is empty.
players-name-hint = Type your name

# Above the list of those who have played.
players-known = Players on this computer

# The switch that skips the form.
players-always = Always start with this player

# What it does.
players-always-explained = You will not be asked at the next start. To be asked again, choose Switch player in the Game menu.

# Sits down.
players-sit-down = Play

# Deletes a player.
players-delete = Delete

# Does not delete.
players-keep = Keep

# Beside whoever sits at the table.
players-at-the-table = at the table

# The button beside a name, for a screen reader.
players-delete-player = Delete { $name }

# Asked before a player is deleted.
players-ask-delete = Delete { $name }, with games, tally, history, settings and colors?

# What stays after a player was deleted.
players-deleted = { $name } will be deleted when you close the program.

# Brings a deleted player back.
players-bring-back = Bring { $name } back

# The program was started with a number for the deals of a new game.
players-number-waits = Your game with a clock is not over, so it goes on. Give it up first, then start with that number again.

# Somebody sits down at the game that they left.
players-welcome-back = Welcome back, { $name }.

# Somebody else is to sit down, and what the player did is not on disk. "Play" is
# the button.
players-ask-leave-unsaved = What { $name } did last could not be saved, and is lost if somebody else plays now: press Play once more to go on without it.
