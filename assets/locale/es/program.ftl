# What the program is called; it is called so in every language.
-program = Nestor Dominoes

# In place of everything else, in a window in which nothing has room.
window-too-small = La ventana es demasiado pequeña.
