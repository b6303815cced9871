# Tips: cards that explain something the first time it comes up.

first-hint-lead = Whoever holds the heaviest doublet leads. { $who ->
    [you] You had it, so your { $bone } was played automatically.
   *[other] { $name } had it, so { $bone } was played automatically.
} To play, click a bright bone: those fit.
first-hint-claim = In this game you claim your points: if the open ends score, choose how many points. The next player can take what you miss.
first-hint-draw = None of your bones fit. { $draws ->
    [one] { $backs ->
        [yes] Press “{ turn-draw }”, or click a bone in the boneyard. If it doesn’t fit either, you pass.
       *[no] Press “{ turn-draw }” to take one bone. If it doesn’t fit either, you pass.
    }
    [one-by-one] { $backs ->
        [yes] Press “{ turn-draw }” or click a bone in the boneyard until one fits.
       *[no] Press “{ turn-draw }” until one fits.
    }
   *[until-one-fits] { $backs ->
        [yes] Press “{ turn-draw }” or click a bone in the boneyard: you draw until one fits.
       *[no] Press “{ turn-draw }”: you draw until one fits.
    }
}
first-hint-pass = None of your bones fit, and { $draws ->
    [none] there’s no drawing in this game
    [one] you can’t draw now
   *[until-one-fits] you can’t draw any more
}, so you pass.
first-hint-choose-end = This bone fits more than one end. Click the one you want{ $scores ->
    [yes] : each shows the count it would make, in gold if it scores.
   *[no] .
}
first-hint-choose-half = This bone fits any end, either way round. Click the half that should become the new end.
first-hint-score = { $sum }{ $scores ->
    [fives] , a multiple of five:
    [threes] , a multiple of three:
   *[both] : multiples of five and three score, so
} { points } { $who ->
    [own] for you.
    [own-side] for your side.
   *[other] for { $side }.
}
# The first points for two ends of one number (Bergen).
first-hint-header = Both open ends show the same number{ $header ->
    [double] : a double header,
   *[triple] , and one of them is a doublet: a triple header,
} { points } { $who ->
    [own] for you.
    [own-side] for your side.
   *[other] for { $side }.
}
first-hint-spinner = { $bone } is { $which ->
    [every] a spinner, like every doublet in this game
   *[first] the spinner, the first doublet of the hand
}. Once both its long sides are covered, you can play on its short sides, too.
first-hint-doublet = { $bone } lies across the line. A doublet at an end counts double.
first-hint-tutor = Would you like a warning before a mistake? The tutor gives you one, and the game is listed as assisted.
first-hint-tutor-on = Turn on tutor

# Closes a tip.
first-hint-close = Got it

# Turns tips off.
first-hint-none = Turn off tips

# In Settings: the switch for tips.
settings-first-hints = Tips
settings-first-hints-explained = Short explanations the first time something comes up. Turn off and on again to start over.
