# The Colors window.

# Adds a copy of a theme to the player’s own themes.
colors-copy = Duplizieren
colors-copy-of = { $theme }, Kopie

# Saves a theme as a file, and opens one.
colors-send = Als Datei speichern …
colors-fetch = Datei öffnen …

# The field for the name of a theme.
colors-name = Name

# A button in the picture.
colors-button = Knopf

# The name of the list of colors.
colors-color-to-change = Farbe wählen

# The sliders.
colors-red = Rot
colors-green = Grün
colors-blue = Blau
colors-hue = Farbton
colors-saturation = Sättigung
colors-lightness = Helligkeit

# The field for a color code, and its tooltip while the code is wrong.
colors-hex = Hex
colors-not-hex = Sechs Zeichen: 0–9 und A–F

# The themes.
theme-classic-table = Klassischer Tisch
theme-dark-room = Dunkles Zimmer
theme-clear-for-every-eye = Für Farbenblinde
theme-blue-cloth = Blaues Tuch
theme-walnut = Nussbaum
theme-cafe-marble = Café-Marmor
theme-night = Nacht
theme-linen = Leinen

# The colors of a theme.
color-background = Hintergrund
color-text = Text
color-your-hand = Steine auf deiner Hand
color-first-plays = Deine gelegten Steine
color-second-plays = Nestors gelegte Steine
color-third-plays = Steine des dritten Spielers
color-fourth-plays = Steine des vierten Spielers
color-pips = Augen
color-lines = Linien
color-outlines = Umrisse
color-your-hand-selected = Gewählter Stein
color-pips-selected = Gewählter Stein: Augen
color-lines-selected = Gewählter Stein: Linie
color-outlines-selected = Gewählter Stein: Umriss
color-backs = Rückseiten
color-buttons = Knöpfe
color-button-text = Knopftext

# A warning: $what is one of the messages below, and $contrast the contrast
# of the two colors.
colors-complaint = Wenig Kontrast: „{ $what }“ auf „{ $on }“ ({ $contrast }:1)

# Headings above the pictures.
colors-ready-looks = Mitgelieferte Designs
colors-more-themes = Weitere Designs
colors-your-themes = Deine Designs

# The picture of a table, and what stands below it.
colors-click-the-picture = Klicke im Bild auf einen Teil, um seine Farbe zu wählen.

# The menu of a theme.
colors-more = Mehr

# Sets the default colors.
colors-restore = Auf Standard zurücksetzen

# Brings back a deleted theme, and changes that weren’t saved.
colors-undo-remove = „{ $theme }“ doch behalten
colors-undo-drop = Änderungen an „{ $theme }“ wiederherstellen

# The foot while no color is changed: the theme that was clicked, and the button that closes the window.
colors-set = „{ $theme }“ ist gespeichert.
colors-done = Fertig

# A group of colors that is collapsed at first.
colors-group-seats = Spieler 3 und 4

# The choice between two kinds of sliders.
colors-rgb = RGB
colors-hsl = HSL

# Beside two patches of color: the old one and the new one.
colors-before-now = Vorher, jetzt
