# Seals, which prove that deals are honest.

window-seals = Sealed deals
tip-seals = Proof that no deal was changed

# The seal in the corner of the table.
seal-short = Seal { $seal }

# The window. A line of text holds the seed of the shuffle, the rules, and the order of all
# bones. The seal is the SHA-256 of that line.
seals-what = A seal is shown before each deal. After the hand you see the line of text that was sealed.
seals-numbered = This game’s deals come from the number { $number }. Anyone who knows it can work them out in advance.
seals-hand = Hand { $hand }
# The state of a seal, in a word.
seals-matches = matches
seals-differs = doesn’t match
seals-closed = not open yet
seals-hand-later = The line reveals all hidden bones, so you can read it only after the hand.
seals-cut = { $bones ->
    [0] The bones weren’t cut.
    [one] The bones were cut after the first one.
   *[other] The bones were cut after the first { $bones }.
}
seals-check-holds = It matches: the line gives this seal, its seed gives this order, and the bones were dealt in this order.
seals-check-holds-cut = It matches: the line gives this seal, its seed gives this order, and the bones were dealt in this order from the cut on.
# The same if the cut gave a deal that the rules make void.
seals-check-holds-again = It matches: the line gives this seal, and its seed gives this order. The cut made that deal void, so another order from the same seed was dealt, cut at the same place.
seals-check-no-seal = It doesn’t match: the line gives a different seal.
seals-check-no-order = It doesn’t match: the seed gives a different order of the bones.
seals-check-no-deal = It doesn’t match: the bones were dealt differently.
seals-none-kept = This hand was played with an older version, which didn’t save its seal. The one shown comes from the line and proves nothing.
seals-nestors = Nestor’s choices
seals-nestors-later = When two plays are equally good, Nestor picks one at random. You can read the line when the game is over.
seals-nestors-open = All of Nestor’s random choices in this game come from this number, which was set before the first deal.
seals-nestors-tried = All of Nestor’s random choices after you played on from the review come from this number, which was set at that moment.
# In the copied log.
seals-log-hand = Seal of hand { $hand }: { $seal }
seals-log-nestors = Seal of Nestor’s random choices: { $seal }


seals-copy-seal = Copy seal
seals-copy-line = Copy line
seals-copy-command = Copy command
tip-seals-copy-command = A terminal command that prints the SHA-256 of the line

# The question where to cut, before a hand is dealt.
cut-title = Cut the bones
cut-sealed = The shuffle is sealed. Click where to cut.
cut-bones = { $bones ->
    [0] no cut
    [one] after the first bone
   *[other] after { $bones } bones
}
cut-deal = Deal

# Help on seals: parts of the page, each with its heading.
help-seals-why = Check it yourself
help-seals-why-fixed = Before each hand the shuffle is settled and sealed: its seed and the order of all the bones make up a line of text, whose SHA-256 is shown under “{ fair-tab-seals }”. After the hand you see the line and can check it.
help-seals-why-cut = If you suspect that the shuffle itself was chosen against you, turn on “{ settings-cut }” in Settings. You then see the seal first and choose where the bones are cut.
help-seals-why-nestor = Nestor’s random choices have a seed of their own, sealed when the game starts and opened when it’s over. He never sees the seed of a hand.
help-seals-shuffle = The file src/engine/SHUFFLE.md in the source code describes how the bones are shuffled and how to check a seal without this program.
