# How hard Nestor plays.

level-learner = Apprenti
level-beginner = Débutant
level-easy = Facile
level-not-so-easy = Pas si facile
level-tough = Difficile
level-brutal = Impitoyable

# What Nestor does at a level, in one line.
level-learner-explained = Joue souvent n’importe quel domino qui va et laisse passer des points.
level-beginner-explained = Joue ce qui rapporte le plus. Si rien ne rapporte, joue le domino le plus fort.
level-easy-explained = Prend les points, joue tôt les doubles et garde des dominos qu’il pourra jouer plus tard.
level-not-so-easy-explained = Compte les dominos non vus et ce qu’ils pourraient rapporter en réponse.
level-tough-explained = Sait, après des millions de manches, où mène chaque coup. À deux joueurs avec pioche, examine aussi vos réponses.
level-brutal-explained = Déduit ce que vous pouvez avoir et joue la manche des centaines de fois dans sa tête.

# How Nestor chooses at a level, in his own words, for Help.
level-learner-how = Au niveau « { level-learner } », je découvre le jeu. Je joue souvent le premier domino que je vois aller, et je laisse passer des points, parfois beaucoup. Le reste du temps, je joue comme au niveau « { level-beginner } ».
level-beginner-how = Au niveau « { level-beginner } », je regarde chaque domino que je peux jouer et chaque bout où il va, et je prends le plus de points. Si rien ne rapporte, je joue mon domino le plus fort. Je ne me demande pas ce que vous avez. On lit donc facilement dans mon jeu.
level-easy-how = Au niveau « { level-easy } », je prends les points que je vois, mais je regarde aussi ma main. Je joue tôt les doubles, car ils ne vont qu’avec un seul nombre, et je garde des nombres sur lesquels je pourrai jouer plus tard. Je regarde aussi un peu ce que je vous laisse.
level-not-so-easy-how = Au niveau « { level-not-so-easy } », je compte. Je sais quels dominos je n’ai pas vus : je peux donc estimer vos chances d’en avoir un qui rapporte, et j’essaie de vous laisser une table où il y en a peu.
level-tough-how = Au niveau « { level-tough } », j’ai appris. J’ai joué énormément de manches contre moi-même et je me souviens de ce qui y comptait : je vois d’un coup d’œil ce qu’un coup vaut à la longue. À deux joueurs avec pioche, j’examine aussi chacune de vos réponses.
level-brutal-how = Au niveau « { level-brutal } », je fais tout cela et je calcule plusieurs coups à l’avance. Je déduis ce que vous pouvez avoir, j’imagine des centaines de donnes possibles et je joue chacun de mes coups jusqu’au bout. Je choisis celui qui gagne le plus souvent la partie. Quand il reste peu de dominos, je calcule exactement.

# What he does at a level, and how often it beats the level below.
level-with-share = { $explained } { $seats ->
    [three] Gagne { $percent } % des parties contre deux joueurs du niveau inférieur (33 % serait l’équilibre ; { $game }).
    [four] Gagne { $percent } % des parties contre trois joueurs du niveau inférieur (25 % serait l’équilibre ; { $game }).
    [partners] Avec un partenaire du même niveau, gagne { $percent } % des parties contre deux joueurs du niveau inférieur ({ $game }).
   *[two] { $percent ->
        [100] Gagne presque toutes les parties contre le niveau inférieur ({ $game }).
       *[other] Gagne { $percent } % des parties contre le niveau inférieur ({ $game }).
    }
}

# How many of the points that he could claim Nestor overlooks, level by level.
level-overlook = Aux niveaux plus faciles, Nestor oublie davantage de points qu’il pourrait annoncer : { $shares }.
level-overlooks = { $level } { $percent ->
    [0] 0 %
   *[other] { $percent } %
}

level-adaptive = Adaptatif
level-adaptive-explained = Suit votre cote. Vous verrez le niveau après la partie.
result-adaptive = Nestor a joué au niveau « { $level } ».
