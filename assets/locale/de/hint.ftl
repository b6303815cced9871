# What a hint says about the position on the table.

# While the hint is worked out.
hint-thinking = Der beste Zug wird gesucht …

# There is no hint.
hint-none = Hier gibt es nichts zu empfehlen.

# The best play. $play is one of the titles that follow, and $reason one of the sentences
# below.
hint-said = { $play }. { $reason }
hint-title-play = { $bone } { $place } anlegen
hint-title-lead = Mit { $bone } eröffnen
hint-title-blow-up = { $bone } sprengen
hint-title-draw = Ziehen
hint-title-draw-all = Alles ziehen
hint-title-pass = Passen
hint-title-claim = { $points } ansagen
hint-title-silence = „{ turn-nothing }“ sagen

# The same in the middle of a sentence, for a play that is not the best.
hint-play = { $bone } { $place }
hint-lead = { $bone }
hint-blow-up = Sprengen von { $bone }
hint-draw = Ziehen
hint-draw-all = Ziehen aller Steine
hint-pass = Passen
hint-claim = Ansage { $points }
hint-silence = „{ turn-nothing }“

# What it is worth. Chances are in percent, and points are the difference over the rest of the
# hand.
hint-only = Kein anderer Stein passt.
# When points may be claimed or no bone fits, there is only one thing to do.
hint-only-claim = Die offenen Enden bringen { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
hint-only-silence = Es gibt keine Punkte anzusagen.
hint-only-stuck = { $who ->
    [you] Keiner deiner Steine passt.
   *[other] Keiner der Steine von { $name } passt.
}
hint-worth = { $chance }{"\u00A0"}% Gewinnchance. Zweitbester Zug: { $next } mit { $other }{"\u00A0"}%{ $points ->
    [0] {""}
    [one] {" "}und etwa 1 Punkt weniger
   *[other] {" "}und etwa { $points } Punkten weniger
}.
hint-close = { $chance }{"\u00A0"}% Gewinnchance. Etwa gleich gut: { $next }.

# Why it is good. $who is `you` for the person who reads it.
hint-wins = { $claimed ->
    [yes] Das macht { $points ->
        [one] 1 Punkt: { $who ->
            [you] Sagst du ihn an, gewinnst du
           *[other] Sagt { $name } ihn an, gewinnt { $name }
        }
       *[other] { $points } Punkte: { $who ->
            [you] Sagst du sie an, gewinnst du
           *[other] Sagt { $name } sie an, gewinnt { $name }
        }
    } die Partie.
   *[no] Das bringt { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } und gewinnt die Partie.
}
hint-goes-out = { $who ->
    [you] Mit deinem letzten Stein machst du Domino.
   *[other] Mit dem letzten Stein macht { $name } Domino.
}
# $next is the next best play. $against is `same` if it scores as much, and `less` if it scores
# $instead.
hint-scores = { $claimed ->
    [yes] Das macht { $points ->
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
   *[no] Das bringt { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }{ $against ->
        [same] , { $next } ebenfalls
        [less] , { $next } nur { $instead }
       *[nothing] {""}
    }.
}
# A drawback that the other reasons outweigh.
hint-gives-up = Nachteil: { $next } brächte sofort { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}{ $own ->
    [0] {""}
   *[other] , dieser Zug bringt nur { $own }
}.
hint-blocks = Das blockiert die Runde, und { $gains ->
    [fewer] { $who ->
        [you] du hast
       *[other] { $name } hat
    } in { $chance }{"\u00A0"}% der Fälle weniger Augen
    [fewest] { $who ->
        [you] du hast
       *[other] { $name } hat
    } in { $chance }{"\u00A0"}% der Fälle die wenigsten Augen
    [side-fewer] { $who ->
        [you] dein Team
       *[other] das Team von { $name }
    } hat in { $chance }{"\u00A0"}% der Fälle weniger Augen
    [side-points] in { $chance }{"\u00A0"}% der Fälle bekommt { $who ->
        [you] dein Team
       *[other] das Team von { $name }
    } die Punkte dafür
   *[points] in { $chance }{"\u00A0"}% der Fälle { $who ->
        [you] bekommst du
       *[other] bekommt { $name }
    } die Punkte dafür
}.
hint-leaves-less = { $who ->
    [you] Du kannst
   *[other] { $name } kann
} { $chance ->
    [0] nie mit Punkten antworten, nach { $next } dagegen in { $instead }{"\u00A0"}% der Fälle
   *[other] in { $chance }{"\u00A0"}% der Fälle mit Punkten antworten, nach { $next } in { $instead }{"\u00A0"}%
}.
hint-leaves-fewer = { $who ->
    [you] Deine Antwort bringt
   *[other] Die Antwort von { $name } bringt
} im Schnitt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} weniger als nach { $next }.
hint-lacks = { $who ->
    [you] Du hast
   *[other] { $name } hat
} keine { $pips ->
    [0] Null
   *[other] { $pips }
}{ $chance ->
    [0] {""}
   *[other] {" "}und { $who ->
        [you] kannst
       *[other] kann
    } in { $chance }{"\u00A0"}% der Fälle nicht anlegen
}.
hint-stops = { $who ->
    [you] Du kannst
   *[other] { $name } kann
} in { $chance }{"\u00A0"}% der Fälle nicht anlegen, nach { $next } in { $instead }{"\u00A0"}%.
hint-owns = Alle übrigen Steine mit einer { $pips ->
    [0] Null
   *[other] { $pips }
} { $who ->
    [you] hast du
   *[other] hat { $name }
}, also kann sonst niemand dort anlegen.
hint-keeps-plays = { $bones ->
    [one] Danach passt noch einer
   *[other] Danach passen noch { $bones }
} { $who ->
    [you] deiner Steine
   *[other] der Steine von { $name }
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
hint-sheds-doublet = Ein Pasch passt nur an eine Zahl. Lege ihn, solange es geht.
hint-keeps-doublet = { $who ->
    [you] { $bone } kannst du danach legen.
   *[other] { $bone } kann { $name } danach legen.
}
hint-draw-scores = { $who ->
    [you] Der Stein, den du ziehst,
   *[other] Der Stein, den { $name } zieht,
} bringt in { $chance }{"\u00A0"}% der Fälle Punkte.
# When a player may draw although a bone fits. $knows is `yes` if that shows all the bones.
# $rival is the next player.
hint-draws-all = { $who ->
    [you] Ziehst du alles, { $knows ->
        [yes] kennst du die Steine von { $rival }, und { $rival } kann nicht mehr ziehen.
       *[no] kann sonst niemand mehr ziehen.
    }
   *[other] Zieht { $name } alles, { $knows ->
        [yes] kennt { $name } jeden Stein, und sonst kann niemand mehr ziehen.
       *[no] kann sonst niemand mehr ziehen.
    }
}
# $mate is `you` if the partner reads it.
hint-helps-partner = { $who ->
    [you] Kannst du
   *[other] Kann { $name }
} nicht anlegen, { $mate ->
    [you] kannst du es
   *[other] kann { $mate_name } es
} in { $chance }{"\u00A0"}% der Fälle, nach { $next } in { $instead }{"\u00A0"}%.

# The buttons of the card.
hint-why = Warum?

# For a screen reader: after the name of the bone or the end that the hint recommends.
hint-advised = { $name }, empfohlen
