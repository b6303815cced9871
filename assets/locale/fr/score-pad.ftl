# Le carnet de points.

pad-game = Jeu
pad-game-mexican-train = Train mexicain
pad-game-chicken-foot = Patte de poulet
pad-game-straight = Domino classique
pad-game-fives = Fives
pad-game-pairs = À deux équipes, en 100
pad-game-free = Libre

pad-round = Manche { $round }
pad-round-of = Manche { $round } sur { $rounds }
pad-round-of-double = Manche { $round } sur { $rounds } ({ $doublet ->
    [0] double-blanc
   *[other] double-{ $doublet }
})
pad-round-double = { $doublet ->
    [0] Double-blanc
   *[other] Double-{ $doublet }
}

pad-highest-wins = Le plus haut total gagne
pad-lowest-wins = Le plus bas total gagne
pad-to = En { $target } points
pad-lowest-to = En { $target } points, le plus bas total gagne
pad-exactly = En { $target } points exactement

pad-side = Équipe { $number }
pad-deals = distribue
pad-leads = en tête
pad-wins = gagne
pad-out = ne joue pas

pad-cell = { $name }, { $round } : { $written }
pad-cell-corrected = { $name }, { $round } : { $written }, avant { $before }
pad-cell-empty = { $name }, { $round } : vide
pad-cell-sits-out = { $name }, { $round } : ne joue pas
pad-writing = Saisie pour { $name }, { $round } : { $written }

pad-correct = Cliquez sur un nombre pour le corriger.
pad-sit-out-hint = Si quelqu’un ne joue pas, indiquez-le dans le menu en haut.
pad-left = { $count ->
    [one] Il reste une manche.
   *[other] Il reste { $count } manches.
}
pad-won = { $name } gagne.
pad-won-missed = { $name } gagne avec { $count ->
    [one] une manche de moins.
   *[other] { $count } manches de moins.
}
pad-total-missed = { $total } ({ $count ->
    [one] une manche de moins
   *[other] { $count } manches de moins
})
pad-tied = Égalité entre { $names }.
pad-past-target = { $name } dépasse { $target }. Si cela ne compte pas, remplacez les points par 0.
pad-sitting-out = { $names } { $count ->
    [one] ne joue pas jusqu’à ce que vous cliquiez sur « { pad-out } » et notiez des points.
   *[other] ne jouent pas jusqu’à ce que vous cliquiez sur « { pad-out } » et notiez des points.
}
pad-is-full = Cette feuille est pleine. Commencez-en une autre.
pad-cleared = Tous les points sont effacés. « { menu-undo } » les rétablit.

pad-minus = Changer le signe
pad-plus = Ajouter un autre nombre
pad-backspace = Effacer un chiffre
pad-next = Suite : { $name }
# Where no side is next: the side that is being written for.
pad-write = Noter pour { $name }
pad-sits-out = { $name } ne joue pas
pad-plays-again = { $name } revient en jeu

pad-more = Plus d’actions pour cette feuille
pad-copy-text = Copier au format texte
pad-clear = Effacer tous les points
pad-set-up = Noms et jeu
pad-pads = Toutes les feuilles
pad-back = Retour à la feuille
pad-begin = Commencer

pad-sides-label = Joueurs ou équipes
# Below the number of players or teams, after it was made smaller.
pad-kept = Points gardés en cas de retour : { $names }.
pad-sides = { $count } équipes
pad-name = Nom de l’équipe { $number }
pad-up = Monter { $name }
pad-down = Descendre { $name }
pad-deals-first = { $name } distribue en premier
pad-deals-first-label = Distribue en premier
# During the game, in place of the two above.
pad-deals-now = { $name } distribue maintenant
pad-deals-now-label = Distribue maintenant
pad-wins-label = Qui gagne
pad-highest = Le plus haut
pad-lowest = Le plus bas
pad-target = Objectif
pad-no-target = Aucun
pad-exact = L’objectif doit être atteint exactement
pad-by-round = Une ligne par manche
pad-by-round-explained = À chaque manche, on inscrit un nombre pour chacun, même 0.
pad-first-doublet = Premier double
pad-no-doublet = Aucun
pad-rounds = Manches
pad-any-rounds = Sans limite
pad-keeping = Plateau

pad-new = Nouvelle feuille
pad-spoken = { $game }, { $date } : { $standing }
pad-no-date = encore vide
pad-delete = Supprimer la feuille « { $game }, { $date } »
pad-undelete = Annuler la suppression
pad-too-many = Il y a de la place pour { $count } feuilles. Supprimez-en une d’abord.
