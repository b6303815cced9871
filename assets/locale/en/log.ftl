# What happened at the table, in the past tense.
#
# $who says of whom a sentence speaks: `you` is the person at the screen, where
# there is only one; `person` is another person and `nestor` a computer player,
# called $name. Of a side it may also be `you-and`, you and your partner, or
# `partners`, two others; $partner is what the partner is called.

log-hand = Hand { $hand }.
log-hand-leads = { $who ->
    [you] Hand { $hand }. You lead.
   *[other] Hand { $hand }. { $name } leads.
}
log-hand-by-lot = { $who ->
    [you] Hand { $hand }. You lead (chosen at random).
   *[other] Hand { $hand }. { $name } leads (chosen at random).
}
log-drew-for-lead = { $who ->
    [you] You drew { $bone } for the lead.
   *[other] { $name } drew { $bone } for the lead.
}
# The last of those that drew, when the heaviest are equally heavy.
log-drew-level = { $told } The heaviest bones are tied, so everyone draws again.

# A play: where $told is `scored` with what it counted and scored, where it is
# `claimed` with what was claimed for it and was right, where it is `sum` with
# what it counted, else without. $sum is as in `6 + 6 = 12`.
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
# The rules say which bone is led, and nobody is asked: $whose says whether it is the
# heaviest doublet of the leader's own hand or of all.
log-led-itself = { $told ->
    [scored] { $who ->
        [you] { $whose ->
            [own] Your heaviest doublet, { $bone },
           *[all] Your { $bone }, the heaviest doublet dealt,
        } was played automatically ({ $sum }) and scored { points }.
       *[other] { $whose ->
            [own] { $name }’s heaviest doublet, { $bone },
           *[all] { $name }’s { $bone }, the heaviest doublet dealt,
        } was played automatically ({ $sum }) and scored { points }.
    }
    [claimed] { $who ->
        [you] { $whose ->
            [own] Your heaviest doublet, { $bone },
           *[all] Your { $bone }, the heaviest doublet dealt,
        } was played automatically, and you claimed { points }.
       *[other] { $whose ->
            [own] { $name }’s heaviest doublet, { $bone },
           *[all] { $name }’s { $bone }, the heaviest doublet dealt,
        } was played automatically, and { $name } claimed { points }.
    }
    [sum] { $who ->
        [you] { $whose ->
            [own] Your heaviest doublet, { $bone },
           *[all] Your { $bone }, the heaviest doublet dealt,
        } was played automatically ({ $sum }).
       *[other] { $whose ->
            [own] { $name }’s heaviest doublet, { $bone },
           *[all] { $name }’s { $bone }, the heaviest doublet dealt,
        } was played automatically ({ $sum }).
    }
   *[play] { $who ->
        [you] { $whose ->
            [own] Your heaviest doublet, { $bone },
           *[all] Your { $bone }, the heaviest doublet dealt,
        } was played automatically.
       *[other] { $whose ->
            [own] { $name }’s heaviest doublet, { $bone },
           *[all] { $name }’s { $bone }, the heaviest doublet dealt,
        } was played automatically.
    }
}
# A bone is played on $on: on a number, as in `4`, or on a doublet, as in `4-4`.
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
log-drew-passed = { $who ->
    [you] You drew { bones } and passed.
   *[other] { $name } drew { bones } and passed.
}
log-passed = { $who ->
    [you] You passed.
   *[other] { $name } passed.
}

# Of one of two partners who is out, while the other plays on.
log-out = { $who ->
    [you] You’re out; { $mate_name } plays on.
   *[other] { $mate ->
        [you] { $name } is out; you play on.
       *[other] { $name } is out; { $mate_name } plays on.
    }
}

# Of a side: points that an exact target makes void.
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
# For a play that only the firecracker has made possible.
log-freed = { $who ->
    [you] Firecracker bonus for you: { points }.
   *[other] Firecracker bonus for { $name }: { points }.
}
log-time-up = Time’s up.
log-gave-up = { $who ->
    [you] You gave up.
   *[other] { $name } gave up.
}

# A person has played where points must be claimed.
log-claims = { $who ->
    [you] How many points do you claim?
   *[other] { $name }, how many points do you claim?
}
# A number of points was said that are not there. Nothing is explained.
log-misclaimed = { $who ->
    [you] You wrongly claimed { points }.
   *[other] { $name } wrongly claimed { points }.
}
# $who and $name took what $whose and $maker had left.
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
   *[other] Domino! { $name } played the last bone.
}
log-locked = Locked board: no one could play or draw.
log-blocked = Blocked: no one could play.
log-blocked-drawing = Blocked: no one could play or draw.

# Of a side.
log-game-won = { $who ->
    [you] You won the game!
    [you-and] You and { $partner } won the game!
    [partners] { $name } and { $partner } won the game.
   *[other] { $name } won the game.
}
log-game-drawn = The game ended in a tie.

# A play in a few words: where, and the button that closes the log.
log-place = { $side ->
    [right] right
    [left] left
    [top] top
   *[bottom] bottom
}
log-close = Close the log
