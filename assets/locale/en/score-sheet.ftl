# The score sheet of a game, and the card at its end. $who, $name, and $partner are as in
# log.ftl. $side is like “Iris and Ajax”.

# The titles of the two windows.
window-score-sheet = Score sheet
window-result = Result

# The heads of the first columns, and of the columns of each side.
sheet-hand = Hand
sheet-led = Started by
sheet-plays = plays
sheet-hand-end = at end
sheet-in-all = total

# The last row, and the game with its result in the title.
sheet-total = Total
sheet-game-over = { $game }, { $result ->
    [won] won
    [lost] lost
    [side-won] { $side } won
   *[tied] tied
} { $own }–{ $other }

# The hand that is being played.
sheet-goes-on = This hand is still being played.
# The target was reached before the hand was over, so nothing was scored at its end.
sheet-target-reached = The target was reached, so the game ended in the middle of the hand.

# A row, for a screen reader: the hand, and then each side.
sheet-spoken = Hand { $hand }, { $led ->
    [no] not led yet
   *[yes] { $who ->
        [you] you led
       *[other] { $name } led
    }
}.
sheet-spoken-side = { $side }: { $played ->
    [none] {""}
   *[other] { $played } in play{ $awarded ->
        [none] {" "}so far
       *[other] {""}
    },{" "}
}{ $awarded ->
    [none] {""}
   *[other] { $awarded } at the end,{" "}
}{ $total } total.

# The chart, for a screen reader, and a point of it.
sheet-chart-spoken = Chart of the points after each hand: { $standing }
sheet-chart-hands = Chart of the hands won: { $standing }
sheet-chart-place = After hand { $hand }: { $standing }

# The same deals with both sets of bones: names of numbers.
figure-first-seat = The first time
figure-first-seat-hand = In your game, hand { $hand }
figure-other-seat = With bones swapped

# Names of numbers of a game, and the numbers.
# At the end of a timed game: how its result is worked out. For each second left, the winner
# scores half a percent of their points, and the loser a quarter percent.
figure-score = Points
figure-spread = Margin bonus
figure-spread-of = { $score }{"\u00A0"}−{"\u00A0"}{ $other }{"\u00A0"}={"\u00A0"}{ $points }
figure-spread-none = 0 (winner only)
figure-time = Time bonus
figure-time-of = { $secs }{"\u00A0"}s × { $share ->
    [won] 0.5
   *[lost] 0.25
} × { $score }% = { $points }{ $rounded ->
    [yes] , rounded up
   *[no] {""}
}
figure-time-none = 0 (no time left)
figure-time-given-up = 0 (game given up)
figure-best = Best against { $level }
figure-best-yet = { $points }, a new best
figure-margin = Margin
figure-best-play = Best play
figure-best-play-of = { points }: { $who ->
    [you] your { $bone }
   *[other] { $name }’s { $bone }
}{ $hands ->
    [one] {""}
   *[other] {" "}in hand { $hand }
}
figure-swing = Biggest swing
figure-swing-of = { $who ->
    [you] { points } to you in hand { $hand }
    [you-and] { points } to you and { $partner } in hand { $hand }
    [partners] { points } to { $name } and { $partner } in hand { $hand }
   *[other] { points } to { $name } in hand { $hand }
}
figure-average = Points per hand
figure-hands = Hands
figure-against = Against { $level }

# The record against a level, this game included.
figure-streak = { $won } of { tally-games } won{ $result ->
    [won] , the last { $length } in a row
    [lost] , lost the last { $length }
   *[other] {""}
}

# On the card: the player had help.

# On the card: the game was a replay of known deals.
result-not-counted = This was a replay, so it isn’t added to your tally or history.
# What will be played next, if it’s another game.
result-next = Next game: { $kind }.

# The buttons of the card; $level is one level, or from one to another.
result-again = Play again
result-stronger = Move up: { $level }
result-weaker = Move down: { $level }
result-another = Another game

# The number of the game: others who start a game with it get the same deals.
result-number = Game number { $number } gives the same deals again: “{ window-numbered }” in “{ window-new-game }”.
# The result in one line, to send to a friend. $result is "All Fives, Easy: won 157 to 90";
# $command starts the same game in a terminal.
result-shared = { $assisted ->
    [yes] Nestor Dominoes, { $result }, assisted.
   *[no] Nestor Dominoes, { $result }.
}
result-shared-number = { $shared } The same deals: game number { $number }, or { $command }
# The picture of the table at the end.
result-save-picture = Save picture
result-picture-kind = PNG pictures
result-picture-not-chosen = The picture wasn’t saved: no place was chosen for it. If nothing asked you, your system has no file dialog.
result-picture-saved = Picture saved as { $path }.
result-picture-not-saved = The picture can’t be saved as { $path } ({ $reason }).
result-other-seat = Swap bones
tip-result-other-seat = Replays these deals with your bones and Nestor’s exchanged; not in your tally
