# A hand or game that is over is looked back at. $who and $name are as in log.ftl; $action is
# as in `5-3 on the right`.


# The panel. $count, $n: mistakes of the player's side.
review-title = Review: hand { $hand }
review-close = Close review
review-first = First position
review-back = Back
review-on = Next
review-last = Last position
review-place = { $done ->
    [0] Deal
   *[other] { $done } of { $actions }
}
# The same where there is no title.
review-place-low = { $done ->
    [0] Hand { $hand }, deal
   *[other] Hand { $hand }, { $done } of { $actions }
}
review-mistakes = { $count ->
    [0] No mistakes
    [one] 1 mistake
   *[other] { $count } mistakes
}
review-mistake-of = { $n } of { $count }
review-mistake-before = Previous mistake
review-details = Details
review-swap = Swap hands
# Below the picture of a play, and beside it on the table.
review-picture = { $is ->
    [best] best, { $chance }%
    [made] played, { $chance }%
    [both] best, { $chance }%
   *[other] { $chance }%
}
review-tag-best = best
review-tag-made = played

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
review-works = Analyzing…
review-progress = Analyzing: { $percent }%
review-stop = Stop
review-start = Analyze game
tip-review-start = Work out what each move cost
review-not-yet = Not analyzed yet.
review-not-over = Available between hands and after the game.
review-no-decision = No later decision.
review-no-decision-before = No earlier decision.
review-no-mistake = No later mistake.
review-no-mistake-before = No earlier mistake.
review-failed = This game can't be analyzed.

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
} (±{"\u00A0"}{ $points_error }) and { $chance }% winning chance (±{"\u00A0"}{ $chance_error }).
review-cost-but-gains = It cost { $chance }% winning chance (±{"\u00A0"}{ $chance_error }), but gained { $points ->
    [one] 1 point
   *[other] { $points } points
} on average (±{"\u00A0"}{ $points_error }).
review-costs-nothing = It cost nothing measurable.
review-costs-points = It cost { $points ->
    [one] 1 point
   *[other] { $points } points
} (±{"\u00A0"}{ $points_error }), but no measurable winning chance.
review-nothing-to-decide = No choice here.

# What speaks for the best, before the reasons; and where there are none.
review-why = Why { $best } beats { $other }:
review-why-none = The numbers are too close to give a reason.

# The heads of the list of what there was to choose from.
review-choice = Options
review-chance = Win
review-points = Points
review-choice-spoken = { $action }: chance to win { $chance }%, { $points } points in the rest of the hand
review-choice-best = { $action }, best
review-choice-made = { $action }, chosen
review-choice-both = { $action }, best and chosen
review-choice-equal = { $action }, about equal
review-choice-made-equal = { $action }, chosen, about equal
# Under that list: what its points are, and by what the best is the best. $sides is as below.
review-points-says = Points: expected lead over { $sides ->
    [two] the other side
   *[more] the best of the others
} for the rest of the hand. Plays are ranked by how often they win the game.
review-higher-says = The best play and these percentages come from different samples, so a play that is about equal may show a higher percentage.

# The buttons.
review-mistake = Next mistake
tip-review-mistake = Next inaccuracy, mistake or blunder of yours
menu-try-again = Try again from here
tip-try-again = Play on from this position in a separate game that doesn't count
why-not-again = Only where something was still to be done, and without a clock.
why-try-of-day = First play the deal of the day to its end.
review-tried-again = You're playing from here. To return to your own game, choose Back to my game at the top.
menu-leave-again = Back to my game
tip-leave-again = Return to your own game from a lesson, a review or a replayed game

# The same deals from the other seat.
menu-other-seat = Replay game with hands swapped
tip-other-seat = Replay this game with your hand and Nestor's swapped; it doesn't count
menu-other-seat-hand = Replay hand with hands swapped
tip-other-seat-hand = Replay this hand with your bones and Nestor's swapped; it doesn't count
why-no-other-seat = Only for untimed games of you against one Nestor.
result-seats-changed = You replay the same deals from the other seat. To return to your own game, choose Back to my game at the top.
result-seats-changed-in-hand = You replay hand { $hand } from the other seat, as a game of its own. If it's tied, another is dealt. To return, choose Back to my game at the top.
why-hand-twice = This hand has been played from both seats.
why-no-hands-again = Only in a game of one person and one Nestor, without a clock.
why-no-other-seat-hand = This hand can't be replayed on its own.

# The chart: its name, and what it shows to a screen reader.
review-chart = Chance to win
review-chart-spoken = Chart of the chance to win ({ $side }), hand by hand: { $chances }
review-chart-hand = { $hand }: { $chance }%

# The summary.
review-summary = In this game
review-cost-points = Points given away
review-cost-chance = Winning chance given away
review-cost-rest = of it by best and good plays
review-cost-rest-says = Best and good plays cost little or nothing measurable. A minus is a gain: the play that wins most often isn't always the one that scores most.
review-counted = { $side }: { $count }
percent = { $number }%

# Luck and skill.
review-luck = Luck and skill
review-luck-of = Lead in points
review-whole-game = Game
review-this-hand = This hand
review-own = { $who ->
    [you] From your plays
    [you-and] From the plays of your side
   *[other] From { $side }'s plays
}
review-others = From the others' plays
review-luck-row = From luck
# $sides is `more` for more than two, each of which is compared with the average of the others.
review-luck-known = Plays and luck add up to the result. { $sides ->
    [two] In 95 of 100 games like this, luck is right to within
   *[more] The lead is counted from the average of the others. Luck is right to within about
} { $error ->
    [one] 1 point
   *[other] { $error } points
}.
review-luck-says = Luck is how much better or worse than average deals, draws and hidden bones were. Plays are judged by what the player could know.
plus = +{ $number }
minus = -{ $number }

# The list of all mistakes, in the details.
review-all-mistakes = All mistakes
review-mistake-line = Hand { $hand }: { $said } It cost { $chance }% winning chance and { $points ->
    [one] 1 point
   *[other] { $points } points
}.
review-mistake-line-but-gains = Hand { $hand }: { $said } It cost { $chance }% winning chance, but gained { $points ->
    [one] 1 point
   *[other] { $points } points
} on average.

# How marks are given.
review-limits = Inaccurate: { $inaccurate_points ->
    [one] 1 point
   *[other] { $inaccurate_points } points
} or { $inaccurate_chance }% winning chance; mistake: { $mistake_points } or { $mistake_chance }%; blunder: { $blunder_points } or { $blunder_chance }%. Costs within the margin of error (±) are ignored.

# The keys.
key-review-decisions = next or previous decision
key-review-mistakes = next or previous mistake of yours
key-review-again = try again from here
