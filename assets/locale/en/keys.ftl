# The window “Keyboard and mouse”.

window-keys = Keyboard and mouse

# Headings of the list. The others are the names of the menus.
keys-at-table = At the table
keys-mouse = Mouse

# Names of keys, as printed on them.
key-space = Space
key-enter = Enter
key-tab = Tab
key-ctrl = Ctrl
key-alt = Alt
key-shift = Shift
key-escape = Esc
key-home = Home
key-end = End
key-page-up = Page Up
key-page-down = Page Down
key-left = Left
key-right = Right
key-up = Up
key-down = Down
key-menu = Menu

# What keys do. Keys of menu lines are described by those lines.
key-space-does = press the button for your turn
key-shift-arrows-does = move the selected bone within your hand
key-left-right-does = select a bone in your hand
key-up-down-does = go to the next bone that fits, and choose its place
key-enter-does = play the bone; if it fits several ends, choose one and press Enter again
key-sides-does = play it at the right, left, top, or bottom end
key-state-does = have a screen reader describe the table
key-firecracker-does = select your firecracker; arrows choose the bone, Enter blows it up
key-menu-does = open the menu of the focused bone or end
key-page-does = scroll a window, or the log
key-tab-does = move through everything on screen
key-escape-does = deselect the bone, or close a menu or window

# What keys do during a review.
key-review-actions = previous or next move
key-review-hands = previous or next hand
key-review-ends = first or last position
key-review-over = close the review

# What the key of a menu does. $menu is the name of the menu.
key-of-menu-does = open the { $menu } menu

# What the mouse does.
mouse-click-bone = Click a bone
mouse-click-bone-does = play it, or select it if there is a choice
mouse-click-end = Click an end
mouse-click-end-does = play the selected bone there
mouse-double-click = Double-click a bone
mouse-double-click-does = play it, if it fits only one end
mouse-drag-bone = Drag a bone to an end
mouse-drag-bone-does = play it there
mouse-drag-in-hand = Drag a bone within your hand
mouse-drag-in-hand-does = rearrange your hand
mouse-right-click = Right-click
mouse-right-click-does = open a menu for a bone, an end, a score, or a log entry
mouse-right-click-table = Right-click the table
mouse-right-click-table-does = deselect the bone
