# Why a player or a game can’t have a name.

# What a player without a name is called.
name-nameless = Você

name-empty = O nome não pode ficar vazio.
name-too-long = O nome pode ter no máximo { $most } caracteres.
name-unseen = O nome não pode conter caracteres invisíveis.
name-no-font = Este computador não tem fonte para algumas dessas letras.
name-of-ready-made-game = “{ $name }” é o nome de um jogo incluído.
name-of-own-game = Você já tem um jogo chamado “{ $name }”.
name-is-there-already = Estas regras já estão salvas como “{ $name }”.
