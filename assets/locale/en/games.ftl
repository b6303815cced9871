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

# What the ready-made games are like, each in a line or two.
game-draw-explained = Only going out scores: you take the pips the others still hold. If no bone of yours fits, you draw.
game-block-explained = Draw without the drawing: if no bone of yours fits, you pass.
game-all-fives-explained = Make the open ends add up to a multiple of five. The first doublet can be played on at four sides.
game-all-threes-explained = Make the open ends add up to a multiple of three. The first doublet can be played on at four sides.
game-fives-and-threes-explained = The open ends score when they add up to a multiple of five, or of three.
game-palm-all-fives-explained = All Fives in which you may draw even though you could play.
game-tournament-all-fives-explained = All Fives as tournaments play it: a lot settles the first lead, then winners lead.
game-muggins-explained = Tournament All Fives without a spinner: the line has two ends. Points need not be claimed.
game-five-up-explained = Tournament All Fives with a spinner in every doublet: the line keeps branching.
game-cribbage-board-fives-explained = Tournament All Fives to 305, shown as 61 fives.
game-british-fives-and-threes-explained = No drawing. A point for each five and three in a count, one for going out, and exactly 61 wins.
game-the-draw-game-explained = One hand of Draw is the whole game. You each draw a bone to settle who leads.

# What is added for a game in which bones are drawn, where all of them are dealt.
game-all-dealt = All bones are dealt, so nobody draws.

# Where their rules come from.
game-draw-source = Rules: Electrum Dominoes for Android, 2014.
game-block-source = Rules: Electrum Dominoes for Android, 2014.
game-all-fives-source = Rules: Electrum Dominoes for Android, 2014.
game-all-threes-source = Rules: Electrum Dominoes for Android, 2014.
game-fives-and-threes-source = Rules: Electrum Dominoes for Android, 2014.
game-palm-all-fives-source = Rules: Electrum Dominoes for Palm, 2004.
game-tournament-all-fives-source = Rules: pagat.com, All Fives.
game-muggins-source = Rules: pagat.com, All Fives.
game-five-up-source = Rules: pagat.com, All Fives.
game-cribbage-board-fives-source = Rules: pagat.com, All Fives, and Electrum Dominoes for Android, 2014.
game-british-fives-and-threes-source = Rules: as published for British pub leagues.
game-the-draw-game-source = Rules: Dominos - The Draw Game for Windows.
