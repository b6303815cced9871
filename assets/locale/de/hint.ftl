# What the coach says of the position on the table.

# While he thinks.
hint-thinking = Der beste Zug wird gesucht …

# He has nothing to say.
hint-none = Hier gibt es keinen Rat.

# What is best.
# $play is one of these; $reason a sentence of those below.
hint-said = { $play }. { $reason }
hint-title-play = { $bone } { $place } anlegen
hint-title-lead = Mit { $bone } eröffnen
hint-title-blow-up = { $bone } sprengen
hint-title-draw = Ziehen
hint-title-draw-all = Alles ziehen, was noch da ist
hint-title-pass = Passen
hint-title-claim = { $points } ansagen
hint-title-silence = Nichts ansagen

# The same in the middle of a sentence, where it is not the best.
hint-play = { $bone } { $place }
hint-lead = { $bone }
hint-blow-up = Sprengen von { $bone }
hint-draw = Ziehen
hint-draw-all = Ziehen aller übrigen Steine
hint-pass = Passen
hint-claim = Ansage { $points }
hint-silence = Schweigen

# What it is worth. The chances are in percent; the points are the difference over the rest of the hand.
hint-only = Etwas anderes kann nicht gelegt werden.
# Wo Punkte angesagt werden, und wo kein Stein passt, gibt es nur eines zu tun.
hint-only-claim = Die offenen Enden bringen { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
hint-only-silence = Es gibt keine Punkte anzusagen.
hint-only-stuck = { $who ->
    [you] Keiner deiner Steine passt.
   *[other] Keiner der Steine von { $name } passt.
}
hint-worth = { $chance }{"\u00A0"}% Gewinnchance. Am nächsten: { $next } mit { $other }{"\u00A0"}% und { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
} weniger (±{"\u00A0"}{ $points_error }).
hint-worth-chance = { $chance }{"\u00A0"}% Gewinnchance. Am nächsten: { $next } mit { $other }{"\u00A0"}%.
hint-close = { $chance }{"\u00A0"}% Gewinnchance. Etwa gleich gut: { $next }.

# Why. $who is `you` for who is spoken to; others are called { $name } or { $partner }.
hint-wins = Das bringt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} und gewinnt die Partie.
hint-goes-out = { $who ->
    [you] Das ist dein letzter Stein und beendet die Runde.
   *[other] Das ist der letzte Stein von { $name } und beendet die Runde.
}
hint-scores = Das bringt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}{ $against ->
    [same] , { $next } ebenfalls
    [less] , { $next } nur { $instead }
   *[nothing] {""}
}.
# Was dagegen spricht: die anderen Gründe wiegen mehr.
hint-gives-up = Dagegen spricht: { $next } macht sofort { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}{ $own ->
    [0] {""}
   *[other] , dies nur { $own }
}.
# Dasselbe, wo Punkte erst angesagt werden müssen.
hint-wins-claimed = Das macht { $points ->
    [one] 1 Punkt: { $who ->
        [you] Sagst du ihn an, gewinnst du
       *[other] Sagt { $name } ihn an, gewinnt { $name }
    }
   *[other] { $points } Punkte: { $who ->
        [you] Sagst du sie an, gewinnst du
       *[other] Sagt { $name } sie an, gewinnt { $name }
    }
} die Partie.
hint-scores-claimed = Das macht { $points ->
    [one] 1 Punkt, den
   *[other] { $points } Punkte, die
} { $who ->
    [you] du ansagen musst
   *[other] { $name } ansagen muss
}{ $against ->
    [same] ; { $next } macht ebenso viel
    [less] ; { $next } macht nur { $instead }
   *[nothing] {""}
}.
hint-blocks = Das blockiert die Runde, und { $who ->
    [you] du hast
   *[other] { $name } hat
} weniger Augen (zu { $chance }{"\u00A0"}% sicher).
hint-blocks-of-several = Das blockiert die Runde, und { $who ->
    [you] du hast
   *[other] { $name } hat
} die wenigsten Augen (zu { $chance }{"\u00A0"}% sicher).
# The same where two play as partners.
hint-blocks-side = Das blockiert die Runde, und { $who ->
    [you] deine Seite
   *[other] die Seite von { $name }
} hat weniger Augen (zu { $chance }{"\u00A0"}% sicher).
hint-blocks-last = Das blockiert die Runde, und die Punkte dafür { $who ->
    [you] bekommst du
   *[other] bekommt { $name }
} (zu { $chance }{"\u00A0"}% sicher).
hint-blocks-last-side = Das blockiert die Runde, und die Punkte dafür bekommt { $who ->
    [you] deine Seite
   *[other] die Seite von { $name }
} (zu { $chance }{"\u00A0"}% sicher).
hint-leaves-less = { $who ->
    [you] Du kannst
   *[other] { $name } kann
} danach mit { $chance ->
    [0] keiner
   *[other] { $chance }{"\u00A0"}%
} der wahrscheinlichen Hände Punkte machen; nach { $next } mit { $instead }{"\u00A0"}%.
hint-leaves-fewer = { $who ->
    [you] Du kannst
   *[other] { $name } kann
} danach im Schnitt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} weniger machen als nach { $next }.
hint-lacks = { $who ->
    [you] Du hast keine { $pips } und kannst
   *[other] { $name } hat keine { $pips } und kann
} mit { $chance }{"\u00A0"}% der wahrscheinlichen Hände nichts legen.
hint-lacks-one = { $who ->
    [you] Du hast keine { $pips }.
   *[other] { $name } hat keine { $pips }.
}
hint-stops = { $who ->
    [you] Du kannst
   *[other] { $name } kann
} mit { $chance }{"\u00A0"}% der wahrscheinlichen Hände nichts legen; nach { $next } mit { $instead }{"\u00A0"}%.
hint-owns = Alle übrigen Steine mit { $pips } { $who ->
    [you] gehören dir
   *[other] hat { $name }
}: Niemand sonst kann dort anlegen.
hint-keeps-plays = { $bones ->
    [one] Danach passt ein Stein
   *[other] Danach passen { $bones } Steine
} { $who ->
    [you] aus deiner Hand
   *[other] aus der Hand von { $name }
}, nach { $next } { $instead ->
    [0] keiner
   *[other] nur { $instead }
}.
hint-prepares = { $who ->
    [you] { $bone } könnte dir
   *[other] { $bone } könnte { $name }
} als Nächstes { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} bringen.
hint-sheds-pips = { $who ->
    [you] Du wirst
   *[other] { $name } wird
} { $pips ->
    [one] 1 Auge
   *[other] { $pips } Augen
} mehr los als mit { $next }.
hint-sheds-doublet = Ein Pasch passt nur an eine Zahl: Es ist gut, ihn los zu sein.
hint-keeps-doublet = { $who ->
    [you] { $bone } kannst du danach legen.
   *[other] { $bone } kann { $name } danach legen.
}
hint-draw-scores = { $who ->
    [you] Der Stein, den du ziehst,
   *[other] Der Stein, den { $name } zieht,
} bringt mit { $chance }{"\u00A0"}% Wahrscheinlichkeit Punkte.
# Wo gezogen werden darf, obwohl ein Stein passt; der zweite, wo dann nichts verdeckt ist.
hint-draws-all = { $who ->
    [you] Hast du alles gezogen, was noch da ist, kann sonst niemand mehr ziehen.
   *[other] Hat { $name } alles gezogen, was noch da ist, kann sonst niemand mehr ziehen.
}
hint-draws-all-knows = { $who ->
    [you] Hast du alles gezogen, was noch da ist, weißt du, was { $rival } hat, und { $rival } kann nicht mehr ziehen.
   *[other] Hat { $name } alles gezogen, was noch da ist, kennt { $name } jeden Stein, und sonst kann niemand mehr ziehen.
}
hint-helps-partner = { $who ->
    [you] Legst du
   *[other] Legt { $name }
} nichts, { $mate ->
    [you] kannst du
   *[other] kann { $mate_name }
} mit { $chance }{"\u00A0"}% der wahrscheinlichen Hände legen; nach { $next } mit { $instead }{"\u00A0"}%.

# The card's buttons.
hint-why = Warum?
hint-hide = Ausblenden

# What is advised, for who listens: behind the name of a bone or an end.
hint-advised = { $name }, empfohlen
