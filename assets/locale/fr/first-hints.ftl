# Tips: cards that explain something the first time it comes up.

first-hint-lead = Qui a le double le plus fort ouvre. { $who ->
    [you] Vous l’aviez : votre { $bone } a été joué automatiquement.
   *[other] { $name } l’avait : { $bone } a été joué automatiquement.
} Pour jouer, cliquez sur un domino clair : ceux-là sont jouables.
first-hint-claim = Dans ce jeu, vous annoncez vos points : si les bouts en rapportent, choisissez combien. Le joueur suivant peut prendre ceux que vous oubliez.
first-hint-draw = Aucun de vos dominos n’est jouable. { $draws ->
    [one] { $backs ->
        [yes] Appuyez sur « { turn-draw } » ou cliquez sur un domino de la pioche. S’il n’est pas jouable non plus, vous passez.
       *[no] Appuyez sur « { turn-draw } » pour prendre un domino. S’il n’est pas jouable non plus, vous passez.
    }
    [one-by-one] { $backs ->
        [yes] Appuyez sur « { turn-draw } » ou cliquez sur un domino de la pioche jusqu’à en trouver un de jouable.
       *[no] Appuyez sur « { turn-draw } » jusqu’à trouver un domino jouable.
    }
   *[until-one-fits] { $backs ->
        [yes] Appuyez sur « { turn-draw } » ou cliquez sur un domino de la pioche : vous piochez jusqu’à trouver un domino jouable.
       *[no] Appuyez sur « { turn-draw } » : vous piochez jusqu’à trouver un domino jouable.
    }
}
first-hint-pass = Aucun de vos dominos n’est jouable, et { $draws ->
    [none] on ne pioche pas dans ce jeu
    [one] vous ne pouvez pas piocher maintenant
   *[until-one-fits] vous ne pouvez plus piocher
} : vous passez.
first-hint-choose-end = Ce domino va à plusieurs bouts. Cliquez sur celui que vous voulez{ $scores ->
    [yes]  : chacun montre la somme obtenue, en doré si elle rapporte.
   *[no] .
}
first-hint-choose-half = Ce domino va à tous les bouts, dans les deux sens. Cliquez sur la moitié qui doit devenir le nouveau bout.
first-hint-score = { $sum }{ $scores ->
    [fives] , un multiple de cinq :
    [threes] , un multiple de trois :
   *[both]  : les multiples de cinq et de trois rapportent, donc
} { points } { $who ->
    [own] pour vous.
    [own-side] pour votre équipe.
   *[other] pour { $side }.
}
# The first points for two ends of one number (Bergen).
first-hint-header = Les deux bouts ouverts montrent le même nombre{ $header ->
    [double] {""}
   *[triple] , et l’un d’eux est un double
} : { points } { $who ->
    [own] pour vous.
    [own-side] pour votre équipe.
   *[other] pour { $side }.
}
first-hint-spinner = { $bone } est { $which ->
    [every] un spinner, comme tous les doubles dans ce jeu
   *[first] le spinner, le premier double de la manche
}. Quand ses deux grands côtés sont couverts, vous pouvez aussi jouer sur ses petits côtés.
first-hint-doublet = { $bone } est posé en travers de la chaîne. À un bout, un double compte double.
first-hint-tutor = Voulez-vous être averti avant une erreur ? Le tuteur s’en charge, et la partie est classée « avec aide ».
first-hint-tutor-on = Activer le tuteur

# Closes a tip.
first-hint-close = Compris

# Turns tips off.
first-hint-none = Désactiver les astuces

# In Settings: the switch for tips.
settings-first-hints = Astuces
settings-first-hints-explained = De courtes explications à chaque nouveauté. Désactivez puis réactivez pour tout revoir.
