# The Settings window, beside the rules themselves.

# When changes act, while a game is in progress.
settings-from-the-next-hand = You are in the middle of a game: changes to its rules apply from the next hand. Everything else takes effect at once.

# The name of the list of games.
settings-game = Game

# Above the games that ship with the program.
settings-ready-made = Ready-made

# Above the games that the player has kept.
settings-your-own = Your own

# The name of the field for the name of a game.
settings-game-name = Name of your game

# What the field shows while it is empty.
settings-game-name-hint = Give these rules a name

# Keeps the rules under the name.
settings-keep = Keep

# Starts renaming.
settings-rename = Rename

# Carries the renaming out.
settings-save-name = Save name

# Gives up renaming.
settings-cancel = Cancel

# Deletes a game of the player's own.
settings-delete = Delete

# The name of the list of levels.
settings-level = Nestor's level

# The name of the list of paces.
settings-pace = Nestor's pace

# The switch for drawing several bones at once.
settings-auto-draw = Draw all I need at once

# What it does.
settings-auto-draw-explained = One press draws until a bone fits or the boneyard has no more to give.

# The switch for the table count.
settings-table-count = Show the table count

# What it does.
settings-table-count-explained = What the open ends add up to, under the table.

# The name of the list of views.
settings-view = What the table shows

# The name of the list of speeds of motion.
settings-motion = Moving bones

# What moves.
settings-motion-explained = Bones slide to their places, and scores rise from the ends that made them. You never have to wait for them.

# The switch for flickering.
settings-flicker = Flicker where Nestor plays

# What it does.
settings-flicker-explained = The end he has just played on flickers for a moment.

# The switch for numerals.
settings-numerals = Numerals on the bones

# What it does.
settings-numerals-explained = Each half shows its number beside its pips.

# The switch for the grain of the table.
settings-grain = Grain of the table

# What it does.
settings-grain-explained = The felt, slate or paper of the theme. Without it the table is plain.

# The choice that lets one write a number of points.
settings-own-target = A number of your own

# The name of the field for it.
settings-own-target-field = Your number of points

# The headings of the window.
settings-section-game = Game
settings-section-opponent = Opponents and pace
settings-section-table = Table
settings-section-hand = The hand
settings-section-scoring = Scoring
settings-section-end = End of the hand
settings-section-winning = Points to win

# How fast Nestor plays, and what he does then.
settings-pace-wait-for-ok = Wait for my OK
settings-pace-slow = Slow
settings-pace-normal = Normal
settings-pace-fast = Fast

settings-pace-wait-for-ok-explained = Nestor waits for your OK before everything he does.
settings-pace-slow-explained = Nestor takes his time, so that you can follow.
settings-pace-normal-explained = Nestor plays on by himself, at an easy pace.
settings-pace-fast-explained = Nestor answers at once.

# What the table shows.
settings-view-by-window = What the window has room for
settings-view-whole = Every bone
settings-view-ends = The ends only

# How fast bones move.
settings-motion-as-the-system-wishes = Follow the system
settings-motion-off = Off
settings-motion-fast = Fast
settings-motion-normal = Normal
settings-motion-slow = Slow

# What is to be said of the next hand, if it is not one by the rules as they are
# set; $reason is a sentence that says why.
settings-next-hand-ends-game = Somebody has the points to win already: the game ends with this hand, and whoever is ahead wins. It counts as played with help.
settings-next-hand-by-old-rules = { $reason } This game goes on by its old rules until you change that.

# The button that gives new rules to a kept game.
settings-replace = Change { $name } to these rules

# What stays after a kept game was deleted.
settings-deleted = { $name } is no longer kept. Its rules stay set until you choose another game.

# What is in the field for points is no number; the target stays as it is.
# $still is a number of points, "150 points".
settings-not-a-target = Type a number from 1 to 9,999. Until then it stays at { $still }.

# A number of points that the other rules do not allow; $reason is a sentence.
settings-refused-target = { $reason } Until you type another, it stays at { $still }.

# Why one or several values of a rule cannot be chosen; $values is a list of what
# they are called, in quotation marks, and $reason is a sentence.
settings-cannot-choose = Not possible now: { $values }. { $reason }

# Why a switch cannot be turned on, or off; $reason is a sentence.
settings-cannot-turn-on = Cannot be turned on now. { $reason }
settings-cannot-turn-off = Cannot be turned off now. { $reason }
