# While two people change places at the screen, all bones are hidden.

cover-title = À { $name } de jouer
cover-why = Tous les dominos sont cachés.
cover-button = C’est moi, { $name }

# The same for a player without a name.
cover-title-nameless = Rendez l’ordinateur
cover-button-nameless = Me revoilà

# The same while a timed game is paused. $left is like 4:05.
cover-title-paused = Pause
cover-why-paused = Temps restant : { $left }. { $because ->
    [hidden] La fenêtre était masquée, le chronomètre est donc arrêté.
    [asleep] L’ordinateur était en veille, le chronomètre est donc arrêté.
   *[wanted] Le chronomètre est arrêté.
}
cover-button-paused = Reprendre
