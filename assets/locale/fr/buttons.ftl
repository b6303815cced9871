# Buttons that many windows have.

cancel = Annuler
delete = Supprimer
rename = Renommer
