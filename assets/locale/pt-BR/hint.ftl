# What a hint says about the position on the table.

# While the hint is worked out.
hint-thinking = Procurando a melhor jogada…

# There is no hint.
hint-none = Nada a sugerir aqui.

# The best play where there is no other; $play is one of the titles that follow.
hint-only-said = { $play }. { $reason }
hint-title-play = Jogue { $bone } { $place }
hint-title-lead = Saia com { $bone }
hint-title-blow-up = Exploda { $bone }
hint-title-draw = Compre
hint-title-draw-all = Compre tudo
hint-title-yield = Deixe a saída para o parceiro
hint-title-pass = Passe
hint-title-claim = Cante { $points }
hint-title-silence = Não cante pontos

# The same in the middle of a sentence, for a play that is not the best.
hint-play = { $bone } { $place }
hint-lead = sair com { $bone }
hint-blow-up = explodir { $bone }
hint-draw = comprar
hint-draw-all = comprar tudo
hint-yield = deixar a saída para o parceiro
hint-pass = passar
hint-claim = cantar { $points }
hint-silence = não cantar pontos

# What it is worth. Chances are in percent, and points are the difference over the rest of the
# hand.
hint-only = Nenhuma outra peça encaixa.
# When points may be claimed or no bone fits, there is only one thing to do.
hint-only-claim = As pontas valem { $points }.
hint-only-silence = Não há pontos para cantar.
hint-only-stuck = { $who ->
    [you] Nenhuma das suas peças encaixa.
   *[other] Nenhuma das peças de { $name } encaixa.
}
hint-worth = Chance de vencer a partida: { $chance }%; { $next }: { $other }%{ $points ->
    [0] {""}
    [one] {" "}e cerca de { $points } ponto a menos na rodada
   *[other] {" "}e cerca de { $points } pontos a menos na rodada
}.

# Why it is the best: $reason is one of the clauses below, or two, and $drawback what the other
# play $other has for it and against it.
hint-because = { $play }: { $reason }.
hint-compared = { $play }: { $reason }; { $drawback }.
hint-and = { $one }, e { $other }
# Plays that win about as often, and plays that no reason tells apart.
hint-equal = { $play } e { $other } são opções quase iguais.
hint-equal-but = { $play }, quase igual a { $other }: { $reason }.
hint-better = { $play } vence mais vezes que { $other }, mas não há um motivo simples.
hint-better-though = { $play } vence mais vezes, sem um motivo simples; { $drawback }.
hint-drawback = { $is ->
    [scores-opens] { $other } vale { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    } agora, mas pode dar { $opens } de graça
    [scores] embora { $other } valesse { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    } agora
    [opens] { $other } pode dar { $opens ->
        [one] { $opens } ponto
       *[other] { $opens } pontos
    } de graça
    [less] depois de { $other }, uma resposta é mais provável
    [none] depois de { $other }, nenhuma encaixaria
   *[only] depois de { $other }, só { $opens ->
        [one] uma encaixaria
       *[other] { $opens } encaixariam
    }
}

# The same where the other play blocks the hand without winning it, and where $name is the
# partner.
hint-drawback-blocked = { $other } provavelmente trancaria a rodada, o que não é bom para { $who ->
    [you] você
   *[other] { $name }
}
hint-drawback-partner = depois de { $other }, { $who ->
    [you] você não teria
   *[other] { $name } não teria
} nenhum dos números das pontas

# The clauses: why it is good. $who is `you` for the person who reads it.
hint-wins = { $claimed ->
    [yes] cantar { $points ->
        [one] o ponto dela
       *[other] os { $points } pontos dela
    } dá a vitória
   *[no] dá a vitória
}
hint-goes-out = { $who ->
    [you] você bate
   *[other] { $name } bate
}
# $against is `same` if the other play scores as much, and `less` if it scores $instead.
hint-scores = { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}{ $claimed ->
    [yes] {" "}para cantar
   *[no] {""}
}{ $against ->
    [same] {" "}nos dois casos
    [less] {" "}em vez de { $instead }
   *[nothing] {""}
}
hint-blocks-for = provavelmente tranca a rodada a { $side ->
    [yes] favor { $who ->
        [you] da sua dupla
       *[other] da dupla de { $name }
    }
   *[no] { $who ->
        [you] seu favor
       *[other] favor de { $name }
    }
}
hint-keeps-open = a rodada continua
hint-leaves = { $scores ->
    [never] { $who ->
        [you] você não tem
       *[other] { $name } não tem
    } como marcar em seguida
    [hardly] { $who ->
        [you] você dificilmente marca
       *[other] { $name } dificilmente marca
    } em seguida
   *[less] { $who ->
        [you] você tem
       *[other] { $name } tem
    } menos chances de marcar em seguida
}
hint-lacks-all = { $who ->
    [you] você não tem
   *[other] { $name } não tem
} nenhum { $pips ->
    [0] branco
   *[other] { $pips }
}
hint-stops-often = { $plays ->
    [never] { $who ->
        [you] você fica
       *[other] { $name } fica
    } sem peça que encaixe
    [seldom] { $who ->
        [you] você provavelmente fica
       *[other] { $name } provavelmente fica
    } sem peça que encaixe
   *[less] { $who ->
        [you] você tem
       *[other] { $name } tem
    } mais risco de ficar sem jogada
}
# $often is `yes` if that happens in at least half of the cases.
hint-helps = { $mate ->
    [you] você pode
   *[other] { $mate_name } pode
} jogar { $often ->
    [yes] muitas vezes
   *[no] mais vezes
} quando { $who ->
    [you] você não pode
   *[other] { $name } não pode
}
# $name is the partner.
hint-spares-partner = deixa na ponta um número que talvez { $who ->
    [you] você
   *[other] { $name }
} tenha
hint-leaves-partners = o { $pips ->
    [0] branco
   *[other] { $pips }
} que { $who ->
    [you] você
   *[other] { $name }
} abriu continua na ponta
hint-leads-long = mostra ao parceiro que { $who ->
    [you] você tem
   *[other] { $name } tem
} { $bones } peças com um { $pips ->
    [0] branco
   *[other] { $pips }
}
hint-keeps-led = o { $pips ->
    [0] branco
   *[other] { $pips }
} com que { $who ->
    [you] você
   *[other] { $name }
} saiu continua na ponta
# $name is an opponent.
hint-covers = cobre o { $pips ->
    [0] branco
   *[other] { $pips }
} que { $who ->
    [you] você
   *[other] { $name }
} abriu
hint-owns = só { $who ->
    [you] você pode
   *[other] { $name } pode
} jogar no { $pips ->
    [0] branco
   *[other] { $pips }
}
hint-holds = { $who ->
    [you] você tem
   *[other] { $name } tem
} { $bones } das últimas { $of } peças com um { $pips ->
    [0] branco
   *[other] { $pips }
}
hint-fits-both-ends = { $who ->
    [you] sua última peça, { $bone },
   *[other] a última peça de { $name }, { $bone },
} encaixaria nas duas pontas
hint-keeps-plays = ainda { $bones ->
    [one] encaixaria uma das
   *[other] encaixariam { $bones } das
} { $who ->
    [you] suas peças
   *[other] peças de { $name }
}
hint-prepares = { $who ->
    [you] sua { $bone }
   *[other] a { $bone } de { $name }
} pode valer { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
} em seguida
hint-sheds-pips = { $who ->
    [you] você se livra
   *[other] { $name } se livra
} de { $pips ->
    [one] mais { $pips } ponto da mão
   *[other] mais { $pips } pontos da mão
}
hint-sheds-doublet = uma carroça só encaixa em um número, então é bom jogá-la enquanto dá
hint-keeps-doublet = { $who ->
    [you] sua { $bone }
   *[other] a { $bone } de { $name }
} pode ser jogada em seguida
hint-draw-may-score = a peça que { $who ->
    [you] você comprar
   *[other] { $name } comprar
} pode valer pontos
# When a player may draw although a bone fits. $knows is `yes` if that shows all the bones.
# $rival is the next player.
hint-draws-all = { $knows ->
    [yes] assim { $who ->
        [you] você fica
       *[other] { $name } fica
    } sabendo as peças de { $rival }, e { $rival } não pode comprar
   *[no] assim ninguém mais pode comprar
}

# The figures behind the clauses.
hint-blocks = A rodada fica trancada, e em { $chance }% das vezes { $gains ->
    [fewer] { $who ->
        [you] você tem
       *[other] { $name } tem
    } menos pontos na mão
    [fewest] { $who ->
        [you] você é quem tem
       *[other] { $name } é quem tem
    } menos pontos na mão
    [side-fewer] { $who ->
        [you] sua dupla
       *[other] a dupla de { $name }
    } tem menos pontos na mão
    [side-hand] { $who ->
        [you] sua dupla
       *[other] a dupla de { $name }
    } vence
    [hand] { $who ->
        [you] você
       *[other] { $name }
    } vence
    [side-points] { $who ->
        [you] sua dupla
       *[other] a dupla de { $name }
    } leva os pontos
   *[points] { $who ->
        [you] você
       *[other] { $name }
    } leva os pontos
}.
hint-leaves-less = { $who ->
    [you] Você
   *[other] { $name }
} { $chance ->
    [0] não tem como marcar em resposta; depois de { $next }, a chance é de { $instead }%
   *[other] pode marcar em resposta em { $chance }% das vezes; depois de { $next }, em { $instead }%
}.
hint-leaves-fewer = Em média, { $who ->
    [you] você marca
   *[other] { $name } marca
} em resposta { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
} a menos que depois de { $next }.
hint-lacks = { $who ->
    [you] Você não tem
   *[other] { $name } não tem
} nenhum { $pips ->
    [0] branco
   *[other] { $pips }
}{ $chance ->
    [0] {""}
    [100] {" "}e não pode jogar
   *[other] {" "}e não pode jogar em { $chance }% das vezes
}.
hint-stops = { $who ->
    [you] Você
   *[other] { $name }
} não pode jogar em { $chance }% das vezes; depois de { $next }, em { $instead }%.
hint-draw-scores = A peça que { $who ->
    [you] você comprar
   *[other] { $name } comprar
} vale pontos em { $chance }% das vezes.
# $mate is `you` if the partner reads it.
hint-helps-partner = Se { $who ->
    [you] você não puder jogar
   *[other] { $name } não puder jogar
}, { $mate ->
    [you] você pode
   *[other] { $mate_name } pode
} em { $chance }% das vezes; depois de { $next }, em { $instead }%.

# The buttons of the card.
hint-why = Por quê?

# For a screen reader: after the name of the bone or the end that the hint recommends.
hint-advised = { $name }, jogada recomendada
