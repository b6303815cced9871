# Before a hand: drawing for the lead, and picking one’s bones. $who and $name are as in log.ftl.
# $players is how many draw.

# What to do next.
taking-draw = Cliquez sur un domino pour tirer. Le { $players ->
    [2] plus fort des deux
   *[other] domino le plus fort
} donne l’ouverture.
taking-draw-again = { $players ->
    [2] Les dominos sont à égalité.
   *[other] Les dominos les plus forts sont à égalité.
} Cliquez sur un domino pour tirer de nouveau.
taking-take = { $taken ->
    [0] Cliquez sur { $count ->
        [7] sept
       *[other] { $count }
    } dominos pour les prendre.
   *[other] Cliquez encore sur { $count ->
        [one] un domino
       *[other] { $count } dominos
    }.
}

# Before that, while players pick their bones.
taking-takes-first = { $name } ouvre et prend ses dominos en premier.

# The button that does it for the player.
taking-draw-for-me = Tirer pour moi
taking-take-all = Les prendre pour moi
taking-take-the-rest = Prendre le reste
# Asked once, after the button was used for three hands.
taking-deal-always-asks = Voulez-vous désormais que vos dominos vous soient distribués ?
taking-deal-always = Toujours distribuer
taking-deal-not-now = Pas maintenant

# After undoing.
taking-taken-back = Annulé.
taking-undo-leaves = Vous n’avez pas encore pris de dominos. Choisissez de nouveau « { menu-undo } » pour revenir avant cette donne.
taking-undo-leaves-hand = Vous n’avez pas encore joué. Choisissez de nouveau « { menu-undo } » pour revenir avant cette donne.

# What was drawn for the lead. $drawn is one or more of these.
taking-drew = { $who ->
    [you] Vous avez tiré { $bone }
   *[other] { $name } a tiré { $bone }
}
taking-drew-equal = { $drawn } : { $players ->
    [2] égalité
   *[other] égalité entre les plus forts
}, tout le monde tire de nouveau.
taking-drew-leads = { $drawn } : { $who ->
    [you] vous ouvrez
   *[other] { $name } ouvre
}.
taking-drew-takes-first = { $drawn } : { $who ->
    [you] vous ouvrez et prenez vos dominos en premier
   *[other] { $name } ouvre et prend ses dominos en premier
}.

taking-other-takes = { $name } prend { $count ->
    [7] sept
   *[other] { $count }
} dominos.

# A face-down bone, for a screen reader.
taking-back = Domino caché { $number } sur { $count }

# A leader was chosen at random: who, and below it how.
taking-leads = { $who ->
    [you] Vous ouvrez
   *[other] { $name } ouvre
}
taking-by-lot = tirage au sort
