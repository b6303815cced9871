# How things stand one after the other.

# A list of things, made from its beginning and the next thing.
list-more = { $before }, { $next }

# What somebody or something is called, in a sentence.
quoted = "{ $text }"
