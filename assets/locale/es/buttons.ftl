# Buttons that many windows have.

cancel = Cancelar
delete = Eliminar
rename = Renombrar
