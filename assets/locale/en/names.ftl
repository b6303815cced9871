# Why a player or a game can’t have a name.

# What a player without a name is called.
name-nameless = You

name-empty = A name can’t be empty.
name-too-long = A name can have at most { $most } characters.
name-unseen = A name can’t contain invisible characters.
name-no-font = This computer has no font for some of these letters.
name-of-ready-made-game = “{ $name }” is the name of a built-in game.
name-of-own-game = You already have a game called “{ $name }”.
name-is-there-already = These rules are already saved as “{ $name }”.
