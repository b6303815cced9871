# The strategy page of Help: advice, each with a heading, and positions that show
# it. The numbers in the lines below a position are worked out by the game.

strategy-intro = Deine Steine kannst du dir nicht aussuchen, aber über viele Partien zahlen sich diese Gewohnheiten aus. Die fürs Team helfen, wenn niemand zieht, die zu Punkten, wenn die offenen Enden zählen. Die Stellungen sind aus { game-all-fives }; wo du anspielst, darf es jeder Stein sein. Bringen Dreier Punkte, rechne in Dreiern.

# The button that starts a lesson.
strategy-practise = Üben: { $lesson }

# Where equal ends score.
strategy-headers = Achte auf den Stein, der punktet
strategy-headers-says = Es kann immer nur ein Stein punkten: 5-2, wenn die Enden 5 und 2 zeigen, oder 5-5, wenn beide 5 zeigen. Lasse also Enden offen, deren Stein du selbst hast oder deren Stein schon liegt, und behalte einen Pasch, solange du seine Zahl noch an beide Enden bringen kannst.

strategy-two-plays = Behalte zwei Züge auf der Hand
strategy-two-plays-look = Sieh dir die Enden an, die nach einem Zug offen sind, und die Steine, die du dann noch hast. Passen zwei davon, kannst du auch dann anlegen, wenn eines dieser Enden zugedeckt wird.
strategy-two-plays-says = Passt keiner, musst du ziehen, und jeder gezogene Stein ist einer mehr, den du loswerden musst.
strategy-two-plays-may-draw = Hier darfst du auch ziehen, wenn ein Stein passt. Fast immer ist es richtig, alles zu ziehen: Dann weißt du, was Nestor hat, und er kann nicht mehr ziehen.
# The same if some bones are buried or kept back.
strategy-two-plays-may-draw-most = Hier darfst du auch ziehen, wenn ein Stein passt. Fast immer ist es richtig, alles zu ziehen: Dann kann Nestor nicht mehr ziehen.
strategy-two-plays-no-draws = Kannst du keinen anlegen, musst du passen, und die anderen spielen weiter.

strategy-doublets = Lege Pasche früh
strategy-doublets-says = Ein Pasch passt an eine Zahl, jeder andere Stein an zwei. Lege Pasche also, solange ihre Zahl offen ist, die hohen zuerst. Wenn Fünfer zählen, sind 0-0 und 5-5 die Ausnahme: Es lohnt sich, sie zu behalten, wie du unten siehst.
# For games in which leftover pips cost nothing.
strategy-doublets-no-pips = Ein Pasch passt an eine Zahl, jeder andere Stein an zwei. Lege Pasche also, solange ihre Zahl offen ist. Wenn Fünfer zählen, sind 0-0 und 5-5 die Ausnahme: Es lohnt sich, sie zu behalten, wie du unten siehst.
# Where halves add up to seven.
strategy-matadors = Behalte deine Matadore
strategy-matadors-says = Die Matadore, 0-0, 6-1, 5-2 und 4-3, passen an jedes Ende, und an eine Null passt sonst nichts. Behalte einen, solange ein anderer Stein passt, und bringe eine Null ans Ende, wenn du noch einen hast. Lege Steine mit einer Null, Pasche und schwere Steine früh: Man wird sie schwer los.

strategy-drew = Merke dir, bei welchen Zahlen Nestor ziehen musste
strategy-drew-says = Wenn Nestor zieht oder passt, hat er keine der offenen Zahlen. Merke sie dir. Kannst du ihm dieselben Zahlen noch einmal lassen, kann er nur legen, was er inzwischen gezogen hat.
strategy-passed = Merke dir, bei welchen Zahlen Nestor passen musste
strategy-passed-may-draw = Hier darf Nestor auch ziehen, wenn er anlegen kann. Sein Ziehen verrät also nichts. Wenn er passt, hat er keine der offenen Zahlen. Merke sie dir: Kannst du ihm dieselben Zahlen noch einmal lassen, kann er nicht legen.
strategy-passed-no-draws = Wenn Nestor passt, hat er keine der offenen Zahlen. Merke sie dir: Niemand zieht, also kann er nicht legen, wenn du ihm dieselben Zahlen noch einmal lässt.
# Where halves add up to seven.
strategy-drew-matadors = Wenn Nestor zieht oder passt, hat er keinen Matador und keine der Zahlen, die sieben ergeben hätten. Merke sie dir: Lässt du ihm dieselben Enden noch einmal, kann er nur legen, was er inzwischen gezogen hat.
strategy-passed-matadors = Wenn Nestor passt, hat er keinen Matador und keine der Zahlen, die sieben ergeben hätten. Merke sie dir.
strategy-control = Öffne eine Zahl, die dir gehört
strategy-control-says = Zähle mit, wie viele Steine jeder Zahl schon liegen. Hast du von einer Zahl die meisten übrigen Steine, bringe sie an ein Ende oder an zwei: Du kannst dort wieder anlegen, die anderen kaum. Das entscheidet oft die Runde.

# Three for games in pairs without drawing.
strategy-partner = Im Team: Spiele für zwei
strategy-partner-says = Zieht niemand, hat dein Partner von der Zahl, mit der er eröffnet oder die er immer wieder legt, meist mehrere Steine. Lasse sie offen oder bringe sie wieder, und decke zu, was die Gegner öffnen. Hat er bei einer Zahl gepasst, öffne eine andere.
strategy-make-pass = Im Team: Lasse den Nächsten passen
strategy-make-pass-says = Wer passt, verrät allen, welche Zahlen ihm fehlen. Lasse dem nächsten Spieler genau diese: Er setzt aus, und dein Partner ist dran. Hast du die letzten Steine einer Zahl, beeile dich nicht damit: An dieses Ende kannst nur du legen.
strategy-block = Im Team: Erst zählen, dann blockieren
strategy-block-says = Zeigen beide Enden eine Zahl, von der kein Stein mehr übrig ist, ist die Runde blockiert. Zähle vorher deine Augen und die Steine der anderen, und lies nach, wer dann gewinnt: meist das Team mit weniger Augen, manchmal der Spieler mit den wenigsten.
# What a hand is worth, in the games that say so.
strategy-way-out = Suche das Ende, das mehr zählt
strategy-way-out-says = Domino zählt 2 mit einem Pasch und 3 mit einem Stein, der an beide Enden passt. Sieh bei drei Steinen nach, ob ein Pasch der letzte sein kann oder ob dein letzter Stein die Zahlen beider Enden hat. Doch eine sichere Runde ist besser als ein schönes Ende, das misslingt.
strategy-all-pips = Alle Augen gehen an den Gewinner
strategy-all-pips-says = Hier bekommt, wer die Runde gewinnt, die Augen aller Spieler, auch die des eigenen Teams. Darum ist es wichtiger, sie zu gewinnen, als schwere Steine loszuwerden; wenige Augen helfen, wenn blockiert werden kann, denn dann gewinnt, wer die wenigsten hat.
strategy-against-none = Achte darauf, wer null hat
strategy-against-none-says = Solange jemand keine Runde gewonnen hat, kann der Führende die Partie gewinnen. Ist einer nah am Ziel, hilf dem, der null hat: Gewinnt er eine, nachdem alle anderen schon eine haben, fangen alle wieder bei null an.
strategy-set-aside = Was beiseiteliegt, kommt vielleicht nie
strategy-set-aside-says = Mit Doppelneun liegen viele Steine die ganze Runde beiseite. Eine Zahl offen zu lassen ist nur sicher, wenn du fast alle ihre zehn Steine gesehen hast. Ein Passen sagt weniger als mit Doppelsechs: Der fehlende Stein kann auch auf niemandes Hand sein. Wirf schwere Steine früh ab; hier kosten sie doppelt so viel.

strategy-leave-little = Verschenke wenig
strategy-leave-little-says = Das ist die wichtigste Gewohnheit. Eigene Punkte sind nur die halbe Miete: Du musst mehr Punkte machen als Nestor. Frage dich vor jedem Zug, welche Steine er haben kann, die danach Punkte bringen. Je mehr es sind, desto eher hat er einen. Hier eröffnest du:
strategy-leave-little-so = 5-0 und 3-2 bringen gleich viel, aber nach 3-2 kann er nicht mit Punkten antworten. Eröffne mit 3-2 und behalte 5-0 für deine eigene Antwort. 4-4 ist die vorsichtige Eröffnung: Danach brächte nur 4-2 Punkte, und die hast du.
strategy-ten = Eröffne mit einer Zehn
strategy-ten-says = Wenn du frei eröffnest, bringen 5-5 und 6-4 sofort 10. Hast du keine davon, eröffne mit einem Pasch, dessen Zahl du mehrmals hast: Dann kannst du dort wieder anlegen. Hier eröffnest du:

strategy-answer = Behalte Steine zum Antworten
strategy-answer-says = Hat Nestor gerade Punkte gemacht, ist die Summe ein Vielfaches von fünf. Das bleibt sie mit einem Stein, der sie um fünf ändert oder gar nicht: 6-1, 5-0, 0-0 und 5-5 tun das. Behalte sie für solche Momente. Hier hat er gerade 15 gemacht:

strategy-spinner = Noch besser: Steine für den Spinner
strategy-spinner-says = Eine Schmalseite des Spinners zählt nichts, bis dort angelegt ist. Ein Stein mit der Zahl des Spinners und einer Null öffnet sie, ohne die Summe zu ändern; mit einer Fünf kommen fünf dazu. Hier hat Nestor gerade 10 gemacht:

strategy-change = Zähle die Änderung, nicht die Summe
strategy-change-says = Du musst nicht für jeden Stein und jedes Ende neu zusammenzählen. Nimm die Tischsumme und frage dich, wie sie sich ändern muss. Hier ist sie 11: Damit es Punkte gibt, muss sie um eins oder sechs sinken oder um vier steigen. Suche dann an jedem Ende den Stein, der das schafft.
strategy-change-so = Du hast 1-0, also legst du sie. Dann frage dich dasselbe aus Nestors Sicht, wie im zweiten Bild: Die 10 zählt wieder, wenn sie so bleibt oder sich um fünf ändert. Das schaffen wenige Steine, und zwei davon, 0-0 und 5-2, hast du selbst.
strategy-firecracker = Setze deinen Böller gut ein
strategy-firecracker-says = Du hast je Runde einen Böller, den du vor deinem Zug zündest. Er räumt ein Ende frei: Im ersten Bild passt nichts, ohne 2-1 aber deine 4-2. Du kannst doch noch legen, und der Zug bringt 5 mehr.
strategy-firecracker-count = Er ändert auch die Summe: Im zweiten Bild ergeben die Enden ohne 3-1 zusammen 5, und die bekommst du noch vor deinem Zug.
strategy-firecracker-so = Bringt er weder das eine noch das andere, hebe ihn auf: Später in der Runde bringt er vielleicht Punkte oder hilft dir, wenn nichts passt. Mit der Runde verfällt er.

# Above the bones in a picture of the player's hand.
strategy-you-hold = Du hast

# A lead: what it scores, and the unseen bones that would score after it ($answers).
strategy-lead = { $points ->
    [0] { $bone } bringt nichts.
   *[other] { $bone } bringt { $points }.
} { $count ->
    [0] Kein ungesehener Stein könnte mit Punkten antworten.
   *[other] { $answers } könnte mit Punkten antworten.
}
# All plays at an end that score.
strategy-makes = { $bone } ergibt { $count }
strategy-at-end = { $count ->
    [0] { $end }: Kein Stein bringt Punkte.
   *[other] { $end }: { $plays }.
}
# The unseen bones that would score.
strategy-answers = { $count ->
    [0] Nestor könnte nicht mit Punkten antworten.
   *[other] Nestor bräuchte { $answers }.
}
strategy-blast = Ohne { $bone } ergeben die offenen Enden zusammen { $count }.{ $points ->
    [0] {""}
   *[other] {" "}Das bringt { $points }.
}{ $frees ->
    [0] {""}
   *[other] {" "}Dann passt { $bones }.
}
