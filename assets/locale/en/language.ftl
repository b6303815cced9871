# What is to be known of the language itself.

# What it is called by those who speak it.
language-name = English

# A number, and how it is written: between the whole and its parts, between the
# thousands and what follows, and the least number that has such a sign. A sign
# that is a space is written {"\u00A0"}.
number = { $number }
number-decimal-sign = .
number-group-sign = ,
number-least-grouped = 1000
