# The windows that save a game and open one.

# The kind of file, in the system’s dialogs.
saved-file-kind = Parties enregistrées de Nestor Dominoes

# The window that saves a game.
saved-name-taken = Vous avez déjà une partie enregistrée appelée « { $name } ».
saved-save-explained = Vous pourrez l’ouvrir depuis le menu « { menu-game } ».

# The window that opens a game.
saved-search = Rechercher une partie
saved-none = Aucune partie enregistrée.
saved-being-read = Chargement des parties enregistrées…
saved-save-this = Enregistrer cette partie
saved-none-found = Aucune partie trouvée.
saved-from-file = Depuis un fichier…

# In place of a game that was deleted.
saved-deleted = « { $name } » : partie supprimée.

# Fields for a path, if the system shows no dialog, and their buttons.
saved-not-chosen = Aucun fichier n’a été choisi. Vous pouvez aussi saisir son chemin.
saved-save-path = Chemin où enregistrer
saved-open-path = Chemin du fichier à ouvrir
saved-path-hint = Chemin d’un fichier
saved-save-there = Enregistrer le fichier
saved-open-that = Ouvrir le fichier

# A game was restarted.
saved-restarted = La partie recommence avec les mêmes donnes et est classée « avec aide ». « { menu-undo } » ramène la partie précédente.

# A file in the list that can’t be read.
saved-unreadable = Fichier illisible

# A game was saved, in the list or as a file.
saved-as = Enregistrée sous le nom « { $name } ».
saved-as-file = Partie enregistrée sous { $path }.

# A saved game without a name.
saved-unnamed = Partie sans nom

# A saved game was opened, perhaps in place of another.
saved-opened = { $replaces ->
    [yes] « { $name } » : partie ouverte. « { menu-undo } » ramène la partie précédente.
   *[no] « { $name } » : partie ouverte.
}

# The game, and how far it has got.
saved-game-hand = { $game }, manche { $hand }
saved-game-over = { $game }, finie

# The small picture of a game, for a screen reader.
saved-picture = Derniers dominos joués : { $bones }
saved-picture-of-nothing = Rien n’a encore été joué
