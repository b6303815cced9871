# The card that meets somebody who has never played here.

window-welcome = Welcome to Nestor Dominoes

# What this is.
welcome-what = Dominoes against Nestor, who sees no more of your bones than you see of his.

# The three things to know.
welcome-click-a-bone = Click a bone that fits: it goes to its place.
welcome-click-an-end = If it fits in more places, click the one you want.
welcome-score = { $scores ->
    [fives] Make the open ends add up to a multiple of five: the sum is your score.
    [threes] Make the open ends add up to a multiple of three: the sum is your score.
    [both] Make the open ends add up to a multiple of five or of three: that is what scores.
   *[nothing] Get rid of your bones first: the pips left in the other hand are your points.
}

# The picture of a table, for a screen reader.
welcome-picture = { $picture } The open ends add up: { $sum }.

# Why these are good to begin with.
welcome-why-all-fives = A good first game: quick to learn, and every play may score.
welcome-why-beginner = A good first opponent: takes the points he sees, and does not look ahead.

# Below the choices.
welcome-later = Both can be changed at any time.
