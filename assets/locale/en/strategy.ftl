# The strategy page of Help: advice, each with a heading, and positions that show
# it. The numbers in the lines below a position are worked out by the game.

strategy-intro = You can’t choose your bones, but over many games these habits win. The tips for pairs are for games without drawing; the tips on scoring, for games where the open ends score. The positions are from { game-all-fives }, with a free lead; where threes score, count in threes instead.

# The button that starts a lesson.
strategy-practise = Practice: { $lesson }

# Where equal ends score.
strategy-headers = Know the bone that scores
strategy-headers-says = At any time only one bone can score: 5-2 when the ends are 5 and 2, or 5-5 when both are 5. So leave ends whose bone is in your hand or already on the table, and keep a doublet while you can still bring its number to both ends.

strategy-two-plays = Keep two plays in hand
strategy-two-plays-look = Look at the ends a play leaves and at the bones you’d have left. If two of them fit, you can still play even if one of those ends gets covered.
strategy-two-plays-says = If none fit, you’ll have to draw, and every bone you draw is one more to get rid of.
strategy-two-plays-may-draw = Here you may draw even when you can play. Drawing everything is nearly always right: you then know Nestor’s bones, and he can’t draw.
# The same if some bones are buried or kept back.
strategy-two-plays-may-draw-most = Here you may draw even when you can play. Drawing everything is nearly always right: Nestor then can’t draw.
strategy-two-plays-no-draws = If none fit, you pass, and the others play on.

strategy-doublets = Play doublets early
strategy-doublets-says = A doublet fits one number; every other bone fits two. So play doublets while their number is open, heavy ones first. Where fives score, 0-0 and 5-5 are exceptions worth keeping, as you’ll see below.
# For games in which leftover pips cost nothing.
strategy-doublets-no-pips = A doublet fits one number; every other bone fits two. So play doublets while their number is open. Where fives score, 0-0 and 5-5 are exceptions worth keeping, as you’ll see below.
# Where halves add up to seven.
strategy-matadors = Keep your matadors
strategy-matadors-says = The matadors, 0-0, 6-1, 5-2, and 4-3, fit every end, and nothing else fits a blank. Keep one as long as another bone fits, and turn a blank outward when you have one left. Play bones with a blank, doublets, and heavy bones early: they are hard to get rid of.

strategy-drew = Remember what made Nestor draw
strategy-drew-says = When Nestor draws or passes, he has none of the numbers that are open. Remember them. If you can leave him the same numbers again, he can play only what he has drawn since.
strategy-passed = Remember what made Nestor pass
strategy-passed-may-draw = Here Nestor may draw even when he can play, so a draw tells you nothing. When he passes, he has none of the numbers that are open. Remember them: if you can leave him the same numbers again, he can’t play.
strategy-passed-no-draws = When Nestor passes, he has none of the numbers that are open. Remember them: no one draws, so if you can leave him the same numbers again, he can’t play.
# Where halves add up to seven.
strategy-drew-matadors = When Nestor draws or passes, he has no matador and none of the numbers that would have made seven. Remember them: if you leave him the same ends again, he can play only what he has drawn since.
strategy-passed-matadors = When Nestor passes, he has no matador and none of the numbers that would have made seven. Remember them.
strategy-control = Open a number you control
strategy-control-says = Count how many bones of each number are gone. If you hold most of what’s left of a number, bring it to one end, or to two: you can play there next, and the others hardly can. That often decides the hand.

# Three for games in pairs without drawing.
strategy-partner = In pairs: play for two
strategy-partner-says = If you play in pairs without drawing, your partner usually holds several bones of the number they lead or keep opening. Leave it open and bring it back; cover what the others open. If your partner has passed on a number, open another.
strategy-make-pass = In pairs: make the next player pass
strategy-make-pass-says = A pass tells everyone which numbers a player lacks. Leave the next player those numbers and a turn is lost, and your partner is next. If you hold the last bones of a number, don’t hurry to play them: only you can use that end.
strategy-block = In pairs: count before you block
strategy-block-says = If both ends show a number with no bones left, the hand is blocked. First count your own pips and the bones the others hold, and read who wins a block: in most games the side with fewer pips, in some the player with the fewest.
# What a hand is worth, in the games that say so.
strategy-way-out = Look for the way out that counts
strategy-way-out-says = Going out counts 2 with a doublet and 3 with a bone that fits both ends. With three bones left, see whether a doublet can be your last, or whether your last bone has the numbers of both ends. But an ordinary hand that is safe is better than a fine one that fails.
strategy-all-pips = Every pip goes to the winner
strategy-all-pips-says = Here whoever wins the hand scores the pips of all hands, their own side’s too. So winning the hand matters more than getting rid of heavy bones; light ones matter when it may be blocked, because the fewest pips win.
strategy-against-none = Watch who has none
strategy-against-none-says = As long as someone has won no hand, the leader can win the game. If one player gets near the target, help the one who has none: if that player wins a hand after all the others have, everyone starts again from zero.
strategy-set-aside = Bones set aside are never played
strategy-set-aside-says = With double nine, many bones are set aside for the whole hand. A number is safe to leave open only if you have seen nearly all ten of its bones, and a pass means less than with double six: the missing bone may be in no one’s hand. Play the heavy bones early; they cost twice as much here.

strategy-leave-little = Give little away
strategy-leave-little-says = This is the most important habit. Your own points are only half of it: you have to outscore Nestor. Before each play, ask which bones he might have that would score next. The more there are, the likelier he has one. Here you lead:
strategy-leave-little-so = 5-0 and 3-2 score the same, but after 3-2 he can’t score in reply. Lead 3-2, and keep 5-0 for a reply of your own. 4-4 is the careful lead: only 4-2 would score after it, and you have that.
strategy-ten = Lead a ten
strategy-ten-says = When you choose the lead, 5-5 and 6-4 score 10 right away. If you have neither, lead a doublet whose number is on several of your bones, so that you can play on it again. Here you lead:

strategy-answer = Keep bones that score in reply
strategy-answer-says = When Nestor has just scored, the count is a multiple of five, and it still is after a bone that changes it by five or not at all: 6-1, 5-0, 0-0, and 5-5 do that. Keep them for such moments. Here he has just made 15:

strategy-spinner = Keep bones for the spinner
strategy-spinner-says = A short side of the spinner counts nothing until it’s played on. A bone with the number of the spinner and a blank opens it without changing the count, and one with a five adds five. Here Nestor has just made 10:

strategy-change = Count the change, not the sum
strategy-change-says = You don’t have to add up the table again for every bone and end. Ask how the count has to change: here it is 11, so it has to go down by one or six, or up by four. Then look at each end for a bone that does that.
strategy-change-so = You have 1-0, so you play it. Then ask the same question from Nestor’s side, as in the second picture: 10 scores again if it stays the same or changes by five. Few bones do that, and you have two of them yourself, 0-0 and 5-2.
strategy-firecracker = Use your firecracker well
strategy-firecracker-says = You have one firecracker each hand, to use before you play. It clears an end: in the first picture nothing fits, but without 2-1 your 4-2 does. You can play after all, and the play scores 5 more.
strategy-firecracker-count = It changes the count, too: in the second picture the ends add up to 5 without 3-1, and you score that before you even play.
strategy-firecracker-so = If it does neither, keep it: later in the hand it may still score, or let you play when nothing fits. You can’t carry it over to the next hand.

# Above the bones in a picture of the player's hand.
strategy-you-hold = You hold

# A lead: what it scores, and the unseen bones that would score after it ($answers).
strategy-lead = { $points ->
    [0] { $bone } scores nothing.
   *[other] { $bone } scores { $points }.
} { $count ->
    [0] No unseen bone would score in reply.
   *[other] { $answers } would score in reply.
}
# All plays at an end that score.
strategy-makes = { $bone } makes { $count }
strategy-at-end = { $count ->
    [0] { $end }: no bone scores.
   *[other] { $end }: { $plays }.
}
# The unseen bones that would score.
strategy-answers = { $count ->
    [0] Nestor couldn’t score in reply.
   *[other] Nestor would need { $answers }.
}
strategy-blast = Without { $bone } the open ends add up to { $count }.{ $points ->
    [0] {""}
   *[other] {" "}That scores { $points }.
}{ $frees ->
    [0] {""}
   *[other] {" "}Then { $bones } fits.
}
