# What the coach says of the position on the table.

# While he thinks.
hint-thinking = Pensando la mejor jugada…

# He has nothing to say.
hint-none = Aquí no hay nada que aconsejar.

# What is best.
hint-title-play = Juega { $bone } al { $place }
hint-title-lead = Sal con { $bone }
hint-title-blow-up = Haz volar { $bone }
hint-title-draw = Roba
hint-title-draw-all = Roba todo lo que queda
hint-title-pass = Pasa
hint-title-claim = Canta { $points }
hint-title-silence = No cantes nada

# The same in the middle of a sentence, where it is not the best: behind "tras",
# "con", "es", and as a subject.
hint-play = { $bone } al { $place }
hint-lead = salir con { $bone }
hint-blow-up = volar { $bone }
hint-draw = robar
hint-pass = pasar
hint-claim = cantar { $points }
hint-silence = no cantar nada

# What it is worth. The chances are in percent; the points are the difference over the rest of the hand.
hint-only = No se puede jugar otra cosa.
hint-worth = Probabilidad de ganar: { $chance } %. La segunda opción, { $next }, da { $other } % y { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} menos en lo que queda de ronda.
hint-worth-chance = Probabilidad de ganar: { $chance } %. La segunda opción, { $next }, da { $other } %.
hint-close = Probabilidad de ganar: { $chance } %. Igual de bueno: { $next }.

# Why. The next player is called { $name }.
hint-wins = Vale { $points } y gana la partida.
hint-goes-out = Es tu última ficha y termina la ronda.
hint-scores = Anota { $points }.
# Lo mismo donde los puntos se han de cantar.
hint-wins-claimed = Hace { $points }: cántalos y ganas la partida.
hint-scores-claimed = Hace { $points }, que has de cantar.
hint-blocks = Cierra la ronda cuando tienes menos puntos en mano (seguro al { $chance } %).
hint-blocks-last = Cierra la ronda, y los puntos por ello son para ti (seguro al { $chance } %).
hint-leaves-less = { $name } { $chance ->
    [0] no puede anotar con ninguna
   *[other] puede anotar con el { $chance } %
} de las manos probables; tras { $next }, con el { $instead } %.
hint-leaves-fewer = De media, { $name } puede sacar { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} menos que tras { $next }.
hint-lacks = { $name } no tiene ningún { $pips }, y con el { $chance } % de las manos probables no puede jugar.
hint-stops = Con el { $chance } % de las manos probables { $name } no puede jugar; tras { $next }, con el { $instead } %.
hint-owns = Todas las fichas con { $pips } que quedan son tuyas: nadie más puede jugar ahí.
hint-keeps-plays = Después { $bones ->
    [one] te encaja una ficha
   *[other] te encajan { $bones } fichas
}; tras { $next }, { $instead ->
    [0] ninguna
   *[other] solo { $instead }
}.
hint-prepares = Tu { $bone } podría anotar { $points } después.
hint-sheds-pips = Tu mano baja { $pips ->
    [one] 1 punto
   *[other] { $pips } puntos
} más que con { $next }.
hint-sheds-doublet = Un doble solo encaja en un número: conviene soltarlo.
hint-keeps-doublet = Tu { $bone } se podrá seguir jugando.
hint-draw-scores = La ficha que robes puntúa con una probabilidad del { $chance } %.
# Donde se puede robar aunque encaje una ficha; la segunda, donde ya nada queda oculto.
hint-draws-all = Tómalas todas: así nadie más puede robar.
hint-draws-all-knows = Tómalas todas: así sabes qué tiene { $name }, y { $name } no puede robar.
hint-helps-partner = Si { $name } no juega nada, { $partner } puede jugar con el { $chance } % de las manos probables; tras { $next }, con el { $instead } %.

# The card's buttons.
hint-hide = Ocultar

# What is advised, for who listens: behind the name of a bone or an end.
hint-advised = { $name }: aconsejado
