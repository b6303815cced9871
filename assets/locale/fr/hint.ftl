# What a hint says about the position on the table.

# While the hint is worked out.
hint-thinking = Recherche du meilleur coup…

# There is no hint.
hint-none = Rien à conseiller ici.

# The best play where there is no other; $play is one of the titles that follow.
hint-only-said = { $play }. { $reason }
hint-title-play = Jouez { $bone } { $place }
hint-title-lead = Ouvrez avec { $bone }
hint-title-blow-up = Faites sauter { $bone }
hint-title-draw = Piochez
hint-title-draw-all = Piochez tout
hint-title-yield = Laissez ouvrir le partenaire
hint-title-pass = Passez
hint-title-claim = Annoncez { $points }
hint-title-silence = N’annoncez aucun point

# The same in the middle of a sentence, for a play that is not the best.
hint-play = { $bone } { $place }
hint-lead = { $bone }
hint-blow-up = le pétard sur { $bone }
hint-draw = la pioche
hint-draw-all = la pioche entière
hint-yield = l’ouverture du partenaire
hint-pass = la passe
hint-claim = l’annonce de { $points }
hint-silence = l’absence d’annonce

# What it is worth. Chances are in percent, and points are the difference over the rest of the
# hand.
hint-only = Aucun autre domino n’est jouable.
# When points may be claimed or no bone fits, there is only one thing to do.
hint-only-claim = La somme des bouts rapporte { $points }.
hint-only-silence = Il n’y a pas de points à annoncer.
hint-only-stuck = { $who ->
    [you] Aucun de vos dominos n’est jouable.
   *[other] { $name } n’a aucun domino jouable.
}
hint-worth = Chances de gagner la partie : { $chance } %, contre { $other } % avec { $next }{ $points ->
    [0] {""}
    [one] , qui rapporte environ { $points } point de moins sur la manche
   *[other] , qui rapporte environ { $points } points de moins sur la manche
}.

# Why it is the best: $reason is one of the clauses below, or two, and $drawback what the other
# play $other has for it and against it.
hint-because = { $play } : { $reason }.
hint-compared = { $play } : { $reason } ; { $drawback }.
hint-and = { $one }, et { $other }
# Plays that win about as often, and plays that no reason tells apart.
hint-equal = { $play } et { $other } se valent à peu près.
hint-equal-but = { $play }, à peu près comme { $other } : { $reason }.
hint-better = { $play } gagne plus souvent que { $other }, sans qu’une raison simple l’explique.
hint-better-though = { $play } gagne plus souvent, sans raison simple ; { $drawback }.
hint-drawback = { $is ->
    [scores-opens] { $other } rapporte { $points ->
        [one] { $points } point
       *[other] { $points } points
    } tout de suite, mais risque d’en offrir { $opens }
    [scores] même si { $other } rapporte { $points ->
        [one] { $points } point
       *[other] { $points } points
    } tout de suite
    [opens] { $other } risque d’offrir { $opens ->
        [one] { $opens } point
       *[other] { $opens } points
    }
    [less] après { $other }, une réponse est plus probable
    [none] après { $other }, aucun ne serait jouable
   *[only] après { $other }, il n’y en aurait plus { $opens ->
        [one] qu’un de jouable
       *[other] que { $opens } de jouables
    }
}

# The same where the other play blocks the hand without winning it, and where $name is the
# partner.
hint-drawback-blocked = { $other } bloquerait sans doute la manche, sans profit pour { $who ->
    [you] vous
   *[other] { $name }
}
hint-drawback-partner = après { $other }, { $who ->
    [you] vous n’auriez
   *[other] { $name } n’aurait
} aucun des nombres ouverts

# The clauses: why it is good. $who is `you` for the person who reads it.
hint-wins = { $claimed ->
    [yes] annoncer { $points ->
        [one] son point
       *[other] ses { $points } points
    } gagne la partie
   *[no] ce coup gagne la partie
}
hint-goes-out = { $who ->
    [you] vous faites domino
   *[other] { $name } fait domino
}
# $against is `same` if the other play scores as much, and `less` if it scores $instead.
hint-scores = { $points ->
    [one] { $points }{"\u00A0"}point
   *[other] { $points }{"\u00A0"}points
}{ $claimed ->
    [yes] {" "}à annoncer
   *[no] {""}
}{ $against ->
    [same] {" "}dans les deux cas
    [less] {" "}au lieu de { $instead }
   *[nothing] {""}
}
hint-blocks-for = la manche se bloque sans doute { $side ->
    [yes] { $who ->
        [you] à l’avantage de votre équipe
       *[other] à l’avantage de l’équipe où joue { $name }
    }
   *[no] { $who ->
        [you] à votre avantage
       *[other] et { $name } en profite
    }
}
hint-keeps-open = la manche continue
hint-leaves = { $scores ->
    [never] { $who ->
        [you] vous n’aurez
       *[other] { $name } n’aura
    } aucun moyen de marquer
    [hardly] { $who ->
        [you] vous aurez
       *[other] { $name } aura
    } peu de chances de marquer
   *[less] { $who ->
        [you] vous aurez
       *[other] { $name } aura
    } moins de chances de marquer
}
hint-lacks-all = { $who ->
    [you] vous n’avez
   *[other] { $name } n’a
} aucun { $pips ->
    [0] blanc
   *[other] { $pips }
}
hint-stops-often = { $plays ->
    [never] { $who ->
        [you] vous n’aurez
       *[other] { $name } n’aura
    } aucun domino jouable
    [seldom] { $who ->
        [you] vous n’aurez probablement
       *[other] { $name } n’aura probablement
    } aucun domino jouable
   *[less] { $who ->
        [you] vous aurez
       *[other] { $name } aura
    } plus de chances de ne pas pouvoir jouer
}
# $often is `yes` if that happens in at least half of the cases.
hint-helps = { $mate ->
    [you] vous pourrez
   *[other] { $mate_name } pourra
} { $often ->
    [yes] souvent
   *[no] plus souvent
} jouer là où { $who ->
    [you] vous ne pourrez pas
   *[other] { $name } ne pourra pas
}
# $name is the partner.
hint-spares-partner = il reste un nombre ouvert { $who ->
    [you] que vous avez peut-être
   *[other] où { $name } pourra peut-être jouer
}
hint-leaves-partners = le { $pips ->
    [0] blanc
   *[other] { $pips }
} { $who ->
    [you] que vous avez ouvert
   *[other] ouvert par { $name }
} reste ouvert
hint-leads-long = le partenaire apprend que { $who ->
    [you] vous avez
   *[other] { $name } a
} { $bones } dominos avec un { $pips ->
    [0] blanc
   *[other] { $pips }
}
hint-keeps-led = le { $pips ->
    [0] blanc
   *[other] { $pips }
} avec lequel { $who ->
    [you] vous avez
   *[other] { $name } a
} ouvert reste ouvert
# $name is an opponent.
hint-covers = le { $pips ->
    [0] blanc
   *[other] { $pips }
} { $who ->
    [you] que vous avez ouvert
   *[other] ouvert par { $name }
} est couvert
hint-owns = { $who ->
    [you] personne d’autre ne peut
   *[other] sauf { $name }, personne ne peut
} jouer sur { $pips ->
    [0] les blancs
   *[other] les { $pips }
}
hint-holds = { $who ->
    [you] vous avez
   *[other] { $name } a
} { $bones } des { $of } derniers dominos avec un { $pips ->
    [0] blanc
   *[other] { $pips }
}
hint-fits-both-ends = { $who ->
    [you] votre dernier domino, { $bone }, irait
   *[other] il ne resterait à { $name } que { $bone }, qui irait
} aux deux bouts
hint-keeps-plays = { $who ->
    [you] { $bones ->
        [one] un de vos dominos restera jouable
       *[other] { $bones } de vos dominos resteront jouables
    }
   *[other] { $name } gardera { $bones ->
        [one] un domino jouable
       *[other] { $bones } dominos jouables
    }
}
hint-prepares = { $who ->
    [you] votre { $bone } pourra rapporter { $points } ensuite
   *[other] { $name } pourra marquer { $points } ensuite avec { $bone }
}
hint-sheds-pips = { $who ->
    [you] il vous restera
   *[other] { $name } gardera
} { $pips ->
    [one] { $pips } point
   *[other] { $pips } points
} de moins en main
hint-sheds-doublet = un double ne va qu’avec un seul nombre, mieux vaut donc le jouer tôt
hint-keeps-doublet = { $who ->
    [you] vous pourrez
   *[other] { $name } pourra
} jouer { $bone } ensuite
hint-draw-may-score = le domino pioché { $who ->
    [you] peut vous rapporter des points
   *[other] peut rapporter des points à { $name }
}
# When a player may draw although a bone fits. $knows is `yes` if that shows all the bones.
# $rival is the next player.
hint-draws-all = { $knows ->
    [yes] ainsi { $who ->
        [you] vous connaîtrez
       *[other] { $name } connaîtra
    } tout le jeu adverse, et { $rival } ne pourra plus piocher
   *[no] ainsi plus personne d’autre ne pourra piocher
}

# The figures behind the clauses.
hint-blocks = La manche se bloque et, dans { $chance } % des cas, { $gains ->
    [fewer] { $who ->
        [you] vous avez
       *[other] { $name } a
    } moins de points en main
    [fewest] { $who ->
        [you] vous avez
       *[other] { $name } a
    } le moins de points en main
    [side-fewer] { $who ->
        [you] votre équipe a
       *[other] l’équipe où joue { $name } a
    } moins de points en main
    [side-hand] { $who ->
        [you] votre équipe
       *[other] l’équipe où joue { $name }
    } la gagne
    [hand] { $who ->
        [you] vous
       *[other] { $name }
    } la { $who ->
        [you] gagnez
       *[other] gagne
    }
    [side-points] { $who ->
        [you] votre équipe marque
       *[other] l’équipe où joue { $name } marque
    } les points du blocage
   *[points] { $who ->
        [you] vous marquez
       *[other] { $name } marque
    } les points du blocage
}.
hint-leaves-less = { $who ->
    [you] Vous
   *[other] { $name }
} { $chance ->
    [0] { $who ->
        [you] ne pouvez
       *[other] ne peut
    } pas marquer en réponse ; après { $next }, les chances sont de { $instead } %
   *[other] { $who ->
        [you] pouvez
       *[other] peut
    } marquer en réponse dans { $chance } % des cas ; après { $next }, dans { $instead } %
}.
hint-leaves-fewer = En moyenne, { $who ->
    [you] vous marquez
   *[other] { $name } marque
} en réponse { $points ->
    [one] { $points } point
   *[other] { $points } points
} de moins qu’après { $next }.
hint-lacks = { $who ->
    [you] Vous n’avez
   *[other] { $name } n’a
} aucun { $pips ->
    [0] blanc
   *[other] { $pips }
}{ $chance ->
    [0] {""}
    [100] {" "}et { $who ->
        [you] ne pouvez
       *[other] ne peut
    } pas jouer
   *[other] {" "}et { $who ->
        [you] ne pouvez
       *[other] ne peut
    } pas jouer dans { $chance } % des cas
}.
hint-stops = { $who ->
    [you] Vous ne pouvez
   *[other] { $name } ne peut
} pas jouer dans { $chance } % des cas ; après { $next }, dans { $instead } %.
hint-draw-scores = Dans { $chance } % des cas, le domino { $who ->
    [you] que vous piochez
   *[other] pioché par { $name }
} rapporte des points.
# $mate is `you` if the partner reads it.
hint-helps-partner = Quand { $who ->
    [you] vous ne pouvez pas jouer
   *[other] { $name } ne peut pas jouer
}, { $mate ->
    [you] vous le pouvez
   *[other] { $mate_name } le peut
} dans { $chance } % des cas ; après { $next }, dans { $instead } %.

# The buttons of the card.
hint-why = Pourquoi ?

# For a screen reader: after the name of the bone or the end that the hint recommends.
hint-advised = { $name }, coup conseillé
