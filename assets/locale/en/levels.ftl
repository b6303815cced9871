# How hard Nestor plays.

level-beginner = Beginner
level-easy = Easy
level-not-so-easy = Not so easy
level-tough = Tough
level-brutal = Brutal

# What Nestor does at a level, in a line.
level-beginner-explained = Plays what scores most. If nothing scores, plays the heaviest bone.
level-easy-explained = Also gets rid of doublets, and keeps bones to go on with.
level-not-so-easy-explained = Also counts the bones not seen yet, and what they may score in reply.
level-tough-explained = Knows from millions of hands what a play leads to; with two players, also looks at your replies.
level-brutal-explained = Also works out what you may hold, and plays the hand out in his head hundreds of times.

# How Nestor chooses at a level, in his own words, for Help.
level-beginner-how = As a Beginner I look at every bone I could play and every end where it goes, and play what scores most at once. If nothing scores, I play my heaviest bone. I don't ask myself what you may hold. That makes me easy to see through.
level-easy-how = At Easy I take the points I see, but I also look at my own hand: I let go of doublets, which fit in one place only, before other bones, and I keep numbers that I can go on with. I look a little at what I leave you, too.
level-not-so-easy-how = At Not so easy I count. I know which bones I have not seen, so I can tell how likely you are to hold one that scores on the table I leave you, and I would rather leave you one on which little scores.
level-tough-how = At Tough I have learned: I played a great many hands against myself and remember what mattered in them, so I see at a glance what a play is worth in the long run. Where two draw bones, I also look at every reply of yours.
level-brutal-how = At Brutal I do all of that and think ahead. I work out what you may hold, imagine hundreds of such deals, and play each of my plays to its end. I choose the one that most often wins the game. Once little is left, I work it out exactly.

# What he does at a level, and how it does against the level below.
level-with-share = { $explained } { $seats ->
    [three] Wins { $percent }% of games of { $game } at a table with two of the level before, where 33% is a fair share.
    [four] Wins { $percent }% of games of { $game } at a table with three of the level before, where 25% is a fair share.
    [partners] Two of them win { $percent }% of games of { $game } against two of the level before.
   *[two] { level-won-of-two }
}
level-won-of-two = { $percent ->
    [100] Wins nearly every game of { $game } against the level before.
   *[other] Wins { $percent }% of games of { $game } against the level before.
}

# How often Nestor overlooks points that he could claim: at each level, one after
# the other.
level-overlook = At an easier level Nestor overlooks points more often: { $shares }.
level-overlooks = { $level } { $percent ->
    [0] never
   *[other] { $percent } times in a hundred
}
level-overlooks-and = { $before }, { $next }
