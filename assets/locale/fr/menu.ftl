# The menu bar, its menus, and the titles of windows.

# The menus. Alt and a letter open each: the first letter of its name that no menu before it has.

# Starting, saving, and leaving games.
menu-game = Partie

# Undo, bookmarks, and settings.
menu-edit = Édition

# What is shown on the table and in windows.
menu-view = Affichage

# What helps you to play better.
menu-learn = Apprendre

# How everything works.
menu-help = Aide

# Shows the best play.
menu-hint = Conseil

# Shows who may hold the unseen bones.
menu-lens = Compteur de dominos

# How soon the tutor warns before a mistake.
menu-tutor-off = Tuteur : désactivé
menu-tutor-gentle = Tuteur : indulgent
menu-tutor-strict = Tuteur : strict

# Closes the program.
menu-quit = Quitter

# Undoes the last play or draw.
menu-undo = Annuler

# Repeats what was undone.
menu-redo = Rétablir

# Sets a bookmark at this position.
menu-bookmark = Placer un signet

# Returns to the bookmark.
menu-go-to-bookmark = Aller au signet

# Sorts the bones you hold.
menu-sort-hand = Trier mes dominos

# Shows only the last bone of each arm.
menu-ends-only = Bouts seulement

# Shows the bones between the ends.
menu-between = Dominos du milieu

# Makes the window fill the screen.
menu-full-screen = Plein écran

# Turns all sounds on or off.
menu-sound = Son

# Copies the whole log to the clipboard.
menu-copy-log = Copier le journal

# Shows everyone’s bones.
menu-show-hidden-hands = Toutes les mains

# Shows the bones in the boneyard.
menu-show-boneyard = Pioche

# Steps through a finished hand or game.
menu-review = Revoir

# In the menu bar, while something can’t be saved.
bar-not-saved = Non enregistré

# In the menu bar, while the game is assisted; and its tooltip.
bar-assisted = Avec aide
bar-assisted-why = Vous avez eu de l’aide : le bilan classe cette partie « avec aide », sur une ligne à part. La prochaine partie commence sans aide, à moins qu’une aide soit activée dans les réglages.

# The button that holds all menus in a narrow window.
bar-menus = Menus

# What a click on the game's name does.
bar-choose-game = Choisir un autre jeu

# The windows that save and open a game.
menu-save-game = Enregistrer la partie
menu-open-game = Ouvrir une partie

# The lines of the Game menu that open the two windows above.
menu-open = Ouvrir
menu-save = Enregistrer

# In the Game menu.
menu-restart-game = Recommencer la partie
menu-pause = Pause
menu-give-up = Abandonner

# In the Game menu.
menu-change-player = Changer de joueur

# The titles of other windows.
window-players = Qui joue ?
window-tally = Bilan
window-score-pad = Carnet de points
window-history = Historique
window-settings = Réglages
window-colors = Couleurs
window-help = Aide
window-about = À propos de { -program }
window-log = Journal
window-new-game = Nouvelle partie

# The button in the corner of every window.
window-close = Fermer
