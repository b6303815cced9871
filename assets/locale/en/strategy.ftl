# The strategy page of Help: advice, each with a heading, and positions that show
# it. The numbers in the lines below a position are worked out by the game.

strategy-intro = The bones are luck, but over many games these habits win. The first three help in every game, the others where the open ends score. The positions are from All Fives; where threes score, count in threes in the same way.

# The button that begins a lesson, which is named in it.
strategy-practise = Practice: { $lesson }

strategy-two-plays = Keep two plays in hand
strategy-two-plays-says = Look at the ends that a play leaves, and at what you still hold. If two of your bones fit, one of those ends may be covered and you can still play on the other. If none fits you draw, and every bone drawn is one more to get rid of.
strategy-two-plays-may-draw = Here you may draw even when a bone fits. Between two, taking all that is left is nearly always right: then you know which bones are still out, and nobody else can draw. After that, look at the ends that a play leaves, and at what you still hold: if two of your bones fit, one of those ends may be covered and you can still play on the other.
strategy-two-plays-no-draws = Look at the ends that a play leaves, and at what you still hold. If two of your bones fit, one of those ends may be covered and you can still play on the other. If none fits you have to pass, and the others play on.

strategy-doublets = Let go of doublets early
strategy-doublets-says = A doublet fits one number, every other bone fits two. So play a doublet while its number is open, the heavy ones first. Where fives score, 0-0 and 5-5 are the exceptions: they are worth keeping, as you see below.
# Where pips left in a hand cost nothing.
strategy-doublets-no-pips = A doublet fits one number, every other bone fits two. So play a doublet while its number is open. Where fives score, 0-0 and 5-5 are the exceptions: they are worth keeping, as you see below.

strategy-drew = Remember what made Nestor draw
strategy-drew-says = When Nestor draws or passes, he holds none of the numbers that are open. Remember them. If you can leave him those same numbers again, he has nothing to play but what he has drawn since.
strategy-passed = Remember what made Nestor pass
strategy-passed-may-draw = Here Nestor may draw even when a bone of his fits, so a draw tells you nothing. When he passes, he holds none of the numbers that are open. Remember them: if you can leave him those same numbers again, he has nothing to play.
strategy-passed-no-draws = When Nestor passes, he holds none of the numbers that are open. Remember them: nobody draws, so if you can leave him those same numbers again, he has nothing to play.

strategy-leave-little = Leave him little
strategy-leave-little-says = This is the most important one. Points of your own are only half of it: what wins is to score more than he does. For each play ask which bones he may hold that would score after it. The more there are, the likelier he has one. Here you lead:
strategy-leave-little-so = 5-0 and 3-2 score the same, but only after 3-2 is there nothing that he could answer with. Lead 3-2, and keep 5-0 for an answer of your own. 4-4 is the careful lead where nothing scores: it could only be answered by 4-2, which you hold.

strategy-answer = Keep bones that answer
strategy-answer-says = When Nestor has just scored, the count is a multiple of five. It still is after a bone that changes it by five, or not at all: 6-1, 5-0, 0-0 and 5-5 do that. Keep them for such a moment. Here he has just made 15:

strategy-spinner = Better still, keep bones for the spinner
strategy-spinner-says = A short side of the spinner counts nothing until it is played on. A bone with the number of the spinner and a blank opens it without changing the count, and one with a five adds five. Here he has just made 10:

strategy-change = Count the change, not the sum
strategy-change-says = There is no need to add up the table anew for every bone and every end. Take the table count and ask how it has to change. Here it is 11: one less or six less scores, or four more. Now go from end to end and ask which bone makes that change.
strategy-change-so = You hold 1-0, so you play it. Then ask the same for him, as in the second picture: 10 scores again if it stays as it is, or changes by five. Few bones do that, and two of them, 0-0 and 5-2, are in your own hand.

# Above the bones in a picture of the player's hand.
strategy-you-hold = You hold

# A lead: what it scores, and how many bones not seen yet would score after it,
# which are $answers.
strategy-lead = { $points ->
    [0] { $bone } scores nothing.
   *[other] { $bone } scores { $points }.
} { $count ->
    [0] No bone would answer it.
   *[other] { $answers } would answer it.
}
# All plays at an end that score.
strategy-makes = { $bone } makes { $count }
strategy-at-end = { $count ->
    [0] { $place }: no bone scores.
   *[other] { $place }: { $plays }.
}
# The bones not seen yet that would score.
strategy-answers = { $count ->
    [0] Nestor could not answer.
   *[other] Nestor would need { $answers }.
}
