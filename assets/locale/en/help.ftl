# The Help window, beside the rules of the game.

# The pages of the window, other words by which they are looked for, and the parts of the
# contents.
help-page-how-to-play = How to play
help-page-keys = { window-keys }
help-page-rules = Rules
help-page-scoring = Scoring by example
help-page-strategy = Tips for playing well
help-page-nestor = How Nestor plays
help-group-start = Start
help-group-rules = Rules
help-group-better = Play better
help-group-nestor = Nestor
help-group-games = All games
help-all-games = All { $count } games
help-contents = Contents
help-search = Search help
help-nothing-found = Nothing found. Try another word.
help-page-how-to-play-sought = tutorial beginner start learn instructions mouse touch click drag play undo bookmark save
help-page-keys-sought = shortcuts keyboard hotkeys controls
help-page-rules-sought = tile tiles double doubles game how
help-page-scoring-sought = points sum add score count example
help-page-strategy-sought = strategy tricks hints advice win better
help-page-nestor-sought = computer opponent ai bot difficulty level
help-fair-sought = cheat cheating honest random shuffle seal proof rigged
help-lessons-sought = training exercises practice course puzzle

# How to play: parts of the page, each with its heading.
help-first = Where to start
help-first-game = Start with { game-all-fives }. Any play can score, and you don't have to add up: the table shows the count, and each place for your bone shows the sum it would make. If you'd rather avoid sums, start with { game-draw }.
help-first-level = Start against Nestor at Beginner. When you win six or seven games out of ten, move up a level. The game tally shows how you're doing.
help-first-known = Coming from Dominos - The Draw Game? Its Novice is Beginner here, and its Expert is Brutal.
help-playing = Playing a bone
help-playing-by-click = Click a bone in your hand. If it fits in one place only, it is played; otherwise click the place you want. Bones that don't fit lie lower and look paler, and say why when you click them.
help-playing-by-drag = You can also drag a bone to its place; let go anywhere else and it goes back. Drag bones within your hand to put them in order.
help-playing-button = When you can't play, a button at the lower right says what comes next: { turn-draw } or { turn-pass }. Space presses it. Nestor's speed, and whether he waits for your OK, are in the settings.
help-playing-claims = Where points must be claimed, you are asked after each play: choose the number, or { turn-nothing }. A wrong number costs you only the points that were there.

help-taking-back = Undo and redo
help-taking-back-undo = { menu-undo } takes back one play or draw at a time, with Nestor's replies, even into earlier hands; { menu-redo } repeats them. The boneyard keeps its order, so drawing again gives you the same bone.
help-taking-back-preserve = { menu-preserve } remembers a position, and { menu-restore } takes you back to it, even on another day. Your game is saved as you play; you can close the window at any time.
help-learning = Help while you play
help-learning-hint = { menu-hint } marks a good play and says why. { menu-lens } shows the bones that you haven't seen, and who may hold them.
help-learning-tutor = The tutor asks before you make a play that costs points. Turn him on in the { menu-learn } menu. All three mark the game as assisted.
help-learning-lessons = { window-lessons } show positions from real games, with one question each. Your own game waits meanwhile.

help-review = Reviewing a hand or game
help-review-game = { menu-review } goes through a finished hand or game move by move, with all bones shown; older games are in the history. Each move is judged only by what its player could know.
help-review-again = { menu-try-again } plays on from any position, as a separate game that doesn't count. Not in timed games, nor in the daily game until it's over.
help-review-luck = The result is split into your mistakes, the others' mistakes, and luck: how much better or worse than average the deal, the draws and the hidden bones were for you.

# Above the examples of a game in which no count scores.
help-no-scores-but = Your current game has no scoring during a hand, but these tables still show how the count works.

# Above the examples.
help-counted-so = After each play, the open ends are added up. Some examples:

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
help-nestor-knows-not = I do not know your bones, nor the order of the boneyard, at any level. Whatever chance decides about the bones is settled before the hand begins.

help-nestor-chooses = How I choose

help-nestor-undo = If you undo
help-nestor-undo-same = In the same position I give the same answer. So you can take back a play, try another, and see what it would have changed.
