# The question before the program closes while something isn’t saved.

# The title of the question.
quit-title = Nicht alles ist gespeichert

# After the sentence that says why.
quit-is-lost = Wenn du das Programm jetzt beendest, geht verloren, was nicht gespeichert ist.

# Saving was tried again and failed.
quit-in-vain = Das Speichern ist wieder fehlgeschlagen.

# Quits without saving.
quit-quit-anyway = Trotzdem beenden

# The question before a timed game is given up.
give-up-title = Diese Partie aufgeben?
give-up-is-lost = Die Partie endet sofort und zählt als verloren.
give-up-go-on = Weiterspielen
# The button that gives up the game, and what follows.
give-up-end = { $wanted ->
    [new-game] Aufgeben und neue Partie beginnen
    [restart] Aufgeben und neu starten
    [position] Aufgeben und zum Lesezeichen
    [saved-game] Aufgeben und öffnen
    [look-back] Aufgeben und zum Rückblick
    [own-game] Aufgeben und zurück zu meiner Partie
   *[nothing] Aufgeben
}
