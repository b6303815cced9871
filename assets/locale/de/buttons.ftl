# Buttons of many windows.

cancel = Abbrechen
delete = Löschen
rename = Umbenennen
