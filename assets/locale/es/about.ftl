# The About window.

# The name of the program.
about-name = { -program }

# What the program is.
about-what-it-is = Dominó contra Nestor, un rival virtual, o con otras personas en una misma pantalla. Sin anuncios, sin compras y sin internet: todo se queda en este equipo.

# The licenses of the program and of its typeface.
about-licence = Software libre con licencia MIT o Apache 2.0, la que prefieras. La tipografía es Inter, de The Inter Project Authors (SIL Open Font License 1.1).

# Before the path of the player’s folder.
about-files = Tus ajustes, tu balance y tus partidas están en esta carpeta:

about-version = Versión { $version }

# The deals come from a number that was typed in the program or on the command line. “--seed”
# is the same in every language.
about-seed = Partida número { $seed }: con las mismas reglas, quien empiece una partida con ese número, o inicie el programa con --seed { $seed }, recibe las mismas fichas.

# In place of the path, when the system names no folder.
about-nowhere = No se encontró ninguna carpeta de datos, así que no se guarda nada.
