# Why somebody, or a game, cannot be called so.

# Wie jemand heißt, der keinen Namen genannt hat.
name-nameless = Du

name-empty = Ein Name darf nicht leer sein.
name-too-long = Ein Name hat höchstens { $most } Zeichen.
name-unseen = Ein Name hat nur sichtbare Zeichen.
name-no-font = Für einige dieser Buchstaben fehlt hier die Schrift.
name-of-ready-made-game = { $name } heißt schon ein fertiges Spiel.
name-of-own-game = { $name } heißt schon ein anderes deiner Spiele.
name-is-there-already = Diese Regeln heißen schon { $name }.
