# The menu bar, its menus, and the titles of windows.

# The menus. Alt and a letter open each: the first letter of its name that no menu before it has.

# Starting, saving, and leaving games.
menu-game = Jogo

# Undo, bookmarks, and settings.
menu-edit = Editar

# What is shown on the table and in windows.
menu-view = Exibir

# What helps you to play better.
menu-learn = Aprender

# How everything works.
menu-help = Ajuda

# Shows the best play.
menu-hint = Dica

# Shows who may hold the unseen bones.
menu-lens = Contador de peças

# How soon the tutor warns before a mistake.
menu-tutor-off = Tutor: desativado
menu-tutor-gentle = Tutor: suave
menu-tutor-strict = Tutor: rigoroso

# Closes the program.
menu-quit = Sair

# Undoes the last play or draw.
menu-undo = Desfazer

# Repeats what was undone.
menu-redo = Refazer

# Sets a bookmark at this position.
menu-bookmark = Marcar posição

# Returns to the bookmark.
menu-go-to-bookmark = Ir à posição marcada

# Sorts the bones you hold.
menu-sort-hand = Ordenar minhas peças

# Shows only the last bone of each arm.
menu-ends-only = Só as pontas

# Shows the bones between the ends.
menu-between = Peças do meio

# Makes the window fill the screen.
menu-full-screen = Tela cheia

# Turns all sounds on or off.
menu-sound = Som

# Copies the whole log to the clipboard.
menu-copy-log = Copiar o registro

# Shows everyone’s bones.
menu-show-hidden-hands = Peças de todos

# Shows the bones in the boneyard.
menu-show-boneyard = Monte

# Steps through a finished hand or game.
menu-review = Rever

# In the menu bar, while something can’t be saved.
bar-not-saved = Não salvo

# In the menu bar, while the game is assisted; and its tooltip.
bar-assisted = Com ajuda
bar-assisted-why = Você teve ajuda, então o retrospecto põe esta partida em uma linha à parte, “com ajuda”. A próxima começa sem ajuda, a não ser que alguma esteja ativada nas configurações.

# The button that holds all menus in a narrow window.
bar-menus = Menus

# What a click on the game's name does.
bar-choose-game = Escolher outro jogo

# The windows that save and open a game.
menu-save-game = Salvar a partida
menu-open-game = Abrir uma partida

# The lines of the Game menu that open the two windows above.
menu-open = Abrir
menu-save = Salvar

# In the Game menu.
menu-restart-game = Reiniciar a partida
menu-pause = Pausar
menu-give-up = Desistir

# In the Game menu.
menu-change-player = Trocar de jogador

# The titles of other windows.
window-players = Quem vai jogar?
window-tally = Retrospecto
window-score-pad = Marcador de pontos
window-history = Histórico
window-settings = Configurações
window-colors = Cores
window-help = Ajuda
window-about = Sobre o { -program }
window-log = Registro
window-new-game = Nova partida

# The button in the corner of every window.
window-close = Fechar
