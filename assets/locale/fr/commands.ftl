# The menus of bones, ends, and log entries.

# To play a bone. $points is what the play scores. It is 0 if that is nothing, or if
# points must be claimed.
do-play = Jouer
do-play-here = Jouer ici
do-play-at = { $points ->
    [0] Jouer { $place }
   *[other] Jouer { $place } pour { points }
}
do-play-bone-at = { $points ->
    [0] Jouer { $bone } { $place }
   *[other] Jouer { $bone } { $place } pour { points }
}
do-lead = { $points ->
    [0] Ouvrir avec { $bone }
   *[other] Ouvrir avec { $bone } pour { points }
}

# Why a bone cannot be played.
do-nothing-fits = Aucun de vos dominos ne va ici.
do-not-now = Ce domino n’est pas jouable maintenant.

# A bone of the hand.
do-take-up = Sélectionner
do-put-down = Désélectionner
do-put-first = Placer au début de la main
do-put-last = Placer à la fin de la main

# A log entry.
do-copy-line = Copier l’entrée

# Beside a button that copies something, for a moment.
copied = Copié
