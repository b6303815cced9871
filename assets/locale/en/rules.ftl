# Rules, their values, and what each does.

# The names of the rules.
rule-hand-size = Bones dealt
rule-set = Set of bones
rule-double-blank = Play with 0-0
rule-doublets-limit = Doublets in a hand
rule-first-lead = First lead
rule-later-leads = Later leads
rule-block-lead = Lead after a block
rule-partner-may-lead = Either partner may lead
rule-no-doublet = If no one has a doublet
rule-direction = Direction of play
rule-draws = Drawing
rule-voluntary-draw = Optional drawing
rule-bury-two = Bury two bones
rule-kept-back = Bones kept back
rule-hand-cap = No drawing past 18 bones
rule-fit = What fits
rule-spinner = Spinner
rule-fives = Fives score
rule-threes = Threes score
rule-headers = Equal ends score
rule-count-unit = Points for a count
rule-pass-after-lead = Bonus for a pass after the lead
rule-all-pass = Bonus when all others pass
rule-claims = Claiming points
rule-firecrackers = Firecrackers
rule-domino-award = Points for going out
rule-block-award-to = Who scores a block
rule-block-award-of = Points for a block
rule-tied-block = Who scores a tied block
rule-rounding = Round to the nearest five
rule-capicua = Capicúa bonus
rule-capicua-equal-ends = Capicúa with equal ends
rule-chuchazo = Chuchazo bonus
rule-first-hands = Bonus for the first hands
rule-brackets = Count pips by bracket
rule-remaining = Penalty for leftover bones
rule-score = What is counted
rule-hand-worth = What a hand is worth
rule-target = Target
rule-exact-target = Exact finish
rule-clock = Five-minute clock
rule-score-display = Show scores as

# What each rule does, in one line.
rule-double-blank-explained = Without it there are 27 bones: three players get 9 each, and none are left over.
rule-doublets-limit-explained = If a hand has more, the bones are dealt again.
rule-partner-may-lead-explained = A player who may lead any bone can leave the lead to their partner.
rule-no-doublet-explained = When a hand starts with the heaviest doublet.
rule-bury-two-explained = Two bones from the boneyard are set aside unseen before each hand.
rule-kept-back-explained = The last bones in the boneyard, which no one may draw.
rule-spinner-explained = A doublet with four open sides.
rule-fives-explained = A count of 5, 10, 15, and so on scores.
rule-threes-explained = A count of 3, 6, 9, and so on scores.
rule-headers-explained = Leaving both ends equal scores 2 points, or 3 if one of them is a doublet. A doublet that is led scores 2.
rule-claims-explained = You score only the points you name; the next player can take what you miss.
rule-firecrackers-explained = Once per hand, before you play, you may blow up the last bone of an arm.
rule-rounding-explained = At the end of a hand, 12 points become 10, and 13 become 15.
rule-capicua-explained = For going out with a bone that fits both ends and isn’t a doublet.
rule-hand-worth-explained = Where hands are counted: always one, or more for going out with a doublet or at both ends.
rule-capicua-equal-ends-explained = A capicúa also counts if both ends show the same number.
rule-chuchazo-explained = For going out with 0-0.
rule-pass-after-lead-explained = For the side that led, if the next player passes.
rule-all-pass-explained = For the player whose bone made everyone else pass, if they can play again.
rule-first-hands-explained = Winning one of the hands 1 to 4 of a game scores 100, 75, 50, or 25 points more.
rule-brackets-explained = 3 to 20 pips score 2 points, 21 to 30 score 3, 31 to 40 score 4, and so on.
rule-exact-target-explained = A score that would take you past the target doesn’t count.
rule-clock-explained = The game ends after five minutes, and the highest score wins.
rule-score-display-explained = Fives are points divided by five, as counted with pegs on a cribbage board.

# The values of rules.
value-on = on
value-off = off
value-hand-size = { $bones ->
    [one] 1 bone
   *[other] { $bones } bones
}
value-doublets-limit = { $limit ->
    [any] Any number
   *[other] At most { $limit }
}
# Who leads the first hand.
value-first-lead-heaviest-doublet = Heaviest doublet
value-first-lead-lot = Chosen at random
value-first-lead-draw = Heaviest bone drawn
value-first-lead-person = First person at the table
value-first-lead-lot-explained = The leader is chosen at random, and may lead any bone.
value-first-lead-draw-explained = Everyone draws a bone. The player with the heaviest may lead any bone.
value-first-lead-person-explained = Their heaviest doublet is played automatically.
# Who leads the later hands.
value-later-leads-heaviest-doublet = Heaviest doublet
value-later-leads-like-the-first = Same as the first lead
value-later-leads-winner = Whoever went out
value-later-leads-winner-of-game = Whoever won
value-later-leads-loser = Whoever didn’t go out
value-later-leads-loser-of-several = Opponent with the most pips
value-later-leads-alternate = In turn
value-later-leads-last-to-play = Last to play
value-later-leads-last-with-doublet = Last to play, with a doublet
value-later-leads-like-the-first-explained = The leader is chosen again for each hand.
value-later-leads-winner-of-game-explained = A game is a single hand; whoever wins one leads the next.
value-later-leads-last-to-play-explained = Whoever played the last bone, even if the hand was blocked.
# Who leads after a blocked hand.
value-block-lead-usual = Same as later leads
value-block-lead-winner = Winner of the block
value-block-lead-winner-or-leader = Winner, or whoever led
value-block-lead-next = Next in turn
value-block-lead-usual-explained = If that depends on who went out, the leader is chosen as for the first hand.
value-block-lead-winner-explained = The player who won it for their side. If no one won it, same as later leads.
value-block-lead-winner-or-leader-explained = The player who won it for their side. If no one won it, whoever led leads again.
value-block-lead-next-explained = The player after the last leader.
# What happens if the heaviest doublet is to be led and no one has a doublet.
value-no-doublet-deal-again = Deal again
value-no-doublet-heaviest-bone = Lead the heaviest bone
value-no-doublet-heaviest-bone-explained = Of two that weigh the same, the one with the higher half.
# The way round the table.
value-direction-clockwise = Clockwise
value-direction-counter-clockwise = Counterclockwise
value-direction-clockwise-explained = The turn passes to the left.
value-direction-counter-clockwise-explained = The turn passes to the right, as in most of Latin America and the Caribbean.
# How many bones are drawn.
value-draws-until-one-fits = Until one fits
value-draws-one = One
value-draws-none = None
value-draws-one-explained = You draw one bone. If it doesn’t fit, you pass.
value-draws-none-explained = The bones that aren’t dealt are set aside. If none of yours fit, you pass.
# Bones kept back.
value-kept-back = { $bones ->
    [0] None
    [1] The last one
   *[2] The last two
}
# What fits an end.
value-set-double-six = Double six
value-set-double-six-explained = 28 bones, from 0-0 to 6-6.
value-set-double-nine = Double nine
value-set-double-nine-explained = 55 bones, from 0-0 to 9-9.
value-set-double-nine-branching-explained = If the line branches at every doublet, it may run out of room. Then only its ends are shown.
value-fit-equal = The same number
value-fit-add-to-seven = A number that makes seven
value-fit-add-to-seven-explained = 5 fits 2, and so on. 0-0, 6-1, 5-2, and 4-3, the matadors, fit anywhere.

# Which doublet is a spinner.
value-spinner-none = None
value-spinner-single = First doublet
value-spinner-every = Every doublet
value-spinner-none-explained = The line has two ends.
value-spinner-single-explained = The line has up to four ends.
value-spinner-every-explained = The line branches at every doublet.
# What a count is worth.
value-count-unit-pips = Full value
value-count-unit-multiples = A point per five and three
value-count-unit-pips-explained = A count of 15 scores 15 points.
value-count-unit-multiples-explained = A count of 15 scores 3 points for its fives and 5 for its threes.
value-multiples-of-one = { $scores ->
    [fives] A point per five
   *[threes] A point per three
}
value-multiples-of-one-explained = { $scores ->
    [fives] A count of 15 scores 3 points, one for each five.
   *[threes] A count of 15 scores 5 points, one for each three.
}
# What going out is worth.
value-domino-award-pips = Pips left
value-domino-award-all-pips = Everyone’s pips
value-domino-award-five-a-bone = 5 per bone
value-domino-award-one-point = 1 point
value-domino-award-pips-explained = A point for each pip the opponents have left.
value-domino-award-all-pips-explained = A point for each pip anyone still holds, a partner’s too.
value-domino-award-one-point-explained = Added to your last bone’s score. Partners play on until both are out.
# Who scores for a block, and how much.
value-block-award-to-low = Fewest pips
value-block-award-to-lowest-hand = Player with fewest pips
value-block-award-to-blocker = Blocker or next player
value-block-award-to-last = Last to play
value-block-award-to-nobody = No one
value-block-award-to-lowest-hand-explained = The player with the fewest pips, for their side.
value-block-award-to-blocker-explained = The player who blocked the hand or the next in turn, whichever has fewer pips, for their side.
value-block-award-of-difference = Difference in pips
value-block-award-of-opponents = Opponents’ pips
value-block-award-of-both = Everyone’s pips
value-block-award-of-one-point = 1 point
# Who scores a blocked hand that is tied.
value-tied-block-nobody = No one
value-tied-block-leader = Whoever led
value-tied-block-blocker = Whoever blocked
value-tied-block-blocker-loses = Whoever didn’t block
value-tied-block-carried = Carried over
value-tied-block-carried-once = Carried over once
value-tied-block-nobody-explained = With three players, the two who tie share the third one’s pips.
value-tied-block-leader-explained = Only if their side is one of those tied.
value-tied-block-blocker-explained = Only if their side is one of those tied.
value-tied-block-carried-explained = No one wins the hand, and the next one is worth one more.
value-tied-block-blocker-loses-explained = Only if exactly two sides are tied, and one of them blocked.
value-tied-block-carried-once-explained = No one wins the hand, and the next one is worth two, however often it’s tied.
# What bones left in hand cost.
value-remaining-nothing = None
value-remaining-lose-own = Their pips
value-remaining-lose-own-explained = Each side loses the pips it has left, and no one scores for the hand.
# What is counted.
value-score-points = Points
value-score-hands = Hands won
value-score-hands-in-a-row = Hands in a row
value-score-hands-in-a-row-explained = Six-love: if another side wins a hand, everyone starts again from zero.
value-score-hands-against-none = Hands against none
value-score-hands-against-none-explained = Someone must still have none: once everyone has won a hand, all start again from zero.
# What a hand is worth.
value-hand-worth-one = One
value-hand-worth-by-way-out = By the way out
value-hand-worth-by-way-out-to-six = By the way out, up to 6
value-hand-worth-by-way-out-explained = 1; with a doublet 2, at both ends 3, with a doublet at both ends 4.
value-hand-worth-by-way-out-to-six-explained = 1; with a doublet 2, at both ends 3, with a doublet at both ends 6.
# The bonus for a capicúa.
value-capicua-none = None
value-capicua-doubles = Doubles the hand
value-capicua-hand-more = One hand more
value-bonus-none = None
# Points to win.
value-target-none = A single hand
value-target-fives = { $fives ->
    [one] 1 hole
   *[other] { $fives } holes
}
value-score-display-points = Points
value-score-display-fives = Fives

# Why a rule has no effect beside the others.
idle-nobody-draws = No effect, because no one draws.
idle-two-players = No effect with two players.
idle-no-partners = No effect without partners.
idle-leads-set = No effect, because the bone to lead is always set.
idle-hand-cap = No effect, because no one can have more than 18 bones.
idle-no-awards = No effect, because leftover bones cost their pips instead.
idle-one-point-rounded = One point rounds to zero, so going out scores nothing.
idle-awards-in-fives = No effect, because going out scores 5 per bone.
idle-block-to-nobody = No effect, because no one scores for a block.
idle-block-to-one = No effect, because no tie is possible.
idle-no-pips = No effect, because leftover pips don’t score.
idle-hands-counted = No effect, because hands are counted, not points.
idle-no-capicua = No effect, because a capicúa scores nothing.
idle-no-forced-lead = No effect, because no lead depends on having a doublet.

# Why rules don’t go together.
impossible-hand-size = { $set ->
    [28] { $players } players can’t have { $bones } bones each.
   *[27] Without 0-0 there aren’t enough bones to deal { $bones } to each of { $players } players.
}
impossible-too-few-to-set-aside = { $bones ->
    [0] No bones are left after the deal to bury or keep back.
    [one] Only 1 bone is left after the deal, so you can’t bury or keep back that many.
   *[other] Only { $bones } bones are left after the deal, so you can’t bury or keep back that many.
}
impossible-doublets-limit-idle = A hand of { $bones } can’t have more than { $limit } doublets, so this limit has no effect.
impossible-doublets-limit-too-low = With hands of { $bones }, someone always has more than { $limit } doublets, so no deal would ever be valid.
impossible-nine-without-double-blank = Without 0-0, you play with double six.
impossible-nine-with-spinners = With double nine, every doublet can be a spinner only for two players.
impossible-nine-with-seven = Matador is played with double six: its halves make seven.
impossible-nine-with-hand-cap = The limit of 18 bones goes with double six only.
impossible-nine-with-firecrackers = Firecrackers and the clock go with double six only.
impossible-nine-with-cut-throat = Cut-throat is played with double six only.
impossible-voluntary-draw = Optional drawing needs a game with drawing.
impossible-nothing-left-to-draw = Hands of { $bones } leave nothing to draw.
impossible-hands-counted = Where hands are counted, rules about points can’t be set.
impossible-first-hands = Only winning the first hands scores, so no one could ever reach { $target }.
impossible-chuchazo-without-double-blank = A bonus for going out with 0-0 needs 0-0 in the set.
impossible-brackets-with-rounding = Pips are either counted by bracket or rounded to the nearest five, not both.
impossible-carried-without-hands = A tied block can be carried over only if hands are counted, not points.
impossible-worth-without-hands = The last bone can decide what a hand is worth only if hands are counted, not points.
impossible-hand-more-without-hands = A capicúa can be worth one hand more only if hands are counted, not points.
impossible-hand-more-with-worth = The last bone already decides what a hand is worth, so a capicúa can’t add a hand.
impossible-target-hands = A target in hands must be from 1 to 20.
impossible-target = The target must be from 1 to 9,999.
impossible-exact-without-target = An exact finish needs a target.
impossible-exact-out-of-reach = { $target } can never be hit exactly{ $scores ->
    [threes] , because every score is a multiple of three
    [fives] , because every score is a multiple of five
    [threes-and-fives] , because every score is made of threes and fives
   *[any] { "" }
}.
impossible-count-unit = “{ value-count-unit-multiples }” works only if fives or threes score.
impossible-claims = Claiming points works only if fives or threes score.
impossible-headers-with-spinner = Points for equal ends need a line with two ends: no spinner.
impossible-headers-with-claims = Points for equal ends are scored automatically, not claimed.
impossible-seven-with-spinner = When touching halves make seven, there’s no spinner.
impossible-seven-with-scoring = When touching halves make seven, open ends don’t score.
impossible-seven-with-bonus = Matadors fit both ends anyway, so going out with one earns no bonus.
impossible-firecrackers-for-more = Firecrackers are for two players only.
impossible-firecrackers-without-scoring = Firecrackers work only if fives or threes score.
impossible-firecrackers-on-spinners = Firecrackers can’t blow up spinners, so not every doublet can be one.
impossible-firecrackers-with-claims = With firecrackers, points are scored automatically, not claimed.
impossible-clock = The clock needs a target.
impossible-nothing-to-gain = With these rules, no one could ever score.
impossible-fives-display = Fives need scores that are all multiples of five: no threes, full value, and points at the end of a hand rounded or 5 per bone.
impossible-fives-target = Scores are shown as fives, and { $target } isn’t a multiple of five.

# Rules without a name: the most similar built-in game, and the differences. Each difference is
# a rule and its value.
rules-same-as = Same as { $game }.
rules-like = Like { $game }, except: { $differences }.

# Shows the rules that are changed less often, and names some of them.
rules-more = More rules
rules-more-explained = Claims, firecrackers, clock, rounding, and { $count } more
