# Tooltips of buttons and menu lines.

tip-pause = Arrêter le chronomètre et cacher la table
tip-give-up = Terminer la partie maintenant ; elle compte comme perdue
tip-restart-game = Les mêmes donnes, dans une partie « avec aide »
tip-assists = La partie sera classée « avec aide »
tip-sort-hand = Du plus faible au plus fort
tip-bookmark = Retenir cette position pour pouvoir y revenir
tip-ends-only = Masquer le milieu de la chaîne pour agrandir les bouts
tip-between = Montrer les dominos que « { menu-ends-only } » masque
tip-review = Repasser coup par coup la manche ou la partie finie
tip-lens = Qui peut avoir les dominos non vus ; la partie sera classée « avec aide »
tip-tutor-gentle = Avertir avant les grosses erreurs ; la partie sera classée « avec aide »
tip-tutor-strict = Avertir avant les erreurs, grosses ou non ; la partie sera classée « avec aide »
tip-hint = Le meilleur coup, et pourquoi ; la partie sera classée « avec aide »

# The buttons of a turn.
tip-pass = Vous ne pouvez ni jouer ni piocher
tip-pass-on = Cacher d’abord vos dominos
tip-same-again = Mêmes règles, mêmes joueurs

# The buttons of other cards and questions.

# Why a menu line can’t be chosen.
why-lesson = Non disponible pendant une leçon. Quittez-la pour revenir à votre partie.
why-covered = Non disponible tant que les dominos sont cachés.
why-no-clock = Aucun chronomètre n’est en marche.
why-cannot-give-up = Seule une partie chronométrée peut être abandonnée, et seulement avant la fin.
why-nothing-done = Vous n’avez encore rien joué.
why-no-more = Plus rien dans ce sens.
why-nothing-to-undo = Rien à annuler.
why-nothing-to-redo = Rien à rétablir.
why-no-bookmark = Il n’y a pas encore de signet.
why-bookmark-not-playable = Le signet n’est pas jouable, car sa partie enfreint les règles.
why-not-over = La partie n’est pas encore finie.
why-not-your-turn = Ce n’est pas votre tour.
why-whole-line = Seulement avec « { menu-ends-only } ».
why-others-sit-there = Non disponible quand d’autres personnes jouent.
why-bones-are-taken = Les joueurs n’ont pas fini de prendre leurs dominos.
tip-score-pad = Tenir les points d’une partie jouée avec de vrais dominos
