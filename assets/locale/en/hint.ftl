# What the coach says of the position on the table.

# While he thinks.
hint-thinking = Thinking about the best play …

# He has nothing to say.
hint-none = There is nothing to choose now.

# What would be best.
hint-best = Best: { $action }.

# What to do.
hint-lead = lead { $bone }
hint-play = { $bone } on { $place }
hint-blow-up = blow up { $bone }
hint-draw = draw
hint-pass = pass
hint-claim = claim { $points }
hint-silence = claim nothing
