# Messages about the player’s files. $path, $folder, $kept, and $report are paths. $why is one
# of the messages `unreadable-…`, and $reason one of `system-…` or the system’s own words.

# What a file holds, in the middle of a sentence.
file-content = { $file ->
    [themes] as cores
   *[settings] as configurações
}

# After the path of the player’s folder was copied, and when the system could not open it.
folder-path-copied = Caminho copiado.
folder-not-shown = Não foi possível abrir { $folder }. Copie o caminho e abra-o no gerenciador de arquivos.

# Notices at the start and while the program runs. $date says when a copy was made.
notice-copy-in-use = Suas partidas estavam danificadas, então uma cópia de { $date } está em uso. O arquivo danificado agora se chama { $kept }.
notice-copy-found = O arquivo com suas partidas não estava lá, então uma cópia de { $date } está em uso.
notice-no-copy = Suas partidas estavam danificadas e não há cópia. O arquivo danificado agora se chama { $kept }.
notice-left-out = { $count ->
    [one] { $count } registro danificado foi deixado de fora.
   *[other] { $count } registros danificados foram deixados de fora.
}
notice-earlier = Há partidas de uma versão anterior em { $folder }. Esta versão não consegue lê-las e não mexe nelas.
notice-set-aside = Não foi possível ler { file-content }, então um novo arquivo foi criado. O antigo agora se chama { $kept }.
notice-saved-game-changed = A partida salva { $path } foi editada fora do programa. O que você vê é a versão editada.
notice-broke-down = O { -program } fechou inesperadamente na última vez; sua partida continua de onde parou. Se quiser relatar isso, anexe { $report }.
notice-begun-anew = O { -program } parou logo depois de abrir nas duas últimas vezes, então deixou sua partida de lado. “Desfazer” volta a ela.
notice-dropped = Não foi possível salvar uma alteração ({ $reason }), e ela foi deixada de fora. Relate este problema, por favor.
notice-saved-again = Voltou a ser possível salvar.
notice-not-copied = Suas partidas estão salvas, mas não há uma nova cópia de segurança: não é possível gravar { $path } ({ $reason }).
notice-more = { $count ->
    [one] Há mais { $count } mensagem no registro.
   *[other] Há mais { $count } mensagens no registro.
}

# Why a file can’t be read: in parentheses, within a sentence.
unreadable-not-a-file = não é um arquivo
unreadable-damaged = está danificado
unreadable-no-saved-game = não é uma partida salva
unreadable-newer = foi salvo por uma versão mais nova do { -program }
unreadable-older = foi salvo por uma versão anterior

# What the system says of a file: in parentheses, within a sentence.
system-full = o disco está cheio
system-not-allowed = acesso negado
system-read-only = o disco é somente leitura
system-missing = o arquivo ou a pasta não existe
system-not-a-folder = há um arquivo no lugar da pasta

# The question at the start while the player’s games can’t be read, and its answers.
unreadable-title = Não é possível ler suas partidas
unreadable-play = Jogar sem salvar

# Why they can’t be read, or why changes aren’t saved. “--data-dir” is the same in every language.
reason-no-folder = Sua pasta pessoal não foi encontrada. Inicie o programa com --data-dir PASTA.
reason-locked = O { -program } já está aberto em outra janela. Use aquela janela; se ela não responder, feche as duas e abra o programa de novo.
reason-silent = O disco não responde. Verifique se ele está conectado.
reason-newer = { $path } foi salvo por uma versão mais nova do { -program }. Use aquela versão.
reason-replaced = Outro programa colocou um arquivo no lugar das suas partidas. Salve esta partida como arquivo e abra o programa de novo.
reason-not-read = Não é possível ler { $path } ({ $reason }). Corrija isso ou inicie o programa com --data-dir PASTA.
reason-not-saved = Não é possível salvar { $path } ({ $reason }). Corrija isso ou inicie o programa com --data-dir PASTA.

# Why a saved game was not opened, or a game not saved.
file-unreadable = Não é possível abrir { $path } ({ $why }).
folder-unreadable = Não é possível ler a pasta { $folder } ({ $reason }).
game-not-listed = A partida não foi salva em { $folder } ({ $reason }). Corrija isso e salve de novo.
game-file-impossible = A partida em { $path } não pode ser jogada, porque viola as regras.
game-file-not-renamed = Não foi possível renomear a partida ({ $why }).
file-no-text = Não é possível salvar o arquivo ({ $reason }). Relate este problema, por favor.
file-exists = { $path } já existe. Escolha outro nome.

# A theme as a file.
theme-file-kind = Temas do Nestor Dominoes
theme-sent = Tema salvo como { $path }.
theme-fetched = “{ $theme }” foi adicionado aos seus temas.
theme-no-room = Você já tem { $most } temas. Exclua um antes de adicionar “{ $theme }”.
theme-file-unreadable = Não é possível abrir { $path } como tema ({ $why }).
file-not-written = Não foi possível salvar { $path } ({ $reason }). Escolha outra pasta.
file-not-removed = Não foi possível excluir { $path } ({ $reason }), então ele continua lá.
