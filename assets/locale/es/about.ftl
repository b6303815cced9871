# The About window.

about-name = { -program }

about-what-it-is = Dominó contra Nestor, un rival de ordenador que solo ve lo que verías tú en su asiento. Sin anuncios, sin compras, sin internet: todo se queda en este ordenador.

about-licence = Software libre, con licencia MIT o Apache 2.0, la que prefieras. Puedes usarlo, compartirlo y modificarlo. La tipografía es Inter, de The Inter Project Authors, con licencia SIL Open Font License 1.1.

# Before the place of the player's files.
about-files = Tus ajustes, tu recuento y la partida en curso se guardan en esta carpeta:

about-version = Versión { $version }

# The deals are fixed by a number from the player or the command line; "--seed" is typed so in
# every language.
about-seed = Partida número { $seed }: quien empiece con él, o arranque el programa con --seed { $seed }, recibe las mismas fichas.

# The player's folder, when the system names none.
about-nowhere = en ningún sitio: el sistema no indica ninguna carpeta
