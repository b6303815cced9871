# The About window.

# The name of the program.
about-name = { -program }

# What the program is.
about-what-it-is = Domino für zu Hause, gegen Nestor, der sieht, was jeder auf seinem Platz sehen würde, und sonst nichts. Es gibt keine Werbung und nichts zu kaufen, und das Programm geht nie ins Netz: Was an diesem Tisch geschieht, bleibt auf diesem Computer.

# What one may do with it.
about-licence = Freie Software unter der MIT-Lizenz oder der Apache-Lizenz 2.0, ganz nach Wahl. Du darfst sie nutzen, weitergeben und verändern. Die Schrift ist Inter, von The Inter Project Authors, unter der SIL Open Font License 1.1.

# Before the place of the player's files.
about-files = Deine Einstellungen, deine Bilanz und deine laufende Partie liegen in diesem Ordner:

about-version = Version { $version }

# The deals are fixed by a number from the player or the command line; "--seed" is typed so in
# every language.
about-seed = Diese Partie wird aus der Zahl { $seed } ausgeteilt: Wer eine Partie mit dieser Nummer beginnt oder mit --seed { $seed } startet, bekommt dieselben Steine.

# The player's folder, when the system names none.
about-nowhere = nirgends: Das System nennt keinen Ordner dafür
