# Was von der Sprache selbst zu wissen ist.

# Wie sie von denen genannt wird, die sie sprechen.
language-name = Deutsch

# Eine Zahl, und wie sie geschrieben wird.
number = { $number }
number-decimal-sign = ,
number-group-sign = .
number-least-grouped = 1000
