# Buttons of many windows.

cancel = Cancelar
delete = Eliminar
rename = Renombrar
