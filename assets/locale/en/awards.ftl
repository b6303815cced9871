# What the end of a hand came to. $who, $name and $partner are as in log.ftl.

pips = { $count ->
    [one] 1 pip
   *[other] { $count } pips
}
# UNIT is `hands` where hands are counted.
points-counted = { UNIT($points) ->
    [hands] { $points ->
        [one] 1 hand
       *[other] { $points } hands
    }
   *[points] { $points ->
        [one] 1 point
       *[other] { $points } points
    }
}
points = { $points ->
    [0] no points
   *[other] { points-counted }
}

# The pips that each player held at the end of a hand.
held = { $who ->
    [you] You held { pips }, { $others }.
   *[other] { $name } held { pips }, { $others }.
}
held-other = { $name } { $pips }
# The same for two sides. $sum is like `9 + 5`, $their_sum like `12 + 20 = 32`.
held-by-partners = { $who ->
    [you-and] You and { $partner } held { $sum }{"\u00A0"}={"\u00A0"}{ pips }, { $others } { $their_sum }.
   *[partners] { $name } and { $partner } held { $sum }{"\u00A0"}={"\u00A0"}{ pips }, { $others } { $their_sum }.
}

# What an award is made of. The sentences further down take it as $made_of.
award-several-hands = { $sum }{"\u00A0"}={"\u00A0"}{ pips }
award-half = Half of { pips }{ $rounded ->
    [down] , rounded down
   *[no] {""}
}
award-domino = Going out
award-block = The block
award-last-bone = The last bone and going out, { $sum }
award-five-a-bone = { $count ->
    [one] { $points } for the bone left over
   *[other] { $points } for each of { $count } bones left over
}
award-to-nearest-five = { $made_of }, rounded to the nearest five
award-nearest-five = { $made_of }, rounded to { $nearest }
award-in-brackets = { $made_of }, counted by bracket
# The same where points are shown as fives.
award-in-fives = { $made_of } ({ $fives ->
    [one] 1 five
   *[other] { $fives } fives
})

# What a side scored or lost by the award.
award-scored = { $made_of }: { $points ->
    [0] 0, so { $who ->
        [you] you
        [you-and] you and { $partner }
        [partners] { $name } and { $partner }
       *[other] { $name }
    } scored nothing.
   *[other] { $who ->
        [you] you
        [you-and] you and { $partner }
        [partners] { $name } and { $partner }
       *[other] { $name }
    } scored { points }.
}
award-lost = { $made_of }: { $who ->
    [you] you
    [you-and] you and { $partner }
    [partners] { $name } and { $partner }
   *[other] { $name }
} lost { $points ->
    [0] nothing
   *[other] { points }
}.
award-void = { $who ->
    [you] { $made_of }: { points } would have taken you past the target and didn’t count.
    [you-and] { $made_of }: { points } would have taken you and { $partner } past the target and didn’t count.
    [partners] { $made_of }: { points } would have taken { $name } and { $partner } past the target and didn’t count.
   *[other] { $made_of }: { points } would have taken { $name } past the target and didn’t count.
}
award-nobody = { $made_of }{ $rounded ->
    [yes] : 0
   *[no] {""}
}, so no one scored.
award-equal = Tied, so no one scored.
award-starts-over = Tied, so the game starts over.
award-lowest-equal = Players tied for the fewest pips, so no one scored.
# How a player went out if that made the hand worth more, in the game’s own word.
way-out = { $way ->
    [doublet] carroça
    [doublet-at-both-ends] cruzada
   *[both-ends] { $game ->
        [brazilian-partners] lá-e-lô
       *[other] capicúa
    }
}
award-hand-won = { $who ->
    [you] You won the hand
    [you-and] You and { $partner } won the hand
    [partners] { $name } and { $partner } won the hand
   *[other] { $name } won the hand
}{ $hands ->
    [one] {""}
   *[other] , which counts for { $hands }
}{ $way ->
    [none] {""}
   *[other] {" "}({ way-out })
}.
award-hands-lost = { $who ->
    [you] Your streak ends at { points-counted }: everyone starts again from zero.
    [you-and] Your streak with { $partner } ends at { points-counted }: everyone starts again from zero.
    [partners] { $name } and { $partner }’s streak ends at { points-counted }: everyone starts again from zero.
   *[other] { $name }’s streak ends at { points-counted }: everyone starts again from zero.
}
award-hands-cleared = Now everyone has won a hand, so everyone starts again from zero: { $who ->
    [you] you had { points-counted }.
    [you-and] you and { $partner } had { points-counted }.
    [partners] { $name } and { $partner } had { points-counted }.
   *[other] { $name } had { points-counted }.
}
award-hand-void = { $who ->
    [you] You won the hand, but it would have taken you past the target and didn’t count.
    [you-and] You and { $partner } won the hand, but it would have taken you past the target and didn’t count.
    [partners] { $name } and { $partner } won the hand, but it would have taken them past the target and didn’t count.
   *[other] { $name } won the hand, but it would have taken them past the target and didn’t count.
}
award-hand-not-won = { $tied ->
    [yes] Tied
   *[no] { blocked-hand }
}, so no one won the hand.
award-carried = Tied, so no one won the hand, and the next one is worth one more.
award-carried-once = Tied, so no one won the hand, and the next one is worth two.
award-block-brings-nothing = No one scored: a blocked hand is worth nothing in this game.

# What a blocked hand is called. $game names the game, as its country may have its own word.
blocked-hand = { $game ->
    [jamaican-partners] Locked
    [cut-throat] Locked
   *[other] Blocked
}

# A bonus in the game’s own word. On the table and at the end of a hand its points follow.
bonus-name = { $bonus ->
    [capicua] Capicúa
    [chuchazo] Chuchazo
    [pass-after-lead] Pass after the lead
    [all-pass] { $game ->
       *[other] All-pass bonus
    }
   *[first-hands] First-hands bonus
}
bonus-scored = { bonus-name } +{ $points }
