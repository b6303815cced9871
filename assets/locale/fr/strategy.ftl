# The strategy page of Help: advice, each with a heading, and positions that show
# it. The numbers in the lines below a position are worked out by the game.

strategy-intro = Vous ne choisissez pas vos dominos, mais sur de nombreuses parties, ces habitudes font gagner. Les conseils sur le jeu en équipe servent quand personne ne pioche, et ceux sur les points là où la somme des bouts rapporte. Les positions viennent du jeu { game-all-fives }, et quand vous posez en premier, tout domino est permis ; là où ce sont les multiples de trois qui rapportent, comptez de trois en trois.

# The button that starts a lesson.
strategy-practise = S’exercer : { $lesson }

# Where equal ends score.
strategy-headers = Repérez le domino qui rapporte
strategy-headers-says = À chaque instant, un seul domino peut rapporter : 5-2 quand les bouts sont 5 et 2, ou 5-5 quand les deux sont 5. Laissez donc des bouts dont le domino est dans votre main ou déjà posé, et gardez un double tant que vous pouvez amener son nombre aux deux bouts.

strategy-two-plays = Gardez deux coups en réserve
strategy-two-plays-look = Regardez les bouts que laisse un coup et les dominos qui vous resteraient. Si deux d’entre eux sont jouables, vous pourrez encore jouer même si l’un de ces bouts est couvert.
strategy-two-plays-says = Si aucun n’est jouable, vous devrez piocher, et chaque domino pioché en fait un de plus à placer.
strategy-two-plays-may-draw = Ici, vous pouvez piocher même quand vous pouvez jouer. Tout piocher est presque toujours bon : vous connaissez alors les dominos de Nestor, et il ne peut plus piocher.
# The same if some bones are buried or kept back.
strategy-two-plays-may-draw-most = Ici, vous pouvez piocher même quand vous pouvez jouer. Tout piocher est presque toujours bon : Nestor ne peut alors plus piocher.
strategy-two-plays-no-draws = Si aucun n’est jouable, vous passez, et les autres continuent.

strategy-doublets = Jouez tôt les doubles
strategy-doublets-says = Un double va avec un seul nombre ; tout autre domino va avec deux. Jouez donc les doubles tant que leur nombre est ouvert, les plus forts d’abord. Là où les multiples de cinq rapportent, 0-0 et 5-5 sont des exceptions à garder, comme vous le verrez plus bas.
# For games in which leftover pips cost nothing.
strategy-doublets-no-pips = Un double va avec un seul nombre ; tout autre domino va avec deux. Jouez donc les doubles tant que leur nombre est ouvert. Là où les multiples de cinq rapportent, 0-0 et 5-5 sont des exceptions à garder, comme vous le verrez plus bas.
# Where halves add up to seven.
strategy-matadors = Gardez vos matadors
strategy-matadors-says = Les matadors, 0-0, 6-1, 5-2 et 4-3, vont à tous les bouts, et rien d’autre ne va sur un blanc. Gardez-en un tant qu’un autre domino est jouable, et laissez un blanc au bout s’il vous reste un matador. Jouez tôt les dominos avec un blanc, les doubles et les dominos forts : on s’en débarrasse difficilement.

strategy-drew = Retenez ce qui a fait piocher Nestor
strategy-drew-says = Quand Nestor pioche ou passe, il n’a aucun des nombres ouverts. Retenez-les. Si vous pouvez lui laisser de nouveau les mêmes nombres, il ne peut jouer que ce qu’il a pioché depuis.
strategy-passed = Retenez ce qui a fait passer Nestor
strategy-passed-may-draw = Ici, Nestor peut piocher même quand il peut jouer : sa pioche ne vous apprend donc rien. Quand il passe, il n’a aucun des nombres ouverts. Retenez-les : si vous pouvez lui laisser de nouveau les mêmes nombres, il ne peut pas jouer.
strategy-passed-no-draws = Quand Nestor passe, il n’a aucun des nombres ouverts. Retenez-les : comme personne ne pioche, si vous pouvez lui laisser de nouveau les mêmes nombres, il ne peut pas jouer.
# Where halves add up to seven.
strategy-drew-matadors = Quand Nestor pioche ou passe, il n’a ni matador ni aucun des nombres qui auraient fait sept. Retenez-les : si vous lui laissez de nouveau les mêmes bouts, il ne peut jouer que ce qu’il a pioché depuis.
strategy-passed-matadors = Quand Nestor passe, il n’a ni matador ni aucun des nombres qui auraient fait sept. Retenez-les.
strategy-control = Ouvrez un nombre que vous contrôlez
strategy-control-says = Comptez combien de dominos de chaque nombre sont déjà sortis. Si vous avez presque tout ce qui reste d’un nombre, amenez-le à un bout, ou à deux : vous pourrez y jouer ensuite, et les autres presque jamais. Cela décide souvent de la manche.

# Three for games in pairs without drawing.
strategy-partner = En équipe : jouez pour deux
strategy-partner-says = Quand personne ne pioche, le nombre que votre partenaire ouvre ou ramène souvent est celui dont il a plusieurs dominos. Laissez-le ouvert, ramenez-le, et couvrez ce qu’ouvrent les adversaires. Si votre partenaire a passé sur un nombre, ouvrez-en un autre.
strategy-make-pass = En équipe : faites passer le suivant
strategy-make-pass-says = Une passe révèle à tous les nombres qui manquent à un joueur. Laissez-les au joueur suivant : il perd son tour, et c’est à votre partenaire. Si vous avez les derniers dominos d’un nombre, ne vous pressez pas : personne d’autre ne peut jouer à ce bout.
strategy-block = En équipe : comptez avant de bloquer
strategy-block-says = Si les deux bouts montrent un nombre épuisé, la manche est bloquée. Comptez d’abord vos points et les dominos des autres, et voyez qui gagne un blocage : presque toujours l’équipe qui a le moins de points, parfois la main la plus faible.
# What a hand is worth, in the games that say so.
strategy-way-out = Cherchez la fin qui compte le plus
strategy-way-out-says = Faire domino compte 2 avec un double et 3 avec un domino qui va aux deux bouts. À trois dominos, voyez si le dernier peut être un double, ou avoir les nombres des deux bouts. Mais une manche sûre vaut mieux qu’une belle fin manquée.
strategy-all-pips = Tous les points vont au gagnant
strategy-all-pips-says = Ici, qui gagne la manche marque les points de toutes les mains, même ceux de son équipe. Gagner compte donc plus que se défaire des gros dominos ; les petits servent si la manche peut se bloquer, car la main la plus faible gagne.
strategy-against-none = Voyez qui est encore à zéro
strategy-against-none-says = Tant qu’un joueur n’a gagné aucune manche, celui qui mène peut gagner la partie. S’il approche du but, aidez le joueur à zéro : s’il en gagne une quand tous les autres en ont, tout le monde repart de zéro.
strategy-set-aside = Ce qui reste de côté ne sort peut-être jamais
strategy-set-aside-says = Avec le double-neuf, beaucoup de dominos restent de côté toute la manche. Laisser un numéro ouvert n’est sûr que si vous avez vu presque tous ses dix dominos, et une passe en dit moins qu’avec le double-six : le domino qui manque n’est peut-être dans aucune main. Jouez tôt les dominos lourds ; ici ils coûtent deux fois plus.

strategy-leave-little = Ne faites pas de cadeaux
strategy-leave-little-says = C’est l’habitude la plus importante. Vos propres points ne sont que la moitié de l’affaire : il faut marquer plus que Nestor. Avant chaque coup, demandez-vous avec quels dominos il pourrait marquer ensuite. Plus il y en a, plus il risque d’en avoir un. Ici, c’est vous qui ouvrez :
strategy-leave-little-so = 5-0 et 3-2 rapportent autant, mais après 3-2 il ne peut pas marquer en réponse. Ouvrez avec 3-2, et gardez 5-0 pour répondre à votre tour. 4-4 est l’ouverture prudente : seul 4-2 rapporterait ensuite, et c’est vous qui l’avez.
strategy-ten = Ouvrez à dix points
strategy-ten-says = Quand vous choisissez l’ouverture, 5-5 et 6-4 rapportent 10 d’emblée. Si vous n’avez ni l’un ni l’autre, ouvrez avec un double dont le nombre figure sur plusieurs de vos dominos, pour pouvoir y rejouer. Ici, c’est vous qui ouvrez :

strategy-answer = Gardez de quoi répondre
strategy-answer-says = Quand Nestor vient de marquer, la somme est un multiple de cinq, et elle le reste après un domino qui la fait varier de cinq ou n’y change rien : c’est le cas de 6-1, 5-0, 0-0 et 5-5. Gardez-les pour ces moments-là. Ici, il vient de faire 15 :

strategy-spinner = Mieux encore : gardez des dominos pour le spinner
strategy-spinner-says = Un petit côté du spinner ne compte pas tant que rien n’y est joué. Un domino qui a le nombre du spinner et un blanc l’ouvre sans changer la somme, et un domino qui a un cinq ajoute cinq. Ici, Nestor vient de faire 10 :

strategy-change = Comptez la différence, pas la somme
strategy-change-says = Inutile de recompter la table pour chaque domino et chaque bout. Demandez-vous de combien la somme doit changer : ici, elle est de 11 et doit donc baisser de 1 ou de 6, ou monter de 4. Puis cherchez à chaque bout un domino qui le fait.
strategy-change-so = Vous avez 1-0, et vous le jouez. Posez-vous ensuite la même question du côté de Nestor, comme dans la seconde image : 10 rapporte encore si la somme reste la même ou varie de cinq. Peu de dominos le permettent, et vous en avez deux vous-même, 0-0 et 5-2.
strategy-firecracker = Servez-vous bien du pétard
strategy-firecracker-says = Vous avez un pétard par manche, à utiliser avant de jouer. Il libère un bout : dans la première image, rien n’est jouable, mais sans 2-1, votre 4-2 le devient. Vous pouvez jouer malgré tout, et le coup rapporte 5 de plus.
strategy-firecracker-count = Le pétard change aussi la somme : dans la seconde image, la somme des bouts est de 5 sans 3-1, et vous la marquez avant même de jouer.
strategy-firecracker-so = S’il ne fait ni l’un ni l’autre, gardez-le : plus tard dans la manche, il peut encore rapporter, ou vous laisser jouer quand rien n’est jouable. Vous ne pouvez pas le garder pour la manche suivante.

# Above the bones in a picture of the player's hand.
strategy-you-hold = Votre main

# A lead: what it scores, and the unseen bones that would score after it ($answers).
strategy-lead = { $points ->
    [0] { $bone } ne rapporte rien.
   *[other] { $bone } rapporte { $points }.
} { $count ->
    [0] Aucun domino caché ne rapporterait en réponse.
   *[other] Dominos qui rapporteraient en réponse : { $answers }.
}
# All plays at an end that score.
strategy-makes = { $bone } fait { $count }
strategy-at-end = { $count ->
    [0] { $end } : aucun domino ne rapporte.
   *[other] { $end } : { $plays }.
}
# The unseen bones that would score.
strategy-answers = { $count ->
    [0] Nestor ne pourrait pas marquer en réponse.
   *[other] Il faudrait à Nestor { $answers }.
}
strategy-blast = Sans { $bone }, la somme des bouts est de { $count }.{ $points ->
    [0] {""}
   *[other] {" "}Cela rapporte { $points }.
}{ $frees ->
    [0] {""}
   *[other] {" "}On peut alors jouer { $bones }.
}
