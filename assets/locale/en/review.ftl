# A hand or game that is over is looked back at. $who and $name are as in log.ftl; $action is
# as in `5-3 on the right`.

window-analysis = Analysis
turn-review-analysis = Analysis
tip-analysis = What each decision cost, luck and skill, and the chance to win

# The marks of a decision, and the same as the name of a line that counts them.
mark-best = the best
mark-best-count = Best
mark-good = good
mark-good-count = Good
mark-inaccurate = inaccurate
mark-inaccurate-count = Inaccurate
mark-mistake = a mistake
mark-mistake-count = Mistakes
mark-blunder = a blunder
mark-blunder-count = Blunders

# While every decision is looked at.
review-works = Looking at every decision…
review-progress = Looking at every decision: { $percent }%
review-stop = Stop
tip-review-stop = Look at no more decisions
review-start = Look at every decision
tip-review-start = Work out what each decision cost, by what its player could know
review-not-yet = The decisions have not been looked at yet.
review-not-over = Only between two hands, or when the game is over.
review-no-decision = No decision follows.
review-no-decision-before = There is no decision before this.
review-no-mistake = No mistake follows.
review-no-mistake-before = There is no mistake before this.
review-failed = The decisions of this game cannot be looked at.

# A decision in a sentence.
review-said-best = { $who ->
    [you] You chose { $action }: { $mark }.
   *[other] { $name } chose { $action }: { $mark }.
}
review-said = { $who ->
    [you] You chose { $action }: { $mark }. Best was { $best }.
   *[other] { $name } chose { $action }: { $mark }. Best was { $best }.
}

# What a decision cost, with how well that is known: the 95% interval.
review-cost = It cost { $points ->
    [one] 1 point
   *[other] { $points } points
} (±{"\u00A0"}{ $points_error }) and { $chance }% in chance to win (±{"\u00A0"}{ $chance_error }).
review-cost-but-gains = It cost { $chance }% in chance to win (±{"\u00A0"}{ $chance_error }), though it made { $points ->
    [one] 1 point
   *[other] { $points } points
} more on average (±{"\u00A0"}{ $points_error }).
review-costs-nothing = It cost nothing that could be told from chance.
review-costs-points = It cost { $points ->
    [one] 1 point
   *[other] { $points } points
} (±{"\u00A0"}{ $points_error }), but no chance to win that could be told from luck.
review-nothing-to-decide = There is nothing to decide here.

# What speaks for the best, before the reasons; and where there are none.
review-why = What speaks for { $best } and not { $other }:
review-why-none = No figure sets { $best } and { $other } apart by enough to name a reason.

# The heads of the list of what there was to choose from.
review-choice = To choose from
review-chance = Win
review-points = Points
review-choice-spoken = { $action }: chance to win { $chance }%, { $points } points in the rest of the hand
review-choice-best = { $action }, best
review-choice-made = { $action }, chosen
review-choice-both = { $action }, best and chosen
review-choice-equal = { $action }, about equal
review-choice-made-equal = { $action }, chosen, about equal
# Under that list: what its points are, and by what the best is the best. $sides is as below.
review-points-says = Points: how many { $sides ->
    [two] more than the other side this side can expect
   *[more] this side can expect to gain on the best of the others
} in the rest of the hand. The best play is the one that wins the game most often.
review-higher-says = The best play was found in one set of imagined deals, and these chances come from another. So a play that is about equal may show a higher chance here.

# The buttons. Those that end in -short have the room of a narrow window; a screen reader
# says the long ones.
review-decision-before = Before
tip-review-decision-before = Go to the decision before this
review-decision = Next decision
review-decision-short = Next
tip-review-decision = Go to the next decision
review-mistake = Next mistake
review-mistake-short = Mistake
tip-review-mistake = Go to the next decision that was inaccurate, a mistake or a blunder
menu-try-again = Try again from here
review-again-short = Try again
tip-try-again = Go on from this position, as a game of its own that is not counted; Back to my game brings yours back
why-not-again = Only where something was still to be done, and without a clock.
why-try-of-day = First play the deal of the day to its end.
review-tried-again = You're playing from here. To return to your own game, choose Back to my game at the top.
menu-leave-again = Back to my game
tip-leave-again = Go back to the game as it was, from a lesson, from an older game, from the deal of a day that is over, or from deals that are played again

# The same deals from the other seat.
menu-other-seat = Same deals, other seat
tip-other-seat = Play this game again with the hands exchanged: Nestor gets what you held; it is not counted
menu-other-seat-hand = This hand, other seat
review-other-seat-short = Other seat
tip-other-seat-hand = Play this hand again with the hands exchanged, as a game of its own: Nestor gets what you held; it is not counted
why-no-other-seat = Only in a game of one person against one Nestor, without a clock, and not where the rules give the person the lead of the first hand.
result-seats-changed = You replay the same deals from the other seat. To return to your own game, choose Back to my game at the top.
result-seats-changed-in-hand = You replay hand { $hand } from the other seat, as a game of its own. If it's tied, another is dealt. To return, choose Back to my game at the top.
why-hand-twice = This hand has been played from both seats.
why-no-hands-again = Only in a game of one person and one Nestor, without a clock.
why-no-other-seat-hand = Only a hand that on its own would be dealt and scored the same: not one that was cut short when the target was reached, nor one in which the target made points void, nor one in which another way of finding the leader would change the deal.

# The chart: its name, and what it shows to a screen reader.
review-chart = Chance to win
review-chart-tip = Click to go there. Dots are mistakes and blunders, yours filled.
review-chart-spoken = Chart of the chance to win ({ $side }), hand by hand: { $chances }
review-chart-hand = { $hand }: { $chance }%

# The summary.
review-summary = In this game
review-cost-points = Points given away
review-cost-chance = Chance to win given away, all decisions together
review-cost-rest = of it by best and good plays
review-cost-rest-says = What was best or good cost very little, or no chance to win that could be told from luck. With the mistakes listed below it adds up to all that was given away. With a minus they brought something instead: what wins most games does not always make most points.
review-counted = { $side }: { $count }
percent = { $number }%

# Luck and skill.
review-luck = Luck and skill
review-luck-of = Points ahead
review-whole-game = Game
review-this-hand = This hand
review-own = { $who ->
    [you] By your plays
    [you-and] By the plays of your side
   *[other] By { $side }'s plays
}
review-others = By plays of the others
review-luck-row = By luck
# $sides is `more` for more than two, each of which is compared with the average of the others.
review-luck-known = { $sides ->
    [two] What each play cost its side, it brought the other side.
   *[more] Points ahead are counted from the average of the others, and what a play cost its side may have gone to any of them.
} Plays and luck add up to the result. { $sides ->
    [two] In 95 of 100 such games luck is known to within
   *[more] Luck is known to within about
} { $error ->
    [one] 1 point
   *[other] { $error } points
}.
review-luck-says = Luck is what deals, draws and hidden bones brought beyond what was to be expected. Plays are judged by what their player could know.
plus = +{ $number }
minus = -{ $number }

# The list of what went wrong.
review-mistakes = To learn from
review-no-mistakes = Nothing was worse than good.
review-mistake-line = Hand { $hand }: { $said } It cost { $chance }% in chance to win and { $points ->
    [one] 1 point
   *[other] { $points } points
}.
review-mistake-line-but-gains = Hand { $hand }: { $said } It cost { $chance }% in chance to win, though it made { $points ->
    [one] 1 point
   *[other] { $points } points
} more on average.

# How marks are given.
review-limits = Inaccurate: costs { $inaccurate_points ->
    [one] 1 point
   *[other] { $inaccurate_points } points
} or { $inaccurate_chance }% in chance to win; mistake: { $mistake_points } or { $mistake_chance }%; blunder: { $blunder_points } or { $blunder_chance }%. Points and chance count only if they are larger than the number after their ±: the true figure lies that near in 95 of 100 cases. What is not the best is good if it costs less than that, or if its cost in chance to win does not count.

# The keys.
key-review-decisions = go to the next decision, or to the one before
key-review-mistakes = go to the next mistake, or to the one before
key-review-again = try again from here
