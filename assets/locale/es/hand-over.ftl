# El final de una mano.
hand-over-goes-out = { $who ->
    [you] Dominas
   *[other] { $name } domina
}
hand-over-blocked = Juego cerrado
hand-over-time-up = Se acabó el tiempo
hand-over-ended = La mano ha terminado
hand-over-held = { $who ->
    [you] Te quedaban
   *[other] A { $name } le quedaban
}
hand-over-pips = { $sum } { $count ->
    [one] punto
   *[other] puntos
}
hand-over-award = { $who ->
    [you] Tú { $points }
    [you-and] Tú y { $partner } { $points }
    [partners] { $name } y { $partner } { $points }
   *[other] { $name } { $points }
}
hand-over-nobody = Nadie puntúa
hand-over-review = Repasar la mano
