# The rules of a game for Help: chapters of whole sentences, chosen by the rules that are set.

# The chapters.
text-deal = The deal
text-lead = The lead
text-turn = Your turn
text-line = The line
text-scoring = Scoring
text-end = The end of a hand
text-winning = Winning

# The aim.
text-aim-target = Be the first to reach { points }.
text-aim-hands = Be the first to win { $hands ->
    [one] 1 hand
   *[other] { $hands } hands
}{ $row ->
    [yes] {" "}in a row
    [against-none] {" "}while another player still has none
   *[no] {""}
}.
text-aim-one-hand = The game is a single hand: win it.
text-aim-counts = { $scores ->
    [headers] You score for leaving both open ends equal
    [both] You score for what the open ends add up to{ $ends ->
        [costs] {" "}and
        [nothing] {" "}and
       *[bones] ,
    } for leaving both equal
   *[counts] You score for what the open ends add up to
}{ $ends ->
    [costs] ; bones you still hold when the hand ends cost you points
    [domino] , and for going out
    [domino-and-block] , for going out, and for a blocked hand
    [block] , and for a blocked hand
    [nothing] {""}
    [all-pips] , and, when you win a hand, for every bone anyone still holds
   *[bones] , and, when you win a hand, for the bones the opponents still hold
}.
text-aim-ends = { $ends ->
    [hands] To win a hand, go out first, or hold fewer pips when it’s blocked.
    [hands-out] To win a hand, go out first.
    [costs] Bones you still hold when the hand ends cost you points, so get rid of them, heavy ones first.
    [domino] You score by going out.
    [domino-and-block] You score for going out and for a blocked hand.
    [block] You score only for a blocked hand.
    [nothing] Nothing scores: go out to win.
    [all-pips] Whoever wins a hand scores for every bone anyone still holds, so get rid of yours, heavy ones first.
    [bones-alike] Whoever wins a hand scores the same for every bone the opponents still hold, so get rid of yours.
    [bones-and-own] You score for every bone an opponent still holds at the end of a hand, and after a block for those you hold, too. So get rid of yours, heavy ones first.
   *[bones] Whoever wins a hand scores for the bones the opponents still hold, so get rid of yours, heavy ones first.
}
text-aim-partners = Partners sit opposite each other and share one score.

# The deal.
text-deal-hands = { $seats ->
    [two] Two players
    [three] Three players
    [four] Four players
   *[partners] Four players, in two partnerships,
} play with a set of { $set ->
    [28] 28 bones, from double blank to double six
    [55] 55 bones, from double blank to double nine
   *[27] 27 bones, without the double blank
}. Each is dealt { $bones }.
text-deal-by-hand = If you are the only person at the table, you draw for the lead, and you pick your bones yourself unless “{ settings-take-for-me }” is on in the settings.
text-deal-none-left = No bones are left over, so no one draws.
text-deal-boneyard = { $bones ->
    [one] The one bone left lies face down in the boneyard.
   *[other] The other { $bones } lie face down in the boneyard.
}
text-deal-set-aside = { $bones ->
    [one] The one bone left is set aside face down, and no one draws.
   *[other] The other { $bones } are set aside face down, and no one draws.
}
text-deal-buried = Two of them are removed unseen before the hand starts.
text-deal-kept-back = { $bones ->
    [1] The last bone of the boneyard is never drawn.
   *[2] The last two bones of the boneyard are never drawn.
}
text-deal-again = If a hand has more than { $limit } doublets, the bones are shuffled and dealt again.

# Who leads. $hand says which hands, and $unit whether the lead passes from hand to hand or,
# when a game is a single hand, from game to game.
text-lead-heaviest = { $hand ->
    [every-hand] Every hand
    [every-game] Every game
    [first-game] The first game
   *[first-hand] The first hand
} is led with the { $dealt ->
    [all] double six
   *[some] heaviest doublet dealt
}, which is played automatically.
text-lead-no-doublet = { $then ->
    [heaviest-bone] If no one has a doublet, the heaviest bone is led (if two weigh the same, the one with the higher half).
   *[deal-again] If no one has a doublet, the bones are dealt again.
}
text-lead-no-doublet-of-own = { $then ->
    [heaviest-bone] If they have none, they lead their heaviest bone.
   *[deal-again] If they have none, the bones are dealt again.
}
text-lead-lot = { $hand ->
    [every-hand] Every hand
    [every-game] Every game
    [first-game] The first game
   *[first-hand] The first hand
} is led by a player chosen at random, with any bone.
text-lead-drawn-for = { $hand ->
    [every-hand] For every hand
    [every-game] For every game
    [first-game] For the first game
   *[first-hand] For the first hand
}, each player turns over a bone, and the heaviest (the most pips) wins the lead; if it’s a tie, they draw again. These bones are shuffled back in, and any bone may be led.
text-lead-person = { $hand ->
    [every-hand] Every hand
    [every-game] Every game
    [first-game] The first game
   *[first-hand] The first hand
} is led by the first person at the table, not by Nestor, with their heaviest doublet, which is played automatically.
text-lead-person-has-one = They are always dealt one.
text-lead-after-block = After a blocked hand, the leader is chosen as for the first { $unit ->
    [game] game
   *[hand] hand
}.
text-lead-block-winner = After a blocked hand, { $who ->
    [low] the partner with fewer pips on the side that won it leads the next with any bone
    [lowest-hand] the player with the fewest pips leads the next with any bone
    [blocker] whoever won it leads the next with any bone: of the player who blocked and the next in turn, the one with fewer pips
    [last] the player of the last bone leads the next with any bone
   *[player] the player who won it leads the next with any bone
}{ $tie ->
    [leader] {" "}(if tied, whoever led)
    [blocker] {" "}(if tied, the player who blocked)
    [blocker-loses] {" "}(if tied, not the one who blocked)
   *[none] {""}
}.{ $then ->
    [never] {""}
    [leader] {" "}If no one won it, whoever led leads again.
    [first] {" "}If no one won it, the leader is chosen as for the first hand.
   *[usual] {" "}If no one won it, the next is led like any other.
}
text-lead-block-next = After a blocked hand, the player after the last leader leads the next, with any bone.
text-lead-block-leader = After a blocked hand, whoever led it leads the next, too, with any bone.
text-lead-partner = A player who may lead any bone can leave the lead to their partner, who then has to lead.
text-lead-heaviest-later = { $unit ->
    [game] If a blocked hand is tied, the next one is led with the heaviest doublet dealt, which is played automatically.
   *[hand] Every later hand is led with the heaviest doublet dealt, which is played automatically.
}
text-lead-winner-of-game = After that, whoever won a game leads the next, with any bone. If a blocked hand is tied, the extra hand is led like the first.
text-lead-winner = After that, { $out ->
    [side] the partner who went out last
   *[player] the player who went out
} leads the next { $unit ->
    [game] game
   *[hand] hand
}, with any bone.
text-lead-loser = { $seats ->
    [two] After that, the player who didn’t go out leads the next { $unit ->
        [game] game
       *[hand] hand
    }, with any bone.
   *[other] After that, the loser with the most pips left (if tied, the next in turn) leads the next { $unit ->
        [game] game
       *[hand] hand
    }, with any bone.
}
text-lead-alternate = { $seats ->
    [two] After that, the two players take turns leading { $unit ->
        [game] games
       *[hand] hands
    }, with any bone.
   *[other] After that, the lead passes around the table from { $unit ->
        [game] game to game
       *[hand] hand to hand
    }, and any bone may be led.
}
text-lead-last-with-doublet = After that, the player who played the last bone of a { $unit ->
    [game] game
   *[hand] hand
} leads the next with their heaviest doublet, which is played automatically.
text-lead-last-to-play = After that, the player who played the last bone of a { $unit ->
    [game] game
   *[hand] hand
} leads the next, with any bone.

# A turn.
text-turn-order = { $direction ->
    [clockwise] The turn passes clockwise, to the player on your left.
   *[counter-clockwise] The turn passes counterclockwise, to the player on your right.
}
text-turn-play = { $fit ->
    [equal] Play a bone on an open end that matches one of its halves. The other half becomes the new end. The bone turns by itself; if it fits several ends, you choose.
   *[add-to-seven] Touching halves must add up to seven: 5 and 2, 4 and 3, 6 and 1. The matadors (0-0, 6-1, 5-2, and 4-3) fit anywhere, and you choose the new end. A blank takes only a matador.
}
text-turn-pass = If you can play, you must; if you can’t, you pass.
text-turn-draw = { $draws ->
    [one] If you can’t play, draw one bone, if any are left to draw. If it fits, play it; otherwise you pass.
   *[until-one-fits] If you can’t play, draw until a bone fits, then play it. If nothing is left to draw, you pass.
}
text-turn-may-draw = { $draws ->
    [one] Even when you can play, you may first draw one bone; then you must play.
   *[until-one-fits] Even when you can play, you may first draw as often as you like; then you must play.
}
text-turn-must-play = If you can play, you must: no drawing, no passing.
text-turn-hand-cap = With 18 bones you can’t draw any more; if none fit, you pass.

# The line of play.
text-line-ends = { $spinners ->
    [matadors] The line has two open ends, left and right. Matadors lie across it; doublets lie lengthwise like any other bone.
    [none] The line has two open ends, left and right. A doublet lies across it.
    [single] A doublet lies across the line. The first doublet of a hand, whoever plays it, is the spinner: once both its long sides, left and right, are covered, its short sides, top and bottom, are open, too. So there can be four ends.
   *[every] A doublet lies across the line, and every doublet is a spinner: once both its long sides are covered, its short sides are open, too. So the line branches again and again.
}

# Scoring.
text-scoring-nothing = Nothing scores while a hand is played. All points come at the end of it.
text-scoring-count = After every play, the lead included, the open ends are added up: that is the table count.
text-scoring-headers = A play that leaves both ends showing the same number scores 2 points: a double header. If one of these ends is a doublet, it scores 3: a triple header. A doublet that is led scores 2.
text-scoring-doublets = { $spinners ->
    [none] A doublet at an end counts double.
    [single] A doublet at an end counts double. So does the spinner until both its long sides are covered; after that it counts nothing. A short side doesn’t count until it has been played on.
   *[every] A doublet counts double until both its long sides are covered; after that it counts nothing. A short side doesn’t count until it has been played on.
}
text-worth = { $scores ->
    [both] A count that is a multiple of five or of three scores that many points: 10 scores 10, and 9 scores 9. A 15 is both, and scores 15 once.
    [fives] A count that is a multiple of five scores that many points: 5 scores 5, and 20 scores 20.
   *[threes] A count that is a multiple of three scores that many points: 3 scores 3, and 12 scores 12.
}
text-worth-each = { $scores ->
    [both] A multiple of five scores a point for each five in it, and a multiple of three a point for each three: 10 scores 2, and 12 scores 4. A 15 is both, and scores 3 + 5 = 8.
    [fives] A multiple of five scores a point for each five in it: 5 scores 1, and 20 scores 4.
   *[threes] A multiple of three scores a point for each three in it: 3 scores 1, and 12 scores 4.
}
text-claims = { $seats ->
    [two] Points must be claimed. After each play, its player says how many points it makes. If the claim is wrong or missing, the other player may take the points by naming the number before playing, drawing, or passing (or, after the last bone, before the hand is scored).
   *[other] Points must be claimed. After each play, its player says how many points it makes. If the claim is wrong or missing, the next player may take the points by naming the number before playing, drawing, or passing (or, after the last bone, before the hand is scored).
}
text-claims-fives = Claims are in fives, as scores are shown: 2 for a count of 10.
text-claims-void = Points that would overshoot the target are void and can’t be claimed by anyone.
text-firecrackers = Each player has one firecracker per hand. Before you play, you can use it to blow up the last bone of any arm, but never the first bone or the spinner. The blown-up bone { $boneyard ->
    [none] is set aside with the others
   *[drawn] goes back into the boneyard
}, and the bone before it becomes the end again.
text-firecrackers-score = If the new count scores, you score it. If you couldn’t play before and now can, your play this turn scores { $points } more points.

# The end of a hand.
text-end-out = { $out ->
    [side] A player who has played their last bone is out and is passed over. When both partners of a side are out (“Domino!”), the hand is over.
   *[player] A player who plays their last bone goes out (“Domino!”), and the hand is over.
}
text-end-blocked = { $out ->
    [side] The hand also ends when it’s blocked: everyone who still has bones has passed in turn.
   *[player] The hand also ends when it’s blocked: no one can play, and no one may draw.
}
text-end-last-bone-counts = If that last bone scores on the table, those points are added first.
text-end-costs = Winning a hand scores nothing. Instead, { $seats ->
    [partners] each side loses a point for each pip its two players still hold
   *[other] everyone loses a point for each pip they still hold
}.
text-end-costs-no-bonus = No bonuses are paid.
text-end-costs-rounded = { $seats ->
    [partners] The two players’ sum is rounded to the nearest five: 2 and 1 together cost 5.
   *[other] This is rounded to the nearest five: 12 costs 10, and 13 costs 15.
}
text-end-awards-rounded = These points are rounded to the nearest five: 12 scores 10, and 13 scores 15.
text-end-brackets = Pips are counted in brackets: 1 or 2 score 1 point, 3 to 20 score 2, 21 to 30 score 3, 31 to 40 score 4, and so on.
text-domino-one-point = { $with ->
    [rounded] Going out scores one point, which rounds to none.
    [last-bone] Going out scores one point, added to whatever the last bone scores.
   *[nothing] Going out scores one point.
}
text-domino-none-counts = If the two together would overshoot the target, neither counts.
text-domino-pips = { $seats ->
    [two] Going out scores a point for each pip the other player still holds.
    [partners] Going out scores a point for each pip the opponents still hold; your partner’s don’t count.
   *[other] Going out scores a point for each pip the others still hold.
}
text-domino-all-pips = Going out scores a point for each pip anyone still holds{ $seats ->
    [partners] , your partner’s too
   *[other] {""}
}.
text-domino-five-a-bone = { $seats ->
    [two] Going out scores five points for each bone the other player still holds.
    [partners] Going out scores five points for each bone the opponents still hold; your partner’s don’t count.
   *[other] Going out scores five points for each bone the others still hold.
}

# A blocked hand: how much it scores, and for whom.
text-block-amount = { $award ->
    [difference] { $seats ->
        [two] the difference in pips
        [partners] the difference between the pips of the two sides
       *[other] the difference between the pips of all the others and their own
    }
    [opponents] { $seats ->
        [two] the other player’s pips
        [partners] the pips of both opponents
       *[other] the pips of all the others
    }
    [one-point] one point
   *[both] { $seats ->
        [two] both players’ pips
       *[other] everyone’s pips
    }
}
text-block-low = { $seats ->
    [two] The player with fewer pips then scores { text-block-amount }.
    [partners] The side with fewer pips then scores { text-block-amount }.
   *[other] The player with the fewest pips then scores { text-block-amount }.
}
text-block-lowest-hand = { $seats ->
    [two] The player with fewer pips
    [partners] The side of the player with the fewest pips
   *[other] The player with the fewest pips
} then scores { text-block-amount }.
text-block-blocker = The player who played the last bone and the next in turn then compare their pips: { $seats ->
    [partners] the side of the one with fewer pips
   *[other] the one with fewer pips
} scores { text-block-amount }.
text-block-last = { $seats ->
    [partners] The side that played the last bone then scores { text-block-amount }.
   *[other] The player who played the last bone then scores { text-block-amount }.
}
text-block-nobody = No one scores for a blocked hand.
text-if-tied = { $tie ->
    [lowest-hand] If opponents tie for the fewest pips,
    [blocker] If these two are tied,
    [several] If players tie for the fewest pips,
   *[low] If the pips are tied,
}
text-block-equal = { $seats ->
    [three] If two tie for the fewest pips, each of them scores half the third player’s pips, rounded down. If all three tie, no one scores.
   *[other] { text-if-tied } no one scores.
}
text-block-tied = { text-if-tied } { $to ->
    [leader] { $seats ->
        [two] the player who led scores
        [partners] the side that led scores
       *[other] the player who led scores, if that is one of those tied; otherwise no one does
    }
   *[blocker] { $seats ->
        [two] the player who played the last bone scores
        [partners] the side that played the last bone scores
       *[other] the player who played the last bone scores, if that is one of those tied; otherwise no one does
    }
}.
text-block-tied-against = { text-if-tied } { $seats ->
    [two] the player who didn’t play the last bone scores
    [partners] the side that didn’t play the last bone scores
   *[other] the player tied with the one who played the last bone scores, if no other is tied; otherwise no one does
}.
text-end-hand-won = A player who goes out wins the hand{ $seats ->
    [partners] {" "}for their side
   *[other] {""}
}.{ $worth ->
    [one] {" "}It counts as one, whatever bones are left.
   *[way-out] {""}
}
text-hand-worth = It counts 1; with a doublet (carroça) 2; with a bone that fits both ends and isn’t a doublet (lá-e-lô; { $ends ->
    [any] the ends may show the same number
   *[different] the ends have to show different numbers
}) 3; and with a doublet that fits both ends (cruzada) { $cruzada }. A blocked hand counts 1.
text-block-hand = { $to ->
    [low] { $seats ->
        [two] The player with fewer pips then wins the hand.
        [partners] The side with fewer pips then wins the hand.
       *[other] The player with the fewest pips then wins the hand.
    }
    [lowest-hand] { $seats ->
        [two] The player with fewer pips then wins the hand.
        [partners] The side of the player with the fewest pips then wins the hand.
       *[other] The player with the fewest pips then wins the hand.
    }
    [blocker] The player who played the last bone and the next in turn then compare their pips: { $seats ->
        [partners] the side of the one with fewer pips
       *[other] the one with fewer pips
    } wins.
    [last] { $seats ->
        [partners] The side that played the last bone then wins the hand.
       *[other] The player who played the last bone then wins the hand.
    }
   *[nobody] No one wins a blocked hand.
}
text-block-hand-tied = { $to ->
    [leader] { text-if-tied } the side that led wins the hand, if it’s one of those tied.
    [blocker] { text-if-tied } the side that played the last bone wins the hand, if it’s one of those tied.
    [carried] { text-if-tied } no one wins the hand, and the next one is worth one more.
    [blocker-loses] { text-if-tied } the side tied with the one that played the last bone wins the hand, if no other is tied.
    [carried-once] { text-if-tied } no one wins the hand, and the next one is worth two.
   *[nobody] { text-if-tied } no one wins the hand.
}
text-capicua = Going out with a bone that fits both ends and isn’t a doublet is a capicúa ({ $ends ->
    [any] the ends may show the same number
   *[different] the ends have to show different numbers
}): { $bonus ->
    [doubles] it doubles the points of the hand
    [hand-more] the hand counts for one more
   *[points] it scores { points } more
}.
text-chuchazo = Going out with 0-0 is a chuchazo: it scores { points } more.
text-pass-after-lead = If the second player passes right after the lead, { $seats ->
    [partners] the side that led
   *[other] whoever led
} scores { points }.
text-all-pass = If everyone else passes after your bone{ $drawing ->
    [yes] {" "}without drawing
   *[no] {""}
} and you can play again, you score { points }{ $lead ->
    [no] , unless it was the lead
   *[yes] {""}
}.
text-first-hands = Winning the first, second, third, and fourth hand of a game scores 100, 75, 50, and 25 points more.

# Winning.
text-win-one-hand = The game is a single hand. Most points wins; if players tie, whichever of them went out wins. If none of them did, another hand is dealt (up to 200, then the game is a tie).
text-win-target = The first to reach { points } wins{ $counts ->
    [yes] , even in the middle of a hand: once points made on the table get there, nothing more is scored
   *[no] {""}
}.
text-win-passes = Points for passes don’t end a hand: it’s played out, and then the higher score wins; { $equal ->
    [tie] equal scores are a tie
   *[hand] if the scores are equal, another hand follows
}.
text-win-hands = The first to win { $hands ->
    [one] 1 hand
   *[other] { $hands } hands
} { $row ->
    [yes] in a row wins the game: if another side wins a hand, everyone starts again from zero, and the next hand is led like the first.
    [against-none] wins the game while at least one other player has none. The hand with which everyone would have won one counts for no one: everyone starts again from zero, and the next hand is led like the first.
   *[no] wins the game.
}
text-win-at-once = If two players reach it at the same moment, the higher score wins; equal scores are a tie.
text-win-exact = You have to hit the target exactly: points that would overshoot it don’t count, and play goes on.
text-win-fives = Scores are shown in fives, as on a cribbage board: { $points } points are { $fives }.
text-win-clock = The game ends after five minutes, even in the middle of a hand: the highest score wins, and equal scores are a tie. The clock stops for up to a minute between hands. It also stops during a pause, while a window is open, and while the program is closed.
text-win-clock-bonus = At the end the winner also scores the margin. Each second left earns the winner half a percent of their score and the loser a quarter percent, rounded up (with 2:15 left and 100 points, the winner gets 68 more). If you give up, you lose without a time bonus.
text-win-most-hands = If no one has won after { $hands } hands, the game ends: the highest score wins, and equal scores are a tie.
