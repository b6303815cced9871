# Bilan : la page avec la cote du joueur.

rating-page = Cote
rating-yours = Votre cote
rating-games = { $table ->
    [two] parties à deux sans aide
    [pairs] parties en équipe sans aide
   *[several] parties à trois ou quatre sans aide
}
rating-tables = Cote affichée
rating-table = { $table ->
    [two] À deux
    [pairs] En équipe
   *[several] À trois ou quatre
}
rating-few = Votre cote s’affiche après dix parties sans aide contre Nestor. { $left ->
    [one] Encore une.
   *[other] Encore { $left }.
}
rating-is-off = Votre cote est masquée.

rating-range = Fourchette
rating-range-value = { $low } à { $high }
rating-range-says = juste 19 fois sur 20
rating-best = Meilleure
rating-nearest = Niveau le plus proche
rating-nearest-says = vous gagnez { $share } fois sur 100
# What each of these figures means.
tip-rating-range = Là où se situe sans doute votre vraie force ; plus de parties la resserrent
tip-rating-best = Votre cote la plus haute jusqu’ici, à partir de la dixième partie
tip-rating-nearest = Le niveau dont la cote est la plus proche de la vôtre
rating-says = « { level-beginner } » est à { $beginner }. Avec 100 de plus qu’un autre, on gagne 64 parties sur 100.
rating-show = Afficher ma cote

rating-spoken = Votre cote après chaque partie : { $first } au début, { $last } maintenant. { $games } parties.
rating-place = Partie { $game } : { $value } ({ $low } à { $high })

result-rating = Cote
result-rating-spoken = { $change ->
    [up] Cote { $rating }, { $by } de plus
    [down] Cote { $rating }, { $by } de moins
   *[same] Cote { $rating }, inchangée
}
result-promoted = { $won } des { $games } dernières gagnées.
result-next-level = Nestor jouerait au niveau « { $level } ».
result-play-level = Jouer « { $level } »
