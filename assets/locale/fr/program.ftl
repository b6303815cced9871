# The name of the program, which is the same in every language.
-program = Nestor Dominoes
