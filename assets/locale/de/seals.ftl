# Seals, which prove that deals are honest.

window-seals = Siegel der Runden
tip-seals = Der Beweis, dass beim Austeilen nichts geändert wurde

# The seal in the corner of the table.
seal-short = Siegel { $seal }

# The window. A line of text holds the seed of the shuffle, the rules, and the order of all
# bones. The seal is the SHA-256 of that line.
seals-what = Vor jedem Austeilen wird ein Siegel gezeigt. Nach der Runde siehst du die Textzeile, die versiegelt wurde.
seals-numbered = Was in dieser Partie ausgeteilt wird, ergibt sich aus der Nummer { $number }. Wer sie kennt, kann es vorausberechnen.
seals-hand = Runde { $hand }
# The state of a seal, in a word.
seals-matches = passt
seals-differs = passt nicht
seals-closed = noch verschlossen
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


seals-copy-seal = Siegel kopieren
seals-copy-line = Zeile kopieren
seals-copy-command = Befehl kopieren
tip-seals-copy-command = Einen Terminalbefehl kopieren, der den SHA-256 der Zeile ausgibt

# The question where to cut, before a hand is dealt.
cut-title = Abheben
cut-sealed = Die Mischung ist versiegelt. Klicke auf die Stelle, an der du abheben willst.
cut-bones = { $bones ->
    [0] nicht abheben
    [one] nach dem ersten Stein
   *[other] nach { $bones } Steinen
}
cut-deal = Austeilen

# Help on seals: parts of the page, each with its heading.
help-seals-why = Prüfe es selbst
help-seals-why-fixed = Vor jeder Runde wird die Mischung festgelegt und versiegelt: Startwert und Reihenfolge aller Steine bilden eine Textzeile, deren SHA-256 unter „{ fair-tab-seals }“ steht. Nach der Runde siehst du die Zeile und kannst sie prüfen.
help-seals-why-cut = Wenn du meinst, die Mischung selbst sei gegen dich gewählt, schalte „{ settings-cut }“ in den Einstellungen ein. Dann siehst du zuerst das Siegel und wählst, wo abgehoben wird.
help-seals-why-nestor = Nestors Zufallswahl kommt aus einem eigenen Startwert, der zu Beginn der Partie versiegelt und an ihrem Ende geöffnet wird. Den Startwert einer Runde sieht er nie.
help-seals-shuffle = Wie du ein Siegel ohne dieses Programm prüfst und wie gemischt wird, steht in src/engine/SHUFFLE.md im Quelltext.
