# What a hint says about the position on the table.

# While the hint is worked out.
hint-thinking = Buscando la mejor jugada…

# There is no hint.
hint-none = Aquí no hay nada que aconsejar.

# The best play where there is no other; $play is one of the titles that follow.
hint-only-said = { $play }. { $reason }
hint-title-play = Juega { $bone } { $place }
hint-title-lead = Sal con { $bone }
hint-title-blow-up = Haz saltar { $bone }
hint-title-draw = Roba
hint-title-draw-all = Róbalo todo
hint-title-yield = Deja salir a la pareja
hint-title-pass = Pasa
hint-title-claim = Canta { $points }
hint-title-silence = No cantes puntos

# The same in the middle of a sentence, for a play that is not the best.
# It follows “tras”, “con” or “es”, or is the subject.
hint-play = { $bone } { $place }
hint-lead = salir con { $bone }
hint-blow-up = hacer saltar { $bone }
hint-draw = robar
hint-draw-all = robarlo todo
hint-yield = dejar salir a la pareja
hint-pass = pasar
hint-claim = cantar { $points }
hint-silence = no cantar puntos

# What it is worth. Chances are in percent, and points are the difference over the rest of the
# hand.
hint-only = No encaja ninguna otra ficha.
# When points may be claimed or no bone fits, there is only one thing to do.
hint-only-claim = Los extremos valen { $points }.
hint-only-silence = No hay puntos que cantar.
hint-only-stuck = { $who ->
    [you] Ninguna de tus fichas encaja.
   *[other] Ninguna de las fichas de { $name } encaja.
}
hint-worth = Probabilidad de ganar la partida: { $chance }{"\u00A0"}%; { $next }: { $other }{"\u00A0"}%{ $points ->
    [0] {""}
    [one] {" "}y cerca de 1 punto menos en la ronda
   *[other] {" "}y unos { $points } puntos menos en la ronda
}.

# Why it is the best: $reason is one of the clauses below, or two, and $drawback what the other
# play $other has for it and against it.
hint-because = { $play }: { $reason }.
hint-compared = { $play }: { $reason }; { $drawback }.
hint-and = { $one }, y además { $other }
# Plays that win about as often, and plays that no reason tells apart.
hint-equal = { $play } y { $other } son opciones casi iguales.
hint-equal-but = { $play }, casi igual que { $other }: { $reason }.
hint-better = { $play } gana más a menudo que { $other }; no hay una razón sencilla.
hint-better-though = { $play } gana más a menudo, sin una razón sencilla; { $drawback }.
hint-drawback = { $is ->
    [scores-opens] { $other } da { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } ahora, pero puede regalar { $opens }
    [scores] aunque { $other } daría { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } ahora
    [opens] { $other } puede regalar { $opens ->
        [one] 1 punto
       *[other] { $opens } puntos
    }
    [less] tras { $other }, es más fácil responder
    [none] tras { $other }, no encajaría ninguna
   *[only] tras { $other }, solo { $opens ->
        [one] encajaría una
       *[other] encajarían { $opens }
    }
}

# The same where the other play blocks the hand without winning it, and where $name is the
# partner.
hint-drawback-blocked = { $other } probablemente cerraría la ronda, y eso no { $who ->
    [you] te conviene
   *[other] le conviene a { $name }
}
hint-drawback-partner = tras { $other }, { $who ->
    [you] no tendrías
   *[other] { $name } no tendría
} ninguno de los números abiertos

# The clauses: why it is good. $who is `you` for the person who reads it.
hint-wins = { $claimed ->
    [yes] con { $points ->
        [one] ese punto cantado
       *[other] esos { $points } puntos cantados
    } se gana la partida
   *[no] gana la partida
}
hint-goes-out = { $who ->
    [you] haces dominó
   *[other] { $name } hace dominó
}
# $against is `same` if the other play scores as much, and `less` if it scores $instead.
hint-scores = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}{ $claimed ->
    [yes] {" "}por cantar
   *[no] {""}
}{ $against ->
    [same] {" "}en ambos casos
    [less] {" "}en vez de { $instead }
   *[nothing] {""}
}
hint-blocks-for = probablemente cierra la ronda a { $side ->
    [yes] favor { $who ->
        [you] de tu bando
       *[other] del bando de { $name }
    }
   *[no] { $who ->
        [you] tu favor
       *[other] favor de { $name }
    }
}
hint-keeps-open = la ronda sigue
hint-leaves = { $scores ->
    [never] { $who ->
        [you] no puedes
       *[other] { $name } no puede
    } anotar después
    [hardly] { $who ->
        [you] apenas puedes
       *[other] { $name } apenas puede
    } anotar después
   *[less] { $who ->
        [you] puedes
       *[other] { $name } puede
    } anotar menos después
}
hint-lacks-all = { $who ->
    [you] no tienes
   *[other] { $name } no tiene
} ningún { $pips }
hint-stops-often = { $plays ->
    [never] { $who ->
        [you] no tienes
       *[other] { $name } no tiene
    } ficha que encaje después
    [seldom] { $who ->
        [you] probablemente no tienes
       *[other] { $name } probablemente no tiene
    } ficha que encaje después
   *[less] { $who ->
        [you] puedes
       *[other] { $name } puede
    } jugar menos veces después
}
# $often is `yes` if that happens in at least half of the cases.
hint-helps = { $mate ->
    [you] tú puedes
   *[other] { $mate_name } puede
} jugar { $often ->
    [yes] a menudo
   *[no] más a menudo
} donde { $who ->
    [you] tú no puedes
   *[other] { $name } no puede
}
# $name is the partner.
hint-spares-partner = deja abierto un número que quizá { $who ->
    [you] tengas
   *[other] tenga { $name }
}
hint-leaves-partners = sigue abierto el { $pips } que { $who ->
    [you] abriste
   *[other] abrió { $name }
}
hint-leads-long = le dice a la pareja que { $who ->
    [you] tienes
   *[other] { $name } tiene
} { $bones } fichas con un { $pips }
hint-keeps-led = sigue abierto el { $pips } con el que { $who ->
    [you] saliste
   *[other] salió { $name }
}
# $name is an opponent.
hint-covers = tapa el { $pips } que { $who ->
    [you] abriste
   *[other] abrió { $name }
}
hint-owns = solo { $who ->
    [you] tú puedes
   *[other] { $name } puede
} jugar en el { $pips }
hint-holds = { $who ->
    [you] tienes
   *[other] { $name } tiene
} { $bones } de las últimas { $of } fichas con un { $pips }
hint-fits-both-ends = { $who ->
    [you] tu última ficha, { $bone },
   *[other] la última ficha de { $name }, { $bone },
} encajaría en los dos extremos
hint-keeps-plays = después { $who ->
    [you] te
   *[other] a { $name } le
} { $bones ->
    [one] encaja una ficha
   *[other] encajan { $bones } fichas
}
hint-prepares = { $who ->
    [you] tu { $bone }
   *[other] la ficha { $bone } de { $name }
} podría dar { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} después
hint-sheds-pips = { $who ->
    [you] te
   *[other] a { $name } le
} { $pips ->
    [one] queda 1 punto
   *[other] quedan { $pips } puntos
} menos en mano
hint-sheds-doublet = un doble solo encaja en un número y conviene jugarlo mientras se pueda
hint-keeps-doublet = { $who ->
    [you] después podrás jugar { $bone }
   *[other] después { $name } podrá jugar { $bone }
}
hint-draw-may-score = la ficha que { $who ->
    [you] robes
   *[other] robe { $name }
} puede puntuar
# When a player may draw although a bone fits. $knows is `yes` if that shows all the bones.
# $rival is the next player.
hint-draws-all = { $knows ->
    [yes] así { $who ->
        [you] sabes
       *[other] { $name } sabe
    } qué tiene { $rival }, y { $rival } no puede robar
   *[no] así nadie más puede robar
}

# The figures behind the clauses.
hint-blocks = Cierra la ronda y, el { $chance }{"\u00A0"}% de las veces, { $gains ->
    [fewer] { $who ->
        [you] te deja
       *[other] deja a { $name }
    } con menos puntos en mano
    [fewest] { $who ->
        [you] te deja
       *[other] deja a { $name }
    } con menos puntos en mano que nadie
    [side-fewer] deja { $who ->
        [you] a tu bando
       *[other] al bando de { $name }
    } con menos puntos en mano
    [side-hand] la gana { $who ->
        [you] tu bando
       *[other] el bando de { $name }
    }
    [hand] la { $who ->
        [you] ganas
       *[other] gana { $name }
    }
    [side-points] los puntos del cierre son para { $who ->
        [you] tu bando
       *[other] el bando de { $name }
    }
   *[points] los puntos del cierre son para { $who ->
        [you] ti
       *[other] { $name }
    }
}.
hint-leaves-less = { $chance ->
    [0] { $who ->
        [you] Nunca puedes
       *[other] { $name } nunca puede
    } responder con puntos; tras { $next } sí, el { $instead }{"\u00A0"}% de las veces
   *[other] { $who ->
        [you] Puedes
       *[other] { $name } puede
    } responder con puntos el { $chance }{"\u00A0"}% de las veces; tras { $next }, el { $instead }{"\u00A0"}%
}.
hint-leaves-fewer = En promedio, { $who ->
    [you] respondes
   *[other] { $name } responde
} con { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} menos que tras { $next }.
hint-lacks = { $who ->
    [you] No tienes ningún { $pips }{ $chance ->
        [0] {""}
        [100] {" "}y no puedes jugar
       *[other] {" "}y no puedes jugar el { $chance }{"\u00A0"}% de las veces
    }
   *[other] { $name } no tiene ningún { $pips }{ $chance ->
        [0] {""}
        [100] {" "}y no puede jugar
       *[other] {" "}y no puede jugar el { $chance }{"\u00A0"}% de las veces
    }
}.
hint-stops = { $who ->
    [you] No puedes
   *[other] { $name } no puede
} jugar el { $chance }{"\u00A0"}% de las veces; tras { $next }, el { $instead }{"\u00A0"}%.
hint-draw-scores = { $who ->
    [you] La ficha que robes
   *[other] La ficha que robe { $name }
} puntúa el { $chance }{"\u00A0"}% de las veces.
# $mate is `you` if the partner reads it.
hint-helps-partner = Si { $who ->
    [you] no puedes jugar
   *[other] { $name } no puede jugar
}, { $mate ->
    [you] tú puedes
   *[other] { $mate_name } puede
} el { $chance }{"\u00A0"}% de las veces; tras { $next }, el { $instead }{"\u00A0"}%.

# The buttons of the card.
hint-why = ¿Por qué?

# For a screen reader: after the name of the bone or the end that the hint recommends.
hint-advised = { $name }, jugada recomendada
