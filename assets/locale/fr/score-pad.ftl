# Le carnet de points : tient les points d’une partie jouée avec de vrais dominos.

# La ligne qui ouvre ce qui se règle avant les premiers points.
pad-set-up = Équipes et objectif
pad-sides-label = Équipes
# Le nombre d’équipes, et les points qui font gagner.
pad-sides = { $count } équipes
pad-to = { $sides }, en { $target } points
pad-target = Objectif
pad-no-target = Aucun
# Une équipe sans nom, et le champ de son nom.
pad-side = Équipe { $number }
pad-name = Nom de l’équipe { $number }
# Sous les points d’une équipe qui a gagné.
pad-wins = Vainqueur
# Le champ des points, ses touches, et le bouton d’une équipe qui les inscrit ; $written a son signe.
pad-points = Points
pad-minus = Changer le signe
pad-empty = Vider le champ
pad-add = { $name } : { $written }
# Efface tous les points ; « Annuler » les rend.
pad-clear = Effacer tous les points
