# The About window.

# The name of the program.
about-name = { -program }

# What the program is.
about-what-it-is = Dominó contra Nestor, um adversário virtual, ou com outras pessoas na mesma tela. Sem anúncios, sem compras e sem internet: tudo fica neste computador.

# The licenses of the program and of its typeface.
about-licence = Software livre sob a licença MIT ou a Apache 2.0, à sua escolha. A fonte é a Inter, de The Inter Project Authors (SIL Open Font License 1.1).

# Before the path of the player’s folder.
about-files = Suas configurações, seu retrospecto e suas partidas estão nesta pasta:

about-version = Versão { $version }

# The deals come from a number that was typed in the program or on the command line. “--seed”
# is the same in every language.
about-seed = Partida número { $seed }. Quem começar uma partida com esse número (ou com --seed { $seed }) e as mesmas regras recebe as mesmas peças.

# In place of the path, when the system names no folder.
about-nowhere = Nenhuma pasta de dados foi encontrada, então nada é salvo.
