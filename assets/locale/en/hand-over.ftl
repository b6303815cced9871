# The end of a hand.
hand-over-goes-out = { $who ->
    [you] You go out and win the hand
   *[other] { $name } goes out and wins the hand
}
hand-over-time-up = Time’s up
hand-over-ended = The hand is over
hand-over-held = { $who ->
    [you] You held
   *[other] { $name } held
}
hand-over-pips = { $sum } { $count ->
    [one] pip
   *[other] pips
}
# On the card, behind the bones that a player still held: their pips.
hand-over-left = { $sum } { $count ->
    [one] pip
   *[other] pips
}
# A blocked hand of partners: names and pips of the two sides, like “You and Mia 23 : 31 Nestor and
# Otto”, or of one player of each. Then which hands count, and who wins a tie.
hand-over-compared = { $name } { $pips }{"\u00A0"}:{"\u00A0"}{ $their_pips } { $others }
hand-over-lowest-hands = On each side, the partner with fewer pips counts.
hand-over-blocker = The blocker and the next player compare hands.
hand-over-tie-to-leader = A tie goes to the side that led.
hand-over-tie-to-blocker = A tie goes to the side that blocked.
hand-over-tie-to-other = If tied, the side that didn’t block wins.

hand-over-award = { $who ->
    [you] You { $signed }
    [you-and] You and { $partner } { $signed }
    [partners] { $name } and { $partner } { $signed }
   *[other] { $name } { $signed }
}
# The same where one side scores for the pips of several others.
hand-over-award-for-held = { $who ->
    [you] You { $signed } for what the others held
    [you-and] You and { $partner } { $signed } for what the others held
    [partners] { $name } and { $partner } { $signed } for what the others held
   *[other] { $name } { $signed } for what the others held
}
hand-over-nobody = No one scores
hand-over-review = Review hand

# The end of a game: who won, and the game in one line.
game-over-wins = { $who ->
    [you] You win!
    [you-and] You and { $partner } win!
    [partners] { $name } and { $partner } win
   *[other] { $name } wins
}
game-over-tied = It’s a tie
# Six hands to none, where hands are counted.
game-over-six-love = { $game ->
    [brazilian-partners] Buchuda!
   *[other] Six love!
}
# A game in which the others never had anything, in the word of the game’s country. A row of the card says so.
shut-out = { $game ->
    [brazilian-partners] Buchuda
    [spanish-partners] Zapatero
    [latin-partners] Zapatero
    [dominican] Pollona
    [cuban] Pollona
    [jamaican-partners] Six love
    [cut-throat] Six love
   *[other] Shut-out
}
game-over-shut-out = { shut-out }: { $seats ->
    [two] the other player
    [partners] the other side
   *[several] the others
} { $unit ->
    [hands] won no hand.
   *[points] scored nothing.
}
game-over-every-hand = { $who ->
    [you] You won every hand.
    [you-and] You and { $partner } won every hand.
    [partners] { $name } and { $partner } won every hand.
   *[other] { $name } won every hand.
}
game-over-hands = { $hands ->
    [one] One hand.
   *[other] { $hands } hands.
}
game-over-best-play = { $who ->
    [you] Your best play: { $bone } for { points }.
   *[other] Best play: { $name }’s { $bone } for { points }.
}
game-over-timed = { $who ->
    [you] Your result with bonuses: { $points }.
   *[other] { $name }’s result with bonuses: { $points }.
}
# After the picture of the bone that won the game: what it scored, and the score then.
game-over-scores = scores { $gained } and reaches { $score }
game-over-review = Review
game-over-more = More
