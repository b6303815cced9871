# The keys and the mouse: what they are called, and what they do.

window-keys = Keys and mouse

# Parts of the list; the others are called as the menus.
keys-at-table = At the table
keys-mouse = Mouse

# Keys are called what stands on them.
key-space = Space
key-enter = Enter
key-tab = Tab
key-ctrl = Ctrl
key-alt = Alt
key-shift = Shift
key-escape = Esc
key-home = Home
key-end = End
key-page-up = Page up
key-page-down = Page down
key-left = Left
key-right = Right
key-up = Up
key-down = Down
key-menu = Menu
key-comma = ,
key-plus = +
key-equals = =
key-minus = -
key-question-mark = ?

# What keys do; those of the menus are called as there.
key-space-does = press the button for your turn
key-shift-arrows-does = put the bone taken up elsewhere in your hand
key-left-right-does = go through your hand and take up a bone
key-up-down-does = go through the ends that take it
key-enter-does = play the bone; where it fits several ends, choose one and press Enter again
key-sides-does = play that bone at the right, left, top or bottom end
key-state-does = tell a screen reader how the table stands: open numbers, count, scores and bones
key-firecracker-does = take up your firecracker; the arrows choose the bone, Enter blows it up
key-menu-does = open the menu of the bone or end that has the keyboard focus
key-page-does = scroll a window, or the log
key-tab-does = go through everything there is
key-escape-does = put the bone down, or close a menu or a window

# What keys do while a game that is over is looked back at.
key-review-actions = go to the move before, or to the next
key-review-hands = go to the hand before, or to the next
key-review-ends = go to the beginning, or to the end
key-review-over = leave the review

# What the key of a menu does; $menu is what the menu is called.
key-of-menu-does = open the { $menu } menu

# What the mouse does.
mouse-click-bone = Click a bone
mouse-click-bone-does = play it; select it if there is a choice
mouse-click-end = Click an end
mouse-click-end-does = play the bone taken up there
mouse-double-click = Double click a bone
mouse-double-click-does = play it, where it fits one end only
mouse-drag-bone = Drag a bone to an end
mouse-drag-bone-does = play it there
mouse-drag-in-hand = Drag it in your hand
mouse-drag-in-hand-does = put it in another place
mouse-right-click = Right click
mouse-right-click-does = see what can be done with a bone, an end, a score or a line of the log
mouse-right-click-table = Right click the table
mouse-right-click-table-does = put the bone down
mouse-wheel = Wheel
mouse-wheel-does = look at the whole table from nearer or farther
mouse-drag-table = Drag the table
mouse-drag-table-does = look at another part of it
