# The seals that show that deals are honest: what is said of them.

window-seals = Versiegeltes Austeilen
tip-seals = Das Siegel jeder Runde, und was versiegelt war

# The seal in the corner of the table, and what is said for who points at it.
seal-short = Siegel { $seal }

# The window. A line of text holds the seed of the shuffle, the rules and the order of
# all bones; its seal is the SHA-256 of that line.
seals-what = Vor jedem Austeilen wird ein Siegel gezeigt. Nach der Runde siehst du die Zeile dahinter.
seals-numbered = Die Runden dieser Partie kommen aus der Zahl { $number }. Wer sie kennt, kann sie vorausberechnen.
seals-other-seat = Getauscht wiederholte Runden behalten ihren Startwert. Anderes in der Zeile kann abweichen, dann auch das Siegel.
seals-hand = Runde { $hand }
# What is known of a seal, in a word.
seals-matches = passt
seals-differs = passt nicht
seals-closed = noch verschlossen
seals-pasted-from = aus einem Protokoll oder von woanders
seals-hand-later = Die Zeile kannst du nach der Runde lesen: Sie verrät alle verdeckten Steine.
seals-cut = { $bones ->
    [0] Es wurde nicht abgehoben.
    [one] Nach dem ersten Stein wurde abgehoben.
   *[other] Nach den ersten { $bones } Steinen wurde abgehoben.
}
seals-check-holds = Es stimmt: Diese Zeile ergibt dieses Siegel, der Startwert darin ergibt diese Reihenfolge, und so wurden die Steine ausgeteilt.
seals-check-holds-cut = Es stimmt: Diese Zeile ergibt dieses Siegel, ihr Startwert diese Reihenfolge, und in ihr wurden die Steine verteilt, von der Stelle an, an der abgehoben wurde.
seals-check-holds-again = Es stimmt: Diese Zeile ergibt dieses Siegel und ihr Startwert diese Reihenfolge. Durch das Abheben wurde die Verteilung ungültig, also kam eine andere Reihenfolge aus demselben Startwert, an derselben Stelle abgehoben.
seals-check-no-seal = Es stimmt nicht: Diese Zeile ergibt ein anderes Siegel.
seals-check-no-order = Es stimmt nicht: Der Startwert ergibt eine andere Reihenfolge der Steine.
seals-check-no-deal = Es stimmt nicht: Die Steine wurden nicht in dieser Reihenfolge ausgeteilt.
seals-none-kept = Eine ältere Version hat ihr Siegel nicht aufgehoben: Dieses folgt aus der Zeile und beweist nichts.
seals-nestors = Nestors Zufallswahl
seals-nestors-later = Sind zwei Züge gleich gut, wählt Nestor zufällig. Die Zeile kannst du nach der Partie lesen.
seals-nestors-open = Nestors Zufallswahl in dieser Partie kommt aus dieser Zahl, die vor dem ersten Austeilen feststand.
seals-nestors-tried = Nestors Zufallswahl seit dem neuen Versuch kommt aus dieser Zahl. Sie wurde damals festgelegt.
# In the copied log.
seals-log-hand = Siegel von Runde { $hand }: { $seal }
seals-log-nestors = Siegel von Nestors Zufallswahl: { $seal }

# A line and a seal that the player pastes, to have them checked.
seals-pasted = Eine andere Zeile prüfen
seals-pasted-what = Füg eine versiegelte Zeile und ihr Siegel ein. Jedes Zeichen der Zeile zählt.
seals-pasted-line = Zeile
seals-pasted-seal = Siegel
seals-pasted-gives = Diese Zeile ergibt das Siegel { $seal }.
seals-pasted-holds = Es stimmt: Diese Zeile ergibt dieses Siegel.
seals-pasted-begins = Es stimmt, so weit es reicht: Das Siegel dieser Zeile beginnt mit diesen { $digits } von 64 Zeichen.
seals-pasted-not = Es stimmt nicht: Diese Zeile ergibt das Siegel { $seal }.
seals-pasted-no-seal = Das ist kein Siegel: Ein Siegel hat 64 Zeichen, 0 bis 9 und a bis f; die ersten 12 genügen.

seals-copy-seal = Siegel kopieren
seals-copy-line = Zeile kopieren
seals-copy-command = Befehl kopieren
tip-seals-copy-seal = Um es später zu vergleichen
tip-seals-copy-line = Die versiegelte Zeile, Zeichen für Zeichen
tip-seals-copy-command = Ein Befehl fürs Terminal, der den SHA-256 der Zeile ausgibt

# The question where to cut, before a hand is dealt.
cut-title = Abheben
cut-sealed = Die Mischung ist versiegelt. Klick an, wo du abhebst.
cut-seal = Siegel { $seal }
cut-bones = { $bones ->
    [0] nicht abgehoben
    [one] nach dem ersten Stein
   *[other] nach { $bones } Steinen
}
cut-deal = Austeilen
cut-later = Abbrechen

# Help on seals: parts of the page, each with its heading.
help-seals-why = Warum du mir nicht glauben musst
help-seals-why-fixed = Vor jeder Runde wird die Mischung festgelegt und versiegelt: Startwert und Reihenfolge aller 28 Steine bilden eine Textzeile, deren SHA-256 unter „{ window-honesty }“ im Menü „{ menu-help }“ steht. Nach der Runde siehst du die Zeile und kannst sie prüfen.
help-seals-why-cut = Wenn du meinst, die Mischung selbst sei gegen dich gewählt, schalte „{ settings-cut }“ in den Einstellungen ein. Dann siehst du zuerst das Siegel und sagst, wo abgehoben wird.
help-seals-why-nestor = Was Nestor zufällig wählt, kommt aus einem eigenen Startwert, der zu Beginn der Partie versiegelt und an ihrem Ende geöffnet wird. Den Startwert einer Runde bekommt er nie zu sehen.
help-seals-check = Prüfen ohne dieses Programm
help-seals-check-how = Kopiere die Zeile und lass ein anderes Programm ihren SHA-256 ausrechnen. Unter Linux:
help-seals-line = ZEILE
help-seals-check-windows = Unter macOS schreib shasum -a 256 statt sha256sum. In der PowerShell unter Windows:
help-seals-check-order = Heraus kommen muss das Siegel, das du vor der Runde gesehen hast. Dann vergleich die Reihenfolge in der Zeile mit dem, was ausgeteilt wurde: Die ersten Steine waren die Hand des ersten Platzes, die nächsten die des zweiten und so weiter; die übrigen lagen in dieser Reihenfolge im Vorrat. Wurde abgehoben, so leg zuerst so viele Steine, wie abgehoben wurden, vom Anfang der Reihenfolge an ihr Ende. Wird die Verteilung durch das Abheben ungültig, gilt eine spätere Reihenfolge aus demselben Startwert: siehe unten.
help-seals-shuffle = Die Mischung, zum Nachprogrammieren
help-seals-shuffle-line = Die Zeile hat Teile, mit Semikolon und Leerzeichen dazwischen: die Nummer der Runde; „seed“, der Startwert, mit 64 Hexadezimalziffern, also 32 Bytes; „rules“ mit „seats“, „hand_size“ und jeder Regel, die anders ist als in { game-draw }; „lead“, wie die Eröffnung bestimmt wird; „order“ mit allen Steinen.
help-seals-shuffle-stream = Der Startwert ist der Schlüssel von ChaCha20 mit 20 Runden, einem Blockzähler von 64 Bit ab 0 und einer Nonce von 64 Bit, alle 0. Der Strom wird als Zahlen von 32 Bit gelesen, das niedrigste Byte zuerst, eine nach der anderen.
help-seals-shuffle-number = Eine Zufallszahl unterhalb einer Schranke bound entsteht so: Es sei limit gleich 4294967295 minus dem Rest von 4294967295 geteilt durch bound. Nimm die nächste Zahl des Stroms; ist sie limit oder größer, nimm die nächste und so fort. Ihr Rest bei der Teilung durch bound ist die Zufallszahl.
help-seals-shuffle-order = Zum Mischen leg die Steine als 0-0 1-0 1-1 2-0 und so weiter bis 6-6 aus. Für jede Stelle von der letzten bis zur zweiten, von 0 an gezählt also von 27 bis 1, tausch den Stein dort mit dem an einer zufälligen Stelle bis einschließlich dieser: einer Zufallszahl unterhalb der Stelle plus 1.
help-seals-shuffle-lead = Zuerst wird die Eröffnung bestimmt. Ist „lead“ gleich „lot“, wird eine Zufallszahl unterhalb der Zahl der Spieler genommen: der Platz, der eröffnet. Ist es „draw“, werden die Steine gemischt, und jeder Platz bekommt den nächsten der ersten; sind mehrere von ihnen gleich die höchsten, wird wieder gemischt, bis nur einer der höchste ist. In allen anderen Fällen wird dem Strom nichts entnommen.
help-seals-shuffle-void = Dann werden die Steine gemischt, bis die Verteilung gültig ist; das ist die Reihenfolge in der Zeile. Ungültig ist sie, wenn „lead“ gleich „heaviest-doublet“ ist und keine Hand einen Pasch hat, wenn es „doublet-of-seat“ mit einer Nummer ist, von 1 an gezählt, und diese Hand keinen hat, oder wenn eine Hand mehr Pasche hat, als die Regel „doublets_limit“ erlaubt, falls es eine Grenze gibt.
help-seals-shuffle-cut = Dann kommen so viele Steine von vorn nach hinten, wie abgehoben wurden. Wird die Verteilung dadurch ungültig, wird wieder gemischt und an derselben Stelle abgehoben, bis sie gültig ist.
help-seals-shuffle-deal = Die erste Hand bekommt so viele Steine, wie die Regel „hand_size“ sagt, dann die nächste ebenso viele, für alle Spieler („seats“). Die übrigen sind der Vorrat. Ist „bury_two“ true, kommen die letzten zwei davon weg; von denen davor werden so viele der letzten nie gezogen, wie „kept_back“ sagt (0, wo es nicht genannt ist).
help-seals-shuffle-back = Ist „firecrackers“ true, gibt der Strom danach zwei Zahlen für die Steine, die gesprengt werden, die erste für den ersten davon. Jede entsteht wie eine Zufallszahl unter 5354228880, aber aus einer Zahl von 64 Bit: zwei von 32 Bit, die niedrigere zuerst, mit 18446744073709551615 anstelle von 4294967295. Ihr Rest beim Teilen durch die Zahl der Steine im Vorrat plus 1 ist die Stelle, von 0 gezählt, an die der Stein zurückkommt.
