# The review of a finished hand or game. $who and $name are as in log.ftl. $action is like
# `5-3 on the right`.

# The panel. $count and $n count the mistakes of the player’s side.
review-title = Relecture : manche { $hand }
review-close = Fermer la relecture
review-first = Première position
review-back = Coup précédent
review-on = Coup suivant
review-last = Dernière position
# $named is `yes` where no title names the hand.
review-place = { $done ->
    [0] { $named ->
        [yes] Manche { $hand }, donne
       *[no] Donne
    }
   *[other] { $named ->
        [yes] Manche { $hand }, { $done } sur { $actions }
       *[no] { $done } sur { $actions }
    }
}
# Where the mistakes of one side are counted: none of the only player at this computer.
review-no-own-mistakes = Aucune erreur de votre part
review-mistakes = { $count ->
    [0] Aucune erreur
    [one] { $count } erreur
   *[other] { $count } erreurs
}
review-mistake-of = { $n } sur { $count }
review-mistake-before = Erreur précédente
review-first-mistake = Ma première erreur
review-details = Détails
review-swap = Rejouer, dominos échangés
# Below the picture of a play, and on the table.
review-picture = { $is ->
    [best] meilleur, { $chance } %
    [made] joué, { $chance } %
    [both] meilleur, { $chance } %
   *[other] { $chance } %
}
review-tag-best = meilleur
review-tag-made = joué

# The marks of a decision: in a sentence, and as the name of a row that counts them.
mark-best = le meilleur coup
mark-best-count = Meilleurs
mark-good = bon coup
mark-good-count = Bons
mark-inaccurate = coup imprécis
mark-inaccurate-count = Imprécisions
mark-mistake = une erreur
mark-mistake-count = Erreurs
mark-blunder = une gaffe
mark-blunder-count = Gaffes
# For a blunder below “{ level-tough }”, and against a beginner.
mark-big-mistake = une grosse erreur
mark-big-mistake-count = Grosses erreurs
mark-soft-inaccurate = une petite imprécision
mark-soft-mistake = il y avait mieux
mark-soft-blunder = il y avait bien mieux

# While the analysis runs.
review-works = Analyse en cours…
review-progress = Analyse : { $percent } %
review-stop = Arrêter
review-start = Analyser la partie
tip-review-start = Calculer ce que chaque coup a coûté
review-not-yet = Pas encore analysée.
review-not-over = Vous pouvez revoir une manche quand elle est finie, et la partie à la fin.
review-failed = Cette partie ne peut pas être analysée.

# A decision in a sentence.
review-said = { $who ->
    [you] Vous avez choisi { $action } : { $mark }.
   *[other] { $name } a choisi { $action } : { $mark }.
}
review-seen-by = Depuis la place de { $name } : ce que { $name } pouvait savoir, et ses chances de gagner.
review-best-was = Le meilleur coup : { $best }.

# What a decision cost, and the margin of error in the tooltip (the 95% interval). Of hands
# won, only the chance is told.
percentage-points = { $chance ->
    [one] { $chance } point de pourcentage
   *[other] { $chance } points de pourcentage
}
review-whose-chance = { $who ->
    [you] vos chances de gagner
   *[other] les chances de gagner de { $name }
}
review-cost = { $told ->
    [chance] Cela a réduit { review-whose-chance } de { percentage-points }.
    [gain] Cela a réduit { review-whose-chance } de { percentage-points }, mais a rapporté { points-counted } en moyenne.
   *[loss] Cela a coûté { points-counted } et réduit { review-whose-chance } de { percentage-points }.
}
review-costs-nothing = Aucune différence mesurable.
review-costs-points = Cela a coûté { points-counted }, sans effet mesurable sur les chances de gagner.
review-cost-margin = Marge d’erreur : { UNIT($points) ->
    [hands] {""}
   *[points] ±{ points-counted },{" "}
}±{ percentage-points }
review-nothing-to-decide = Aucun choix ici.

# The list of what could be chosen: its heads, and its rows for a screen reader.
review-choice = Choix possibles
review-chance = Victoire
review-choice-spoken = { $action } : { $chance } % de chances de gagner, avance attendue de { $lead } sur le reste de la manche
review-choice-named = { $action }{ $is ->
    [best] , meilleur coup
    [made] , coup choisi
    [both] , meilleur coup et coup choisi
    [equal] , coup à peu près égal
    [made-equal] , coup choisi, à peu près égal
   *[other] {""}
}
# The head of the column of leads. Then, below that list: what its points are, and how plays are ranked.
# $sides is `more` if there are more than two sides.
review-lead = { $unit ->
    [hands] Manches
   *[points] Points
}
review-points-says = { review-lead } : l’avance attendue sur { $sides ->
    [two] l’autre camp
   *[more] le meilleur des autres
} pour le reste de la manche. Les coups sont classés selon la fréquence à laquelle ils gagnent la partie.

# The buttons.
review-mistake = Erreur suivante
tip-review-mistake = Votre prochaine erreur, petite ou grosse
menu-try-again = Jouer à partir d’ici
tip-try-again = Une partie à part, non ajoutée à votre bilan
why-not-again = Non disponible à la fin d’une manche ni dans les parties chronométrées.
why-try-of-day = Terminez d’abord la partie du jour.
review-tried-again = Vous jouez à partir d’ici. Pour revenir à votre partie, choisissez « { menu-leave-again } » en haut.
menu-leave-again = Retour à ma partie
tip-leave-again = Quitter la leçon, la relecture ou la partie rejouée

# The same deals with the bones swapped.
menu-other-seat = Rejouer la partie, dominos échangés
tip-other-seat = Non ajoutée à votre bilan
menu-other-seat-hand = Rejouer la manche, dominos échangés
why-no-other-seat = Seulement pour les parties sans chronomètre entre vous et un seul Nestor.
result-seats-changed = Vous rejouez les mêmes donnes avec les dominos échangés. Pour revenir à votre partie, choisissez « { menu-leave-again } » en haut.
result-seats-changed-in-hand = Vous rejouez la manche { $hand } avec les dominos échangés. En cas d’égalité, une autre manche suit. Pour revenir, choisissez « { menu-leave-again } » en haut.
why-hand-twice = Vous avez déjà joué ces donnes des deux côtés.
why-no-other-seat-hand = Cette manche ne peut pas être rejouée seule.

# The chart: its name, and what a screen reader says.
review-chart = { $who ->
    [you] Vos chances de gagner
   *[other] Chances de gagner
}
review-chart-spoken = Graphique des chances de gagner ({ $side }), manche par manche : { $chances }
review-chart-hand = { $hand } : { $chance } %

# The summary.
review-cost-points = { $unit ->
    [hands] Manches gaspillées
   *[points] Points gaspillés
}
review-cost-chance = Chances gaspillées
# What the two rows above say.
review-cost-says = Gaspillé : ce que les meilleurs coups auraient rapporté de plus en moyenne, d’après ce que chaque joueur pouvait savoir.
percent = { $number } %

# Luck and skill.
review-luck = Chance et habileté
review-luck-of = { $unit ->
    [hands] Avance en manches
   *[points] Avance en points
}
review-whole-game = Partie
review-this-hand = Cette manche
review-own = { $who ->
    [you] Vos coups
    [you-and] Les coups de votre équipe
   *[other] Coups ({ $side })
}
review-others = Les coups des autres
review-luck-row = La chance
# $sides is `more` if there are more than two sides. Each is then compared with the average of
# the others.
review-luck-known = Les coups et la chance s’additionnent pour donner le résultat. { $sides ->
    [two] {""}
   *[more] L’avance se mesure à la moyenne des autres.{" "}
}La part de la chance est connue à environ { points-counted } près.
review-luck-says = La chance dit de combien les donnes, la pioche et les dominos cachés ont été plus ou moins favorables que la moyenne. Les coups sont jugés d’après ce que le joueur pouvait savoir. Les points comptent ici même s’ils ne changent pas les chances de gagner.
plus = +{ $number }
minus = −{ $number }

# The list of all mistakes, in the details.
review-all-mistakes = Toutes les erreurs
review-mistake-line = Manche { $hand } : { $said } { $best } { $cost }

# How marks are given. Of hands won, only the chance counts.
review-limits = Un coup { $unit ->
    [hands] {""}
   *[points] qui coûte au moins { $inaccurate_points ->
        [one] { $inaccurate_points } point
       *[other] { $inaccurate_points } points
    } ou{" "}
}qui réduit les chances de gagner d’au moins { $inaccurate_chance ->
    [one] { $inaccurate_chance } point de pourcentage
   *[other] { $inaccurate_chance } points de pourcentage
} est imprécis. À partir de { $unit ->
    [hands] {""}
   *[points] { $mistake_points ->
        [one] { $mistake_points } point
       *[other] { $mistake_points } points
    } ou de{" "}
}{ $mistake_chance } points de pourcentage, c’est une erreur ; à partir de { $unit ->
    [hands] {""}
   *[points] { $blunder_points } points ou de{" "}
}{ $blunder_chance } points de pourcentage, une grosse erreur (contre « { level-tough } » ou « { level-brutal } », une gaffe). Les coûts inférieurs à la marge d’erreur ne comptent pas, ni les points qui ne baissent pas les chances de gagner.

# The keys.
key-review-decisions = aller à la décision suivante ou précédente
key-review-mistakes = aller à votre erreur suivante ou précédente
key-review-again = jouer à partir d’ici
