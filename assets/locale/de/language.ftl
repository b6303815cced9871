# About the language itself.

# Its name for itself, as in “Deutsch”.
language-name = Deutsch

# How numbers are written: the decimal sign, the sign between groups of three digits, and the
# smallest number that has such a sign. A space is written {"\u00A0"}.
number = { $number }
number-decimal-sign = ,
number-group-sign = .
number-least-grouped = 1000
