# About the language itself.

# Its name for itself, as in “Deutsch”.
language-name = Français
