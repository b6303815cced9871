# Der Punkteblock.

pad-game = Spiel
pad-game-mexican-train = Mexican Train
pad-game-chicken-foot = Chicken Foot
pad-game-straight = Klassisches Domino
pad-game-fives = Fives
pad-game-pairs = Paare bis 100
pad-game-free = Frei

pad-round = Runde { $round }
pad-round-of = Runde { $round } von { $rounds }
pad-round-of-double = Runde { $round } von { $rounds } (Pasch { $doublet })
pad-round-double = Pasch { $doublet }

pad-highest-wins = Die meisten Punkte gewinnen
pad-lowest-wins = Die wenigsten Punkte gewinnen
pad-to = Bis { $target } Punkte
pad-lowest-to = Bis { $target } Punkte, die wenigsten gewinnen
pad-exactly = Bis genau { $target } Punkte

pad-side = Team { $number }
pad-deals = gibt
pad-leads = führt
pad-wins = gewinnt
pad-out = setzt aus

pad-cell = { $name }, { $round }: { $written }
pad-cell-corrected = { $name }, { $round }: { $written }, vorher { $before }
pad-cell-empty = { $name }, { $round }: leer
pad-cell-sits-out = { $name }, { $round }: setzt aus
pad-writing = Eintrag für { $name }, { $round }: { $written }

pad-correct = Zum Korrigieren eine Zahl anklicken.
pad-sit-out-hint = Wenn jemand aussetzt, wähle das oben im Menü.
pad-left = { $count ->
    [one] Noch eine Runde.
   *[other] Noch { $count } Runden.
}
pad-won = { $name } gewinnt.
pad-won-missed = { $name } gewinnt, mit { $count ->
    [one] einer Runde weniger.
   *[other] { $count } Runden weniger.
}
pad-total-missed = { $total } ({ $count ->
    [one] eine Runde weniger
   *[other] { $count } Runden weniger
})
pad-tied = Unentschieden zwischen { $names }.
pad-past-target = { $name } ist über { $target }. Zählt das nicht, ersetze den Eintrag durch 0.
pad-sitting-out = { $names } { $count ->
    [one] setzt aus, bis du auf „{ pad-out }“ klickst und Punkte einträgst.
   *[other] setzen aus, bis du auf „{ pad-out }“ klickst und Punkte einträgst.
}
pad-is-full = Dieser Block ist voll. Fang einen neuen an.
pad-cleared = Alle Punkte sind gelöscht. „{ menu-undo }“ holt sie zurück.

pad-minus = Vorzeichen wechseln
pad-plus = Noch eine Zahl dazuzählen
pad-backspace = Eine Ziffer löschen
pad-next = Weiter: { $name }
# Where no side is next: the side that is being written for.
pad-write = Für { $name } eintragen
pad-sits-out = { $name } setzt aus
pad-plays-again = { $name } spielt wieder mit

pad-more = Mehr zu diesem Block
pad-copy-text = Als Text kopieren
pad-clear = Alle Punkte löschen
pad-set-up = Namen und Spiel
pad-pads = Alle Blöcke
pad-back = Zurück zum Block
pad-begin = Los

pad-sides-label = Spieler oder Teams
# Below the number of players or teams, after it was made smaller.
pad-kept = Die Punkte von { $names } bleiben gespeichert.
pad-sides = { $count } Teams
pad-name = Name von Team { $number }
pad-up = { $name } nach oben
pad-down = { $name } nach unten
pad-deals-first = { $name } gibt zuerst
pad-deals-first-label = Gibt zuerst
# During the game, in place of the two above.
pad-deals-now = { $name } gibt jetzt
pad-deals-now-label = Gibt jetzt
pad-wins-label = Wer gewinnt
pad-highest = Die meisten
pad-lowest = Die wenigsten
pad-target = Ziel
pad-no-target = Keins
pad-exact = Das Ziel muss genau getroffen werden
pad-by-round = Eine Zeile je Runde
pad-by-round-explained = Alle bekommen in jeder Runde einen Eintrag, auch wenn er 0 ist.
pad-first-doublet = Erster Pasch
pad-no-doublet = Keiner
pad-rounds = Runden
pad-any-rounds = Beliebig
pad-keeping = Brett

pad-new = Neuer Block
pad-spoken = { $game }, { $date }: { $standing }
pad-no-date = noch leer
pad-delete = Den Block „{ $game }, { $date }“ löschen
pad-undelete = Löschen rückgängig machen
pad-too-many = Für { $count } Blöcke ist Platz. Lösch erst einen.
