# The score pad: keeps the score of a game that is played with real bones.

# The line that opens what is set before the first points.
pad-set-up = Sides and target
pad-sides-label = Sides
# The number of sides, and the points that win.
pad-sides = { $count } sides
pad-to = { $sides }, to { $target } points
pad-target = Target
pad-no-target = None
# A side without a name, and the field for its name.
pad-side = Side { $number }
pad-name = Name of side { $number }
# Below a side's score once it has won.
pad-wins = Wins
# The field for points, the keys beside it, and the button of a side that writes them down; $written
# has its sign.
pad-points = Points
pad-minus = Change the sign
pad-empty = Clear the field
pad-add = { $name }: { $written }
# Clears all points; Undo brings them back.
pad-clear = Clear all points
