# The built-in games.

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
game-bergen = Bergen
game-matador = Matador
game-latin-partners = Latin Partners
# The groups under which they are listed.
games-scoring = Scoring games
games-block-and-draw = Block and draw games
games-pairs = Partnership games
games-special = Special games
# The group that most speakers of this language play, and that comes first: “scoring”,
# “block-and-draw”, “pairs”, or “special”, not translated.
games-first = scoring
game-dominican = Dominican Dominoes
game-puerto-rican = Puerto Rican Dominoes
game-puerto-rican-short-game = Puerto Rican Short Game
game-jamaican-partners = Jamaican Partners
game-cut-throat = Cut-throat
game-brazilian-partners = Brazilian Partners
game-spanish-partners = Spanish Partners
game-cuban = Cuban Dominoes

# What each game is like, in two or three sentences.
game-draw-explained = Match an open end, or draw until you can. Points come only at the end of a hand: the player who goes out scores the pips the opponents still hold.
game-block-explained = Like Draw, but without drawing: if you can’t play, you pass. Going out scores the pips that the opponents hold. If everyone has to pass, the player with the fewest pips scores.
game-all-fives-explained = Make the open ends add up to a multiple of five, and score the sum. The first doublet is a spinner, with four sides to play on.
game-all-threes-explained = Make the open ends add up to a multiple of three, and score the sum. The first doublet is a spinner, with four sides to play on.
game-fives-and-threes-explained = The open ends score when they add up to a multiple of five or three. A 15 is both, but scores once. The first doublet is a spinner.
game-palm-all-fives-explained = All Fives, but you may draw even when you can play. More bones mean more ways to score, and more to be caught with.
game-tournament-all-fives-explained = All Fives as played in tournaments. The first leader is chosen at random; after that, the player who went out leads. Points at the end of a hand are rounded to the nearest five.
game-muggins-explained = Tournament All Fives without a spinner: two ends and small counts. You don’t have to claim points unless you turn that rule on.
game-five-up-explained = Tournament All Fives in which every doublet is a spinner. The line keeps branching, and every new arm counts.
game-cribbage-board-fives-explained = Tournament All Fives scored on a cribbage board: one hole for every 5 points. Hole 61, which is 305 points, wins.
game-british-fives-and-threes-explained = No drawing. A multiple of five scores a point for each five in it, a multiple of three a point for each three, so 15 scores 8. Going out adds 1 point to whatever the last bone scores. You win with exactly 61.
game-the-draw-game-explained = A single hand of Draw. Everyone draws a bone to see who leads, then picks their bones from the face-down ones.
game-firecracker-fives-explained = All Fives to 100 in five minutes, for two players. Once per hand you may blow the last bone of an arm off the table.
game-bergen-explained = Leave both ends of the line equal: a double header scores 2, and 3 if one of the ends is a doublet. Going out scores 1 more. Small scores, good for a short game: 15 wins.
game-matador-explained = The halves that touch add up to seven: 5 goes with 2. Four bones, the matadors, fit anywhere, and nothing else fits a blank. Keep one for the moment when you’re stuck.
game-latin-partners-explained = Two against two without drawing, as in Venezuela and most of Latin America; play goes to the right. The double six leads the first hand. Going out scores the opponents’ pips.
game-dominican-explained = A block game to 200, mostly played in pairs. Going out scores everyone’s remaining pips, plus 25 for a capicúa (a last bone that fits both ends). Some passes score, too. For players who like to make others pass.
game-puerto-rican-explained = A block game to 500, mostly played in pairs. Going out scores everyone’s remaining pips, plus 100 for a capicúa or chuchazo. The first hands won score extra, too. For a long evening of big scores.
game-puerto-rican-short-game-explained = Puerto Rican Dominoes to 200, without points for the first hands. A capicúa scores 100 and a chuchazo 30. For a quick game.
game-jamaican-partners-explained = A block game, mostly played in pairs: you win hands, not points, and six hands win the game. If a blocked hand is tied, the next is worth one more. For players who’d rather not add up.
game-cut-throat-explained = Jamaican without partners: everyone plays for themselves, and six hands win the game while someone still has none. If everyone has won one, all start again from zero. For players who’d rather rely on no one.
game-brazilian-partners-explained = A block game, mostly played in pairs: you win hands, and your last bone says what each is worth. Going out counts 1, with a doublet 2, with a bone that fits both ends 3, with a doublet that does 4. The first to six wins. For players who like to go out in style.
game-spanish-partners-explained = A block game to 200, mostly played in pairs. Everyone draws a bone to see who leads the first hand; after that, the lead passes to the next player. Whoever wins a hand scores the pips of all hands. For players who count every pip.
game-cuban-explained = A block game to 100 with the double-nine set, mostly played in pairs, as in Cuba. Many bones are set aside, so a number that seems to be gone may not be. Whoever wins a hand scores the opponents’ pips and leads the next. For players who like a full hand.

# The same in a few words: a sentence for the first four.
game-all-fives-short = Make the open ends add up to a multiple of five.
game-draw-short = Match an end. If nothing fits, draw.
game-block-short = Match an end. If nothing fits, pass.
game-the-draw-game-short = Pick your own bones. One hand decides.
game-all-threes-short = Multiples of three
game-fives-and-threes-short = Multiples of five or three
game-palm-all-fives-short = Draw whenever you like
game-tournament-all-fives-short = As played in tournaments
game-muggins-short = Two ends, no spinner
game-five-up-short = Every doublet branches
game-cribbage-board-fives-short = Pegged to hole 61
game-british-fives-and-threes-short = Exactly 61 wins
game-firecracker-fives-short = Five minutes, one blast
game-bergen-short = Make both ends equal
game-matador-short = Touching halves make seven
game-latin-partners-short = Two against two, no drawing
game-dominican-short = Capicúas and passes score
game-puerto-rican-short = To 500, with bonuses
game-puerto-rican-short-game-short = To 200, fewer bonuses
game-jamaican-partners-short = Win six hands
game-cut-throat-short = Everyone for themselves
game-brazilian-partners-short = The last bone counts
game-spanish-partners-short = To 200, all pips count
game-cuban-short = Double nine, to 100

# The same for three or four players.
game-firecracker-fives-for-more-short = Five minutes on the clock
game-firecracker-fives-for-more = All Fives to 100 in five minutes. Firecrackers are only for two players.

# The same at tables for which the usual sentence isn’t true.
game-block-for-partners = Draw without the drawing: if you can’t play, you pass. If everyone has to pass, the side with fewer pips scores.
game-latin-partners-alone = Block as played in Venezuela and most of Latin America, each player alone: there’s no drawing{ $seats ->
    [two] {""}
   *[other] , and play goes to the right
}. { $dealt ->
    [all] The double six
   *[some] The heaviest doublet dealt
} leads the first hand; going out scores the pips the opponents still hold. For players who watch every pass.
game-latin-partners-alone-short = Each alone, no drawing
game-cut-throat-for-two = Jamaican for two: six hands in a row win the game, and if the other player wins one, both start again from zero (six-love). Each gets 14 bones. For players who’d rather rely on no one.
game-cut-throat-for-partners = Jamaican in which only the player who won a hand may lead the next: partners win hands together, and six hands win the game. For players who’d rather not add up.
game-cut-throat-for-partners-short = Win six hands together

# Added for two or three players who share all the bones.
game-shared = { $seats ->
    [two] Two players get 14 bones each.
   *[three] Three players leave out 0-0 and get 9 bones each.
}

# Added for a game with drawing when all the bones are dealt.
game-all-dealt = With this many players, all the bones are dealt, and none are left to draw.

# Where their rules come from.
game-source = { $game ->
    [palm-all-fives] As in Electrum for Palm, 2004.
    [tournament-all-fives] Based on All Fives at pagat.com.
    [muggins] Based on All Fives at pagat.com.
    [five-up] Based on All Fives at pagat.com.
    [cribbage-board-fives] Based on All Fives at pagat.com.
    [british-fives-and-threes] As played in British pub leagues.
    [the-draw-game] As in Dominos - The Draw Game.
    [firecracker-fives] Based on a timed Fives game with firecrackers.
    [draw] As in Electrum for Android, 2014.
    [block] As in Electrum for Android, 2014.
    [all-fives] As in Electrum for Android, 2014.
    [all-threes] As in Electrum for Android, 2014.
    [fives-and-threes] As in Electrum for Android, 2014.
   *[other] {""}
}
