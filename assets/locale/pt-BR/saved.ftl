# The windows that save a game and open one.

# The kind of file, in the system’s dialogs.
saved-file-kind = Partidas salvas do Nestor Dominoes

# The window that saves a game.
saved-name-taken = Você já tem uma partida salva chamada “{ $name }”.
saved-save-explained = Abra-a depois pelo menu “{ menu-game }”.

# The window that opens a game.
saved-search = Pesquisar partidas
saved-none = Nenhuma partida salva ainda.
saved-being-read = Carregando partidas salvas…
saved-save-this = Salvar esta partida
saved-none-found = Nenhuma partida salva encontrada.
saved-from-file = De um arquivo…

# In place of a game that was deleted.
saved-deleted = “{ $name }” foi excluída.

# Fields for a path, if the system shows no dialog, and their buttons.
saved-not-chosen = Nenhum arquivo foi escolhido. Você também pode digitar o caminho.
saved-save-path = Caminho para salvar
saved-open-path = Caminho do arquivo a abrir
saved-path-hint = Caminho de um arquivo
saved-save-there = Salvar arquivo
saved-open-that = Abrir arquivo

# A game was restarted.
saved-restarted = A partida recomeçou com as mesmas peças, como partida “com ajuda”. “{ menu-undo }” traz de volta a anterior.

# A file in the list that can’t be read.
saved-unreadable = Arquivo ilegível

# A game was saved, in the list or as a file.
saved-as = Partida salva como “{ $name }”.
saved-as-file = Partida salva em { $path }.

# A saved game without a name.
saved-unnamed = Partida sem nome

# A saved game was opened, perhaps in place of another.
saved-opened = { $replaces ->
    [yes] Partida “{ $name }” aberta. “{ menu-undo }” traz de volta a anterior.
   *[no] Partida “{ $name }” aberta.
}

# The game, and how far it has got.
saved-game-hand = { $game }, rodada { $hand }
saved-game-over = { $game }, terminada

# The small picture of a game, for a screen reader.
saved-picture = Últimas jogadas: { $bones }
saved-picture-of-nothing = Nada foi jogado ainda
