# The Settings window, beside the rules themselves.

# When changes act, while a game is in progress.
settings-from-the-next-hand = Changed rules apply from the next hand.

# The name of the list of games.
settings-game = Game

# Above the games that ship with the program.
settings-ready-made = Ready-made

# Above the games that the player has kept.
settings-your-own = Your own

# Above the hand sizes that few games have.
settings-other-hand-sizes = Other sizes

# The name of the field for the name of a game.
settings-game-name = Name of your game

# What the field shows while it is empty.
settings-game-name-hint = Give these rules a name

# Starts renaming.
settings-rename = Rename

# Carries the renaming out.
settings-save-name = Save name

# Gives up renaming.
settings-cancel = Cancel

# Deletes a game of the player's own.
settings-delete = Delete

# The name of the list of levels.
settings-level = Nestor plays

# What there is to set about the display, each with what it does.
settings-pace = Nestor's speed
settings-pace-explained = How long he takes for a play.
settings-one-click = One click plays
settings-one-click-explained = If the bone fits in one place only.
settings-auto-draw = Draw all at once
settings-auto-draw-explained = One click draws until a bone fits; not in The Draw Game and Firecracker Fives.
settings-take-for-me = Deal my bones to me
settings-take-for-me-explained = Otherwise you draw for the lead and, in The Draw Game, take your bones from the table.
settings-cut = Cut the bones before each hand
settings-cut-explained = You see the seal of the shuffle, then choose where to cut.
settings-motion = Animations
settings-motion-explained = How fast bones slide to their places.
settings-flicker = Flicker where Nestor plays
settings-flicker-explained = The end he has just played on flickers for a moment.
settings-view = What the table shows
settings-view-explained = How much of the line you see.
settings-table-count = Show the table count
settings-table-count-explained = What the open ends add up to, under the table.
settings-score-keeping = Keep the score as
settings-score-keeping-explained = On the table, in games that score fives.
settings-numerals = Numerals on the bones
settings-numerals-explained = Each half shows its number beside its pips.
settings-play-edges = Colored edge on plays
settings-play-edges-explained = An edge in the player's color around each bone on the table.
settings-play-edges-from-three = With three or four players
settings-play-edges-from-three-explained = With two, pins tell whose bone it is.
settings-play-edges-always = Always
settings-play-edges-always-explained = In every game.
settings-play-edges-never = Never
settings-play-edges-never-explained = Only the pins differ.
settings-plain-surfaces = Plain surfaces
settings-plain-surfaces-explained = Wood and cloth without textures.
settings-marks-day = The daily game on the table has had no help so far: this would mark it as assisted.
settings-lens = { menu-lens }
settings-lens-explained = Which bones are still unseen, and who may hold them. Marks the game as assisted.
settings-lens-off = Off
settings-lens-off-explained = Its key turns it on.
settings-lens-on = On
settings-lens-on-explained = It stands beside the table.
settings-lens-while-held = While held
settings-lens-while-held-explained = As long as its key is held.
settings-tutor = Tutor
settings-tutor-explained = Asks before you make a play that costs points. Marks the game as assisted.
settings-tutor-off = Off
settings-tutor-off-explained = He says nothing.
settings-tutor-gentle = Gentle
settings-tutor-gentle-explained = He asks from 6 points on.
settings-tutor-strict = Strict
settings-tutor-strict-explained = He asks from 2 points on.

# The choice that lets one write a number of points.
settings-own-target = A number of your own

# The name of the field for it.
settings-own-target-field = Your number of points

# The field that looks for settings on all pages, and the button that empties any such field.
settings-search = Search all settings
search-clear = Clear the search

# What it has found.
settings-found = { $count ->
    [0] Nothing found on any page
    [one] 1 found
   *[other] { $count } found
}

# The choices of a list that have what is looked for in them.
settings-found-choices = Among its choices: { $choices }

# Sets everything on a page as it was at first, and rules as they are in the
# ready-made game that they are most like.
settings-reset-page = Reset this page
settings-reset-rules = Back to { $game }

# Above the rules about a part of a game.
settings-section-hand = The hand
settings-section-scoring = Scoring
settings-section-end = End of the hand
settings-section-winning = Points to win

# How fast Nestor plays, and what he does then.
settings-pace-wait-for-ok = Wait for my OK
settings-pace-wait-for-ok-explained = Nestor waits for your OK before everything he does.
settings-pace-slow = Slow
settings-pace-slow-explained = Nestor takes his time, so that you can follow.
settings-pace-normal = Normal
settings-pace-normal-explained = Nestor plays on by himself, at an easy pace.
settings-pace-fast = Fast
settings-pace-fast-explained = Nestor answers at once.

# What the table shows.
settings-view-by-window = As fits
settings-view-by-window-explained = Every bone in a large window, the ends in a small one.
settings-view-whole = Every bone
settings-view-whole-explained = The line as it was laid, even if its bones get small.
settings-view-ends = Ends only
settings-view-ends-explained = The last bone of each arm, large and easy to read.

# What the score is kept on besides its numbers.
settings-score-keeping-numbers = Numbers
settings-score-keeping-numbers-explained = Only the numbers beside the names.
settings-score-keeping-cribbage-board = Cribbage board, too
settings-score-keeping-cribbage-board-explained = A hole for each five, or for each point where a count is worth its fives and threes.
settings-score-keeping-paper = Paper of crosses, too
settings-score-keeping-paper-explained = A line for each five, or for each point where a count is worth its fives and threes. A large cross with four small ones is ten lines.

# How fast bones move.
settings-motion-as-the-system-wishes = Follow the system
settings-motion-as-the-system-wishes-explained = At normal speed, or not at all if your system asks for less motion.
settings-motion-off = Off
settings-motion-off-explained = Everything is in its new place at once.
settings-motion-fast = Fast
settings-motion-fast-explained = Bones are quick to get where they belong.
settings-motion-normal = Normal
settings-motion-normal-explained = Slow enough for the eye to follow.
settings-motion-slow = Slow
settings-motion-slow-explained = Every bone takes its time.

# What is heard, and how loud.
settings-sound = Sound
settings-sound-explained = Bones on wood, and a chime for points.
# Said of the settings below while there is no sound.
settings-silent = Sound is off.
settings-volume = Volume
settings-volume-explained = How loud all sounds are.
settings-volume-quiet = Quiet
settings-volume-quiet-explained = Hardly to be heard.
settings-volume-medium = Medium
settings-volume-medium-explained = As loud as bones on a table.
settings-volume-loud = Loud
settings-volume-loud-explained = To be heard in the next room.
settings-sound-of-bones = Hear bones
settings-sound-of-bones-explained = The clack of each bone that is played.
settings-sound-of-shuffle = Hear the shuffle
settings-sound-of-shuffle-explained = The bones before each hand.
settings-sound-of-scores = Hear points
settings-sound-of-scores-explained = Two notes when somebody makes points.
settings-sound-of-blasts = Hear firecrackers
settings-sound-of-blasts-explained = The bang of a bone that is blown up.

# The languages, of which each is called as those who speak it call it, and that of
# the system.
settings-language = Language
settings-language-explained = All that the program says.
settings-language-system = Follow the system

# The row with who sits at the table, and what it says.
settings-seats = Who sits at the table
settings-seats-explained = How many play, and who sits where, is chosen in New game.

# The row that leads to the colors.
settings-colors = Colors
settings-colors-explained = Looks and themes of your own for table and bones.

# The rows about files, each with what it says.
settings-folder = Your folder
settings-open-folder = Open folder
settings-copy-path = Copy path
settings-saved = Saving
settings-saved-all = Everything is saved as you go.
settings-saved-games = Saved games
settings-saved-games-explained = The game on the table under a name, to go on with later.
settings-preserved = Preserved position
settings-preserved-explained = In the { menu-edit } menu: { menu-preserve } keeps a position, { menu-restore } goes back to it.
settings-history-window = Finished games
settings-history-window-explained = Every game that was played to its end, with what you won.
settings-players = Players on this computer
settings-players-explained = Everybody has settings, a tally and games of their own.

# What is to be said of the next hand, if it is not one by the rules as they are
# set; $reason is a sentence that says why.
settings-next-hand-ends-game = Somebody has the points to win already: the game ends with this hand, and counts as assisted.
settings-next-hand-by-old-rules = { $reason } This game goes on by its old rules until you change that.

# The button that gives new rules to a kept game.
settings-replace = Change { $name } to these rules

# What stays after a kept game was deleted.
settings-deleted = { $name } is no longer kept. Its rules stay set until you choose another game.

# What is in the field for points is no number; the target stays as it is.
# $still is a number of points, "150 points".
settings-not-a-target = Type a number from 1 to 9999. Until then it stays at { $still }.

# A number of points that the other rules do not allow; $reason is a sentence.
settings-refused-target = { $reason } Until you type another, it stays at { $still }.

# Changes a rule together with the one that stands in its way, in quotation marks.
settings-turn-on-too = Turn { $rule } on, too
settings-turn-off-too = Turn { $rule } off, too
settings-set-too = Set { $rule }, too

# What players look for that is not set in this window: what they find, and what
# stands above it.
settings-beside = Not set here
settings-text-size = Text size
settings-text-size-explained = For everything but the bones.
settings-clock = Time to think
settings-clock-explained = As long as you like, except in timed games such as Firecracker Fives.
settings-network = Games over a network
settings-network-explained = There are none: the program never goes on the network. Several people can play at this computer.
settings-peeking = Looking at hidden bones
settings-peeking-explained = In the { menu-view } menu: { menu-show-hidden-hands } and { menu-show-boneyard }. Marks the game as assisted.

# Other words by which the settings are looked for; nobody reads them, and their
# order does not matter. Parts of words are found, too: "animations" is enough for
# "animation". What a setting is called and what is said of it need not be here.
settings-game-sought = variant variation kind type ruleset preset mode own custom house
settings-level-sought = difficulty hard easy strength skill opponent computer bot ai robot engine smart stupid handicap novice expert
settings-seats-sought = players number opponents multiplayer two three four partners teams friend hot seat people chairs
settings-pace-sought = speed delay wait pause time turn thinking quick slow fast auto automatic computer opponent
settings-one-click-sought = click double twice select end automatic at once
settings-auto-draw-sought = automatic boneyard take click
settings-cut-sought = shuffle honest fair cheat seal deal random proof
settings-take-for-me-sought = take seven click pick draw lead hand automatic deal face down
settings-motion-sought = animations animated speed effects sliding glide fly reduced transitions movement celebration confetti
settings-flicker-sought = flash blink highlight last move effects
settings-view-sought = zoom size layout board small large compact
settings-table-count-sought = sum total ends add hint help arithmetic
settings-score-keeping-sought = cribbage pegs holes crosses paper scoreboard tally points score board
settings-numerals-sought = digits numbers pips dots accessibility readable large text
settings-lens-sought = help analysis probability chances count tiles tracker assistant
settings-tutor-sought = coach teacher warn mistake blunder confirm take back undo help advice
settings-play-edges-sought = whose player color border outline frame bones played by pin
settings-plain-surfaces-sought = texture textures grain background pattern cloth felt wood marble appearance graphics plain calm
settings-first-hints-sought = tips tutorial help learn beginner lessons guide explain
settings-colors-sought = colours theme themes dark light night mode skin appearance background look style contrast blind accessibility customize felt
settings-folder-sought = directory path location place data disk backup where files
settings-saved-sought = autosave automatic disk backup storage
settings-saved-games-sought = load open file export import continue
settings-preserved-sought = bookmark checkpoint position undo snapshot
history-keep-sought = record log statistics stats privacy remember past
settings-history-window-sought = statistics stats results records past list wins losses log
settings-players-sought = name user profile account switch rename person login family
settings-text-size-sought = fonts font text zoom scale bigger large small letters readable accessibility dpi resolution fullscreen screen ui
settings-language-sought = translation translate english locale spanish german french international region sprache deutsch idioma español
settings-sound-sought = sounds music audio volume mute noise voice speech effects loud
settings-volume-sought = loud quiet level louder softer
settings-sound-of-bones-sought = clack click knock tile play
settings-sound-of-shuffle-sought = mix deal noise
settings-sound-of-scores-sought = points bell chime notes
settings-sound-of-blasts-sought = bang explosion blast
settings-clock-sought = clock timer time limit countdown speed hurry seconds minutes
settings-network-sought = online internet multiplayer server lan remote friend wifi connect
settings-peeking-sought = cheats cheating cheat peek reveal show opponent hand face up see open

# The pages of the window.
settings-page-basic = Basic
settings-page-rules = Rules
settings-page-more = More

# The groups of the last page.
settings-group-play = Play
settings-group-table = Table
settings-group-sound = Sound
settings-group-learning = Learning
settings-group-files = Files

# Sizes of text, for a screen reader: they are shown as letters.
settings-text-size-small = Small
settings-text-size-usual = Usual
settings-text-size-large = Large
settings-text-size-largest = Very large

# Leads to the colors of looks and themes.
settings-edit-colors = Edit colors

# Takes the reset of a page back.
settings-undo-reset = Undo reset

# What is told of the keys, which are not set here.
settings-keys = Keys
settings-keys-explained = Everything can be done without a mouse.
settings-keys-sought = shortcuts keyboard hotkeys mouse bindings
