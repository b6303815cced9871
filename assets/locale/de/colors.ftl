# The Colors window.

# Keeps a copy of a theme among one's own.
colors-copy = Kopieren
colors-copy-of = { $theme }, Kopie

# Writes a theme to a file, to send it to somebody; reads one.
colors-send = Als Datei speichern …
colors-fetch = Datei öffnen …

# An own theme: another name, and away with it.
colors-remove = Löschen

# The field for the name of a theme, and what keeps it.
colors-name = Name

# Keeps the changes.
colors-save = Speichern

# Forgets the changes.
colors-cancel = Abbrechen

# A button in the picture.
colors-button = Knopf

# The name of the list of colors.
colors-color-to-change = Farbe, die geändert wird

# The sliders.
colors-red = Rot
colors-green = Grün
colors-blue = Blau
colors-hue = Farbton
colors-saturation = Sättigung
colors-lightness = Helligkeit

# The color in writing, and what is said while that is no color.
colors-hex = Hex
colors-not-hex = sechs Zeichen, 0 bis F

# The themes.
theme-classic-table = Klassischer Tisch
theme-dark-room = Dunkles Zimmer
theme-clear-for-every-eye = Klar für jedes Auge
theme-blue-cloth = Blaues Tuch
theme-walnut = Nussbaum
theme-cafe-marble = Café-Marmor
theme-night = Nacht
theme-linen = Leinen

# The colors of a theme.
color-background = Hintergrund
color-text = Text
color-your-hand = Deine Hand
color-first-plays = Deine Züge
color-second-plays = Nestors Züge
color-third-plays = Züge von Platz 3
color-fourth-plays = Züge von Platz 4
color-pips = Augen
color-lines = Linien
color-outlines = Umrisse
color-your-hand-selected = Gewählter Stein
color-pips-selected = Seine Augen
color-lines-selected = Seine Linie
color-outlines-selected = Sein Rand
color-backs = Rückseiten
color-buttons = Knöpfe
color-button-text = Knopftext

# Two things that must be told apart and are not, $what, and the contrast that
# they have, a number to 1.
colors-complaint = { $what }: { $contrast } zu 1

# Things that must be told apart and are not.
colors-hard-to-see-text-on-background = Text ist schwer zu lesen
colors-hard-to-see-button-text-on-buttons = Knopftext ist schwer zu lesen
colors-hard-to-see-buttons-on-background = Knöpfe heben sich kaum vom Hintergrund ab
colors-hard-to-see-your-hand-on-background = Deine Hand hebt sich kaum vom Hintergrund ab
colors-hard-to-see-first-plays-on-background = Deine Züge heben sich kaum vom Hintergrund ab
colors-hard-to-see-second-plays-on-background = Nestors Züge heben sich kaum vom Hintergrund ab
colors-hard-to-see-your-hand-selected-on-background = Ein gewählter Stein hebt sich kaum vom Hintergrund ab
colors-hard-to-see-second-plays-on-first-plays = Nestors Züge sind kaum von deinen zu unterscheiden
colors-hard-to-see-your-hand-selected-on-your-hand = Ein gewählter Stein ist kaum von den anderen zu unterscheiden
colors-hard-to-see-backs-on-your-hand = Ein verdeckter Stein ist kaum von deiner Hand zu unterscheiden
colors-hard-to-see-pips-on-your-hand = Augen sind auf deiner Hand schwer zu sehen
colors-hard-to-see-pips-on-first-plays = Augen sind auf deinen Zügen schwer zu sehen
colors-hard-to-see-pips-on-second-plays = Augen sind auf Nestors Zügen schwer zu sehen
colors-hard-to-see-pips-selected-on-your-hand-selected = Augen sind auf einem gewählten Stein schwer zu sehen
colors-hard-to-see-lines-on-your-hand = Linien sind auf deiner Hand schwer zu sehen
colors-hard-to-see-lines-on-first-plays = Linien sind auf deinen Zügen schwer zu sehen
colors-hard-to-see-lines-on-second-plays = Linien sind auf Nestors Zügen schwer zu sehen
colors-hard-to-see-lines-selected-on-your-hand-selected = Die Linie ist auf einem gewählten Stein schwer zu sehen
colors-hard-to-see-outlines-on-your-hand = Umrisse sind um deine Hand schwer zu sehen
colors-hard-to-see-outlines-on-first-plays = Umrisse sind um deine Züge schwer zu sehen
colors-hard-to-see-outlines-on-second-plays = Umrisse sind um Nestors Züge schwer zu sehen
colors-hard-to-see-outlines-selected-on-your-hand-selected = Der Umriss ist um einen gewählten Stein schwer zu sehen
colors-hard-to-see-outlines-selected-on-background = Der Umriss eines gewählten Steins hebt sich kaum vom Hintergrund ab
colors-hard-to-see-third-plays-on-background = Die Züge von Platz 3 heben sich kaum vom Hintergrund ab
colors-hard-to-see-pips-on-third-plays = Augen sind auf den Zügen von Platz 3 schwer zu sehen
colors-hard-to-see-lines-on-third-plays = Linien sind auf den Zügen von Platz 3 schwer zu sehen
colors-hard-to-see-outlines-on-third-plays = Umrisse sind um die Züge von Platz 3 schwer zu sehen
colors-hard-to-see-fourth-plays-on-background = Die Züge von Platz 4 heben sich kaum vom Hintergrund ab
colors-hard-to-see-pips-on-fourth-plays = Augen sind auf den Zügen von Platz 4 schwer zu sehen
colors-hard-to-see-lines-on-fourth-plays = Linien sind auf den Zügen von Platz 4 schwer zu sehen
colors-hard-to-see-outlines-on-fourth-plays = Umrisse sind um die Züge von Platz 4 schwer zu sehen

colors-ready-looks = Fertige Designs
colors-your-themes = Deine Designs

colors-click-the-picture = Klick im Bild auf einen Teil, um seine Farbe zu wählen.

colors-more = Mehr

colors-restore = Standard wiederherstellen
colors-undo-restore = Rückgängig machen

colors-undo-remove = { $theme } wiederherstellen
colors-undo-drop = Änderungen an { $theme } zurückholen

colors-group-selected = Gewählter Stein
colors-group-seats = Dritter und vierter Platz

colors-rgb = RGB
colors-hsl = HSL

colors-before-now = vorher, jetzt
