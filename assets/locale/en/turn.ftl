# What to do next, and what was just done. $who and $name are as in log.ftl.

turn-table-count = Table count
turn-ok = OK
turn-pass-on = Next player
turn-draw = Draw
turn-yield = Let your partner lead
turn-pass = Pass
turn-new-hand = Next hand
turn-end-game = End game
turn-new-game = { window-new-game }
turn-result = { window-result }
turn-leave-again = { menu-leave-again }
turn-score-sheet = Scores
turn-claims = Your claim
turn-nothing = No points
turn-muggins = Muggins!

turn-of = { $who ->
    [you] Your turn
   *[other] { $name }’s turn
}
turn-leads = { $who ->
    [you] You lead
   *[other] { $name } leads
}
turn-lead-with = Lead with { $bone }
turn-choose-an-end = Choose an end for { $bone }
turn-blow-up = Choose a bone to blow up
turn-no-firecracker = There’s no bone to blow up now.
turn-without-firecrackers = There are no firecrackers in this game.
turn-fits-several = { $bone } fits more than one end. Click one, or choose it with Up or Down and press Enter.

# What a player holds.
turn-hand = { bones }{ $pips ->
    [none] {""}
    [one] , 1 pip
   *[other] , { $pips } pips
}
turn-boneyard = { $count ->
    [0] Boneyard empty
   *[other] { $count } in the boneyard
}

# For a screen reader: a player, and the table count.
turn-status = { $name }: { $score }{ $target ->
    [none] {""}
   *[other] {" "}of { $target }
}, { $hand }
turn-count = Table count { $count }

turn-game = { $game }{ $target ->
    [none] {""}
   *[other] {" "}to { $target }
}
turn-game-number = Game number { $number }

turn-undone = { $who ->
    [you] Undone. It’s your turn again.
   *[other] Undone. It’s { $name }’s turn again.
}
# After the first undo in a game that was played without help. $undone is turn-undone.
turn-undone-assists = { $undone } This game will be listed as assisted if you play on from here.
turn-undoes-others = The last move was { $name }’s. To undo it, choose “{ menu-undo }” again.
turn-give-up-first = This is a timed game: give it up before you go back to the previous one.
turn-leaves-closed-game = A timed game can’t be undone. Choose “{ menu-undo }” again to return to the previous game; this result stays.
turn-takes-out = “{ menu-undo }” removes this game from your history and tally until you finish it again. To go ahead, choose “{ menu-undo }” again.
turn-game-back = The previous game is back.
turn-own-game-back = You’re back in your game.
turn-game-left-out = One of your games can’t be opened anymore, so “{ menu-undo }” and “{ menu-redo }” skip it.
turn-tally-back = The game tally is back.
turn-history-back = The history is back.
turn-done-again = Redone.
turn-later-game-back = The later game is back.
turn-tally-cleared-again = The game tally is cleared again.
turn-history-cleared-again = The history is cleared again.
turn-not-yours = It’s { $name }’s turn.
turn-hand-over = This hand is over. Press the button to continue.
turn-preserved = Position bookmarked.
turn-preserved-as-it-stands = The bookmark marks where the game stands, not the move you’re reviewing.
turn-restored = Back at your bookmark. “{ menu-undo }” takes you back to where you were.
turn-tally-cleared = Game tally cleared. “{ menu-undo }” brings it back.
turn-history-cleared = History cleared. “{ menu-undo }” brings it back.
turn-give-up = Your current game isn’t over. “{ menu-undo }” returns to it.
turn-loses = Your current game isn’t over. If you leave it, it ends as a loss.

# In a review: the number of the hand, how many of its moves have been shown, and the last one.
turn-review-place = { $done ->
    [0] Hand { $hand }, the deal. { $happened }
   *[other] Hand { $hand }, { $done } of { $actions }. { $happened }
}

# In the menu bar: the game continues from a review, or replays deals with the bones swapped.
turn-from-look-back = From a review
turn-other-seat = Bones swapped
turn-other-seat-hand = One hand, bones swapped
# Bones that were not dealt, in games without drawing.
turn-left-over = { $count ->
    [one] 1 left over
   *[other] { $count } left over
}

# For a screen reader: what a command turned on or off. $what is its line in the menu.
ear-switched = { $what }: { $is ->
    [on] on
   *[off] off
}

# For a screen reader: what to do when no bone fits ($button is the name of the button), the
# bone that was just drawn, how to move through a window, and the open numbers.
ear-nothing-fits = None of your bones fit: { $button }.
ear-drawn = Drawn: { $bone }.
ear-go-through = Use Tab to move through the window.
ear-open = Open: { $numbers }

# For a screen reader: a window that has been opened.
ear-window = Window: { $title }
