# How lists are written.

# A list, made of its beginning and the next item.
list-more = { $before }, { $next }

# A name or a label in a sentence.
quoted = «{ $text }»
