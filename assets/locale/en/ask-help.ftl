# Asked before help.

# The question before something that marks an unassisted game as assisted. $accept is the button.
ask-help-title = { $accept }?
ask-help-costs = The game goes on as usual. It’s only listed as assisted, and doesn’t count toward your rating{ $daily ->
    [yes] ; your daily try won’t count as unassisted
   *[no] {""}
}.
ask-help-accept = { $what ->
    [lens] Show bone counter
    [tutor] Turn on tutor
    [hands] Show everyone’s bones
    [boneyard] Show boneyard
    [decisions] Show what Nestor knew
    [undo] Undo
    [bookmark] Go to bookmark
    [restart] Restart game
   *[hint] Show hint
}
ask-help-decline = Not now
