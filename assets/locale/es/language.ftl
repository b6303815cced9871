# Lo que hay que saber del idioma mismo.

# Cómo lo llaman quienes lo hablan.
language-name = Español

# Un número y cómo se escribe; la Academia separa los millares con un espacio a
# partir de cinco cifras.
number = { $number }
number-decimal-sign = ,
number-group-sign = {"\u00A0"}
number-least-grouped = 10000
