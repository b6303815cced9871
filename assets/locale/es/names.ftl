# Why a player or a game can’t have a name.

# What a player without a name is called.
name-nameless = Tú

name-empty = El nombre no puede estar vacío.
name-too-long = Un nombre puede tener como máximo { $most } caracteres.
name-unseen = Un nombre no puede tener caracteres invisibles.
name-no-font = Este equipo no tiene ninguna fuente para algunas de estas letras.
name-of-ready-made-game = «{ $name }» es el nombre de un juego incluido.
name-of-own-game = Ya tienes un juego llamado «{ $name }».
name-is-there-already = Estas reglas ya están guardadas como «{ $name }».
