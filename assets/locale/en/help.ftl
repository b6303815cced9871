# The Help window, beside the rules of the game.

# The pages of the window.
help-page-how-to-play = How to play
help-page-rules = The rules
help-page-scoring = Scoring by example
help-page-strategy = Playing well
help-page-nestor = How Nestor plays

# What is on them.
help-page-how-to-play-tip = A turn from start to end, with mouse and keys
help-page-rules-tip = What the game on the table allows and counts
help-page-scoring-tip = Small tables with their sums, worked out
help-page-strategy-tip = What helps to win, shown in positions
help-page-nestor-tip = What Nestor may know, and how he decides

# How to play: parts of the page, each with its heading.
help-first = Where to begin
help-first-game = Begin with All Fives. Any play may score, so you see at once whether it was a good one, and you need not add up yourself: the table count is shown, and an end says what a bone would make of it. In Draw you learn only at the end of a hand whether you played well. But it has no sums at all: if you would rather do without them, begin with Draw.
help-first-level = Begin with Nestor as a Beginner. A level is right for you if you win about half of your games; once you win six or seven of ten, choose the next. The game tally tells how you stand.
help-first-known = If you come from Dominos - The Draw Game: its level Novice is Beginner here, and its Expert is Brutal.
help-playing = Playing a bone
help-playing-by-click = Click a bone in your hand, then the end where it should go. If you change your mind, click another bone. Bones that fit nowhere are dimmed.
help-playing-by-drag = You can also drag the bone to its end; let go anywhere else and it goes back. Within your hand, drag bones to put them in the order you like.
help-playing-at-once = One click plays a bone that has only one place; Settings can turn that off. If you click an end where your bone does not fit, you are told why.

help-button = The button for your turn
help-button-names = One large button shows what comes next: OK lets Nestor act, Draw takes a bone from the boneyard, Pass ends your turn, New hand deals again, and at the end of the game Result says how it went.
help-button-pace = Whether Nestor waits for your OK, and how fast he plays, is up to you: see Settings. Where points must be claimed, you are asked after each of your plays: Claim opens the numbers that you can say, and Nothing says that there are none. A wrong number costs you nothing but the points that were there.

help-taking-back = Taking back
help-taking-back-undo = Undo takes back one play or one draw after the other, Nestor's answers included, even into an earlier hand, and Redo does them again. The boneyard keeps its order: if you draw again you get the same bone.
help-taking-back-preserve = Preserve keeps the position as it is, and Restore returns to it whenever you like, even another day. Everything is saved as you go; close the window at any time and go on later.

help-review = Looking back at a hand or game
help-review-game = Review goes through a finished hand or game move by move, with all hands open; older games are looked back at from the History window. Each decision of each player is judged by what that player could know then: one sample of the deals that fit finds the best play, and another measures what the chosen play cost, so that no cost is too high by chance. Try again from here plays on from any position, as a game of its own that is not counted. It cannot be used in a game with a clock, nor in the deal of the day before that is over.
help-review-luck = The result is what plays cost, yours and the others', and luck: what deals, draws and hidden bones brought beyond what was to be expected. The three add up.

# Above the examples of a game in which no count scores.
help-no-scores-but = In the game you have chosen, nothing scores while a hand is played. These tables still show how the table count is taken.

# Above the examples.
help-counted-so = After each play, all open ends are added up. Here is what some tables come to.

# The plays of an example, for those who do not see the picture: what is led,
# what is played and where, and the sentence that they make.
help-example-led = { $bone } is led
help-example-played = { $bone } is played { $side ->
    [right] on the right
    [left] on the left
    [top] at the top
   *[bottom] at the bottom
} of the { $on }
help-example-of-one = { $play }.
help-example-of-several = { $plays }, and { $last }.

# The bones in the player's hand, for those who do not see the picture.
help-hand = Your hand: { $bones }.

# How Nestor plays: parts of the page, each with its heading. Nestor speaks.
help-nestor-knows = What I know
help-nestor-knows-this = I know what anybody in my seat would know: my own bones, what lies on the table and who played it, how many bones you hold and how many are in the boneyard, when you drew or passed, and the score.
help-nestor-knows-not = I do not know your bones, nor the order of the boneyard, at any level. The bones are shuffled before the hand begins and nothing moves them afterwards.

help-nestor-chooses = How I choose

help-nestor-undo = If you undo
help-nestor-undo-same = In the same position I give the same answer. So you can take a play back, try another, and see what it would have changed.
