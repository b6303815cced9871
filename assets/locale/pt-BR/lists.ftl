# How lists are written.

# A list, made of its beginning and the next item.
list-more = { $before }, { $next }

# A value with its label.
label-value = { $label }: { $value }

# A text that ends as a sentence does.
sentence = { $text }.

# A name or a label in a sentence.
quoted = “{ $text }”
