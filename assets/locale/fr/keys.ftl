# The window “Keyboard and mouse”.

window-keys = Clavier et souris

# Headings of the list. The others are the names of the menus.
keys-at-table = À la table
keys-mouse = Souris

# Names of keys, as printed on them.
key-space = Espace
key-enter = Entrée
key-tab = Tab
key-ctrl = Ctrl
key-alt = Alt
key-shift = Maj
key-escape = Échap
key-home = Début
key-end = Fin
key-page-up = Pg. préc.
key-page-down = Pg. suiv.
key-left = Gauche
key-right = Droite
key-up = Haut
key-down = Bas
key-menu = Menu

# What keys do. Keys of menu lines are described by those lines.
key-space-does = actionner le bouton de votre tour
key-shift-arrows-does = déplacer le domino sélectionné dans votre main
key-left-right-does = sélectionner un domino de votre main
key-up-down-does = aller au prochain domino jouable et choisir sa place
key-enter-does = jouer le domino ; s’il va à plusieurs bouts, choisissez-en un et appuyez de nouveau sur Entrée
key-sides-does = le jouer au bout de droite, de gauche, du haut ou du bas
key-state-does = faire décrire la table par un lecteur d’écran
key-firecracker-does = sélectionner votre pétard ; les flèches choisissent le domino, Entrée le fait sauter
key-menu-does = ouvrir le menu du domino ou du bout choisi
key-page-does = faire défiler une fenêtre ou le journal
key-tab-does = parcourir tout ce qui est à l’écran
key-escape-does = désélectionner le domino, ou fermer un menu ou une fenêtre

# What keys do during a review.
key-review-actions = coup précédent ou suivant
key-review-hands = manche précédente ou suivante
key-review-ends = première ou dernière position
key-review-over = fermer la relecture

# What the key of a menu does. $menu is the name of the menu.
key-of-menu-does = ouvrir le menu « { $menu } »

# What the mouse does.
mouse-click-bone = Cliquer sur un domino
mouse-click-bone-does = le jouer, ou le sélectionner s’il y a un choix
mouse-click-end = Cliquer sur un bout
mouse-click-end-does = y jouer le domino sélectionné
mouse-double-click = Double-cliquer sur un domino
mouse-double-click-does = le jouer, s’il ne va qu’à un seul bout
mouse-drag-bone = Faire glisser un domino jusqu’à un bout
mouse-drag-bone-does = l’y jouer
mouse-drag-in-hand = Faire glisser un domino dans votre main
mouse-drag-in-hand-does = ranger votre main
mouse-right-click = Clic droit
mouse-right-click-does = ouvrir le menu d’un domino, d’un bout, d’un score ou d’une entrée du journal
mouse-right-click-table = Clic droit sur la table
mouse-right-click-table-does = désélectionner le domino
