# What is told once, when it first happens.

first-hint-claim = Points must be claimed here. If you see that the open ends score, press Claim and say how many points they make; what you leave, the next player may take.
first-hint-draw = None of your bones fits. { $draws ->
    [one] { $backs ->
        [yes] Press Draw, or click a bone that lies face down: if it does not fit either, you pass.
       *[no] Press Draw for one bone: if it does not fit either, you pass.
    }
   *[until-one-fits] { $backs ->
        [yes] Press Draw, or click a bone that lies face down, until one fits.
       *[no] Press Draw until one does.
    }
}
first-hint-pass = None of your bones fits, and { $draws ->
    [none] nobody draws in this game
    [one] you have drawn one, or no bone may be drawn any more
   *[until-one-fits] no bone may be drawn any more
}: you pass.
first-hint-choose-end = This bone fits more than one end. Click the one you want{ $scores ->
    [yes] : the number there is what the open ends would add up to.
   *[no] .
}
first-hint-score = { $sum }, { $scores ->
    [fives] a multiple of five
    [threes] a multiple of three
   *[both] a multiple of five or of three
}: { $points } { $who ->
    [own] for you.
    [own-side] for your side.
   *[other] for { $side }.
}
first-hint-spinner = { $bone } is the spinner, the first doublet of the hand. Once both its long sides are covered, you can play on its short sides too.
first-hint-every-spinner = { $bone } is a spinner, as every doublet is. Once both its long sides are covered, you can play on its short sides too.
first-hint-doublet = { $bone } lies across the line. As long as a doublet is an end, both its halves count.

# Closes the hint.
first-hint-close = Got it

# No hint comes any more.
first-hint-none = No more of these

# In Settings: whether there are hints.
settings-first-hints = Tips
settings-first-hints-explained = Small cards that say what is new, each once. Turned on again, all come once more.
