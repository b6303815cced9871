# The rules of a game, their values, and what each does.

# What the rules are called.
rule-hand-size = Hand size
rule-doublets-limit = Doublets in a hand
rule-first-lead = Lead of the first hand
rule-later-leads = Lead of later hands
rule-draws = Drawing
rule-voluntary-draw = Drawing by choice
rule-bury-two = Bury two bones
rule-kept-back = Bones kept back
rule-hand-cap = No drawing past 18 bones
rule-spinner = Spinner
rule-fives = Fives score
rule-threes = Threes score
rule-count-unit = A count is worth
rule-claims = Claim your points
rule-firecrackers = Firecrackers
rule-domino-award = Going out is worth
rule-block-award-to = A block goes to
rule-block-award-of = A block is worth
rule-rounding = Round to the nearest five
rule-remaining = Bones left in hand cost
rule-target = Points to win
rule-exact-target = Exact finish
rule-clock = Five-minute clock
rule-score-display = Show scores as

# What the rules do, each in a line.
rule-hand-size-explained = Bones each player is dealt.
rule-doublets-limit-explained = With more of them in one hand, all bones are dealt anew.
rule-first-lead-explained = Who plays the first bone of a game.
rule-later-leads-explained = Who leads the next hand.
rule-draws-explained = If none of your bones fits.
rule-voluntary-draw-explained = You may draw even while a bone of yours fits.
rule-bury-two-explained = Two bones leave the boneyard before each hand, and nobody sees them.
rule-kept-back-explained = The last bones of the boneyard, which nobody may draw.
rule-hand-cap-explained = Whoever holds 18 bones draws no more.
rule-spinner-explained = A doublet with four open sides.
rule-fives-explained = A table count of 5, 10, 15 and so on scores.
rule-threes-explained = A table count of 3, 6, 9 and so on scores.
rule-count-unit-explained = What a count that scores brings.
rule-claims-explained = Say how many points you make to get them; what you leave, the next player may take.
rule-firecrackers-explained = Once a hand you may blow the outermost bone of an arm off the table before you play.
rule-domino-award-explained = What your last bone scores.
rule-block-award-to-explained = Who scores when no one can play.
rule-block-award-of-explained = How many points that brings.
rule-rounding-explained = What the end of a hand scores or costs: 12 becomes 10, and 13 becomes 15.
rule-remaining-explained = What you pay for the bones you still hold when a hand ends.
rule-target-explained = The first to get there wins.
rule-exact-target-explained = A score that would go past the target does not count.
rule-clock-explained = The game ends after five minutes, and whoever is ahead has won.
rule-score-display-explained = Fives are points divided by five, as pegged on a cribbage board.

# What the values of rules are called.
value-on = on
value-off = off
value-hand-size = { $bones ->
    [one] 1 bone
   *[other] { $bones } bones
}
value-doublets-limit-any = Any number
value-doublets-limit-at-most = At most { $limit }
# Who leads the first hand: plays its first bone.
value-first-lead-heaviest-doublet = The heaviest doublet
value-first-lead-lot = By lot
value-first-lead-draw = Drawn for
value-first-lead-person = A person, with a doublet
value-first-lead-heaviest-doublet-explained = Whoever holds the heaviest doublet plays it. If nobody holds one, the bones are dealt anew.
value-first-lead-lot-explained = Chance decides, and any bone may be led.
value-first-lead-draw-explained = Everybody draws a bone. Whoever draws the heaviest leads, with any bone.
value-first-lead-person-explained = The first person at the table plays their heaviest doublet. It is played automatically, and they are always dealt one.
# Who leads the later hands.
value-later-leads-heaviest-doublet = The heaviest doublet
value-later-leads-like-the-first = As the first hand
value-later-leads-winner = Who went out
value-later-leads-winner-of-game = Who won
value-later-leads-loser = Who did not go out
value-later-leads-loser-of-several = The opponent with the most pips
value-later-leads-alternate = By turns
value-later-leads-last-to-play = Last to play
value-later-leads-last-with-doublet = Last to play, a doublet
value-later-leads-heaviest-doublet-explained = Whoever holds the heaviest doublet plays it.
value-later-leads-like-the-first-explained = The lead is settled anew for every hand.
value-later-leads-winner-explained = After a blocked hand the lead is settled as for the first.
value-later-leads-winner-of-game-explained = One hand is the game, so its winner leads the next.
value-later-leads-loser-explained = The opponent of whoever went out; of several, the one with the most pips. After a blocked hand the lead is settled as for the first.
value-later-leads-alternate-explained = Everybody leads in turn, around the table.
value-later-leads-last-to-play-explained = The last bone of a hand decides, even if the hand was blocked.
value-later-leads-last-with-doublet-explained = It is the heaviest doublet in that hand, played by itself. After a blocked hand the lead is as for the first.
# How many bones are drawn.
value-draws-until-one-fits = Until one fits
value-draws-one = One
value-draws-none = None
value-draws-until-one-fits-explained = You draw one after another until you hold one that fits, or there are none left to draw.
value-draws-one-explained = You draw one bone. If it does not fit, you pass.
value-draws-none-explained = The rest of the bones is set aside. If none of yours fits, you pass.
# Bones kept back.
value-kept-back-none = None
value-kept-back-one = The last one
value-kept-back-two = The last two
# Which doublet is a spinner.
value-spinner-none = None
value-spinner-single = First doublet
value-spinner-every = Every doublet
value-spinner-none-explained = The line has two ends, and no more.
value-spinner-single-explained = The line has up to four ends.
value-spinner-every-explained = The line branches at each doublet.
# What a count is worth.
value-count-unit-pips = The count itself
value-count-unit-multiples = Its fives and threes
value-count-unit-pips-explained = A table count of 15 brings 15 points.
value-count-unit-multiples-explained = A table count of 15 brings 3 points for its fives, and 5 for its threes.
value-multiples-of-one = { $scores ->
    [fives] Its fives
   *[threes] Its threes
}
value-multiples-of-one-explained = { $scores ->
    [fives] A table count of 15 brings 3 points: one for each five.
   *[threes] A table count of 15 brings 5 points: one for each three.
}
# What going out is worth.
value-domino-award-pips = Pips left
value-domino-award-five-a-bone = 5 a bone
value-domino-award-one-point = 1 point
value-domino-award-pips-explained = A point for each pip that the opponents still hold.
value-domino-award-five-a-bone-explained = Five points for each bone left, however heavy.
value-domino-award-one-point-explained = In one score with the last bone, and partners play on until both are out, unless points are claimed.
# Whom a block goes to, and what it is worth.
value-block-award-to-low = Fewer pips
value-block-award-to-last = Last to play
value-block-award-to-nobody = No one
value-block-award-of-difference = The difference in pips
value-block-award-of-opponents = The opponents' pips
value-block-award-of-both = Everyone's pips
value-block-award-to-low-explained = The side with fewer pips left.
value-block-award-to-last-explained = The side that played the last bone on the line.
value-block-award-to-nobody-explained = A blocked hand brings nothing.
value-block-award-of-difference-explained = The difference between what the awarded side holds and what its opponents hold.
value-block-award-of-opponents-explained = What the opponents hold.
value-block-award-of-both-explained = What everybody holds, the winner too.
# What bones left in hand cost.
value-remaining-nothing = Nothing
value-remaining-lose-own = Their pips
value-remaining-nothing-explained = Whoever wins the hand is awarded points instead.
value-remaining-lose-own-explained = Every side loses its own pips, and nobody is awarded any.
# Points to win.
value-target-none = One hand is the game
value-target-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
value-target-fives = { $points } ({ $fives ->
    [one] 1 five
   *[other] { $fives } fives
})
value-score-display-points = Points
value-score-display-fives = Fives
value-score-display-points-explained = Every point as it was made.
value-score-display-fives-explained = 305 points are shown as 61.

# Why a rule changes nothing beside the others.
idle-nobody-draws = Nobody draws, so this changes nothing.
idle-no-awards = Bones left in hand cost their pips instead, so this changes nothing.
idle-one-point-rounded = To the nearest five, one point is nothing.
idle-awards-in-fives = Going out scores 5 a bone, so this changes nothing.
idle-block-to-nobody = A block goes to nobody, so this changes nothing.

# Why a mix of rules makes no game.
impossible-hand-size = Hands of { $bones } do not go with { $players } players.
impossible-too-few-to-set-aside = { $bones ->
    [0] The deal leaves no bones to bury or keep back.
    [one] The deal leaves only 1 bone, too few to bury or keep back so many.
   *[other] The deal leaves only { $bones } bones, too few to bury or keep back so many.
}
impossible-kept-back = At most two bones can be kept back.
impossible-doublets-limit = The limit on doublets is a number from 3 to 6.
impossible-doublets-limit-idle = No hand of { $bones } bones holds more than { $limit } doublets, so a limit of { $limit } would mean nothing.
impossible-voluntary-draw = A player can choose to draw only where bones are drawn.
impossible-target = The points to win are a number from 1 to 9,999.
impossible-exact-without-target = Without points to win there is nothing to hit exactly.
impossible-exact-out-of-reach = Every score is { $scores ->
    [threes] a multiple of three
    [fives] a multiple of five
    [threes-and-fives] made of threes and fives
   *[any] any number
}, and { $target } is not: it could never be hit exactly.
impossible-count-unit = Points for each multiple need fives or threes.
impossible-claims = Points are claimed only where fives or threes score.
impossible-firecrackers-for-more = Firecrackers are for two players.
impossible-firecrackers-without-scoring = Firecrackers are for games in which fives or threes score.
impossible-firecrackers-on-spinners = A firecracker never blows up a spinner, so not every doublet can be one.
impossible-firecrackers-with-claims = With firecrackers points are scored at once, and not claimed.
impossible-clock = A clock needs points to win: without them one hand is the game.
impossible-nothing-to-gain = Nobody could ever gain a point: neither on the table nor at the end of a hand.
impossible-fives-display = Scores can be shown as fives only if all are multiples of five: no threes, full counts, and awards that are rounded or 5 a bone.
impossible-fives-target = Scores are shown as fives, and { $target } is not a multiple of five.

# What rules without a name are like: a ready-made game, or all that differs
# from it, a rule and its value each.
rules-same-as = The same as { $game }.
rules-like = Like { $game }, except: { $differences }.
rules-difference = { $rule }: { $value }
rules-differences = { $before }; { $next }

# Other words by which the rules are looked for in Settings; nobody reads them, and
# their order does not matter.
rule-hand-size-sought = number deal dealt tiles bones count start
rule-doublets-limit-sought = doubles pairs redeal misdeal reshuffle void
rule-first-lead-sought = start begin opening first turn who set down doubles
rule-later-leads-sought = start begin opening turn who winner next round
rule-draws-sought = boneyard stock pick up take block draw
rule-voluntary-draw-sought = optional boneyard stock take pick up free choose
rule-bury-two-sought = boneyard stock set aside hidden hide remove sleeping
rule-kept-back-sought = boneyard stock reserve left last tiles sleeping remain
rule-hand-cap-sought = maximum limit most stop boneyard eighteen
rule-spinner-sought = doubles cross arms four sides branch first tree
rule-fives-sought = muggins count points score 5 multiples
rule-threes-sought = count points score 3 multiples
rule-count-unit-sought = points divide score value multiples fives threes
rule-claims-sought = muggins call announce automatic points miss steal
rule-firecrackers-sought = blow up blast bomb explode firecracker remove tile destroy
rule-domino-award-sought = bonus win hand finish out domino points
rule-block-award-to-sought = blocked stuck jam locked winner tie
rule-block-award-of-sought = blocked stuck jam locked points bonus
rule-rounding-sought = round nearest up down five tens
rule-remaining-sought = pips penalty leftover rest points unplayed loser
rule-target-sought = target goal winning score limit length end finish long short match points
rule-exact-target-sought = exactly precise overshoot bust cribbage target goal end
rule-clock-sought = time timer timed limit minutes seconds fast speed
rule-score-display-sought = scoreboard points fives divide display

# Unfolds the rules that are changed less, and says which some of them are.
rules-more = More rules
rules-more-explained = claims, firecrackers, clock, rounding and 11 more
