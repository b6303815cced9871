# How things stand one after the other.

# A list of things, made from its beginning and the next thing.
list-more = { $before }, { $next }

# A list of things of which one is meant, made from its beginning and the last.
list-or = { $before } or { $last }

# What somebody or something is called, in a sentence.
quoted = “{ $text }”
