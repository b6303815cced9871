# How lists are written.

# A list, made of its beginning and the next item.
list-more = { $before }, { $next }

# A list of alternatives, made of its beginning and the last item.
# “o” never becomes “u”, because the items are bones in digits.
list-or = { $before } o { $last }

# A name or a label in a sentence.
quoted = «{ $text }»
