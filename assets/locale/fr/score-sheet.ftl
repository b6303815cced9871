# The score sheet of a game, and the card at its end. $who, $name, and $partner are as in
# log.ftl. $side is like “Iris and Ajax”.

# The titles of the two windows.
window-score-sheet = Feuille de score
window-result = Résultat

# The heads of the first columns, and of the columns of each side.
sheet-hand = Manche
sheet-led = Ouverture
sheet-plays = coups
sheet-hand-end = à la fin
sheet-in-all = total

# The last row, and the game with its result in the title.
sheet-total = Total
sheet-game-over = { $game }, { $result ->
    [won] gagnée
    [lost] perdue
    [side-won] gagnée par { $side }
   *[tied] égalité
} { $own }–{ $other }

# The hand that is being played.
sheet-goes-on = Cette manche est encore en cours.
# The target was reached before the hand was over, so nothing was scored at its end.
sheet-target-reached = L’objectif a été atteint : la partie s’est terminée au milieu de la manche.

# A row, for a screen reader: the hand, and then each side.
sheet-spoken = Manche { $hand }, { $led ->
    [no] pas encore ouverte
   *[yes] { $who ->
        [you] ouverte par vous
       *[other] ouverte par { $name }
    }
}.
sheet-spoken-side = { $side } : { $played ->
    [none] {""}
   *[other] { $played } pendant le jeu{ $awarded ->
        [none] {" "}jusqu’ici
       *[other] {""}
    },{" "}
}{ $awarded ->
    [none] {""}
   *[other] { $awarded } à la fin,{" "}
}{ $total } au total.

# The chart, for a screen reader, and a point of it.
sheet-chart-spoken = Graphique des points après chaque manche : { $standing }
sheet-chart-hands = Graphique des manches gagnées : { $standing }
sheet-chart-place = Après la manche { $hand } : { $standing }

# The same deals with both sets of bones: names of numbers.
figure-first-seat = La première fois
figure-first-seat-hand = Dans votre partie, manche { $hand }
figure-other-seat = Avec les dominos échangés

# Names of numbers of a game, and the numbers.
# At the end of a timed game: how its result is worked out. For each second left, the winner
# scores half a percent of their points, and the loser a quarter percent.
figure-score = Points
figure-spread = Bonus d’écart
figure-spread-of = { $score }{"\u00A0"}−{"\u00A0"}{ $other }{"\u00A0"}={"\u00A0"}{ $points }
figure-spread-none = 0 (gagnant seulement)
figure-time = Bonus de temps
figure-time-of = { $secs }{"\u00A0"}s × { $share ->
    [won] 0,5
   *[lost] 0,25
} × { $score } % = { $points }{ $rounded ->
    [yes] , arrondi au point supérieur
   *[no] {""}
}
figure-time-none = 0 (plus de temps)
figure-time-given-up = 0 (partie abandonnée)
figure-best = Record contre { $level }
figure-best-yet = { $points }, nouveau record
figure-margin = Écart
figure-best-play = Meilleur coup
figure-best-play-of = { points } : { $who ->
    [you] votre { $bone }
   *[other] { $bone }, par { $name }
}{ $hands ->
    [one] {""}
   *[other] {" "}à la manche { $hand }
}
figure-swing = Plus grand écart creusé
figure-swing-of = { $who ->
    [you] { points } pour vous à la manche { $hand }
    [you-and] { points } pour { $partner } et vous à la manche { $hand }
    [partners] { points } pour { LIST($name, $partner) } à la manche { $hand }
   *[other] { points } pour { $name } à la manche { $hand }
}
figure-average = Points par manche
figure-hands = Manches
figure-against = Contre { $level }

# The record against a level, this game included.
figure-streak = { $won } { $won ->
    [one] victoire
   *[other] victoires
} sur { tally-games }{ $result ->
    [won] , dont les { $length } dernières
    [lost] , les { $length } dernières perdues
   *[other] {""}
}

# On the card: the player had help.

# On the card: the game was a replay of known deals.
result-not-counted = Cette partie rejouait des donnes connues : elle n’est ajoutée ni au bilan ni à l’historique.
# What will be played next, if it’s another game.
result-next = Prochaine partie : { $kind }.

# The buttons of the card; $level is one level, or from one to another.
result-again = Rejouer
result-stronger = Monter : { $level }
result-weaker = Descendre : { $level }
result-another = Autre jeu

result-number = La partie numéro { $number } redonne les mêmes donnes : « { window-numbered } » dans « { window-new-game } ».
result-shared = { $assisted ->
    [yes] Nestor Dominoes, { $result }, avec aide.
   *[no] Nestor Dominoes, { $result }.
}
result-shared-number = { $shared } Les mêmes donnes : partie numéro { $number } ou { $command }
result-save-picture = Enregistrer l’image
result-picture-kind = Images PNG
result-picture-not-chosen = L’image n’a pas été enregistrée : aucun emplacement n’a été choisi. Si rien ne vous l’a demandé, votre système n’a pas de fenêtre de choix de fichier.
result-picture-saved = Image enregistrée sous { $path }.
result-picture-not-saved = Impossible d’enregistrer l’image sous { $path } ({ $reason }).
result-other-seat = Échanger les dominos
tip-result-other-seat = Rejoue ces donnes en échangeant vos dominos et ceux de Nestor ; sans compter dans votre bilan
