# The rules of a game in plain words, for Help: chapters of whole sentences, made
# from the rules themselves.

# The chapters.
text-aim = The aim
text-deal = The deal
text-lead = The lead
text-turn = Your turn
text-line = The line
text-scoring = Scoring
text-end = The end of a hand
text-winning = Winning

# Two sentences of a paragraph, one after the other.
text-sentences = { $before } { $next }

# The aim.
text-aim-target = Be the first to reach { text-points }.
text-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
text-aim-one-hand = Win the one hand that is played.
text-aim-counts-and-costs = Points come from what the open ends of the line add up to; bones that you still hold when a hand ends cost you points.
text-aim-counts-and-bones = Points come from what the open ends of the line add up to, and from the bones that are left when a hand ends.
text-aim-counts-and-domino = Points come from what the open ends of the line add up to, and from going out.
text-aim-domino = Points come from going out.
text-aim-bones = Points come from the bones that are left when a hand ends, so get rid of yours, the heavy ones first.
text-aim-costs = Bones that you still hold when a hand ends cost you points, so get rid of yours, the heavy ones first.
text-aim-bones-alike = Points come from the bones that are left when a hand ends, each worth the same, so get rid of yours.
text-aim-partners = Partners sit opposite each other and share one score.

# The deal.
text-deal-hands = { $seats ->
    [two] Two players
    [three] Three players
    [four] Four players
   *[partners] Four players, in two partnerships,
} play with a set of 28 bones, from double blank to double six. Each is dealt { $bones }.
text-deal-none-left = No bones are left over, so nobody draws.
text-deal-boneyard = { $bones ->
    [one] The one bone left lies face down in the boneyard.
   *[other] The other { $bones } lie face down in the boneyard.
}
text-deal-set-aside = { $bones ->
    [one] The one bone left is set aside face down, and nobody draws.
   *[other] The other { $bones } are set aside face down, and nobody draws.
}
text-deal-buried = Two of them are taken away before the hand begins, and nobody sees which.
text-deal-keeps-one = The last bone of the boneyard is never drawn.
text-deal-keeps-two = The last two bones of the boneyard are never drawn.
text-deal-again = If one of the hands holds more than { $limit } doublets, all bones are shuffled and dealt anew.

# Who leads. $hand says of which hands, and $unit whether the lead goes from hand
# to hand or, where one hand is the game, from game to game.
text-lead-heaviest = { $hand ->
    [every-hand] Every hand
    [every-game] Every game
    [first-game] The first game
   *[first-hand] The first hand
} is led with the heaviest doublet that anybody was dealt. It is laid by itself, and the next player goes on. If nobody holds a doublet, the bones are dealt anew.
text-lead-lot = { $hand ->
    [every-hand] Every hand
    [every-game] Every game
    [first-game] The first game
   *[first-hand] The first hand
} is led by a player picked by lot, with any bone.
text-lead-drawn-for = { $hand ->
    [every-hand] Every hand
    [every-game] Every game
    [first-game] The first game
   *[first-hand] The first hand
} is drawn for: each draws a bone, and the heaviest one, the one with the most pips, wins the lead. If the heaviest are equally heavy, all draw again. These bones are shuffled back before the hands are taken, and the lead can be any bone. Click whichever bones you like: it changes nothing, for the shuffle settled what each of you gets before anybody reached for a bone.
text-lead-person = { $hand ->
    [every-hand] Every hand is led by you
    [every-game] Every game is led by you
    [first-game] You lead the first game
   *[first-hand] You lead the first hand
}, with the heaviest doublet in your hand. It is laid by itself, and the next player goes on. You are always dealt one.
text-lead-after-block = After a blocked hand the lead is settled as for the first { $unit ->
    [game] game
   *[hand] hand
}.
text-lead-heaviest-again = A hand that is dealt because a blocked one was level is led with the heaviest doublet that anybody was dealt. It is laid by itself, and the next player goes on. If nobody holds a doublet, the bones are dealt anew.
text-lead-heaviest-later = Every later hand is led with the heaviest doublet that anybody was dealt. It is laid by itself, and the next player goes on. If nobody holds a doublet, the bones are dealt anew.
text-lead-winner-of-game = After that, whoever won a game, by going out or by a block, leads the next, with any bone. A hand that is dealt because a blocked one was level is led as the first.
text-lead-winner = After that, whoever went out leads the next { $unit ->
    [game] game
   *[hand] hand
}, with any bone. { text-lead-after-block }
text-lead-loser = After that, whoever did not go out leads the next { $unit ->
    [game] game
   *[hand] hand
}, with any bone. { text-lead-after-block }
text-lead-loser-of-several = After that, the opponent who was left with most pips leads the next { $unit ->
    [game] game
   *[hand] hand
}, with any bone. { text-lead-after-block }
text-lead-by-turns = After that, the two players lead a { $unit ->
    [game] game
   *[hand] hand
} by turns, with any bone.
text-lead-round-the-table = After that, the lead of each { $unit ->
    [game] game
   *[hand] hand
} goes round the table, with any bone.
text-lead-last-with-doublet = After that, whoever played the last bone of a { $unit ->
    [game] game
   *[hand] hand
} leads the next, with the heaviest doublet in that hand, which is laid by itself. If that hand holds no doublet, the bones are dealt anew. { text-lead-after-block }
text-lead-last-to-play = After that, whoever played the last bone of a { $unit ->
    [game] game
   *[hand] hand
} leads the next, with any bone.

# A turn.
text-turn-play = Play one bone on an open end that shows the same number as one of its halves; the other half is the new end. The bone turns the right way by itself, and a bone that fits several ends goes where you say.
text-turn-pass = If none of your bones fits you pass; if one does you must play.
text-turn-draw = If none of your bones fits you draw, one bone after the other, until one fits, and that one you play. When there is nothing left to draw you pass.
text-turn-draw-one = If none of your bones fits you draw one bone, if there is one left to draw. If that fits you play it; otherwise you pass.
text-turn-may-draw-one = You may also draw one while a bone of yours fits, but then you must play.
text-turn-may-draw = You may also draw, as often as you like, while a bone of yours fits, but then you must play.
text-turn-must-play = As long as a bone of yours fits you must play: no drawing, no passing.
text-turn-hand-cap = A player who holds 18 bones draws no more, and passes if none fits.

# The line of play.
text-line-no-spinner = The line has two open ends, left and right. A doublet lies across it.
text-line-spinner = A doublet lies across the line. The first doublet of a hand, whoever plays it, is the spinner: once both its long sides, left and right, have been played on, its short sides, top and bottom, are open as well. So there can be four ends.
text-line-every-spinner = A doublet lies across the line, and every doublet is a spinner: once both its long sides have been played on, its short sides are open as well. So the line branches again and again.

# Scoring.
text-scoring-nothing = Nothing scores while a hand is played. All points come at its end.
text-scoring-count = After every play, the first one included, all open ends are added up: that is the table count.
text-scoring-doublets = A doublet at an end counts with both halves.
text-scoring-spinner = A doublet at an end counts with both halves, and so does the spinner until both its long sides are covered; then it counts nothing. A short side counts only once it has been played on.
text-scoring-every-spinner = A doublet counts with both halves until both its long sides are covered; then it counts nothing. A short side counts only once it has been played on.
text-worth-fives-and-threes = A count that is a multiple of five or of three scores that many points: 10 scores 10, and 9 scores 9. A 15 is both, and scores 15 once.
text-worth-fives = A count that is a multiple of five scores that many points: 5 scores 5, and 20 scores 20.
text-worth-threes = A count that is a multiple of three scores that many points: 3 scores 3, and 12 scores 12.
text-worth-each-five-and-three = A multiple of five scores a point for each five in it, and a multiple of three a point for each three: 10 scores 2, and 12 scores 4. A 15 is both, and scores 3 and 5: 8 points.
text-worth-each-five = A multiple of five scores a point for each five in it: 5 scores 1, and 20 scores 4.
text-worth-each-three = A multiple of three scores a point for each three in it: 3 scores 1, and 12 scores 4.
text-claims = Nobody is given points unasked. After each play its player says how many points it makes, or nothing. The right number is scored. After a wrong one, or nothing, the other may take the points by saying the number, once, before playing, drawing or passing; after the last bone, before the hand is counted.
text-claims-of-several = Nobody is given points unasked. After each play its player says how many points it makes, or nothing. The right number is scored. After a wrong one, or nothing, the next player may take the points by saying the number, once, before playing, drawing or passing; after the last bone, before the hand is counted.
text-claims-fives = The number is said in fives, as scores are shown: 2 for a count of 10.
text-claims-void = Points that would take a score past the target are void: claiming them brings nothing, and the next player cannot take them.
text-firecrackers = Each of you gets one firecracker for each hand. Before you play, it can blow up the outermost bone of any arm, but never the first bone or the spinner. The bone goes back into the boneyard at a place that the shuffle settled before the hand, and the bone before it is the end again. If the new count scores, you score it; and if none of your bones fitted before and one does now, playing it brings { $points } points more.

# The end of a hand.
text-end-side-out = A player who has played their last bone is out and is passed over. The hand is over when both partners of a side are out (that is a domino).
text-end-blocked-side-out = When all who still hold bones have passed in turn, the hand is blocked and over as well.
text-end-last-bone-counts = What that last bone scores on the table counts first.
text-end-costs = Nobody is awarded anything for the end of a hand. Instead everybody loses a point for each pip still in hand.
text-end-costs-rounded = That goes to the nearest five: 12 costs 10, and 13 costs 15.
text-end-domino = Whoever plays the last bone of a hand goes out (that is a domino), and the hand is over.
text-end-blocked-too = It is also over when it is blocked: nobody can play, and nobody may draw.
text-end-awards-rounded = These awards go to the nearest five: 12 brings 10, and 13 brings 15.
text-end-blocked = When nobody can play, and nobody may draw, the hand is blocked and over as well.
text-domino-one-point-rounded = Going out brings one point, which to the nearest five is none.
text-domino-one-score = Going out brings one point, in one score with the points of the last bone.
text-domino-none-counts = If that would go past the target, none of it counts.
text-domino-one-point = Going out brings one point.
text-domino-pips = Going out brings a point for each pip left in the other hand.
text-domino-pips-partners = Going out brings a point for each pip left in the opponents' hands; the partner's do not count.
text-domino-pips-of-several = Going out brings a point for each pip left in the other hands.
text-domino-bones = Going out brings five points for each bone left in the other hand.
text-domino-bones-partners = Going out brings five points for each bone left in the opponents' hands; the partner's do not count.
text-domino-bones-of-several = Going out brings five points for each bone left in the other hands.

# A blocked hand: how much is awarded, and to whom.
text-block-amount = { $amount ->
    [difference] the difference between the two hands, in pips
    [difference-partners] the difference between the pips of the two sides
    [difference-several] the difference between the pips of all the others and their own
    [opponents] the pips of the other hand
    [opponents-partners] the pips of both opponents
    [opponents-several] the pips of all the others
    [both] the pips of both hands together
   *[both-several] the pips of all hands together
}
text-block-low = Then whoever holds fewer pips is awarded { text-block-amount }.
text-block-low-side = Then the side that holds fewer pips is awarded { text-block-amount }.
text-block-lowest = Then whoever holds the fewest pips is awarded { text-block-amount }.
text-block-last-side = Then the side that played the last bone is awarded { text-block-amount }.
text-block-last = Then whoever played the last bone is awarded { text-block-amount }.
text-block-nobody = A blocked hand brings nobody anything.
text-block-equal = With equal pips nobody scores.
text-block-equal-of-three = Two who are equally low share the pips of the third: half each, rounded down to a whole number. If all three are equal nobody scores.
text-block-equal-of-four = If two are equally low nobody scores.

# Winning.
text-win-one-hand = One hand is the whole game: whoever has the most points at its end wins; at equal points, the one of those who went out. If none of those did, another hand is dealt, up to 200 in all; after that the game is a draw.
text-win-target = The first to reach { text-points } wins, in the middle of a hand too; nothing is awarded after that moment.
text-win-at-once = If two get there at the same moment, whoever has more points wins; equal scores are a draw.
text-win-exact = The points must be hit exactly: a score that would go past them does not count, and play goes on.
text-win-fives = Scores are shown as fives, as they are pegged on a cribbage board: { $points } points are { $fives }.
text-win-clock = The game ends after five minutes, in the middle of a hand too, and whoever is ahead has won; equal scores are a draw. The clock stands still between two hands, while the game is paused and while the program is closed. A window over the table, a hidden window and a sleeping computer pause the game. Whoever ends the game early has lost it. At the end the winner is given the difference of the scores, and the time that is left counts: half a percent of the score for every second of it, and half as much for the loser, rounded up; after a game that was ended early it brings nothing. With 2:15 left and 100 points that is 68, and with 3:38 and 110 points 120.
text-win-most-hands = A game that has come to { $hands } hands ends there: whoever is ahead wins, and equal scores are a draw.
