# What happened at the table, in the past tense.
#
# $who says of whom a sentence speaks: `you` is the person at the screen, where
# there is only one; `person` is another person and `nestor` a computer player,
# called $name. Of a side it may also be `you-and`, you and your partner, or
# `partners`, two others; $partner is what the partner is called. "con" is said of
# partners in place of "y", and so that no verb is in the plural of "tú".

log-hand = Ronda { $hand }.
log-hand-leads = { $who ->
    [you] Ronda { $hand }. Sales tú.
   *[other] Ronda { $hand }. Sale { $name }.
}
log-hand-by-lot = { $who ->
    [you] Ronda { $hand }. Sales tú (al azar).
   *[other] Ronda { $hand }. Sale { $name } (al azar).
}
log-drew-for-lead = { $who ->
    [you] Sacaste { $bone } para la salida.
   *[other] { $name } sacó { $bone } para la salida.
}
# The last of those that drew, when the heaviest are equally heavy.
log-drew-level = { $told } Las más altas empatan, así que todos sacan otra vez.

# A play: where $told is `scored` with what it counted and scored, where it is
# `claimed` with what was claimed for it and was right, where it is `sum` with
# what it counted, else without. $sum is as in `6 + 6 = 12`.
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
# The rules say which bone is led, and nobody is asked: $whose says whether it is the
# heaviest doublet of the leader's own hand or of all.
log-led-itself = { $told ->
    [scored] { $who ->
        [you] { $whose ->
            [own] Tu doble más alto, { $bone },
           *[all] Tu { $bone }, el doble más alto repartido,
        } se jugó automáticamente ({ $sum }) y dio { points }.
       *[other] { $whose ->
            [own] El doble más alto de { $name }, { $bone },
           *[all] El { $bone } de { $name }, el doble más alto repartido,
        } se jugó automáticamente ({ $sum }) y dio { points }.
    }
    [claimed] { $who ->
        [you] { $whose ->
            [own] Tu doble más alto, { $bone },
           *[all] Tu { $bone }, el doble más alto repartido,
        } se jugó automáticamente, y cantaste { points }.
       *[other] { $whose ->
            [own] El doble más alto de { $name }, { $bone },
           *[all] El { $bone } de { $name }, el doble más alto repartido,
        } se jugó automáticamente, y { $name } cantó { points }.
    }
    [sum] { $who ->
        [you] { $whose ->
            [own] Tu doble más alto, { $bone },
           *[all] Tu { $bone }, el doble más alto repartido,
        } se jugó automáticamente ({ $sum }).
       *[other] { $whose ->
            [own] El doble más alto de { $name }, { $bone },
           *[all] El { $bone } de { $name }, el doble más alto repartido,
        } se jugó automáticamente ({ $sum }).
    }
   *[play] { $who ->
        [you] { $whose ->
            [own] Tu doble más alto, { $bone },
           *[all] Tu { $bone }, el doble más alto repartido,
        } se jugó automáticamente.
       *[other] { $whose ->
            [own] El doble más alto de { $name }, { $bone },
           *[all] El { $bone } de { $name }, el doble más alto repartido,
        } se jugó automáticamente.
    }
}
# A bone is played on $on: on a number, as in `4`, or on a doublet, as in `4-4`.
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
log-drew-passed = { $who ->
    [you] Robaste { bones } y pasaste.
   *[other] { $name } robó { bones } y pasó.
}
log-passed = { $who ->
    [you] Pasaste.
   *[other] { $name } pasó.
}

# Of one of two partners who is out, while the other plays on.
log-out = { $who ->
    [you] Ya no te quedan fichas; { $mate_name } sigue jugando.
   *[other] { $mate ->
        [you] A { $name } ya no le quedan fichas; tú sigues jugando.
       *[other] A { $name } ya no le quedan fichas; { $mate_name } sigue jugando.
    }
}

# Of a side: points that an exact target makes void.
log-overshot = { $who ->
    [you] Con { points } te pasabas de la meta y no se anotó nada.
    [you-and] Con { points } se pasaba de la meta, y no se anotó nada para ti ni para { $partner }.
    [partners] Con { points } se pasaba de la meta, y no se anotó nada para { $name } ni para { $partner }.
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
# For a play that only the firecracker has made possible.
log-freed = { $who ->
    [you] Premio del petardo para ti: { points }.
   *[other] Premio del petardo para { $name }: { points }.
}
log-time-up = Se acabó el tiempo.
log-gave-up = { $who ->
    [you] Abandonaste.
   *[other] { $name } abandonó.
}

# A person has played where points must be claimed.
log-claims = { $who ->
    [you] ¿Cuántos puntos cantas?
   *[other] { $name }, ¿cuántos puntos cantas?
}
# A number of points was said that are not there. Nothing is explained.
log-misclaimed = { $who ->
    [you] Cantaste mal: { points }.
   *[other] { $name } cantó mal: { points }.
}
# $who and $name took what $whose and $maker had left.
log-muggins = { $who ->
    [you] ¡Muggins! Te llevaste { points } que { $maker } no cantó.
   *[other] { $whose ->
        [you] ¡Muggins! { $name } se llevó { points } que no cantaste.
       *[other] ¡Muggins! { $name } se llevó { points } que { $maker } no cantó.
    }
}

log-domino = { $who ->
    [you] ¡Dominó! Jugaste tu última ficha.
    [you-and] ¡Dominó! Ya no te quedan fichas, ni a { $partner }.
    [partners] ¡Dominó! A { $name } y a { $partner } ya no les quedan fichas.
   *[other] ¡Dominó! { $name } jugó su última ficha.
}
log-locked = Mesa cerrada: nadie podía jugar ni robar.
log-blocked = Ronda cerrada: nadie podía jugar.
log-blocked-drawing = Ronda cerrada: nadie podía jugar ni robar.

# Of a side.
log-game-won = { $who ->
    [you] ¡Ganaste la partida!
    [you-and] ¡La partida es para ti y para { $partner }!
    [partners] { $name } ganó la partida con { $partner }.
   *[other] { $name } ganó la partida.
}
log-game-drawn = La partida acabó en empate.

# A play in a few words: where, and the button that closes the log.
log-place = { $side ->
    [right] derecha
    [left] izquierda
    [top] arriba
   *[bottom] abajo
}
log-close = Cerrar el registro
