# Beginning a game, and what is set for the next.

settings-from-the-next-game = Changed rules apply from the next game; this one goes on by its own.
settings-no-nestor = Nobody but people sits at the table.

# Several Nestors who do not play equally hard.
level-range = { $from } to { $to }

# In the menu bar, what is played by more than two.
bar-game-seats = { $game }, { $seats }

new-game-seats = Players
new-game-who = Who sits down
new-game-seat = Seat { $number }
new-game-partner-seat = Seat { $number }, your partner
new-game-nestor = { $name }, { $level }
new-game-someone = Somebody else
new-game-known = Players on this computer
new-game-name = Name of the player in seat { $number }
new-game-own-name = Your name
new-game-known-name = Another player on this computer is called { $name }.
new-game-name-hint = Type a name
new-game-same-name = Two people at one table cannot both be called { $name }.
new-game-cancel = Cancel

# Leads to the window with the number of a game.
new-game-numbered = Numbered game
new-game-play = Play { $game }

# The ways in which a game can start, on its card; each with more about it.
new-game-way-drawn-for = Draw for the lead each time
new-game-way-drawn-for-tip = Before each game all draw a bone, and the heaviest leads.
new-game-way-winner = The winner leads the next
new-game-way-winner-tip = Whoever wins a game, even by a block, leads the next. Only the first is drawn for.
new-game-way-spoken = { $game }: { $way }

# Plays what was played last, against one Nestor, several, or other people.
new-game-again-one = Play again: { $game }, { $level }
new-game-again = Play again: { $game }, { $seats }, { $level }
new-game-again-people = Play again: { $game }, { $seats }

# Looks for games and rules by any word.
new-game-search = Search games and rules
new-game-found = { $games ->
    [0] { $rules ->
        [one] 1 rule
       *[other] { $rules } rules
    }
    [one] 1 game{ $rules ->
        [0] { "" }
        [one] { " " }and 1 rule
       *[other] { " " }and { $rules } rules
    }
   *[other] { $games } games{ $rules ->
        [0] { "" }
        [one] { " " }and 1 rule
       *[other] { " " }and { $rules } rules
    }
}
new-game-nothing-found = No game or rule matches that. Try another word.
# Leads to a rule that was found, in quotation marks.
new-game-rule-in-settings = { $rule } in Settings

# On the card of a game: what wins it, and how often the player has.
card-one-hand = one hand
card-to = to { $target }
card-to-fives = to { $target } fives
card-record = { $played ->
    [0] Not played yet
    [one] Played once, { $won ->
        [0] not won
       *[other] won
    }
   *[other] Played { $played } times, won { $won ->
        [0] none
       *[other] { $won }
    }
}

# The same for a screen reader.
# $known says whether it is known where the rules come from.
card-spoken = { $known ->
    [yes] { $name }, { $target }. { $sentence } { $source } { $record }.
    [alone] { $name }, { $target }. { $sentence }
   *[no] { $name }, { $target }. { $sentence } { $record }.
}
