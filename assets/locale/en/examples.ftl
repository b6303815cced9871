# Below the scoring examples in Help: what each picture shows.

example-alone = A doublet on its own counts double, but only once.
example-one-side = One long side is still open, so the doublet counts double.
example-both-sides = Both long sides are covered, so the doublet no longer counts.
example-short-sides = The short sides, top and bottom, don’t count until they’ve been played on. A blank adds nothing.
example-late-spinner = The spinner doesn’t have to be the first bone. Here its right side is covered from the start, and it still counts double.
example-first-bone = A first bone that isn’t a doublet has two ends, and both count.
example-most-points = Three doublets and a five: no play scores more.
example-most-points-of-both = Three doublets and a six: no play scores more.
example-across-an-end = The doublet lies across the end and counts double.
example-covered-no-spinner = A covered doublet counts nothing. Without a spinner its short sides stay closed.
example-two-doublets = Two doublets, each with an open long side: each counts double.
example-first-covered = The first doublet has both long sides covered and counts nothing; the second still counts.
example-every-arm = You can play on the short sides of every doublet, and those arms count, too.
example-seven = 4 and 3 make seven, so 4-2 fits here. The new end is 2.
example-doublet-lengthwise = A doublet lies lengthwise, like any other bone. Here 2 and 5 make seven.
example-matador = A matador fits any end and lies across. Here the 6 was chosen as the new end.
example-matador-at-blank = A blank takes only a matador: 0-0, 6-1, 5-2, or 4-3.
example-header-led = A doublet that is led leaves two equal ends: a double header.
example-header-double = Both ends show 5: a double header.
example-header-open-doublet = One side of the led doublet is still open. With the other end it makes a triple header.
example-header-triple = Both ends show 5, and one of them is a doublet: a triple header.
