# Lessons: positions from real games. Each question is answered by playing on the table.

window-lessons = Leçons

# The list of lessons.
lessons-waits = Répondez en jouant sur la table. Votre partie vous attend.
lessons-answered = Questions : { $count } sur { $of }
lesson-questions = { $count } questions
lesson-progress = Questions résolues : { $done } sur { $count }, dont { $first } du premier coup
lesson-start = Commencer
lesson-go-on = Continuer
lesson-again = Refaire

# In a lesson.
lesson-place = Question { $number } sur { $count }
lesson-shown-place = Coup { $number } sur { $count }
lesson-onward = Suivant
lesson-back = Retour
lesson-first-question = Première question
lesson-next = Question suivante
lesson-finish = Terminer la leçon
lesson-finish-play = { players-sit-down }
lesson-try-again = Réessayer
lesson-show = Montrer
lesson-leave = Quitter la leçon
lesson-all = Toutes les leçons
lesson-is-answered = Vous avez déjà répondu à cette question. Appuyez sur le bouton pour continuer.
# Where a play is only shown, and something on the table was clicked. $button leads on.
lesson-watch = Pour l’instant, regardez : appuyez sur « { $button } » pour continuer.

# Below a question: the draws and passes of the hand so far. $open are the numbers that were
# open then.
lesson-seen = Pioches et passes de cette manche
lesson-seen-turn = { $name } : { $bones ->
    [0] passe
    [one] { $bones } domino pioché
   *[other] { $bones } dominos piochés
} (ouverts : { $open }).

# Above the reply to an answer.
lesson-right = Bravo !
lesson-wrong = Pas tout à fait.
lesson-shown = La réponse :

# A play: the bone, and the one on the table that it touches; and a draw.
lesson-play = { $bone } sur { $on }
lesson-draw = la pioche
lesson-blow-up = votre pétard sur { $bone }

# The reply to an answer. $play is one of the above.
lesson-shown-play = Jouez { $play }.
lesson-shown-draw = Piochez.
lesson-shown-blow-up = Faites sauter { $bone }.
lesson-worth = Ce coup gagne dans { $chance } % des cas. Deuxième choix : { $next }, avec { $other } %{ $points ->
    [0] {""}
    [one] , et environ { $points } point de moins dans cette manche
   *[other] , et environ { $points } points de moins dans cette manche
}.
lesson-makes = Avec { $play }, la somme est { $sum }. { $points ->
    [0] Cela ne rapporte rien.
    [one] Cela rapporte { $points } point.
   *[other] Cela rapporte { $points } points.
}
lesson-scores-more = Un autre coup rapporte plus.

# Below the reply to a wrong answer. $play is one of the above; its bone is raised.
lesson-answer-is = La réponse est { $play } : cliquez sur le domino relevé.
# The right bone was played at the wrong end.
lesson-answer-is-there = Le domino est le bon, pas la place : appuyez sur « { lesson-try-again } » et jouez { $play }.

# After the last question of the first lesson.
lesson-well-done = Très bien !
lesson-well-done-says = Poser, compter, marquer : il n’en faut pas plus pour une première partie.

lesson-better = Il y a mieux à faire ici.
lesson-costs = Sur le reste de la manche, { $play } vous coûte environ { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
lesson-costs-chance = Avec { $play }, vous gagnez dans { $chance } % des cas ; avec le meilleur coup, dans { $best } %.

# The lessons, each with its name, its purpose, its questions, and why each answer is right.
# The positions are in assets/lessons.ron.

lesson-counting = Compter les bouts
lesson-counting-explained = La somme des bouts ouverts.
lesson-counting-shown-1 = Chacun a reçu sept dominos ; le reste est la pioche. Nestor a ouvert avec 6-6. C’est un double : ses deux moitiés portent les mêmes points, et il se pose en travers. Vous avez ensuite posé 6-0 contre lui : les moitiés qui se touchent doivent être égales.
lesson-counting-shown-2 = Nestor joue 6-5 de l’autre côté. La chaîne a maintenant deux bouts ouverts, un blanc et un 5. Après chaque coup, on les additionne : 0{"\u00A0"}+{"\u00A0"}5{"\u00A0"}={"\u00A0"}5. Un multiple de cinq rapporte : il marque donc 5 points.
lesson-counting-shown-3 = Vous jouez 5-5. À un bout, les deux moitiés d’un double comptent : 0{"\u00A0"}+{"\u00A0"}10{"\u00A0"}={"\u00A0"}10, donc 10 points pour vous.
lesson-counting-1 = Nestor a ouvert avec 6-6. Les deux moitiés comptent : 12. Lequel de vos dominos donne un multiple de cinq : 5, 10 ou 15 ? Cliquez dessus.
lesson-counting-1-why = 6-6 compte encore 12 tant qu’un de ses grands côtés est ouvert, et 6-3 ajoute son 3.
lesson-counting-2 = La somme des bouts ouverts est de 18 : 10 pour le double 5-5 et 8 pour le double 4-4. L’un de vos dominos rapporte : cliquez dessus.
lesson-counting-2-why = 4-0 couvre 4-4. Un double ne compte double que tant qu’il est à un bout : ses 8 points s’en vont, le blanc n’ajoute rien, et il reste 10.
lesson-counting-3 = La somme des bouts ouverts est de 17 : 12 pour le double 6-6 et 5 à l’autre bout. 6-5 va aux deux et rapporte à l’un. Lequel ? Cliquez sur 6-5, puis sur ce bout.
lesson-counting-3-why = Sur 6-6, il couvre le double : 12 s’en va, et un second 5 s’ajoute. Sur le 5, il laisserait un 6, et 18 ne rapporte rien.
lesson-counting-4 = Les deux grands côtés de 6-6 sont maintenant couverts : il ne compte plus, mais les dominos avec un 6 vont aussi sur ses petits côtés. Seuls le 5 et le blanc des bouts comptent : 5. Quel domino fait 10 ?
lesson-counting-4-why = 5-0 sur le blanc y laisse un 5 : 5{"\u00A0"}+{"\u00A0"}5{"\u00A0"}={"\u00A0"}10. 6-6, le premier double de la manche, s’appelle le spinner. Ses petits côtés ne comptent pas tant que personne n’y joue.

lesson-scoring = Trouver les points
lesson-scoring-explained = Le domino et le bout qui rapportent.
lesson-scoring-1 = Toute somme multiple de cinq rapporte. Nestor vient de faire 10. Deux de vos dominos rapportent : jouez celui qui rapporte le plus.
lesson-scoring-1-why = 6-3 couvre le double : son 6 s’en va et un nouveau 6 arrive, la somme reste donc à 10. 3-1 ne ferait que 5.
lesson-scoring-2 = La somme des bouts est de 4 : un 3 et un 1. Un de vos dominos rapporte.
lesson-scoring-2-why = Il vous faut un de plus, et 2-1 sur le 1 y laisse un 2.
lesson-scoring-3 = La somme des bouts est de 9 : un 4 et un 5. 5-4 va sur les deux, et rapporte sur l’un d’eux. Où ?
lesson-scoring-3-why = Sur le 4, il laisse un 5 : un de plus. Sur le 5, il laisserait un 4 : un de moins, et 8 ne rapporte rien.
lesson-scoring-4 = La somme des bouts est de 16 : 12 pour le double 6-6, et 4 à l’autre bout. Qu’est-ce qui rapporte le plus ?
lesson-scoring-4-why = Sur le 4, le double 4-4 compte 8 : quatre de plus. Les gros scores viennent des doubles.

lesson-change = Compter la différence
lesson-change-explained = Ce qu’un coup ajoute ou enlève.
lesson-change-1 = Nestor vient de faire 10. Un coup qui ne change rien rapporte encore 10. Lequel ?
lesson-change-1-why = 0-0 sur le blanc laisse la somme telle quelle. C’est donc l’un des meilleurs dominos à avoir.
lesson-change-2 = Nestor vient de faire 15. Inutile de tout recompter : deux de vos dominos font varier la somme de cinq. Jouez celui qui rapporte le plus.
lesson-change-2-why = 5-5 transforme un 5 en 10 : cinq de plus. 5-0 n’en laisserait rien : cinq de moins.
lesson-change-3 = Nestor a de nouveau fait 15, et vous avez 1-0 et 5-0. Lequel fait varier la somme de cinq ?
lesson-change-3-why = 5-0 sur le 5 enlève cinq. 1-0 sur le 1 n’enlèverait qu’un, et 14 ne rapporte rien.
lesson-change-4 = La somme est maintenant de 12, avec le double 5-5 à un bout et un 2 à l’autre. Trois de plus font 15. Qu’est-ce qui rapporte le plus ?
lesson-change-4-why = 5-2 transforme le 2 en 5 : trois de plus. 5-3 sur le double enlève dix et ajoute trois, ce qui ne fait que 5.

lesson-spinner = Le spinner
lesson-spinner-explained = À quoi servent ses petits côtés.
lesson-spinner-1 = Nestor vient de faire 5. Les deux grands côtés du spinner 6-6 sont couverts : ses petits côtés sont donc ouverts. Marquez encore 5.
lesson-spinner-1-why = Un petit côté ne compte pas tant que rien n’y est joué. 6-0 l’ouvre avec un blanc, et 5 reste 5.
lesson-spinner-2 = La somme des bouts est de 6, et aucun de vos dominos ne rapporte sur le 5 ou sur le 1. Servez-vous du spinner 6-6.
lesson-spinner-2-why = Il vous faut quatre de plus, et 6-4 sur un petit côté ajoute son 4 sans rien enlever.
lesson-spinner-3 = Nestor vient de faire 10. Cette fois, le spinner est 4-4. Marquez 10, vous aussi.
lesson-spinner-3-why = 4-0 ajoute un blanc, et 10 reste 10. Un domino qui a le nombre du spinner et un blanc vaut la peine d’être gardé.
lesson-spinner-4 = 6-2 est votre seul domino jouable : sur le 6 de 6-1, ou sur le spinner 6-6. Ni l’un ni l’autre ne rapporte. Lequel vaut mieux ?
lesson-spinner-4-why = Sur 6-1, il ne laisse à Nestor que 5-2 pour marquer. Sur le spinner, ce serait 2-0, 2-2 ou 4-2.

lesson-leave-little = Pas de cadeaux
lesson-leave-little-explained = Ce que votre coup laisse à Nestor.
lesson-leave-little-1 = Nestor a ouvert avec 6-6. Vous pouvez jouer 6-2 ou 6-4, et aucun ne rapporte. Lequel lui laisse le moins ?
lesson-leave-little-1-why = Après 6-2, seul 6-3 lui rapporte (3-2 aussi, mais c’est vous qui l’avez). Après 6-4, ce serait 4-3, 4-4 ou 6-1.
lesson-leave-little-2 = Nestor vient de faire 15, et vous ne pouvez pas marquer. Empêchez-le de marquer de nouveau.
lesson-leave-little-2-why = Aucun domino qu’il pourrait avoir ne fait de 18 un multiple de cinq. Après 6-4, il pourrait marquer avec 3-1, 4-2 ou 6-3, et après 3-2 avec 6-3.
lesson-leave-little-3 = Nestor a fait 10 et a deux dominos. Vous ne pouvez pas marquer maintenant. Ne lui laissez rien.
lesson-leave-little-3-why = Aucun des dominos non vus ne rapporte sur 8. Après 2-1, il pourrait marquer avec 1-1, 3-2 ou 6-1, et après 2-2 avec 4-3, 5-2 ou 6-3.
lesson-leave-little-4 = Deux coups rapportent ici : 0-0 fait 10, et 5-0 fait 15. Lequel vaut le plus en fin de compte ?
lesson-leave-little-4-why = Après 5-0, Nestor pourrait faire 20 avec 5-5. Après 0-0, il ne peut pas marquer : il lui faudrait 3-0, mais il a pioché quand un 3 était ouvert. Et votre 5-0 pourra faire 15 ensuite.

lesson-answers = Garder une réponse
lesson-answers-explained = Un domino prêt pour le coup suivant.
lesson-answers-1 = Nestor a ouvert avec 6-6. Vous pouvez jouer 6-4 ou 6-5, et aucun ne rapporte. Lequel prépare quelque chose ?
lesson-answers-1-why = Sur le 5, votre 5-3 ferait 15 ensuite, et seul 6-0 rapporte à Nestor. Après 6-4, il pourrait marquer avec 4-3, 4-4 ou 6-1, et vous ne pourriez pas marquer du tout.
lesson-answers-2 = Nestor vient de faire 10. Vous pouvez jouer 4-0 ou 5-4, et aucun ne rapporte. Gardez celui qui rapportera.
lesson-answers-2-why = Sur le 4 que laisse 4-0, votre 5-4 ferait 15 ensuite. Si vous jouez 5-4 maintenant, il n’est plus là, et Nestor peut marquer avec 1-0, 5-1, 6-0 ou 6-5.
lesson-answers-3 = Nestor vient de faire 15, et aucun de vos dominos ne rapporte. Quel coup vous permet de marquer ensuite et lui laisse peu ?
lesson-answers-3-why = Votre 6-5 sur le double 6-6 ferait 10 ensuite, et seul 6-0 rapporte à Nestor. Après 6-4, ce serait 3-1, 3-3, 4-2 ou 6-3.
lesson-answers-4 = Vous avez 4-4, 5-3 et 6-3, et aucun ne rapporte maintenant. Quel coup prépare le mieux le suivant ?
lesson-answers-4-why = Après 5-3, votre 6-3 fait 10 ensuite, sur le 3 ou sur un petit côté du spinner 6-6. Après 6-3, votre 5-3 ne ferait 10 que sur le 5, et Nestor marquerait cinq de plus avec 3-1, 3-3 ou 4-2. Après 4-4, aucun de vos dominos ne rapporterait.

lesson-doublets = Les doubles
lesson-doublets-explained = Quand les jouer, quand attendre.
lesson-doublets-1 = Aucun de vos dominos ne rapporte ici. Duquel vous débarrasser en premier ?
lesson-doublets-1-why = 2-2 ne va qu’avec un seul nombre, et ce nombre est ouvert. 6-4 et 6-5 vont chacun avec deux nombres et trouveront une place plus tard.
lesson-doublets-2 = Vous pouvez jouer 4-4 ou 6-4, tous deux sur le 4. Lequel ?
lesson-doublets-2-why = Tous les autres 4 sont sur la table. Si vous jouez 6-4, il n’y aura plus jamais de 4 pour 4-4, et Nestor pourrait marquer avec 6-2. Après 4-4, la somme est de 11, et il ne peut pas marquer du tout.
lesson-doublets-3 = Nestor vient de faire 15, et aucun de vos dominos ne rapporte. Jouez-vous 3-2 ou 3-3 ?
lesson-doublets-3-why = 3-3 a besoin d’un 3, et il y en a un maintenant. 3-2 va aussi sur un 2. Si Nestor fait domino, il marque les points de votre main, et 3-3 en a davantage.
lesson-doublets-4 = Nestor vient de faire 10. Vous pouvez jouer 2-0 ou 6-4. Lequel laisse une place à l’un de vos doubles ?
lesson-doublets-4-why = 2-0 laisse un blanc pour votre 0-0, et seul 5-4 rapporterait à Nestor. Après 6-4, aucun de vos doubles ne serait jouable, et il pourrait marquer avec 2-2 ou 6-3.

lesson-drawing = Piocher
lesson-drawing-explained = Quand il le faut, et comment l’éviter.
lesson-drawing-1 = Regardez les deux bouts et vos dominos. Que faites-vous ?
lesson-drawing-1-why = Les bouts montrent un blanc et un 5, et vous n’avez ni l’un ni l’autre. Vous piochez donc jusqu’à trouver un domino jouable, et vous le jouez.
lesson-drawing-2 = Quel coup vous laisse quelque chose pour le tour suivant, et peu de points à Nestor ?
lesson-drawing-2-why = Votre 6-4 va encore sur un petit côté du spinner. Après 6-4 sur le 4, aucun de vos dominos ne serait jouable, et il vous faudrait piocher. Après 6-4 sur le spinner, Nestor pourrait faire 10 avec 4-1 ou 5-2.
lesson-drawing-3 = 6-5 est votre seul domino jouable, et sur le 6 de 6-3 il rapporte 10. Mais où est-il le mieux ?
lesson-drawing-3-why = Tous les bouts sont maintenant des 6, et il n’en reste plus. Nestor doit piocher tous les dominos et ne peut toujours pas jouer : la manche est bloquée, avec tous ces points dans sa main.
lesson-drawing-4 = Un coup rapporte et gêne Nestor au point qu’il a du mal à jouer. Trouvez-le.
lesson-drawing-4-why = Tous les bouts sont maintenant des 5. Parmi les dominos non vus, seuls 5-0 et 5-4 sont jouables : il doit presque toujours piocher.

lesson-passes = Lire les pioches et les passes
lesson-passes-explained = Ce qu’elles vous apprennent.
lesson-passes-1 = Dans ce jeu, personne ne pioche. Nestor vient de passer alors qu’un 4 et un blanc étaient ouverts. Faites-le passer encore.
lesson-passes-1-why = Il n’a ni 4 ni blanc, et rien d’autre n’est ouvert. Vous vous débarrassez aussi d’un double. 4-2 ou 6-0 lui ouvriraient un autre nombre.
lesson-passes-2 = Nestor a pioché quand seul un 4 était ouvert. 5-4 va maintenant aux deux bouts. Où le jouez-vous ?
lesson-passes-2-why = Les deux bouts montrent maintenant un 4. Nestor a pioché un 4 et l’a joué aussitôt : il n’en a plus et doit de nouveau piocher. Sur le 4, vous lui auriez laissé deux cinq.
lesson-passes-3 = Tout à l’heure, Nestor a pioché trois dominos alors qu’un 6 était ouvert, et le dernier était 4-3. Que jouez-vous ?
lesson-passes-3-why = Les deux bouts montrent maintenant un 6, et il n’en a pas. Le seul six non vu est 6-5 : il doit piocher jusqu’à le trouver.
lesson-passes-4 = Il ne reste qu’un domino à Nestor. Il a pioché quand un blanc, un 1 et un 5 étaient ouverts. Puis il a encore pioché quand un blanc, un 5 et un 6 étaient ouverts. Jouez pour que son dernier domino n’aille nulle part.
lesson-passes-4-why = Son dernier domino n’a ni blanc, ni 1, ni 5, ni 6 : parmi les dominos non vus, ce ne peut être que 4-4. Seuls un blanc, un 2 et un 5 sont ouverts, et il doit piocher. Après 4-2, il l’aurait joué sur le 4 et aurait fait domino.

lesson-last-bones = Les trois derniers dominos
lesson-last-bones-explained = Compter ce qui reste.
lesson-last-bones-1 = Vous avez trois dominos, chacun avec un 5. Nestor en a deux. Que jouez-vous, et où ?
lesson-last-bones-1-why = Les deux bouts montrent maintenant un 5. Le seul cinq non vu est 5-5 ; les autres sont à vous. Nestor doit presque toujours piocher, et vous continuez à jouer.
lesson-last-bones-2 = Comptez les 3 : cinq sont sur la table, et vous avez les deux autres. Que jouez-vous ?
lesson-last-bones-2-why = Le nouveau 3 vous attend : seul votre 5-3 y va. Ensuite, 5-4 peut suivre sur son 5.
lesson-last-bones-3 = Il ne reste qu’un domino à Nestor, et tous les 5 sauf les vôtres sont sur la table. Où jouez-vous 5-3 ?
lesson-last-bones-3-why = Les deux bouts montrent maintenant un 5. Nestor pioche tout et ne peut toujours pas jouer. La manche est bloquée, et votre 0-0 ne pèse rien.
lesson-last-bones-4 = Retour à All Fives. Vous avez 1-1 et 3-2, et aucun ne rapporte maintenant. Lequel jouer d’abord ?
lesson-last-bones-4-why = Aucun domino que Nestor pourrait avoir ne rapporte sur 4, et votre dernier domino, 3-2, ferait 5 sur le 2. Si vous jouez d’abord 3-2, il peut marquer avec 4-3.

lesson-blocking = Le blocage
lesson-blocking-explained = Finir la manche au bon moment.
lesson-blocking-1 = Dans ce jeu, personne ne pioche. Si personne ne peut jouer, le joueur qui a le moins de points en main marque la différence. Nestor a passé quand seuls des 6 étaient ouverts. Bloquez la manche.
lesson-blocking-1-why = Les deux bouts montrent un 6. Nestor n’en a pas, et vous n’en avez plus : la manche est bloquée. Vous avez 15 points en quatre dominos, et lui a six dominos.
lesson-blocking-2 = Nestor a passé deux fois alors qu’un 5 était ouvert. 5-3 va aux deux bouts. Où bloque-t-il la manche ?
lesson-blocking-2-why = Les deux bouts montrent un 5, et Nestor n’en a pas. Vous ne pouvez pas jouer non plus, et votre 0-0 ne pèse rien face à ses trois dominos.
lesson-blocking-3 = Nestor a passé deux fois alors qu’un 4 était ouvert. Où jouez-vous 6-4 ?
lesson-blocking-3-why = Les deux bouts montrent un 4, et Nestor n’en a pas. Votre 3-1 n’est pas jouable, mais c’est tout ce qui vous reste : 4 points face à ses quatre dominos.
lesson-blocking-4 = Nestor a passé alors qu’un 5 était ouvert, et il a trois dominos. Vous avez 3-2 et 5-0. Que faire ?
lesson-blocking-4-why = Des cinq aux deux bouts : la manche est bloquée, et vous avez 5 points en main. Dans 98 % des cas, ses trois dominos en ont davantage.

lesson-score = Jouer selon le score
lesson-score-explained = Près de la fin, gagner avant tout.
lesson-score-1 = La partie se joue en 150 points. Vous en avez 135 ; Nestor en a 147 et a ouvert avec 6-6. Que jouez-vous ?
lesson-score-1-why = 15 points font 150, et la partie est finie sur-le-champ. Il suffisait à Nestor de marquer une seule fois.
lesson-score-2 = Vous avez 138 points, et Nestor 146. Quel coup gagne la partie maintenant ?
lesson-score-2-why = Il vous en faut 12, et 15 suffisent : vous gagnez la partie au milieu d’une manche.
lesson-score-3 = Vous avez 141 points, et Nestor 140. 4-3 va à trois endroits. Où gagne-t-il ?
lesson-score-3-why = Sur un 4, il enlève 1, et la somme passe de 16 à 15. Sur le 3, il ajouterait 1, et 17 ne rapporte rien.
lesson-score-4 = Vous avez 136 points et ne pouvez pas marquer maintenant. Nestor en a 143 : 5 points ne lui suffisent pas, mais 10, si. Quel coup est sûr ?
lesson-score-4-why = Après 2-0, aucun domino qu’il pourrait avoir ne rapporte. Après 6-1, il pourrait faire 10 avec 2-2 et gagner.
lesson-firecracker = Utiliser le pétard
lesson-firecracker-explained = Quand l’utiliser, quand attendre.
lesson-firecracker-1 = Avant de jouer, vous pouvez faire sauter le dernier domino d’une branche : cliquez sur votre pétard, puis sur le domino. Rien n’est jouable ici. Quel domino faites-vous sauter ?
lesson-firecracker-1-why = Le bout montre de nouveau un 5, et 5-2 y va. Vous ne pouviez pas jouer avant : ce coup rapporte donc 5 de plus. Sans 1-0, le bout montrerait un blanc, et vous n’en avez pas.
lesson-firecracker-2 = La somme est de 13. Comment marquer 10 avant même de jouer ?
lesson-firecracker-2-why = 5-5 est de nouveau seul et compte double. À vous de jouer maintenant, et 5-0 rapporte encore 10.
lesson-firecracker-3 = La somme est de 3, et aucun de vos dominos ne rapporte. Quel domino faites-vous sauter ?
lesson-firecracker-3-why = 6-6 est de nouveau libre de ce côté et compte 12 ; avec le 3, cela fait 15. Sans 6-3, la somme des bouts serait de 12.
lesson-firecracker-4 = La somme est de 13. Votre pétard peut la ramener à 10, et 3-0 aussi. Lequel vaut mieux ?
lesson-firecracker-4-why = Les deux rapportent 10, mais avec 3-0 vous gardez votre seul pétard de la manche. Plus tard, il peut encore rapporter, ou vous éviter de piocher.

lesson-partners = Partenaires
lesson-partners-explained = Ce dont votre partenaire a besoin.
lesson-partners-1 = Le joueur en face de vous est votre partenaire, et personne ne pioche. Votre partenaire a passé quand un 5 et un 6 étaient ouverts. Quel coup lui donne une chance ?
lesson-partners-1-why = Après 6-2, seuls un 5 et un 6 seraient ouverts, et votre partenaire passerait encore. 5-5 laisse le 2, et vous vous débarrassez d’un double de dix points.
lesson-partners-2 = Votre partenaire a passé quand seul un 2 était ouvert. Un bout montre maintenant un 6. Jouez-vous 3-0 ou 3-2 ?
lesson-partners-2-why = Votre partenaire n’a pas de 2 : après 3-2, seul 6-1 pourrait encore lui servir, car tous les autres 6 sont sur la table. 3-0 ouvre un blanc, où vont aussi vos 0-0 et 1-0.
lesson-partners-3 = La manche est presque finie. 3-2 va aux deux bouts, et 4-2 est jouable aussi. Qu’est-ce qui aide le plus votre partenaire ?
lesson-partners-3-why = Les deux bouts montrent maintenant un 2. Il reste trois 2 à venir, et votre partenaire en a presque toujours un ; votre 4-2 y va aussi. Sur des 3, seul 3-3 pourrait suivre.
lesson-partners-4 = Vous pouvez jouer 0-0 ou 5-0 sur le blanc. Lequel ?
lesson-partners-4-why = 6-1 est le dernier 6 non vu. Le joueur à votre gauche n’a pas de 6 : c’est donc votre partenaire ou le joueur à votre droite qui l’a. Après 0-0, tout dépend de celui des deux qui l’a. Après 5-0, les points reviennent à votre équipe dans les deux cas.

lesson-partners-number = Le nombre du partenaire
lesson-partners-number-explained = Que laisser et que couvrir.
lesson-partners-number-1 = Dans ce jeu, personne ne pioche. Votre partenaire a choisi d’ouvrir avec 4-4, et un adversaire en a couvert un côté. Que jouez-vous ?
lesson-partners-number-1-why = Qui ouvre avec un nombre l’a souvent sur d’autres dominos. 5-5 laisse le 4 à votre partenaire, et vous vous débarrassez d’un double de dix points. 4-0 ou 4-2 couvrirait le 4.
lesson-partners-number-2 = Votre partenaire a ouvert avec 4-2 et vient de jouer 5-4. 4-0 va aux deux bouts. Que jouez-vous, et où ?
lesson-partners-number-2-why = Sur le blanc, 4-0 met un 4 aux deux bouts. Il ne reste qu’un 4 non vu, 6-4, et vous en avez deux autres : les adversaires ne peuvent presque plus jouer.
lesson-partners-number-3 = Votre partenaire a ouvert le 3, et un adversaire le 6. Vous pouvez jouer 3-3 ou 6-1. Lequel ?
lesson-partners-number-3-why = 6-1 couvre le 6 de l’adversaire et laisse le 3 à votre partenaire. Votre double peut attendre : à part 3-3, seul 3-2 peut encore y aller.
lesson-partners-number-4 = Un adversaire a ouvert le blanc, et votre partenaire le 3. Jouez-vous 5-0 ou 6-3 ?
lesson-partners-number-4-why = 5-0 couvre le blanc de l’adversaire et laisse le 3 à votre partenaire. Votre 5-1 va aussi sur le nouveau 5. Jouer 6-3 maintenant couvrirait le 3 de votre partenaire.

lesson-forced-passes = Faire passer
lesson-forced-passes-explained = Ouvrir ce qui manque au suivant.
lesson-forced-passes-1 = Le joueur suivant a passé quand un 6 et un 4 étaient ouverts. Plus tard, il a encore passé quand un 6 et un blanc étaient ouverts. Lequel de vos dominos le fait passer de nouveau ?
lesson-forced-passes-1-why = 4-2 sur le 2 laisse un 4 et un blanc, et le joueur suivant n’a ni l’un ni l’autre. Votre partenaire peut avoir 2-0 ou 4-0. Après 1-0, le suivant pourrait jouer 1-1, 2-1 ou 2-2.
lesson-forced-passes-2 = Le joueur suivant a passé quand un 2 et un 1 étaient ouverts. Tous les 6 sauf votre 6-3 sont sur la table. Jouez-vous 4-2 ou 6-3 ?
lesson-forced-passes-2-why = 4-2 ouvre un 2, que le suivant n’a pas, et seul votre 6-3 va sur le 6. Votre partenaire peut avoir 2-2 ou 5-2. Après 6-3, un 3 et un 4 seraient ouverts.
lesson-forced-passes-3 = Sauf les vôtres, tous les 4 et tous les 5 sont sur la table. Jouez-vous 4-0 ou 5-3 ?
lesson-forced-passes-3-why = Après 4-0, les bouts montrent un 4 et un 5, et personne d’autre n’en a. Les trois autres passent, ce qui rapporte 25 points dans ce jeu, et vous rejouez.
lesson-forced-passes-4 = Tous les autres ont passé quand un 5 était ouvert. 5-1 va aux deux bouts. Où le jouez-vous ?
lesson-forced-passes-4-why = Les deux bouts montrent maintenant un 5. Les autres passent, ce qui rapporte 25 points dans ce jeu. Ensuite votre 5-5, le dernier 5, bloque la manche, et le joueur suivant a encore cinq dominos.

lesson-blocking-in-pairs = Bloquer en équipe
lesson-blocking-in-pairs-explained = Compter avant de bloquer.
lesson-blocking-in-pairs-1 = Dans ce jeu, l’équipe qui a le moins de points gagne le blocage et marque ceux des adversaires. Tous les autres blancs sont sur la table. Où jouez-vous 4-0 ?
lesson-blocking-in-pairs-1-why = Sur le 4, il met un blanc aux deux bouts, et la manche est bloquée. Il ne vous reste que 3-3. Votre équipe a quatre dominos, les adversaires en ont cinq.
lesson-blocking-in-pairs-2 = Tous les autres 2 sont sur la table : 3-2 sur le 3 bloquerait donc la manche. Que jouez-vous ?
lesson-blocking-in-pairs-2-why = Un blocage vous laisserait 19 points, et votre partenaire a cinq dominos : votre équipe perdrait sans doute. Après 3-0 sur le 3, la manche continue, et seul votre 3-2 va sur le 2.
lesson-blocking-in-pairs-3 = Dans ce jeu, celui qui a le moins de points gagne le blocage pour son équipe. Tous les autres blancs sont sur la table. Où jouez-vous 3-0 ?
lesson-blocking-in-pairs-3-why = Sur le 3, il met un blanc aux deux bouts, et la manche est bloquée. Vous avez 5 points, et personne d’autre ne peut en avoir si peu : aucun domino non vu n’en a moins de 4.
lesson-blocking-in-pairs-4 = 3-0 sur le 3 bloquerait la manche, mais vous laisserait 12 points. Voyez-vous un meilleur coup ?
lesson-blocking-in-pairs-4-why = Tous les autres 4 et tous les autres blancs sont sur la table. Après 4-3, personne d’autre ne peut jouer : vous continuez avec 4-1, puis faites domino avec 3-0.

lesson-ten-of-each = Dix de chaque nombre
lesson-ten-of-each-explained = Compter au double-neuf.
lesson-ten-of-each-1 = Ici, chaque nombre a dix dominos, et quinze dominos restent de côté toute la manche. Comptez les 7. Où jouez-vous 7-1 ?
lesson-ten-of-each-1-why = Les deux bouts montrent maintenant un 7. Neuf 7 sont sur la table, et le dixième, 7-2, est à vous. Les autres passent, et vous rejouez.
lesson-ten-of-each-2 = 6-3 va aux deux bouts, et vous avez aussi 6-1 et 6-6. Comptez les 6. Que jouez-vous, et où ?
lesson-ten-of-each-2-why = Sur le 3, 6-3 met un 6 aux deux bouts. Seuls 6-2 et 6-4 restent inconnus, peut-être de côté, et vos 6-1 et 6-6 restent jouables. Sur le 6, il laisserait deux 3, et vous n’en avez pas d’autre.
lesson-ten-of-each-3 = Le joueur suivant a passé quand un 7 et un 3 étaient ouverts. Jouez-vous 6-3 ou 7-4 ?
lesson-ten-of-each-3-why = Sur le 6, 6-3 laisse de nouveau un 3 et un 7. Personne ne pioche ici : le joueur suivant n’a toujours ni l’un ni l’autre et passe encore. Après 7-4, un 6 et un 4 seraient ouverts.
lesson-ten-of-each-4 = Il reste deux blancs inconnus, mais tous les autres ont passé quand un blanc était ouvert. Jouez-vous 4-0 ou 2-0, et où ?
lesson-ten-of-each-4-why = Sur le 4, 4-0 met un blanc aux deux bouts. Les deux blancs inconnus sont de côté : les autres passent, et vous continuez avec 2-0.

lesson-heavy-bones = Les dominos lourds
lesson-heavy-bones-explained = Que jouer tôt, que garder ?
lesson-heavy-bones-1 = Dans ce jeu, l’équipe gagnante marque les points que les adversaires ont en main. Jouez-vous 8-8 ou 5-0 ?
lesson-heavy-bones-1-why = 8-8 ne va que sur un 8, et il y en a un maintenant. S’il vous reste en main, il peut coûter 16 points à votre équipe. 5-0 va sur deux nombres et peut attendre.
lesson-heavy-bones-2 = Vous pouvez jouer 9-4 sur le 9 ou 5-0 sur le 5. Lequel ?
lesson-heavy-bones-2-why = 9-4 vous débarrasse de 13 points, et trois autres de vos dominos vont sur le nouveau 4. Après 5-0, seul votre 9-4 serait jouable.
lesson-heavy-bones-3 = Votre partenaire et le joueur précédent viennent de passer alors qu’un 5 et un 6 étaient ouverts. Il reste un domino au joueur suivant. Jouez-vous 5-5 ou 8-5 ?
lesson-heavy-bones-3-why = 5-5 laisse de nouveau un 5 et un 6, et ceux qui ont passé passent encore. Ensuite, 8-5 fait une place à votre 8-8. Si vous jouez d’abord 8-5, il n’y a plus de 5 pour votre 5-5.
lesson-heavy-bones-4 = Tous les autres ont passé quand seul un 1 était ouvert. L’équipe qui a le moins de points gagne le blocage. Où jouez-vous 6-1 ?
lesson-heavy-bones-4-why = Les deux bouts montrent maintenant un 1. Les six dominos inconnus avec un 1 sont de côté : la manche est bloquée. Vous avez 31 points en trois dominos, et votre partenaire a six dominos. Les adversaires en ont douze, et presque toujours plus de points.
