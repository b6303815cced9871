# The Colors window.

# Adds a copy of a theme to the player’s own themes.
colors-copy = Dupliquer
colors-copy-of = { $theme } (copie)

# Saves a theme as a file, and opens one.
colors-send = Enregistrer sous…
colors-fetch = Ouvrir un fichier…

# The field for the name of a theme.
colors-name = Nom

# A button in the picture.
colors-button = Bouton

# The name of the list of colors.
colors-color-to-change = Couleur à modifier

# The sliders.
colors-red = Rouge
colors-green = Vert
colors-blue = Bleu
colors-hue = Teinte
colors-saturation = Saturation
colors-lightness = Luminosité

# The field for a color code, and its tooltip while the code is wrong.
colors-hex = Hex
colors-not-hex = Six caractères : 0–9 et A–F

# The themes.
theme-classic-table = Table classique
theme-dark-room = Pièce sombre
theme-clear-for-every-eye = Adapté aux daltoniens
theme-blue-cloth = Tapis bleu
theme-walnut = Noyer
theme-cafe-marble = Marbre de bistrot
theme-night = Nuit
theme-linen = Lin

# The colors of a theme.
color-background = Fond
color-text = Texte
color-your-hand = Votre main
color-first-plays = Vos dominos joués
color-second-plays = Dominos joués par Nestor
color-third-plays = Dominos du troisième joueur
color-fourth-plays = Dominos du quatrième joueur
color-pips = Points
color-lines = Traits
color-outlines = Contours
color-your-hand-selected = Domino sélectionné
color-pips-selected = Sélection : points
color-lines-selected = Sélection : trait
color-outlines-selected = Sélection : contour
color-backs = Dos des dominos
color-buttons = Boutons
color-button-text = Texte des boutons

# A warning: $what is one of the messages below, and $contrast the contrast
# of the two colors.
colors-complaint = Contraste faible : « { $what } » sur « { $on } » ({ $contrast }:1)

# Headings above the pictures.
colors-ready-looks = Thèmes inclus
colors-more-themes = Autres thèmes
colors-your-themes = Vos thèmes

# The picture of a table, and what stands below it.
colors-click-the-picture = Cliquez sur une partie de l’image pour choisir sa couleur.

# The menu of a theme.
colors-more = Plus

# Sets the default colors.
colors-restore = Réinitialiser

# Brings back a deleted theme, and changes that weren’t saved.
colors-undo-remove = Annuler la suppression : { $theme }
colors-undo-drop = Récupérer les modifications : { $theme }

# The foot while no color is changed: the theme that was clicked, and the button that closes the window.
colors-set = « { $theme } » est appliqué et enregistré.
colors-done = Terminé

# A group of colors that is collapsed at first.
colors-group-seats = Troisième et quatrième joueurs

# The choice between two kinds of sliders.
colors-rgb = RVB
colors-hsl = TSL

# Beside two patches of color: the old one and the new one.
colors-before-now = Avant, maintenant
