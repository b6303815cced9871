# Why somebody, or a game, cannot be called so.

# What somebody is called who has not given a name.
name-nameless = You

name-empty = A name cannot be empty.
name-too-long = A name has at most { $most } characters.
name-unseen = A name has only characters that can be seen.
name-of-ready-made-game = { $name } is the name of a ready-made game.
name-of-own-game = Another game of yours is called { $name }.
name-is-there-already = These rules are already called { $name }.
