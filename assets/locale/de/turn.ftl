# What to do next, and what was just done. $who and $name are as in log.ftl.

turn-table-count = Tischsumme
turn-ok = OK
turn-pass-on = Nächster Spieler
turn-draw = Ziehen
turn-yield = Partner eröffnen lassen
turn-pass = Passen
turn-new-hand = Nächste Runde
turn-end-game = Partie beenden
turn-new-game = { window-new-game }
turn-result = { window-result }
turn-leave-again = { menu-leave-again }
turn-score-sheet = Punkte
turn-claims = Deine Ansage
turn-nothing = Keine Punkte
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
turn-no-firecracker = Gerade gibt es keinen Stein zum Sprengen.
turn-without-firecrackers = In dieser Partie gibt es keine Böller.
turn-fits-several = { $bone } passt an mehrere Enden. Klicke auf eines, oder wähle es mit Pfeil auf oder Pfeil ab und drücke Eingabe.

# What a player holds.
turn-hand = { bones }{ $pips ->
    [none] {""}
    [one] , 1 Auge
   *[other] , { $pips } Augen
}
turn-boneyard = { $count ->
    [0] Vorrat leer
   *[other] { $count } im Vorrat
}

# For a screen reader: a player, and the table count.
turn-status = { $name }: { $score }{ $target ->
    [none] {""}
   *[other] {" "}von { $target }
}, { $hand }
turn-count = Tischsumme { $count }

turn-game = { $game }{ $target ->
    [none] {""}
   *[other] {" "}bis { $target }
}
turn-game-number = Partie Nummer { $number }

turn-undone = { $who ->
    [you] Rückgängig gemacht. Du bist wieder dran.
   *[other] Rückgängig gemacht. { $name } ist wieder dran.
}
turn-undone-assists = { $undone } Wenn du von hier aus weiterspielst, zählt diese Partie als „mit Hilfe“.
turn-undoes-others = Der letzte Zug war von { $name }. Wähle noch einmal „{ menu-undo }“, um ihn zurückzunehmen.
turn-give-up-first = Diese Partie läuft mit Uhr: Gib sie auf, bevor du zur vorigen zurückgehst.
turn-leaves-closed-game = Eine Partie mit Uhr lässt sich nicht zurücknehmen. Noch einmal „{ menu-undo }“ führt zur vorigen Partie; dieses Ergebnis bleibt.
turn-takes-out = „{ menu-undo }“ nimmt diese Partie aus Verlauf und Bilanz, bis du sie wieder beendest. Wähle noch einmal „{ menu-undo }“, wenn du das willst.
turn-game-back = Die vorige Partie ist wieder da.
turn-own-game-back = Du bist wieder in deiner Partie.
turn-game-left-out = Eine deiner Partien lässt sich nicht mehr öffnen; „{ menu-undo }“ und „{ menu-redo }“ überspringen sie.
turn-tally-back = Die Bilanz ist wieder da.
turn-history-back = Der Verlauf ist wieder da.
turn-done-again = Wiederholt.
turn-later-game-back = Die spätere Partie ist wieder da.
turn-tally-cleared-again = Die Bilanz ist wieder gelöscht.
turn-history-cleared-again = Der Verlauf ist wieder gelöscht.
turn-not-yours = { $name } ist dran.
turn-hand-over = Diese Runde ist vorbei. Drücke den Knopf, um weiterzuspielen.
turn-preserved = Lesezeichen gesetzt.
turn-preserved-as-it-stands = Das Lesezeichen gilt für die Partie, wie sie jetzt steht, nicht für den Zug im Rückblick.
turn-restored = Du bist wieder beim Lesezeichen. „{ menu-undo }“ bringt dich dorthin zurück, wo du warst.
turn-tally-cleared = Bilanz gelöscht. „{ menu-undo }“ bringt sie zurück.
turn-history-cleared = Verlauf gelöscht. „{ menu-undo }“ bringt ihn zurück.
turn-give-up = Deine Partie ist noch nicht vorbei. „{ menu-undo }“ führt zu ihr zurück.
turn-loses = Deine Partie ist noch nicht vorbei. Wenn du sie verlässt, zählt sie als verloren.

# In a review: the number of the hand, how many of its moves have been shown, and the last one.
turn-review-place = { $done ->
    [0] Runde { $hand }, das Austeilen. { $happened }
   *[other] Runde { $hand }, { $done } von { $actions }. { $happened }
}

# In the menu bar: the game continues from a review, or replays deals with the bones swapped.
turn-from-look-back = Aus dem Rückblick
turn-other-seat = Getauschte Steine
turn-other-seat-hand = Eine Runde, getauschte Steine
# Bones that were not dealt, in games without drawing.
turn-left-over = { $count ->
    [one] 1 übrig
   *[other] { $count } übrig
}

# For a screen reader: what a command turned on or off. $what is its line in the menu.
ear-switched = { $what }: { $is ->
    [on] an
   *[off] aus
}

# For a screen reader: what to do when no bone fits ($button is the name of the button), the
# bone that was just drawn, how to move through a window, and the open numbers.
ear-nothing-fits = Du kannst nicht anlegen: { $button }.
ear-drawn = Gezogen: { $bone }.
ear-go-through = Mit Tab gehst du durch das Fenster.
ear-open = Offen: { $numbers }

# For a screen reader: a window that has been opened.
ear-window = Fenster: { $title }
