# Why a player or a game can’t have a name.

# What a player without a name is called.
name-nameless = Vous

name-empty = Un nom ne peut pas être vide.
name-too-long = Un nom peut avoir { $most } caractères au plus.
name-unseen = Un nom ne peut pas contenir de caractères invisibles.
name-no-font = Cet ordinateur n’a aucune police pour certaines de ces lettres.
name-of-ready-made-game = « { $name } » est le nom d’un jeu inclus.
name-of-own-game = Vous avez déjà un jeu appelé « { $name } ».
name-is-there-already = Ces règles sont déjà enregistrées sous le nom « { $name } ».
