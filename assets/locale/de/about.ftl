# The About window.

# The name of the program.
about-name = { -program }

# What the program is.
about-what-it-is = Domino gegen Nestor, einen Computergegner, oder mit anderen an einem Bildschirm. Keine Werbung, nichts zu kaufen, kein Internet: Alles bleibt auf diesem Computer.

# The licenses of the program and of its typeface.
about-licence = Freie Software unter der MIT-Lizenz oder der Apache-Lizenz 2.0, nach deiner Wahl. Die Schrift ist Inter von The Inter Project Authors (SIL Open Font License 1.1).

# Before the path of the player’s folder.
about-files = Deine Einstellungen, deine Bilanz und deine Partien liegen in diesem Ordner:

about-version = Version { $version }

# The deals come from a number that was typed in the program or on the command line. “--seed”
# is the same in every language.
about-seed = Partie Nummer { $seed }. Bei gleichen Regeln ergibt diese Nummer (oder --seed { $seed }) dieselben Steine.

# In place of the path, when the system names no folder.
about-nowhere = Es wurde kein Datenordner gefunden, darum wird nichts gespeichert.
