# The About window.

# The name of the program.
about-name = { -program }

# What the program is.
about-what-it-is = Dominoes against Nestor, a computer opponent, or with other people sharing one screen. No ads, nothing to buy, no internet connection: everything stays on this computer.

# The licenses of the program and of its typeface.
about-licence = Free software under the MIT License or the Apache License 2.0, at your option. The typeface is Inter by The Inter Project Authors (SIL Open Font License 1.1).

# Before the path of the player’s folder.
about-files = Your settings, tally, and games are in this folder:

about-version = Version { $version }

# The deals come from a number that was typed in the program or on the command line. “--seed”
# is the same in every language.
about-seed = Game number { $seed }. With the same rules, this number (or --seed { $seed }) gives the same deals.

# In place of the path, when the system names no folder.
about-nowhere = No data folder was found, so nothing is saved.
