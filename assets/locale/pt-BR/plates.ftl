# The plates of three or four players.

# What a player did last.
plate-your-turn = sua vez
plate-turn = joga agora
plate-drew = comprou { bones }
plate-passed = passou
# What a pass tells: a number that the player does not have.
plate-lacks = sem { $number }
# The bubble of a pass. $lacks are such numbers, like “no 3, no 5”.
plate-pass-tells = Passo: { $lacks }
# A pass for a screen reader.
plate-passed-at = { plate-passed }: { $lacks }
# Plays that scored one after another.
plate-in-a-row = { $count } seguidas
plate-yielded = cedeu a saída
plate-last-bone = última peça
plate-led = saída com a maior carroça

# The tooltip of a scoreboard, also for a screen reader: its name, then a line for each side.
# $points is like “15 points”.
board-pegs = Tabuleiro de cribbage
board-pegs-side = { $hole ->
    [0] { $side }: { points }, no início
   *[other] { $side }: { points }, furo { $hole }
}
board-paper = Papel com cruzes
board-paper-side = { $lines ->
    [0] { $side }: { points }, nenhum traço ainda
    [one] { $side }: { points }, { $lines } traço
   *[other] { $side }: { points }, { $lines } traços
}

# Beside a score: the points to win.
plate-of-target = de { $target }

# Beside your name: the partner you share a score with.
plate-and-partner = e { $name }
plate-order-of-play = { $clockwise ->
    [yes] Ordem de jogo, no sentido horário: { $names }
   *[no] Ordem de jogo, no sentido anti-horário: { $names }
}
