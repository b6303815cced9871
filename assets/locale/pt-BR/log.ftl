# What happened at the table, in the past tense.
#
# $who is the subject of a sentence: `you` is the only person at the screen, `person` another
# person, and `nestor` a computer player. $name is that player’s name. For a side, $who can
# also be `you-and` (you and your partner) or `partners` (two others), and $partner is the
# partner’s name.

log-hand = Rodada { $hand }.{ $leads ->
    [itself] {""}
   *[other] {" "}{ $who ->
        [you] A saída é sua
       *[other] A saída é de { $name }
    }{ $leads ->
        [lot] {" "}(por sorteio)
       *[other] {""}
    }.
}
log-yielded = { $who ->
    [you] Você deixou a saída para { $mate_name }.
   *[other] { $mate ->
        [you] { $name } deixou a saída para você.
       *[other] { $name } deixou a saída para { $mate_name }.
    }
}
log-drew-for-lead = { $who ->
    [you] Você tirou { $bone } para a saída.
   *[other] { $name } tirou { $bone } para a saída.
}
# Added for the last player to draw, when the heaviest bones are tied.
log-drew-level = { $told } As maiores peças empatam, então todos tiram de novo.

# A play. $told is `scored` if it scored, `claimed` if the player claimed its points, `sum` if
# it only changed the count, and else `play`. $sum is like `6 + 6 = 12`.
log-led = { $told ->
    [scored] { $who ->
        [you] Você saiu com { $bone } ({ $sum }) e marcou { points }.
       *[other] { $name } saiu com { $bone } ({ $sum }) e marcou { points }.
    }
    [claimed] { $who ->
        [you] Você saiu com { $bone } e cantou { points }.
       *[other] { $name } saiu com { $bone } e cantou { points }.
    }
    [sum] { $who ->
        [you] Você saiu com { $bone } ({ $sum }).
       *[other] { $name } saiu com { $bone } ({ $sum }).
    }
   *[play] { $who ->
        [you] Você saiu com { $bone }.
       *[other] { $name } saiu com { $bone }.
    }
}
# A lead that the rules settle. $whose is `own` for the leader’s own heaviest doublet, and
# `all` for the heaviest doublet that was dealt.
log-led-itself = { $told ->
    [scored] { $who ->
        [you] { $whose ->
            [bone] Sua { $bone }, a maior peça,
            [own] Sua maior carroça, { $bone },
           *[all] Sua { $bone }, a maior carroça distribuída,
        } foi jogada automaticamente ({ $sum }) e valeu { points }.
       *[other] { $whose ->
            [bone] A { $bone } de { $name }, a maior peça,
            [own] A maior carroça de { $name }, { $bone },
           *[all] A { $bone } de { $name }, a maior carroça distribuída,
        } foi jogada automaticamente ({ $sum }) e valeu { points }.
    }
    [claimed] { $who ->
        [you] { $whose ->
            [bone] Sua { $bone }, a maior peça,
            [own] Sua maior carroça, { $bone },
           *[all] Sua { $bone }, a maior carroça distribuída,
        } foi jogada automaticamente, e você cantou { points }.
       *[other] { $whose ->
            [bone] A { $bone } de { $name }, a maior peça,
            [own] A maior carroça de { $name }, { $bone },
           *[all] A { $bone } de { $name }, a maior carroça distribuída,
        } foi jogada automaticamente, e { $name } cantou { points }.
    }
    [sum] { $who ->
        [you] { $whose ->
            [bone] Sua { $bone }, a maior peça,
            [own] Sua maior carroça, { $bone },
           *[all] Sua { $bone }, a maior carroça distribuída,
        } foi jogada automaticamente ({ $sum }).
       *[other] { $whose ->
            [bone] A { $bone } de { $name }, a maior peça,
            [own] A maior carroça de { $name }, { $bone },
           *[all] A { $bone } de { $name }, a maior carroça distribuída,
        } foi jogada automaticamente ({ $sum }).
    }
   *[play] { $who ->
        [you] { $whose ->
            [bone] Sua { $bone }, a maior peça,
            [own] Sua maior carroça, { $bone },
           *[all] Sua { $bone }, a maior carroça distribuída,
        } foi jogada automaticamente.
       *[other] { $whose ->
            [bone] A { $bone } de { $name }, a maior peça,
            [own] A maior carroça de { $name }, { $bone },
           *[all] A { $bone } de { $name }, a maior carroça distribuída,
        } foi jogada automaticamente.
    }
}
# A bone is played on $on: a number like `4`, or a doublet like `4-4`.
log-played = { $told ->
    [scored] { $who ->
        [you] Você jogou { $bone } na ponta de { $on } ({ $sum }) e marcou { points }.
       *[other] { $name } jogou { $bone } na ponta de { $on } ({ $sum }) e marcou { points }.
    }
    [claimed] { $who ->
        [you] Você jogou { $bone } na ponta de { $on } e cantou { points }.
       *[other] { $name } jogou { $bone } na ponta de { $on } e cantou { points }.
    }
    [sum] { $who ->
        [you] Você jogou { $bone } na ponta de { $on } ({ $sum }).
       *[other] { $name } jogou { $bone } na ponta de { $on } ({ $sum }).
    }
   *[play] { $who ->
        [you] Você jogou { $bone } na ponta de { $on }.
       *[other] { $name } jogou { $bone } na ponta de { $on }.
    }
}
# Both ends show one number after the play. It stands as the sum of log-played.
log-header = { $ends ->
    [double] pontas iguais
   *[triple] pontas iguais com uma carroça
}
# Bones were drawn, and the last of them could be played.
log-drew-played = { $told ->
    [scored] { $who ->
        [you] Você comprou { bones }, jogou { $bone } na ponta de { $on } ({ $sum }) e marcou { points }.
       *[other] { $name } comprou { bones }, jogou { $bone } na ponta de { $on } ({ $sum }) e marcou { points }.
    }
    [claimed] { $who ->
        [you] Você comprou { bones }, jogou { $bone } na ponta de { $on } e cantou { points }.
       *[other] { $name } comprou { bones }, jogou { $bone } na ponta de { $on } e cantou { points }.
    }
    [sum] { $who ->
        [you] Você comprou { bones } e jogou { $bone } na ponta de { $on } ({ $sum }).
       *[other] { $name } comprou { bones } e jogou { $bone } na ponta de { $on } ({ $sum }).
    }
   *[play] { $who ->
        [you] Você comprou { bones } e jogou { $bone } na ponta de { $on }.
       *[other] { $name } comprou { bones } e jogou { $bone } na ponta de { $on }.
    }
}
log-drew = { $who ->
    [you] Você comprou { bones }.
   *[other] { $name } comprou { bones }.
}
# $lacks are numbers that the player does not have, like “no 3, no 5”.
log-passed = { $who ->
    [you] Você { $count ->
        [0] passa: { $lacks }.
       *[other] comprou { bones } e passa: { $lacks }.
    }
   *[other] { $name } { $count ->
        [0] passa: { $lacks }.
       *[other] comprou { bones } e passa: { $lacks }.
    }
}
# The last of these numbers, where halves that touch add up to seven.
log-passed-matadors = matadores

# One of two partners is out, and the other plays on.
log-out = { $who ->
    [you] Suas peças acabaram; { $mate_name } continua jogando.
   *[other] { $mate ->
        [you] As peças de { $name } acabaram; você continua jogando.
       *[other] As peças de { $name } acabaram; { $mate_name } continua jogando.
    }
}

# Points of a side that don’t count, because the target must be hit exactly.
log-overshot = { $who ->
    [you] Com { points } você passaria da meta, então nada foi marcado.
    [you-and] Com { points } você e { $partner } passariam da meta, então nada foi marcado.
    [partners] Com { points } { LIST($name, $partner) } passariam da meta, então nada foi marcado.
   *[other] Com { points } { $name } passaria da meta, então nada foi marcado.
}

# A firecracker blew up a bone.
log-blew-up = { $told ->
    [scored] { $who ->
        [you] Você explodiu { $bone } ({ $sum }) e marcou { points }.
       *[other] { $name } explodiu { $bone } ({ $sum }) e marcou { points }.
    }
    [sum] { $who ->
        [you] Você explodiu { $bone } ({ $sum }).
       *[other] { $name } explodiu { $bone } ({ $sum }).
    }
   *[play] { $who ->
        [you] Você explodiu { $bone }.
       *[other] { $name } explodiu { $bone }.
    }
}
# For a play that was possible only because of the firecracker.
log-freed = { $who ->
    [you] Bônus da bombinha para você: { points }.
   *[other] Bônus da bombinha para { $name }: { points }.
}
log-bonus = { bonus-name }: { $void ->
    [yes] com { points } a meta seria ultrapassada, então nada foi marcado.
   *[no] { $who ->
        [you] você marcou { points }.
        [you-and] você e { $partner } marcaram { points }.
        [partners] { LIST($name, $partner) } marcaram { points }.
       *[other] { $name } marcou { points }.
    }
}
log-time-up = O tempo acabou.
log-gave-up = { $who ->
    [you] Você desistiu.
   *[other] { $name } desistiu.
}

# A person has played, and must claim points.
log-claims = { $who ->
    [you] Quantos pontos você canta?
   *[other] { $name }, quantos pontos você canta?
}
# A claim was wrong. The right number is not given away.
log-misclaimed = { $who ->
    [you] Você cantou errado: { points }.
   *[other] { $name } cantou errado: { points }.
}
# $who and $name took points that $whose and $maker did not claim.
log-muggins = { $who ->
    [you] Muggins! Você levou { points } que { $maker } não cantou.
   *[other] { $whose ->
        [you] Muggins! { $name } levou { points } que você não cantou.
       *[other] Muggins! { $name } levou { points } que { $maker } não cantou.
    }
}

log-domino = { $who ->
    [you] Bateu! Você jogou sua última peça.
    [you-and] Bateu! Você e { $partner } jogaram todas as peças.
    [partners] Bateu! { LIST($name, $partner) } jogaram todas as peças.
   *[other] Bateu! { $name } jogou a última peça.
}
log-blocked = { $board ->
    [locked] Mesa fechada: ninguém podia jogar nem comprar.
    [drawing] { blocked-hand }: ninguém podia jogar nem comprar.
   *[blocked] { blocked-hand }: ninguém podia jogar.
}

# The result of the game, for a side.
log-game-won = { $who ->
    [you] Você venceu a partida!
    [you-and] Você e { $partner } venceram a partida!
    [partners] { LIST($name, $partner) } venceram a partida.
   *[other] { $name } venceu a partida.
}
log-game-drawn = A partida terminou empatada.

# Where a bone was played, in short, and the button that closes the log.
log-place = { $side ->
    [right] direita
    [left] esquerda
    [top] em cima
   *[bottom] embaixo
}
log-close = Fechar o registro
