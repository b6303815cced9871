# Game tally: the page with every finished game.

history-empty = Aucune partie finie pour l’instant. Les parties finies apparaîtront ici.
# The list is empty although games were finished: it was cleared, or others are shown.
history-none = Aucune partie à afficher.
# While the file with the games is read.
history-being-read = Chargement des parties finies…

# The heads of the columns.
history-head-finished = Terminée

# How a game ended, in short.
history-score = { $result ->
    [won] Gagné { $own }–{ $other }
    [lost] Perdu { $own }–{ $other }
   *[drawn] Égalité { $own }–{ $other }
}

# How long a game was: hands, moves, and time. $length is like “5 min”.
history-details = { history-hands }, { history-moves }, { $length }.
history-hands = { $hands ->
    [one] { $hands } manche
   *[other] { $hands } manches
}
history-moves = { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}
# Why a game is assisted.
history-help-advice = Vous avez utilisé le conseil, le compteur de dominos ou le tuteur.
history-help-knowledge = Vous avez annulé des coups ou vu des dominos cachés.

# The switch for the history.
history-keep = Enregistrer les parties finies
history-keep-explained = Les ajoute à l’historique. Sinon, les parties comptent quand même dans le bilan.

# Clears the history. The last is said if the games may come back.
history-clear = Effacer l’historique
# Copies a row for each game to the clipboard.
history-copy-csv = Copier au format CSV
history-cleared = Historique effacé. Annulable jusqu’à la fermeture du programme.
history-clear-will-not-last = Votre partie actuelle ne peut pas être enregistrée : les parties effacées pourraient réapparaître au prochain démarrage.

# The last games were too easy, or too hard.
history-advice = Vous avez gagné { $won } de vos { $games } dernières parties sans aide au niveau « { $level } ». « { $better } » vous conviendrait peut-être mieux.

# A review starts, perhaps in place of another game.
history-looked-back = { $replaces ->
    [yes] Vous revoyez une partie finie : { $when }. « { menu-undo } » ramène la partie précédente.
   *[no] Vous revoyez une partie finie : { $when }.
}

# Why a game can’t be reviewed.
history-unreadable = Les coups de cette partie sont illisibles.

# How long something took, in minutes and hours.
length-under-a-minute = moins de 1{"\u00A0"}min
length-minutes = { $minutes }{"\u00A0"}min
length-hours = { $hours }{"\u00A0"}h { $minutes }{"\u00A0"}min
