# S’exercer : ses propres erreurs des parties analysées, posées de nouveau.

menu-practice = S’exercer
tip-practice = Cinq de vos propres erreurs par jour, posées de nouveau

# The panel. $day is like “Nov 20”.
practice-place = Exercice { $number } sur { $count }
practice-from = De votre partie du { $day }, manche { $hand }
practice-asks = C’est à vous. Quel est votre meilleur coup ?
practice-asks-after = { $name } vient de jouer { $bone }. Quel est votre meilleur coup ?
practice-next = Exercice suivant
practice-finish = Terminer pour aujourd’hui
practice-put-away = Ne plus demander
practice-open-game = Ouvrir la partie

# The reply to an answer. $action is like `5-3 on the right`.
practice-as-then = C’est ce que vous avez choisi dans la partie.
practice-then = Dans la partie, vous avez choisi { $action }.

# Instead of a task.
practice-none = Rien à travailler aujourd’hui. Pour travailler vos erreurs, revoyez une partie terminée : une fois analysée, ce qui vous a le plus coûté revient ici. En attendant, « { window-lessons } » propose d’autres positions.
practice-done = C’est tout pour aujourd’hui : { $solved } sur { $count } réussis du premier coup. Les exercices reviennent d’autres jours, les manqués plus tôt.
