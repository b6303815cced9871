# Seals, which prove that deals are honest.

window-seals = Sealed deals
tip-seals = Proof that no deal was changed

# The seal in the corner of the table.
seal-short = Seal { $seal }

# The window. A line of text holds the seed of the shuffle, the rules, and the order of all
# bones. The seal is the SHA-256 of that line.
seals-what = A seal is shown before each deal. After the hand you see the line of text that was sealed.
seals-numbered = This game’s deals come from the number { $number }. Anyone who knows it can work them out in advance.
seals-other-seat = Hands replayed with the bones swapped keep their seed, but their seal may differ, because other parts of the line do.
seals-hand = Hand { $hand }
# The state of a seal, in a word.
seals-matches = matches
seals-differs = doesn’t match
seals-closed = not open yet
seals-pasted-from = from a log or another computer
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
seals-check-no-seal = It doesn’t match: the line gives another seal.
seals-check-no-order = It doesn’t match: the seed gives another order of the bones.
seals-check-no-deal = It doesn’t match: the bones were dealt differently.
seals-none-kept = This hand was played with an older version, which didn’t save its seal. The one shown comes from the line and proves nothing.
seals-nestors = Nestor’s choices
seals-nestors-later = When two plays are equally good, Nestor picks one at random. You can read the line when the game is over.
seals-nestors-open = All of Nestor’s random choices in this game come from this number, which was set before the first deal.
seals-nestors-tried = All of Nestor’s random choices after you played on from the review come from this number, which was set at that moment.
# In the copied log.
seals-log-hand = Seal of hand { $hand }: { $seal }
seals-log-nestors = Seal of Nestor’s random choices: { $seal }

# Fields for a line and a seal to check.
seals-pasted = Check another line
seals-pasted-what = Paste a sealed line and its seal. Each character of the line counts.
seals-pasted-line = Line
seals-pasted-seal = Seal
seals-pasted-gives = This line gives the seal { $seal }.
seals-pasted-holds = It matches: this line gives this seal.
seals-pasted-begins = It matches as far as it goes: the seal of this line begins with these { $digits } of 64 digits.
seals-pasted-not = It doesn’t match: this line gives the seal { $seal }.
seals-pasted-no-seal = This isn’t a seal: a seal has 64 digits from 0 to 9 and a to f, and the first 12 are enough.

seals-copy-seal = Copy seal
seals-copy-line = Copy line
seals-copy-command = Copy command
tip-seals-copy-seal = Copy the seal to compare it later
tip-seals-copy-line = Copy the sealed line exactly
tip-seals-copy-command = A terminal command that prints the SHA-256 of the line

# The question where to cut, before a hand is dealt.
cut-title = Cut the bones
cut-sealed = The shuffle is sealed. Click where to cut.
cut-seal = Seal { $seal }
cut-bones = { $bones ->
    [0] no cut
    [one] after the first bone
   *[other] after { $bones } bones
}
cut-deal = Deal

# Help on seals: parts of the page, each with its heading.
help-seals-why = Check it yourself
help-seals-why-fixed = Before each hand the shuffle is settled and sealed: its seed and the order of all 28 bones make up a line of text, whose SHA-256 is shown under “{ fair-tab-seals }”. After the hand you see the line and can check it.
help-seals-why-cut = If you suspect that the shuffle itself was chosen against you, turn on “{ settings-cut }” in Settings. You then see the seal first and choose where the bones are cut.
help-seals-why-nestor = Nestor’s random choices have a seed of their own, sealed when the game starts and opened when it’s over. He never sees the seed of a hand.
help-seals-check = Check it without this program
help-seals-check-how = Copy the line and let another program compute its SHA-256. On Linux:
help-seals-line = LINE
help-seals-check-windows = On macOS, write shasum -a 256 instead of sha256sum. In PowerShell on Windows:
help-seals-check-order = The result must be the seal you saw before the hand. Then compare the order in the line with the deal. The first bones were the first seat’s hand, the next ones the second seat’s, and so on. The rest lay in the boneyard in this order.
help-seals-check-cut = If the bones were cut, first move as many as were cut from the front of the order to the back. If that made the deal void, a later order from the same seed was dealt, as described below.
help-seals-shuffle = The shuffle, if you want to program it
help-seals-shuffle-line = The parts of the line are separated by a semicolon and a space: the number of the hand; “seed” with 64 hexadecimal digits (32 bytes); “rules” with “seats”, “hand_size” and each rule that differs from { game-draw }; “lead”, how the leader is found; “order” with all bones.
help-seals-shuffle-stream = The seed is the key of ChaCha20 with 20 rounds, a block counter of 64 bits from 0, and a nonce of 64 bits that are all 0. Its stream is read as numbers of 32 bits, the lowest byte first, one after the other.
help-seals-shuffle-number = A random number below a bound is made like this. Let limit be 4294967295 minus the remainder of 4294967295 divided by bound. Take the next number of the stream; while it is limit or more, take another. Its remainder when divided by bound is the random number.
help-seals-shuffle-order = To shuffle, lay out 0-0 1-0 1-1 2-0 and so on to 6-6. Go through the places from 27 down to 1 (the first is 0). For each, take a random number below the place plus 1, and swap the bone there with the one at that number.
help-seals-shuffle-lead = First the leader is found. If “lead” is “lot”, a random number below the number of players is the seat that leads. If it is “draw”, the seats draw for it. In all other cases nothing is taken from the stream.
help-seals-shuffle-draw = To draw for the lead, the bones are shuffled, and each seat in turn gets the next bone from the front. If the heaviest are tied, the bones are shuffled again until one bone is the heaviest.
help-seals-shuffle-void = Then the bones are shuffled until the deal isn’t void. That is the order in the line.
help-seals-shuffle-void-if = A deal is void if any hand has more doublets than the rule “doublets_limit” allows. It is also void if “lead” is “heaviest-doublet” and no hand has a doublet, or if it is “doublet-of-seat” with a number, counted from 1, and that hand has none.
help-seals-shuffle-cut = Then as many bones as were cut go from the front to the back. If that makes the deal void, the bones are shuffled again and cut at the same place, until it isn’t.
help-seals-shuffle-deal = The first hand gets as many bones as the rule “hand_size” says, then the next as many, for all players (“seats”). The rest is the boneyard.
help-seals-shuffle-kept = If “bury_two” is true, the last two bones of the boneyard are buried. Of the bones that remain, the last ones are never drawn: as many as “kept_back” says (0 where it isn’t named).
help-seals-shuffle-back = If “firecrackers” is true, the stream then gives two numbers: one for the first bone that is blown up, one for the second. Each is made like a random number below 5354228880, but from 64 bits: two numbers, the lower first, with 18446744073709551615 instead of 4294967295.
help-seals-shuffle-place = Divide that number by the number of bones in the boneyard plus 1. The remainder is the place, counted from 0, to which the bone returns.
