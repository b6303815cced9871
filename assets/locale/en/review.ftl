# The review of a finished hand or game. $who and $name are as in log.ftl. $action is like
# `5-3 on the right`.

# The panel. $count and $n count the mistakes of the player’s side.
review-title = Review: hand { $hand }
review-close = Close review
review-first = First position
review-back = Previous move
review-on = Next move
review-last = Last position
# $named is `yes` where no title names the hand.
review-place = { $done ->
    [0] { $named ->
        [yes] Hand { $hand }, deal
       *[no] Deal
    }
   *[other] { $named ->
        [yes] Hand { $hand }, { $done } of { $actions }
       *[no] { $done } of { $actions }
    }
}
# Where the mistakes of one side are counted: none of the only player at this computer.
review-no-own-mistakes = No mistakes of yours
review-mistakes = { $count ->
    [0] No mistakes
    [one] 1 mistake
   *[other] { $count } mistakes
}
review-mistake-of = { $n } of { $count }
review-mistake-before = Previous mistake
review-first-mistake = My first mistake
review-details = Details
review-swap = Replay with bones swapped
# Below the picture of a play, and on the table.
review-picture = { $is ->
    [best] best, { $chance }%
    [made] played, { $chance }%
    [both] best, { $chance }%
   *[other] { $chance }%
}
review-tag-best = best
review-tag-made = played

# The marks of a decision: in a sentence, and as the name of a row that counts them.
mark-best = the best move
mark-best-count = Best
mark-good = good
mark-good-count = Good
mark-inaccurate = inaccurate
mark-inaccurate-count = Inaccuracies
mark-mistake = a mistake
mark-mistake-count = Mistakes
mark-blunder = a blunder
mark-blunder-count = Blunders
# For a blunder below “{ level-tough }”, and against a beginner.
mark-big-mistake = a big mistake
mark-big-mistake-count = Big mistakes
mark-soft-inaccurate = a small slip
mark-soft-mistake = there was something better
mark-soft-blunder = there was something much better

# While the analysis runs.
review-works = Analyzing…
review-progress = Analyzing: { $percent }%
review-stop = Stop
review-start = Analyze game
tip-review-start = Works out what each move cost
review-not-yet = Not analyzed yet.
review-not-over = You can review between hands and after the game.
review-failed = This game can’t be analyzed.

# A decision in a sentence.
review-said = { $who ->
    [you] You chose { $action }: { $mark }.
   *[other] { $name } chose { $action }: { $mark }.
}
# Above the reasons and the chances at somebody else’s decision.
review-seen-by = From { $name }’s seat: what { $name } could know, and { $name }’s chance to win.
review-best-was = Best was { $best }.

# What a decision cost, and the margin of error in the tooltip (the 95% interval). Of hands
# won, only the chance is told.
percentage-points = { $chance ->
    [one] 1 percentage point
   *[other] { $chance } percentage points
}
review-whose-chance = { $who ->
    [you] your chance to win
   *[other] { $name }’s chance to win
}
review-cost = { $told ->
    [chance] It lowered { review-whose-chance } by { percentage-points }.
    [gain] It lowered { review-whose-chance } by { percentage-points }, but gained { points-counted } on average.
   *[loss] It cost { points-counted } and lowered { review-whose-chance } by { percentage-points }.
}
review-costs-nothing = It made no measurable difference.
review-costs-points = It cost { points-counted }, with no measurable effect on the chance to win.
review-cost-margin = Margin of error: { UNIT($points) ->
    [hands] {""}
   *[points] ±{ points-counted },{" "}
}±{ percentage-points }
review-nothing-to-decide = No choice here.

# The list of what could be chosen: its heads, and its rows for a screen reader.
review-choice = Options
review-chance = Win
review-choice-spoken = { $action }: { $chance }% chance to win, expected lead of { $lead } over the rest of the hand
review-choice-named = { $action }{ $is ->
    [best] , best
    [made] , chosen
    [both] , best and chosen
    [equal] , about equal
    [made-equal] , chosen, about equal
   *[other] {""}
}
# The head of the column of leads. Then, below that list: what its points are, and how plays are ranked.
# $sides is `more` if there are more than two sides.
review-lead = { $unit ->
    [hands] Hands
   *[points] Points
}
review-points-says = { review-lead }: how many more points than { $sides ->
    [two] the other side
   *[more] the best of the others
} its player should get in the rest of the hand. Plays are ranked by how often they win the game.

# The buttons.
review-mistake = Next mistake
tip-review-mistake = Your next mistake, small or big
menu-try-again = Play from here
tip-try-again = A separate game, not added to your tally
why-not-again = Not available at the end of a hand or in timed games.
why-try-of-day = Finish the daily game first.
review-tried-again = You’re playing from here. To return to your own game, choose “{ menu-leave-again }” at the top.
menu-leave-again = Back to my game
tip-leave-again = Leaves the lesson, review, or replay

# The same deals with the bones swapped.
menu-other-seat = Replay game with bones swapped
tip-other-seat = Not added to your tally
menu-other-seat-hand = Replay hand with bones swapped
why-no-other-seat = Only for untimed games between you and one Nestor.
result-seats-changed = You’re replaying the same deals with the bones swapped. To return to your own game, choose “{ menu-leave-again }” at the top.
result-seats-changed-in-hand = You’re replaying hand { $hand } with the bones swapped. If it ends in a tie, another hand follows. To return, choose “{ menu-leave-again }” at the top.
why-hand-twice = You’ve already played these deals with both sets of bones.
why-no-other-seat-hand = This hand can’t be replayed on its own.

# The chart: its name, and what a screen reader says.
review-chart = { $who ->
    [you] Your chance to win
   *[other] Chance to win
}
review-chart-spoken = Chart of the chance to win ({ $side }), hand by hand: { $chances }
review-chart-hand = { $hand }: { $chance }%

# The summary.
review-cost-points = { $unit ->
    [hands] Hands given away
   *[points] Points given away
}
review-cost-chance = Chance given away
# What the two rows above say.
review-cost-says = Given away: how much better the best plays would have done on average, judged by what each player could know.
percent = { $number }%

# Luck and skill.
review-luck = Luck and skill
review-luck-of = { $unit ->
    [hands] Lead in hands
   *[points] Lead in points
}
review-whole-game = Game
review-this-hand = This hand
review-own = { $who ->
    [you] From your plays
    [you-and] From your side’s plays
   *[other] From { $side }’s plays
}
review-others = From the others’ plays
review-luck-row = From luck
# $sides is `more` if there are more than two sides. Each is then compared with the average of
# the others.
review-luck-known = Plays and luck add up to the result. { $sides ->
    [two] {""}
   *[more] The lead is measured against the average of the others.{" "}
}Luck is accurate to about { points-counted }.
review-luck-says = Luck is how much better or worse than average the deals, draws, and hidden bones were. Plays are judged by what the player could know. Points count here even where they don’t change the chance to win.
plus = +{ $number }
minus = −{ $number }

# The list of all mistakes, in the details.
review-all-mistakes = All mistakes
review-mistake-line = Hand { $hand }: { $said } { $best } { $cost }

# How marks are given. Of hands won, only the chance counts.
review-limits = Inaccurate: costs at least { $unit ->
    [hands] {""}
   *[points] { $inaccurate_points ->
        [one] 1 point
       *[other] { $inaccurate_points } points
    } or{" "}
}{ $inaccurate_chance ->
    [one] 1 percentage point
   *[other] { $inaccurate_chance } percentage points
} of the chance to win. Mistake: { $unit ->
    [hands] {""}
   *[points] { $mistake_points } points or{" "}
}{ $mistake_chance } percentage points. Big mistake: { $unit ->
    [hands] {""}
   *[points] { $blunder_points } points or{" "}
}{ $blunder_chance } percentage points (against “{ level-tough }” or “{ level-brutal }”, a blunder). Ignored: costs within the margin of error or without effect on the chance.

# The keys.
key-review-decisions = go to the next or previous decision
key-review-mistakes = go to your next or previous mistake
key-review-again = play from here
