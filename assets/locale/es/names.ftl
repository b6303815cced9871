# Why somebody, or a game, cannot be called so.

# Cómo se llama quien no ha dado ningún nombre.
name-nameless = Tú

name-empty = El nombre no puede estar vacío.
name-too-long = Un nombre tiene como mucho { $most } caracteres.
name-unseen = Un nombre solo puede tener caracteres visibles.
name-no-font = Este equipo no tiene fuente para algunas de estas letras.
name-of-ready-made-game = «{ $name }» es el nombre de un juego incluido.
name-of-own-game = Ya tienes otro juego llamado «{ $name }».
name-is-there-already = Estas reglas ya se llaman «{ $name }».
