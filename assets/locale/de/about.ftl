# The About window.

# The name of the program.
about-name = { -program }

# What the program is.
about-what-it-is = Domino gegen Nestor, einen Computergegner, der nur sieht, was du an seinem Platz sehen würdest. Keine Werbung, nichts zu kaufen, kein Internet: Alles bleibt auf diesem Computer.

# What one may do with it.
about-licence = Freie Software unter der MIT-Lizenz oder der Apache-Lizenz 2.0, nach deiner Wahl. Die Schrift ist Inter von The Inter Project Authors (SIL Open Font License 1.1).

# Before the place of the player's files.
about-files = Deine Einstellungen, deine Bilanz und deine aktuelle Partie liegen in diesem Ordner:

about-version = Version { $version }

# The deals are fixed by a number from the player or the command line; "--seed" is typed so in
# every language.
about-seed = Partie Nummer { $seed }: Wer mit dieser Nummer beginnt oder das Programm mit --seed { $seed } startet, bekommt dieselben Steine.

# The player's folder, when the system names none.
about-nowhere = nirgends (kein Ordner für Daten gefunden)
