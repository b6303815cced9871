# What happened at the table, in the past tense.
#
# $who is the subject of a sentence: `you` is the only person at the screen, `person` another
# person, and `nestor` a computer player. $name is that player’s name. For a side, $who can
# also be `you-and` (you and your partner) or `partners` (two others), and $partner is the
# partner’s name.

log-hand = Manche { $hand }.{ $leads ->
    [itself] {""}
   *[other] {" "}{ $who ->
        [you] Vous ouvrez
       *[other] { $name } ouvre
    }{ $leads ->
        [lot] {" "}(tirage au sort)
       *[other] {""}
    }.
}
log-yielded = { $who ->
    [you] Vous avez laissé { $mate_name } ouvrir.
   *[other] { $mate ->
        [you] { $name } vous a laissé ouvrir.
       *[other] { $name } a laissé { $mate_name } ouvrir.
    }
}
log-drew-for-lead = { $who ->
    [you] Vous avez tiré { $bone } pour l’ouverture.
   *[other] { $name } a tiré { $bone } pour l’ouverture.
}
# Added for the last player to draw, when the heaviest bones are tied.
log-drew-level = { $told } Les plus forts sont à égalité : tout le monde tire de nouveau.

# A play. $told is `scored` if it scored, `claimed` if the player claimed its points, `sum` if
# it only changed the count, and else `play`. $sum is like `6 + 6 = 12`.
log-led = { $told ->
    [scored] { $who ->
        [you] Vous avez ouvert avec { $bone } ({ $sum }) et marqué { points }.
       *[other] { $name } a ouvert avec { $bone } ({ $sum }) et marqué { points }.
    }
    [claimed] { $who ->
        [you] Vous avez ouvert avec { $bone } et annoncé { points }.
       *[other] { $name } a ouvert avec { $bone } et annoncé { points }.
    }
    [sum] { $who ->
        [you] Vous avez ouvert avec { $bone } ({ $sum }).
       *[other] { $name } a ouvert avec { $bone } ({ $sum }).
    }
   *[play] { $who ->
        [you] Vous avez ouvert avec { $bone }.
       *[other] { $name } a ouvert avec { $bone }.
    }
}
# A lead that the rules settle. $whose is `own` for the leader’s own heaviest doublet, and
# `all` for the heaviest doublet that was dealt.
log-led-itself = { $told ->
    [scored] { $who ->
        [you] { $whose ->
            [bone] Votre { $bone }, le plus fort des dominos,
            [own] Votre double le plus fort, { $bone },
           *[all] Votre { $bone }, le plus fort des doubles distribués,
        } a été joué automatiquement ({ $sum }) et a rapporté { points }.
       *[other] { $whose ->
            [bone] { $name } : { $bone }, le plus fort des dominos,
            [own] { $name } : le double le plus fort en main, { $bone },
           *[all] { $name } : { $bone }, le plus fort des doubles distribués,
        } a été joué automatiquement ({ $sum }) et a rapporté { points }.
    }
    [claimed] { $who ->
        [you] { $whose ->
            [bone] Votre { $bone }, le plus fort des dominos,
            [own] Votre double le plus fort, { $bone },
           *[all] Votre { $bone }, le plus fort des doubles distribués,
        } a été joué automatiquement, et vous avez annoncé { points }.
       *[other] { $whose ->
            [bone] { $name } : { $bone }, le plus fort des dominos,
            [own] { $name } : le double le plus fort en main, { $bone },
           *[all] { $name } : { $bone }, le plus fort des doubles distribués,
        } a été joué automatiquement, et { $name } a annoncé { points }.
    }
    [sum] { $who ->
        [you] { $whose ->
            [bone] Votre { $bone }, le plus fort des dominos,
            [own] Votre double le plus fort, { $bone },
           *[all] Votre { $bone }, le plus fort des doubles distribués,
        } a été joué automatiquement ({ $sum }).
       *[other] { $whose ->
            [bone] { $name } : { $bone }, le plus fort des dominos,
            [own] { $name } : le double le plus fort en main, { $bone },
           *[all] { $name } : { $bone }, le plus fort des doubles distribués,
        } a été joué automatiquement ({ $sum }).
    }
   *[play] { $who ->
        [you] { $whose ->
            [bone] Votre { $bone }, le plus fort des dominos,
            [own] Votre double le plus fort, { $bone },
           *[all] Votre { $bone }, le plus fort des doubles distribués,
        } a été joué automatiquement.
       *[other] { $whose ->
            [bone] { $name } : { $bone }, le plus fort des dominos,
            [own] { $name } : le double le plus fort en main, { $bone },
           *[all] { $name } : { $bone }, le plus fort des doubles distribués,
        } a été joué automatiquement.
    }
}
# A bone is played on $on: a number like `4`, or a doublet like `4-4`.
log-played = { $told ->
    [scored] { $who ->
        [you] Vous avez joué { $bone } sur le { $on } ({ $sum }) et marqué { points }.
       *[other] { $name } a joué { $bone } sur le { $on } ({ $sum }) et marqué { points }.
    }
    [claimed] { $who ->
        [you] Vous avez joué { $bone } sur le { $on } et annoncé { points }.
       *[other] { $name } a joué { $bone } sur le { $on } et annoncé { points }.
    }
    [sum] { $who ->
        [you] Vous avez joué { $bone } sur le { $on } ({ $sum }).
       *[other] { $name } a joué { $bone } sur le { $on } ({ $sum }).
    }
   *[play] { $who ->
        [you] Vous avez joué { $bone } sur le { $on }.
       *[other] { $name } a joué { $bone } sur le { $on }.
    }
}
# Both ends show one number after the play. It stands as the sum of log-played.
log-header = { $ends ->
    [double] bouts égaux
   *[triple] bouts égaux avec un double
}
# Bones were drawn, and the last of them could be played.
log-drew-played = { $told ->
    [scored] { $who ->
        [you] Vous avez pioché { bones }, joué { $bone } sur le { $on } ({ $sum }) et marqué { points }.
       *[other] { $name } a pioché { bones }, joué { $bone } sur le { $on } ({ $sum }) et marqué { points }.
    }
    [claimed] { $who ->
        [you] Vous avez pioché { bones }, joué { $bone } sur le { $on } et annoncé { points }.
       *[other] { $name } a pioché { bones }, joué { $bone } sur le { $on } et annoncé { points }.
    }
    [sum] { $who ->
        [you] Vous avez pioché { bones } et joué { $bone } sur le { $on } ({ $sum }).
       *[other] { $name } a pioché { bones } et joué { $bone } sur le { $on } ({ $sum }).
    }
   *[play] { $who ->
        [you] Vous avez pioché { bones } et joué { $bone } sur le { $on }.
       *[other] { $name } a pioché { bones } et joué { $bone } sur le { $on }.
    }
}
log-drew = { $who ->
    [you] Vous avez pioché { bones }.
   *[other] { $name } a pioché { bones }.
}
# $lacks are numbers that the player does not have, like “no 3, no 5”.
log-passed = { $who ->
    [you] Vous { $count ->
        [0] passez : { $lacks }.
       *[other] avez pioché { bones } et passez : { $lacks }.
    }
   *[other] { $name } { $count ->
        [0] passe : { $lacks }.
       *[other] a pioché { bones } et passe : { $lacks }.
    }
}
# The last of these numbers, where halves that touch add up to seven.
log-passed-matadors = matadors

# One of two partners is out, and the other plays on.
log-out = { $who ->
    [you] Vous n’avez plus de dominos ; { $mate_name } continue.
   *[other] { $mate ->
        [you] { $name } n’a plus de dominos ; vous continuez.
       *[other] { $name } n’a plus de dominos ; { $mate_name } continue.
    }
}

# Points of a side that don’t count, because the target must be hit exactly.
log-overshot = { $who ->
    [you] Avec { points }, vous dépassiez l’objectif ; rien n’a été marqué.
    [you-and] Avec { points }, { $partner } et vous dépassiez l’objectif ; rien n’a été marqué.
    [partners] Avec { points }, { LIST($name, $partner) } dépassaient l’objectif ; rien n’a été marqué.
   *[other] Avec { points }, { $name } dépassait l’objectif ; rien n’a été marqué.
}

# A firecracker blew up a bone.
log-blew-up = { $told ->
    [scored] { $who ->
        [you] Vous avez fait sauter { $bone } ({ $sum }) et marqué { points }.
       *[other] { $name } a fait sauter { $bone } ({ $sum }) et marqué { points }.
    }
    [sum] { $who ->
        [you] Vous avez fait sauter { $bone } ({ $sum }).
       *[other] { $name } a fait sauter { $bone } ({ $sum }).
    }
   *[play] { $who ->
        [you] Vous avez fait sauter { $bone }.
       *[other] { $name } a fait sauter { $bone }.
    }
}
# For a play that was possible only because of the firecracker.
log-freed = { $who ->
    [you] Bonus du pétard pour vous : { points }.
   *[other] Bonus du pétard pour { $name } : { points }.
}
log-bonus = { bonus-name } : { $void ->
    [yes] avec { points }, l’objectif était dépassé ; rien n’a été marqué.
   *[no] { $who ->
        [you] vous avez marqué { points }.
        [you-and] { $partner } et vous avez marqué { points }.
        [partners] { LIST($name, $partner) } ont marqué { points }.
       *[other] { $name } a marqué { points }.
    }
}
log-time-up = Le temps est écoulé.
log-gave-up = { $who ->
    [you] Vous avez abandonné.
   *[other] { $name } a abandonné.
}

# A person has played, and must claim points.
log-claims = { $who ->
    [you] Combien de points annoncez-vous ?
   *[other] { $name }, combien de points annoncez-vous ?
}
# A claim was wrong. The right number is not given away.
log-misclaimed = { $who ->
    [you] Vous avez annoncé à tort { points }.
   *[other] { $name } a annoncé à tort { points }.
}
# $who and $name took points that $whose and $maker did not claim.
log-muggins = { $who ->
    [you] Muggins ! Vous avez pris { points } à { $maker }, faute d’annonce.
   *[other] { $whose ->
        [you] Muggins ! { $name } vous a pris { points }, faute d’annonce.
       *[other] Muggins ! { $name } a pris { points } à { $maker }, faute d’annonce.
    }
}

log-domino = { $who ->
    [you] Domino ! Vous avez joué votre dernier domino.
    [you-and] Domino ! { $partner } et vous n’avez plus de dominos.
    [partners] Domino ! { LIST($name, $partner) } n’ont plus de dominos.
   *[other] Domino ! { $name } a joué son dernier domino.
}
log-blocked = { $board ->
    [locked] Manche bloquée : personne ne pouvait jouer ni piocher.
    [drawing] { blocked-hand } : personne ne pouvait jouer ni piocher.
   *[blocked] { blocked-hand } : personne ne pouvait jouer.
}

# The result of the game, for a side.
log-game-won = { $who ->
    [you] Vous avez gagné la partie !
    [you-and] { $partner } et vous avez gagné la partie !
    [partners] { LIST($name, $partner) } ont gagné la partie.
   *[other] { $name } a gagné la partie.
}
log-game-drawn = La partie se termine sur une égalité.

# Where a bone was played, in short, and the button that closes the log.
log-place = { $side ->
    [right] droite
    [left] gauche
    [top] haut
   *[bottom] bas
}
log-close = Fermer le journal
