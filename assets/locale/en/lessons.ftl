# Lessons: positions from real games. Each question is answered by playing on the table.

window-lessons = Lessons

# The list of lessons.
lessons-waits = Answer by playing on the table. Your own game waits.
lessons-answered = { $count } of { $of } questions
lesson-questions = { $count } questions
lesson-progress = { $done } of { $count } questions answered, { $first } on the first try
lesson-start = Start
lesson-go-on = Continue
lesson-again = Repeat

# In a lesson.
lesson-place = Question { $number } of { $count }
lesson-shown-place = Play { $number } of { $count }
lesson-onward = Next
lesson-back = Back
lesson-first-question = First question
lesson-next = Next question
lesson-finish = Finish the lesson
lesson-finish-play = { players-sit-down }
lesson-try-again = Try again
lesson-show = Show me
lesson-leave = Leave the lesson
lesson-all = All lessons
lesson-is-answered = You’ve already answered this question. Press the button to continue.
# Where a play is only shown, and something on the table was clicked. $button leads on.
lesson-watch = Just watch for now: press “{ $button }” to go on.

# Below a question: the draws and passes of the hand so far. $open are the numbers that were
# open then.
lesson-seen = Draws and passes in this hand
lesson-seen-turn = { $name } { $bones ->
    [0] passed
    [one] drew 1 bone
   *[other] drew { $bones } bones
} (open: { $open }).

# Above the reply to an answer.
lesson-right = Right!
lesson-wrong = Not quite.
lesson-shown = The answer:

# A play: the bone, and the one on the table that it touches; and a draw.
lesson-play = { $bone } on { $on }
lesson-draw = drawing
lesson-blow-up = your firecracker on { $bone }

# The reply to an answer. $play is one of the above.
lesson-shown-play = Play { $play }.
lesson-shown-draw = Draw.
lesson-shown-blow-up = Blow up { $bone }.
lesson-worth = It wins { $chance }% of the time. Next best: { $next } with { $other }%{ $points ->
    [0] {""}
    [one] , and about 1 point less this hand
   *[other] , and about { $points } points less this hand
}.
lesson-makes = With { $play } the count is { $sum }. { $points ->
    [0] That scores nothing.
    [one] That scores 1 point.
   *[other] That scores { $points } points.
}
lesson-scores-more = Another play scores more.

# Below the reply to a wrong answer. $play is one of the above; its bone is raised.
lesson-answer-is = { $play } is the answer: click the raised bone.
# The right bone was played at the wrong end.
lesson-answer-is-there = Right bone, wrong place: press “{ lesson-try-again }” and play { $play }.

# After the last question of the first lesson.
lesson-well-done = Well done!
lesson-well-done-says = You can match, count, and score. That’s all you need for a first game.

lesson-better = There’s something better here.
lesson-costs = Over the rest of the hand, { $play } costs you about { $points ->
    [one] 1 point
   *[other] { $points } points
}.
lesson-costs-chance = With { $play } you win { $chance }% of the time; with the best play, { $best }%.

# The lessons, each with its name, its purpose, its questions, and why each answer is right.
# The positions are in assets/lessons.ron.

lesson-counting = Counting the ends
lesson-counting-explained = What the open ends add up to.
lesson-counting-shown-1 = Each of you got seven bones; the rest is the boneyard. Nestor led 6-6. It’s a doublet: both halves have the same pips, and it lies across the line. Then you laid 6-0 on it: the halves that touch must match.
lesson-counting-shown-2 = Nestor plays 6-5 on the other side. The line now has two open ends, a blank and a 5. After each play they’re added up: 0{"\u00A0"}+{"\u00A0"}5{"\u00A0"}={"\u00A0"}5. A multiple of five scores, so he gets 5 points.
lesson-counting-shown-3 = You play 5-5. At an end, both halves of a doublet count: 0{"\u00A0"}+{"\u00A0"}10{"\u00A0"}={"\u00A0"}10, and 10 points for you.
lesson-counting-1 = Nestor has led 6-6. Both halves count: 12. Which of your bones makes a multiple of five: 5, 10, or 15? Click it.
lesson-counting-1-why = 6-6 still counts 12 while one of its long sides is open, and 6-3 adds its 3.
lesson-counting-2 = The open ends add up to 18: 10 for the doublet 5-5 and 8 for the doublet 4-4. One of your bones scores: click it.
lesson-counting-2-why = 4-0 covers 4-4. A doublet counts double only while it’s an end: its 8 is gone, the blank adds nothing, and 10 is left.
lesson-counting-3 = The open ends add up to 17: 12 for the doublet 6-6 and 5 at the other end. 6-5 fits both of them, and scores on one. Where? Click 6-5, then that end.
lesson-counting-3-why = On 6-6 it covers the doublet: 12 comes off, and a second 5 comes in. On the 5 it would leave a 6, and 18 scores nothing.
lesson-counting-4 = 6-6 is covered on both long sides now, so it no longer counts, but bones with a 6 fit its short sides, too. Only the 5 and the blank at the ends count: 5. Which bone makes 10?
lesson-counting-4-why = 5-0 on the blank leaves a 5 there: 5{"\u00A0"}+{"\u00A0"}5{"\u00A0"}={"\u00A0"}10. 6-6, the first doublet of the hand, is called the spinner. Its short sides count nothing until someone plays there.

lesson-scoring = Finding the score
lesson-scoring-explained = The bone and the end that score.
lesson-scoring-1 = Every count that is a multiple of five scores. Nestor has just made 10. Two of your bones score now: play the one that scores more.
lesson-scoring-1-why = 6-3 covers the doublet: its 6 goes and a new 6 comes in, so the count stays at 10. 3-1 would make only 5.
lesson-scoring-2 = The open ends add up to 4: a 3 and a 1. One of your bones scores.
lesson-scoring-2-why = You need one more, and 2-1 on the 1 leaves a 2 there.
lesson-scoring-3 = The open ends add up to 9: a 4 and a 5. 5-4 fits both of them, and scores on one. Where?
lesson-scoring-3-why = On the 4 it leaves a 5, one more. On the 5 it would leave a 4, one less, and 8 scores nothing.
lesson-scoring-4 = The open ends add up to 16: 12 for the doublet 6-6, and 4 at the other end. What scores the most?
lesson-scoring-4-why = On the 4, the doublet 4-4 counts 8: four more. Doublets make the big scores.

lesson-change = Count the change
lesson-change-explained = What a play adds or takes away.
lesson-change-1 = Nestor has just made 10. A play that changes nothing scores 10 again. Which one is it?
lesson-change-1-why = 0-0 on the blank leaves the count as it is. That makes it one of the best bones to hold.
lesson-change-2 = Nestor has just made 15. You don’t have to add it all up again: two of your bones change it by five. Play the one that scores more.
lesson-change-2-why = 5-5 turns a 5 into 10, which is five more. 5-0 would turn it into nothing, five less.
lesson-change-3 = Nestor has made 15 again, and you hold 1-0 and 5-0. Which of them changes the count by five?
lesson-change-3-why = 5-0 on the 5 takes five away. 1-0 on the 1 would take one away, and 14 scores nothing.
lesson-change-4 = Now the count is 12, with the doublet 5-5 at one end and a 2 at the other. Three more make 15. What scores the most?
lesson-change-4-why = 5-2 turns the 2 into a 5, which is three more. 5-3 on the doublet takes off ten and adds three, which makes only 5.

lesson-spinner = The spinner
lesson-spinner-explained = What its short sides are good for.
lesson-spinner-1 = Nestor has just made 5. Both long sides of the spinner 6-6 are covered, so its short sides are open. Score 5 again.
lesson-spinner-1-why = A short side counts nothing until it’s played on. 6-0 opens it with a blank, and 5 stays 5.
lesson-spinner-2 = The open ends add up to 6, and none of your bones score on the 5 or the 1. Use the spinner 6-6.
lesson-spinner-2-why = You need four more, and 6-4 on a short side adds its 4 without taking anything away.
lesson-spinner-3 = Nestor has just made 10. This time the spinner is 4-4. Score 10, too.
lesson-spinner-3-why = 4-0 adds a blank, and 10 stays 10. A bone with the number of the spinner and a blank is worth keeping.
lesson-spinner-4 = 6-2 is your only bone that fits: on the 6 of 6-1, or on the spinner 6-6. Neither scores. Which is better?
lesson-spinner-4-why = On 6-1 it leaves Nestor only 5-2 to score with. On the spinner it would be 2-0, 2-2, or 4-2.

lesson-leave-little = Give little away
lesson-leave-little-explained = What your play leaves Nestor.
lesson-leave-little-1 = Nestor has led 6-6. You can play 6-2 or 6-4, and neither scores. Which leaves him less?
lesson-leave-little-1-why = After 6-2 only 6-3 scores for him: 3-2 would, too, but you hold it. After 6-4 it would be 4-3, 4-4, or 6-1.
lesson-leave-little-2 = Nestor has just made 15, and you can’t score. Make sure he can’t score again.
lesson-leave-little-2-why = No bone he might have turns 18 into a multiple of five. After 6-4 he could score with 3-1, 4-2, or 6-3, and after 3-2 with 6-3.
lesson-leave-little-3 = Nestor has made 10 and holds two bones. You can’t score now. Leave him nothing.
lesson-leave-little-3-why = None of the unseen bones score on 8. After 2-1 he could score with 1-1, 3-2, or 6-1, and after 2-2 with 4-3, 5-2, or 6-3.
lesson-leave-little-4 = Two plays score here: 0-0 makes 10, and 5-0 makes 15. Which is worth more in the end?
lesson-leave-little-4-why = After 5-0 Nestor could make 20 with 5-5. After 0-0 he can’t score: 3-0 would, but he drew when a 3 was open. And your 5-0 can make 15 next.

lesson-answers = Keep a reply
lesson-answers-explained = A bone ready to score next time.
lesson-answers-1 = Nestor has led 6-6. You can play 6-4 or 6-5, and neither scores. Which one prepares something?
lesson-answers-1-why = On the 5 your 5-3 would make 15 next, and for Nestor only 6-0 scores. After 6-4 he could score with 4-3, 4-4, or 6-1, and you couldn’t score at all.
lesson-answers-2 = Nestor has just made 10. You can play 4-0 or 5-4, and neither scores. Keep the one that will.
lesson-answers-2-why = On the 4 that 4-0 leaves, your 5-4 would make 15 next. If you play 5-4 now, it’s gone, and Nestor can score with 1-0, 5-1, 6-0, or 6-5.
lesson-answers-3 = Nestor has just made 15, and none of your bones score. Which play lets you score next and leaves him little?
lesson-answers-3-why = Your 6-5 on the doublet 6-6 would make 10 next, and for Nestor only 6-0 scores. After 6-4 it would be 3-1, 3-3, 4-2, or 6-3.
lesson-answers-4 = You hold 4-4, 5-3, and 6-3, and none of them score now. Which play prepares the next one best?
lesson-answers-4-why = After 5-3 your 6-3 makes 10 next, on the 3 or on a short side of the spinner 6-6. After 6-3 your 5-3 would make 10 only on the 5, and 3-1, 3-3, or 4-2 would score five more for Nestor. After 4-4 none of your bones would score.

lesson-doublets = Doublets
lesson-doublets-explained = When to play them, when to wait.
lesson-doublets-1 = None of your bones score here. Which would you get rid of first?
lesson-doublets-1-why = 2-2 fits only one number, which is open now. 6-4 and 6-5 fit two numbers each and will find a place later.
lesson-doublets-2 = You can play 4-4 or 6-4, both on the 4. Which one?
lesson-doublets-2-why = All the other fours are on the table. If you play 6-4, there will never be another 4 for 4-4, and Nestor could score with 6-2. After 4-4 the count is 11, and he can’t score at all.
lesson-doublets-3 = Nestor has just made 15, and none of your bones score. Do you play 3-2 or 3-3?
lesson-doublets-3-why = 3-3 needs a 3, and there is one now. 3-2 also fits a 2. If Nestor goes out, he scores the pips in your hand, and 3-3 has more of them.
lesson-doublets-4 = Nestor has just made 10. You can play 2-0 or 6-4. Which leaves a place for one of your doublets?
lesson-doublets-4-why = 2-0 leaves a blank for your 0-0, and only 5-4 would score for Nestor. After 6-4 no doublet of yours would fit, and he could score with 2-2 or 6-3.

lesson-drawing = Drawing
lesson-drawing-explained = When you must, and how to avoid it.
lesson-drawing-1 = Look at both ends and at your bones. What do you do?
lesson-drawing-1-why = The ends show a blank and a five, and you have neither. So you draw until a bone fits, and play that one.
lesson-drawing-2 = Which play leaves you something for your next turn, and Nestor little to score with?
lesson-drawing-2-why = Your 6-4 still fits a short side of the spinner. After 6-4 on the 4 none of your bones would fit, and you’d have to draw. After 6-4 on the spinner Nestor could make 10 with 4-1 or 5-2.
lesson-drawing-3 = 6-5 is your only bone that fits, and on the 6 of 6-3 it scores 10. But where is it best?
lesson-drawing-3-why = Every end is a six now, and there are no sixes left. Nestor has to draw the whole boneyard and still can’t play: the hand is blocked, and he holds all those pips.
lesson-drawing-4 = One play scores and makes it hard for Nestor to play at all. Find it.
lesson-drawing-4-why = Every end is a five now. Of the unseen bones only 5-0 and 5-4 fit, so he nearly always has to draw.

lesson-passes = Reading draws and passes
lesson-passes-explained = What they tell you.
lesson-passes-1 = In this game no one draws. Nestor has just passed, with a 4 and a blank open. Make him pass again.
lesson-passes-1-why = He has no 4 and no blank, and nothing else is open. You also get rid of a doublet. 4-2 or 6-0 would open another number for him.
lesson-passes-2 = Nestor drew when only a 4 was open. 5-4 fits both ends now. Where do you play it?
lesson-passes-2-why = Both ends show a 4 now. Nestor drew a 4 and played it right away, so he has none left and has to draw again. On the 4 you’d have left him two fives.
lesson-passes-3 = A moment ago Nestor drew three bones with a 6 open, and the last of them was 4-3. What do you play?
lesson-passes-3-why = Both ends show a 6 now, and he has none. The only unseen six is 6-5, so he has to draw until he finds it.
lesson-passes-4 = Nestor holds one bone. He drew when a blank, a 1, and a 5 were open. Then he drew again when a blank, a 5, and a 6 were open. Play so that his last bone doesn’t fit.
lesson-passes-4-why = His last bone has no blank, 1, 5, or 6, so of the unseen bones it can only be 4-4. Only a blank, a 2, and a 5 are open, and he has to draw. After 4-2 he’d have played it on the 4 and gone out.

lesson-last-bones = The last three bones
lesson-last-bones-explained = Count what is left.
lesson-last-bones-1 = You hold three bones, each with a 5. Nestor holds two. What do you play, and where?
lesson-last-bones-1-why = Both ends show a 5 now. The only unseen five is 5-5; the others are yours. Nestor nearly always has to draw, and you keep playing.
lesson-last-bones-2 = Count the threes: five of them are on the table, and you hold the other two. What do you play?
lesson-last-bones-2-why = The new 3 waits for you: only your own 5-3 fits there. After that 5-4 can follow on its 5.
lesson-last-bones-3 = Nestor holds one bone, and all fives but yours are on the table. Where do you play 5-3?
lesson-last-bones-3-why = Both ends show a 5 now. Nestor draws everything and still can’t play. The hand is blocked, and your 0-0 weighs nothing.
lesson-last-bones-4 = All Fives again. You hold 1-1 and 3-2, and neither scores now. Which goes first?
lesson-last-bones-4-why = No bone Nestor might have scores on 4, and your last bone, 3-2, would make 5 on the 2. If you play 3-2 first, he can score with 4-3.

lesson-blocking = Blocking
lesson-blocking-explained = End the hand when it suits you.
lesson-blocking-1 = In this game no one draws. If no one can play, the player with fewer pips scores the difference. Nestor passed when only sixes were open. Block the hand.
lesson-blocking-1-why = Both ends show a 6. Nestor has none, and you have none left: the hand is blocked. You hold 15 pips in four bones, and he holds six bones.
lesson-blocking-2 = Nestor has passed twice with a 5 open. 5-3 fits both ends. Where does it block the hand?
lesson-blocking-2-why = Both ends show a 5, and Nestor has none. You can’t play either, and your 0-0 weighs nothing against his three bones.
lesson-blocking-3 = Nestor has passed twice with a 4 open. Where do you play 6-4?
lesson-blocking-3-why = Both ends show a 4, and Nestor has none. Your 3-1 doesn’t fit, but it’s all you hold: 4 pips against his four bones.
lesson-blocking-4 = Nestor has passed with a 5 open, and holds three bones. You hold 3-2 and 5-0. What now?
lesson-blocking-4-why = Fives at both ends: the hand is blocked, and you hold 5 pips. 98% of the time, his three bones weigh more than that.

lesson-score = Playing to the score
lesson-score-explained = Near the end, winning beats scoring.
lesson-score-1 = The game goes to 150. You have 135 points; Nestor has 147 and has led 6-6. What do you play?
lesson-score-1-why = 15 points make 150, and the game is over right away. Nestor needed just one more score.
lesson-score-2 = You have 138 points, and Nestor has 146. Which play wins the game now?
lesson-score-2-why = You need 12 more, and 15 is enough: you win the game in the middle of a hand.
lesson-score-3 = You have 141 points, and Nestor has 140. 4-3 fits three places. Where does it win?
lesson-score-3-why = On a 4 it takes one away, and the count of 16 becomes 15. On the 3 it would add one, and 17 scores nothing.
lesson-score-4 = You have 136 points and can’t score now. Nestor has 143: 5 points aren’t enough for him, but 10 are. Which play is safe?
lesson-score-4-why = After 2-0 no bone he might have scores. After 6-1 he could make 10 with 2-2 and win.
lesson-firecracker = Using your firecracker
lesson-firecracker-explained = When to use it, when to wait.
lesson-firecracker-1 = Before you play, you may blow up the last bone of an arm: click your firecracker, then the bone. Nothing fits here. Which bone do you blow up?
lesson-firecracker-1-why = The end shows a 5 again, and 5-2 fits. You couldn’t play before, so playing it scores 5 more. Without 1-0 the end would show a blank, and you have none.
lesson-firecracker-2 = The count is 13. How do you score 10 before you even play?
lesson-firecracker-2-why = 5-5 is alone again and counts double. Now it’s your play, and 5-0 scores another 10.
lesson-firecracker-3 = The count is 3, and none of your bones score. Which bone do you blow up?
lesson-firecracker-3-why = 6-6 is free on that side again and counts 12; with the 3 that makes 15. Without 6-3 the ends would add up to 12.
lesson-firecracker-4 = The count is 13. Your firecracker can make that 10, and so can 3-0. Which is better?
lesson-firecracker-4-why = Both score 10, but with 3-0 you keep your only firecracker of this hand. Later it can still score, or save you from drawing.

lesson-partners = Partners
lesson-partners-explained = What your partner needs.
lesson-partners-1 = You and the player across from you are partners, and no one draws. Your partner passed when a 5 and a 6 were open. Which play gives your partner a chance?
lesson-partners-1-why = After 6-2 only a 5 and a 6 would be open, and your partner would pass again. 5-5 leaves the 2, and you get rid of a doublet with ten pips.
lesson-partners-2 = Your partner passed when only a 2 was open. One end shows a 6 now. Do you play 3-0 or 3-2?
lesson-partners-2-why = Your partner has no 2, so after 3-2 only 6-1 could still fit: all the other sixes are on the table. 3-0 opens a blank, where your own 0-0 and 1-0 fit, too.
lesson-partners-3 = The hand is nearly over. 3-2 fits both ends, and 4-2 fits, too. What helps your partner most?
lesson-partners-3-why = Both ends show a 2 now. Three twos are still out, and your partner nearly always has one; your own 4-2 fits, too. On threes only 3-3 could follow.
lesson-partners-4 = You can play 0-0 or 5-0 on the blank. Which?
lesson-partners-4-why = 6-1 is the last unseen six. The player on your left has no sixes, so either your partner or the player on your right has it. After 0-0 everything depends on which. After 5-0 your side gets the points either way.

lesson-partners-number = Your partner’s number
lesson-partners-number-explained = What to leave and what to cover.
lesson-partners-number-1 = In this game no one draws. Your partner chose to lead 4-4, and an opponent covered one side of it. What do you play?
lesson-partners-number-1-why = A player who leads a number usually has more of it. 5-5 leaves your partner the 4, and you get rid of a doublet with ten pips. 4-0 or 4-2 would cover the 4.
lesson-partners-number-2 = Your partner led 4-2 and has just played 5-4. 4-0 fits both ends. What do you play, and where?
lesson-partners-number-2-why = On the blank, 4-0 makes both ends fours. Only one four is unseen, 6-4, and you hold two more, so your opponents can hardly play.
lesson-partners-number-3 = Your partner has opened the 3, and an opponent the 6. You can play 3-3 or 6-1. Which?
lesson-partners-number-3-why = 6-1 covers your opponent’s 6 and leaves your partner the 3. Your doublet can wait: besides 3-3, only 3-2 still fits there.
lesson-partners-number-4 = An opponent has opened the blank, and your partner the 3. Do you play 5-0 or 6-3?
lesson-partners-number-4-why = 5-0 covers your opponent’s blank and leaves your partner the 3. Your own 5-1 fits the new 5, too. Playing 6-3 now would cover your partner’s 3.

lesson-forced-passes = Making others pass
lesson-forced-passes-explained = Open what the next player lacks.
lesson-forced-passes-1 = The next player passed with a 6 and a 4 open. They passed again with a 6 and a blank open. Which of your bones forces another pass?
lesson-forced-passes-1-why = 4-2 on the 2 leaves a 4 and a blank, and the next player has neither. Your partner may have 2-0 or 4-0. After 1-0 the next player could play 1-1, 2-1, or 2-2.
lesson-forced-passes-2 = The next player passed when a 2 and a 1 were open. All sixes but your 6-3 are on the table. Do you play 4-2 or 6-3?
lesson-forced-passes-2-why = 4-2 opens a 2, which the next player doesn’t have, and only your own 6-3 fits the 6. Your partner may have 2-2 or 5-2. After 6-3 a 3 and a 4 would be open.
lesson-forced-passes-3 = All fours and fives but yours are on the table. Do you play 4-0 or 5-3?
lesson-forced-passes-3-why = After 4-0 the ends show a 4 and a 5, and no one else has any. The other three pass, which scores 25 points in this game, and you play again.
lesson-forced-passes-4 = Everyone else has passed with a 5 open. 5-1 fits both ends. Where do you play it?
lesson-forced-passes-4-why = Both ends show a 5 now. The others pass, which scores 25 points in this game. Then your 5-5, the last five, blocks the hand, and the next player still holds five bones.

lesson-blocking-in-pairs = Blocking in pairs
lesson-blocking-in-pairs-explained = Count before you block.
lesson-blocking-in-pairs-1 = In this game the side with fewer pips wins a block and scores the pips its opponents hold. All other blanks are on the table. Where do you play 4-0?
lesson-blocking-in-pairs-1-why = On the 4 it makes both ends blanks, and the hand is blocked. You have only 3-3 left. Your side holds four bones, and your opponents hold five.
lesson-blocking-in-pairs-2 = All other twos are on the table, so 3-2 on the 3 would block the hand. What do you play?
lesson-blocking-in-pairs-2-why = A block would leave you 19 pips, and your partner holds five bones: your side would probably lose. After 3-0 on the 3 the hand goes on, and only your own 3-2 fits the 2.
lesson-blocking-in-pairs-3 = In this game the player with the fewest pips wins a block for their side. All other blanks are on the table. Where do you play 3-0?
lesson-blocking-in-pairs-3-why = On the 3 it makes both ends blanks, and the hand is blocked. You hold 5 pips, and no one else can hold so few: no unseen bone has fewer than 4.
lesson-blocking-in-pairs-4 = 3-0 on the 3 would block the hand, but leave you 12 pips. Do you see a better play?
lesson-blocking-in-pairs-4-why = All other fours and blanks are on the table. After 4-3 no one else can play: you go on with 4-1, and go out with 3-0.

lesson-ten-of-each = Ten of each number
lesson-ten-of-each-explained = Counting with double nine.
lesson-ten-of-each-1 = Here each number has ten bones, and fifteen are set aside for the whole hand. Count the sevens. Where do you play 7-1?
lesson-ten-of-each-1-why = Both ends show a 7 now. Nine sevens are on the table, and the tenth, 7-2, is yours. Everyone else passes, and you play again.
lesson-ten-of-each-2 = 6-3 fits both ends, and you also hold 6-1 and 6-6. Count the sixes. What do you play, and where?
lesson-ten-of-each-2-why = On the 3, 6-3 makes both ends sixes. Only 6-2 and 6-4 are unseen, and either may be set aside. Your 6-1 and 6-6 still fit. On the 6 it would leave two threes, and you have no other.
lesson-ten-of-each-3 = The next player passed when a 7 and a 3 were open. Do you play 6-3 or 7-4?
lesson-ten-of-each-3-why = On the 6, 6-3 leaves a 3 and a 7 again. No one draws here, so the next player still has neither and passes again. After 7-4 a 6 and a 4 would be open.
lesson-ten-of-each-4 = Two blanks are still unseen, but everyone else has passed with a blank open. Do you play 4-0 or 2-0, and where?
lesson-ten-of-each-4-why = On the 4, 4-0 makes both ends blanks. The two unseen blanks are set aside, so the others pass, and you go on with 2-0.

lesson-heavy-bones = Heavy bones
lesson-heavy-bones-explained = What to play early, what to keep.
lesson-heavy-bones-1 = In this game the winners score the pips that their opponents hold. Do you play 8-8 or 5-0?
lesson-heavy-bones-1-why = 8-8 fits only an 8, and there is one now. If it stays in your hand, it may cost your side 16 points. 5-0 fits two numbers and can wait.
lesson-heavy-bones-2 = You can play 9-4 on the 9 or 5-0 on the 5. Which do you play?
lesson-heavy-bones-2-why = With 9-4 you get rid of 13 pips, and three more of your bones fit the new 4. After 5-0 only your 9-4 would fit.
lesson-heavy-bones-3 = Your partner and the player before you have just passed with a 5 and a 6 open. The next player holds one bone. Do you play 5-5 or 8-5?
lesson-heavy-bones-3-why = 5-5 leaves a 5 and a 6 again, and the players who passed pass again. Then 8-5 makes a place for your 8-8. If you play 8-5 first, there’s no 5 for your 5-5.
lesson-heavy-bones-4 = Everyone else passed when only a 1 was open. The side with fewer pips wins a blocked hand. Where do you play 6-1?
lesson-heavy-bones-4-why = Both ends show a 1 now. The six unseen bones with a 1 are set aside, so the hand is blocked. You hold 31 pips in three bones, and your partner six bones. Your opponents hold twelve bones, usually with more pips.
