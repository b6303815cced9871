# What a hint says about the position on the table.

# While the hint is worked out.
hint-thinking = Thinking about the best play…

# There is no hint.
hint-none = Nothing to suggest here.

# The best play. $play is one of the titles that follow, and $reason one of the sentences
# below.
hint-said = { $play }. { $reason }
hint-title-play = Play { $bone } { $place }
hint-title-lead = Lead { $bone }
hint-title-blow-up = Blow up { $bone }
hint-title-draw = Draw
hint-title-draw-all = Draw everything
hint-title-pass = Pass
hint-title-claim = Claim { $points }
hint-title-silence = Claim no points

# The same in the middle of a sentence, for a play that is not the best.
hint-play = { $bone } { $place }
hint-lead = { $bone }
hint-blow-up = blowing up { $bone }
hint-draw = drawing
hint-draw-all = drawing everything
hint-pass = passing
hint-claim = claiming { $points }
hint-silence = claiming no points

# What it is worth. Chances are in percent, and points are the difference over the rest of the
# hand.
hint-only = No other bone fits.
# When points may be claimed or no bone fits, there is only one thing to do.
hint-only-claim = The open ends score { $points }.
hint-only-silence = There are no points to claim.
hint-only-stuck = { $who ->
    [you] None of your bones fit.
   *[other] None of { $name }’s bones fit.
}
hint-worth = { $chance }% chance to win. Next best: { $next } with { $other }%{ $points ->
    [0] {""}
    [one] , and about 1 point less
   *[other] , and about { $points } points less
}.
hint-close = { $chance }% chance to win. About as good: { $next }.

# Why it is good. $who is `you` for the person who reads it.
hint-wins = { $claimed ->
    [yes] { $who ->
        [you] It makes { $points }. Claim that to win the game.
       *[other] It makes { $points }. Claiming that wins { $name } the game.
    }
   *[no] It scores { $points } and wins the game.
}
hint-goes-out = { $who ->
    [you] It’s your last bone, so you go out.
   *[other] It’s { $name }’s last bone, so { $name } goes out.
}
# $next is the next best play. $against is `same` if it scores as much, and `less` if it scores
# $instead.
hint-scores = { $claimed ->
    [yes] It makes { $points } for { $who ->
        [you] you
       *[other] { $name }
    } to claim{ $against ->
        [same] ; { $next } makes the same
        [less] ; { $next } makes only { $instead }
       *[nothing] {""}
    }.
   *[no] It scores { $points }{ $against ->
        [same] , and so does { $next }
        [less] ; { $next } scores only { $instead }
       *[nothing] {""}
    }.
}
# A drawback that the other reasons outweigh.
hint-gives-up = Drawback: { $next } makes { $points } right away{ $own ->
    [0] {""}
   *[other] ; this play makes only { $own }
}.
hint-blocks = It blocks the hand, and { $chance }% of the time { $gains ->
    [fewer] { $who ->
        [you] you have
       *[other] { $name } has
    } fewer pips
    [fewest] { $who ->
        [you] you have
       *[other] { $name } has
    } the fewest pips
    [side-fewer] { $who ->
        [you] your side
       *[other] { $name }’s side
    } has fewer pips
    [side-points] { $who ->
        [you] your side
       *[other] { $name }’s side
    } gets the points for the block
   *[points] { $who ->
        [you] you get
       *[other] { $name } gets
    } the points for the block
}.
hint-leaves-less = { $who ->
    [you] You
   *[other] { $name }
} { $chance ->
    [0] can’t score in reply; after { $next }, the chance is { $instead }%
   *[other] can score in reply { $chance }% of the time; after { $next }, { $instead }%
}.
hint-leaves-fewer = On average, { $who ->
    [you] you score
   *[other] { $name } scores
} { $points ->
    [one] 1 point
   *[other] { $points } points
} less in reply than after { $next }.
hint-lacks = { $who ->
    [you] You have
   *[other] { $name } has
} no { $pips ->
    [0] blanks
   *[other] { $pips }s
}{ $chance ->
    [0] {""}
   *[other] {" "}and can’t play { $chance }% of the time
}.
hint-stops = { $who ->
    [you] You
   *[other] { $name }
} can’t play { $chance }% of the time; after { $next }, { $instead }%.
hint-owns = All the remaining { $pips ->
    [0] blanks
   *[other] { $pips }s
} { $who ->
    [you] are yours
   *[other] are { $name }’s
}, so no one else can play there.
hint-keeps-plays = { $bones ->
    [one] One
   *[other] { $bones }
} of { $who ->
    [you] your
   *[other] { $name }’s
} bones would still fit; after { $next }, { $instead ->
    [0] none
   *[other] only { $instead }
}.
hint-prepares = { $who ->
    [you] Your { $bone }
   *[other] { $name }’s { $bone }
} could score { $points } next.
hint-sheds-pips = { $who ->
    [you] You get
   *[other] { $name } gets
} rid of { $pips ->
    [one] 1 more pip
   *[other] { $pips } more pips
} than with { $next }.
hint-sheds-doublet = A doublet fits only one number, so it’s good to play it while you can.
hint-keeps-doublet = { $who ->
    [you] Your { $bone }
   *[other] { $name }’s { $bone }
} could be played next.
hint-draw-scores = { $who ->
    [you] The bone you draw
   *[other] The bone that { $name } draws
} scores { $chance }% of the time.
# When a player may draw although a bone fits. $knows is `yes` if that shows all the bones.
# $rival is the next player.
hint-draws-all = { $who ->
    [you] If you draw everything, { $knows ->
        [yes] you know { $rival }’s bones, and { $rival } can’t draw.
       *[no] no one else can draw.
    }
   *[other] If { $name } draws everything, { $knows ->
        [yes] { $name } knows every bone, and no one else can draw.
       *[no] no one else can draw.
    }
}
# $mate is `you` if the partner reads it.
hint-helps-partner = If { $who ->
    [you] you can’t play
   *[other] { $name } can’t play
}, { $mate ->
    [you] you
   *[other] { $mate_name }
} can { $chance }% of the time; after { $next }, { $instead }%.

# The buttons of the card.
hint-why = Why?

# For a screen reader: after the name of the bone or the end that the hint recommends.
hint-advised = { $name }, recommended
