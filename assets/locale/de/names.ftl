# Why a player or a game can’t have a name.

# What a player without a name is called.
name-nameless = Du

name-empty = Ein Name darf nicht leer sein.
name-too-long = Ein Name darf höchstens { $most } Zeichen haben.
name-unseen = Ein Name darf keine unsichtbaren Zeichen enthalten.
name-no-font = Auf diesem Computer fehlt eine Schrift für einige dieser Buchstaben.
name-of-ready-made-game = „{ $name }“ heißt schon ein mitgeliefertes Spiel.
name-of-own-game = Du hast schon ein Spiel namens „{ $name }“.
name-is-there-already = Diese Regeln heißen schon „{ $name }“.
