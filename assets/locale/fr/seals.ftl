# Seals, which prove that deals are honest.

window-seals = Donnes scellées
tip-seals = La preuve qu’aucune donne n’a été changée

# The seal in the corner of the table.
seal-short = Sceau { $seal }

# The window. A line of text holds the seed of the shuffle, the rules, and the order of all
# bones. The seal is the SHA-256 of that line.
seals-what = Un sceau s’affiche avant chaque donne. Après la manche, vous voyez la ligne de texte qui a été scellée.
seals-numbered = Les donnes de cette partie découlent du numéro { $number }. Qui le connaît peut les calculer à l’avance.
seals-hand = Manche { $hand }
# The state of a seal, in a word.
seals-matches = conforme
seals-differs = non conforme
seals-closed = pas encore ouvert
seals-hand-later = La ligne révèle tous les dominos cachés : vous ne pouvez la lire qu’après la manche.
seals-cut = { $bones ->
    [0] Les dominos n’ont pas été coupés.
    [one] Les dominos ont été coupés après le premier.
   *[other] Les dominos ont été coupés après les { $bones } premiers.
}
seals-check-holds = Conforme : la ligne donne ce sceau, sa graine donne cet ordre, et les dominos ont été distribués dans cet ordre.
seals-check-holds-cut = Conforme : la ligne donne ce sceau, sa graine donne cet ordre, et les dominos ont été distribués dans cet ordre à partir de la coupe.
# The same if the cut gave a deal that the rules make void.
seals-check-holds-again = Conforme : la ligne donne ce sceau, et sa graine donne cet ordre. La coupe a rendu cette donne nulle : un autre ordre de la même graine a été distribué, coupé au même endroit.
seals-check-no-seal = Non conforme : la ligne donne un autre sceau.
seals-check-no-order = Non conforme : la graine donne un autre ordre des dominos.
seals-check-no-deal = Non conforme : les dominos ont été distribués autrement.
seals-none-kept = Cette manche a été jouée avec une ancienne version, qui n’enregistrait pas son sceau. Celui qui s’affiche vient de la ligne et ne prouve rien.
seals-nestors = Les choix de Nestor
seals-nestors-later = Quand deux coups se valent, Nestor en choisit un au hasard. Vous pourrez lire la ligne quand la partie sera finie.
seals-nestors-open = Tous les choix au hasard de Nestor dans cette partie découlent de ce nombre, fixé avant la première donne.
seals-nestors-tried = Tous les choix au hasard de Nestor après votre reprise depuis la relecture découlent de ce nombre, fixé à ce moment-là.
# In the copied log.
seals-log-hand = Sceau de la manche { $hand } : { $seal }
seals-log-nestors = Sceau des choix au hasard de Nestor : { $seal }


seals-copy-seal = Copier le sceau
seals-copy-line = Copier la ligne
seals-copy-command = Copier la commande
tip-seals-copy-command = Une commande de terminal qui affiche le SHA-256 de la ligne

# The question where to cut, before a hand is dealt.
cut-title = Coupez les dominos
cut-sealed = Le mélange est scellé. Cliquez là où vous voulez couper.
cut-bones = { $bones ->
    [0] pas de coupe
    [one] après le premier domino
   *[other] après { $bones } dominos
}
cut-deal = Distribuer

# Help on seals: parts of the page, each with its heading.
help-seals-why = Vérifiez vous-même
help-seals-why-fixed = Avant chaque manche, le mélange est fixé et scellé : sa graine et l’ordre de tous les dominos forment une ligne de texte, dont le SHA-256 s’affiche sous « { fair-tab-seals } ». Après la manche, vous voyez la ligne et pouvez la vérifier.
help-seals-why-cut = Si vous soupçonnez que le mélange lui-même a été choisi contre vous, activez « { settings-cut } » dans les réglages. Vous voyez alors d’abord le sceau, puis vous choisissez où couper.
help-seals-why-nestor = Les choix au hasard de Nestor ont leur propre graine, scellée au début de la partie et ouverte à la fin. Il ne voit jamais la graine d’une manche.
help-seals-shuffle = Le fichier src/engine/SHUFFLE.md du code source décrit comment les dominos sont mélangés et comment vérifier un sceau sans ce programme.
