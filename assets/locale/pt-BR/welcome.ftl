# The card for a new player.

window-welcome = Boas-vindas ao { -program }

# What the game is.
welcome-what = Encaixe nas pontas, faça múltiplos de cinco e vença Nestor.

# The picture of a table, for a screen reader.
welcome-picture = { $picture } A soma das pontas: { $sum }.

# The game that Play starts.
welcome-with-what = { $game }. Nível de Nestor: { $level }.

# The buttons to the first lesson and to New game.
welcome-show-me = Mostrar como se joga (2 minutos)
welcome-others = Outros jogos e níveis

# The page before the first lesson: five pictures, each with two short sentences.
five-lines-hand = Cada um tem sete peças.
five-lines-hand-says = O resto é o monte: compre dele quando nada encaixar.
five-lines-match = Encaixe uma peça em uma ponta de mesmo número.
five-lines-match-says = Aqui, 4 com 4.
five-lines-doublet = As carroças ficam atravessadas.
five-lines-doublet-says = Na ponta, as duas metades contam: 10.
five-lines-score = Pontas que somam 5, 10, 15… valem pontos.
five-lines-score-says = 6 e 4 são 10: dez pontos.
five-lines-win = Quem joga a última peça vence a rodada.
five-lines-win-says = Os pontos dos outros também são seus; com 150 você vence.
five-lines-try = Ver na mesa
five-lines-skip = Jogar sem lição

# The link to the game that is played in pairs where the player lives.
welcome-in-pairs = Jogar: { $game }
