# What the program is called; it is called so in every language.
-program = Nestor Dominoes
