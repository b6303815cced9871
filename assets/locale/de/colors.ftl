# The Colors window.

# The theme on the table.
colors-in-use = In Gebrauch

# A theme that is not as the program came with it.
colors-edited = geändert

# Puts a theme on the table.
colors-use = Verwenden

# Opens a theme for changes.
colors-edit = Ändern
# Why a ready-made look is not opened for changes.
colors-look-is-fixed = Fertige Designs lassen sich nicht ändern: Kopiere zuerst eines.

# Brings a theme back to what the program came with.
colors-reset = Zurücksetzen

# Keeps a copy of a theme among one's own.
colors-copy = Kopieren
colors-copy-of = { $theme }, Kopie

# Writes a theme to a file, to send it to somebody; reads one.
colors-send = Als Datei speichern
colors-fetch = Datei öffnen

# An own theme: another name, and away with it.
colors-rename = Umbenennen
colors-remove = Entfernen

# A theme that was removed, and what brings it back.
colors-removed = { $theme } ist entfernt.
colors-bring-back = Zurückholen
colors-bring-theme-back = { $theme } zurückholen

# Brings back the colors that a theme had before it was reset.
colors-edited-again = Zurücksetzen aufheben
colors-edited-again-theme = Zurücksetzen von { $theme } aufheben

# The field for the name of a theme, and what keeps it.
colors-name = Name
colors-keep-name = Name speichern

# Closes the window.
colors-close = Schließen

# Keeps the changes.
colors-save = Speichern

# Forgets the changes.
colors-cancel = Abbrechen

# Under the picture.
colors-click-the-table = Klick auf einen Teil des Tisches oder dieses Bildes, um seine Farbe zu wählen

# Between a color before and after a change.
colors-to = wird

# A text in the picture.
colors-sample = Stand 85

# A button in the picture.
colors-button = Du bist dran

# The name of the list of colors.
colors-color-to-change = Farbe, die geändert wird

# Under a bone that lies face down.
colors-back = Rückseite

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

# Buttons of a theme, for a screen reader.
colors-use-theme = { $theme } verwenden
colors-edit-theme = { $theme } ändern
colors-reset-theme = { $theme } zurücksetzen

# Over the editor.
colors-editing = { $theme } wird geändert

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
color-your-hand-selected = Deine Hand, gewählt
color-pips-selected = Augen, gewählt
color-lines-selected = Linien, gewählt
color-outlines-selected = Umrisse, gewählt
color-backs = Rückseiten
color-buttons = Knöpfe
color-button-text = Knopftext

# Bones in the picture: what stands under each, and its pips, line and outline.
colors-in-hand = Auf der Hand
colors-in-hand-pips = Augen deiner Hand
colors-in-hand-line = Linie deiner Hand
colors-in-hand-outline = Umriss deiner Hand
colors-selected = Gewählt
colors-selected-pips = Augen des gewählten Steins
colors-selected-line = Linie des gewählten Steins
colors-selected-outline = Umriss des gewählten Steins
colors-yours = Deine
colors-yours-pips = Augen deiner Züge
colors-yours-line = Linie deiner Züge
colors-yours-outline = Umriss deiner Züge
colors-nestors = Nestors
colors-nestors-pips = Augen von Nestors Zügen
colors-nestors-line = Linie von Nestors Zügen
colors-nestors-outline = Umriss von Nestors Zügen

# How well the chosen color stands out; $contrast and $enough are numbers to 1.
colors-least-contrast = Geringster Kontrast: { $contrast } zu 1 ({ $enough } reicht)

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
