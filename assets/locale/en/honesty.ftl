# Does Nestor cheat? His decisions, a blind test of each, and the luck of each side.

# The titles of the windows, and their places in the menu.
window-decisions = What Nestor saw
window-honesty = Does Nestor cheat?

tip-decisions = Each of his decisions, and a blind test
tip-honesty = What Nestor knows, and how to check it

# The top of the window: three sentences, the check, and the tabs.
fair-fixed = The order of the bones is set before the deal.
fair-sees = Nestor sees only what you would see in his seat.
# At the top of the page on how it’s proved, in Nestor’s voice.
nestor-knows-this = I know what anyone in my seat would know: my own bones, what lies on the table and who played it, how many bones you hold and how many are in the boneyard, when you drew or passed, and the score.
nestor-knows-not = I don’t know your bones or the order of the boneyard, at any level. Everything that’s left to chance is settled before the hand starts: I can’t swap a bone.
fair-check = Check this game
fair-hands-match = { $count ->
    [one] 1 hand matches its seal.
   *[other] { $count } hands match their seals.
}
fair-hand-fails = Hand { $hand } doesn’t match its seal.
fair-hand-later = Hand { $hand } can be checked when it’s over.
fair-nestors-match = Nestor’s random choices match their seal.
fair-nestors-fail = Nestor’s random choices don’t match their seal.
fair-tab-seals = Seals
fair-tab-proof = How it’s proved
# The picture of a decision.
fair-picture = The table as Nestor saw it
fair-hidden = { $who ->
    [you] Your bones: { $bones }, hidden
   *[other] { $name }: { $bones }, hidden
}
fair-own = His own bones
fair-boneyard = { $bones } in the boneyard

# Nestor's decisions.
decisions-none = Nestor hasn’t had a choice to make yet.
decisions-place = { $decision } of { $of }, hand { $hand }
decisions-back = Previous decision
decisions-on = Next decision
decisions-table = Show on the table
decisions-hand-goes-on = This hand isn’t over. Looking at what Nestor knew marks the game as assisted.
decisions-wait = You can look when this hand is over.
decisions-look = Look anyway
decisions-told = The exact text he was sent
decisions-copy = Copy these lines

# The blind test.
blind-question = Would he do the same if the hidden bones were different?
blind-explained = The bones he can’t see are reshuffled a hundred times in ways that fit what he has seen, and each time he decides again.
blind-ask = Run the test
blind-same = Same choice in { $same } of { $of } deals.
blind-otherwise-in-game = In the game he chose differently, because he played at another level or in another version of the program.
blind-otherwise-tried = In the game he chose differently, because you had played on from a review.
blind-deal = Deal { $deal } of { $of }
blind-picture = { $whose } { $bones }
blind-deal-and = Deal { $deal } of { $of }. { $does }
blind-hand =
    { $who ->
        [you] Your bones could be:
       *[other] { $name }’s bones could be:
    }

# The luck of each side.
honesty-luck = Luck so far
honesty-luck-says = How lucky you and the others have been
honesty-luck-explained = Based on all games in your history, except games whose deals you had played before. Where you saw hidden bones or undid moves, draws are left out, because you could have kept only the good ones.
honesty-stands-out = A number stands out if chance alone would put it this far off less than 20% of the time.
honesty-counted = What’s included
honesty-games =
    { $count ->
        [0] No games counted.
        [one] Based on 1 game.
       *[other] Based on { $count } games.
    }
honesty-verdict-too-few = Not enough data yet: this takes { $hands } hands.
honesty-verdict =
    { $out ->
        [0] { $of ->
            [one] The only number so far is in the normal range.
           *[other] All { $of } numbers are in the normal range.
        }
        [one] { $of ->
            [one] The only number so far stands out; by chance, up to 20% of numbers do.
           *[other] 1 of { $of } numbers stands out; by chance, up to 20% of them do.
        }
       *[other] { $out } of { $of } numbers stand out; by chance, up to 20% of them do.
    }
honesty-other-side = The others
honesty-doublets =
    { $times ->
        [one] Doublets dealt, in 1 hand
       *[other] Doublets dealt, in { $times } hands
    }
honesty-pips =
    { $times ->
        [one] Pips dealt, in 1 hand
       *[other] Pips dealt, in { $times } hands
    }
honesty-leads =
    { $times ->
        [one] Leads, in 1 hand with a random leader
       *[other] Leads, in { $times } hands with a random leader
    }
honesty-draws =
    { $times ->
        [one] Drawn bones that fit right away (1 drawn)
       *[other] Drawn bones that fit right away ({ $times } drawn)
    }
honesty-figures = { $seen } (expected { $expected }; usually { $least } to { $most })
honesty-too-few = Not enough data yet.
honesty-ordinary = As expected.
honesty-more = By chance, { $of }% of players would get fewer.
honesty-less = By chance, { $of }% of players would get more.
honesty-luckier = Luckier than { $of }% of players.
honesty-unluckier = Unluckier than { $of }% of players.
honesty-pictures = In each chart the middle line is the expected number. The thick band covers at least 80% of what chance gives, the thin one 95%. A triangle points to a number beyond the chart.
