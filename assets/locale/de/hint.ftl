# What a hint says about the position on the table.

# While the hint is worked out.
hint-thinking = Der beste Zug wird gesucht …

# There is no hint.
hint-none = Hier gibt es nichts zu empfehlen.

# The best play where there is no other; $play is one of the titles that follow.
hint-only-said = { $play }. { $reason }
hint-title-play = { $bone } { $place } anlegen
hint-title-lead = Mit { $bone } eröffnen
hint-title-blow-up = { $bone } sprengen
hint-title-draw = Ziehen
hint-title-draw-all = Alles ziehen
hint-title-yield = Den Partner eröffnen lassen
hint-title-pass = Passen
hint-title-claim = { $points } ansagen
hint-title-silence = „{ turn-nothing }“ sagen

# The same in the middle of a sentence, for a play that is not the best.
hint-play = { $bone } { $place }
hint-lead = { $bone }
hint-blow-up = Sprengen von { $bone }
hint-draw = Ziehen
hint-draw-all = Ziehen aller Steine
hint-yield = Eröffnung durch den Partner
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
hint-worth = Gewinnchance in der Partie: { $chance }{"\u00A0"}%; { $next }: { $other }{"\u00A0"}%{ $points ->
    [0] {""}
    [one] {" "}und in der Runde etwa 1 Punkt weniger
   *[other] {" "}und in der Runde etwa { $points } Punkte weniger
}.

# Why it is the best: $reason is one of the clauses below, or two, and $drawback what the other
# play $other has for it and against it.
hint-because = { $play } – { $reason }.
hint-compared = { $play } – { $reason }; { $drawback }.
hint-and = { $one }, und { $other }
# Plays that win about as often, and plays that no reason tells apart.
hint-equal = { $play } und { $other } sind etwa gleich gut.
hint-equal-but = { $play }, etwa gleich gut wie { $other } – { $reason }.
hint-better = { $play } gewinnt öfter als { $other }; einen einfachen Grund gibt es nicht.
hint-better-though = { $play } gewinnt öfter, ohne einfachen Grund; { $drawback }.
hint-drawback = { $is ->
    [scores-opens] { $other } bringt jetzt { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, kann aber { $opens } verschenken
    [scores] dabei brächte { $other } jetzt { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
    [opens] { $other } kann { $opens ->
        [one] 1 Punkt
       *[other] { $opens } Punkte
    } verschenken
    [less] nach { $other } ist eine Antwort wahrscheinlicher
    [none] nach { $other } passt keiner mehr
   *[only] nach { $other } { $opens ->
        [one] passt nur noch einer
       *[other] passen nur noch { $opens }
    }
}

# The same where the other play blocks the hand without winning it, and where $name is the
# partner.
hint-drawback-blocked = { $other } würde die Runde wohl blockieren, und davon { $who ->
    [you] hättest du
   *[other] hätte { $name }
} nichts
hint-drawback-partner = nach { $other } { $who ->
    [you] hättest du
   *[other] hätte { $name }
} keine der offenen Zahlen

# The clauses: why it is good. $who is `you` for the person who reads it.
hint-wins = { $claimed ->
    [yes] die Ansage von { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    } gewinnt die Partie
   *[no] das gewinnt die Partie
}
hint-goes-out = { $who ->
    [you] damit machst du Domino
   *[other] damit macht { $name } Domino
}
# $against is `same` if the other play scores as much, and `less` if it scores $instead.
hint-scores = { $against ->
    [same] so oder so{" "}
   *[other] {""}
}{ $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}{ $claimed ->
    [yes] {" "}zum Ansagen
   *[no] {""}
}{ $against ->
    [less] {" "}statt { $instead }
   *[other] {""}
}
hint-blocks-for = das blockiert die Runde wohl { $side ->
    [yes] zugunsten { $who ->
        [you] deines Teams
       *[other] des Teams von { $name }
    }
   *[no] { $who ->
        [you] zu deinen Gunsten
       *[other] zugunsten von { $name }
    }
}
hint-keeps-open = die Runde geht weiter
hint-leaves = { $scores ->
    [never] { $who ->
        [you] du kannst
       *[other] { $name } kann
    } danach nicht punkten
    [hardly] { $who ->
        [you] du kannst
       *[other] { $name } kann
    } danach kaum punkten
   *[less] { $who ->
        [you] du kannst
       *[other] { $name } kann
    } danach seltener punkten
}
hint-lacks-all = { $who ->
    [you] du hast
   *[other] { $name } hat
} keine { $pips ->
    [0] Null
   *[other] { $pips }
}
hint-stops-often = { $plays ->
    [never] { $who ->
        [you] du kannst
       *[other] { $name } kann
    } danach nicht anlegen
    [seldom] { $who ->
        [you] du kannst
       *[other] { $name } kann
    } danach wahrscheinlich nicht anlegen
   *[less] { $who ->
        [you] du kannst
       *[other] { $name } kann
    } danach seltener anlegen
}
# $often is `yes` if that happens in at least half of the cases.
hint-helps = { $mate ->
    [you] du kannst
   *[other] { $mate_name } kann
} { $often ->
    [yes] oft
   *[no] öfter
} anlegen, wo { $who ->
    [you] du es nicht kannst
   *[other] { $name } es nicht kann
}
# $name is the partner.
hint-spares-partner = eine Zahl bleibt offen, die { $who ->
    [you] du vielleicht hast
   *[other] { $name } vielleicht hat
}
hint-leaves-partners = die { $pips ->
    [0] Null
   *[other] { $pips }
}, die { $who ->
    [you] du gelegt hast
   *[other] { $name } gelegt hat
}, bleibt offen
hint-leads-long = der Partner erfährt, dass { $who ->
    [you] du
   *[other] { $name }
} von der { $pips ->
    [0] Null
   *[other] { $pips }
} { $who ->
    [you] { $bones } Steine hast
   *[other] { $bones } Steine hat
}
hint-keeps-led = die { $pips ->
    [0] Null
   *[other] { $pips }
}, mit der { $who ->
    [you] du eröffnet hast
   *[other] { $name } eröffnet hat
}, bleibt offen
# $name is an opponent.
hint-covers = die { $pips ->
    [0] Null
   *[other] { $pips }
}, die { $who ->
    [you] du gelegt hast
   *[other] { $name } gelegt hat
}, ist dann nicht mehr offen
hint-owns = an die { $pips ->
    [0] Null
   *[other] { $pips }
} { $who ->
    [you] kannst nur du
   *[other] kann nur { $name }
} anlegen
hint-holds = von den letzten { $of } Steinen mit einer { $pips ->
    [0] Null
   *[other] { $pips }
} { $who ->
    [you] hast du
   *[other] hat { $name }
} { $bones }
hint-fits-both-ends = { $who ->
    [you] dein letzter Stein { $bone }
   *[other] { $bone }, der letzte Stein von { $name },
} würde an beide Enden passen
hint-keeps-plays = danach { $bones ->
    [one] passt noch einer
   *[other] passen noch { $bones }
} { $who ->
    [you] deiner Steine
   *[other] der Steine von { $name }
}
hint-prepares = { $who ->
    [you] { $bone } könnte dir
   *[other] { $bone } könnte { $name }
} als Nächstes { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} bringen
hint-sheds-pips = { $who ->
    [you] du wirst
   *[other] { $name } wird
} { $pips ->
    [one] 1 Auge
   *[other] { $pips } Augen
} mehr los
hint-sheds-doublet = ein Pasch passt nur an eine Zahl und sollte weg, solange es geht
hint-keeps-doublet = { $who ->
    [you] { $bone } kannst du danach legen
   *[other] { $bone } kann { $name } danach legen
}
hint-draw-may-score = der Stein, den { $who ->
    [you] du ziehst
   *[other] { $name } zieht
}, kann Punkte bringen
# When a player may draw although a bone fits. $knows is `yes` if that shows all the bones.
# $rival is the next player.
hint-draws-all = { $knows ->
    [yes] dann { $who ->
        [you] kennst du
       *[other] kennt { $name }
    } die Steine von { $rival }, und { $rival } kann nicht mehr ziehen
   *[no] dann kann sonst niemand mehr ziehen
}

# The figures behind the clauses.
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
    [side-hand] in { $chance }{"\u00A0"}% der Fälle gewinnt { $who ->
        [you] dein Team
       *[other] das Team von { $name }
    } sie
    [hand] in { $chance }{"\u00A0"}% der Fälle { $who ->
        [you] gewinnst du
       *[other] gewinnt { $name }
    } sie
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
    [100] {" "}und { $who ->
        [you] kannst
       *[other] kann
    } nicht anlegen
   *[other] {" "}und { $who ->
        [you] kannst
       *[other] kann
    } in { $chance }{"\u00A0"}% der Fälle nicht anlegen
}.
hint-stops = { $who ->
    [you] Du kannst
   *[other] { $name } kann
} in { $chance }{"\u00A0"}% der Fälle nicht anlegen, nach { $next } in { $instead }{"\u00A0"}%.
hint-draw-scores = { $who ->
    [you] Der Stein, den du ziehst,
   *[other] Der Stein, den { $name } zieht,
} bringt in { $chance }{"\u00A0"}% der Fälle Punkte.
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
