# En el historial: cómo se jugó y con cuánta suerte, en las partidas examinadas.
statistics-title = Habilidad y suerte
statistics-reviewed = Partidas examinadas: { $reviewed } de { $games }.
# Debajo del número de partidas examinadas, si alguna falta en una de las gráficas.
statistics-leaves-out = El coste por decisión se calcula con las partidas sin ayuda, y la suerte, con aquellas sin más ayuda que pistas, lupa o tutor y cuyos repartos no habías jugado antes.

# A mean and its 95% interval.
statistics-figure = { $mean }{"\u00A0"}±{"\u00A0"}{ $within }
statistics-percent = { $figure }{"\u00A0"}% de probabilidad de ganar
statistics-points = { $figure } puntos
# Lo mismo de menos de cinco partidas.
statistics-too-few = { $figure } (muy pocas partidas para decir algo)
statistics-cost = Coste por decisión
statistics-luck = Suerte por partida

# The charts: above each, and to a screen reader.
statistics-cost-chart = Lo que costó cada decisión, en % de probabilidad de ganar, partida a partida
statistics-cost-spoken = Lo que costó cada decisión en { $games } partidas examinadas: { $first }{"\u00A0"}% de probabilidad de ganar en la primera mitad, { $last }{"\u00A0"}% en la segunda.
statistics-luck-chart = Lo que trajo la suerte, en puntos, partida a partida
statistics-luck-spoken = Lo que trajo la suerte en { $games } partidas examinadas: { $first ->
    [one] { $first } punto
   *[other] { $first } puntos
} por partida en la primera mitad, { $last } en la segunda.
statistics-chart-says = Cada punto es una partida; la línea es la media de las diez últimas. Por encima de cero, la suerte estuvo de tu lado. Lo que sigue a un ± es cuánto puede desviarse la media: en 95 de cada 100 casos así, no más.

# Reviews of the last games, one after the other.
statistics-review =
    { $games ->
        [one] Examinar la última partida
       *[other] Examinar las últimas { $games } partidas
    }
tip-statistics-review = Calcula en segundo plano lo que costó cada una de tus decisiones; tarda unos segundos por partida
statistics-progress = Examinando la partida { $game } de { $of }…
statistics-stop = Parar
tip-statistics-stop = Se detiene; lo que ya está examinado se conserva
