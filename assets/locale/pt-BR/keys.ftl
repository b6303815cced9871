# The window “Keyboard and mouse”.

window-keys = Teclado e mouse

# Headings of the list. The others are the names of the menus.
keys-at-table = Na mesa
keys-mouse = Mouse

# Names of keys, as printed on them.
key-space = Espaço
key-enter = Enter
key-tab = Tab
key-ctrl = Ctrl
key-alt = Alt
key-shift = Shift
key-escape = Esc
key-home = Home
key-end = End
key-page-up = Page Up
key-page-down = Page Down
key-left = Seta para a esquerda
key-right = Seta para a direita
key-up = Seta para cima
key-down = Seta para baixo
key-menu = Menu

# What keys do. Keys of menu lines are described by those lines.
key-space-does = apertar o botão da sua vez
key-shift-arrows-does = mover a peça selecionada dentro da sua mão
key-left-right-does = selecionar uma peça da sua mão
key-up-down-does = ir para a próxima peça que encaixa e escolher o lugar dela
key-enter-does = jogar a peça; se encaixar em várias pontas, escolha uma e aperte Enter de novo
key-sides-does = jogar a peça na ponta direita, esquerda, de cima ou de baixo
key-state-does = fazer um leitor de tela descrever a mesa
key-firecracker-does = selecionar sua bombinha; as setas escolhem a peça, e Enter explode a escolhida
key-menu-does = abrir o menu da peça ou da ponta em foco
key-page-does = rolar uma janela ou o registro
key-tab-does = percorrer tudo o que há na tela
key-escape-does = desmarcar a peça, ou fechar um menu ou uma janela

# What keys do during a review.
key-review-actions = jogada anterior ou seguinte
key-review-hands = rodada anterior ou seguinte
key-review-ends = primeira ou última posição
key-review-over = fechar a revisão

# What the key of a menu does. $menu is the name of the menu.
key-of-menu-does = abrir o menu “{ $menu }”

# What the mouse does.
mouse-click-bone = Clicar em uma peça
mouse-click-bone-does = jogá-la, ou selecioná-la se houver escolha
mouse-click-end = Clicar em uma ponta
mouse-click-end-does = jogar ali a peça selecionada
mouse-double-click = Clicar duas vezes em uma peça
mouse-double-click-does = jogá-la, se só encaixar em uma ponta
mouse-drag-bone = Arrastar uma peça até uma ponta
mouse-drag-bone-does = jogá-la ali
mouse-drag-in-hand = Arrastar uma peça dentro da mão
mouse-drag-in-hand-does = organizar sua mão
mouse-right-click = Clicar com o botão direito
mouse-right-click-does = abrir o menu de uma peça, uma ponta, um placar ou uma entrada do registro
mouse-right-click-table = Clicar na mesa com o botão direito
mouse-right-click-table-does = desmarcar a peça
