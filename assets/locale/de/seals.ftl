# Seals, which prove that deals are honest.

window-seals = Siegel der Runden
tip-seals = Der Beweis, dass beim Austeilen nichts geändert wurde

# The seal in the corner of the table.
seal-short = Siegel { $seal }

# The window. A line of text holds the seed of the shuffle, the rules, and the order of all
# bones. The seal is the SHA-256 of that line.
seals-what = Vor jedem Austeilen wird ein Siegel gezeigt. Nach der Runde siehst du die Textzeile, die versiegelt wurde.
seals-numbered = Was in dieser Partie ausgeteilt wird, ergibt sich aus der Nummer { $number }. Wer sie kennt, kann es vorausberechnen.
seals-other-seat = Mit getauschten Steinen wiederholte Runden behalten ihren Startwert. Ihr Siegel kann trotzdem anders sein, weil andere Teile der Zeile abweichen.
seals-hand = Runde { $hand }
# The state of a seal, in a word.
seals-matches = passt
seals-differs = passt nicht
seals-closed = noch verschlossen
seals-pasted-from = aus einem Protokoll oder von einem anderen Computer
seals-hand-later = Die Zeile verrät alle verdeckten Steine, darum kannst du sie erst nach der Runde lesen.
seals-cut = { $bones ->
    [0] Es wurde nicht abgehoben.
    [one] Nach dem ersten Stein wurde abgehoben.
   *[other] Nach den ersten { $bones } Steinen wurde abgehoben.
}
seals-check-holds = Es stimmt: Die Zeile ergibt dieses Siegel, ihr Startwert diese Reihenfolge, und so wurden die Steine ausgeteilt.
seals-check-holds-cut = Es stimmt: Die Zeile ergibt dieses Siegel, ihr Startwert diese Reihenfolge, und so wurden die Steine ausgeteilt, beginnend dort, wo abgehoben wurde.
# The same if the cut gave a deal that the rules make void.
seals-check-holds-again = Es stimmt: Die Zeile ergibt dieses Siegel und ihr Startwert diese Reihenfolge. Das Abheben machte diese Verteilung ungültig. Darum galt eine andere Reihenfolge aus demselben Startwert, und es wurde an derselben Stelle abgehoben.
seals-check-no-seal = Es stimmt nicht: Die Zeile ergibt ein anderes Siegel.
seals-check-no-order = Es stimmt nicht: Der Startwert ergibt eine andere Reihenfolge der Steine.
seals-check-no-deal = Es stimmt nicht: Die Steine wurden anders ausgeteilt.
seals-none-kept = Diese Runde wurde mit einer älteren Version gespielt, die ihr Siegel nicht gespeichert hat. Das gezeigte kommt aus der Zeile und beweist nichts.
seals-nestors = Nestors Wahl
seals-nestors-later = Sind Züge gleich gut, wählt Nestor zufällig einen. Die Zeile kannst du nach der Partie lesen.
seals-nestors-open = Nestors Zufallswahl in dieser Partie kommt aus dieser Zahl, die vor dem ersten Austeilen feststand.
seals-nestors-tried = Seit du aus einem Rückblick weitergespielt hast, kommt Nestors Zufallswahl aus dieser Zahl, die damals festgelegt wurde.
# In the copied log.
seals-log-hand = Siegel von Runde { $hand }: { $seal }
seals-log-nestors = Siegel von Nestors Zufallswahl: { $seal }

# Fields for a line and a seal to check.
seals-pasted = Eine andere Zeile prüfen
seals-pasted-what = Füge eine versiegelte Zeile und ihr Siegel ein. Jedes Zeichen der Zeile zählt.
seals-pasted-line = Zeile
seals-pasted-seal = Siegel
seals-pasted-gives = Diese Zeile ergibt das Siegel { $seal }.
seals-pasted-holds = Es stimmt: Diese Zeile ergibt dieses Siegel.
seals-pasted-begins = Es stimmt, soweit es reicht: Das Siegel dieser Zeile beginnt mit diesen { $digits } von 64 Zeichen.
seals-pasted-not = Es stimmt nicht: Diese Zeile ergibt das Siegel { $seal }.
seals-pasted-no-seal = Das ist kein Siegel: Ein Siegel hat 64 Zeichen, 0 bis 9 und a bis f, und die ersten 12 genügen.

seals-copy-seal = Siegel kopieren
seals-copy-line = Zeile kopieren
seals-copy-command = Befehl kopieren
tip-seals-copy-seal = Das Siegel kopieren, um es später zu vergleichen
tip-seals-copy-line = Die versiegelte Zeile kopieren, Zeichen für Zeichen
tip-seals-copy-command = Einen Terminalbefehl kopieren, der den SHA-256 der Zeile ausgibt

# The question where to cut, before a hand is dealt.
cut-title = Abheben
cut-sealed = Die Mischung ist versiegelt. Klicke auf die Stelle, an der du abheben willst.
cut-seal = Siegel { $seal }
cut-bones = { $bones ->
    [0] nicht abheben
    [one] nach dem ersten Stein
   *[other] nach { $bones } Steinen
}
cut-deal = Austeilen

# Help on seals: parts of the page, each with its heading.
help-seals-why = Prüfe es selbst
help-seals-why-fixed = Vor jeder Runde wird die Mischung festgelegt und versiegelt: Startwert und Reihenfolge aller 28 Steine bilden eine Textzeile, deren SHA-256 unter „{ fair-tab-seals }“ steht. Nach der Runde siehst du die Zeile und kannst sie prüfen.
help-seals-why-cut = Wenn du meinst, die Mischung selbst sei gegen dich gewählt, schalte „{ settings-cut }“ in den Einstellungen ein. Dann siehst du zuerst das Siegel und wählst, wo abgehoben wird.
help-seals-why-nestor = Nestors Zufallswahl kommt aus einem eigenen Startwert, der zu Beginn der Partie versiegelt und an ihrem Ende geöffnet wird. Den Startwert einer Runde sieht er nie.
help-seals-check = Ohne dieses Programm prüfen
help-seals-check-how = Kopiere die Zeile und lass ein anderes Programm ihren SHA-256 berechnen. Unter Linux:
help-seals-line = ZEILE
help-seals-check-windows = Unter macOS schreibe shasum -a 256 statt sha256sum. In der PowerShell unter Windows:
help-seals-check-order = Das Ergebnis muss das Siegel sein, das du vor der Runde gesehen hast. Dann vergleiche die Reihenfolge in der Zeile mit der Verteilung. Die ersten Steine bekam der erste Platz, die nächsten der zweite und so weiter. Die übrigen lagen in dieser Reihenfolge im Vorrat.
help-seals-check-cut = Wurde abgehoben, lege zuerst so viele Steine, wie abgehoben wurden, vom Anfang der Reihenfolge an ihr Ende. Wurde die Verteilung dadurch ungültig, gilt eine spätere Reihenfolge aus demselben Startwert, wie unten beschrieben.
help-seals-shuffle = Die Mischung zum Nachprogrammieren
help-seals-shuffle-line = Die Teile der Zeile trennt ein Semikolon mit Leerzeichen: die Nummer der Runde; „seed“, der Startwert, mit 64 Hexadezimalziffern (32 Bytes); „rules“ mit „seats“, „hand_size“ und jeder Regel, die anders ist als in { game-draw }; „lead“, wie die Eröffnung bestimmt wird; „order“ mit allen Steinen.
help-seals-shuffle-stream = Der Startwert ist der Schlüssel von ChaCha20 mit 20 Runden, einem Blockzähler von 64 Bit ab 0 und einer Nonce von 64 Bit, alle 0. Der Strom wird als Zahlen von 32 Bit gelesen, das niedrigste Byte zuerst, eine nach der anderen.
help-seals-shuffle-number = Eine Zufallszahl unterhalb einer Schranke entsteht so. Es sei limit gleich 4294967295 minus dem Rest von 4294967295 geteilt durch die Schranke. Nimm die nächste Zahl des Stroms; solange sie limit oder größer ist, nimm eine weitere. Ihr Rest bei der Teilung durch die Schranke ist die Zufallszahl.
help-seals-shuffle-order = Zum Mischen lege die Steine als 0-0 1-0 1-1 2-0 und so weiter bis 6-6 aus. Gehe die Stellen von der letzten bis zur zweiten durch, von 0 gezählt also von 27 bis 1. Tausche jeweils den Stein dort mit dem, dessen Stelle eine Zufallszahl unterhalb dieser Stelle plus 1 angibt.
help-seals-shuffle-lead = Zuerst wird die Eröffnung bestimmt. Ist „lead“ gleich „lot“, nennt eine Zufallszahl unterhalb der Spielerzahl den Platz, der eröffnet. Ist es „draw“, wird um die Eröffnung gezogen. In allen anderen Fällen wird dem Strom nichts entnommen.
help-seals-shuffle-draw = Um die Eröffnung wird so gezogen: Die Steine werden gemischt, und vom ersten Stein an bekommt jeder Platz der Reihe nach einen. Sind die höchsten davon gleich hoch, wird wieder gemischt, bis einer allein der höchste ist.
help-seals-shuffle-void = Dann werden die Steine gemischt, bis die Verteilung gültig ist. Das ist die Reihenfolge in der Zeile.
help-seals-shuffle-void-if = Ungültig ist eine Verteilung, wenn jemand mehr Pasche hat, als die Regel „doublets_limit“ erlaubt. Ungültig ist sie auch, wenn „lead“ gleich „heaviest-doublet“ ist und niemand einen Pasch hat, oder wenn es „doublet-of-seat“ mit einer von 1 an gezählten Nummer ist und dieser Platz keinen hat.
help-seals-shuffle-cut = Dann kommen so viele Steine, wie abgehoben wurden, von vorn nach hinten. Wird die Verteilung dadurch ungültig, wird wieder gemischt und an derselben Stelle abgehoben, bis sie gültig ist.
help-seals-shuffle-deal = Der erste Platz bekommt so viele Steine, wie die Regel „hand_size“ sagt, dann der nächste ebenso viele, für alle Spieler („seats“). Der Rest ist der Vorrat.
help-seals-shuffle-kept = Ist „bury_two“ true, werden die letzten zwei Steine des Vorrats weggelegt. Von den Steinen davor werden die letzten nie gezogen, und zwar so viele, wie „kept_back“ sagt (0, wo es nicht genannt ist).
help-seals-shuffle-back = Ist „firecrackers“ true, gibt der Strom danach zwei Zahlen: eine für den Stein, der zuerst gesprengt wird, und eine für den zweiten. Jede entsteht wie eine Zufallszahl unter 5354228880, aber aus 64 Bit: zwei Zahlen, die niedrigere zuerst, mit 18446744073709551615 statt 4294967295.
help-seals-shuffle-place = Teile diese Zahl durch die Zahl der Steine im Vorrat plus 1. Der Rest ist die Stelle, von 0 gezählt, an die der Stein zurückkommt.
