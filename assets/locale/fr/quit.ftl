# The question before the program closes while something isn’t saved.

# The title of the question.
quit-title = Des changements ne sont pas enregistrés

# After the sentence that says why.
quit-is-lost = Si vous quittez maintenant, les changements non enregistrés seront perdus.

# Saving was tried again and failed.
quit-in-vain = L’enregistrement a de nouveau échoué.

# Quits without saving.
quit-quit-anyway = Quitter quand même

# The question before a timed game is given up.
give-up-title = Abandonner cette partie ?
give-up-is-lost = La partie se termine maintenant et compte comme perdue.
give-up-go-on = Continuer à jouer
# The button that gives up the game, and what follows.
give-up-end = { $wanted ->
    [new-game] Abandonner et commencer une nouvelle partie
    [restart] Abandonner et recommencer
    [position] Abandonner et aller au signet
    [saved-game] Abandonner et ouvrir
    [look-back] Abandonner et revoir
    [own-game] Abandonner et revenir à ma partie
   *[nothing] Abandonner
}
