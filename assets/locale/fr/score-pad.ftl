# La feuille de marque : tient les points d’une partie jouée avec de vrais dominos.

# La ligne qui ouvre ce qui se règle avant les premiers points.
pad-set-up = Camps et objectif
pad-sides-label = Camps
# Le nombre de camps, et les points qui font gagner.
pad-sides = { $count } camps
pad-to = { $sides }, en { $target } points
pad-target = Objectif
pad-no-target = Aucun
# Un camp sans nom, et le champ de son nom.
pad-side = Camp { $number }
pad-name = Nom du camp { $number }
# Sous les points d’un camp qui a gagné.
pad-wins = Gagné
# Le champ des points, ses touches, et le bouton d’un camp qui les inscrit ; $written a son signe.
pad-points = Points
pad-minus = Changer le signe
pad-empty = Vider le champ
pad-add = { $name } : { $written }
# Efface tous les points ; « Annuler » les rend.
pad-clear = Effacer tous les points
