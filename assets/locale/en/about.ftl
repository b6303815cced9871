# The About window.

# The name of the program.
about-name = { -program }

# What the program is.
about-what-it-is = Dominoes at home, against Nestor, who sees what anybody in his seat would see and nothing else. There are no advertisements and nothing to buy, and the program never goes on the network: what happens at this table stays on this computer.

# What one may do with it.
about-licence = Free software, under the MIT License or the Apache License 2.0, whichever suits you. You may use it, share it and change it. The typeface is Inter, by The Inter Project Authors, under the SIL Open Font License 1.1.

# Before the place of the player's files.
about-files = Your settings, your tally and the game you are in are kept in this folder:

about-version = Version { $version }

# The deals are fixed by a number from the player or the command line; "--seed" is typed so in
# every language.
about-seed = The deals of this game come from the number { $seed }: everybody who begins a game with this number, or starts with --seed { $seed }, is dealt the same bones.

# The player's folder, when the system names none.
about-nowhere = nowhere: the system names no folder for them
