# Bilanz: die Seite mit der Wertungszahl.

rating-page = Wertung
rating-yours = Deine Wertung
rating-games = { $table ->
    [two] Partien zu zweit ohne Hilfe
    [pairs] Partien mit Partner ohne Hilfe
   *[several] Partien zu dritt oder viert ohne Hilfe
}
rating-tables = Angezeigte Wertung
rating-table = { $table ->
    [two] Zu zweit
    [pairs] Mit Partner
   *[several] Zu dritt oder viert
}
rating-few = Deine Wertung erscheint nach zehn Partien ohne Hilfe gegen Nestor. { $left ->
    [one] Noch eine.
   *[other] Noch { $left }.
}
rating-is-off = Deine Wertung ist ausgeblendet.

rating-range = Bereich
rating-range-value = { $low } bis { $high }
rating-range-says = trifft in 19 von 20 Fällen zu
rating-best = Höchste
rating-nearest = Nächstgelegene Stufe
rating-nearest-says = du gewinnst { $share } von 100 Partien
# What each of these figures means.
tip-rating-range = Hier liegt deine wahre Stärke am ehesten; mehr Partien engen es ein
tip-rating-best = Deine bisher höchste Wertung, ab der zehnten Partie
tip-rating-nearest = Die Stufe, deren Wertung deiner am nächsten ist
rating-says = „{ level-beginner }“ hat { $beginner }. Wer 100 mehr hat als ein anderer, gewinnt 64 von 100 Partien.
rating-show = Meine Wertung zeigen

rating-spoken = Deine Wertung nach jeder Partie: anfangs { $first }, jetzt { $last }. { $games } Partien.
rating-place = Partie { $game }: { $value } ({ $low } bis { $high })

result-rating = Wertung
result-rating-spoken = { $change ->
    [up] Wertung { $rating }, { $by } mehr
    [down] Wertung { $rating }, { $by } weniger
   *[same] Wertung { $rating }, unverändert
}
result-promoted = { $won } der letzten { $games } gewonnen.
result-next-level = Nestor würde auf „{ $level }“ spielen.
result-play-level = Auf „{ $level }“ spielen
