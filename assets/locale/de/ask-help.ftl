# Asked before help.

# The question before something that marks an unassisted game as assisted. $accept is the button.
ask-help-title = { $accept }?
ask-help-costs = Die Partie geht weiter wie bisher. Sie gilt nur als „mit Hilfe“ und zählt nicht für deine Wertung{ $daily ->
    [yes] ; dein Versuch des Tages zählt nicht als „ohne Hilfe“
   *[no] {""}
}.
ask-help-accept = { $what ->
    [lens] Steinzähler zeigen
    [tutor] Tutor einschalten
    [hands] Steine aller Spieler zeigen
    [boneyard] Vorrat zeigen
    [decisions] Nachsehen, was Nestor wusste
    [undo] Rückgängig machen
    [bookmark] Zum Lesezeichen gehen
    [restart] Partie neu starten
   *[hint] Tipp zeigen
}
ask-help-decline = Jetzt nicht
