# What is to be done next, and what is said of what was done.
# $who and $name are as in log.ftl.

turn-table-count = Tischsumme
turn-ok = OK
turn-pass-on = Weitergeben
turn-draw = Ziehen
turn-pass = Passen
turn-new-hand = Neue Runde
turn-end-game = Partie beenden
turn-new-game = Neue Partie
turn-result = { window-result }
turn-score-sheet = Punkte
turn-leave-again = Zurück zu meiner Partie
turn-claim = Ansagen
# In the field for the number, where scores are shown as points, and as fives.
turn-claim-points = Punkte
turn-claim-fives = Fünfer: 10 sind 2
turn-nothing = Nichts
turn-muggins = Muggins!

turn-of = { $who ->
    [you] Du bist dran
   *[other] { $name } ist dran
}
turn-leads = { $who ->
    [you] Du eröffnest
   *[other] { $name } eröffnet
}
turn-lead-with = Mit { $bone } eröffnen
turn-choose-an-end = Wähle ein Ende für { $bone }
turn-blow-up = Wähle einen Stein zum Sprengen
turn-no-firecracker = Es gibt jetzt keinen Stein zu sprengen.
turn-without-firecrackers = In dieser Partie gibt es keine Böller.
turn-no-clock = In dieser Partie läuft keine Uhr.
turn-fits-several = { $bone } passt an mehrere Enden: Klick auf das gewünschte, oder wähle es mit Auf oder Ab und drück Eingabe.

# What somebody holds.
turn-hand-open = { bones }, { $pips ->
    [one] 1 Auge
   *[other] { $pips } Augen
}
turn-boneyard = { $count ->
    [0] Vorrat leer
   *[other] { $count } im Vorrat
}
turn-target = von { $target }

# For a screen reader: a player, and what the table counts.
turn-status = { $name }: { $score }, { $hand }
turn-status-target = { $name }: { $score } von { $target }, { $hand }
turn-count = Tischsumme { $count }
turn-count-and-boneyard = Tischsumme { $count }. { $boneyard }

turn-game-to = { $game } bis { $target }
turn-game-number = Partie Nummer { $number }

turn-rules-wait = Die neuen Regeln gelten ab der nächsten Runde.
turn-undone = { $who ->
    [you] Zurückgenommen. Du bist wieder dran.
   *[other] Zurückgenommen. { $name } ist wieder dran.
}
turn-undoes-others = Der letzte Zug war von { $name }. Um ihn zurückzunehmen, wähle noch einmal „Rückgängig“.
turn-give-up-first = Diese Partie hat eine Uhr: Gib sie auf, bevor du zur vorigen zurückgehst.
turn-leaves-closed-game = Eine Partie mit Uhr ist endgültig vorbei. Noch einmal „Rückgängig“ bringt die vorige zurück; diese bleibt gezählt.
turn-takes-out = Diese Partie ist gezählt. „Rückgängig“ nimmt sie aus dem Verlauf und der Bilanz, bis sie wieder zu Ende ist. Wenn du das willst, wähle noch einmal „Rückgängig“.
turn-closed-game-stays = Eine Partie mit Uhr ist endgültig vorbei: Sie kann nicht zurückgenommen werden.
turn-game-back = Die vorige Partie ist wieder auf dem Tisch.
turn-tally-back = Die Bilanz ist wieder da.
turn-history-back = Der Verlauf ist wieder da.
turn-done-again = Wiederholt.
turn-later-game-back = Die spätere Partie ist wieder auf dem Tisch.
turn-tally-cleared-again = Die Bilanz ist wieder gelöscht.
turn-history-cleared-again = Der Verlauf ist wieder gelöscht.
turn-not-yours = { $name } ist dran.
turn-hand-over = Diese Runde ist vorbei: Drück den Knopf, um weiterzumachen.
turn-nothing-to-undo = Es gibt nichts zurückzunehmen.
turn-nothing-to-redo = Es gibt nichts zu wiederholen.
turn-preserved = Diese Stellung ist gemerkt. „Zurückholen“ bringt sie wieder.
turn-preserved-as-it-stands = Gemerkt ist die Partie, wie sie steht, nicht dieser Moment. „Zurückholen“ bringt sie wieder.
turn-restored = Die gemerkte Stellung ist wieder da. „Rückgängig“ führt zur anderen Partie zurück.
turn-nothing-preserved = Noch ist keine Stellung gemerkt.
turn-tally-cleared = Die Bilanz ist gelöscht. „Rückgängig“ bringt sie zurück.
turn-history-cleared = Der Verlauf ist gelöscht. „Rückgängig“ bringt ihn zurück.
turn-give-up = Die Partie auf dem Tisch ist noch nicht vorbei. Eine andere tritt an ihre Stelle; „Rückgängig“ kann sie zurückbringen.
turn-loses = Die Partie auf dem Tisch ist noch nicht vorbei. Sie zählt als verloren, wenn eine andere an ihre Stelle tritt.

# A game is looked back at: the hand by its number, how many of its actions have
# been done and how many it has, and what happened last.
turn-review-place = { $done ->
    [0] Runde { $hand }, das Austeilen. { $happened }
   *[other] Runde { $hand }, { $done } von { $actions }. { $happened }
}

# In the menu bar: the game goes on from a moment that was looked back at, or
# plays the same deals again with the hands exchanged.
turn-from-look-back = Neuer Versuch
turn-other-seat = Getauschte Hände
turn-other-seat-hand = Eine Runde, getauschte Hände
# Bones that were not dealt, where nobody draws.
turn-left-over = { $count ->
    [one] 1 übrig
   *[other] { $count } übrig
}

# For a screen reader: what a command has turned on or off; $what is its line in the menu.
ear-switched = { $what }: { $is ->
    [on] an
   *[off] aus
}

# For a screen reader: what is to be done where no bone can be played, $button being the name
# of the button; the bone that was just drawn; the numbers that can be played at.
ear-nothing-fits = Keiner deiner Steine passt: { $button }.
ear-drawn = Gezogen: { $bone }.
ear-go-through = Die Tabulatortaste geht hindurch.
ear-open = Offen: { $numbers }

# For a screen reader: a window that has been opened.
ear-window = Fenster: { $title }
