# The About window.

# The name of the program.
about-name = { -program }

# What the program is.
about-what-it-is = Dominoes against Nestor, a computer opponent who sees only what you would see in his seat. No ads, nothing to buy, no internet connection: everything stays on this computer.

# What one may do with it.
about-licence = Free software under the MIT License or the Apache License 2.0, at your option. The typeface is Inter by The Inter Project Authors (SIL Open Font License 1.1).

# Before the place of the player's files.
about-files = Your settings, game tally and current game are stored in this folder:

about-version = Version { $version }

# The deals are fixed by a number from the player or the command line; "--seed" is typed so in
# every language.
about-seed = Game number { $seed }: anyone who starts a game with it, or runs the program with --seed { $seed }, gets the same deals.

# The player's folder, when the system names none.
about-nowhere = nowhere (no data folder was found)
