# Der Punkteblock: hält den Stand eines Spiels mit echten Steinen fest.

# Die Zeile, die öffnet, was vor den ersten Punkten eingestellt wird.
pad-set-up = Parteien und Ziel
pad-sides-label = Parteien
# Die Zahl der Parteien und die Punkte, die gewinnen.
pad-sides = { $count } Parteien
pad-to = { $sides }, bis { $target } Punkte
pad-target = Ziel
pad-no-target = Keins
# Eine Partei ohne Namen und das Feld für ihren Namen.
pad-side = Partei { $number }
pad-name = Name von Partei { $number }
# Unter dem Punktestand einer Partei, die gewonnen hat.
pad-wins = Gewonnen
# Das Feld für Punkte, die Tasten daneben und der Knopf einer Partei, der sie anschreibt; $written
# hat ein Vorzeichen.
pad-points = Punkte
pad-minus = Vorzeichen wechseln
pad-empty = Feld leeren
pad-add = { $name }: { $written }
# Löscht alle Punkte; „Rückgängig“ holt sie zurück.
pad-clear = Alle Punkte löschen
