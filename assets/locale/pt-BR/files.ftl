# Messages about the player’s files. $path, $folder, $kept, and $report are paths. $why is one
# of the messages `unreadable-…`, and $reason one of `system-…` or the system’s own words.

# What a file holds, in the middle of a sentence.
file-content = { $file ->
    [players] a lista de jogadores
    [window] o tamanho e a posição da janela
    [settings] as configurações
    [themes] as cores
    [game] a partida atual
    [before] a cópia da última sessão
    [tally] o retrospecto
    [bookmark] a posição marcada
    [history] o histórico
    [days] as partidas do dia
    [review] a análise da partida
    [theme] o tema
   *[saved-game] a partida salva
}

# After the path of the player’s folder was copied, and when the system could not open it.
folder-path-copied = Caminho copiado.
folder-not-shown = Não foi possível abrir { $folder }. Copie o caminho e abra-o no gerenciador de arquivos.

# Notices at the start and while the program runs.
notice-set-aside = { $file ->
    [game] Não foi possível ler sua partida, então esta é nova. O arquivo antigo agora se chama { $kept }.
   *[other] Não foi possível ler { file-content }, então um novo arquivo foi criado. O antigo agora se chama { $kept }.
}
notice-gone-back = Não foi possível ler sua partida, então ela voltou ao início da última sessão. O arquivo antigo agora se chama { $kept }.
notice-damaged = O arquivo com { file-content } foi editado fora do programa. A versão editada está em uso; há uma cópia em { $kept }.
notice-left-out = Não foi possível usar { file-content } de uma versão anterior do { -program }. O arquivo continua onde está: { $path }.
notice-saved-game-damaged = A partida salva { $path } foi editada fora do programa. O que você vê é a versão editada.
notice-changed = Outro programa alterou o arquivo com { file-content }. Esta janela usa sua própria versão; a outra foi salva como { $kept }.
notice-broke-down = O { -program } fechou inesperadamente na última vez; sua partida continua de onde parou. Se quiser relatar o problema, anexe { $report }.
notice-left-alone = O { -program } parou logo depois de abrir nas duas últimas vezes, então esta é uma partida nova. A antiga agora está em { $kept }.
notice-saved-again = Voltou a ser possível salvar.
notice-more = { $count ->
    [one] Há mais { $count } mensagem no registro.
   *[other] Há mais { $count } mensagens no registro.
}

# Why a file can’t be read: in parentheses, within a sentence.
unreadable-not-a-file = não é um arquivo
unreadable-damaged = está danificado
unreadable-no-saved-game = não é uma partida salva
unreadable-newer = foi salvo por uma versão mais nova do { -program }
unreadable-older = foi salvo por uma versão anterior à 0.2

# What the system says of a file: in parentheses, within a sentence.
system-full = o disco está cheio
system-not-allowed = acesso negado
system-read-only = o disco é somente leitura
system-missing = o arquivo ou a pasta não existe
system-not-a-folder = há um arquivo no lugar da pasta

# Why something could not be saved. “--data-dir” is the same in every language.
unsaved-no-home = Não é possível salvar nada, porque sua pasta pessoal não foi encontrada. Inicie o programa com --data-dir PASTA.
unsaved-in-use = O { -program } já está aberto em outra janela, então nada é salvo aqui. Use aquela janela; se ela não responder, feche as duas e abra o programa de novo.
unsaved-lock-in-the-way = Não é possível salvar nada, porque { $path } está atrapalhando. Mova ou exclua esse item.
unsaved-newer = O arquivo com { file-content } foi salvo por uma versão mais nova do { -program }, então o que você mudar aqui não será salvo. Use aquela versão.
unsaved-older = O arquivo com { file-content } foi salvo por uma versão do { -program } antiga demais para esta, então não será alterado, e o que você mudar aqui não será salvo. Use aquela versão ou mova { $path } para outra pasta.
unsaved-foreign = Não é possível salvar { file-content }, porque há outra coisa em { $path }. Mova ou exclua esse item.
unsaved-no-text = Não é possível salvar { file-content } ({ $reason }). Relate este problema, por favor.
unsaved-no-thread = O salvamento parou de funcionar ({ $reason }). Reinicie o programa.
unsaved-refused = Não é possível salvar { file-content } como { $path } ({ $reason }). Corrija isso ou inicie o programa com --data-dir PASTA.
unsaved-failed = Não é possível salvar nada em { $folder } ({ $reason }). Corrija isso ou inicie o programa com --data-dir PASTA.
unsaved-silent = O disco com { $folder } não responde, então nada é salvo. Verifique se ele está conectado.

# Why a saved game was not opened, or a game not saved.
file-unreadable = Não é possível abrir { $path } ({ $why }).
folder-unreadable = Não é possível ler a pasta { $folder } ({ $reason }).
game-not-listed = A partida não foi salva em { $folder } ({ $reason }). Corrija isso e salve de novo.
game-file-impossible = A partida em { $path } não pode ser jogada, porque viola as regras.
game-file-not-renamed = Não foi possível renomear a partida ({ $why }).
file-exists = { $path } já existe. Escolha outro nome.

# A theme as a file.
theme-file-kind = Temas do Nestor Dominoes
theme-sent = Tema salvo como { $path }.
theme-fetched = “{ $theme }” foi adicionado aos seus temas.
theme-no-room = Você já tem { $most } temas. Exclua um antes de adicionar “{ $theme }”.
theme-file-unreadable = Não é possível abrir { $path } como tema ({ $why }).
file-not-written = Não foi possível salvar { $path } ({ $reason }). Escolha outra pasta.
file-not-removed = Não foi possível excluir { $path } ({ $reason }), então ele continua lá.
