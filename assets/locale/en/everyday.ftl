# Everyday names: words by which something is looked for, beside its own name. Nobody reads them, and
# their order does not matter. Parts of words are found, too, and accents are ignored: "animations" is
# enough for "animation". Each is called after the message with the name.

# Commands and windows.
window-numbered-sought = seed, certain deal, same deal, code, number of a game
window-new-game-sought = start, play, another game, variant, number of players, opponents, two people, three, four, partners, teams, friend, hot seat, seats, who sits, house rules
new-game-rules-sought = house rules, own rules, custom, change the rules, variant
window-daily-sought = deal of the day, today, challenge, calendar, month, streak
menu-restart-game-sought = rematch, again, start over, same deal, from the beginning
menu-open-sought = load, saved games, continue, resume, import, file
menu-save-sought = keep, export, saved games, file
menu-pause-sought = stop the clock, break, timer
menu-give-up-sought = resign, surrender, concede, forfeit, quit the game
menu-change-player-sought = profile, user, account, login, rename, my name, family, person, several people
window-tally-sought = statistics, stats, win rate, wins and losses, win/loss record, won, lost, results, percentage
menu-quit-sought = exit, close, leave, end
window-history-sought = past games, finished games, list of games, results, statistics, record, archive
menu-undo-sought = take back, go back, misclick, mistake, oops
menu-redo-sought = again, forward
menu-preserve-sought = bookmark, save point, checkpoint, snapshot, remember a position
menu-restore-sought = bookmark, save point, checkpoint, go back, return to a position
menu-sort-hand-sought = arrange, order, organize, tidy, tiles
window-log-sought = transcript, list of moves, what happened, notation
window-score-sheet-sought = scorecard, points by hand, scoring table
window-result-sought = winner, who won, end of the game
menu-full-screen-sought = fullscreen, maximize, borderless, whole screen
menu-show-hidden-hands-sought = cheat, cheats, cheating, peek, spy, reveal, see opponent’s bones, face up, hidden hand
menu-show-boneyard-sought = cheat, cheats, cheating, peek, spy, reveal, see the stock, face up
menu-copy-log-sought = export, clipboard, text
menu-hint-sought = hints, advice, best move, suggestion, clue, what should I play, help me
window-lessons-sought = tutorial, learn, training, exercises, practice, course, puzzles, teach, beginner
menu-review-sought = replay, analysis, analyze, look back, my mistakes, blunders, play from here, play from this position, try again, what if, rematch with swapped hands, other seat, same deals
window-help-sought = manual, rules of the game, instructions, how to play, how to win, guide, tutorial
window-keys-sought = shortcuts, hotkeys, controls, key bindings, gestures, screen reader, accessibility, blind
window-honesty-sought = fairness, cheat, cheats, cheating, honest, rigged, random, luck, trust, bias
window-about-sought = version, credits, license, author
window-decisions-sought = what Nestor knew, why did he play that, AI, reasons
window-seals-sought = proof of fair deals, provably fair, shuffle, hash, random, rigged

# Settings.
settings-game-sought = variant, variation, kind, type, ruleset, preset, mode, custom, house rules, own rules
settings-level-sought = difficulty, hard, easy, strength, skill, opponent, computer, AI, robot, engine, smart, stupid, handicap, novice, expert
colors-ready-looks-sought = theme, dark mode, light mode, night mode, skin, appearance, background, style
settings-pace-sought = speed, delay, wait, turn, thinking time, quick, slow, fast, computer, opponent
settings-one-click-sought = click, double click, twice, select, automatic, once
settings-auto-draw-sought = automatic, boneyard, take, click, all at once
settings-cut-sought = cut the deck, shuffle, deal
settings-take-for-me-sought = take, seven, click, pick, draw, automatic, deal, face down
settings-motion-sought = animations, animated, speed, effects, sliding, fly, reduced motion, transitions, movement, celebration, confetti
settings-flicker-sought = flash, blink, highlight, last move, effects
settings-ends-only-sought = zoom, size, layout, board, small, large, compact, whole table
settings-table-count-sought = sum, total, ends, add up, arithmetic
settings-score-keeping-sought = cribbage, pegs, pegging, holes, crosses, paper, scoreboard, tally marks, points
settings-numerals-sought = numerals, digits, numbers, pips, dots, accessibility, readable
settings-lens-sought = lens, probability, odds, chances, tile tracker, card counting, unseen, remaining, hidden, memory
settings-tutor-sought = coach, teacher, warning, warn before a blunder, mistake, confirm, advice
settings-play-edges-sought = whose, player, color, border, outline, frame, played by, pin
settings-plain-surfaces-sought = textures, grain, background, pattern, cloth, felt, wood, marble, appearance, graphics, plain, calm
settings-first-hints-sought = beginner cards, guide, explain, introduction, show again
settings-colors-sought = colours, own themes, skin, appearance, background, contrast, color blind, accessibility, customize, felt
settings-folder-sought = directory, path, location, data, disk, backup, where
settings-saved-sought = autosave, automatic, disk, backup, storage
history-keep-sought = record, privacy, remember, past games
settings-text-size-sought = fonts, larger text, bigger, smaller, letters, zoom, scale, readable, accessibility, DPI, resolution
settings-network-sought = online, internet, network, multiplayer, server, LAN, remote, wifi, connect
settings-language-sought = translation translate english locale spanish german french international region sprache deutsch idioma español
settings-sound-sought = sounds music audio volume mute noise voice speech effects loud
settings-volume-sought = quiet level louder softer
settings-sound-of-bones-sought = hear clack click knock tile play
settings-sound-of-shuffle-sought = hear mix deal noise
settings-sound-of-scores-sought = hear points bell chime notes
settings-sound-of-blasts-sought = hear bang explosion blast

# Rules.
rule-clock-sought = timer, timed, limit, minutes, seconds, clock, blitz
rule-hand-size-sought = number dealt tiles bones count start
rule-doublets-limit-sought = doubles pairs redeal misdeal reshuffle void
rule-first-lead-sought = start begin opening first turn who set down doubles lot random draw for it
rule-later-leads-sought = start begin opening turn who winner loser next round
rule-draws-sought = boneyard stock pick up take block draw
rule-voluntary-draw-sought = voluntary choice optional boneyard stock take pick up free choose drawing
rule-bury-two-sought = boneyard stock set aside hidden hide remove sleeping
rule-kept-back-sought = boneyard stock reserve left last tiles sleeping remain never drawn
rule-hand-cap-sought = maximum limit most stop boneyard eighteen
rule-spinner-sought = doubles cross arms four sides branch first tree
rule-fives-sought = muggins count points score 5 multiples
rule-threes-sought = count points score 3 multiples
rule-count-unit-sought = worth points divide score value multiples fives threes
rule-claims-sought = muggins call say announce automatic points miss steal claim
rule-firecrackers-sought = blow up blast bomb explode firecracker remove tile destroy
rule-domino-award-sought = worth award bonus win hand finish out domino points
rule-block-award-to-sought = blocked hand award stuck jam winner tie goes
rule-block-award-of-sought = blocked worth award stuck jam points bonus
rule-rounding-sought = round nearest up down five tens
rule-remaining-sought = cost pips penalty leftover rest points unplayed loser hand
rule-target-sought = target goal winning score limit length end finish long short match points
rule-exact-target-sought = exactly precise overshoot bust cribbage target goal end
rule-score-display-sought = scoreboard points fives divide display

# Games.
game-draw-sought = classic, simple, easy, boneyard, stock, kids, children, family
game-block-sought = blocking, classic, simple, easy, pass, no boneyard, kids, children
game-all-fives-sought = 5s, muggins, sniff, five-up, spinner, cross, branch, multiples
game-firecracker-fives-sought = firecracker, blast, bomb, explode, timed, clock, timer, minutes, fast, all fives, blow up
game-all-threes-sought = 3s cross branch multiples
game-fives-and-threes-sought = 5s 3s cross branch multiples
game-palm-all-fives-sought = spinner 5s voluntary handheld old optional boneyard
game-tournament-all-fives-sought = spinner 5s rounding nearest league serious partnership
game-muggins-sought = 5s two-ended straight line no spinner partnership
game-five-up-sought = 5s fiveup tree branches arms partnership
game-cribbage-board-fives-sought = spinner 5s pegs pegging holes partnership
game-british-fives-and-threes-sought = 5s 3s england english uk pub league exact pegs cribbage partners
game-the-draw-game-sought = dominos windows courts simple classic novice expert

# How many play, and who.
seats-two-sought = two people, heads-up, one against one, alone, single player
seats-three-sought = three people
seats-four-sought = four people
seats-partners-sought = partnership, team, teams, doubles, pairs, couples, four people
new-game-someone-sought = people, person, two people, friend, family, human, hot seat, multiplayer, against each other

# Levels.
level-beginner-sought = novice, first time, kids, children
level-easy-sought = simple
level-not-so-easy-sought = medium, normal, average, middle
level-tough-sought = hard, difficult, strong, advanced
level-brutal-sought = hard, hardest, difficult, strongest, expert, master, impossible

# Pages of Help.
help-page-how-to-play-sought = tutorial beginner start learn instructions mouse touch click drag play undo bookmark preserve restore review replay save
help-page-keys-sought = shortcuts keyboard hotkeys controls
help-page-rules-sought = tile tiles double doubles game how
help-page-scoring-sought = points sum add score count example
help-page-strategy-sought = strategy tricks hints advice win better tips
help-page-nestor-sought = computer opponent ai bot difficulty level
