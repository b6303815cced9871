# The About window.

# The name of the program.
about-name = { -program }

# What the program is.
about-what-it-is = Des parties de dominos contre Nestor, un adversaire virtuel, ou à plusieurs sur le même écran. Pas de publicité, rien à acheter, pas de connexion à Internet : tout reste sur cet ordinateur.

# The licenses of the program and of its typeface.
about-licence = Logiciel libre, sous licence MIT ou Apache 2.0, à votre choix. La police est Inter, de The Inter Project Authors (SIL Open Font License 1.1).

# Before the path of the player’s folder.
about-files = Vos réglages, votre bilan et vos parties se trouvent dans ce dossier :

about-version = Version { $version }

# The deals come from a number that was typed in the program or on the command line. “--seed”
# is the same in every language.
about-seed = Partie numéro { $seed }. Toute personne qui commence une partie avec ce numéro (ou avec --seed { $seed }) et les mêmes règles reçoit les mêmes donnes.

# In place of the path, when the system names no folder.
about-nowhere = Aucun dossier de données n’a été trouvé : rien n’est enregistré.
