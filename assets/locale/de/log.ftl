# What happened at the table, in the past tense.
#
# $who is the subject of a sentence: `you` is the only person at the screen, `person` another
# person, and `nestor` a computer player. $name is that player’s name. For a side, $who can
# also be `you-and` (you and your partner) or `partners` (two others), and $partner is the
# partner’s name.

log-hand = Runde { $hand }.{ $leads ->
    [itself] {""}
   *[other] {" "}{ $who ->
        [you] Du eröffnest
       *[other] { $name } eröffnet
    }{ $leads ->
        [lot] {" "}(ausgelost)
       *[other] {""}
    }.
}
log-yielded = { $who ->
    [you] Du hast { $mate_name } eröffnen lassen.
   *[other] { $mate ->
        [you] { $name } hat dich eröffnen lassen.
       *[other] { $name } hat { $mate_name } eröffnen lassen.
    }
}
log-drew-for-lead = { $who ->
    [you] Du hast beim Ziehen um die Eröffnung { $bone } aufgedeckt.
   *[other] { $name } hat beim Ziehen um die Eröffnung { $bone } aufgedeckt.
}
# Added for the last player to draw, when the heaviest bones are tied.
log-drew-level = { $told } Die höchsten Steine sind gleich hoch, also ziehen alle noch einmal.

# A play. $told is `scored` if it scored, `claimed` if the player claimed its points, `sum` if
# it only changed the count, and else `play`. $sum is like `6 + 6 = 12`.
log-led = { $told ->
    [scored] { $who ->
        [you] Du hast mit { $bone } eröffnet ({ $sum }) und { points } gemacht.
       *[other] { $name } hat mit { $bone } eröffnet ({ $sum }) und { points } gemacht.
    }
    [claimed] { $who ->
        [you] Du hast mit { $bone } eröffnet und { points } angesagt.
       *[other] { $name } hat mit { $bone } eröffnet und { points } angesagt.
    }
    [sum] { $who ->
        [you] Du hast mit { $bone } eröffnet ({ $sum }).
       *[other] { $name } hat mit { $bone } eröffnet ({ $sum }).
    }
   *[play] { $who ->
        [you] Du hast mit { $bone } eröffnet.
       *[other] { $name } hat mit { $bone } eröffnet.
    }
}
# A lead that the rules settle. $whose is `own` for the leader’s own heaviest doublet, and
# `all` for the heaviest doublet that was dealt.
log-led-itself = { $told ->
    [scored] { $who ->
        [you] { $whose ->
            [bone] Deine { $bone }, der höchste Stein,
            [own] Dein höchster Pasch, { $bone },
           *[all] Deine { $bone }, der höchste ausgeteilte Pasch,
        } wurde automatisch gelegt ({ $sum }) und hat { points } gebracht.
       *[other] { $whose ->
            [bone] Die { $bone } von { $name }, der höchste Stein,
            [own] Der höchste Pasch von { $name }, { $bone },
           *[all] Die { $bone } von { $name }, der höchste ausgeteilte Pasch,
        } wurde automatisch gelegt ({ $sum }) und hat { points } gebracht.
    }
    [claimed] { $who ->
        [you] { $whose ->
            [bone] Deine { $bone }, der höchste Stein,
            [own] Dein höchster Pasch, { $bone },
           *[all] Deine { $bone }, der höchste ausgeteilte Pasch,
        } wurde automatisch gelegt, und du hast { points } angesagt.
       *[other] { $whose ->
            [bone] Die { $bone } von { $name }, der höchste Stein,
            [own] Der höchste Pasch von { $name }, { $bone },
           *[all] Die { $bone } von { $name }, der höchste ausgeteilte Pasch,
        } wurde automatisch gelegt, und { $name } hat { points } angesagt.
    }
    [sum] { $who ->
        [you] { $whose ->
            [bone] Deine { $bone }, der höchste Stein,
            [own] Dein höchster Pasch, { $bone },
           *[all] Deine { $bone }, der höchste ausgeteilte Pasch,
        } wurde automatisch gelegt ({ $sum }).
       *[other] { $whose ->
            [bone] Die { $bone } von { $name }, der höchste Stein,
            [own] Der höchste Pasch von { $name }, { $bone },
           *[all] Die { $bone } von { $name }, der höchste ausgeteilte Pasch,
        } wurde automatisch gelegt ({ $sum }).
    }
   *[play] { $who ->
        [you] { $whose ->
            [bone] Deine { $bone }, der höchste Stein,
            [own] Dein höchster Pasch, { $bone },
           *[all] Deine { $bone }, der höchste ausgeteilte Pasch,
        } wurde automatisch gelegt.
       *[other] { $whose ->
            [bone] Die { $bone } von { $name }, der höchste Stein,
            [own] Der höchste Pasch von { $name }, { $bone },
           *[all] Die { $bone } von { $name }, der höchste ausgeteilte Pasch,
        } wurde automatisch gelegt.
    }
}
# A bone is played on $on: a number like `4`, or a doublet like `4-4`.
log-played = { $told ->
    [scored] { $who ->
        [you] Du hast { $bone } an die { $on } gelegt ({ $sum }) und { points } gemacht.
       *[other] { $name } hat { $bone } an die { $on } gelegt ({ $sum }) und { points } gemacht.
    }
    [claimed] { $who ->
        [you] Du hast { $bone } an die { $on } gelegt und { points } angesagt.
       *[other] { $name } hat { $bone } an die { $on } gelegt und { points } angesagt.
    }
    [sum] { $who ->
        [you] Du hast { $bone } an die { $on } gelegt ({ $sum }).
       *[other] { $name } hat { $bone } an die { $on } gelegt ({ $sum }).
    }
   *[play] { $who ->
        [you] Du hast { $bone } an die { $on } gelegt.
       *[other] { $name } hat { $bone } an die { $on } gelegt.
    }
}
# Both ends show one number after the play. It stands as the sum of log-played.
log-header = { $ends ->
    [double] gleiche Enden
   *[triple] gleiche Enden mit Pasch
}
# Bones were drawn, and the last of them could be played.
log-drew-played = { $told ->
    [scored] { $who ->
        [you] Du hast { bones } gezogen, { $bone } an die { $on } gelegt ({ $sum }) und { points } gemacht.
       *[other] { $name } hat { bones } gezogen, { $bone } an die { $on } gelegt ({ $sum }) und { points } gemacht.
    }
    [claimed] { $who ->
        [you] Du hast { bones } gezogen, { $bone } an die { $on } gelegt und { points } angesagt.
       *[other] { $name } hat { bones } gezogen, { $bone } an die { $on } gelegt und { points } angesagt.
    }
    [sum] { $who ->
        [you] Du hast { bones } gezogen und { $bone } an die { $on } gelegt ({ $sum }).
       *[other] { $name } hat { bones } gezogen und { $bone } an die { $on } gelegt ({ $sum }).
    }
   *[play] { $who ->
        [you] Du hast { bones } gezogen und { $bone } an die { $on } gelegt.
       *[other] { $name } hat { bones } gezogen und { $bone } an die { $on } gelegt.
    }
}
log-drew = { $who ->
    [you] Du hast { bones } gezogen.
   *[other] { $name } hat { bones } gezogen.
}
# $lacks are numbers that the player does not have, like “no 3, no 5”.
log-passed = { $who ->
    [you] Du { $count ->
        [0] passt: { $lacks }.
       *[other] hast { bones } gezogen und passt: { $lacks }.
    }
   *[other] { $name } { $count ->
        [0] passt: { $lacks }.
       *[other] hat { bones } gezogen und passt: { $lacks }.
    }
}
# The last of these numbers, where halves that touch add up to seven.
log-passed-matadors = Matadore

# One of two partners is out, and the other plays on.
log-out = { $who ->
    [you] Du bist fertig; { $mate_name } spielt weiter.
   *[other] { $mate ->
        [you] { $name } ist fertig; du spielst weiter.
       *[other] { $name } ist fertig; { $mate_name } spielt weiter.
    }
}

# Points of a side that don’t count, because the target must be hit exactly.
log-overshot = { $who ->
    [you] { points } { $points ->
        [one] zählt
       *[other] zählen
    } nicht, denn damit hättest du das Ziel überschritten.
    [you-and] { points } { $points ->
        [one] zählt
       *[other] zählen
    } nicht, denn damit wäre das Ziel für dich und { $partner } überschritten.
    [partners] { points } { $points ->
        [one] zählt
       *[other] zählen
    } nicht, denn damit hätten { $name } und { $partner } das Ziel überschritten.
   *[other] { points } { $points ->
        [one] zählt
       *[other] zählen
    } nicht, denn damit hätte { $name } das Ziel überschritten.
}

# A firecracker blew up a bone.
log-blew-up = { $told ->
    [scored] { $who ->
        [you] Du hast { $bone } gesprengt ({ $sum }) und { points } gemacht.
       *[other] { $name } hat { $bone } gesprengt ({ $sum }) und { points } gemacht.
    }
    [sum] { $who ->
        [you] Du hast { $bone } gesprengt ({ $sum }).
       *[other] { $name } hat { $bone } gesprengt ({ $sum }).
    }
   *[play] { $who ->
        [you] Du hast { $bone } gesprengt.
       *[other] { $name } hat { $bone } gesprengt.
    }
}
# For a play that was possible only because of the firecracker.
log-freed = { $who ->
    [you] Böller-Bonus für dich: { points }.
   *[other] Böller-Bonus für { $name }: { points }.
}
log-bonus = { bonus-name }: { $void ->
    [yes] { points } für { $who ->
        [you] dich
        [you-and] dich und { $partner }
        [partners] { $name } und { $partner }
       *[other] { $name }
    }. Damit wäre das Ziel überschritten, darum zählt der Bonus nicht.
   *[no] { points } für { $who ->
        [you] dich
        [you-and] dich und { $partner }
        [partners] { $name } und { $partner }
       *[other] { $name }
    }.
}
log-time-up = Die Zeit ist um.
log-gave-up = { $who ->
    [you] Du hast aufgegeben.
   *[other] { $name } hat aufgegeben.
}

# A person has played, and must claim points.
log-claims = { $who ->
    [you] Wie viele Punkte sagst du an?
   *[other] { $name }, wie viele Punkte sagst du an?
}
# A claim was wrong. The right number is not given away.
log-misclaimed = { $who ->
    [you] Du hast fälschlich { points } angesagt.
   *[other] { $name } hat fälschlich { points } angesagt.
}
# $who and $name took points that $whose and $maker did not claim.
log-muggins = { $who ->
    [you] Muggins! Du holst dir { points }, nicht angesagt von { $maker }.
   *[other] { $whose ->
        [you] Muggins! { $name } holt sich { points }, von dir nicht angesagt.
       *[other] Muggins! { $name } holt sich { points }, nicht angesagt von { $maker }.
    }
}

log-domino = { $who ->
    [you] Domino! Du hast deinen letzten Stein gelegt.
    [you-and] Domino! Du und { $partner } seid beide fertig.
    [partners] Domino! { $name } und { $partner } sind beide fertig.
   *[other] Domino! { $name } hat den letzten Stein gelegt.
}
log-blocked = { $board ->
    [locked] Blockiert: Niemand konnte legen oder ziehen.
    [drawing] { blocked-hand }: Niemand konnte legen oder ziehen.
   *[blocked] { blocked-hand }: Niemand konnte legen.
}

# The result of the game, for a side.
log-game-won = { $who ->
    [you] Du hast die Partie gewonnen!
    [you-and] Du und { $partner } habt die Partie gewonnen!
    [partners] { $name } und { $partner } haben die Partie gewonnen.
   *[other] { $name } hat die Partie gewonnen.
}
log-game-drawn = Die Partie endete unentschieden.

# Where a bone was played, in short, and the button that closes the log.
log-place = { $side ->
    [right] rechts
    [left] links
    [top] oben
   *[bottom] unten
}
log-close = Protokoll schließen
