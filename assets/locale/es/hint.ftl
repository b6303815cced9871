# What a hint says about the position on the table.

# While the hint is worked out.
hint-thinking = Buscando la mejor jugada…

# There is no hint.
hint-none = Aquí no hay nada que aconsejar.

# The best play. $play is one of the titles that follow, and $reason one of the sentences
# below.
hint-said = { $play }. { $reason }
hint-title-play = Juega { $bone } { $place }
hint-title-lead = Sal con { $bone }
hint-title-blow-up = Haz saltar { $bone }
hint-title-draw = Roba
hint-title-draw-all = Róbalo todo
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
hint-worth = { $chance }{"\u00A0"}% de probabilidad de ganar. Segunda opción: { $next }, con un { $other }{"\u00A0"}%{ $points ->
    [0] {""}
    [one] {" "}y cerca de 1 punto menos
   *[other] {" "}y unos { $points } puntos menos
}.
hint-close = { $chance }{"\u00A0"}% de probabilidad de ganar. Casi igual de bueno: { $next }.

# Why it is good. $who is `you` for the person who reads it.
hint-wins = { $claimed ->
    [yes] Da { $points }: { $who ->
        [you] si lo cantas, ganas
       *[other] si lo canta, { $name } gana
    } la partida.
   *[no] Da { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } y gana la partida.
}
hint-goes-out = { $who ->
    [you] Es tu última ficha: haces dominó.
   *[other] Es la última ficha de { $name }, que hace dominó.
}
# $next is the next best play. $against is `same` if it scores as much, and `less` if it scores
# $instead.
hint-scores = { $claimed ->
    [yes] Da { $points }, que { $who ->
        [you] tienes que cantar
       *[other] { $name } tiene que cantar
    }{ $against ->
        [same] ; { $next } da lo mismo
        [less] ; { $next } solo da { $instead }
       *[nothing] {""}
    }.
   *[no] Da { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }{ $against ->
        [same] , igual que { $next }
        [less] ; { $next } solo da { $instead }
       *[nothing] {""}
    }.
}
# A drawback that the other reasons outweigh.
hint-gives-up = En contra: { $next } da { $points } de inmediato{ $own ->
    [0] {""}
   *[other] {" "}y esta jugada, solo { $own }
}.
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
       *[other] {" "}y no puedes jugar el { $chance }{"\u00A0"}% de las veces
    }
   *[other] { $name } no tiene ningún { $pips }{ $chance ->
        [0] {""}
       *[other] {" "}y no puede jugar el { $chance }{"\u00A0"}% de las veces
    }
}.
hint-stops = { $who ->
    [you] No puedes
   *[other] { $name } no puede
} jugar el { $chance }{"\u00A0"}% de las veces; tras { $next }, el { $instead }{"\u00A0"}%.
hint-owns = Todas las fichas con { $pips } que quedan { $who ->
    [you] son tuyas
   *[other] las tiene { $name }
}, así que nadie más puede jugar ahí.
hint-keeps-plays = Después { $who ->
    [you] te
   *[other] a { $name } le
} { $bones ->
    [one] encaja una ficha
   *[other] encajan { $bones } fichas
}; tras { $next }, { $instead ->
    [0] ninguna
   *[other] solo { $instead }
}.
hint-prepares = { $who ->
    [you] Tu { $bone }
   *[other] La ficha { $bone } de { $name }
} podría dar { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} después.
hint-sheds-pips = { $who ->
    [you] Te
   *[other] A { $name } le
} { $pips ->
    [one] queda 1 punto
   *[other] quedan { $pips } puntos
} menos en mano que con { $next }.
hint-sheds-doublet = Un doble solo encaja en un número: conviene jugarlo mientras se pueda.
hint-keeps-doublet = { $who ->
    [you] Después podrás jugar { $bone }.
   *[other] Después { $name } podrá jugar { $bone }.
}
hint-draw-scores = { $who ->
    [you] La ficha que robes
   *[other] La ficha que robe { $name }
} puntúa el { $chance }{"\u00A0"}% de las veces.
# When a player may draw although a bone fits. $knows is `yes` if that shows all the bones.
# $rival is the next player.
hint-draws-all = { $who ->
    [you] Si lo robas todo, { $knows ->
        [yes] sabes qué tiene { $rival }, y { $rival } no puede robar.
       *[no] nadie más puede robar.
    }
   *[other] Si { $name } lo roba todo, { $knows ->
        [yes] conoce todas las fichas, y nadie más puede robar.
       *[no] nadie más puede robar.
    }
}
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
