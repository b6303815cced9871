# Buttons that many windows have.

cancel = Cancel
delete = Delete
rename = Rename
