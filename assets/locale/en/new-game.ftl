# The New game window.

settings-from-the-next-game = Rule changes take effect in the next game.
settings-no-nestor = Only people are playing.

# Several Nestors at different levels.
level-range = { $from } to { $to }

new-game-seats = Players
new-game-partners = Partners
new-game-seat = { $of ->
    [partner] Seat { $number }, your partner
   *[other] Seat { $number }
}
# Above the player’s seats of a game in pairs.
new-game-side = { $of ->
    [partner] Your partner
   *[other] Opponent
}
new-game-someone = A friend…
new-game-someone-tip = Takes turns with you at this computer; there’s no network play.
new-game-player = Player { $number }
new-game-name = Name of the player in seat { $number }
new-game-known-name = Another player on this computer is already called { $name }.
new-game-same-name = Two players can’t both be called { $name }.

new-game-against = Against
# One level for all other players, or each seat by itself.
new-game-others = Others
# In place of the two above, if the level that was chosen is not offered.
new-game-no-learner = No “{ level-learner }” in this game
new-game-each-seat = Seat by seat…
new-game-points = Points
new-game-hands = Hands
new-game-holes = Holes
new-game-claims = Players claim their points
new-game-keeps = Your game isn’t lost: “{ menu-undo }” returns to it.
new-game-keeps-timed = Your game isn’t lost: after this timed game, “{ menu-undo }” returns to it.
new-game-start = Who leads

new-game-more = More games
new-game-your-games = Your games
new-game-lately = Recently played
new-game-pictures = Show as pictures
new-game-rules = Rules
new-game-changes = { $count ->
    [0] unchanged
    [one] 1 change
   *[other] { $count } changes
}
new-game-reset = Reset
new-game-save-own = Save to your games…

new-game-play = Play { $game }

# Who leads the games after the first, each with a tooltip.
new-game-way = { $leads ->
    [winner] Winner leads
   *[other] Draw each time
}
new-game-way-tip = { $leads ->
    [winner] Even after a block. You draw only for the first game.
   *[other] Before each game everyone draws a bone; the heaviest wins the lead.
}

# The search field, and what it shows when it finds nothing.
new-game-search = Search games and rules
new-game-nothing-found = No games or rules found. Try another word.
# While a search shows games without the chosen one.
new-game-choose = Choose one of the games found.

# Games and counts that people look for, and that the program does not have. They are found by
# their keywords.
absent-mexican-train = This program doesn’t have Mexican Train, nor sets larger than double nine.
absent-chicken-foot = This program doesn’t have Chicken Foot.
absent-shut-out = A game won to nothing doesn’t count double in this program.
absent-key-bone = Going out with the key bone doesn’t count double in this program.
absent-penalties = This program doesn’t have games like “French”, in which points count against you.
absent-barbados = This program doesn’t have the games of Barbados and Trinidad.
absent-told = { $told } The closest is “{ $nearest }”.

# On the card of a game: the points to win, and the player’s record.
card-one-hand = one hand
card-to = { $unit ->
    [fives] to hole { $target }
   *[points] to { $target }
}
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
card-spoken = { $name }, { $target }. { $sentence } { $record }.
