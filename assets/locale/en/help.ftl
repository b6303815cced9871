# The Help window, beside the rules of the game.

# The pages of the window, and the headings of the contents.
help-page-how-to-play = How to play
help-page-words = Words
help-page-keys = { window-keys }
help-page-rules = Rules
help-page-scoring = Scoring examples
help-page-strategy = Strategy
help-page-nestor = How Nestor plays
help-group-start = Start
help-group-better = Play better
help-group-nestor = Nestor
help-group-games = All games
help-all-games = All { $count } games
help-contents = Contents
help-search = Search help
help-nothing-found = Nothing found. Try another word.

# How to play: parts of the page, each with its heading.
help-basics = Dominoes in five lines
help-basics-match = Match: play a bone with a half that matches an open end of the line.
help-basics-count = Count: in { game-all-fives }, you score when the open ends add up to a multiple of five.
help-basics-draw = Draw: when nothing fits, take bones from the boneyard until one does.
help-basics-go-out = Go out: be the first to play your last bone, and score the pips that others hold.
help-basics-win = Win: be the first to reach the target, often 150 points.

help-first = Where to start
help-first-game = Start with { game-all-fives }. Any play can score, and the table does the sums: it shows the count, and each place for your bone shows the count it would make. For a game without counting, start with { game-block }.
help-first-level = Start against Nestor at “{ level-learner }”. When you win six games out of ten, move up a level. The game tally shows how you’re doing.
help-first-known = Coming from Dominos - The Draw Game? Its Novice is “{ level-beginner }” here, and its Expert is “{ level-brutal }”.
help-playing = Playing a bone
help-playing-by-click = Click a bone in your hand. If it fits only one place, you play it there. Otherwise click the place you want. Bones that don’t fit lie lower and look darker; click one to see why.
help-playing-by-drag = You can also drag a bone to its place; let go anywhere else, and it goes back. Drag bones within your hand to sort them.
help-playing-button = When you can’t play, a button at the lower right says what’s next: { turn-draw } or { turn-pass }. Space presses it. Nestor’s speed, and whether he waits for your OK, are in Settings.
help-playing-claims = In games where you claim points, you’re asked after each play. On the keyboard, 0 is “{ turn-nothing }”, 1 the lowest number, 2 the next. With a wrong number you lose the points that were there, and the next player can take them.

help-taking-back = Undo and redo
help-taking-back-undo = “{ menu-undo }” takes back one play or draw at a time, along with Nestor’s replies, even in earlier hands; “{ menu-redo }” restores them. The boneyard keeps its order, so drawing again gives you the same bone. Undoing marks the game as assisted, unless you redo it all.
help-taking-back-preserve = “{ menu-bookmark }” remembers where you are, and “{ menu-go-to-bookmark }” takes you back, even on another day. If you’ve played on since, that marks the game as assisted. Your game is saved as you play, so you can close the window at any time.
help-learning = Help while you play
help-learning-hint = “{ menu-hint }” shows the best play and says why. The bone counter shows the bones you haven’t seen, and who may have them.
help-learning-tutor = The tutor warns you before a mistake. Turn it on in the { menu-learn } menu. Hints, the bone counter, and the tutor all mark the game as assisted.
help-learning-lessons = { window-lessons } show positions from real games, with one question each. Your own game waits. “{ menu-practice }” gives you positions from your own mistakes in analyzed games, five a day.

help-review = Reviewing a hand or game
help-review-game = “{ menu-review }” steps through a finished hand or game move by move, with all bones shown; older games are in the history. Each move is judged only by what its player could know.
help-review-again = “{ menu-try-again }” continues from any position in a separate game, which isn’t added to your tally or history. It isn’t available in timed games, or in the daily game until it’s over.
help-review-luck = The result is split into your mistakes, the others’ mistakes, and luck: how much better or worse than average the deal, the draws, and the hidden bones were for you.
help-review-margin = Costs are estimated from sample deals. Point at a cost to see its margin of error; 95% of the time, the true cost lies within it.

# Above the examples of a game in which no count scores.
help-no-scores-but = In your current game the open ends don’t score, but these pictures still show how the count works.

# Above the examples of a game in which equal ends score.
help-headers-so = A play that leaves both open ends equal scores. Some examples:

# Above the examples of a game in which halves add up to seven.
help-fits-so = In your current game the open ends don’t score. These pictures show which bones fit:

# Above the examples.
help-counted-so = After each play, the open ends are added up. Some examples:

# The plays of an example, for a screen reader: the lead, and a later play.
help-example-led = { $bone } is led
help-example-played = { $bone } is played { $side ->
    [right] on the right
    [left] on the left
    [top] at the top
   *[bottom] at the bottom
} of { $on }

# The bones in the player’s hand, for a screen reader.
help-hand = Your hand: { $bones }.

# How Nestor plays: parts of the page, each with its heading. Nestor speaks.

help-nestor-chooses = How I choose

help-nestor-undo = If you undo
help-nestor-undo-same = In the same position I give the same answer. So you can undo a play, try another, and see what it would have changed.
