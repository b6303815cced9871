# Analysierte Partien nach Wochen.

weeks-title = Punkte pro Runde, nach Wochen
weeks-lost = verlorene Punkte
weeks-luck = Glück
weeks-none = keine Angabe
weeks-says = Verlorene Punkte sind, was deine Entscheidungen in Partien ohne Hilfe gekostet haben; über null hattest du Glück. Partien, die Runden zählen, fehlen hier.
weeks-place = Woche ab { $begins }: { $lost } Punkte verloren und { $luck } Glück pro Runde; { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}
weeks-spoken = Punkte pro Runde in { $weeks } Wochen: anfangs { $first } verloren, zuletzt { $last }; Glück anfangs { $luck }, zuletzt { $now }.

# Die Arten von Fehlern.
mistakes-title = Was dich am meisten gekostet hat
mistakes-show = Den schlimmsten zeigen
mistakes-cost = { $count ->
    [one] einmal
   *[other] { $count }-mal
}, etwa { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}
mistakes-says = Aus { $analyzed ->
    [one] 1 analysierten Partie
   *[other] { $analyzed } analysierten Partien
}. Jeder Fehler senkt deine Gewinnchance; zusammen kosten sie so viele Partien.
mistake-missed-win = Sieg verpasst
mistake-missed-score = Punkte verpasst
mistake-left-score = Punkte zugelassen
mistake-blocking = Blockade falsch eingeschätzt
mistake-let-play = Andere spielen lassen
mistake-lost-suit = Eigene starke Zahl aufgegeben
mistake-few-plays = Zu wenige Züge übrig behalten
mistake-held-doublet = Pasche behalten
mistake-held-pips = Schwere Steine behalten
mistake-drawing = Falsch gezogen
mistake-partner = Partner vergessen
