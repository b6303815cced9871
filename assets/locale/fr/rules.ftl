# Rules, their values, and what each does.

# The names of the rules.
rule-hand-size = Dominos distribués
rule-set = Jeu de dominos
rule-double-blank = Jouer avec 0-0
rule-doublets-limit = Doubles dans une main
rule-first-lead = Première ouverture
rule-later-leads = Ouvertures suivantes
rule-block-lead = Ouverture après un blocage
rule-partner-may-lead = Le partenaire peut ouvrir
rule-no-doublet = Si personne n’a de double
rule-direction = Sens du jeu
rule-draws = Pioche
rule-voluntary-draw = Pioche facultative
rule-bury-two = Écarter deux dominos
rule-kept-back = Dominos réservés
rule-hand-cap = Ne plus piocher dès 18 dominos
rule-fit = Ce qui va ensemble
rule-spinner = Spinner
rule-fives = Les multiples de cinq rapportent
rule-threes = Les multiples de trois rapportent
rule-headers = Les bouts égaux rapportent
rule-count-unit = Points par somme
rule-pass-after-lead = Bonus pour passe après l’ouverture
rule-all-pass = Bonus si tous les autres passent
rule-claims = Annonce des points
rule-firecrackers = Pétards
rule-domino-award = Points pour faire domino
rule-block-award-to = Qui marque en cas de blocage
rule-block-award-of = Points pour un blocage
rule-tied-block = Qui marque en cas d’égalité
rule-rounding = Arrondir à cinq près
rule-capicua = Bonus de capicua
rule-capicua-equal-ends = Capicua à bouts égaux
rule-chuchazo = Bonus de chuchazo
rule-first-hands = Bonus des premières manches
rule-brackets = Points par tranches
rule-remaining = Pénalité pour dominos restants
rule-score = Ce que l’on compte
rule-hand-worth = Ce que vaut une manche
rule-target = Objectif
rule-exact-target = Objectif exact
rule-clock = Chrono de cinq minutes
rule-score-display = Affichage du score

# What each rule does, in one line.
rule-double-blank-explained = Sans lui, il reste 27 dominos : à trois, chacun en reçoit 9 et il n’en reste aucun.
rule-doublets-limit-explained = Si une main en a plus, on redistribue.
rule-partner-may-lead-explained = Celui qui peut ouvrir avec n’importe quel domino peut laisser ouvrir son partenaire.
rule-no-doublet-explained = Quand il faut ouvrir avec le double le plus fort.
rule-bury-two-explained = Deux dominos de la pioche sont mis de côté, sans être vus, avant chaque manche.
rule-kept-back-explained = Les derniers dominos de la pioche, que personne ne peut prendre.
rule-spinner-explained = Un double à quatre côtés ouverts.
rule-fives-explained = Une somme de 5, 10, 15, etc. rapporte des points.
rule-threes-explained = Une somme de 3, 6, 9, etc. rapporte des points.
rule-headers-explained = Laisser deux bouts égaux rapporte 2 points, ou 3 si l’un d’eux est un double. Ouvrir avec un double en rapporte 2.
rule-claims-explained = Vous ne marquez que les points annoncés ; le joueur suivant peut prendre ceux que vous oubliez.
rule-firecrackers-explained = Une fois par manche, avant de jouer, vous pouvez faire sauter le dernier domino d’une branche.
rule-rounding-explained = À la fin d’une manche, 12 points deviennent 10, et 13 deviennent 15.
rule-capicua-explained = Pour qui finit avec un domino qui va aux deux bouts et qui n’est pas un double.
rule-hand-worth-explained = Quand on compte les manches : toujours une, ou plus pour un domino final double ou aux deux bouts.
rule-chuchazo-explained = Pour qui finit avec le 0-0.
rule-capicua-equal-ends-explained = Le capicua compte aussi si les deux bouts montrent le même nombre.
rule-pass-after-lead-explained = Pour le camp qui a ouvert, si le joueur suivant passe.
rule-all-pass-explained = Pour le joueur dont le domino a fait passer tous les autres, s’il peut rejouer.
rule-first-hands-explained = Gagner l’une des manches 1 à 4 d’une partie rapporte 100, 75, 50 ou 25 points de plus.
rule-brackets-explained = De 3 à 20 points en main rapportent 2 points, de 21 à 30 en rapportent 3, de 31 à 40 en rapportent 4, etc.
rule-exact-target-explained = Des points qui vous feraient dépasser l’objectif ne comptent pas.
rule-clock-explained = La partie se termine au bout de cinq minutes, et le meilleur score gagne.
rule-score-display-explained = « { value-score-display-fives } » : comme sur une planche de cribbage, 15 points s’affichent 3.

# The values of rules.
value-on = oui
value-off = non
value-hand-size = { $bones ->
    [one] { $bones } domino
   *[other] { $bones } dominos
}
value-doublets-limit = { $limit ->
    [any] Sans limite
   *[other] { $limit } au plus
}
# Who leads the first hand.
value-first-lead-heaviest-doublet = Double le plus fort
value-first-lead-lot = Tirage au sort
value-first-lead-draw = Le plus fort domino tiré
value-first-lead-person = Première personne à la table

value-first-lead-lot-explained = Le joueur qui ouvre est tiré au sort et choisit son domino.
value-first-lead-draw-explained = Chacun tire un domino. Le joueur qui a le plus fort ouvre avec le domino de son choix.
value-first-lead-person-explained = Le double le plus fort de cette personne est joué automatiquement.
# Who leads the later hands.
value-later-leads-heaviest-doublet = Double le plus fort
value-later-leads-like-the-first = Comme la première
value-later-leads-winner = Celui qui a fait domino
value-later-leads-winner-of-game = Le gagnant
value-later-leads-loser = Celui qui n’a pas fait domino
value-later-leads-loser-of-several = Adversaire qui a le plus de points
value-later-leads-alternate = À tour de rôle
value-later-leads-last-to-play = Dernier à jouer
value-later-leads-last-with-doublet = Dernier à jouer, avec un double
value-later-leads-like-the-first-explained = On désigne de nouveau qui ouvre à chaque manche.
value-later-leads-winner-of-game-explained = Une partie est une seule manche ; celui qui en gagne une ouvre la suivante.
value-later-leads-last-to-play-explained = Celui qui a joué le dernier domino, même si la manche était bloquée.
# Who leads after a blocked hand.
value-block-lead-usual = Comme les autres ouvertures
value-block-lead-winner = Le gagnant du blocage
value-block-lead-winner-or-leader = Le gagnant, ou celui qui a ouvert
value-block-lead-next = Le joueur suivant
value-block-lead-usual-explained = Si l’ouverture dépend de qui a fait domino, on désigne qui ouvre comme pour la première manche.
value-block-lead-winner-explained = Le joueur qui a gagné la manche bloquée pour son camp. Si personne n’a gagné, comme les autres ouvertures.
value-block-lead-winner-or-leader-explained = Le joueur qui a gagné la manche bloquée pour son camp. Si personne n’a gagné, le même joueur ouvre encore.
value-block-lead-next-explained = Celui qui suit le dernier joueur à avoir ouvert.
# What happens if the heaviest doublet is to be led and no one has a doublet.
value-no-doublet-deal-again = Redistribuer
value-no-doublet-heaviest-bone = Le domino le plus fort ouvre
value-no-doublet-heaviest-bone-explained = À points égaux, celui qui a la moitié la plus forte.
# The way round the table.
value-direction-clockwise = Sens horaire
value-direction-counter-clockwise = Sens antihoraire
value-direction-clockwise-explained = Après vous, c’est au joueur à votre gauche.
value-direction-counter-clockwise-explained = Après vous, c’est au joueur à votre droite, comme presque partout en Amérique latine et aux Caraïbes.
# How many bones are drawn.
value-draws-until-one-fits = Jusqu’à pouvoir jouer
value-draws-one = Un domino
value-draws-none = Aucune
value-draws-one-explained = Vous piochez un domino. S’il n’est pas jouable, vous passez.
value-draws-none-explained = Les dominos non distribués sont mis de côté. Si aucun des vôtres n’est jouable, vous passez.
# Bones kept back.
value-kept-back = { $bones ->
    [0] Aucun
    [1] Le dernier
   *[2] Les deux derniers
}
# What fits an end.
value-set-double-six = Double-six
value-set-double-six-explained = 28 dominos, de 0-0 à 6-6.
value-set-double-nine = Double-neuf
value-set-double-nine-explained = 55 dominos, de 0-0 à 9-9.
value-set-double-nine-branching-explained = Si la chaîne se ramifie à chaque double, elle peut manquer de place. Seuls ses bouts sont alors affichés.
value-fit-equal = Le même nombre
value-fit-add-to-seven = Ce qui fait sept
value-fit-add-to-seven-explained = Le 2 va avec le 5, et ainsi de suite. 0-0, 6-1, 5-2 et 4-3, les matadors, vont partout.

# Which doublet is a spinner.
value-spinner-none = Aucun
value-spinner-single = Premier double
value-spinner-every = Tous les doubles
value-spinner-none-explained = La chaîne a deux bouts.
value-spinner-single-explained = La chaîne a jusqu’à quatre bouts.
value-spinner-every-explained = La chaîne se ramifie à chaque double.
# What a count is worth.
value-count-unit-pips = Valeur entière
value-count-unit-multiples = Un point par cinq et par trois
value-count-unit-pips-explained = Une somme de 15 rapporte 15 points.
value-count-unit-multiples-explained = Une somme de 15 rapporte 3 points pour ses cinq et 5 pour ses trois.
value-multiples-of-one = { $scores ->
    [fives] Un point par cinq
   *[threes] Un point par trois
}
value-multiples-of-one-explained = { $scores ->
    [fives] Une somme de 15 rapporte 3 points, un par cinq.
   *[threes] Une somme de 15 rapporte 5 points, un par trois.
}
# What going out is worth.
value-domino-award-pips = Points restants
value-domino-award-all-pips = Points de tous
value-domino-award-five-a-bone = 5 par domino
value-domino-award-one-point = 1 point
value-domino-award-pips-explained = Autant de points qu’il en reste dans les mains adverses.
value-domino-award-all-pips-explained = Autant de points qu’il en reste dans toutes les mains, celle du partenaire comprise.
value-domino-award-one-point-explained = Ajouté aux points du dernier domino. Les partenaires jouent jusqu’à ce que les deux aient fini.
# Who scores for a block, and how much.
value-block-award-to-low = Le moins de points
value-block-award-to-lowest-hand = La main la plus faible
value-block-award-to-blocker = Celui qui bloque ou le suivant
value-block-award-to-last = Dernier à jouer
value-block-award-to-nobody = Personne
value-block-award-to-lowest-hand-explained = Le joueur qui a le moins de points en main, pour son équipe.
value-block-award-to-blocker-explained = Le joueur qui a bloqué la manche, ou le suivant : celui des deux qui a le moins de points en main, pour son équipe.
value-block-award-of-difference = Différence de points
value-block-award-of-opponents = Points adverses
value-block-award-of-both = Points de tous
value-block-award-of-one-point = 1 point
# Who scores a blocked hand that is tied.
value-tied-block-nobody = Personne
value-tied-block-leader = Celui qui a ouvert
value-tied-block-blocker = Celui qui a bloqué
value-tied-block-blocker-loses = Celui qui n’a pas bloqué
value-tied-block-carried = Report sur la manche suivante
value-tied-block-carried-once = Reporté une fois
value-tied-block-nobody-explained = À trois, les deux joueurs à égalité se partagent les points du troisième.
value-tied-block-leader-explained = Pour son équipe, s’il est l’un des joueurs à égalité.
value-tied-block-blocker-explained = Pour son équipe, s’il est l’un des joueurs à égalité.
value-tied-block-carried-explained = Personne ne gagne la manche, et la suivante compte pour une de plus.
value-tied-block-blocker-loses-explained = Seulement si deux camps sont à égalité et que l’un d’eux a bloqué.
value-tied-block-carried-once-explained = Personne ne gagne la manche, et la suivante compte double, même après plusieurs égalités.
# What bones left in hand cost.
value-remaining-nothing = Aucune
value-remaining-lose-own = Leurs points
value-remaining-lose-own-explained = Chaque camp perd les points qui lui restent, et personne ne marque pour la manche.
# What is counted.
value-score-points = Points
value-score-hands = Manches gagnées
value-score-hands-in-a-row = Manches de suite
value-score-hands-in-a-row-explained = Six-love : si un autre camp gagne une manche, tout le monde repart de zéro.
value-score-hands-against-none = Manches contre zéro
value-score-hands-against-none-explained = Il faut qu’un joueur soit encore à zéro : quand chacun a gagné une manche, tout le monde repart de zéro.
# What a hand is worth.
value-hand-worth-one = Une
value-hand-worth-by-way-out = Selon le dernier domino
value-hand-worth-by-way-out-to-six = Selon le dernier domino, jusqu’à 6
value-hand-worth-by-way-out-explained = 1 ; avec un double 2, aux deux bouts 3, avec un double aux deux bouts 4.
value-hand-worth-by-way-out-to-six-explained = 1 ; avec un double 2, aux deux bouts 3, avec un double aux deux bouts 6.
# The bonus for a capicúa.
value-capicua-none = Aucun
value-capicua-doubles = Double les points de la manche
value-capicua-hand-more = Une manche de plus
value-bonus-none = Aucun
# Points to win.
value-target-none = Une seule manche
value-target-fives = { $fives ->
    [one] { $fives } trou
   *[other] { $fives } trous
}
value-score-display-points = Points
value-score-display-fives = Divisé par cinq

# Why a rule has no effect beside the others.
idle-nobody-draws = Sans effet, car personne ne pioche.
idle-two-players = Sans effet à deux joueurs.
idle-no-partners = Sans effet, car on ne joue pas en équipe.
idle-leads-set = Sans effet, car le domino d’ouverture est toujours imposé.
idle-hand-cap = Sans effet, car personne ne peut avoir plus de 18 dominos.
idle-no-awards = Sans effet, car les dominos restants coûtent leurs points.
idle-one-point-rounded = Un point s’arrondit à zéro : faire domino ne rapporte rien.
idle-awards-in-fives = Sans effet, car faire domino rapporte 5 par domino restant.
idle-block-to-nobody = Sans effet, car personne ne marque pour un blocage.
idle-block-to-one = Sans effet, car aucune égalité n’est possible.
idle-no-pips = Sans effet, car les points en main ne rapportent rien.
idle-hands-counted = Sans effet, car on compte les manches, pas les points.
idle-no-capicua = Sans effet, car le capicua ne rapporte rien.
idle-no-forced-lead = Sans effet, car aucune ouverture n’exige un double qui pourrait manquer.

# Why rules don’t go together.
impossible-hand-size = { $set ->
    [28] { $bones } dominos chacun : trop pour { $players } joueurs.
   *[27] Sans 0-0, il n’y a pas assez de dominos pour en donner { $bones } à { $players } joueurs.
}
impossible-too-few-to-set-aside = { $bones ->
    [0] Après la donne, il ne reste aucun domino à écarter ou à réserver.
    [one] Après la donne, il ne reste que { $bones } domino : vous ne pouvez pas en écarter ou en réserver autant.
   *[other] Après la donne, il ne reste que { $bones } dominos : vous ne pouvez pas en écarter ou en réserver autant.
}
impossible-doublets-limit-idle = Une main de { $bones } dominos ne peut pas avoir plus de { $limit } doubles : cette limite est sans effet.
impossible-doublets-limit-too-low = Avec { $bones } dominos, quelqu’un a toujours plus de { $limit } doubles : aucune donne ne serait valable.
impossible-nine-without-double-blank = Sans 0-0, on joue avec le double-six.
impossible-nine-with-spinners = Avec le double-neuf, tous les doubles ne peuvent être des spinners qu’à deux joueurs.
impossible-nine-with-seven = Le Matador se joue avec le double-six : ses moitiés font sept.
impossible-nine-with-hand-cap = La limite de 18 dominos ne va qu’avec le double-six.
impossible-nine-with-firecrackers = Les pétards et le chronomètre ne vont qu’avec le double-six.
impossible-nine-with-cut-throat = Le Cut-throat ne se joue qu’avec le double-six.
impossible-voluntary-draw = La pioche facultative demande un jeu avec pioche.
impossible-nothing-left-to-draw = Avec { $bones } dominos chacun, il ne reste rien à piocher.
impossible-hands-counted = Quand on compte les manches, aucune règle sur les points n’est possible.
impossible-first-hands = Seules les premières manches rapportent des points : personne ne pourrait jamais atteindre { $target }.
impossible-chuchazo-without-double-blank = Le bonus de chuchazo demande de jouer avec 0-0.
impossible-brackets-with-rounding = Les points en main se comptent par tranches ou s’arrondissent à cinq près, mais pas les deux.
impossible-carried-without-hands = Un blocage à égalité ne se reporte que si l’on compte les manches, pas les points.
impossible-worth-without-hands = Le dernier domino ne peut décider de ce que vaut une manche que si l’on compte les manches, pas les points.
impossible-hand-more-without-hands = Une capicua ne peut valoir une manche de plus que si l’on compte les manches, pas les points.
impossible-hand-more-with-worth = Le dernier domino décide déjà de ce que vaut la manche : une capicua ne peut pas en ajouter une.
impossible-target-hands = L’objectif doit être compris entre 1 et 20 manches.
impossible-target = L’objectif doit être compris entre 1 et 9{"\u00A0"}999.
impossible-exact-without-target = Pour atteindre l’objectif exact, il faut un objectif.
impossible-exact-out-of-reach = { $target } ne peut jamais être atteint exactement{ $scores ->
    [threes] , car tous les points sont des multiples de trois
    [fives] , car tous les points sont des multiples de cinq
    [threes-and-fives] , car on ne marque que par trois et par cinq
   *[any] { "" }
}.
impossible-count-unit = « { value-count-unit-multiples } » ne marche que si les multiples de cinq ou de trois rapportent.
impossible-claims = L’annonce des points ne marche que si les multiples de cinq ou de trois rapportent.
impossible-headers-with-spinner = Les points pour des bouts égaux supposent une chaîne à deux bouts, sans spinner.
impossible-headers-with-claims = Les points pour des bouts égaux sont comptés automatiquement, pas annoncés.
impossible-seven-with-spinner = Quand les moitiés font sept, la chaîne a deux bouts et pas de spinner.
impossible-seven-with-scoring = Quand les moitiés font sept, les bouts ouverts ne rapportent rien.
impossible-seven-with-bonus = Les matadors vont de toute façon aux deux bouts : finir avec l’un d’eux ne rapporte pas de bonus.
impossible-firecrackers-for-more = Les pétards ne se jouent qu’à deux.
impossible-firecrackers-without-scoring = Les pétards ne marchent que si les multiples de cinq ou de trois rapportent.
impossible-firecrackers-on-spinners = Un pétard ne peut pas faire sauter un spinner : tous les doubles ne peuvent donc pas en être.
impossible-firecrackers-with-claims = Avec les pétards, les points sont marqués automatiquement, pas annoncés.
impossible-clock = Le chronomètre demande un objectif.
impossible-nothing-to-gain = Avec ces règles, personne ne pourrait jamais marquer.
impossible-fives-display = Les scores ne peuvent s’afficher divisés par cinq que si tous sont des multiples de cinq : pas de multiples de trois, sommes à leur valeur entière, et points de fin de manche arrondis ou de 5 par domino.
impossible-fives-target = Les scores s’affichent divisés par cinq, et { $target } n’est pas un multiple de cinq.

# Rules without a name: the most similar built-in game, and the differences. Each difference is
# a rule and its value.
rules-same-as = Identique à : { $game }.
rules-like = Comme { $game }, sauf : { $differences }.

# Shows the rules that are changed less often, and names some of them.
rules-more = Autres règles
rules-more-explained = Annonces, pétards, chronomètre, arrondi et { $count } autres
