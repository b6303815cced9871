# The score sheet of a game, and the card at its end. $who, $name, and $partner are as in
# log.ftl. $side is like “Iris and Ajax”.

# The titles of the two windows.
window-score-sheet = Punktezettel
window-result = Ergebnis

# The heads of the first columns, and of the columns of each side.
sheet-hand = Runde
sheet-led = Eröffnet von
sheet-plays = Züge
sheet-hand-end = Ende
sheet-in-all = gesamt

# The last row, and the game with its result in the title.
sheet-total = Gesamt
sheet-game-over = { $game }, { $result ->
    [won] gewonnen
    [lost] verloren
    [side-won] Sieg für { $side }
   *[tied] unentschieden
} { $own }–{ $other }

# The hand that is being played.
sheet-goes-on = Diese Runde läuft noch.
# The target was reached before the hand was over, so nothing was scored at its end.
sheet-target-reached = Das Ziel wurde erreicht, und die Partie endete mitten in der Runde.

# A row, for a screen reader: the hand, and then each side.
sheet-spoken = Runde { $hand }, { $led ->
    [no] noch nicht eröffnet
   *[yes] { $who ->
        [you] von dir eröffnet
       *[other] von { $name } eröffnet
    }
}.
sheet-spoken-side = { $side }: { $played ->
    [none] {""}
   *[other] { $played } in der Runde{ $awarded ->
        [none] {" "}bisher
       *[other] {""}
    },{" "}
}{ $awarded ->
    [none] {""}
   *[other] { $awarded } am Ende,{" "}
}{ $total } insgesamt.

# The chart, for a screen reader, and a point of it.
sheet-chart-spoken = Diagramm der Punkte nach jeder Runde: { $standing }
sheet-chart-hands = Diagramm der gewonnenen Runden: { $standing }
sheet-chart-place = Nach Runde { $hand }: { $standing }

# The same deals with both sets of bones: names of numbers.
figure-first-seat = Beim ersten Mal
figure-first-seat-hand = In deiner Partie, Runde { $hand }
figure-other-seat = Mit getauschten Steinen

# Names of numbers of a game, and the numbers.
# At the end of a timed game: how its result is worked out. For each second left, the winner
# scores half a percent of their points, and the loser a quarter percent.
figure-score = Punkte
figure-spread = Vorsprungsbonus
figure-spread-of = { $score }{"\u00A0"}−{"\u00A0"}{ $other }{"\u00A0"}={"\u00A0"}{ $points }
figure-spread-none = 0 (nur für den Sieger)
figure-time = Zeitbonus
figure-time-of = { $secs }{"\u00A0"}s × { $share ->
    [won] 0,5
   *[lost] 0,25
} × { $score }{"\u00A0"}% = { $points }{ $rounded ->
    [yes] , aufgerundet
   *[no] {""}
}
figure-time-none = 0 (keine Zeit übrig)
figure-time-given-up = 0 (Partie aufgegeben)
figure-best = Bestwert auf Stufe { $level }
figure-best-yet = { $points }, ein neuer Bestwert
figure-margin = Vorsprung
figure-best-play = Bester Zug
figure-best-play-of = { points }: { $who ->
    [you] du mit { $bone }
   *[other] { $name } mit { $bone }
}{ $hands ->
    [one] {""}
   *[other] {" "}in Runde { $hand }
}
figure-swing = Größter Umschwung
figure-swing-of = { $who ->
    [you] { points } für dich in Runde { $hand }
    [you-and] { points } für dich und { $partner } in Runde { $hand }
    [partners] { points } für { $name } und { $partner } in Runde { $hand }
   *[other] { points } für { $name } in Runde { $hand }
}
figure-average = Punkte pro Runde
figure-hands = Runden
figure-against = Gegen Stufe { $level }

# The record against a level, this game included.
figure-streak = { $won } von { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} gewonnen{ $result ->
    [won] , die letzten { $length } in Folge
    [lost] , die letzten { $length } verloren
   *[other] {""}
}

# On the card: the player had help.

# On the card: the game was a replay of known deals.
result-not-counted = Das war eine Wiederholung, darum kommt sie weder in die Bilanz noch in den Verlauf.
# What will be played next, if it’s another game.
result-next = Nächste Partie: { $kind }.

# The buttons of the card; $level is one level, or from one to another.
result-again = Noch einmal
result-stronger = Höhere Stufe: { $level }
result-weaker = Niedrigere Stufe: { $level }
result-another = Anderes Spiel

result-number = Partie Nummer { $number } ergibt wieder dieselben Steine: „{ window-numbered }“ unter „{ window-new-game }“.
result-shared = { $assisted ->
    [yes] Nestor Dominoes, { $result }, mit Hilfe.
   *[no] Nestor Dominoes, { $result }.
}
result-shared-number = { $shared } Dieselben Steine: Partie Nummer { $number } oder { $command }
result-save-picture = Bild speichern
result-picture-kind = PNG-Bilder
result-picture-not-chosen = Das Bild wurde nicht gespeichert: Es wurde kein Ort gewählt. Hat nichts danach gefragt, fehlt deinem System ein Dateidialog.
result-picture-saved = Bild als { $path } gespeichert.
result-picture-not-saved = Das Bild kann nicht als { $path } gespeichert werden ({ $reason }).
result-other-seat = Steine tauschen
tip-result-other-seat = Dieselben Steine noch einmal, deine und Nestors getauscht; nicht in deiner Bilanz
