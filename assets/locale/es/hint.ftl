# What the coach says of the position on the table.

# While he thinks.
hint-thinking = Pensando la mejor jugada…

# He has nothing to say.
hint-none = Aquí no hay nada que aconsejar.

# What is best.
# $play is one of these; $reason a sentence of those below.
hint-said = { $play }. { $reason }
hint-title-play = Juega { $bone } { $place }
hint-title-lead = Sal con { $bone }
hint-title-blow-up = Haz volar { $bone }
hint-title-draw = Roba
hint-title-draw-all = Roba todo lo que queda
hint-title-pass = Pasa
hint-title-claim = Canta { $points }
hint-title-silence = No cantes nada

# The same in the middle of a sentence, where it is not the best: behind "tras",
# "con", "es", and as a subject.
hint-play = { $bone } { $place }
hint-lead = salir con { $bone }
hint-blow-up = volar { $bone }
hint-draw = robar
hint-draw-all = robar todo lo que queda
hint-pass = pasar
hint-claim = cantar { $points }
hint-silence = no cantar nada

# What it is worth. The chances are in percent; the points are the difference over the rest of the hand.
hint-only = No se puede jugar otra cosa.
# Donde se cantan los puntos, y donde no encaja ninguna ficha, solo hay una cosa que hacer.
hint-only-claim = Los extremos valen { $points }.
hint-only-silence = No hay puntos que cantar.
hint-only-stuck = { $who ->
    [you] Ninguna de tus fichas encaja.
   *[other] Ninguna de las fichas de { $name } encaja.
}
hint-worth = { $chance }{"\u00A0"}% de probabilidad de ganar. Después: { $next } con { $other }{"\u00A0"}% y { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} menos (±{"\u00A0"}{ $points_error }).
hint-worth-chance = { $chance }{"\u00A0"}% de probabilidad de ganar. Después: { $next } con { $other }{"\u00A0"}%.
hint-close = { $chance }{"\u00A0"}% de probabilidad de ganar. Casi igual: { $next }.

# Why. $who is `you` for who is spoken to; others are called { $name } or { $partner }.
hint-wins = Vale { $points } y gana la partida.
hint-goes-out = { $who ->
    [you] Es tu última ficha y termina la ronda.
   *[other] Es la última ficha de { $name } y termina la ronda.
}
hint-scores = Anota { $points }{ $against ->
    [same] ; { $next }, también
    [less] ; { $next }, solo { $instead }
   *[nothing] {""}
}.
# Lo que habla en contra: las otras razones pesan más.
hint-gives-up = En contra: { $next } hace { $points } de inmediato{ $own ->
    [0] {""}
   *[other] , esto solo { $own }
}.
# Lo mismo donde los puntos se han de cantar.
hint-wins-claimed = Hace { $points }: { $who ->
    [you] si lo cantas, ganas
   *[other] si lo canta, { $name } gana
} la partida.
hint-scores-claimed = Hace { $points }, que { $who ->
    [you] tienes que cantar
   *[other] { $name } tiene que cantar
}{ $against ->
    [same] ; { $next } hace lo mismo
    [less] ; { $next } hace solo { $instead }
   *[nothing] {""}
}.
hint-blocks = { $who ->
    [you] Cierra la ronda cuando tienes menos puntos en mano
   *[other] Cierra la ronda cuando { $name } tiene menos puntos en mano
} (seguro al { $chance }{"\u00A0"}%).
hint-blocks-of-several = { $who ->
    [you] Cierra la ronda cuando eres quien menos puntos tiene en mano
   *[other] Cierra la ronda cuando { $name } es quien menos puntos tiene en mano
} (seguro al { $chance }{"\u00A0"}%).
# The same where two play as partners.
hint-blocks-side = Cierra la ronda cuando { $who ->
    [you] tu bando
   *[other] el bando de { $name }
} tiene menos puntos en mano (seguro al { $chance }{"\u00A0"}%).
hint-blocks-last = Cierra la ronda, y los puntos por ello son para { $who ->
    [you] ti
   *[other] { $name }
} (seguro al { $chance }{"\u00A0"}%).
hint-blocks-last-side = Cierra la ronda, y los puntos por ello son para { $who ->
    [you] tu bando
   *[other] el bando de { $name }
} (seguro al { $chance }{"\u00A0"}%).
hint-leaves-less = Con { $chance ->
    [0] ninguna
   *[other] el { $chance }{"\u00A0"}%
} de las manos probables { $who ->
    [you] puedes
   *[other] { $name } puede
} anotar; tras { $next }, con el { $instead }{"\u00A0"}%.
hint-leaves-fewer = De media, { $who ->
    [you] puedes
   *[other] { $name } puede
} sacar { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} menos que tras { $next }.
hint-lacks = { $who ->
    [you] No tienes ningún { $pips }, y con el { $chance }{"\u00A0"}% de las manos probables no puedes jugar.
   *[other] { $name } no tiene ningún { $pips }, y con el { $chance }{"\u00A0"}% de las manos probables no puede jugar.
}
hint-lacks-one = { $who ->
    [you] No tienes ningún { $pips }.
   *[other] { $name } no tiene ningún { $pips }.
}
hint-stops = Con el { $chance }{"\u00A0"}% de las manos probables { $who ->
    [you] no puedes
   *[other] { $name } no puede
} jugar; tras { $next }, con el { $instead }{"\u00A0"}%.
hint-owns = Todas las fichas con { $pips } que quedan { $who ->
    [you] son tuyas
   *[other] las tiene { $name }
}: nadie más puede jugar ahí.
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
    [you] Tu { $bone } podría
   *[other] La ficha { $bone } de { $name } podría
} anotar { $points } después.
hint-sheds-pips = { $who ->
    [you] Tu mano
   *[other] La mano de { $name }
} baja { $pips ->
    [one] 1 punto
   *[other] { $pips } puntos
} más que con { $next }.
hint-sheds-doublet = Un doble solo encaja en un número: conviene soltarlo.
hint-keeps-doublet = { $who ->
    [you] Después podrás jugar { $bone }.
   *[other] Después { $name } podrá jugar { $bone }.
}
hint-draw-scores = { $who ->
    [you] La ficha que robes puntúa
   *[other] La ficha que robe { $name } puntúa
} con una probabilidad del { $chance }{"\u00A0"}%.
# Donde se puede robar aunque encaje una ficha; la segunda, donde ya nada queda oculto.
hint-draws-all = { $who ->
    [you] Si robas todo lo que queda, nadie más puede robar.
   *[other] Si { $name } roba todo lo que queda, nadie más puede robar.
}
hint-draws-all-knows = { $who ->
    [you] Si robas todo lo que queda, sabes qué tiene { $rival }, y { $rival } no puede robar.
   *[other] Si { $name } roba todo lo que queda, { $name } conoce cada ficha, y nadie más puede robar.
}
hint-helps-partner = Si { $who ->
    [you] no juegas
   *[other] { $name } no juega
} nada, { $mate ->
    [you] puedes
   *[other] { $mate_name } puede
} jugar con el { $chance }{"\u00A0"}% de las manos probables; tras { $next }, con el { $instead }{"\u00A0"}%.

# The card's buttons.
hint-why = ¿Por qué?
hint-hide = Ocultar

# What is advised, for who listens: behind the name of a bone or an end.
hint-advised = { $name }, lo aconsejado
