# Parties analysées par semaine.

weeks-title = Points par manche, par semaine
weeks-lost = points perdus
weeks-luck = chance
weeks-none = aucun chiffre
weeks-says = Les points perdus sont ce que vos décisions ont coûté dans les parties sans aide ; au-dessus de zéro, la chance était avec vous. Les parties qui comptent les manches n’y sont pas.
weeks-place = Semaine du { $begins } : { $lost } points perdus et { $luck } de chance par manche ; { $games ->
    [one] 1 partie
   *[other] { $games } parties
}
weeks-spoken = Points par manche sur { $weeks } semaines : { $first } perdus au début, { $last } à présent ; chance { $luck } au début, { $now } à présent.

# Les sortes d’erreurs.
mistakes-title = Ce qui vous a coûté le plus
mistakes-show = Montrer la pire
mistakes-cost = { $count ->
    [one] une fois
   *[other] { $count } fois
}, environ { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
mistakes-says = Sur { $analyzed ->
    [one] 1 partie analysée
   *[other] { $analyzed } parties analysées
}. Chaque erreur baisse vos chances de gagner ; ensemble, elles coûtent autant de parties.
mistake-missed-win = Victoire manquée
mistake-missed-score = Points manqués
mistake-left-score = Points laissés
mistake-blocking = Blocage mal jugé
mistake-let-play = Adversaires laissés libres de jouer
mistake-lost-suit = Numéro fort abandonné
mistake-few-plays = Trop peu de coups gardés
mistake-held-doublet = Doubles gardés
mistake-held-pips = Dominos lourds gardés
mistake-drawing = Mauvaise pioche
mistake-partner = Partenaire oublié
