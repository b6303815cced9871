# Before a hand: drawing for the lead, and picking one’s bones. $who and $name are as in log.ftl.
# $players is how many draw.

# What to do next.
taking-draw = Click a bone to draw for the lead. The { $players ->
    [2] heavier
   *[other] heaviest
} bone wins it.
taking-draw-again = { $players ->
    [2] The bones are tied.
   *[other] The heaviest bones are tied.
} Click a bone to draw again.
taking-take = { $taken ->
    [0] Click { $count ->
        [7] seven
       *[other] { $count }
    } bones to take them.
   *[other] Click { $count ->
        [one] one
       *[other] { $count }
    } more.
}

# Before that, while players pick their bones.
taking-takes-first = { $name } leads and takes first.

# The button that does it for the player.
taking-draw-for-me = Draw one for me
taking-take-all = Take them for me
taking-take-the-rest = Take the rest
# Asked once, after the button was used for three hands.
taking-deal-always-asks = Should your bones be dealt for you from now on?
taking-deal-always = Always deal
taking-deal-not-now = Not now

# After undoing.
taking-taken-back = Undone.
taking-undo-leaves = You haven’t taken any bones yet. Choose “{ menu-undo }” again to go back to before this deal.
taking-undo-leaves-hand = You haven’t played yet. Choose “{ menu-undo }” again to go back to before this deal.

# What was drawn for the lead. $drawn is one or more of these.
taking-drew = { $who ->
    [you] You drew { $bone }
   *[other] { $name } drew { $bone }
}
taking-drew-equal = { $drawn }: { $players ->
    [2] tied
   *[other] the heaviest are tied
}, so everyone draws again.
taking-drew-leads = { $drawn }: { $who ->
    [you] you lead
   *[other] { $name } leads
}.
taking-drew-takes-first = { $drawn }: { $who ->
    [you] you lead and take first
   *[other] { $name } leads and takes first
}.

taking-other-takes = { $name } takes { $count ->
    [7] seven
   *[other] { $count }
} bones.

# A face-down bone, for a screen reader.
taking-back = Face-down bone { $number } of { $count }

# A leader was chosen at random: who, and below it how.
taking-leads = { $who ->
    [you] You lead
   *[other] { $name } leads
}
taking-by-lot = chosen at random
