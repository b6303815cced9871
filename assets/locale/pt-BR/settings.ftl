# The Settings window; the rules are in rules.ftl.

# During a game: when a change takes effect.
settings-from-the-next-hand = As mudanças nas regras valem a partir da próxima rodada.

# The name of the list of games.
settings-game = Jogo

# Above the built-in games.
settings-ready-made = Incluídos

settings-other = Outro

# The name of the field for the name of a game.
settings-game-name = Nome do seu jogo

# What the field shows while it is empty.
settings-game-name-hint = Dê um nome a estas regras

# Button: saves the new name.
settings-save-name = Salvar o nome

# The name of the list of levels.
settings-level = Nível de Nestor

# The display settings, each with what it does.
settings-pace = Velocidade de Nestor
settings-one-click = Jogar com um clique
settings-one-click-explained = Quando uma peça só encaixa em um lugar.
settings-auto-draw = Comprar até encaixar
settings-auto-draw-explained = Com um clique, exceto no The Draw Game e com bombinhas.
settings-take-for-me = Distribuir minhas peças
settings-take-for-me-explained = Se desativado, você tira peça para a saída e, no The Draw Game, escolhe suas peças na mesa.
settings-cut = Cortar antes de cada rodada
settings-cut-explained = Você vê o lacre e depois escolhe onde cortar.
settings-motion = Animações
settings-flicker = Destacar a jogada de Nestor
settings-flicker-explained = A ponta em que ele acabou de jogar pisca por um instante. Requer animações.
settings-ends-only = { menu-ends-only }
settings-ends-only-explained = A última peça de cada braço, grande e fácil de ler.
settings-table-count = Mostrar a soma da mesa
settings-table-count-explained = Quanto somam as pontas, na borda de baixo da mesa.
settings-score-keeping = Placar
settings-score-keeping-explained = Para jogos em que só múltiplos de cinco valem pontos, ou em que se marca um ponto por cinco e por três.
settings-bones = Peças
settings-bones-explained = Como elas são na mão e na mesa.
settings-bones-ivory = Marfim
settings-bones-ebony = Ébano
settings-bones-jade = Jade
settings-bones-bone-and-red = Osso e vermelho
settings-bones-colored-pips = Pontos coloridos
settings-bones-large-pips = Pontos grandes
settings-backs = Verso
settings-backs-explained = O desenho das peças viradas para baixo.
settings-backs-diamond = Losango
settings-backs-meander = Meandro
settings-backs-laurel = Louros
settings-backs-plain = Liso
settings-numerals = Números nas peças
settings-play-edges = Bordas coloridas
settings-play-edges-explained = Uma borda na cor do jogador em volta de cada peça na mesa.
settings-play-edges-from-three = Com três ou quatro jogadores
settings-play-edges-from-three-explained = Com dois, a cor do pino no centro da peça mostra quem a jogou.
settings-play-edges-always = Sempre
settings-play-edges-never = Nunca
settings-play-edges-never-explained = A cor do pino no centro da peça mostra quem a jogou; com três ou quatro jogadores, a borda de baixo também.
settings-plain-surfaces = Superfícies lisas
settings-plain-surfaces-explained = Madeira e feltro sem textura.
settings-lens = { menu-lens }
settings-lens-explained = Mostra as peças ainda não vistas e quem pode tê-las. A partida conta como “com ajuda”.
settings-lens-off = Desativado
settings-lens-on = Ativado
settings-lens-while-held = Só com a tecla apertada
settings-rating = { rating-show }
settings-tutor = Tutor
settings-tutor-explained = Avisa antes de um erro. A partida conta como “com ajuda”.
settings-tutor-off = Desativado
settings-tutor-gentle = Suave
settings-tutor-gentle-explained = Avisa antes de jogadas que custam pelo menos 8 pontos ou reduzem a chance de vitória em pelo menos 8 pontos percentuais.
settings-tutor-strict = Rigoroso
settings-tutor-strict-explained = Avisa antes de jogadas que custam pelo menos 3 pontos ou reduzem a chance de vitória em pelo menos 3 pontos percentuais.

# The choice that lets you type a number of points.
settings-own-target = Outro

# The field that searches all pages, and the button that empties a search field.
settings-search = Pesquisar
search-clear = Limpar a pesquisa
# Whether words are written together, as “Steinzähler” in German, so that “Zähler” finds it, too:
# “yes” or “no”, not translated.
search-has-compounds = no

# How much was found.
settings-found = { $count ->
    [0] Nenhum resultado
    [one] { $count } resultado
   *[other] { $count } resultados
}

# The choices of a setting by which a search found it.
settings-found-choices = Opções: { $choices }

# Resets a page to its defaults, or the rules to those of the most similar built-in game.
settings-reset-page = Redefinir esta página
settings-reset-rules = Voltar a { $game }

# Headings above groups of rules.
settings-section-hand = A rodada
settings-section-scoring = A pontuação
settings-section-end = O fim da rodada
settings-section-winning = A vitória

# How fast Nestor plays.
settings-pace-wait-for-ok = Esperar meu OK
settings-pace-slow = Lenta
settings-pace-normal = Normal
settings-pace-fast = Rápida

# What the score is kept on.
settings-score-keeping-numbers = Números
settings-score-keeping-cribbage-board = Tabuleiro de cribbage
settings-score-keeping-cribbage-board-explained = Ao lado dos números. Um furo por cinco, ou por ponto quando múltiplos de cinco e de três valem um ponto por vez.
settings-score-keeping-paper = Cruzes no papel
settings-score-keeping-paper-explained = Um traço por cinco, ou por ponto. Uma cruz grande com quatro pequenas vale dez.

# How fast bones move.
settings-motion-as-the-system-wishes = Como no sistema
settings-motion-as-the-system-wishes-explained = Normais, ou desativadas se o seu sistema reduz as animações.
settings-motion-off = Desativadas
settings-motion-fast = Rápidas
settings-motion-normal = Normais
settings-motion-slow = Lentas

# What is heard, and how loud.
settings-sound = Som
# Said of the sound settings while sound is off.
settings-silent = O som está desativado.
settings-volume = Volume
settings-volume-quiet = Baixo
settings-volume-medium = Médio
settings-volume-loud = Alto
settings-sound-of-bones = Som das peças
settings-sound-of-shuffle = Som de embaralhar
settings-sound-of-scores = Som dos pontos
settings-sound-of-blasts = Som das bombinhas

# The choice of a language. Languages are called by their own names.
settings-language = Idioma
settings-language-explained = Se o idioma do sistema não estiver disponível, é usado o inglês.
settings-language-system = Como no sistema

# The row that leads to the colors.
settings-colors = Cores

# The rows about files, each with what it says.
settings-folder = Pasta de dados
settings-open-folder = Abrir a pasta
settings-copy-path = Copiar o caminho
settings-saved = Salvamento

# A warning if the next hand won’t be played by the rules as they are
# set. $reason is a sentence.
settings-next-hand-ends-game = Com esta meta, alguém já venceu: a partida acaba com esta rodada e conta como “com ajuda”.
settings-next-hand-by-old-rules = { $reason } Até você mudar isso, esta partida mantém as regras antigas.

# Button: gives a game of the player’s own the rules that are set.
settings-replace = Atualizar “{ $name }” com estas regras

# After a game of the player’s own was deleted.
settings-deleted = “{ $name }” foi excluído. As regras dele continuam valendo até você escolher outro jogo.

# The field for points holds no number, so the target stays.
# $still is a number of points, "150 points".
settings-not-a-target = Digite um número de 1 a { $most }. Até lá, continua valendo { $still }.

# The other rules don’t allow this number of points; $reason is a sentence.
settings-refused-target = { $reason } Até você digitar outro número, continua valendo { $still }.

# Button: changes another rule, too, which is in the way. $rule comes in quotation marks.
settings-change-too = { $to ->
    [on] Ativar também { $rule }
    [off] Desativar também { $rule }
   *[value] Mudar também { $rule }
}

# Things players search for that are set elsewhere, and the heading
# above them.
settings-beside = Em outro lugar
settings-text-size = Tamanho do texto
settings-text-size-explained = Para tudo, menos as peças.
settings-network = Jogo online
settings-network-explained = Não disponível. Várias pessoas podem se revezar neste computador.

# The pages of the window.
settings-page-basic = Básico
settings-page-rules = Regras
settings-page-more = Mais

# The groups of the last page.
settings-group-play = Durante o jogo
settings-group-table = Mesa
settings-group-learning = Aprendizado
settings-group-files = Arquivos

# Sizes of text, for a screen reader: they are shown as letters.
settings-text-size-small = Pequeno
settings-text-size-usual = Normal
settings-text-size-large = Grande
settings-text-size-largest = Muito grande

# Opens the Colors window.
settings-edit-colors = Editar as cores

# Undoes the reset of a page.
settings-undo-reset = Desfazer a redefinição
