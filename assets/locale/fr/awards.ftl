# What the end of a hand came to. $who, $name and $partner are as in log.ftl.

pips = { $count ->
    [one] { $count } point en main
   *[other] { $count } points en main
}
# UNIT is `hands` where hands are counted.
points-counted = { UNIT($points) ->
    [hands] { $points ->
        [one] { $points }{"\u00A0"}manche
       *[other] { $points }{"\u00A0"}manches
    }
   *[points] { $points ->
        [one] { $points }{"\u00A0"}point
       *[other] { $points }{"\u00A0"}points
    }
}
points = { points-counted }

# The pips that each player held at the end of a hand.
held = { $who ->
    [you] Points en main : vous ({ $count }), { $others }.
   *[other] Points en main : { $name } ({ $count }), { $others }.
}
held-other = { $name } ({ $pips })
# The same for two sides. $sum is like `9 + 5`, $their_sum like `12 + 20 = 32`.
held-by-partners = { $who ->
    [you-and] Points en main : { LIST($partner, "vous") }, { $sum }{"\u00A0"}={"\u00A0"}{ $count } ; { $others }, { $their_sum }.
   *[partners] Points en main : { LIST($name, $partner) }, { $sum }{"\u00A0"}={"\u00A0"}{ $count } ; { $others }, { $their_sum }.
}

# What an award is made of. The sentences further down take it as $made_of.
award-several-hands = { $sum }{"\u00A0"}={"\u00A0"}{ pips }
award-half = La moitié de { pips }{ $rounded ->
    [down] , arrondie à l’unité inférieure
   *[no] {""}
}
award-domino = Pour avoir fait domino
award-block = Pour la manche bloquée
award-last-bone = Pour le dernier domino et pour avoir fait domino, { $sum }
award-five-a-bone = { $count ->
    [one] { $points } pour le domino restant
   *[other] { $points } pour chacun des { $count } dominos restants
}
award-to-nearest-five = { $made_of }, arrondi au multiple de cinq le plus proche
award-nearest-five = { $made_of }, arrondi à { $nearest }
award-in-brackets = { $made_of }, par tranches
# The same where points are shown as fives.
award-in-fives = { $made_of } ({ $fives } × 5)

# What a side scored or lost by the award.
award-scored = { $made_of } : { $points ->
    [0] 0, donc { $who ->
        [you] vous n’avez rien marqué
        [you-and] { $partner } et vous n’avez rien marqué
        [partners] { LIST($name, $partner) } n’ont rien marqué
       *[other] { $name } n’a rien marqué
    }.
   *[other] { $who ->
        [you] vous avez marqué { points }
        [you-and] { $partner } et vous avez marqué { points }
        [partners] { LIST($name, $partner) } ont marqué { points }
       *[other] { $name } a marqué { points }
    }.
}
award-lost = { $made_of } : { $points ->
    [0] { $who ->
        [you] vous n’avez rien perdu
        [you-and] { $partner } et vous n’avez rien perdu
        [partners] { LIST($name, $partner) } n’ont rien perdu
       *[other] { $name } n’a rien perdu
    }.
   *[other] { $who ->
        [you] vous avez perdu { points }
        [you-and] { $partner } et vous avez perdu { points }
        [partners] { LIST($name, $partner) } ont perdu { points }
       *[other] { $name } a perdu { points }
    }.
}
award-void = { $who ->
    [you] { $made_of } : avec { points }, vous auriez dépassé l’objectif ; rien n’a été marqué.
    [you-and] { $made_of } : avec { points }, { $partner } et vous auriez dépassé l’objectif ; rien n’a été marqué.
    [partners] { $made_of } : avec { points }, { LIST($name, $partner) } auraient dépassé l’objectif ; rien n’a été marqué.
   *[other] { $made_of } : avec { points }, { $name } aurait dépassé l’objectif ; rien n’a été marqué.
}
award-nobody = { $made_of }{ $rounded ->
    [yes]  : 0
   *[no] {""}
} ; personne n’a marqué.
award-equal = Égalité : personne n’a marqué.
award-starts-over = Égalité : la partie recommence.
award-lowest-equal = Les mains les plus faibles sont à égalité : personne n’a marqué.
# How a player went out if that made the hand worth more, in the game’s own word.
way-out = { $way ->
    [doublet] carroça
    [doublet-at-both-ends] cruzada
   *[both-ends] { $game ->
        [brazilian-partners] lá-e-lô
       *[other] capicua
    }
}
award-hand-won = { $who ->
    [you] Vous avez gagné la manche
    [you-and] { $partner } et vous avez gagné la manche
    [partners] { LIST($name, $partner) } ont gagné la manche
   *[other] { $name } a gagné la manche
}{ $hands ->
    [one] {""}
   *[other] , qui compte pour { $hands }
}{ $way ->
    [none] {""}
   *[other] {" "}({ way-out })
}.
award-hands-lost = { $who ->
    [you] Votre série s’arrête à { points-counted }
    [you-and] La série de { LIST($partner, "vous") } s’arrête à { points-counted }
    [partners] Pour { LIST($name, $partner) }, la série s’arrête à { points-counted }
   *[other] Pour { $name }, la série s’arrête à { points-counted }
} : tout le monde repart de zéro.
award-hands-cleared = Chacun a maintenant gagné une manche, et tout le monde repart de zéro : { $who ->
    [you] vous aviez { points-counted }.
    [you-and] { $partner } et vous aviez { points-counted }.
    [partners] { LIST($name, $partner) } avaient { points-counted }.
   *[other] { $name } avait { points-counted }.
}
award-hand-void = { $who ->
    [you] Vous avez gagné la manche, mais vous auriez dépassé l’objectif : la manche ne compte pas.
    [you-and] { $partner } et vous avez gagné la manche, mais vous auriez dépassé l’objectif : la manche ne compte pas.
    [partners] { LIST($name, $partner) } ont gagné la manche, mais auraient dépassé l’objectif : la manche ne compte pas.
   *[other] { $name } a gagné la manche, mais aurait dépassé l’objectif : la manche ne compte pas.
}
award-hand-not-won = { $tied ->
    [yes] Égalité : personne n’a gagné la manche.
   *[no] Manche bloquée : personne ne l’a gagnée.
}
award-carried = Égalité : personne n’a gagné la manche, et la suivante compte pour une de plus.
award-carried-once = Égalité : personne n’a gagné la manche, et la suivante compte pour deux.
award-block-brings-nothing = Personne n’a marqué : dans ce jeu, une manche bloquée ne vaut rien.

# What a blocked hand is called. $game names the game, as its country may have its own word.
blocked-hand = Manche bloquée

# A bonus in the game’s own word. On the table and at the end of a hand its points follow.
bonus-name = { $bonus ->
    [capicua] Capicua
    [chuchazo] Chuchazo
    [pass-after-lead] Passe après l’ouverture
    [all-pass] Tous les autres avaient passé
   *[first-hands] Bonus des premières manches
}
bonus-scored = { bonus-name } +{ $points }
