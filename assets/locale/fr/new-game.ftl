# The New game window.

settings-from-the-next-game = Les changements de règles s’appliquent à la prochaine partie.
settings-no-nestor = Nestor n’est pas de la partie.

# Several Nestors at different levels.
level-range = { $from } à { $to }

new-game-seats = Joueurs
new-game-partners = Partenaires
new-game-seat = { $of ->
    [partner] Place { $number }, votre partenaire
   *[other] Place { $number }
}
# Above the player’s seats of a game in pairs.
new-game-side = { $of ->
    [partner] Votre partenaire
   *[other] Adversaire
}
new-game-someone = Un ami…
new-game-someone-tip = Joue à tour de rôle avec vous sur cet ordinateur ; il n’y a pas de jeu en réseau.
new-game-player = Joueur { $number }
new-game-name = Nom du joueur à la place { $number }
new-game-known-name = Un autre joueur s’appelle déjà { $name } sur cet ordinateur.
new-game-same-name = Deux joueurs ne peuvent pas s’appeler { $name }.

new-game-against = Contre
new-game-others = Les autres
new-game-no-learner = Pas de niveau « { level-learner } » ici
new-game-each-seat = Place par place…
new-game-points = Points
new-game-hands = Manches
new-game-holes = Trous
new-game-claims = Les joueurs annoncent leurs points
new-game-keeps = Votre partie n’est pas perdue : « { menu-undo } » y revient.
new-game-keeps-timed = Votre partie n’est pas perdue : après cette partie chronométrée, « { menu-undo } » y revient.
new-game-start = Qui ouvre

new-game-more = Autres jeux
new-game-your-games = Vos jeux
new-game-lately = Joués récemment
new-game-pictures = Afficher des images
new-game-rules = Règles
new-game-changes = { $count ->
    [0] inchangées
    [one] { $count } changement
   *[other] { $count } changements
}
new-game-reset = Réinitialiser
new-game-save-own = Ajouter à vos jeux…

new-game-play = Jouer : { $game }

# Who leads the games after the first, each with a tooltip.
new-game-way = { $leads ->
    [winner] Le gagnant ouvre
   *[other] Tirage à chaque partie
}
new-game-way-tip = { $leads ->
    [winner] Même après un blocage. On ne tire que pour la première partie.
   *[other] Avant chaque partie, chacun tire un domino ; le plus fort donne l’ouverture.
}

# The search field, and what it shows when it finds nothing.
new-game-search = Jeu ou règle
new-game-nothing-found = Aucun jeu ni aucune règle. Essayez un autre mot.
new-game-choose = Choisissez un des jeux trouvés.

# Games and counts that people look for, and that the program does not have. They are found by
# their keywords.
absent-mexican-train = Ce programme n’a ni le train mexicain ni de jeu au-delà du double-neuf.
absent-chicken-foot = Ce programme n’a pas la patte de poule.
absent-shut-out = Dans ce programme, gagner sans que l’adversaire marque ne compte pas double.
absent-key-bone = Dans ce programme, finir avec le seul domino possible ne compte pas double.
absent-penalties = Ce programme n’a pas de jeu où les points comptent contre vous.
absent-barbados = Ce programme n’a pas les jeux de la Barbade et de Trinité.
absent-told = { $told } Le plus proche est « { $nearest } ».

# On the card of a game: the points to win, and the player’s record.
card-one-hand = une manche
card-to = { $unit ->
    [fives] jusqu’au trou { $target }
    [hands] en { $target }
   *[points] en { $target } points
}
card-record = { $played ->
    [0] Pas encore joué
    [one] Joué une fois, { $won ->
        [0] sans gagner
       *[other] gagné
    }
   *[other] Joué { $played } fois, { $won ->
        [0] jamais gagné
       *[other] gagné { $won } fois
    }
}

# The same for a screen reader.
card-spoken = { $name }, { $target }. { $sentence } { $record }.
