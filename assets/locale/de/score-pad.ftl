# Der Punkteblock: hält den Stand eines Spiels mit echten Steinen fest.

# Die Zeile, die öffnet, was vor den ersten Punkten eingestellt wird.
pad-set-up = Teams und Ziel
pad-sides-label = Teams
# Die Zahl der Teams und die Punkte, die gewinnen.
pad-sides = { $count } Teams
pad-to = { $sides }, bis { $target } Punkte
pad-target = Ziel
pad-no-target = Keins
# Ein Team ohne Namen und das Feld für seinen Namen.
pad-side = Team { $number }
pad-name = Name von Team { $number }
# Unter dem Punktestand eines Teams, das gewonnen hat.
pad-wins = Gewonnen
# Das Feld für Punkte, die Tasten daneben und der Knopf eines Teams, der sie anschreibt; $written
# hat ein Vorzeichen.
pad-points = Punkte
pad-minus = Vorzeichen wechseln
pad-empty = Feld leeren
pad-add = { $name }: { $written }
# Löscht alle Punkte; „Rückgängig“ holt sie zurück.
pad-clear = Alle Punkte löschen
