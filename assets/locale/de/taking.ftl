# Bones that are drawn for the lead, and taken by hand, before a hand of
# dominoes is played. $who and $name are as in log.ftl;
# $players is how many draw.

# What the person at the screen is to do.
taking-draw = Um die Eröffnung wird gezogen: Klick auf einen Stein. Der { $players ->
    [2] höhere
   *[other] höchste
} eröffnet.
taking-draw-again = { $players ->
    [2] Die Steine
   *[other] Die höchsten Steine
} waren gleich hoch. Klick auf einen Stein, um noch einmal zu ziehen.
taking-take = Klick { $count ->
    [7] sieben
   *[other] { $count }
} Steine an, um sie zu nehmen.
taking-take-more = Noch { $count ->
    [one] einen
   *[other] { $count }
} anklicken.

# Stands before what they are to do while hands are taken.
taking-leads = { $who ->
    [you] Du eröffnest.
   *[other] { $name } eröffnet.
}
taking-takes-first = { $name } eröffnet und nimmt zuerst.

# The button that does it for them.
taking-draw-for-me = Für mich ziehen
taking-take-seven = Sieben für mich nehmen
taking-take-all = Für mich nehmen
taking-take-the-rest = Den Rest für mich nehmen
# Asked once, after three hands were taken for them.
taking-deal-always-asks = Deine Steine ab jetzt austeilen?
taking-deal-always = Immer austeilen
taking-deal-not-now = Jetzt nicht

# What undo says.
taking-taken-back = Zurückgenommen.
taking-undo-leaves = Noch ist kein Stein genommen. Noch einmal „Rückgängig“ geht vor dieses Austeilen zurück.
taking-undo-leaves-hand = Du hast noch nicht gelegt. Noch einmal „Rückgängig“ geht vor dieses Austeilen zurück.

# What was drawn; $drawn is one or several of these.
taking-drew = { $who ->
    [you] Du hast { $bone } gezogen
   *[other] { $name } hat { $bone } gezogen
}
taking-drew-so-far = { $drawn }.
taking-drew-equal = { $drawn }: { $players ->
    [2] gleich hoch
   *[other] die höchsten sind gleich hoch
}, also ziehen alle noch einmal.
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

# A bone that lies face down, for a screen reader.
taking-back = Verdeckter Stein { $place } von { $count }

# The lot has fallen.
taking-by-lot = { $who ->
    [you] Das Los sagt: Du eröffnest
   *[other] Das Los sagt: { $name } eröffnet
}
