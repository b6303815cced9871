# The words of the game: on a page of Help, and as tooltips. Each with one sentence.
# “forms” are the forms, in small letters, in which a text has the word.

term-bone = Bone
term-bone-explained = A domino. A set has 28 of them.
term-bone-forms = bone, bones

term-doublet = Doublet
term-doublet-explained = A bone with two equal halves. It lies across the line.
term-doublet-forms = doublet, doublets

term-pips = Pips
term-pips-explained = The dots on a bone. 6-3 has nine of them.
term-pips-forms = pips

term-end = Open end
term-end-explained = Where the line can grow. A half of your bone must match it.
term-end-forms = open end, open ends

term-lead = Lead
term-lead-explained = The first play of a hand.
term-lead-forms = lead, leads, led

term-boneyard = Boneyard
term-boneyard-explained = The bones that no one holds. Most games let you draw from it.
term-boneyard-forms = boneyard

term-spinner = Spinner
term-spinner-explained = A doublet that takes bones on all four sides; in most games, only the first of a hand.
term-spinner-forms = spinner, spinners

term-table-count = Table count
term-table-count-explained = All open ends added up. In { game-all-fives }, a multiple of five scores.
term-table-count-forms = table count, the count

term-go-out = Go out
term-go-out-explained = Play your last bone. That ends the hand, and you win it.
term-go-out-forms = go out, goes out

term-pass = Pass
term-pass-explained = Skip your turn, because you can’t play or draw.
term-pass-forms = pass, passes, passed

term-blocked = Blocked
term-blocked-explained = No one can play any more. The fewest pips usually win.
term-blocked-forms = blocked

term-hand = Hand
term-hand-explained = One deal and its play, until someone goes out or it’s blocked. Also the bones that you hold.
