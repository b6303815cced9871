# The Colors window.

# Adds a copy of a theme to the player’s own themes.
colors-copy = Duplizieren
colors-copy-of = { $theme }, Kopie

# Saves a theme as a file, and opens one.
colors-send = Als Datei speichern …
colors-fetch = Datei öffnen …

# Deletes a theme of the player’s own.
colors-remove = Löschen

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
colors-complaint = { $what } ({ $contrast }:1)

# Colors that are too much alike.
colors-hard-to-see-text-on-background = Text ist schwer zu lesen
colors-hard-to-see-button-text-on-buttons = Knopftext ist schwer zu lesen
colors-hard-to-see-buttons-on-background = Knöpfe heben sich kaum vom Hintergrund ab
colors-hard-to-see-your-hand-on-background = Die Steine auf deiner Hand heben sich kaum vom Hintergrund ab
colors-hard-to-see-first-plays-on-background = Deine gelegten Steine heben sich kaum vom Hintergrund ab
colors-hard-to-see-second-plays-on-background = Nestors Steine heben sich kaum vom Hintergrund ab
colors-hard-to-see-your-hand-selected-on-background = Der gewählte Stein hebt sich kaum vom Hintergrund ab
colors-hard-to-see-second-plays-on-first-plays = Nestors Steine sind kaum von deinen zu unterscheiden
colors-hard-to-see-your-hand-selected-on-your-hand = Der gewählte Stein ist kaum von den anderen zu unterscheiden
colors-hard-to-see-backs-on-your-hand = Verdeckte Steine sind kaum von denen auf deiner Hand zu unterscheiden
colors-hard-to-see-pips-on-your-hand = Die Augen der Steine auf deiner Hand sind schwer zu sehen
colors-hard-to-see-pips-on-first-plays = Die Augen auf deinen gelegten Steinen sind schwer zu sehen
colors-hard-to-see-pips-on-second-plays = Die Augen auf Nestors Steinen sind schwer zu sehen
colors-hard-to-see-pips-selected-on-your-hand-selected = Die Augen auf dem gewählten Stein sind schwer zu sehen
colors-hard-to-see-lines-on-your-hand = Die Linien der Steine auf deiner Hand sind schwer zu sehen
colors-hard-to-see-lines-on-first-plays = Die Linien auf deinen gelegten Steinen sind schwer zu sehen
colors-hard-to-see-lines-on-second-plays = Die Linien auf Nestors Steinen sind schwer zu sehen
colors-hard-to-see-lines-selected-on-your-hand-selected = Die Linie auf dem gewählten Stein ist schwer zu sehen
colors-hard-to-see-outlines-on-your-hand = Die Umrisse der Steine auf deiner Hand sind schwer zu sehen
colors-hard-to-see-outlines-on-first-plays = Die Umrisse deiner gelegten Steine sind schwer zu sehen
colors-hard-to-see-outlines-on-second-plays = Die Umrisse von Nestors Steinen sind schwer zu sehen
colors-hard-to-see-outlines-selected-on-your-hand-selected = Der Umriss des gewählten Steins ist schwer zu sehen
colors-hard-to-see-outlines-selected-on-background = Der Umriss des gewählten Steins hebt sich kaum vom Hintergrund ab
colors-hard-to-see-third-plays-on-background = Die Steine des dritten Spielers heben sich kaum vom Hintergrund ab
colors-hard-to-see-pips-on-third-plays = Die Augen auf den Steinen des dritten Spielers sind schwer zu sehen
colors-hard-to-see-lines-on-third-plays = Die Linien auf den Steinen des dritten Spielers sind schwer zu sehen
colors-hard-to-see-outlines-on-third-plays = Die Umrisse der Steine des dritten Spielers sind schwer zu sehen
colors-hard-to-see-fourth-plays-on-background = Die Steine des vierten Spielers heben sich kaum vom Hintergrund ab
colors-hard-to-see-pips-on-fourth-plays = Die Augen auf den Steinen des vierten Spielers sind schwer zu sehen
colors-hard-to-see-lines-on-fourth-plays = Die Linien auf den Steinen des vierten Spielers sind schwer zu sehen
colors-hard-to-see-outlines-on-fourth-plays = Die Umrisse der Steine des vierten Spielers sind schwer zu sehen

# Headings above the pictures.
colors-ready-looks = Mitgelieferte Designs
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

# A group of colors that is collapsed at first.
colors-group-seats = Dritter und vierter Spieler

# The choice between two kinds of sliders.
colors-rgb = RGB
colors-hsl = HSL

# Beside two patches of color: the old one and the new one.
colors-before-now = Vorher und jetzt
