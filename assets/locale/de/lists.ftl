# How lists are written.

# A list, made of its beginning and the next item.
list-more = { $before }, { $next }

# A list of alternatives, made of its beginning and the last item.
list-or = { $before } oder { $last }

# A name or a label in a sentence.
quoted = „{ $text }“
