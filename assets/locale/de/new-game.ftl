# The New game window.

settings-from-the-next-game = Geänderte Regeln gelten ab der nächsten Partie.
settings-no-nestor = Es spielen nur Menschen.

# Several Nestors at different levels.
level-range = { $from } bis { $to }

new-game-seats = Spieler
new-game-partners = Partner
new-game-seat = { $of ->
    [partner] Platz { $number }, in deinem Team
   *[other] Platz { $number }
}
# Above the player’s seats of a game in pairs.
new-game-side = { $of ->
    [partner] Dein Partner
   *[other] Gegner
}
new-game-someone = Jemand anders …
new-game-someone-tip = Spielt abwechselnd mit dir an diesem Computer; über das Netz geht es nicht.
new-game-player = Spieler { $number }
new-game-name = Name auf Platz { $number }
new-game-known-name = „{ $name }“ heißt schon ein anderer Spieler an diesem Computer.
new-game-same-name = Zwei Spieler können nicht beide { $name } heißen.

new-game-against = Gegen
new-game-others = Mitspieler
new-game-no-learner = Hier ohne „{ level-learner }“
new-game-each-seat = Jeder Platz einzeln …
new-game-points = Punkte
new-game-hands = Runden
new-game-holes = Löcher
new-game-claims = Die Spieler sagen ihre Punkte an
new-game-keeps = Deine Partie geht nicht verloren: „{ menu-undo }“ führt zu ihr zurück.
new-game-keeps-timed = Deine Partie geht nicht verloren: Nach dieser Partie mit Uhr führt „{ menu-undo }“ zu ihr zurück.
new-game-start = Wer eröffnet

new-game-more = Weitere Spiele
new-game-your-games = Deine Spiele
new-game-lately = Zuletzt gespielt
new-game-pictures = Als Bilder zeigen
new-game-rules = Regeln
new-game-changes = { $count ->
    [0] unverändert
    [one] 1 Änderung
   *[other] { $count } Änderungen
}
new-game-reset = Zurücksetzen
new-game-save-own = Als eigenes Spiel speichern …

new-game-play = { $game } spielen

# Who leads the games after the first, each with a tooltip.
new-game-way = { $leads ->
    [winner] Wer gewonnen hat
   *[other] Jedes Mal ziehen
}
new-game-way-tip = { $leads ->
    [winner] Auch nach einer Blockade. Gezogen wird nur um die erste Eröffnung.
   *[other] Vor jeder Partie ziehen alle einen Stein. Wer den höchsten zieht, eröffnet.
}

# The search field, and what it shows when it finds nothing.
new-game-search = Spiel oder Regel suchen
new-game-nothing-found = Keine Spiele oder Regeln gefunden. Versuche ein anderes Wort.
new-game-choose = Wähle eines der gefundenen Spiele.

# Games and counts that people look for, and that the program does not have. They are found by
# their keywords.
absent-mexican-train = Mexican Train und Sätze über den Neunerpasch hinaus gibt es hier nicht.
absent-chicken-foot = Chicken Foot (Hühnerfuß) gibt es hier nicht.
absent-shut-out = Ein Sieg zu null zählt hier in keinem Spiel doppelt.
absent-key-bone = Ein Sieg mit dem einzigen passenden Stein zählt hier nicht doppelt.
absent-penalties = Spiele, in denen Punkte gegen einen zählen, gibt es hier nicht.
absent-barbados = Die Spiele aus Barbados und Trinidad gibt es hier nicht.
absent-told = { $told } Am nächsten kommt „{ $nearest }“.

# On the card of a game: the points to win, and the player’s record.
card-one-hand = eine Runde
card-to = { $unit ->
    [fives] bis Loch { $target }
   *[points] bis { $target }
}
card-record = { $played ->
    [0] Noch nicht gespielt
    [one] Einmal gespielt und { $won ->
        [0] nicht gewonnen
       *[other] gewonnen
    }
   *[other] { $played }-mal gespielt, { $won ->
        [0] nie
       *[other] { $won }-mal
    } gewonnen
}

# The same for a screen reader.
card-spoken = { $name }, { $target }. { $sentence } { $record }.
