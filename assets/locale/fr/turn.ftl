# What to do next, and what was just done. $who and $name are as in log.ftl.

turn-table-count = Somme
turn-ok = OK
turn-pass-on = Joueur suivant
turn-draw = Piocher
turn-yield = Laisser ouvrir le partenaire
turn-pass = Passer
turn-new-hand = Manche suivante
turn-end-game = Terminer la partie
turn-new-game = { window-new-game }
turn-result = { window-result }
turn-leave-again = { menu-leave-again }
turn-score-sheet = Score
turn-claims = Votre annonce
turn-nothing = Aucun point
turn-muggins = Muggins !

turn-of = { $who ->
    [you] À vous de jouer
   *[other] À { $name } de jouer
}
turn-leads = { $who ->
    [you] Vous ouvrez
   *[other] { $name } ouvre
}
turn-lead-with = Ouvrir avec { $bone }
turn-choose-an-end = Choisissez un bout pour { $bone }
turn-blow-up = Choisissez un domino à faire sauter
turn-no-firecracker = Il n’y a pas de domino à faire sauter maintenant.
turn-without-firecrackers = Il n’y a pas de pétards dans ce jeu.
turn-fits-several = { $bone } va à plusieurs bouts. Cliquez sur l’un d’eux, ou choisissez-le avec Haut ou Bas, puis appuyez sur Entrée.

# What a player holds.
turn-hand = { bones }{ $pips ->
    [none] {""}
    [one] , { $pips } point
   *[other] , { $pips } points
}
turn-boneyard = { $count ->
    [0] Pioche vide
   *[other] { $count } dans la pioche
}

# For a screen reader: a player, and the table count.
turn-status = { $name } : { $score }{ $target ->
    [none] {""}
   *[other] {" "}sur { $target }
}, { $hand }
turn-count = Somme des bouts : { $count }

turn-game = { $game }{ $target ->
    [none] {""}
   *[other] {" "}en { $target }
}
turn-game-number = Partie numéro { $number }


turn-undone = { $who ->
    [you] Annulé. C’est de nouveau à vous de jouer.
   *[other] Annulé. C’est de nouveau à { $name } de jouer.
}
# After the first undo in a game that was played without help. $undone is turn-undone.
turn-undone-assists = { $undone } Si vous continuez à partir d’ici, cette partie sera classée « avec aide ».
turn-undoes-others = { $name } a joué le dernier coup. Pour l’annuler, choisissez de nouveau « { menu-undo } ».
turn-give-up-first = Cette partie est chronométrée : abandonnez-la avant de revenir à la précédente.
turn-leaves-closed-game = Une partie chronométrée ne peut pas être annulée. Choisissez de nouveau « { menu-undo } » pour revenir à la partie précédente ; ce résultat est conservé.
turn-takes-out = « { menu-undo } » retire cette partie de l’historique et du bilan jusqu’à ce que vous la terminiez de nouveau. Pour continuer, choisissez de nouveau « { menu-undo } ».
turn-game-back = Retour à la partie précédente.
turn-own-game-back = Retour à votre partie.
turn-game-left-out = L’une de vos parties ne peut plus être ouverte : « { menu-undo } » et « { menu-redo } » la sautent.
turn-tally-back = Bilan récupéré.
turn-history-back = Historique récupéré.
turn-done-again = Rétabli.
turn-later-game-back = Retour à la partie suivante.
turn-tally-cleared-again = Le bilan est de nouveau effacé.
turn-history-cleared-again = L’historique est de nouveau effacé.
turn-not-yours = C’est à { $name } de jouer.
turn-hand-over = Cette manche est finie. Appuyez sur le bouton pour continuer.
turn-preserved = Signet placé.
turn-preserved-as-it-stands = Le signet marque l’état actuel de la partie, pas le coup que vous revoyez.
turn-restored = Retour au signet. « { menu-undo } » vous ramène où vous étiez.
turn-tally-cleared = Bilan effacé. « { menu-undo } » le récupère.
turn-history-cleared = Historique effacé. « { menu-undo } » le récupère.
turn-give-up = Votre partie n’est pas finie. « { menu-undo } » y revient.
turn-loses = Votre partie n’est pas finie. Si vous la quittez, elle compte comme perdue.

# In a review: the number of the hand, how many of its moves have been shown, and the last one.
turn-review-place = { $done ->
    [0] Manche { $hand }, la donne. { $happened }
   *[other] Manche { $hand }, { $done } sur { $actions }. { $happened }
}

# In the menu bar: the game continues from a review, or replays deals with the bones swapped.
turn-from-look-back = Depuis une relecture
turn-other-seat = Dominos échangés
turn-other-seat-hand = Une manche, dominos échangés
# Bones that were not dealt, in games without drawing.
turn-left-over = { $count ->
    [one] { $count } de côté
   *[other] { $count } de côté
}

# For a screen reader: what a command turned on or off. $what is its line in the menu.
ear-switched = { $what } : { $is ->
    [on] oui
   *[off] non
}

# For a screen reader: what to do when no bone fits ($button is the name of the button), the
# bone that was just drawn, how to move through a window, and the open numbers.
ear-nothing-fits = Aucun de vos dominos n’est jouable : { $button }.
ear-drawn = Pioché : { $bone }.
ear-go-through = Parcourez la fenêtre avec Tab.
ear-open = Ouverts : { $numbers }

# For a screen reader: a window that has been opened.
ear-window = Fenêtre : { $title }
