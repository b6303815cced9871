# What the coach says of the position on the table.

# While he thinks.
hint-thinking = Thinking about the best play …

# He has nothing to say.
hint-none = There is nothing to advise here.

# What is best.
hint-title-play = Play { $bone } on { $place }
hint-title-lead = Lead { $bone }
hint-title-blow-up = Blow up { $bone }
hint-title-draw = Draw
hint-title-draw-all = Draw all that is left
hint-title-pass = Pass
hint-title-claim = Claim { $points }
hint-title-silence = Claim nothing

# The same in the middle of a sentence, where it is not the best.
hint-play = { $bone } on { $place }
hint-lead = { $bone }
hint-blow-up = blowing up { $bone }
hint-draw = drawing
hint-pass = passing
hint-claim = claiming { $points }
hint-silence = claiming nothing

# What it is worth. The chances are in percent; the points are the difference over the rest of the hand.
hint-only = Nothing else can be played.
hint-worth = Chance to win { $chance } %; next best is { $next } with { $other } %, worth { $points ->
    [one] 1 point
   *[other] { $points } points
} less over the rest of the hand.
hint-worth-chance = Chance to win { $chance } %; next best is { $next } with { $other } %.
hint-close = Chance to win { $chance } %. As good: { $next }.

# Why. The next player is called { $name }.
hint-wins = It makes { $points } and wins the game.
hint-goes-out = It is your last bone, and ends the hand.
hint-scores = It scores { $points }.
# The same where points must be claimed first.
hint-wins-claimed = It makes { $points }: claim them, and you win the game.
hint-scores-claimed = It makes { $points }, for you to claim.
hint-blocks = It blocks the hand while you hold fewer pips ({ $chance } % sure).
hint-blocks-last = It blocks the hand, and the points for that go to you ({ $chance } % sure).
hint-leaves-less = { $name } { $chance ->
    [0] cannot score on it with any
   *[other] can score on it with { $chance } %
} of the likely hands; after { $next } with { $instead } %.
hint-leaves-fewer = { $name } can make { $points ->
    [one] 1 point
   *[other] { $points } points
} less on it than after { $next }, on average.
hint-lacks = { $name } holds no { $pips }, and can play nothing with { $chance } % of the likely hands.
hint-stops = { $name } can play nothing with { $chance } % of the likely hands; after { $next } with { $instead } %.
hint-owns = All { $pips }s that are left are yours: nobody else can play there.
hint-keeps-plays = { $bones ->
    [one] One of your bones fits
   *[other] { $bones } of your bones fit
} after it, and { $instead ->
    [0] none
   *[other] only { $instead }
} after { $next }.
hint-prepares = Your { $bone } could score { $points } next.
hint-sheds-pips = { $pips ->
    [one] 1 pip
   *[other] { $pips } pips
} more leave your hand than with { $next }.
hint-sheds-doublet = A doublet fits only one number: it is good to be rid of it.
hint-keeps-doublet = Your { $bone } stays playable.
hint-draw-scores = The bone you draw scores with a chance of { $chance } %.
# Where bones may be drawn although one fits; the second where nothing is hidden then.
hint-draws-all = Take all of them: then nobody else can draw.
hint-draws-all-knows = Take all of them: then you know what { $name } holds, and { $name } cannot draw.
hint-helps-partner = If { $name } plays nothing, { $partner } can play with { $chance } % of the likely hands; after { $next } with { $instead } %.

# The card's buttons.
hint-hide = Hide

# What is advised, for who listens: behind the name of a bone or an end.
hint-advised = { $name }, advised
