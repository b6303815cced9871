# The rules of a game for Help: chapters of whole sentences, chosen by the rules that are set.

# The chapters.
text-deal = La donne
text-lead = L’ouverture
text-turn = À votre tour
text-line = La chaîne
text-scoring = Les points
text-end = La fin d’une manche
text-winning = La victoire

# The aim.
text-aim-target = Atteignez { points } avant les autres.
text-aim-hands = Gagnez { $hands ->
    [one] { $hands } manche
   *[other] { $hands } manches
}{ $row ->
    [yes] {" "}de suite
    [against-none] {" "}contre un joueur encore à zéro
   *[no] {""}
} avant les autres.
text-aim-one-hand = La partie se joue en une seule manche : gagnez-la.
text-aim-counts = { $scores ->
    [headers] Vous marquez en laissant égaux les deux bouts ouverts
    [both] Vous marquez pour la somme des bouts ouverts{ $ends ->
        [costs] {" "}et
        [nothing] {" "}et
       *[bones] ,
    } pour deux bouts égaux
   *[counts] Vous marquez pour la somme des bouts ouverts
}{ $ends ->
    [costs]  ; les dominos qui vous restent en main à la fin vous coûtent des points
    [domino] {" "}et en faisant domino
    [domino-and-block] , en faisant domino et pour une manche bloquée
    [block] {" "}et pour une manche bloquée
    [nothing] {""}
    [all-pips] {" "}et, à la fin d’une manche gagnée, pour tous les dominos restés en main
   *[bones] {" "}et, à la fin d’une manche gagnée, pour chaque domino qu’un adversaire a encore en main
}.
text-aim-ends = { $ends ->
    [hands] Pour gagner une manche, faites domino ou, si elle est bloquée, ayez le moins de points en main.
    [hands-out] Pour gagner une manche, faites domino.
    [costs] Les dominos qui vous restent en main à la fin vous coûtent des points : débarrassez-vous-en, les plus forts d’abord.
    [domino] Vous marquez en faisant domino.
    [domino-and-block] Vous marquez en faisant domino et pour une manche bloquée.
    [block] Vous ne marquez que pour une manche bloquée.
    [nothing] Rien ne rapporte de points : faites domino pour gagner.
    [all-pips] Celui qui gagne une manche marque pour tous les dominos restés en main : débarrassez-vous des vôtres, les plus forts d’abord.
    [bones-alike] Celui qui gagne une manche marque autant pour chaque domino qu’un adversaire a encore en main : débarrassez-vous des vôtres.
    [bones-and-own] Vous marquez pour chaque domino qu’un adversaire a encore en main à la fin d’une manche et, si elle est bloquée, pour les vôtres aussi. Débarrassez-vous des vôtres, les plus forts d’abord.
   *[bones] Celui qui gagne une manche marque pour chaque domino qu’un adversaire a encore en main : débarrassez-vous des vôtres, les plus forts d’abord.
}
text-aim-partners = Les partenaires sont assis face à face et ont un score commun.

# The deal.
text-deal-hands = { $seats ->
    [two] Deux joueurs
    [three] Trois joueurs
    [four] Quatre joueurs
   *[partners] Quatre joueurs, en deux équipes,
} jouent avec un jeu de { $set ->
    [28] 28 dominos, du double blanc au double six
    [55] 55 dominos, du double blanc au double neuf
   *[27] 27 dominos, sans le double blanc
}. Chacun en reçoit { $bones }.
text-deal-by-hand = Si vous êtes la seule personne à la table, vous tirez vous-même pour l’ouverture, et vous prenez vos dominos sauf si « { settings-take-for-me } » est activé dans les réglages.
text-deal-none-left = Il ne reste aucun domino : personne ne pioche.
text-deal-boneyard = { $bones ->
    [one] Le domino restant forme la pioche, face cachée.
   *[other] Les { $bones } restants forment la pioche, face cachée.
}
text-deal-set-aside = { $bones ->
    [one] Le domino restant est mis de côté, face cachée, et personne ne pioche.
   *[other] Les { $bones } restants sont mis de côté, face cachée, et personne ne pioche.
}
text-deal-buried = Deux d’entre eux sont retirés sans être vus avant le début de la manche.
text-deal-kept-back = { $bones ->
    [1] Le dernier domino de la pioche ne se pioche jamais.
   *[2] Les deux derniers dominos de la pioche ne se piochent jamais.
}
text-deal-again = Si une main a plus de { $limit } doubles, les dominos sont mélangés et distribués de nouveau.

# Who leads. $hand says which hands, and $unit whether the lead passes from hand to hand or,
# when a game is a single hand, from game to game.
text-lead-heaviest = { $hand ->
    [every-hand] Chaque manche
    [every-game] Chaque partie
    [first-game] La première partie
   *[first-hand] La première manche
} s’ouvre avec le { $dealt ->
    [all] double six
   *[some] plus fort des doubles distribués
}, qui est joué automatiquement.
text-lead-no-doublet = { $then ->
    [heaviest-bone] Si personne n’a de double, c’est le domino le plus fort qui ouvre (à points égaux, celui qui a la moitié la plus forte).
   *[deal-again] Si personne n’a de double, on redistribue.
}
text-lead-no-doublet-of-own = { $then ->
    [heaviest-bone] Sans double, ce joueur ouvre avec son domino le plus fort.
   *[deal-again] Si ce joueur n’a pas de double, on redistribue.
}
text-lead-lot = { $hand ->
    [every-hand] Chaque manche
    [every-game] Chaque partie
    [first-game] La première partie
   *[first-hand] La première manche
} est ouverte par un joueur tiré au sort, avec le domino de son choix.
text-lead-drawn-for = { $hand ->
    [every-hand] Pour chaque manche
    [every-game] Pour chaque partie
    [first-game] Pour la première partie
   *[first-hand] Pour la première manche
}, chaque joueur retourne un domino, et le plus fort (celui qui a le plus de points) donne l’ouverture ; en cas d’égalité, on tire de nouveau. Ces dominos sont remis et mélangés, et on ouvre avec le domino de son choix.
text-lead-person = { $hand ->
    [every-hand] Chaque manche
    [every-game] Chaque partie
    [first-game] La première partie
   *[first-hand] La première manche
} est ouverte par la première personne à la table, pas par Nestor, avec son double le plus fort, qui est joué automatiquement.
text-lead-person-has-one = Cette personne reçoit toujours un double.
text-lead-after-block = Après une manche bloquée, on désigne qui ouvre comme pour la première { $unit ->
    [game] partie
   *[hand] manche
}.
text-lead-block-winner = Après une manche bloquée, { $who ->
    [low] le partenaire qui a la main la plus faible dans l’équipe gagnante
    [lowest-hand] le joueur qui a la main la plus faible
    [blocker] celui qui a la main la plus faible, du joueur du dernier domino ou du suivant,
    [last] le joueur du dernier domino
   *[player] le joueur qui l’a gagnée
} ouvre la suivante, avec le domino de son choix{ $tie ->
    [leader] {" "}(à égalité, celui qui avait ouvert)
    [blocker] {" "}(à égalité, le joueur du dernier domino)
    [blocker-loses] {" "}(à égalité, pas le joueur du dernier domino)
   *[none] {""}
}{ $then ->
    [never] {""}
    [leader]  ; si personne ne l’a gagnée, le même joueur ouvre encore
    [first]  ; si personne ne l’a gagnée, on désigne qui ouvre comme pour la première manche
   *[usual]  ; si personne ne l’a gagnée, on ouvre comme d’habitude
}.
text-lead-block-next = Après une manche bloquée, la suivante est ouverte par le joueur placé après le dernier à avoir ouvert, avec le domino de son choix.
text-lead-block-leader = Après une manche bloquée, le même joueur ouvre encore, avec le domino de son choix.
text-lead-partner = Celui qui peut ouvrir avec n’importe quel domino peut laisser ouvrir son partenaire, qui doit alors le faire.
text-lead-heaviest-later = { $unit ->
    [game] Si une manche bloquée se termine sur une égalité, la suivante s’ouvre avec le plus fort des doubles distribués, qui est joué automatiquement.
   *[hand] Chaque manche suivante s’ouvre avec le plus fort des doubles distribués, qui est joué automatiquement.
}
text-lead-winner-of-game = Ensuite, celui qui a gagné une partie ouvre la suivante, avec le domino de son choix. Si une manche bloquée se termine sur une égalité, la manche supplémentaire s’ouvre comme la première.
text-lead-winner = Ensuite, { $out ->
    [side] le partenaire qui a posé son dernier domino en second
   *[player] celui qui a fait domino
} ouvre la { $unit ->
    [game] partie
   *[hand] manche
} suivante, avec le domino de son choix.
text-lead-loser = { $seats ->
    [two] Ensuite, le joueur qui n’a pas fait domino ouvre la { $unit ->
        [game] partie
       *[hand] manche
    } suivante, avec le domino de son choix.
   *[other] Ensuite, le perdant à qui il reste le plus de points en main (en cas d’égalité, le suivant dans l’ordre du jeu) ouvre la { $unit ->
        [game] partie
       *[hand] manche
    } suivante, avec le domino de son choix.
}
text-lead-alternate = { $seats ->
    [two] Ensuite, les deux joueurs ouvrent les { $unit ->
        [game] parties
       *[hand] manches
    } à tour de rôle, avec le domino de leur choix.
   *[other] Ensuite, l’ouverture fait le tour de la table, de { $unit ->
        [game] partie en partie
       *[hand] manche en manche
    }, avec n’importe quel domino.
}
text-lead-last-with-doublet = Ensuite, le joueur qui a joué le dernier domino d’une { $unit ->
    [game] partie
   *[hand] manche
} ouvre la suivante avec son double le plus fort, qui est joué automatiquement.
text-lead-last-to-play = Ensuite, le joueur qui a joué le dernier domino d’une { $unit ->
    [game] partie
   *[hand] manche
} ouvre la suivante, avec le domino de son choix.

# A turn.
text-turn-order = { $direction ->
    [clockwise] On joue dans le sens des aiguilles d’une montre : après vous, c’est au joueur à votre gauche.
   *[counter-clockwise] On joue dans le sens inverse des aiguilles d’une montre : après vous, c’est au joueur à votre droite.
}
text-turn-play = { $fit ->
    [equal] Jouez à un bout ouvert un domino dont une moitié porte le même nombre. L’autre moitié devient le nouveau bout. Le domino se tourne tout seul ; s’il va à plusieurs bouts, vous choisissez.
   *[add-to-seven] Jouez un domino à un bout ouvert si l’une de ses moitiés fait sept avec lui : 5 et 2, 4 et 3, 6 et 1. L’autre moitié devient le nouveau bout. Les matadors, 0-0, 6-1, 5-2 et 4-3, vont partout, et vous choisissez quelle moitié devient le nouveau bout. Sur un blanc, seul un matador convient.
}
text-turn-pass = Si vous pouvez jouer, vous devez le faire ; sinon, vous passez (on dit aussi « bouder »).
text-turn-draw = { $draws ->
    [one] Si vous ne pouvez pas jouer, piochez un domino, s’il en reste. S’il est jouable, jouez-le ; sinon, vous passez.
   *[until-one-fits] Si vous ne pouvez pas jouer, piochez jusqu’à trouver un domino jouable, puis jouez-le. S’il n’y a plus rien à piocher, vous passez.
}
text-turn-may-draw = { $draws ->
    [one] Même quand vous pouvez jouer, vous pouvez d’abord piocher un domino ; ensuite, vous devez jouer.
   *[until-one-fits] Même quand vous pouvez jouer, vous pouvez d’abord piocher autant de fois que vous voulez ; ensuite, vous devez jouer.
}
text-turn-must-play = Si vous pouvez jouer, vous devez le faire : ni piocher, ni passer.
text-turn-hand-cap = Avec 18 dominos, vous ne pouvez plus piocher ; si aucun n’est jouable, vous passez.

# The line of play.
text-line-ends = { $spinners ->
    [matadors] La chaîne a deux bouts ouverts, à gauche et à droite. Les matadors sont posés en travers ; les doubles sont posés en long, comme tout autre domino.
    [none] La chaîne a deux bouts ouverts, à gauche et à droite. Un double est posé en travers.
    [single] Un double est posé en travers de la chaîne. Le premier double d’une manche, quel que soit le joueur qui le pose, est le spinner : quand ses deux grands côtés, à gauche et à droite, sont couverts, ses petits côtés, en haut et en bas, sont ouverts aussi. Il peut donc y avoir quatre bouts.
   *[every] Un double est posé en travers de la chaîne, et tous les doubles sont des spinners : quand leurs deux grands côtés sont couverts, leurs petits côtés sont ouverts aussi. La chaîne se ramifie donc sans cesse.
}

# Scoring.
text-scoring-nothing = Rien ne se marque pendant une manche. Tous les points viennent à la fin.
text-scoring-count = Après chaque coup, l’ouverture comprise, on additionne les bouts ouverts : c’est la somme des bouts.
text-scoring-headers = Un coup qui laisse le même nombre aux deux bouts rapporte 2 points. Si l’un de ces bouts est un double, il en rapporte 3. Ouvrir avec un double rapporte 2 points.
text-scoring-doublets = { $spinners ->
    [none] À un bout, un double compte double.
    [single] À un bout, un double compte double. Le spinner aussi, jusqu’à ce que ses deux grands côtés soient couverts ; ensuite, il ne compte plus. Un petit côté ne compte pas tant que rien n’y est joué.
   *[every] Un double compte double jusqu’à ce que ses deux grands côtés soient couverts ; ensuite, il ne compte plus. Un petit côté ne compte pas tant que rien n’y est joué.
}
text-worth = { $scores ->
    [both] Une somme qui est un multiple de cinq ou de trois rapporte autant de points : 10 rapporte 10, et 9 rapporte 9. 15 est les deux à la fois, et rapporte 15 une seule fois.
    [fives] Une somme qui est un multiple de cinq rapporte autant de points : 5 rapporte 5, et 20 rapporte 20.
   *[threes] Une somme qui est un multiple de trois rapporte autant de points : 3 rapporte 3, et 12 rapporte 12.
}
text-worth-each = { $scores ->
    [both] Un multiple de cinq rapporte un point par cinq qu’il contient, et un multiple de trois un point par trois : 10 rapporte 2, et 12 rapporte 4. 15 est les deux à la fois, et rapporte 3 + 5 = 8.
    [fives] Un multiple de cinq rapporte un point par cinq qu’il contient : 5 rapporte 1, et 20 rapporte 4.
   *[threes] Un multiple de trois rapporte un point par trois qu’il contient : 3 rapporte 1, et 12 rapporte 4.
}
text-claims = { $seats ->
    [two] Les points doivent être annoncés. Après chaque coup, le joueur dit combien de points il rapporte. Si l’annonce est fausse ou oubliée, l’autre joueur peut prendre les points en disant le nombre avant de jouer, de piocher ou de passer (ou, après le dernier domino, avant le décompte de la manche).
   *[other] Les points doivent être annoncés. Après chaque coup, le joueur dit combien de points il rapporte. Si l’annonce est fausse ou oubliée, le joueur suivant peut prendre les points en disant le nombre avant de jouer, de piocher ou de passer (ou, après le dernier domino, avant le décompte de la manche).
}
text-claims-fives = On annonce les points divisés par cinq, comme s’affichent les scores : 2 pour une somme de 10.
text-claims-void = Les points qui feraient dépasser l’objectif sont nuls, et personne ne peut les annoncer.
text-firecrackers = Chaque joueur a un pétard par manche. Avant de jouer, vous pouvez vous en servir pour faire sauter le dernier domino d’une branche, mais jamais le premier domino ni le spinner. Le domino qui a sauté { $boneyard ->
    [none] est mis de côté avec les autres
   *[drawn] retourne dans la pioche
}, et le précédent redevient le bout.
text-firecrackers-score = Si la nouvelle somme rapporte des points, vous les marquez. Si vous ne pouviez pas jouer avant et que vous le pouvez maintenant, votre coup rapporte { $points } points de plus.

# The end of a hand.
text-end-out = { $out ->
    [side] Un joueur qui a joué son dernier domino a fini et son tour est sauté. Quand les deux partenaires d’une équipe ont fini (« Domino ! »), la manche est finie.
   *[player] Un joueur qui joue son dernier domino fait domino (« Domino ! »), et la manche est finie.
}
text-end-blocked = { $out ->
    [side] La manche se termine aussi quand elle est bloquée : tous ceux qui ont encore des dominos ont passé à la suite.
   *[player] La manche se termine aussi quand elle est bloquée (jeu fermé) : personne ne peut ni jouer ni piocher.
}
text-end-last-bone-counts = Si ce dernier domino rapporte sur la table, ces points sont ajoutés d’abord.
text-end-costs = Gagner une manche ne rapporte rien. En revanche, { $seats ->
    [partners] chaque équipe perd autant de points qu’il en reste dans ses deux mains
   *[other] chacun perd autant de points qu’il lui en reste en main
}.
text-end-costs-no-bonus = Il n’y a pas de bonus non plus.
text-end-costs-rounded = { $seats ->
    [partners] La somme des deux mains est arrondie au multiple de cinq le plus proche : 2 et 1 ensemble coûtent 5.
   *[other] Ce nombre est arrondi au multiple de cinq le plus proche : 12 coûte 10, et 13 coûte 15.
}
text-end-awards-rounded = Ces points sont arrondis au multiple de cinq le plus proche : 12 rapporte 10, et 13 rapporte 15.
text-end-brackets = Les points en main se comptent par tranches : 1 ou 2 rapportent 1 point, de 3 à 20 rapportent 2, de 21 à 30 rapportent 3, de 31 à 40 rapportent 4, et ainsi de suite.
text-domino-one-point = { $with ->
    [rounded] Faire domino rapporte un point, qui s’arrondit à zéro.
    [last-bone] Faire domino rapporte un point, ajouté à ce que rapporte le dernier domino.
   *[nothing] Faire domino rapporte un point.
}
text-domino-none-counts = Si les deux ensemble font dépasser l’objectif, ni l’un ni l’autre ne compte.
text-domino-pips = { $seats ->
    [two] Faire domino rapporte autant de points qu’il en reste dans l’autre main.
    [partners] Faire domino rapporte autant de points qu’il en reste dans les mains adverses ; ceux de votre partenaire ne comptent pas.
   *[other] Faire domino rapporte autant de points qu’il en reste dans les autres mains.
}
text-domino-all-pips = Faire domino rapporte autant de points qu’il en reste dans toutes les mains{ $seats ->
    [partners] , celle de votre partenaire comprise
   *[other] {""}
}.
text-domino-five-a-bone = { $seats ->
    [two] Faire domino rapporte cinq points par domino restant dans l’autre main.
    [partners] Faire domino rapporte cinq points par domino restant dans les mains adverses ; ceux de votre partenaire ne comptent pas.
   *[other] Faire domino rapporte cinq points par domino restant dans les autres mains.
}

# A blocked hand: how much it scores, and for whom.
text-block-amount = { $award ->
    [difference] { $seats ->
        [two] la différence de points entre les deux mains
        [partners] la différence de points en main entre les deux équipes
       *[other] la différence entre les points en main de tous les autres et les siens
    }
    [opponents] { $seats ->
        [two] les points de l’autre main
        [partners] les points en main des deux adversaires
       *[other] les points en main de tous les autres
    }
    [one-point] un point
   *[both] { $seats ->
        [two] les points des deux mains réunies
       *[other] les points de toutes les mains réunies
    }
}
text-block-low = { $seats ->
    [two] Le joueur qui a le moins de points en main marque alors { text-block-amount }.
    [partners] L’équipe qui a le moins de points en main marque alors { text-block-amount }.
   *[other] Le joueur qui a le moins de points en main marque alors { text-block-amount }.
}
text-block-lowest-hand = { $seats ->
    [partners] L’équipe du joueur qui a le moins de points en main
   *[other] Le joueur qui a le moins de points en main
} marque alors { text-block-amount }.
text-block-blocker = Le joueur qui a joué le dernier domino et le suivant comparent alors leurs mains : { $seats ->
    [partners] l’équipe de celui qui a le moins de points
   *[other] celui qui a le moins de points
} marque { text-block-amount }.
text-block-last = { $seats ->
    [partners] L’équipe qui a joué le dernier domino marque alors { text-block-amount }.
   *[other] Le joueur qui a joué le dernier domino marque alors { text-block-amount }.
}
text-block-nobody = Personne ne marque pour une manche bloquée.
text-if-tied = { $tie ->
    [lowest-hand] Si deux adversaires ont à égalité la main la plus faible,
    [blocker] Si ces deux mains sont à égalité,
    [several] Si les mains les plus faibles sont à égalité,
   *[low] En cas d’égalité de points en main,
}
text-block-equal = { $seats ->
    [three] Si les deux mains les plus faibles sont à égalité, chacun de ces joueurs marque la moitié des points du troisième, arrondie à l’unité inférieure. Si les trois sont à égalité, personne ne marque.
   *[other] { text-if-tied } personne ne marque.
}
text-block-tied = { text-if-tied } { $to ->
    [leader] { $seats ->
        [two] le joueur qui a ouvert marque
        [partners] l’équipe qui a ouvert marque
       *[other] le joueur qui a ouvert marque s’il est l’un des joueurs à égalité ; sinon, personne ne marque
    }
   *[blocker] { $seats ->
        [two] le joueur qui a joué le dernier domino marque
        [partners] l’équipe qui a joué le dernier domino marque
       *[other] le joueur qui a joué le dernier domino marque s’il est l’un des joueurs à égalité ; sinon, personne ne marque
    }
}.
text-block-tied-against = { text-if-tied } { $seats ->
    [two] le joueur qui n’a pas joué le dernier domino marque
    [partners] l’équipe qui n’a pas joué le dernier domino marque
   *[other] le joueur à égalité avec celui du dernier domino marque si aucun autre ne l’est ; sinon, personne ne marque
}.
text-end-hand-won = Celui qui fait domino gagne la manche{ $seats ->
    [partners] {" "}pour son équipe
   *[other] {""}
}.{ $worth ->
    [one] {" "}Elle compte pour une, quels que soient les dominos restants.
   *[way-out] {""}
}
text-hand-worth = Elle compte 1 ; avec un double (carroça), 2 ; avec un domino qui va aux deux bouts et qui n’est pas un double (lá-e-lô ; { $ends ->
    [any] les bouts peuvent montrer le même nombre
   *[different] les bouts doivent montrer des nombres différents
}), 3 ; et avec un double qui va aux deux bouts (cruzada), { $cruzada }. Une manche bloquée compte 1.
text-block-hand = { $to ->
    [low] { $seats ->
        [two] Le joueur qui a le moins de points en main gagne alors la manche.
        [partners] L’équipe qui a le moins de points en main gagne alors la manche.
       *[other] Le joueur qui a le moins de points en main gagne alors la manche.
    }
    [lowest-hand] { $seats ->
        [partners] L’équipe du joueur qui a le moins de points en main gagne alors la manche.
       *[other] Le joueur qui a le moins de points en main gagne alors la manche.
    }
    [blocker] Le joueur qui a joué le dernier domino et le suivant comparent alors leurs mains : { $seats ->
        [partners] l’équipe de celui qui a le moins de points
       *[other] celui qui a le moins de points
    } gagne la manche.
    [last] { $seats ->
        [partners] L’équipe qui a joué le dernier domino gagne alors la manche.
       *[other] Le joueur qui a joué le dernier domino gagne alors la manche.
    }
   *[nobody] Personne ne gagne une manche bloquée.
}
text-block-hand-tied = { $to ->
    [leader] { text-if-tied } la manche revient au camp qui a ouvert, s’il fait partie des ex æquo.
    [blocker] { text-if-tied } la manche revient au camp qui a joué le dernier domino, s’il fait partie des ex æquo.
    [carried] { text-if-tied } personne ne gagne la manche, et la suivante compte pour une de plus.
    [blocker-loses] { text-if-tied } la manche revient au camp à égalité avec celui qui a joué le dernier domino, si aucun autre n’est ex æquo.
    [carried-once] { text-if-tied } personne ne gagne la manche, et la suivante compte pour deux.
   *[nobody] { text-if-tied } personne ne gagne la manche.
}
text-capicua = Finir avec un domino qui va aux deux bouts et qui n’est pas un double, c’est faire capicua ({ $ends ->
    [any] les bouts peuvent montrer le même nombre
   *[different] les bouts doivent montrer des nombres différents
}) : { $bonus ->
    [doubles] les points de la manche sont doublés
    [hand-more] la manche compte pour une de plus
   *[points] le coup rapporte { points } de plus
}.
text-chuchazo = Faire domino avec le 0-0, c’est un chuchazo : le coup rapporte { points } de plus.
text-pass-after-lead = Si le deuxième joueur passe juste après l’ouverture, { $seats ->
    [partners] l’équipe qui a ouvert
   *[other] celui qui a ouvert
} marque { points }.
text-all-pass = Si tous les autres passent après votre domino{ $drawing ->
    [yes] {" "}sans piocher
   *[no] {""}
} et que vous pouvez rejouer, vous marquez { points }{ $lead ->
    [no] , sauf à l’ouverture
   *[yes] {""}
}.
text-first-hands = Gagner la première, la deuxième, la troisième et la quatrième manche d’une partie rapporte respectivement 100, 75, 50 et 25 points de plus.

# Winning.
text-win-one-hand = La partie se joue en une seule manche. Le joueur qui marque le plus de points gagne ; en cas d’égalité, c’est celui d’entre eux qui a fait domino. Si aucun ne l’a fait, on joue une autre manche (200 au plus, puis la partie finit sur une égalité).
text-win-target = Le premier à atteindre { points } gagne{ $counts ->
    [yes] , même au milieu d’une manche : s’il y arrive par des points faits sur la table, plus rien n’est marqué ensuite
   *[no] {""}
}.
text-win-passes = Les points des passes ne terminent pas la manche : on la joue jusqu’au bout, puis le meilleur score gagne ; { $equal ->
    [tie] à score égal, il y a égalité
   *[hand] à score égal, on joue une autre manche
}.
text-win-hands = Le premier à gagner { $hands ->
    [one] { $hands } manche
   *[other] { $hands } manches
} { $row ->
    [yes] de suite gagne la partie : si un autre camp gagne une manche, tout le monde repart de zéro, et la manche suivante s’ouvre comme la première.
    [against-none] tant qu’au moins un autre joueur n’en a aucune gagne la partie. La manche avec laquelle chacun en aurait une ne compte pour personne : tout le monde repart de zéro, et la suivante s’ouvre comme la première.
   *[no] gagne la partie.
}
text-win-at-once = Si deux joueurs l’atteignent au même moment, le meilleur score gagne ; à score égal, il y a égalité.
text-win-exact = Il faut atteindre l’objectif exactement : les points qui le feraient dépasser ne comptent pas, et le jeu continue.
text-win-fives = Les scores s’affichent divisés par cinq, comme sur une planche de cribbage : { $points } points font { $fives }.
text-win-clock = La partie se termine au bout de cinq minutes, même au milieu d’une manche : le meilleur score gagne, et à score égal il y a égalité. Le chronomètre s’arrête jusqu’à une minute entre deux manches. Il s’arrête aussi pendant une pause, quand une fenêtre est ouverte et quand le programme est fermé.
text-win-clock-bonus = À la fin, le gagnant marque aussi l’écart. Chaque seconde restante rapporte un demi pour cent de son score au gagnant et un quart pour cent au perdant, arrondi au point supérieur (avec 2 min 15 s restantes et 100 points, le bonus de temps du gagnant est de 68). Si vous abandonnez, vous perdez, et il n’y a pas de bonus de temps.
text-win-most-hands = Si personne n’a gagné après { $hands } manches, la partie se termine : le meilleur score gagne, et à score égal il y a égalité.
