# The window that asks who plays.

# The name of the field for a name.
players-name = Seu nome

# The switch that skips this window, and its tooltip.
players-always = Sempre começar com { $name }
players-always-explained = Para que o programa volte a perguntar, escolha { menu-game } > { menu-change-player }.

# The buttons that start the game.
players-play = Jogar como { $name }
players-sit-down = Jogar

# Beside the player who is playing.
players-level-at-the-table = { $level }, jogando agora
players-at-the-table = Jogando agora

# In place of a player who was deleted.
players-deleted = Os dados de { $name } serão excluídos quando você fechar o programa.

# Undoes a deletion.
players-bring-back = Recuperar { $name }

# The program was started with a game number during a timed game.
players-number-waits = Sua partida com relógio não acabou. Termine-a ou desista dela e depois inicie o programa de novo com esse número.

# A player continues their game.
players-welcome-back = Que bom ver você de novo, { $name }.

# Someone else wants to play, but $name’s changes aren’t saved. “Play” is
# a button.
players-ask-leave-unsaved = As últimas mudanças de { $name } não puderam ser salvas e vão se perder. Para continuar mesmo assim, aperte o botão de novo.

# The card that adds a player, and the note beside it.
players-new = Novo jogador
players-own-each = Cada jogador tem partidas, retrospecto, configurações e cores só seus.

# On the card of a player.
players-won = { $games ->
    [0] Nenhuma partida ainda
    [one] { $won } de { $games } partida vencida
   *[other] { $won } de { $games } partidas vencidas
}
players-more = Outras ações: { $name }
players-why-not-delete = Não é possível excluir quem está jogando agora.

# A new player can’t have this name.
players-taken = Já existe alguém com o nome { $name }.
