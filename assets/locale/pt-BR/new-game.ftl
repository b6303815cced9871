# The New game window.

settings-from-the-next-game = As mudanças nas regras valem a partir da próxima partida.
settings-no-nestor = Só há pessoas jogando.

# Several Nestors at different levels.
level-range = { $from } a { $to }

new-game-seats = Jogadores
new-game-partners = Duplas
new-game-seat = { $of ->
    [partner] Lugar { $number }, da sua dupla
   *[other] Lugar { $number }
}
# Above the player’s seats of a game in pairs.
new-game-side = { $of ->
    [partner] Sua dupla
   *[other] Adversário
}
new-game-someone = Outra pessoa…
new-game-someone-tip = Reveza com você neste computador; não há jogo pela rede.
new-game-player = Jogador { $number }
new-game-name = Nome de quem joga no lugar { $number }
new-game-known-name = Neste computador já há outra pessoa com o nome { $name }.
new-game-same-name = Só uma pessoa pode ter o nome { $name }.

new-game-against = Contra
new-game-others = Os outros
new-game-no-learner = Aqui não há “{ level-learner }”
new-game-each-seat = Lugar por lugar…
new-game-points = Pontos
new-game-hands = Rodadas
new-game-holes = Furos
new-game-claims = Cantar os pontos
new-game-keeps = Sua partida não se perde: “{ menu-undo }” volta para ela.
new-game-keeps-timed = Sua partida não se perde: depois desta partida com relógio, “{ menu-undo }” volta para ela.
new-game-start = De quem é a saída

new-game-more = Mais jogos
new-game-your-games = Seus jogos
new-game-lately = Jogados recentemente
new-game-pictures = Mostrar como imagens
new-game-rules = Regras
new-game-changes = { $count ->
    [0] sem mudanças
    [one] { $count } mudança
   *[other] { $count } mudanças
}
new-game-reset = Redefinir
new-game-save-own = Salvar nos seus jogos…

new-game-play = Jogar { $game }

# Who leads the games after the first, each with a tooltip.
new-game-way = { $leads ->
    [winner] Saída de quem venceu
   *[other] Tirar peça toda vez
}
new-game-way-tip = { $leads ->
    [winner] Mesmo depois de uma rodada trancada. Só se tira peça na primeira partida.
   *[other] Antes de cada partida, todos tiram uma peça; sai quem tirar a maior.
}

# The search field, and what it shows when it finds nothing.
new-game-search = Pesquisar jogos e regras
new-game-nothing-found = Nenhum jogo ou regra encontrado. Tente outra palavra.
new-game-choose = Escolha um dos jogos encontrados.

# Games and counts that people look for, and that the program does not have. They are found by
# their keywords.
absent-mexican-train = Este programa não tem o trem mexicano nem peças acima do duplo nove.
absent-chicken-foot = Este programa não tem o pé de galinha.
absent-shut-out = Neste programa, vencer sem o adversário marcar (buchuda) não vale em dobro.
absent-key-bone = Neste programa, bater com a única peça que servia não vale em dobro.
absent-penalties = Este programa não tem jogos em que os pontos contam contra você.
absent-barbados = Este programa não tem os jogos de Barbados e de Trinidad.
absent-told = { $told } O mais parecido é “{ $nearest }”.

# On the card of a game: the points to win, and the player’s record.
card-one-hand = uma rodada
card-to = { $unit ->
    [fives] até o furo { $target }
   *[points] até { $target }
}
card-record = { $played ->
    [0] Ainda não jogado
    [one] Jogado uma vez, { $won ->
        [0] sem vitória
       *[other] com vitória
    }
   *[other] Jogado { $played } vezes, { $won ->
        [0] nenhuma vitória
        [one] { $won } vitória
       *[other] { $won } vitórias
    }
}

# The same for a screen reader.
card-spoken = { $name }, { $target }. { $sentence } { $record }.
