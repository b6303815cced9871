# The card for a new player.

window-welcome = Welcome to { -program }

# What the game is.
welcome-what = Match the ends, make fives, and beat Nestor.

# The picture of a table, for a screen reader.
welcome-picture = { $picture } The open ends add up: { $sum }.

# The game that Play starts.
welcome-with-what = { $game }. Nestor’s level: { $level }.

# The buttons to the first lesson and to New game.
welcome-show-me = Show me how (2 minutes)
welcome-others = Other games and levels

# The page before the first lesson: five pictures, each with two short sentences.
five-lines-hand = You each have seven bones.
five-lines-hand-says = The rest is the boneyard: draw from it when nothing fits.
five-lines-match = Lay a bone on an end with the same number.
five-lines-match-says = Here 4 meets 4.
five-lines-doublet = Doublets lie across.
five-lines-doublet-says = At an end, both halves count: 10.
five-lines-score = Ends that add up to 5, 10, 15 … score.
five-lines-score-says = 6 and 4 make 10: ten points.
five-lines-win = Whoever plays the last bone wins the hand.
five-lines-win-says = The others’ pips are points for you, too; at 150 you win.
five-lines-try = See it on the table
five-lines-skip = Play without a lesson

# The link to the game that is played in pairs where the player lives.
welcome-in-pairs = Play { $game }
