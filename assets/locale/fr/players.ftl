# The window that asks who plays.

# The name of the field for a name.
players-name = Votre nom

# The switch that skips this window, and its tooltip.
players-always = Toujours commencer avec { $name }
players-always-explained = Pour que la question soit posée de nouveau, choisissez { menu-game } > { menu-change-player }.

# The buttons that start the game.
players-play = Jouer sous le nom { $name }
players-sit-down = Jouer

# Beside the player who is playing.
players-level-at-the-table = { $level }, en jeu
players-at-the-table = En jeu

# In place of a player who was deleted.
players-deleted = Le profil { $name } sera supprimé à la fermeture du programme.

# Undoes a deletion.
players-bring-back = Annuler la suppression : { $name }

# The program was started with a game number during a timed game.
players-number-waits = Votre partie chronométrée n’est pas finie. Terminez-la ou abandonnez-la, puis relancez le programme avec ce numéro.

# A player continues their game.
players-welcome-back = Vous revoilà, { $name }.

# Someone else wants to play, but $name’s changes aren’t saved. “Play” is
# a button.
players-ask-leave-unsaved = Les derniers changements faits par { $name } n’ont pas pu être enregistrés et seront perdus. Pour continuer quand même, appuyez de nouveau sur le bouton.

# The card that adds a player, and the note beside it.
players-new = Nouveau joueur
players-own-each = Chaque joueur a ses propres parties, son bilan, ses réglages et ses couleurs.

# On the card of a player.
players-won = { $games ->
    [0] Aucune partie
   *[other] Parties gagnées : { $won } sur { $games }
}
players-more = Autres actions : { $name }
players-why-not-delete = Vous ne pouvez pas supprimer le joueur en train de jouer.

# A new player can’t have this name.
players-taken = Il y a déjà un joueur appelé { $name }.
