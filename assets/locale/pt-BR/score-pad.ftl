# O bloco de pontos: marca os pontos de uma partida com peças de verdade.

# A linha que abre o que se ajusta antes dos primeiros pontos.
pad-set-up = Lados e meta
pad-sides-label = Lados
# O número de lados e os pontos que vencem.
pad-sides = { $count } lados
pad-to = { $sides }, até { $target } pontos
pad-target = Meta
pad-no-target = Nenhuma
# Um lado sem nome e o campo para o nome dele.
pad-side = Lado { $number }
pad-name = Nome do lado { $number }
# Abaixo dos pontos de um lado que venceu.
pad-wins = Venceu
# O campo para os pontos, suas teclas e o botão de um lado que os anota; $written tem sinal.
pad-points = Pontos
pad-minus = Trocar o sinal
pad-empty = Limpar o campo
pad-add = { $name }: { $written }
# Apaga todos os pontos; “Desfazer” os traz de volta.
pad-clear = Apagar todos os pontos
