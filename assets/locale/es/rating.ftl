# Balance: la página con el rating del jugador.

rating-page = Rating
rating-yours = Tu rating
rating-games = { $table ->
    [two] partidas de dos sin ayuda
    [pairs] partidas en parejas sin ayuda
   *[several] partidas de tres o cuatro sin ayuda
}
rating-tables = Rating que se muestra
rating-table = { $table ->
    [two] Dos jugadores
    [pairs] Parejas
   *[several] Tres o cuatro
}
rating-few = Tu rating aparece tras diez partidas sin ayuda contra Nestor. { $left ->
    [one] Falta una.
   *[other] Faltan { $left }.
}
rating-is-off = Tu rating está oculto.

rating-range = Intervalo
rating-range-value = de { $low } a { $high }
rating-range-says = correcto 19 de cada 20 veces
rating-best = Máximo
rating-nearest = Nivel más cercano
rating-nearest-says = ganas { $share } de cada 100 partidas
# What each of these figures means.
tip-rating-range = Donde más probablemente está tu fuerza real; más partidas lo estrechan
tip-rating-best = Tu rating más alto hasta ahora, desde la décima partida
tip-rating-nearest = El nivel cuyo rating está más cerca del tuyo
rating-says = «{ level-beginner }» tiene { $beginner }. Quien tiene 100 más que otro gana 64 de cada 100 partidas.
rating-show = Mostrar mi rating

rating-spoken = Tu rating después de cada partida: { $first } al principio, { $last } ahora. { $games } partidas.
rating-place = Partida { $game }: { $value } (de { $low } a { $high })

result-rating = Rating
result-rating-spoken = { $change ->
    [up] Rating { $rating }, { $by } más
    [down] Rating { $rating }, { $by } menos
   *[same] Rating { $rating }, sin cambios
}
result-promoted = Ganaste { $won } de las últimas { $games }.
result-next-level = Nestor jugaría en «{ $level }».
result-play-level = Jugar en «{ $level }»
