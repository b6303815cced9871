# The card that meets somebody who has never played here.

window-welcome = Willkommen bei Nestor Dominoes

# What this is.
welcome-what = Domino gegen Nestor, der von deinen Steinen nicht mehr sieht als du von seinen.

# The three things to know.
welcome-click-a-bone = Klick auf einen Stein, der passt: Er geht an seinen Platz.
welcome-click-an-end = Passt er an mehreren Stellen, klick auf die, die du willst.
welcome-score = { $scores ->
    [fives] Sorg dafür, dass die offenen Enden zusammen ein Vielfaches von fünf ergeben: Die Summe sind deine Punkte.
    [threes] Sorg dafür, dass die offenen Enden zusammen ein Vielfaches von drei ergeben: Die Summe sind deine Punkte.
    [both] Sorg dafür, dass die offenen Enden zusammen ein Vielfaches von fünf oder von drei ergeben: Das bringt Punkte.
   *[nothing] Werde deine Steine vor dem anderen los: Die Augen, die in der anderen Hand übrig sind, sind deine Punkte.
}

# The picture of a table, for a screen reader.
welcome-picture = { $picture } Die offenen Enden ergeben zusammen: { $sum }.

# Why these are good to begin with.
welcome-why-all-fives = Ein gutes erstes Spiel: schnell gelernt, und jeder Zug kann Punkte bringen.
welcome-why-beginner = Ein guter erster Gegner: nimmt die Punkte, die er sieht, und denkt nicht voraus.

# Below the choices.
welcome-later = Beides lässt sich jederzeit ändern.
