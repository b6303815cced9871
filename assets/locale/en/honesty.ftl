# Nestor's decisions, the blind test of one, and what chance brought each side.

# The titles of the windows, and their places in the menu.
window-decisions = What Nestor saw
window-honesty = Is it fair?

tip-decisions = What Nestor saw before each decision, and whether your bones matter
tip-honesty = What Nestor knows, and how to check it

# The window: three sentences, the check, and the tabs.
fair-fixed = The bones are fixed before the deal.
fair-sees = Nestor sees only what you would see.
fair-proved = You can check both.
fair-check = Check this game
fair-hands-match = { $count ->
    [one] 1 hand matches its seal.
   *[other] { $count } hands match their seals.
}
fair-hand-fails = Hand { $hand } doesn't match its seal.
fair-hand-later = Hand { $hand }: as soon as it is over.
fair-nestors-match = Nestor's choices match, too.
fair-nestors-fail = Nestor's random choices don't match their seal.
fair-tab-decisions = What Nestor saw
fair-tab-seals = Seals
fair-tab-proof = How it is proved
# The picture of a decision.
fair-picture = The table as Nestor saw it
fair-hidden = { $who ->
    [you] Your bones: { $bones }, hidden
   *[other] { $name }: { $bones }, hidden
}
fair-own = His own bones
fair-boneyard = { $bones } in the boneyard

# Nestor's decisions.
decisions-none = Nestor hasn't had a choice to make yet.
decisions-place = { $decision } of { $of }, hand { $hand }
decisions-back = Previous decision
decisions-on = Next decision
decisions-table = Show on the table
decisions-did = { $name }: { $action }
decisions-hand-goes-on = This hand is still being played. Looking at what Nestor knew marks the game as assisted.
decisions-wait = This hand is still being played. You can look when it is over.
decisions-look = Look anyway
tip-decisions-look = Show what Nestor knew; this marks the game as assisted
decisions-told = the lines of text he was sent, to the letter
decisions-told-explained = The rules, his seat, the scores, his own hand, then all that everybody saw. Players are numbered from 0 in the order of play; a bone that another draws is a question mark. “dealt 1 0” says that hand 1 was dealt and player 0 leads; “played 1 6-3@6-6W 15 3+6+6” says that player 1 played 6-3 on the left side of 6-6 (W; E is right, N top, S bottom) and that the ends then count 15, as 3 + 6 + 6; “drew 1 ? 6,3,2” says that player 1 drew a bone with 6, 3 and 2 open.
decisions-copy = Copy these lines
tip-decisions-copy = Copy the lines to the clipboard

# The blind test.
blind-question = Would he do the same if the hidden bones were different?
blind-explained = The bones he can't see are reshuffled a hundred times, in line with what he has seen, and he decides again.
blind-ask = Deal them again
tip-blind-ask = Reshuffle the hidden bones a hundred times and ask him each time
blind-same = Same choice in { $same } of { $of } deals.
blind-otherwise-in-game = In the game he chose otherwise: at another level, or in another version of the program.
blind-otherwise-tried = In the game he chose otherwise: since it was tried again he has other random numbers.
blind-deal = Deal { $deal } of { $of }
blind-picture = { $whose } { $bones }
blind-deal-and = Deal { $deal } of { $of }. { $does }
blind-hand =
    { $who ->
        [you] Your hand, as it might be:
       *[other] { $name }'s hand, as it might be:
    }

# Does Nestor cheat?
honesty-knows = Nestor knows what a person in his seat would know: his own bones, the table, and who drew or passed. At no level is he given your hand or the boneyard.
honesty-luck = Luck so far
honesty-luck-says = what chance brought you and the others
honesty-luck-explained = All finished games in your history count, except replays. Drawn bones are left out of games in which you saw hidden bones or took moves back, because you could have kept only the good draws.
honesty-stands-out = A figure stands out if chance alone would put it so far off in fewer than two of ten cases.
honesty-counted = What is counted
honesty-games =
    { $count ->
        [0] No finished game is counted yet.
        [one] One game is counted.
       *[other] { $count } games are counted.
    }
honesty-verdict-too-few = Not enough data yet: this takes { $hands } hands.
honesty-verdict =
    { $out ->
        [0] { $of ->
            [one] The one figure that can be told is as expected.
           *[other] All { $of } figures are as expected.
        }
        [one] { $of ->
            [one] The one figure that can be told stands out; by chance alone up to two of ten do, on average.
           *[other] One of { $of } figures stands out; by chance alone up to two of ten do, on average.
        }
       *[other] { $out } of { $of } figures stand out; by chance alone up to two of ten do, on average.
    }
honesty-own-side = Your side
honesty-other-side = The other side
honesty-doublets =
    { $times ->
        [one] Doublets dealt in one hand
       *[other] Doublets dealt in { $times } hands
    }
honesty-pips =
    { $times ->
        [one] Pips dealt in one hand
       *[other] Pips dealt in { $times } hands
    }
honesty-leads =
    { $times ->
        [one] Leads, in one hand in which chance chose who leads
       *[other] Leads, in { $times } hands in which chance chose who leads
    }
honesty-draws =
    { $times ->
        [one] Bones that fitted at once, of one drawn
       *[other] Bones that fitted at once, of { $times } drawn
    }
honesty-figures = { $seen }; { $expected } expected, { $least } to { $most } in 8 of 10 stretches.
honesty-too-few = Too few to tell.
honesty-ordinary = As expected.
honesty-more = More than in { $of } of 100 such stretches.
honesty-less = Less than in { $of } of 100 such stretches.
honesty-luckier = Luckier than { $of } of 100 such stretches.
honesty-unluckier = Unluckier than { $of } of 100 such stretches.
honesty-pictures = In each picture the line in the middle is what was expected. At least eighty of a hundred figures lie in the thick band: those do not stand out. Ninety-five lie in the thin one, which is longer. A triangle points to a figure that lies beyond the edge of the picture.
honesty-example = Check one hand yourself
honesty-example-hand =
    { $game ->
        [before] Hand { $hand } of the game before this one.
       *[table] Hand { $hand } of the game on the table.
    }
honesty-example-dealt =
    { $who ->
        [you] You were dealt { $pips } pips; { $bones } of the 28 bones have { $expected } on average.
        [you-and] You and { $partner } were dealt { $pips } pips; { $bones } of the 28 bones have { $expected } on average.
        [partners] { $name } and { $partner } were dealt { $pips } pips; { $bones } of the 28 bones have { $expected } on average.
       *[other] { $name } was dealt { $pips } pips; { $bones } of the 28 bones have { $expected } on average.
    }
honesty-example-figures = The numbers on this page are these, added up over all hands.
honesty-example-draws = Of each bone drawn in this hand, the share of the boneyard that fitted just then was to be expected:
honesty-example-draw =
    { $who ->
        [you] You drew { $bone }: { $fitting } of { $left } fitted, so { $share } was expected; { $came } came.
       *[other] { $name } drew { $bone }: { $fitting } of { $left } fitted, so { $share } was expected; { $came } came.
    }
honesty-example-sum =
    { $drawn ->
        [one] One bone that was drawn: { $expected } expected, { $came } came.
       *[other] { $drawn } bones that were drawn, together: { $expected } expected, { $came } came.
    }
