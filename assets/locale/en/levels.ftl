# How hard Nestor plays.

level-learner = Learner
level-beginner = Beginner
level-easy = Easy
level-not-so-easy = Not so easy
level-tough = Tough
level-brutal = Brutal

# What Nestor does at a level, in one line.
level-learner-explained = Often plays any bone that fits, and overlooks points.
level-beginner-explained = Plays what scores most. If nothing scores, plays the heaviest bone.
level-easy-explained = Takes points, plays doublets early, and keeps bones he can play later.
level-not-so-easy-explained = Counts the unseen bones, and what they could score in reply.
level-tough-explained = Knows from millions of hands where each play leads. With two players and drawing, checks your replies, too.
level-brutal-explained = Works out what you may hold, and plays the hand out in his head hundreds of times.

# How Nestor chooses at a level, in his own words, for Help.
level-learner-how = At “{ level-learner }” I’m new to the game. I often play the first bone I see that fits, and I overlook points, even large ones. The rest of the time I play as I do at “{ level-beginner }”.
level-beginner-how = At “{ level-beginner }” I look at every bone I could play and every end it fits, and take the highest score. If nothing scores, I play my heaviest bone. I don’t ask myself what you may hold. That makes me easy to see through.
level-easy-how = At “{ level-easy }” I take the points I see, but I also look at my own hand. I play doublets early, because they fit only one number, and I keep numbers I can play on later. I look a little at what I leave you, too.
level-not-so-easy-how = At “{ level-not-so-easy }” I count. I know which bones I haven’t seen, so I can tell how likely you are to have one that scores, and I try to leave you a table where few do.
level-tough-how = At “{ level-tough }” I have learned. I played a great many hands against myself and remember what mattered in them, so I see at a glance what a play is worth in the long run. In two-player games with drawing, I also look at every reply of yours.
level-brutal-how = At “{ level-brutal }” I do all of that and think ahead. I work out what you may hold, imagine hundreds of such deals, and follow each of my plays to its end. I choose the one that most often wins the game. With few bones left, I work it out exactly.

# What he does at a level, and how often it beats the level below.
level-with-share = { $explained } { $seats ->
    [three] Wins { $percent }% of { $game } games against two players of the level below (33% would be even).
    [four] Wins { $percent }% of { $game } games against three players of the level below (25% would be even).
    [partners] With a partner of the same level, wins { $percent }% of { $game } games against two of the level below.
   *[two] { $percent ->
        [100] Wins nearly every game of { $game } against the level below.
       *[other] Wins { $percent }% of { $game } games against the level below.
    }
}

# How many of the points that he could claim Nestor overlooks, level by level.
level-overlook = At easier levels Nestor overlooks more of the points he could claim: { $shares }.
level-overlooks = { $level } { $percent ->
    [0] none
   *[other] { $percent }%
}

# The choice of a level that is drawn to be even by the rating, and the level of the game on its card.
level-adaptive = Adaptive
level-adaptive-explained = Follows your rating. You see the level after the game.
result-adaptive = Nestor played “{ $level }”.
