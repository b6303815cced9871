# What happened at the table, in the past tense.
#
# $who is the subject of a sentence: `you` is the only person at the screen, `person` another
# person, and `nestor` a computer player. $name is that player’s name. For a side, $who can
# also be `you-and` (you and your partner) or `partners` (two others), and $partner is the
# partner’s name.

log-hand = Hand { $hand }.{ $leads ->
    [itself] {""}
   *[other] {" "}{ $who ->
        [you] You lead
       *[other] { $name } leads
    }{ $leads ->
        [lot] {" "}(chosen at random)
       *[other] {""}
    }.
}
log-yielded = { $who ->
    [you] You let { $mate_name } lead.
   *[other] { $mate ->
        [you] { $name } let you lead.
       *[other] { $name } let { $mate_name } lead.
    }
}
log-drew-for-lead = { $who ->
    [you] You drew { $bone } for the lead.
   *[other] { $name } drew { $bone } for the lead.
}
# Added for the last player to draw, when the heaviest bones are tied.
log-drew-level = { $told } The heaviest bones are tied, so everyone draws again.

# A play. $told is `scored` if it scored, `claimed` if the player claimed its points, `sum` if
# it only changed the count, and else `play`. $sum is like `6 + 6 = 12`.
log-led = { $told ->
    [scored] { $who ->
        [you] You led { $bone } ({ $sum }) and scored { points }.
       *[other] { $name } led { $bone } ({ $sum }) and scored { points }.
    }
    [claimed] { $who ->
        [you] You led { $bone } and claimed { points }.
       *[other] { $name } led { $bone } and claimed { points }.
    }
    [sum] { $who ->
        [you] You led { $bone } ({ $sum }).
       *[other] { $name } led { $bone } ({ $sum }).
    }
   *[play] { $who ->
        [you] You led { $bone }.
       *[other] { $name } led { $bone }.
    }
}
# A lead that the rules settle. $whose is `own` for the leader’s own heaviest doublet, and
# `all` for the heaviest doublet that was dealt.
log-led-itself = { $told ->
    [scored] { $who ->
        [you] { $whose ->
            [bone] Your { $bone }, the heaviest bone,
            [own] Your heaviest doublet, { $bone },
           *[all] Your { $bone }, the heaviest doublet dealt,
        } was played automatically ({ $sum }) and scored { points }.
       *[other] { $whose ->
            [bone] { $name }’s { $bone }, the heaviest bone,
            [own] { $name }’s heaviest doublet, { $bone },
           *[all] { $name }’s { $bone }, the heaviest doublet dealt,
        } was played automatically ({ $sum }) and scored { points }.
    }
    [claimed] { $who ->
        [you] { $whose ->
            [bone] Your { $bone }, the heaviest bone,
            [own] Your heaviest doublet, { $bone },
           *[all] Your { $bone }, the heaviest doublet dealt,
        } was played automatically, and you claimed { points }.
       *[other] { $whose ->
            [bone] { $name }’s { $bone }, the heaviest bone,
            [own] { $name }’s heaviest doublet, { $bone },
           *[all] { $name }’s { $bone }, the heaviest doublet dealt,
        } was played automatically, and { $name } claimed { points }.
    }
    [sum] { $who ->
        [you] { $whose ->
            [bone] Your { $bone }, the heaviest bone,
            [own] Your heaviest doublet, { $bone },
           *[all] Your { $bone }, the heaviest doublet dealt,
        } was played automatically ({ $sum }).
       *[other] { $whose ->
            [bone] { $name }’s { $bone }, the heaviest bone,
            [own] { $name }’s heaviest doublet, { $bone },
           *[all] { $name }’s { $bone }, the heaviest doublet dealt,
        } was played automatically ({ $sum }).
    }
   *[play] { $who ->
        [you] { $whose ->
            [bone] Your { $bone }, the heaviest bone,
            [own] Your heaviest doublet, { $bone },
           *[all] Your { $bone }, the heaviest doublet dealt,
        } was played automatically.
       *[other] { $whose ->
            [bone] { $name }’s { $bone }, the heaviest bone,
            [own] { $name }’s heaviest doublet, { $bone },
           *[all] { $name }’s { $bone }, the heaviest doublet dealt,
        } was played automatically.
    }
}
# A bone is played on $on: a number like `4`, or a doublet like `4-4`.
log-played = { $told ->
    [scored] { $who ->
        [you] You played { $bone } on the { $on } ({ $sum }) and scored { points }.
       *[other] { $name } played { $bone } on the { $on } ({ $sum }) and scored { points }.
    }
    [claimed] { $who ->
        [you] You played { $bone } on the { $on } and claimed { points }.
       *[other] { $name } played { $bone } on the { $on } and claimed { points }.
    }
    [sum] { $who ->
        [you] You played { $bone } on the { $on } ({ $sum }).
       *[other] { $name } played { $bone } on the { $on } ({ $sum }).
    }
   *[play] { $who ->
        [you] You played { $bone } on the { $on }.
       *[other] { $name } played { $bone } on the { $on }.
    }
}
# Both ends show one number after the play. It stands as the sum of log-played.
log-header = { $ends ->
    [double] double header
   *[triple] triple header
}
# Bones were drawn, and the last of them could be played.
log-drew-played = { $told ->
    [scored] { $who ->
        [you] You drew { bones }, played { $bone } on the { $on } ({ $sum }), and scored { points }.
       *[other] { $name } drew { bones }, played { $bone } on the { $on } ({ $sum }), and scored { points }.
    }
    [claimed] { $who ->
        [you] You drew { bones }, played { $bone } on the { $on }, and claimed { points }.
       *[other] { $name } drew { bones }, played { $bone } on the { $on }, and claimed { points }.
    }
    [sum] { $who ->
        [you] You drew { bones } and played { $bone } on the { $on } ({ $sum }).
       *[other] { $name } drew { bones } and played { $bone } on the { $on } ({ $sum }).
    }
   *[play] { $who ->
        [you] You drew { bones } and played { $bone } on the { $on }.
       *[other] { $name } drew { bones } and played { $bone } on the { $on }.
    }
}
log-drew = { $who ->
    [you] You drew { bones }.
   *[other] { $name } drew { bones }.
}
# $lacks are numbers that the player does not have, like “no 3, no 5”.
log-passed = { $who ->
    [you] You { $count ->
        [0] pass: { $lacks }.
       *[other] drew { bones } and pass: { $lacks }.
    }
   *[other] { $name } { $count ->
        [0] passes: { $lacks }.
       *[other] drew { bones } and passes: { $lacks }.
    }
}
# The last of these numbers, where halves that touch add up to seven.
log-passed-matadors = matadors

# One of two partners is out, and the other plays on.
log-out = { $who ->
    [you] You’re out; { $mate_name } plays on.
   *[other] { $mate ->
        [you] { $name } is out; you play on.
       *[other] { $name } is out; { $mate_name } plays on.
    }
}

# Points of a side that don’t count, because the target must be hit exactly.
log-overshot = { $who ->
    [you] The { points } would have taken you past the target and didn’t count.
    [you-and] The { points } would have taken you and { $partner } past the target and didn’t count.
    [partners] The { points } would have taken { $name } and { $partner } past the target and didn’t count.
   *[other] The { points } would have taken { $name } past the target and didn’t count.
}

# A firecracker blew up a bone.
log-blew-up = { $told ->
    [scored] { $who ->
        [you] You blew up { $bone } ({ $sum }) and scored { points }.
       *[other] { $name } blew up { $bone } ({ $sum }) and scored { points }.
    }
    [sum] { $who ->
        [you] You blew up { $bone } ({ $sum }).
       *[other] { $name } blew up { $bone } ({ $sum }).
    }
   *[play] { $who ->
        [you] You blew up { $bone }.
       *[other] { $name } blew up { $bone }.
    }
}
# For a play that was possible only because of the firecracker.
log-freed = { $who ->
    [you] Firecracker bonus for you: { points }.
   *[other] Firecracker bonus for { $name }: { points }.
}
log-bonus = { bonus-name }: { $void ->
    [yes] { points } would have gone past the target and didn’t count.
   *[no] { $who ->
        [you] you
        [you-and] you and { $partner }
        [partners] { $name } and { $partner }
       *[other] { $name }
    } scored { points }.
}
log-time-up = Time’s up.
log-gave-up = { $who ->
    [you] You gave up.
   *[other] { $name } gave up.
}

# A person has played, and must claim points.
log-claims = { $who ->
    [you] How many points do you claim?
   *[other] { $name }, how many points do you claim?
}
# A claim was wrong. The right number is not given away.
log-misclaimed = { $who ->
    [you] You wrongly claimed { points }.
   *[other] { $name } wrongly claimed { points }.
}
# $who and $name took points that $whose and $maker did not claim.
log-muggins = { $who ->
    [you] Muggins! You took the { points } that { $maker } didn’t claim.
   *[other] { $whose ->
        [you] Muggins! { $name } took the { points } that you didn’t claim.
       *[other] Muggins! { $name } took the { points } that { $maker } didn’t claim.
    }
}

log-domino = { $who ->
    [you] Domino! You played your last bone.
    [you-and] Domino! You and { $partner } are both out.
    [partners] Domino! { $name } and { $partner } are both out.
   *[other] Domino! { $name } went out.
}
log-blocked = { $board ->
    [locked] Blocked: no one could play or draw.
    [drawing] { blocked-hand }: no one could play or draw.
   *[blocked] { blocked-hand }: no one could play.
}

# The result of the game, for a side.
log-game-won = { $who ->
    [you] You won the game!
    [you-and] You and { $partner } won the game!
    [partners] { $name } and { $partner } won the game.
   *[other] { $name } won the game.
}
log-game-drawn = The game ended in a tie.

# Where a bone was played, in short, and the button that closes the log.
log-place = { $side ->
    [right] right
    [left] left
    [top] top
   *[bottom] bottom
}
log-close = Close the log
