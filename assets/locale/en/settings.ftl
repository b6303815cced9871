# The Settings window; the rules are in rules.ftl.

# During a game: when a change takes effect.
settings-from-the-next-hand = Rule changes take effect in the next hand.

# The name of the list of games.
settings-game = Game

# Above the built-in games.
settings-ready-made = Built-in

settings-other = Other

# The name of the field for the name of a game.
settings-game-name = Name of your game

# What the field shows while it is empty.
settings-game-name-hint = Give these rules a name

# Button: saves the new name.
settings-save-name = Save name

# The name of the list of levels.
settings-level = Nestor’s level

# The display settings, each with what it does.
settings-pace = Nestor’s speed
settings-one-click = Play with one click
settings-one-click-explained = When a bone fits in only one place.
settings-auto-draw = Draw until a bone fits
settings-auto-draw-explained = With one click, except in The Draw Game and with firecrackers.
settings-take-for-me = Deal my bones for me
settings-take-for-me-explained = When off, you draw for the lead and, in The Draw Game, pick your bones from the table.
settings-cut = Cut before each hand
settings-cut-explained = You see the seal of the shuffle, then choose where to cut.
settings-motion = Animations
settings-flicker = Highlight Nestor’s play
settings-flicker-explained = The end where he just played flashes briefly. Needs animations.
settings-ends-only = { menu-ends-only }
settings-ends-only-explained = The last bone of each arm, large and easy to read.
settings-table-count = Show the table count
settings-table-count-explained = What the open ends add up to, at the table’s lower edge.
settings-score-keeping = Scoreboard
settings-score-keeping-explained = For games that score only fives, or a point per five and three.
settings-bones = Bones
settings-bones-explained = How the bones look in your hand and on the table.
settings-bones-ivory = Ivory
settings-bones-ebony = Ebony
settings-bones-jade = Jade
settings-bones-bone-and-red = Bone and red
settings-bones-colored-pips = Colored pips
settings-bones-large-pips = Large pips
settings-backs = Backs
settings-backs-explained = The pattern on bones that lie face down.
settings-backs-diamond = Diamond
settings-backs-meander = Meander
settings-backs-laurel = Laurel
settings-backs-plain = Plain
settings-numerals = Numbers on the bones
settings-play-edges = Colored edges
settings-play-edges-explained = An edge in the player’s color around each bone on the table.
settings-play-edges-from-three = With three or four players
settings-play-edges-from-three-explained = With two, the color of a bone’s center pin shows who played it.
settings-play-edges-always = Always
settings-play-edges-never = Never
settings-play-edges-never-explained = The center pin shows who played a bone; with three or four players, so does the lower edge.
settings-plain-surfaces = Plain surfaces
settings-plain-surfaces-explained = Wood and cloth without texture.
settings-lens = { menu-lens }
settings-lens-explained = Shows which bones are still unseen and who may hold them. Marks the game as assisted.
settings-lens-off = Off
settings-lens-on = On
settings-lens-while-held = While held
settings-rating = { rating-show }
settings-tutor = Tutor
settings-tutor-explained = Warns before a mistake. Marks the game as assisted.
settings-tutor-off = Off
settings-tutor-gentle = Gentle
settings-tutor-gentle-explained = Warns before plays that cost at least 8 points or 8 percentage points of the chance to win.
settings-tutor-strict = Strict
settings-tutor-strict-explained = Warns before plays that cost at least 3 points or 3 percentage points of the chance to win.

# The choice that lets you type a number of points.
settings-own-target = Other

# The field that searches all pages, and the button that empties a search field.
settings-search = Search all settings
search-clear = Clear search
# Whether words are written together, as “Steinzähler” in German, so that “Zähler” finds it, too:
# “yes” or “no”, not translated.
search-has-compounds = no

# How much was found.
settings-found = { $count ->
    [0] No results
    [one] 1 result
   *[other] { $count } results
}

# The choices of a setting by which a search found it.
settings-found-choices = Options: { $choices }

# Resets a page to its defaults, or the rules to those of the most similar built-in game.
settings-reset-page = Reset this page
settings-reset-rules = Reset to { $game }

# Headings above groups of rules.
settings-section-hand = The hand
settings-section-scoring = Scoring
settings-section-end = End of the hand
settings-section-winning = Winning the game

# How fast Nestor plays.
settings-pace-wait-for-ok = Wait for my OK
settings-pace-slow = Slow
settings-pace-normal = Normal
settings-pace-fast = Fast

# What the score is kept on.
settings-score-keeping-numbers = Numbers
settings-score-keeping-cribbage-board = Cribbage board
settings-score-keeping-cribbage-board-explained = Beside the numbers. A hole for each five, or for each point where fives and threes score one each.
settings-score-keeping-paper = Crosses on paper
settings-score-keeping-paper-explained = A stroke per five, or per point. A large cross with four small ones: ten strokes.

# How fast bones move.
settings-motion-as-the-system-wishes = Follow the system
settings-motion-as-the-system-wishes-explained = Normal, or off if your system reduces motion.
settings-motion-off = Off
settings-motion-fast = Fast
settings-motion-normal = Normal
settings-motion-slow = Slow

# What is heard, and how loud.
settings-sound = Sound
# Said of the sound settings while sound is off.
settings-silent = Sound is off.
settings-volume = Volume
settings-volume-quiet = Quiet
settings-volume-medium = Medium
settings-volume-loud = Loud
settings-sound-of-bones = Sound of bones
settings-sound-of-shuffle = Sound of the shuffle
settings-sound-of-scores = Sound of points
settings-sound-of-blasts = Sound of firecrackers

# The choice of a language. Languages are called by their own names.
settings-language = Language
settings-language-explained = If your system’s language isn’t available, English is used.
settings-language-system = Follow the system

# The row that leads to the colors.
settings-colors = Colors

# The rows about files, each with what it says.
settings-folder = Data folder
settings-open-folder = Open folder
settings-copy-path = Copy path
settings-saved = Saving

# A warning if the next hand won’t be played by the rules as they are
# set. $reason is a sentence.
settings-next-hand-ends-game = With this target, someone has already won: the game ends with this hand and is marked as assisted.
settings-next-hand-by-old-rules = { $reason } Until you change that, this game keeps its old rules.

# Button: gives a game of the player’s own the rules that are set.
settings-replace = Update “{ $name }” with these rules

# After a game of the player’s own was deleted.
settings-deleted = “{ $name }” was deleted. Its rules stay in effect until you choose another game.

# The field for points holds no number, so the target stays.
# $still is a number of points, "150 points".
settings-not-a-target = Enter a number from 1 to { $most }. Until then it stays at { $still }.

# The other rules don’t allow this number of points; $reason is a sentence.
settings-refused-target = { $reason } Until you enter another number, it stays at { $still }.

# Button: changes another rule, too, which is in the way. $rule comes in quotation marks.
settings-change-too = { $to ->
    [on] Also turn on { $rule }
    [off] Also turn off { $rule }
   *[value] Also set { $rule }
}

# Things players search for that are set elsewhere, and the heading
# above them.
settings-beside = Found elsewhere
settings-text-size = Text size
settings-text-size-explained = For everything but the bones.
settings-network = Online play
settings-network-explained = Not available. Several people can take turns at this computer.

# The pages of the window.
settings-page-basic = Basic
settings-page-rules = Rules
settings-page-more = More

# The groups of the last page.
settings-group-play = Play
settings-group-table = Table
settings-group-learning = Learning
settings-group-files = Files

# Sizes of text, for a screen reader: they are shown as letters.
settings-text-size-small = Small
settings-text-size-usual = Normal
settings-text-size-large = Large
settings-text-size-largest = Very large

# Opens the Colors window.
settings-edit-colors = Edit colors

# Undoes the reset of a page.
settings-undo-reset = Undo reset
