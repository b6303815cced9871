# The score sheet of a game, and the card at its end. $who, $name, and $partner are as in
# log.ftl. $side is like “Iris and Ajax”.

# The titles of the two windows.
window-score-sheet = Hoja de puntos
window-result = Resultado

# The heads of the first columns, and of the columns of each side.
sheet-hand = Ronda
sheet-led = Salió
sheet-plays = jugadas
sheet-hand-end = final
sheet-in-all = total

# The last row, and the game with its result in the title.
sheet-total = Total
sheet-game-over = { $game }, { $result ->
    [won] ganada
    [lost] perdida
    [side-won] victoria de { $side }
   *[tied] empatada
} { $own }–{ $other }

# The hand that is being played.
sheet-goes-on = Esta ronda aún se está jugando.
# The target was reached before the hand was over, so nothing was scored at its end.
sheet-target-reached = Se alcanzó la meta y la partida terminó en mitad de la ronda.

# A row, for a screen reader: the hand, and then each side.
sheet-spoken = Ronda { $hand }, { $led ->
    [no] aún sin salida
   *[yes] { $who ->
        [you] saliste tú
       *[other] salió { $name }
    }
}.
sheet-spoken-side = { $side }: { $played ->
    [none] {""}
   *[other] { $played } por jugadas{ $awarded ->
        [none] {" "}hasta ahora
       *[other] {""}
    },{" "}
}{ $awarded ->
    [none] {""}
   *[other] { $awarded } al final,{" "}
}{ $total } en total.

# The chart, for a screen reader, and a point of it.
sheet-chart-spoken = Gráfico de los puntos tras cada ronda: { $standing }
sheet-chart-hands = Gráfico de las rondas ganadas: { $standing }
sheet-chart-place = Tras la ronda { $hand }: { $standing }

# The same deals with both sets of bones: names of numbers.
figure-first-seat = La primera vez
figure-first-seat-hand = En tu partida, ronda { $hand }
figure-other-seat = Con las fichas intercambiadas

# Names of numbers of a game, and the numbers.
# At the end of a timed game: how its result is worked out. For each second left, the winner
# scores half a percent of their points, and the loser a quarter percent.
figure-score = Puntos
figure-spread = Premio por diferencia
figure-spread-of = { $score }{"\u00A0"}−{"\u00A0"}{ $other }{"\u00A0"}={"\u00A0"}{ $points }
figure-spread-none = 0 (solo para quien gana)
figure-time = Premio por tiempo
figure-time-of = { $secs }{"\u00A0"}s × { $share ->
    [won] 0,5
   *[lost] 0,25
} × { $score }{"\u00A0"}% = { $points }{ $rounded ->
    [yes] , redondeado hacia arriba
   *[no] {""}
}
figure-time-none = 0 (sin tiempo restante)
figure-time-given-up = 0 (partida abandonada)
figure-best = Récord en el nivel { $level }
figure-best-yet = { $points }, nuevo récord
figure-margin = Diferencia
figure-best-play = Mejor jugada
figure-best-play-of = { points }: { $who ->
    [you] tu { $bone }
   *[other] { $bone } de { $name }
}{ $hands ->
    [one] {""}
   *[other] {" "}en la ronda { $hand }
}
figure-swing = Mayor vuelco
figure-swing-of = { $who ->
    [you] { points } a tu favor en la ronda { $hand }
    [you-and] { points } a favor de tu bando en la ronda { $hand }
    [partners] { points } a favor de { LIST($name, $partner) } en la ronda { $hand }
   *[other] { points } a favor de { $name } en la ronda { $hand }
}
figure-average = Puntos por ronda
figure-hands = Rondas
figure-against = Contra el nivel { $level }

# The record against a level, this game included.
figure-streak = Ganaste { $won } de { tally-games }{ $result ->
    [won] , entre ellas las { $length } últimas
    [lost] , pero perdiste las { $length } últimas
   *[other] {""}
}

# On the card: the player had help.

# On the card: the game was a replay of known deals.
result-not-counted = Esta partida fue una repetición, así que no se añade al balance ni al historial.
# What will be played next, if it’s another game.
result-next = Próxima partida: { $kind }.

# The buttons of the card; $level is one level, or from one to another.
result-again = Jugar otra vez
result-stronger = Subir de nivel: { $level }
result-weaker = Bajar de nivel: { $level }
result-another = Otro juego

result-number = La partida número { $number } da de nuevo los mismos repartos: «{ window-numbered }» en «{ window-new-game }».
result-shared = { $assisted ->
    [yes] Nestor Dominoes, { $result }, con ayuda.
   *[no] Nestor Dominoes, { $result }.
}
result-shared-number = { $shared } Los mismos repartos: partida número { $number } o { $command }
result-save-picture = Guardar imagen
result-picture-kind = Imágenes PNG
result-picture-not-chosen = La imagen no se guardó: no se eligió dónde. Si nada te lo preguntó, tu sistema no tiene diálogo de archivos.
result-picture-saved = Imagen guardada como { $path }.
result-picture-not-saved = No se puede guardar la imagen como { $path } ({ $reason }).
result-other-seat = Intercambiar fichas
tip-result-other-seat = Repite estos repartos con tus fichas y las de Nestor intercambiadas; no se añade al balance
