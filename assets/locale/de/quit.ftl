# What is asked before the program ends while something is not saved.

# The title of the question.
quit-title = Nicht alles ist gespeichert

# After the sentence that says why.
quit-is-lost = Wenn du das Programm jetzt beendest, geht verloren, was nicht gespeichert ist.

# Saving was tried again and failed.
quit-in-vain = Das Speichern ist wieder fehlgeschlagen.

# Goes on with the program.
quit-wait = Abbrechen

# Saves once more, and quits if that works.
quit-try-again = Noch einmal versuchen

# Gives up what is not saved.
quit-quit-anyway = Trotzdem beenden

# What is asked before a game with a clock is ended before its time.
give-up-title = Diese Partie aufgeben?
give-up-is-lost = Die Partie endet sofort und zählt als verloren.
give-up-go-on = Weiterspielen
# The button that gives it up, and what for.
give-up-end = { $wanted ->
    [new-game] Aufgeben und neue Partie beginnen
    [restart] Aufgeben und neu starten
    [position] Aufgeben und zum Lesezeichen
    [saved-game] Aufgeben und öffnen
    [look-back] Aufgeben und zum Rückblick
    [own-game] Aufgeben und zurück zu meiner Partie
   *[nothing] Aufgeben
}
