# Game tally: the page with statistics, skill, and luck.

# The chart of the games that were won.
statistics-games-won = Partidas ganadas
statistics-last-ten = media de las diez últimas
# What a dot of a chart is, and the value of a game in it.
statistics-dot = cada partida
statistics-place = Partida { $game }: { $value }
statistics-no-chart = El gráfico de tus victorias empieza con la quinta partida.
statistics-wins-spoken = Porcentaje de partidas ganadas, media de las diez últimas: { $first }{"\u00A0"}% al principio, { $last }{"\u00A0"}% ahora. { $games } partidas.
statistics-wins-place = Partida { $game }: { $share }{"\u00A0"}%
# The first or last game of a chart, and when it was.
statistics-game-at = partida { $game }, { $when }

# Numbers: their names, and what stands below them.
statistics-most-points = Más puntos
statistics-best-win = Mejor victoria
statistics-streak = Mejor racha
statistics-average = Media
statistics-average-hand = Media por ronda
statistics-time = Tiempo jugado
statistics-score = { $own }–{ $other }
statistics-wins = { $wins ->
    [one] 1 victoria
   *[other] { $wins } victorias
}
statistics-days = { $first } a { $last }
statistics-a-game = por partida
statistics-hands-a-game = rondas por partida: { $hands }
statistics-time-a-game = { $length } por partida

# What each of these numbers means.
tip-statistics-most-points = La mayor cantidad de puntos que has hecho en una partida
tip-statistics-best-win = Tu victoria más amplia: tu resultado y el mejor de los demás
tip-statistics-streak = La mayor cantidad de partidas ganadas seguidas
tip-statistics-average = Lo que haces en una partida, en promedio
tip-statistics-average-hand = Lo que haces en una ronda, en promedio
tip-statistics-time = El tiempo de todas estas partidas juntas

# Skill and luck in the games that have been analyzed.
statistics-title = Habilidad y suerte
statistics-says = Lo que te costaron tus decisiones y lo que te dio la suerte.
statistics-reviewed = { $games ->
    [one] { $reviewed } de 1 partida analizada.
   *[other] { $reviewed } de { $games } partidas analizadas.
}
# When some of the games are in only one of the charts.
statistics-leaves-out = La pérdida se calcula con partidas sin ayuda. La suerte incluye también partidas con pistas, contador de fichas o tutor, pero no los repartos que ya habías jugado.
# When scores count points in some games and hands in others.
statistics-leaves-out-hands = Los puntos y la suerte no incluyen las partidas en las que se cuentan rondas.

# An average and its 95% interval.
statistics-figure = { $mean }{"\u00A0"}±{"\u00A0"}{ $within }
statistics-luck-figure = { $figure } { $unit ->
    [hands] rondas
   *[points] puntos
}
# The same for fewer than five games.
statistics-too-few = { $figure } (pocas partidas para sacar conclusiones)
statistics-cost = Probabilidad de ganar perdida por decisión
statistics-luck = Suerte por partida
statistics-cost-says = El coste es cuánto bajaron tus decisiones la probabilidad de ganar, frente a las mejores.
statistics-luck-says = La suerte es cuánto mejores o peores que la media fueron para ti el reparto, los robos y las fichas ocultas.

# The charts: the heading of each, and what a screen reader says.
statistics-cost-chart = Probabilidad de ganar perdida por decisión (%), por partida
statistics-cost-spoken = Probabilidad de ganar perdida por decisión en { $games } partidas analizadas: { $first ->
    [one] 1 punto porcentual
   *[other] { $first } puntos porcentuales
} en la primera mitad; { $last } en la segunda.
statistics-luck-chart = Suerte en { $unit ->
    [hands] rondas
   *[points] puntos
}, por partida
statistics-luck-spoken = Suerte en { $games } partidas analizadas: { $first } { $unit ->
    [hands] rondas
   *[points] puntos
} por partida en la primera mitad; { $last } en la segunda.
statistics-chart-says = Cada marca es una partida; la línea es la media de las diez últimas. Por encima de cero, la suerte estuvo de tu lado. Las cifras llevan su margen de error (confianza del 95{"\u00A0"}%).

# Analyzes the last games.
statistics-review = { $games ->
    [one] Analizar la última partida
   *[other] Analizar las últimas { $games } partidas
}
tip-statistics-review = Calcular lo que costó cada decisión; unos segundos por partida
statistics-progress = Analizando la partida { $game } de { $of }…
tip-statistics-stop = Lo ya analizado se conserva
