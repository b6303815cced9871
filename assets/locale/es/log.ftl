# What happened at the table, in the past tense.
#
# $who is the subject of a sentence: `you` is the only person at the screen, `person` another
# person, and `nestor` a computer player. $name is that player’s name. For a side, $who can
# also be `you-and` (you and your partner) or `partners` (two others), and $partner is the
# partner’s name.
#
# A verb with “Ana y tú” would need “vosotros” or “ustedes”, so the points or the game are the
# subject.

log-hand = Ronda { $hand }.{ $leads ->
    [itself] {""}
   *[other] {" "}{ $who ->
        [you] Sales tú
       *[other] Sale { $name }
    }{ $leads ->
        [lot] {" "}(al azar)
       *[other] {""}
    }.
}
log-yielded = { $who ->
    [you] Le dejaste la salida a { $mate_name }.
   *[other] { $mate ->
        [you] { $name } te dejó la salida.
       *[other] { $name } le dejó la salida a { $mate_name }.
    }
}
log-drew-for-lead = { $who ->
    [you] Sacaste { $bone } para la salida.
   *[other] { $name } sacó { $bone } para la salida.
}
# Added for the last player to draw, when the heaviest bones are tied.
log-drew-level = { $told } Las más altas empatan, así que todos sacan otra vez.

# A play. $told is `scored` if it scored, `claimed` if the player claimed its points, `sum` if
# it only changed the count, and else `play`. $sum is like `6 + 6 = 12`.
log-led = { $told ->
    [scored] { $who ->
        [you] Saliste con { $bone } ({ $sum }) y anotaste { points }.
       *[other] { $name } salió con { $bone } ({ $sum }) y anotó { points }.
    }
    [claimed] { $who ->
        [you] Saliste con { $bone } y cantaste { points }.
       *[other] { $name } salió con { $bone } y cantó { points }.
    }
    [sum] { $who ->
        [you] Saliste con { $bone } ({ $sum }).
       *[other] { $name } salió con { $bone } ({ $sum }).
    }
   *[play] { $who ->
        [you] Saliste con { $bone }.
       *[other] { $name } salió con { $bone }.
    }
}
# A lead that the rules settle. $whose is `own` for the leader’s own heaviest doublet, and
# `all` for the heaviest doublet that was dealt.
log-led-itself = { $told ->
    [scored] { $who ->
        [you] { $whose ->
            [bone] Tu { $bone }, la ficha más alta,
            [own] Tu doble más alto, { $bone },
           *[all] Tu { $bone }, el doble más alto repartido,
        } se jugó automáticamente ({ $sum }) y dio { points }.
       *[other] { $whose ->
            [bone] El { $bone } de { $name }, la ficha más alta,
            [own] El doble más alto de { $name }, { $bone },
           *[all] El { $bone } de { $name }, el doble más alto repartido,
        } se jugó automáticamente ({ $sum }) y dio { points }.
    }
    [claimed] { $who ->
        [you] { $whose ->
            [bone] Tu { $bone }, la ficha más alta,
            [own] Tu doble más alto, { $bone },
           *[all] Tu { $bone }, el doble más alto repartido,
        } se jugó automáticamente, y cantaste { points }.
       *[other] { $whose ->
            [bone] El { $bone } de { $name }, la ficha más alta,
            [own] El doble más alto de { $name }, { $bone },
           *[all] El { $bone } de { $name }, el doble más alto repartido,
        } se jugó automáticamente, y { $name } cantó { points }.
    }
    [sum] { $who ->
        [you] { $whose ->
            [bone] Tu { $bone }, la ficha más alta,
            [own] Tu doble más alto, { $bone },
           *[all] Tu { $bone }, el doble más alto repartido,
        } se jugó automáticamente ({ $sum }).
       *[other] { $whose ->
            [bone] El { $bone } de { $name }, la ficha más alta,
            [own] El doble más alto de { $name }, { $bone },
           *[all] El { $bone } de { $name }, el doble más alto repartido,
        } se jugó automáticamente ({ $sum }).
    }
   *[play] { $who ->
        [you] { $whose ->
            [bone] Tu { $bone }, la ficha más alta,
            [own] Tu doble más alto, { $bone },
           *[all] Tu { $bone }, el doble más alto repartido,
        } se jugó automáticamente.
       *[other] { $whose ->
            [bone] El { $bone } de { $name }, la ficha más alta,
            [own] El doble más alto de { $name }, { $bone },
           *[all] El { $bone } de { $name }, el doble más alto repartido,
        } se jugó automáticamente.
    }
}
# A bone is played on $on: a number like `4`, or a doublet like `4-4`.
log-played = { $told ->
    [scored] { $who ->
        [you] Jugaste { $bone } en el { $on } ({ $sum }) y anotaste { points }.
       *[other] { $name } jugó { $bone } en el { $on } ({ $sum }) y anotó { points }.
    }
    [claimed] { $who ->
        [you] Jugaste { $bone } en el { $on } y cantaste { points }.
       *[other] { $name } jugó { $bone } en el { $on } y cantó { points }.
    }
    [sum] { $who ->
        [you] Jugaste { $bone } en el { $on } ({ $sum }).
       *[other] { $name } jugó { $bone } en el { $on } ({ $sum }).
    }
   *[play] { $who ->
        [you] Jugaste { $bone } en el { $on }.
       *[other] { $name } jugó { $bone } en el { $on }.
    }
}
# Both ends show one number after the play. It stands as the sum of log-played.
log-header = { $ends ->
    [double] extremos iguales
   *[triple] extremos iguales con un doble
}
# Bones were drawn, and the last of them could be played.
log-drew-played = { $told ->
    [scored] { $who ->
        [you] Robaste { bones }, jugaste { $bone } en el { $on } ({ $sum }) y anotaste { points }.
       *[other] { $name } robó { bones }, jugó { $bone } en el { $on } ({ $sum }) y anotó { points }.
    }
    [claimed] { $who ->
        [you] Robaste { bones }, jugaste { $bone } en el { $on } y cantaste { points }.
       *[other] { $name } robó { bones }, jugó { $bone } en el { $on } y cantó { points }.
    }
    [sum] { $who ->
        [you] Robaste { bones } y jugaste { $bone } en el { $on } ({ $sum }).
       *[other] { $name } robó { bones } y jugó { $bone } en el { $on } ({ $sum }).
    }
   *[play] { $who ->
        [you] Robaste { bones } y jugaste { $bone } en el { $on }.
       *[other] { $name } robó { bones } y jugó { $bone } en el { $on }.
    }
}
log-drew = { $who ->
    [you] Robaste { bones }.
   *[other] { $name } robó { bones }.
}
# $lacks are numbers that the player does not have, like “no 3, no 5”.
log-passed = { $who ->
    [you] { $count ->
        [0] Pasas: { $lacks }.
       *[other] Robaste { bones } y pasas: { $lacks }.
    }
   *[other] { $name } { $count ->
        [0] pasa: { $lacks }.
       *[other] robó { bones } y pasa: { $lacks }.
    }
}
# The last of these numbers, where halves that touch add up to seven.
log-passed-matadors = matadores

# One of two partners is out, and the other plays on.
log-out = { $who ->
    [you] Ya no te quedan fichas; { $mate_name } sigue jugando.
   *[other] { $mate ->
        [you] A { $name } ya no le quedan fichas; tú sigues jugando.
       *[other] A { $name } ya no le quedan fichas; { $mate_name } sigue jugando.
    }
}

# Points of a side that don’t count, because the target must be hit exactly.
log-overshot = { $who ->
    [you] Con { points } te pasabas de la meta y no se anotó nada.
    [you-and] Con { points } tu bando se pasaba de la meta y no se anotó nada.
    [partners] Con { points } { LIST($name, $partner) } se pasaban de la meta y no se anotó nada.
   *[other] Con { points } { $name } se pasaba de la meta y no se anotó nada.
}

# A firecracker blew up a bone.
log-blew-up = { $told ->
    [scored] { $who ->
        [you] Hiciste saltar { $bone } ({ $sum }) y anotaste { points }.
       *[other] { $name } hizo saltar { $bone } ({ $sum }) y anotó { points }.
    }
    [sum] { $who ->
        [you] Hiciste saltar { $bone } ({ $sum }).
       *[other] { $name } hizo saltar { $bone } ({ $sum }).
    }
   *[play] { $who ->
        [you] Hiciste saltar { $bone }.
       *[other] { $name } hizo saltar { $bone }.
    }
}
# For a play that was possible only because of the firecracker.
log-freed = { $who ->
    [you] Premio del petardo para ti: { points }.
   *[other] Premio del petardo para { $name }: { points }.
}
log-bonus = { bonus-name }: { $void ->
    [yes] con { points } se pasaba de la meta y no se anotó nada.
   *[no] { $who ->
        [you] anotaste { points }.
        [you-and] tu bando anotó { points }.
        [partners] { LIST($name, $partner) } anotaron { points }.
       *[other] { $name } anotó { points }.
    }
}
log-time-up = Se acabó el tiempo.
log-gave-up = { $who ->
    [you] Abandonaste.
   *[other] { $name } abandonó.
}

# A person has played, and must claim points.
log-claims = { $who ->
    [you] ¿Cuántos puntos cantas?
   *[other] { $name }, ¿cuántos puntos cantas?
}
# A claim was wrong. The right number is not given away.
log-misclaimed = { $who ->
    [you] Cantaste mal: { points }.
   *[other] { $name } cantó mal: { points }.
}
# $who and $name took points that $whose and $maker did not claim.
log-muggins = { $who ->
    [you] ¡Muggins! Te llevaste { points } que { $maker } no cantó.
   *[other] { $whose ->
        [you] ¡Muggins! { $name } se llevó { points } que no cantaste.
       *[other] ¡Muggins! { $name } se llevó { points } que { $maker } no cantó.
    }
}

log-domino = { $who ->
    [you] ¡Dominó! Jugaste tu última ficha.
    [you-and] ¡Dominó! Ya no te quedan fichas, y a { $partner } tampoco.
    [partners] ¡Dominó! A { $name } y a { $partner } ya no les quedan fichas.
   *[other] ¡Dominó! { $name } jugó su última ficha.
}
log-blocked = { $board ->
    [locked] Mesa cerrada: nadie podía jugar ni robar.
    [drawing] { blocked-hand }: nadie podía jugar ni robar.
   *[blocked] { blocked-hand }: nadie podía jugar.
}

# The result of the game, for a side.
log-game-won = { $who ->
    [you] ¡Ganaste la partida!
    [you-and] ¡La partida es para ti y para { $partner }!
    [partners] Ganaron la partida { LIST($name, $partner) }.
   *[other] { $name } ganó la partida.
}
log-game-drawn = La partida acabó en empate.

# Where a bone was played, in short, and the button that closes the log.
log-place = { $side ->
    [right] derecha
    [left] izquierda
    [top] arriba
   *[bottom] abajo
}
log-close = Cerrar el registro
