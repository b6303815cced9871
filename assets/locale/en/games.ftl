# The ready-made games.

# What they are called.
game-draw = Draw
game-block = Block
game-all-fives = All Fives
game-all-threes = All Threes
game-fives-and-threes = Fives and Threes
game-palm-all-fives = Palm All Fives
game-tournament-all-fives = Tournament All Fives
game-muggins = Muggins
game-five-up = Five-Up
game-cribbage-board-fives = Cribbage-board Fives
game-british-fives-and-threes = British Fives and Threes
game-the-draw-game = The Draw Game
game-firecracker-fives = Firecracker Fives

# What the ready-made games are like, each in two or three sentences.
game-draw-explained = Match an open end of the line, and draw if no bone of yours fits. Points come only when a hand ends: whoever goes out takes the pips the opponents still hold.
game-block-explained = Draw without the drawing: if no bone of yours fits, you pass. If everybody has to, whoever holds fewer pips scores.
game-all-fives-explained = Make the open ends add up to a multiple of five, and score the sum. The first doublet is a spinner, with four sides to play on.
game-all-threes-explained = Make the open ends add up to a multiple of three, and score the sum. The first doublet is a spinner, with four sides to play on.
game-fives-and-threes-explained = The open ends score when they add up to a multiple of five, or of three. A 15 is both, and scores once. The first doublet is a spinner.
game-palm-all-fives-explained = All Fives in which you may draw even though you could play. More bones give you more sums to make, and more to be caught with.
game-tournament-all-fives-explained = All Fives as tournaments play it. A lot settles the first lead, then whoever goes out leads. Awards are rounded to the nearest five.
game-muggins-explained = Tournament All Fives without a spinner: two ends, and small sums. Points need not be claimed, unless you turn that rule on.
game-five-up-explained = Tournament All Fives with a spinner in every doublet. The line keeps branching, and every new arm counts.
game-cribbage-board-fives-explained = Tournament All Fives scored in fives: 10 points are 2 holes of the board. 305 points win, which is hole 61.
game-british-fives-and-threes-explained = Nobody draws. A multiple of five brings a point for each five in it, and a multiple of three a point for each three, so 15 brings 8; going out brings 1 more, in one score with the last bone. Exactly 61 wins.
game-the-draw-game-explained = One hand of Draw is the game. You each draw a bone for the lead, then take your hand from the bones that lie face down.
game-firecracker-fives-explained = All Fives to 100 against a clock of five minutes, for two. Once a hand you may blow the last bone of an arm off the table.

# The same in a few words: a sentence for the first four.
game-all-fives-short = Make the open ends add up to a multiple of five.
game-draw-short = Match an end. If nothing fits, draw.
game-block-short = Match an end. If nothing fits, pass.
game-the-draw-game-short = Take your bones from the heap. One hand wins.
game-all-threes-short = The ends in threes
game-fives-and-threes-short = Either one scores
game-palm-all-fives-short = Draw whenever you like
game-tournament-all-fives-short = Rounded to fives
game-muggins-short = Two ends, small sums
game-five-up-short = Every doublet branches
game-cribbage-board-fives-short = Pegged up to 61
game-british-fives-and-threes-short = Exactly 61 wins
game-firecracker-fives-short = Five minutes, one blast

# The same for three or four players.
game-firecracker-fives-for-more-short = Five minutes on the clock
game-firecracker-fives-for-more = All Fives to 100 against a clock of five minutes. The firecrackers are for two players only.

# What is added for a game in which bones are drawn, where all of them are dealt.
game-all-dealt = With this many players all the bones are dealt: none are left to draw.

# Where their rules come from.
game-draw-source = As in Electrum for Android, 2014.
game-block-source = As in Electrum for Android, 2014.
game-all-fives-source = As in Electrum for Android, 2014.
game-all-threes-source = As in Electrum for Android, 2014.
game-fives-and-threes-source = As in Electrum for Android, 2014.
game-palm-all-fives-source = As in Electrum for Palm, 2004.
game-tournament-all-fives-source = After pagat.com's All Fives.
game-muggins-source = After pagat.com's All Fives.
game-five-up-source = After pagat.com's All Fives.
game-cribbage-board-fives-source = After pagat.com's All Fives.
game-british-fives-and-threes-source = As published for British pub leagues.
game-the-draw-game-source = As in Dominos - The Draw Game.
game-firecracker-fives-source = As in a timed Fives game with firecrackers.

# Other words by which the games are looked for; nobody reads them, and their
# order does not matter.
game-draw-sought = classic simple easy boneyard stock children
game-block-sought = blocking classic simple easy pass no boneyard
game-all-fives-sought = 5 5s muggins sniff five-up cross branch multiples
game-all-threes-sought = 3 3s cross branch multiples
game-fives-and-threes-sought = 5 5s 3 3s cross branch multiples
game-palm-all-fives-sought = spinner 5 5s voluntary handheld old optional boneyard
game-tournament-all-fives-sought = spinner 5 5s rounding nearest league serious partners partnership
game-muggins-sought = 5 5s two-ended straight line no spinner partners partnership
game-five-up-sought = 5 5s fiveup tree branches arms partners partnership
game-cribbage-board-fives-sought = spinner 5 5s peg pegs pegging holes partners partnership
game-british-fives-and-threes-sought = 5 5s 3 3s england english uk pub league exact peg pegs cribbage partners
game-the-draw-game-sought = dominos windows courts simple classic novice expert
game-firecracker-fives-sought = firecracker blast bomb explode timed clock timer minutes fast all fives blow up
