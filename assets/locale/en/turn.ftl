# What is to be done next, and what is said of what was done.
# $who and $name are as in log.ftl.

turn-table-count = Table count
turn-ok = OK
turn-pass-on = Pass the screen on
turn-draw = Draw
turn-pass = Pass
turn-new-hand = New hand
turn-end-game = End game
turn-new-game = New game
turn-result = { window-result }
turn-score-sheet = Scores
turn-leave-again = Back to my game
turn-claim = Claim
# In the field for the number, where scores are shown as points, and as fives.
turn-claim-points = Points
turn-claim-fives = Fives: 10 makes 2
turn-nothing = Nothing
turn-muggins = Muggins!

turn-of = { $who ->
    [you] Your turn
   *[other] { $name }'s turn
}
turn-leads = { $who ->
    [you] You lead
   *[other] { $name } leads
}
turn-lead-with = Lead with { $bone }
turn-choose-an-end = Choose an end for { $bone }
turn-blow-up = Choose a bone to blow up
turn-no-firecracker = There is no bone to blow up now.
turn-without-firecrackers = There are no firecrackers in this game.
turn-no-clock = This game has no clock that runs.
turn-fits-several = { $bone } fits more than one end: click the one you want, or choose it with Up or Down and press Enter.

# What somebody holds.
turn-hand-open = { bones }, { $pips ->
    [one] 1 pip
   *[other] { $pips } pips
}
turn-boneyard = { $count ->
    [0] Boneyard empty
   *[other] { $count } in the boneyard
}
turn-target = of { $target }

# For a screen reader: a player, and what the table counts.
turn-status = { $name }: { $score }, { $hand }
turn-status-target = { $name }: { $score } of { $target }, { $hand }
turn-count = Table count { $count }
turn-count-and-boneyard = Table count { $count }. { $boneyard }

turn-game-to = { $game } to { $target }
turn-game-number = Game number { $number }

turn-rules-wait = The new rules apply from the next hand.
turn-undone = { $who ->
    [you] Taken back. It is your turn again.
   *[other] Taken back. It is { $name }'s turn again.
}
turn-undoes-others = The last move was { $name }'s. To take it back, choose Undo once more.
turn-give-up-first = This game has a clock: give it up before you go back to the one before.
turn-leaves-closed-game = A game with a clock is over for good. Undo once more brings the one before back; this one stays counted.
turn-takes-out = This game is counted. Undo takes it out of the history and the tally until it is over again. If you want that, undo once more.
turn-closed-game-stays = A game with a clock is over for good: it cannot be taken back.
turn-game-back = The previous game is back on the table.
turn-tally-back = The game tally is back.
turn-history-back = The history is back.
turn-done-again = Done again.
turn-later-game-back = The later game is on the table again.
turn-tally-cleared-again = The game tally is cleared again.
turn-history-cleared-again = The history is cleared again.
turn-not-yours = It is { $name }'s turn.
turn-hand-over = This hand is over: press the button to go on.
turn-nothing-to-undo = There is nothing to take back.
turn-nothing-to-redo = There is nothing to redo.
turn-preserved = This position is preserved. Restore brings it back.
turn-preserved-as-it-stands = The game is preserved as it stands, not this moment of it. Restore brings it back.
turn-restored = The preserved position is back. Undo returns to the other game.
turn-nothing-preserved = No position has been preserved yet.
turn-tally-cleared = The game tally is cleared. Undo brings it back.
turn-history-cleared = The history is cleared. Undo brings it back.
turn-give-up = The game on the table is not over. Another takes its place; Undo can bring it back.
turn-loses = The game on the table is not over. It counts as lost if another takes its place.

# A game is looked back at: the hand by its number, how many of its actions have
# been done and how many it has, and what happened last.
turn-review-place = { $done ->
    [0] Hand { $hand }, the deal. { $happened }
   *[other] Hand { $hand }, { $done } of { $actions }. { $happened }
}

# In the menu bar: the game goes on from a moment that was looked back at, or
# plays the same deals again with the hands exchanged.
turn-from-look-back = Tried again
turn-other-seat = Other seat
turn-other-seat-hand = One hand, other seat
# Bones that were not dealt, where nobody draws.
turn-left-over = { $count ->
    [one] 1 left over
   *[other] { $count } left over
}

# For a screen reader: what a command has turned on or off; $what is its line in the menu.
ear-switched = { $what }: { $is ->
    [on] on
   *[off] off
}

# For a screen reader: what is to be done where no bone can be played, $button being the name
# of the button; the bone that was just drawn; the numbers that can be played at.
ear-nothing-fits = None of your bones fits: { $button }.
ear-drawn = Drawn: { $bone }.
ear-go-through = Tab goes through it.
ear-open = Open: { $numbers }

# For a screen reader: a window that has been opened.
ear-window = Window: { $title }
