# Before a hand: drawing for the lead, and picking one’s bones. $who and $name are as in log.ftl.
# $players is how many draw.

# What to do next.
taking-draw = Um die Eröffnung wird gezogen: Klicke auf einen Stein. Wer den { $players ->
    [2] höheren
   *[other] höchsten
} zieht, eröffnet.
taking-draw-again = { $players ->
    [2] Beide Steine sind gleich hoch.
   *[other] Die höchsten Steine sind gleich hoch.
} Klicke auf einen Stein, um noch einmal zu ziehen.
taking-take = { $taken ->
    [0] Klicke auf { $count ->
        [7] sieben
       *[other] { $count }
    } Steine, um sie zu nehmen.
   *[other] Nimm noch { $count ->
        [one] einen
       *[other] { $count }
    }.
}

# Before that, while players pick their bones.
taking-takes-first = { $name } eröffnet und nimmt zuerst.

# The button that does it for the player.
taking-draw-for-me = Einen für mich ziehen
taking-take-all = Für mich nehmen
taking-take-the-rest = Den Rest nehmen
# Asked once, after the button was used for three hands.
taking-deal-always-asks = Sollen dir deine Steine ab jetzt ausgeteilt werden?
taking-deal-always = Immer austeilen
taking-deal-not-now = Jetzt nicht

# After undoing.
taking-taken-back = Rückgängig gemacht.
taking-undo-leaves = Du hast noch keinen Stein genommen. Wähle noch einmal „{ menu-undo }“, um zum Stand vor diesem Austeilen zurückzukehren.
taking-undo-leaves-hand = Du hast noch nicht gelegt. Wähle noch einmal „{ menu-undo }“, um zum Stand vor diesem Austeilen zurückzukehren.

# What was drawn for the lead. $drawn is one or more of these.
taking-drew = { $who ->
    [you] Du hast { $bone } gezogen
   *[other] { $name } hat { $bone } gezogen
}
taking-drew-equal = { $drawn }: { $players ->
    [2] gleich hoch, also ziehen beide
   *[other] die höchsten sind gleich hoch, also ziehen alle
} noch einmal.
taking-drew-leads = { $drawn }: { $who ->
    [you] Du eröffnest
   *[other] { $name } eröffnet
}.
taking-drew-takes-first = { $drawn }: { $who ->
    [you] Du eröffnest und nimmst zuerst
   *[other] { $name } eröffnet und nimmt zuerst
}.

taking-other-takes = { $name } nimmt { $count ->
    [7] sieben
   *[other] { $count }
} Steine.

# A face-down bone, for a screen reader.
taking-back = Verdeckter Stein { $number } von { $count }

# A leader was chosen at random: who, and below it how.
taking-leads = { $who ->
    [you] Du eröffnest
   *[other] { $name } eröffnet
}
taking-by-lot = ausgelost
