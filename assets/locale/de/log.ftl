# What happened at the table, in the past tense.
#
# $who says of whom a sentence speaks: `you` is the person at the screen, where
# there is only one; `person` is another person and `nestor` a computer player,
# called $name. Of a side it may also be `you-and`, you and your partner, or
# `partners`, two others; $partner is what the partner is called.

log-hand = Runde { $hand }.
log-hand-leads = { $who ->
    [you] Runde { $hand }. Du eröffnest.
   *[other] Runde { $hand }. { $name } eröffnet.
}
log-hand-by-lot = { $who ->
    [you] Runde { $hand }. Du eröffnest (ausgelost).
   *[other] Runde { $hand }. { $name } eröffnet (ausgelost).
}
log-drew-for-lead = { $who ->
    [you] Du hast um die Eröffnung { $bone } gezogen.
   *[other] { $name } hat um die Eröffnung { $bone } gezogen.
}
# The last of those that drew, when the heaviest are equally heavy.
log-drew-level = { $told } Die höchsten Steine sind gleich hoch, also ziehen alle noch einmal.

# A play: where $told is `scored` with what it counted and scored, where it is
# `claimed` with what was claimed for it and was right, where it is `sum` with
# what it counted, else without. $sum is as in `6 + 6 = 12`.
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
# The rules say which bone is led, and nobody is asked: $whose says whether it is the
# heaviest doublet of the leader's own hand or of all.
log-led-itself = { $told ->
    [scored] { $who ->
        [you] { $whose ->
            [own] Dein höchster Pasch, { $bone },
           *[all] Deine { $bone }, der höchste ausgeteilte Pasch,
        } wurde automatisch gelegt ({ $sum }) und hat { points } gebracht.
       *[other] { $name } hat mit { $bone }, dem höchsten { $whose ->
            [own] eigenen
           *[all] ausgeteilten
        } Pasch, automatisch eröffnet ({ $sum }) und { points } gemacht.
    }
    [claimed] { $who ->
        [you] { $whose ->
            [own] Dein höchster Pasch, { $bone },
           *[all] Deine { $bone }, der höchste ausgeteilte Pasch,
        } wurde automatisch gelegt, und du hast { points } angesagt.
       *[other] { $name } hat mit { $bone }, dem höchsten { $whose ->
            [own] eigenen
           *[all] ausgeteilten
        } Pasch, automatisch eröffnet und { points } angesagt.
    }
    [sum] { $who ->
        [you] { $whose ->
            [own] Dein höchster Pasch, { $bone },
           *[all] Deine { $bone }, der höchste ausgeteilte Pasch,
        } wurde automatisch gelegt ({ $sum }).
       *[other] { $name } hat mit { $bone }, dem höchsten { $whose ->
            [own] eigenen
           *[all] ausgeteilten
        } Pasch, automatisch eröffnet ({ $sum }).
    }
   *[play] { $who ->
        [you] { $whose ->
            [own] Dein höchster Pasch, { $bone },
           *[all] Deine { $bone }, der höchste ausgeteilte Pasch,
        } wurde automatisch gelegt.
       *[other] { $name } hat mit { $bone }, dem höchsten { $whose ->
            [own] eigenen
           *[all] ausgeteilten
        } Pasch, automatisch eröffnet.
    }
}
# A bone is played on $on: on a number, as in `4`, or on a doublet, as in `4-4`.
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
log-drew-passed = { $who ->
    [you] Du hast { bones } gezogen und gepasst.
   *[other] { $name } hat { bones } gezogen und gepasst.
}
log-passed = { $who ->
    [you] Du hast gepasst.
   *[other] { $name } hat gepasst.
}

# Of one of two partners who is out, while the other plays on.
log-out = { $who ->
    [you] Du bist fertig; { $mate_name } spielt weiter.
   *[other] { $mate ->
        [you] { $name } ist fertig; du spielst weiter.
       *[other] { $name } ist fertig; { $mate_name } spielt weiter.
    }
}

# Of a side: points that an exact target makes void.
log-overshot = { $who ->
    [you] { points } { $points ->
        [one] zählt
       *[other] zählen
    } nicht, denn damit hättest du das Ziel überschritten.
    [you-and] { points } { $points ->
        [one] zählt
       *[other] zählen
    } nicht, denn damit hättet ihr, du und { $partner }, das Ziel überschritten.
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
# For a play that only the firecracker has made possible.
log-freed = { $who ->
    [you] Böller-Bonus für dich: { points }.
   *[other] Böller-Bonus für { $name }: { points }.
}
log-time-up = Die Zeit ist um.
log-gave-up = { $who ->
    [you] Du hast aufgegeben.
   *[other] { $name } hat aufgegeben.
}

# A person has played where points must be claimed.
log-claims = { $who ->
    [you] Wie viele Punkte sagst du an?
   *[other] { $name }, wie viele Punkte sagst du an?
}
# A number of points was said that are not there. Nothing is explained.
log-misclaimed = { $who ->
    [you] Du hast falsch angesagt: { points }.
   *[other] { $name } hat falsch angesagt: { points }.
}
# $who and $name took what $whose and $maker had left.
log-muggins = { $who ->
    [you] Muggins! { points } für dich, nicht angesagt von { $maker }.
   *[other] { $whose ->
        [you] Muggins! { points } für { $name }, von dir nicht angesagt.
       *[other] Muggins! { points } für { $name }, nicht angesagt von { $maker }.
    }
}

log-domino = { $who ->
    [you] Domino! Du hast deinen letzten Stein gelegt.
    [you-and] Domino! Du und { $partner } seid beide fertig.
    [partners] Domino! { $name } und { $partner } sind beide fertig.
   *[other] Domino! { $name } hat den letzten Stein gelegt.
}
log-locked = Gesperrt: Niemand konnte legen oder ziehen.
log-blocked = Blockiert: Niemand konnte legen.
log-blocked-drawing = Blockiert: Niemand konnte legen oder ziehen.

# Of a side.
log-game-won = { $who ->
    [you] Du hast die Partie gewonnen!
    [you-and] Du und { $partner } habt die Partie gewonnen!
    [partners] { $name } und { $partner } haben die Partie gewonnen.
   *[other] { $name } hat die Partie gewonnen.
}
log-game-drawn = Die Partie endete unentschieden.

# A play in a few words: where, and the button that closes the log.
log-place = { $side ->
    [right] rechts
    [left] links
    [top] oben
   *[bottom] unten
}
log-close = Protokoll schließen
