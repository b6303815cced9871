# The card that meets somebody who has never played here.

window-welcome = Willkommen bei Nestor Dominoes

# What this is.
welcome-title = Nestor Dominoes
welcome-what = Leg an, mach Fünfer und schlag Nestor.

# The picture of a table, for a screen reader.
welcome-picture = { $picture } Die offenen Enden ergeben zusammen: { $sum }.

# What Play begins.
welcome-with-what = { $game }. Nestors Stufe: { $level }.

# Leads to the first lesson, and to New game.
welcome-show-me = Zeig mir, wie es geht (2 Minuten)
welcome-others = Andere Spiele und Stufen
