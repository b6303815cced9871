# O marcador de pontos: marca os pontos de uma partida com peças de verdade.

# A linha que abre o que se ajusta antes dos primeiros pontos.
pad-set-up = Equipes e meta
pad-sides-label = Equipes
# O número de equipes e os pontos que vencem.
pad-sides = { $count } equipes
pad-to = { $sides }, até { $target } pontos
pad-target = Meta
pad-no-target = Nenhuma
# Uma equipe sem nome e o campo para o nome dela.
pad-side = Equipe { $number }
pad-name = Nome da equipe { $number }
# Abaixo dos pontos de uma equipe que venceu.
pad-wins = Venceu
# O campo para os pontos, suas teclas e o botão de uma equipe que os anota; $written tem sinal.
pad-points = Pontos
pad-minus = Trocar o sinal
pad-empty = Limpar o campo
pad-add = { $name }: { $written }
# Apaga todos os pontos; “Desfazer” os traz de volta.
pad-clear = Apagar todos os pontos
