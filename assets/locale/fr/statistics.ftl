# Game tally: the page with statistics, skill, and luck.

# The chart of the games that were won.
statistics-games-won = Parties gagnées
statistics-last-ten = moyenne des dix dernières
# What a dot of a chart is, and the value of a game in it.
statistics-dot = chaque partie
statistics-place = Partie { $game }{"\u00A0"}: { $value }
statistics-no-chart = Le graphique de vos victoires commence à votre cinquième partie.
statistics-wins-spoken = Part des parties gagnées, moyenne des dix dernières : { $first } % au début, { $last } % maintenant. { $games } parties.
statistics-wins-place = Partie { $game } : { $share } %
# The first or last game of a chart, and when it was.
statistics-game-at = partie { $game }, { $when }

# Numbers: their names, and what stands below them.
statistics-most-points = Record de points
statistics-best-win = Plus large victoire
statistics-streak = Meilleure série
statistics-average = Moyenne
statistics-average-hand = Moyenne par manche
statistics-time = Temps de jeu
statistics-score = { $own }–{ $other }
statistics-wins = { $wins ->
    [one] { $wins } victoire
   *[other] { $wins } victoires
}
statistics-days = du { $first } au { $last }
statistics-a-game = par partie
statistics-hands-a-game = manches par partie : { $hands }
statistics-time-a-game = { $length } par partie

# What each of these numbers means.
tip-statistics-most-points = Le plus de points que vous avez marqués en une partie
tip-statistics-best-win = Votre plus large victoire : votre score, puis le meilleur des autres
tip-statistics-streak = Le plus de parties gagnées à la suite
tip-statistics-average = Ce que vous marquez par partie, en moyenne
tip-statistics-average-hand = Ce que vous marquez par manche, en moyenne
tip-statistics-time = La durée de toutes ces parties réunies

# Skill and luck in the games that have been analyzed.
statistics-title = Habileté et chance
statistics-says = Ce que vos décisions vous ont coûté, et ce que la chance vous a donné.
statistics-reviewed = { $games ->
    [one] Parties analysées : { $reviewed } sur { $games }.
   *[other] Parties analysées : { $reviewed } sur { $games }.
}
# When some of the games are in only one of the charts.
statistics-leaves-out = Le coût se fonde sur les parties sans aide. La chance tient compte aussi des parties avec conseil, compteur de dominos ou tuteur, mais pas des donnes que vous aviez déjà jouées.
# When scores count points in some games and hands in others.
statistics-leaves-out-hands = Les points et la chance ne tiennent pas compte des parties où l’on compte les manches.

# An average and its 95% interval.
statistics-figure = { $mean }{"\u00A0"}±{"\u00A0"}{ $within }
statistics-luck-figure = { $figure } { $unit ->
    [hands] manches
   *[points] points
}
# The same for fewer than five games.
statistics-too-few = { $figure } (trop peu de parties pour conclure)
statistics-cost = Perte par décision, en chances de gagner
statistics-luck = Chance par partie
statistics-cost-says = Le coût dit de combien vos décisions ont réduit vos chances de gagner, par rapport aux meilleures.
statistics-luck-says = La chance dit de combien les donnes, la pioche et les dominos cachés vous ont été plus ou moins favorables que la moyenne.

# The charts: the heading of each, and what a screen reader says.
statistics-cost-chart = Perte par décision et par partie, en chances de gagner (%)
statistics-cost-spoken = Perte par décision dans { $games } parties analysées, en chances de gagner : { $first ->
    [one] { $first } point de pourcentage
   *[other] { $first } points de pourcentage
} dans la première moitié, { $last } dans la seconde.
statistics-luck-chart = Chance en { $unit ->
    [hands] manches
   *[points] points
}, par partie
statistics-luck-spoken = Chance dans { $games } parties analysées : { $first } { $unit ->
    [hands] manches
   *[points] points
} par partie dans la première moitié, { $last } dans la seconde.
statistics-chart-says = Chaque point est une partie ; la ligne est la moyenne des dix dernières. Au-dessus de zéro, la chance était avec vous. Les chiffres sont donnés avec leur marge d’erreur (confiance de 95 %).

# Analyzes the last games.
statistics-review = { $games ->
    [one] Analyser la dernière partie
   *[other] Analyser les { $games } dernières parties
}
tip-statistics-review = Calculer ce que chaque décision a coûté ; quelques secondes par partie
statistics-progress = Analyse de la partie { $game } sur { $of }…
tip-statistics-stop = Les analyses terminées sont conservées
