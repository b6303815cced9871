# Balanço: a página com o rating do jogador.

rating-page = Rating
rating-yours = Seu rating
rating-games = { $table ->
    [two] partidas a dois sem ajuda
    [pairs] partidas em duplas sem ajuda
   *[several] partidas a três ou quatro sem ajuda
}
rating-tables = Rating mostrado
rating-table = { $table ->
    [two] Dois jogadores
    [pairs] Duplas
   *[several] Três ou quatro
}
rating-few = Seu rating aparece depois de dez partidas sem ajuda contra Nestor. { $left ->
    [one] Falta uma.
   *[other] Faltam { $left }.
}
rating-is-off = Seu rating está oculto.

rating-range = Faixa
rating-range-value = de { $low } a { $high }
rating-range-says = correta 19 de cada 20 vezes
rating-best = Melhor
rating-nearest = Nível mais próximo
rating-nearest-says = você vence { $share } de cada 100 partidas
# What each of these figures means.
tip-rating-range = Onde a sua força real mais provavelmente está; mais partidas estreitam
tip-rating-best = O seu rating mais alto até agora, a partir da décima partida
tip-rating-nearest = O nível com o rating mais próximo do seu
rating-says = “{ level-beginner }” tem { $beginner }. Quem tem 100 a mais que outro vence 64 de cada 100 partidas.
rating-show = Mostrar meu rating

rating-spoken = Seu rating depois de cada partida: { $first } no começo, { $last } agora. { $games } partidas.
rating-place = Partida { $game }: { $value } (de { $low } a { $high })

result-rating = Rating
result-rating-spoken = { $change ->
    [up] Rating { $rating }, { $by } a mais
    [down] Rating { $rating }, { $by } a menos
   *[same] Rating { $rating }, sem mudança
}
result-promoted = Você venceu { $won } das últimas { $games }.
result-next-level = Nestor jogaria no nível “{ $level }”.
result-play-level = Jogar “{ $level }”
