# The Colors window.

# Adds a copy of a theme to the player’s own themes.
colors-copy = Duplicate
colors-copy-of = { $theme } copy

# Saves a theme as a file, and opens one.
colors-send = Save as file…
colors-fetch = Open file…

# The field for the name of a theme.
colors-name = Name

# A button in the picture.
colors-button = Button

# The name of the list of colors.
colors-color-to-change = Color to change

# The sliders.
colors-red = Red
colors-green = Green
colors-blue = Blue
colors-hue = Hue
colors-saturation = Saturation
colors-lightness = Lightness

# The field for a color code, and its tooltip while the code is wrong.
colors-hex = Hex
colors-not-hex = Six digits: 0–9 and A–F

# The themes.
theme-classic-table = Classic table
theme-dark-room = Dark room
theme-clear-for-every-eye = Colorblind-friendly
theme-blue-cloth = Blue cloth
theme-walnut = Walnut
theme-cafe-marble = Café marble
theme-night = Night
theme-linen = Linen

# The colors of a theme.
color-background = Background
color-text = Text
color-your-hand = Your hand
color-first-plays = Your played bones
color-second-plays = Nestor’s played bones
color-third-plays = Third player’s bones
color-fourth-plays = Fourth player’s bones
color-pips = Pips
color-lines = Lines
color-outlines = Outlines
color-your-hand-selected = Selected bone
color-pips-selected = Selected bone: pips
color-lines-selected = Selected bone: line
color-outlines-selected = Selected bone: outline
color-backs = Backs
color-buttons = Buttons
color-button-text = Button text

# A warning: $what is one of the messages below, and $contrast the contrast
# of the two colors.
colors-complaint = Low contrast: “{ $what }” on “{ $on }” ({ $contrast }:1)

# Headings above the pictures.
colors-ready-looks = Built-in themes
colors-more-themes = More themes
colors-your-themes = Your themes

# The picture of a table, and what stands below it.
colors-click-the-picture = Click a part of the picture to choose its color.

# The menu of a theme.
colors-more = More

# Sets the default colors.
colors-restore = Reset to defaults

# Brings back a deleted theme, and changes that weren’t saved.
colors-undo-remove = Undo deleting { $theme }
colors-undo-drop = Recover changes to { $theme }

# The foot while no color is changed: the theme that was clicked, and the button that closes the window.
colors-set = “{ $theme }” is set and saved.
colors-done = Done

# A group of colors that is collapsed at first.
colors-group-seats = Third and fourth players

# The choice between two kinds of sliders.
colors-rgb = RGB
colors-hsl = HSL

# Beside two patches of color: the old one and the new one.
colors-before-now = Before, now
