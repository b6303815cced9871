# Nestor's decisions, the blind test of one, and what chance brought each side.

# The titles of the windows, and their places in the menu.
window-decisions = Nestor's decisions
window-honesty = Is it fair?

tip-decisions = Every decision of Nestor's in this game: what he was told before it, and whether he would do the same if your bones were different
tip-honesty = What Nestor knows, how you can see it, and what chance brought you both

# Nestor's decisions.
decisions-explained = Nestor never sees the table as this program does. Before each decision he is told some lines of text, the same that any other program in his seat would be told, and decides by them alone.
decisions-none = Nestor has not had to choose anything in this game yet.
decisions-place = { $decision } of { $of }, in hand { $hand }
decisions-back = Back
tip-decisions-back = The decision before this one
decisions-on = Next
tip-decisions-on = The decision after this one
decisions-table = Show on the table
tip-decisions-table = Go back to the table as it was before this decision
decisions-did = { $name }: { $action }
decisions-hand-goes-on = This hand is still being played. What Nestor was told has his own bones in it, so the game counts as played with help if you look. Every turn he has had in it is listed, even those where he had no choice: to show only the others would give away something about his bones.
decisions-wait = This hand is still being played, and others sit at the table: you can look when it is over. Every turn he has had in it is listed, even those where he had no choice: to show only the others would give away something about his bones.
decisions-look = Look all the same
tip-decisions-look = Show what Nestor knew; the game counts as played with help
decisions-told = What he was told
decisions-told-explained = The rules, his seat, the scores, his own hand, then all that everybody saw. Players are numbered from 0 in the order of play; a bone that another draws is a question mark. “dealt 1 0” says that hand 1 was dealt and player 0 leads; “played 1 6-3@6-6W 15 3+6+6” says that player 1 played 6-3 on the left side of 6-6 (W; E is right, N top, S bottom) and that the ends then count 15, as 3 + 6 + 6; “drew 1 ? 6,3,2” says that player 1 drew a bone with 6, 3 and 2 open.
decisions-copy = Copy these lines
tip-decisions-copy = Copy the lines to the clipboard

# The blind test.
blind-question = Would he do the same if the hidden bones were different?
blind-explained = The bones that he cannot see are dealt again a hundred times, each time at random in a way that fits what was seen. Each time he decides anew, with the same random numbers.
blind-ask = Deal them again
tip-blind-ask = Deal the hidden bones a hundred times, and ask him each time
blind-same = He does the same in { $same } of { $of } deals.
blind-otherwise-in-game = In the game he did something else: he played at another level then, or it was another version of the program.
blind-otherwise-tried = In the game he did something else: it was tried again from a look back, and since then his choices come from other random numbers.
blind-deal = Deal { $deal } of { $of }
blind-picture = { $whose } { $bones }
blind-deal-and = Deal { $deal } of { $of }. { $does }
blind-hand =
    { $who ->
        [you] Your hand, as it might be:
       *[other] { $name }'s hand, as it might be:
    }

# Does Nestor cheat?
honesty-knows = No. Nestor knows what a person in his seat would know: his own bones, the table, and who drew or passed. He is never given your hand or the boneyard, at any level, and every deal is made before the first bone is played.
honesty-see-for-yourself = You need not believe it. Look at what he was told before each decision, and whether he decides differently when your bones are different.
honesty-decisions = Nestor's decisions…
honesty-sealed = Nor can any bone be exchanged: the order of all bones is sealed before each hand, and when the hand is over you can check it yourself, outside this program, with any program that computes SHA-256.
honesty-seals = Sealed deals…
honesty-luck = What chance brought
honesty-luck-explained = All games of your history are counted, except those that replay deals. Games that you left before their end are not in it: whoever leaves games that go badly leaves out just those. Help changes no deal, so the hands and leads of games with help count. Bones drawn after a hint, with the lens or with the tutor count, too: these know no more than you do. In games with any other help (you saw hidden bones, took something back or knew the deals) draws do not count, because you could choose what to draw for: if only bad draws are taken back, only bad ones are left out, and the figure is too good. Older games did not record which help you had: of these, draws count only where you had none.
honesty-stands-out = A figure stands out if chance alone would put it so far off in fewer than two of ten cases.
honesty-counted = What is counted
honesty-games =
    { $count ->
        [0] No finished game is counted yet.
        [one] One game is counted.
       *[other] { $count } games are counted.
    }
honesty-verdict-too-few = There is too little yet to tell luck from a pattern: that takes { $hands } hands.
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
honesty-example = An example to check
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
honesty-example-figures = The figures of this page are such numbers, added up over all hands.
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
