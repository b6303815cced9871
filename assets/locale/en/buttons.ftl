# Buttons of many windows.

cancel = Cancel
delete = Delete
rename = Rename
