# What the coach says of the position on the table.

# While he thinks.
hint-thinking = Thinking about the best play…

# He has nothing to say.
hint-none = There is nothing to advise here.

# What is best.
# $play is one of these; $reason a sentence of those below.
hint-said = { $play }. { $reason }
hint-title-play = Play { $bone } { $place }
hint-title-lead = Lead { $bone }
hint-title-blow-up = Blow up { $bone }
hint-title-draw = Draw
hint-title-draw-all = Draw all that is left
hint-title-pass = Pass
hint-title-claim = Claim { $points }
hint-title-silence = Claim nothing

# The same in the middle of a sentence, where it is not the best.
hint-play = { $bone } { $place }
hint-lead = { $bone }
hint-blow-up = blowing up { $bone }
hint-draw = drawing
hint-draw-all = drawing all that is left
hint-pass = passing
hint-claim = claiming { $points }
hint-silence = claiming nothing

# What it is worth. The chances are in percent; the points are the difference over the rest of the hand.
hint-only = Nothing else can be played.
# Where points may be claimed, and where no bone fits, there is one thing to do.
hint-only-claim = The open ends score { $points }.
hint-only-silence = There are no points to claim.
hint-only-stuck = { $who ->
    [you] None of your bones fits.
   *[other] None of { $name }'s bones fits.
}
hint-worth = { $chance }% chance to win. Next best: { $next } with { $other }%, and { $points ->
    [one] 1 point
   *[other] { $points } points
} less (±{"\u00A0"}{ $points_error }).
hint-worth-chance = { $chance }% chance to win. Next best: { $next } with { $other }%.
hint-close = { $chance }% chance to win. About as good: { $next }.

# Why. $who is `you` for who is spoken to; others are called { $name } or { $partner }.
hint-wins = It makes { $points } and wins the game.
hint-goes-out = { $who ->
    [you] It is your last bone, and ends the hand.
   *[other] It is { $name }'s last bone, and ends the hand.
}
# $next is the next best: $against is `same` where it scores as much, `less` where it scores $instead.
hint-scores = It scores { $points }{ $against ->
    [same] , and so does { $next }
    [less] , against { $instead } with { $next }
   *[nothing] {""}
}.
# What speaks against it: the other reasons outweigh it.
hint-gives-up = Against it: { $next } makes { $points } at once{ $own ->
    [0] {""}
   *[other] , this play only { $own }
}.
# The same where points must be claimed first.
hint-wins-claimed = It makes { $points }, and claiming that wins the game for { $who ->
    [you] you
   *[other] { $name }
}.
hint-scores-claimed = It makes { $points }, for { $who ->
    [you] you
   *[other] { $name }
} to claim{ $against ->
    [same] ; { $next } makes the same
    [less] ; { $next } makes only { $instead }
   *[nothing] {""}
}.
hint-blocks = It blocks the hand while { $who ->
    [you] you hold
   *[other] { $name } holds
} fewer pips ({ $chance }% sure).
hint-blocks-of-several = It blocks the hand while { $who ->
    [you] you hold
   *[other] { $name } holds
} the fewest pips ({ $chance }% sure).
# The same where two play as partners.
hint-blocks-side = It blocks the hand while { $who ->
    [you] your side holds
   *[other] { $name }'s side holds
} fewer pips ({ $chance }% sure).
hint-blocks-last = It blocks the hand, and the points for that go to { $who ->
    [you] you
   *[other] { $name }
} ({ $chance }% sure).
hint-blocks-last-side = It blocks the hand, and the points for that go to { $who ->
    [you] your side
   *[other] { $name }'s side
} ({ $chance }% sure).
hint-leaves-less = { $who ->
    [you] You
   *[other] { $name }
} can score on it with { $chance ->
    [0] none
   *[other] { $chance }%
} of the likely hands; after { $next } with { $instead }%.
hint-leaves-fewer = { $who ->
    [you] You
   *[other] { $name }
} can make { $points ->
    [one] 1 point
   *[other] { $points } points
} less on it than after { $next }, on average.
hint-lacks = { $who ->
    [you] You hold
   *[other] { $name } holds
} no { $pips }, and can play nothing with { $chance }% of the likely hands.
hint-lacks-one = { $who ->
    [you] You hold
   *[other] { $name } holds
} no { $pips }.
hint-stops = { $who ->
    [you] You
   *[other] { $name }
} can play nothing with { $chance }% of the likely hands; after { $next } with { $instead }%.
hint-owns = All { $pips }s that are left { $who ->
    [you] are yours
   *[other] are with { $name }
}: nobody else can play there.
hint-keeps-plays = { $bones ->
    [one] One bone
   *[other] { $bones } bones
} in { $who ->
    [you] your hand
   *[other] { $name }'s hand
} { $bones ->
    [one] fits
   *[other] fit
} after it, and { $instead ->
    [0] none
   *[other] only { $instead }
} after { $next }.
hint-prepares = { $who ->
    [you] Your { $bone }
   *[other] { $name }'s { $bone }
} could score { $points } next.
hint-sheds-pips = { $pips ->
    [one] 1 more pip leaves
   *[other] { $pips } more pips leave
} { $who ->
    [you] your hand
   *[other] { $name }'s hand
} than with { $next }.
hint-sheds-doublet = A doublet fits only one number: it is good to be rid of it.
hint-keeps-doublet = { $who ->
    [you] Your { $bone }
   *[other] { $name }'s { $bone }
} can be played after it.
hint-draw-scores = { $who ->
    [you] The bone you draw
   *[other] The bone that { $name } draws
} has a { $chance }% chance of scoring.
# Where bones may be drawn although one fits; the second where nothing is hidden then.
# $rival is the next player.
hint-draws-all = { $who ->
    [you] Once you have drawn all that is left, nobody else can draw.
   *[other] Once { $name } has drawn all that is left, nobody else can draw.
}
hint-draws-all-knows = { $who ->
    [you] Once you have drawn all that is left, you know what { $rival } holds, and { $rival } cannot draw.
   *[other] Once { $name } has drawn all that is left, { $name } knows every bone, and nobody else can draw.
}
# $mate is `you` if the partner is spoken to.
hint-helps-partner = If { $who ->
    [you] you play
   *[other] { $name } plays
} nothing, { $mate ->
    [you] you
   *[other] { $mate_name }
} can play with { $chance }% of the likely hands; after { $next } with { $instead }%.

# The card's buttons.
hint-why = Why?
hint-hide = Hide

# What is advised, for who listens: behind the name of a bone or an end.
hint-advised = { $name }, advised
