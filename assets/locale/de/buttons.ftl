# Buttons that many windows have.

cancel = Abbrechen
delete = Löschen
rename = Umbenennen
