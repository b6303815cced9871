# The Colors window.

# The theme on the table.
colors-in-use = In use

# A theme that is not as the program came with it.
colors-edited = edited

# Puts a theme on the table.
colors-use = Use

# Opens a theme for changes.
colors-edit = Edit
# Why a ready-made look is not opened for changes.
colors-look-is-fixed = Ready-made looks can't be changed: copy one first.

# Brings a theme back to what the program came with.
colors-reset = Reset

# Keeps a copy of a theme among one's own.
colors-copy = Copy
colors-copy-of = { $theme } copy

# Writes a theme to a file, to send it to somebody; reads one.
colors-send = Save as file
colors-fetch = Open a file

# An own theme: another name, and away with it.
colors-rename = Rename
colors-remove = Remove

# A theme that was removed, and what brings it back.
colors-removed = { $theme } is removed.
colors-bring-back = Bring back
colors-bring-theme-back = Bring { $theme } back

# Brings back the colors that a theme had before it was reset.
colors-edited-again = Undo reset
colors-edited-again-theme = Undo the reset of { $theme }

# The field for the name of a theme, and what keeps it.
colors-name = Name
colors-keep-name = Keep name

# Closes the window.
colors-close = Close

# Keeps the changes.
colors-save = Save

# Forgets the changes.
colors-cancel = Cancel

# Under the picture.
colors-click-the-table = Click a part of the table, or of this picture, to choose its color

# Between a color before and after a change.
colors-to = to

# A text in the picture.
colors-sample = Score 85

# A button in the picture.
colors-button = Your turn

# The name of the list of colors.
colors-color-to-change = Color to change

# Under a bone that lies face down.
colors-back = Back

# The sliders.
colors-red = Red
colors-green = Green
colors-blue = Blue
colors-hue = Hue
colors-saturation = Saturation
colors-lightness = Lightness

# The color in writing, and what is said while that is no color.
colors-hex = Hex
colors-not-hex = six digits, 0 to F

# The themes.
theme-classic-table = Classic table
theme-dark-room = Dark room
theme-clear-for-every-eye = Clear for every eye
theme-blue-cloth = Blue cloth
theme-walnut = Walnut
theme-cafe-marble = Café marble
theme-night = Night
theme-linen = Linen

# Buttons of a theme, for a screen reader.
colors-use-theme = Use { $theme }
colors-edit-theme = Edit { $theme }
colors-reset-theme = Reset { $theme }

# Over the editor.
colors-editing = Editing { $theme }

# The colors of a theme.
color-background = Background
color-text = Text
color-your-hand = Your hand
color-first-plays = Your plays
color-second-plays = Nestor's plays
color-third-plays = Third seat's plays
color-fourth-plays = Fourth seat's plays
color-pips = Pips
color-lines = Lines
color-outlines = Outlines
color-your-hand-selected = Your hand selected
color-pips-selected = Pips selected
color-lines-selected = Lines selected
color-outlines-selected = Outlines selected
color-backs = Backs
color-buttons = Buttons
color-button-text = Button text

# Bones in the picture: what stands under each, and its pips, line and outline.
colors-in-hand = In hand
colors-in-hand-pips = Pips of your hand
colors-in-hand-line = Line of your hand
colors-in-hand-outline = Outline of your hand
colors-selected = Selected
colors-selected-pips = Pips of the selected bone
colors-selected-line = Line of the selected bone
colors-selected-outline = Outline of the selected bone
colors-yours = Yours
colors-yours-pips = Pips of your plays
colors-yours-line = Line of your plays
colors-yours-outline = Outline of your plays
colors-nestors = Nestor's
colors-nestors-pips = Pips of Nestor's plays
colors-nestors-line = Line of Nestor's plays
colors-nestors-outline = Outline of Nestor's plays

# How well the chosen color stands out; $contrast and $enough are numbers to 1.
colors-least-contrast = Least contrast: { $contrast } to 1 ({ $enough } is enough)

# Two things that must be told apart and are not, $what, and the contrast that
# they have, a number to 1.
colors-complaint = { $what }: { $contrast } to 1

# Things that must be told apart and are not.
colors-hard-to-see-text-on-background = Text is hard to read
colors-hard-to-see-button-text-on-buttons = Button text is hard to read
colors-hard-to-see-buttons-on-background = Buttons are hard to see on the background
colors-hard-to-see-your-hand-on-background = Your hand is hard to see on the background
colors-hard-to-see-first-plays-on-background = Your plays are hard to see on the background
colors-hard-to-see-second-plays-on-background = Nestor's plays are hard to see on the background
colors-hard-to-see-your-hand-selected-on-background = A selected bone is hard to see on the background
colors-hard-to-see-second-plays-on-first-plays = Nestor's plays are hard to tell from yours
colors-hard-to-see-your-hand-selected-on-your-hand = A selected bone is hard to tell from the others
colors-hard-to-see-backs-on-your-hand = A bone that lies face down is hard to tell from your hand
colors-hard-to-see-pips-on-your-hand = Pips are hard to see on your hand
colors-hard-to-see-pips-on-first-plays = Pips are hard to see on your plays
colors-hard-to-see-pips-on-second-plays = Pips are hard to see on Nestor's plays
colors-hard-to-see-pips-selected-on-your-hand-selected = Pips are hard to see on a selected bone
colors-hard-to-see-lines-on-your-hand = Lines are hard to see on your hand
colors-hard-to-see-lines-on-first-plays = Lines are hard to see on your plays
colors-hard-to-see-lines-on-second-plays = Lines are hard to see on Nestor's plays
colors-hard-to-see-lines-selected-on-your-hand-selected = The line is hard to see on a selected bone
colors-hard-to-see-outlines-on-your-hand = Outlines are hard to see around your hand
colors-hard-to-see-outlines-on-first-plays = Outlines are hard to see around your plays
colors-hard-to-see-outlines-on-second-plays = Outlines are hard to see around Nestor's plays
colors-hard-to-see-outlines-selected-on-your-hand-selected = The outline is hard to see around a selected bone
colors-hard-to-see-outlines-selected-on-background = The outline of a selected bone is hard to see on the background
colors-hard-to-see-third-plays-on-background = The third seat's plays are hard to see on the background
colors-hard-to-see-pips-on-third-plays = Pips are hard to see on the third seat's plays
colors-hard-to-see-lines-on-third-plays = Lines are hard to see on the third seat's plays
colors-hard-to-see-outlines-on-third-plays = Outlines are hard to see around the third seat's plays
colors-hard-to-see-fourth-plays-on-background = The fourth seat's plays are hard to see on the background
colors-hard-to-see-pips-on-fourth-plays = Pips are hard to see on the fourth seat's plays
colors-hard-to-see-lines-on-fourth-plays = Lines are hard to see on the fourth seat's plays
colors-hard-to-see-outlines-on-fourth-plays = Outlines are hard to see around the fourth seat's plays
