# The score pad, for games with real bones: who plays, what is written down, and the keys for a
# screen without a keyboard. $name is the name of a side: one player, or partners.

# The games whose rules the pad can take. The last one is any other game.
pad-game = Game
pad-game-mexican-train = Mexican Train
pad-game-chicken-foot = Chicken Foot
pad-game-straight = Straight
pad-game-fives = Fives
pad-game-pairs = Pairs to 100
pad-game-free = Free

# A round, and the doublet that leads it; at the head of the pad, and before a row.
pad-round = Round { $round }
pad-round-of = Round { $round } of { $rounds }
pad-round-of-double = Round { $round } of { $rounds } ({ $doublet ->
    [0] double blank
   *[other] double { $doublet }
})
pad-round-double = { $doublet ->
    [0] Double blank
   *[other] Double { $doublet }
}

# What wins, at the head of the pad.
pad-highest-wins = Highest wins
pad-lowest-wins = Lowest wins
pad-to = To { $target } points
pad-lowest-to = Lowest wins, to { $target } points
pad-exactly = To exactly { $target } points

# A side without a name.
pad-side = Side { $number }
# A head of a column, for a screen reader, and below a name: who deals this round, who leads, who
# has won, and who sits out.
pad-deals = deals
pad-leads = leads
pad-wins = wins
pad-out = sits out

# A cell, for a screen reader; $round is “Round 5” or “Double 8”. $before was written there before
# it was corrected.
pad-cell = { $name }, { $round }: { $written }
pad-cell-corrected = { $name }, { $round }: { $written }, was { $before }
pad-cell-empty = { $name }, { $round }: empty
pad-cell-sits-out = { $name }, { $round }: sits out
# The same while points are typed there; $written is empty at first.
pad-writing = Writing for { $name }, { $round }: { $written }

# Below the rows.
pad-correct = Click any number to correct it.
pad-sit-out-hint = If someone sits out, choose that in the menu at the top.
pad-left = { $count ->
    [one] One round is left.
   *[other] { $count } rounds are left.
}
pad-won = { $name } wins.
pad-won-missed = { $name } wins, with { $count ->
    [one] one round fewer.
   *[other] { $count } rounds fewer.
}
# At the end, after a place: $total is like “Ben 83”.
pad-total-missed = { $total } ({ $count ->
    [one] one round fewer
   *[other] { $count } rounds fewer
})
pad-tied = A tie between { $names }.
pad-past-target = { $name } is past { $target }. If that counts for nothing, replace it with 0.
pad-sitting-out = { $names } { $count ->
    [one] sits out until you click “{ pad-out }” and enter points.
   *[other] sit out until you click “{ pad-out }” and enter points.
}
pad-is-full = This pad is full. Start a new one.
pad-cleared = All points are cleared. “{ menu-undo }” brings them back.

# The keys: a digit, the sign, and the golden button, which writes the points down.
pad-minus = Change the sign
pad-plus = Add another number
pad-backspace = Delete a digit
pad-next = Next: { $name }
# Where no side is next: the side that is being written for.
pad-write = Write for { $name }
# In the menu at the top, and in place of these after a minus: from this round on, the side does not
# play until it has points again.
pad-sits-out = { $name } sits out
# In the menu at the top, for a side that sits out.
pad-plays-again = { $name } comes back

# The buttons at the top and at the bottom.
pad-more = More about this pad
pad-copy-text = Copy as text
pad-clear = Clear all points
pad-set-up = Names and game
pad-pads = All pads
pad-back = Back to the pad
# The same before anything is written.
pad-begin = Start

# The page with names and rules.
pad-sides-label = Players or teams
# Below the number of players or teams, after it was made smaller.
pad-kept = The points of { $names } are kept in case they come back.
pad-sides = { $count } sides
pad-name = Name of side { $number }
pad-up = Move { $name } up
pad-down = Move { $name } down
pad-deals-first = { $name } deals first
pad-deals-first-label = Deals first
# During the game, in place of the two above.
pad-deals-now = { $name } deals now
pad-deals-now-label = Deals now
pad-wins-label = Who wins
pad-highest = Highest
pad-lowest = Lowest
pad-target = Target
pad-no-target = None
pad-exact = Target must be hit exactly
pad-by-round = One row for each round
pad-by-round-explained = Everyone gets an entry in every round, even if it is 0.
pad-first-doublet = First doublet
pad-no-doublet = None
pad-rounds = Rounds
pad-any-rounds = Any
pad-keeping = Board

# The page with all pads: $standing is like “Ana 84, Ben 83”.
pad-new = New pad
pad-spoken = { $game }, { $date }: { $standing }
pad-no-date = nothing written yet
pad-delete = Delete the pad “{ $game }, { $date }”
pad-undelete = Undo delete
pad-too-many = There is room for { $count } pads. Delete one first.
