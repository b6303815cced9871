# What a hint says about the position on the table.

# While the hint is worked out.
hint-thinking = Thinking about the best play…

# There is no hint.
hint-none = Nothing to suggest here.

# The best play where there is no other; $play is one of the titles that follow.
hint-only-said = { $play }. { $reason }
hint-title-play = Play { $bone } { $place }
hint-title-lead = Lead { $bone }
hint-title-blow-up = Blow up { $bone }
hint-title-draw = Draw
hint-title-draw-all = Draw everything
hint-title-yield = Let your partner lead
hint-title-pass = Pass
hint-title-claim = Claim { $points }
hint-title-silence = Claim no points

# The same in the middle of a sentence, for a play that is not the best.
hint-play = { $bone } { $place }
hint-lead = { $bone }
hint-blow-up = blowing up { $bone }
hint-draw = drawing
hint-draw-all = drawing everything
hint-yield = letting your partner lead
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
hint-worth = Chance to win the game: { $chance }%; { $next }: { $other }%{ $points ->
    [0] {""}
    [one] , and about 1 point less over the hand
   *[other] , and about { $points } points less over the hand
}.

# Why it is the best: $reason is one of the clauses below, or two, and $drawback what the other
# play $other has for it and against it.
hint-because = { $play }: { $reason }.
hint-compared = { $play }: { $reason }; { $drawback }.
hint-and = { $one }, and { $other }
# Plays that win about as often, and plays that no reason tells apart.
hint-equal = { $play } and { $other } are about equal.
hint-equal-but = { $play }, about equal to { $other }: { $reason }.
hint-better = { $play } wins more often than { $other }, for no simple reason.
hint-better-though = { $play } wins more often, for no simple reason; { $drawback }.
hint-drawback = { $is ->
    [scores-opens] { $other } scores { $points ->
        [one] 1 point
       *[other] { $points } points
    } now but could give away { $opens }
    [scores] though { $other } would score { $points ->
        [one] 1 point
       *[other] { $points } points
    } now
    [opens] { $other } could give away { $opens ->
        [one] 1 point
       *[other] { $opens } points
    }
    [less] after { $other }, a reply is more likely
    [none] after { $other }, none would fit
   *[only] after { $other }, only { $opens } would fit
}

# The same where the other play blocks the hand without winning it, and where $name is the
# partner.
hint-drawback-blocked = { $other } would probably block the hand, which doesn’t help { $who ->
    [you] you
   *[other] { $name }
}
hint-drawback-partner = after { $other }, { $who ->
    [you] you’d have
   *[other] { $name } would have
} none of the open numbers

# The clauses: why it is good. $who is `you` for the person who reads it.
hint-wins = { $claimed ->
    [yes] claiming its { $points ->
        [one] 1 point
       *[other] { $points } points
    } wins the game
   *[no] it wins the game
}
hint-goes-out = { $who ->
    [you] you go out
   *[other] { $name } goes out
}
# $against is `same` if the other play scores as much, and `less` if it scores $instead.
hint-scores = { $points ->
    [one] 1 point
   *[other] { $points } points
}{ $claimed ->
    [yes] {" "}to claim
   *[no] {""}
}{ $against ->
    [same] {" "}either way
    [less] , not { $instead }
   *[nothing] {""}
}
hint-blocks-for = it probably blocks the hand in { $side ->
    [yes] favor of { $who ->
        [you] your side
       *[other] { $name }’s side
    }
   *[no] { $who ->
        [you] your favor
       *[other] { $name }’s favor
    }
}
hint-keeps-open = the hand goes on
hint-leaves = { $scores ->
    [never] it leaves { $who ->
        [you] you
       *[other] { $name }
    } nothing to score on
    [hardly] { $who ->
        [you] you are
       *[other] { $name } is
    } unlikely to score
   *[less] { $who ->
        [you] you have
       *[other] { $name } has
    } less to score on
}
hint-lacks-all = { $who ->
    [you] you have
   *[other] { $name } has
} no { $pips ->
    [0] blanks
   *[other] { $pips }s
}
hint-stops-often = { $plays ->
    [never] { $who ->
        [you] you have
       *[other] { $name } has
    } no bone that fits
    [seldom] { $who ->
        [you] you probably have
       *[other] { $name } probably has
    } no bone that fits
   *[less] { $who ->
        [you] you are
       *[other] { $name } is
    } more likely to be stuck
}
# $often is `yes` if that happens in at least half of the cases.
hint-helps = { $mate ->
    [you] you
   *[other] { $mate_name }
} can { $often ->
    [yes] often
   *[no] more often
} play where { $who ->
    [you] you
   *[other] { $name }
} can’t
# $name is the partner.
hint-spares-partner = it leaves a number open that { $who ->
    [you] you
   *[other] { $name }
} may have
hint-leaves-partners = the { $pips ->
    [0] blank
   *[other] { $pips }
} that { $who ->
    [you] you
   *[other] { $name }
} opened stays open
hint-leads-long = it tells the partner that { $who ->
    [you] you hold
   *[other] { $name } holds
} { $bones } bones with a { $pips ->
    [0] blank
   *[other] { $pips }
}
hint-keeps-led = the { $pips ->
    [0] blank
   *[other] { $pips }
} that { $who ->
    [you] you
   *[other] { $name }
} led stays open
# $name is an opponent.
hint-covers = it covers the { $pips ->
    [0] blank
   *[other] { $pips }
} that { $who ->
    [you] you
   *[other] { $name }
} opened
hint-owns = only { $who ->
    [you] you
   *[other] { $name }
} can play on the { $pips ->
    [0] blanks
   *[other] { $pips }s
}
hint-holds = { $who ->
    [you] you hold
   *[other] { $name } holds
} { $bones } of the last { $of } bones with a { $pips ->
    [0] blank
   *[other] { $pips }
}
hint-fits-both-ends = { $who ->
    [you] your last bone, { $bone },
   *[other] { $name }’s last bone, { $bone },
} would fit both ends
hint-keeps-plays = { $bones ->
    [one] one
   *[other] { $bones }
} of { $who ->
    [you] your
   *[other] { $name }’s
} bones would still fit
hint-prepares = { $who ->
    [you] your { $bone }
   *[other] { $name }’s { $bone }
} could score { $points } next
hint-sheds-pips = { $who ->
    [you] you get
   *[other] { $name } gets
} rid of { $pips ->
    [one] 1 more pip
   *[other] { $pips } more pips
}
hint-sheds-doublet = a doublet fits only one number, so it’s good to play it while you can
hint-keeps-doublet = { $who ->
    [you] your { $bone }
   *[other] { $name }’s { $bone }
} could be played next
hint-draw-may-score = the bone { $who ->
    [you] you draw
   *[other] { $name } draws
} may score
# When a player may draw although a bone fits. $knows is `yes` if that shows all the bones.
# $rival is the next player.
hint-draws-all = { $knows ->
    [yes] then { $who ->
        [you] you know
       *[other] { $name } knows
    } { $rival }’s bones, and { $rival } can’t draw
   *[no] no one else can draw then
}

# The figures behind the clauses.
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
    [side-hand] { $who ->
        [you] your side
       *[other] { $name }’s side
    } wins the hand
    [hand] { $who ->
        [you] you win
       *[other] { $name } wins
    } the hand
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
    [100] {" "}and no bone that fits
   *[other] {" "}and no bone that fits { $chance }% of the time
}.
hint-stops = { $who ->
    [you] You have
   *[other] { $name } has
} no bone that fits { $chance }% of the time; after { $next }, { $instead }%.
hint-draw-scores = { $who ->
    [you] The bone you draw
   *[other] The bone that { $name } draws
} scores { $chance }% of the time.
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
