# Beginning a game, and what is set for the next.

settings-from-the-next-game = Geänderte Regeln gelten ab der nächsten Partie; diese geht nach ihren weiter.
settings-no-nestor = Am Tisch sitzen nur Menschen.

# Several Nestors who do not play equally hard.
level-range = { $from } bis { $to }

# In the menu bar, what is played by more than two.
bar-game-seats = { $game }, { $seats }

new-game-seats = Spieler
new-game-who = Wer sitzt am Tisch
new-game-seat = Platz { $number }
new-game-partner-seat = Platz { $number }, in deinem Team
new-game-nestor = { $name }, { $level }
new-game-someone = Jemand anderes
new-game-known = Spieler an diesem Computer
new-game-name = Name auf Platz { $number }
new-game-own-name = Dein Name
new-game-known-name = { $name } heißt schon jemand anderes an diesem Computer.
new-game-name-hint = Namen eintippen
new-game-same-name = An einem Tisch können nicht zwei { $name } heißen.
new-game-cancel = Abbrechen

new-game-numbered = Partie nach Nummer
new-game-play = { $game } spielen

# The ways in which a game can start, on its card; each with more about it.
new-game-way-drawn-for = Jedes Mal um die Eröffnung ziehen
new-game-way-drawn-for-tip = Vor jeder Partie ziehen alle einen Stein, und der höchste eröffnet.
new-game-way-winner = Wer gewinnt, eröffnet
new-game-way-winner-tip = Wer eine Partie gewinnt, auch durch eine Blockade, eröffnet die nächste. Nur um die erste wird gezogen.
new-game-way-spoken = { $game }: { $way }

# Plays what was played last, against one Nestor, several, or other people.
new-game-again-one = Noch einmal: { $game }, { $level }
new-game-again = Noch einmal: { $game }, { $seats }, { $level }
new-game-again-people = Noch einmal: { $game }, { $seats }

# Looks for games and rules by any word.
new-game-search = Spiele und Regeln suchen
new-game-found = { $games ->
    [0] { $rules ->
        [one] 1 Regel
       *[other] { $rules } Regeln
    }
    [one] 1 Spiel{ $rules ->
        [0] { "" }
        [one] { " " }und 1 Regel
       *[other] { " " }und { $rules } Regeln
    }
   *[other] { $games } Spiele{ $rules ->
        [0] { "" }
        [one] { " " }und 1 Regel
       *[other] { " " }und { $rules } Regeln
    }
}
new-game-nothing-found = Kein Spiel und keine Regel passt dazu. Versuch ein anderes Wort.
# Leads to a rule that was found, in quotation marks.
new-game-rule-in-settings = { $rule } in den Einstellungen

# On the card of a game: what wins it, and how often the player has.
card-one-hand = eine Runde
card-to = bis { $target }
card-to-fives = bis { $target } Fünfer
card-record = { $played ->
    [0] Noch nicht gespielt
    [one] Einmal gespielt, { $won ->
        [0] nicht gewonnen
       *[other] gewonnen
    }
   *[other] { $played }-mal gespielt, { $won ->
        [0] nie
       *[other] { $won }-mal
    } gewonnen
}

# The same for a screen reader.
# $known says whether it is known where the rules come from.
card-spoken = { $known ->
    [yes] { $name }, { $target }. { $sentence } { $source } { $record }.
    [alone] { $name }, { $target }. { $sentence }
   *[no] { $name }, { $target }. { $sentence } { $record }.
}
