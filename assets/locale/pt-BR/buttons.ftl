# Buttons that many windows have.

cancel = Cancelar
delete = Excluir
rename = Renomear
