# Keywords: other names by which something is searched for, a line for each, after the id of its
# name. Nobody reads them. The beginnings of words match, and accents are ignored:
# "animations" is enough for "animation". Translate what your friends would type, not the words.

# Commands and windows.
keywords-commands =
    new-game-series: series, match, best of three, best of five, rubber, tournament, several games
    window-numbered: seed, certain deal, same deal, code, number of a game
    window-new-game: start, play, another game, variant, number of players, opponents, two people, three, four, partners, teams, friend, hot seat, seats, who sits, house rules
    new-game-rules: house rules, own rules, custom, change the rules, variant
    window-daily: deal of the day, today, challenge, calendar, month, streak
    menu-restart-game: rematch, again, start over, same deal, from the beginning
    menu-open: load, saved games, continue, resume, import, file
    menu-save: keep, export, saved games, file
    menu-pause: stop the clock, break, timer
    menu-give-up: resign, surrender, concede, forfeit, quit the game
    menu-change-player: profile, user, account, login, rename, my name, family, person, several people
    window-tally: statistics, stats, win rate, wins and losses, win/loss record, won, lost, results, percentage
    window-score-pad: score pad, scorekeeper, keep score, counter, real dominoes, paper, pencil, calculator, Mexican Train, Chicken Foot, train
    menu-quit: exit, close, leave, end
    window-history: past games, finished games, list of games, results, statistics, record, archive
    menu-undo: take back, go back, misclick, mistake, oops
    menu-redo: again, forward
    menu-bookmark: preserve, save point, checkpoint, snapshot, remember a position, mark
    menu-go-to-bookmark: restore, save point, checkpoint, go back, return to a position
    menu-sort-hand: arrange, order, organize, tidy, tiles
    window-log: transcript, list of moves, what happened, notation
    window-score-sheet: scorecard, points by hand, scoring table
    window-result: winner, who won, end of the game
    menu-full-screen: fullscreen, maximize, borderless, whole screen
    menu-between: covered bones, played bones, middle, panel, dots
    menu-show-hidden-hands: show Nestor’s hand, show my hand, show everyone’s bones, cheat, cheats, cheating, peek, spy, reveal, see opponent’s bones, face up, hidden hand
    menu-show-boneyard: cheat, cheats, cheating, peek, spy, reveal, see the stock, face up
    menu-copy-log: export, clipboard, text
    menu-hint: hints, advice, best move, suggestion, clue, what should I play, help me
    window-lessons: tutorial, learn, training, exercises, practice, course, puzzles, teach, beginner
    menu-practice: my mistakes, exercises, train, training, puzzles, spaced repetition, learn from mistakes
    menu-review: replay, analysis, analyze, look back, my mistakes, blunders, play from here, play from this position, try again, what if, rematch with swapped hands, other seat, same deals
    window-help: manual, rules of the game, instructions, how to play, how to win, guide, tutorial
    window-keys: shortcuts, hotkeys, controls, key bindings, gestures, screen reader, accessibility, blind
    window-honesty: fair, fairness, is it fair, cheats, cheating, honest, rigged, random, luck, trust, bias
    window-about: version, credits, license, author
    window-decisions: what Nestor knew, why did he play that, AI, reasons
    window-seals: proof of fair deals, provably fair, shuffle, hash, random, rigged

# Settings.
keywords-settings =
    settings-game: variant, variation, kind, type, ruleset, preset, mode, custom, house rules, own rules
    settings-level: difficulty, hard, easy, strength, skill, opponent, computer, AI, robot, engine, smart, stupid, handicap, novice, expert
    colors-ready-looks: ready-made themes, dark mode, light mode, night mode, skin, appearance, background, style
    settings-pace: speed, delay, wait, turn, thinking time, quick, slow, fast, computer, opponent
    settings-one-click: click, double click, twice, select, automatic, once
    settings-auto-draw: automatic, boneyard, take, click, all at once
    settings-cut: cut the deck, shuffle, deal
    settings-take-for-me: take, seven, click, pick, draw, automatic, deal, face down
    settings-motion: animations, animated, speed, effects, sliding, fly, reduced motion, transitions, movement, celebration, confetti
    settings-flicker: flash, blink, highlight, last move, effects
    settings-ends-only: zoom, size, layout, board, small, large, compact, whole table
    settings-table-count: sum, total, ends, add up, arithmetic
    settings-score-keeping: cribbage, pegs, pegging, holes, crosses, paper, scoreboard, tally marks, points
    settings-bones: tiles, set, pieces, ivory, ebony, jade, red, colors, large, pips, appearance
    settings-backs: tiles, pattern, design, reverse, face down, diamond, meander, laurel, appearance
    settings-numerals: numerals, digits, numbers, pips, dots, accessibility, readable
    settings-lens: lens, probability, odds, chances, tile tracker, card counting, unseen, remaining, hidden, memory
    settings-rating: rating, Elo, strength, score, ladder
    settings-tutor: coach, teacher, warning, warn before a blunder, mistake, confirm, advice
    settings-play-edges: whose, player, color, border, outline, frame, played by, pin
    settings-plain-surfaces: textures, grain, background, pattern, cloth, felt, wood, marble, appearance, graphics, plain, calm
    settings-first-hints: beginner cards, guide, explain, introduction, show again
    settings-colors: colours, own themes, skin, appearance, background, contrast, color blind, accessibility, customize, felt
    settings-folder: directory, path, location, data, disk, backup, where, autosave, automatic
    settings-saved: autosave, automatic, disk, backup, storage
    history-keep: record, privacy, remember, past games
    settings-text-size: fonts, larger text, bigger, smaller, letters, zoom, scale, readable, accessibility, DPI, resolution
    settings-network: online, internet, network, multiplayer, server, LAN, remote, wifi, connect
    settings-language: translation translate english locale spanish german french international region sprache deutsch idioma español langue français idioma português
    settings-sound: sounds music audio volume mute noise voice speech effects loud quiet level louder softer
    settings-sound-of-bones: hear clack click knock tile play
    settings-sound-of-shuffle: hear mix deal noise
    settings-sound-of-scores: hear points bell chime notes
    settings-sound-of-blasts: hear bang explosion blast

# Rules.
keywords-rules =
    rule-clock: timer, timed, limit, minutes, seconds, clock, blitz
    rule-hand-size: number dealt tiles bones count start
    rule-set: double six nine 6 9 28 55 bones tiles box pips cuba cuban
    rule-double-blank: set 27 28 tiles bones double blank 0-0 leave out without cutthroat cut-throat three players
    rule-doublets-limit: doubles pairs redeal misdeal reshuffle void
    rule-first-lead: start begin opening first turn who set down doubles lot random draw for it
    rule-later-leads: start begin opening turn who winner loser next round
    rule-direction: clockwise counterclockwise anticlockwise left right order turn round way direction
    rule-draws: boneyard stock pick up take block draw
    rule-voluntary-draw: voluntary choice optional boneyard stock take pick up free choose drawing
    rule-bury-two: boneyard stock set aside hidden hide remove sleeping
    rule-kept-back: boneyard stock reserve left last tiles sleeping remain never drawn
    rule-hand-cap: maximum limit most stop boneyard eighteen
    rule-fit: matador seven 7 sum equal match matching add up fit
    rule-spinner: doubles cross arms four sides branch first tree
    rule-fives: muggins count points score 5 multiples
    rule-threes: count points score 3 multiples
    rule-headers: bergen double header triple double-header same equal ends both
    rule-count-unit: worth points divide score value multiples fives threes
    rule-claims: muggins call say announce automatic points miss steal claim
    rule-firecrackers: blow up blast bomb explode firecracker remove tile destroy
    rule-domino-award: worth award bonus win hand finish out domino points
    rule-block-award-to: blocked hand award stuck jam winner tie goes lock locked
    rule-block-award-of: blocked worth award stuck jam points bonus lock locked
    rule-rounding: round nearest up down five tens
    rule-block-lead: blocked start begin opening winner next turn tranca tranque salida
    rule-partner-may-lead: partner lead start begin opening either side yield pose jamaica
    rule-no-doublet: double redeal misdeal heaviest bone start again
    rule-tied-block: blocked tie draw equal jam stuck leader nobody
    rule-brackets: cuba oriente tens pips points bracket
    rule-score: six love jamaica wins marks count points hands rounds shut-out shutout cut-throat against none zero
    rule-hand-worth: brazil carroca la-e-lo cruzada quadrada batida worth doublet both ends out
    rule-capicua: capicua capicu bonus both ends out double
    rule-chuchazo: chuchaso double blank 0-0 bonus out
    rule-pass-after-lead: paso pase de salida pass bonus second
    rule-all-pass: paso redondo corrido pass bonus everyone three
    rule-first-hands: bonus hundred 100 75 50 25 puerto rico
    rule-remaining: cost pips penalty leftover rest points unplayed loser hand
    rule-target: target goal winning score limit length end finish long short match points
    rule-exact-target: exactly precise overshoot bust cribbage target goal end
    rule-score-display: scoreboard points fives divide display

# Games, levels, and who plays.
keywords-games =
    game-draw: classic, simple, easy, boneyard, stock, kids, children, family
    game-block: blocking, classic, simple, easy, pass, no boneyard, kids, children, lock, locked
    game-all-fives: 5s, muggins, sniff, five-up, spinner, cross, branch, multiples
    game-firecracker-fives: firecracker, blast, bomb, explode, timed, clock, timer, minutes, fast, all fives, blow up
    game-bergen: double header, double-header, triple header, double ends, equal ends, same ends
    game-matador: add to seven, sevens, make seven, 7, sum, complement, russian dominoes, matadors, wild
    game-latin-partners: capicúa, tranca, tranque, paso, blocked, pass, pairs, doubles, partnership, team, latino, dominó, venezuela, venezuelan, caribbean, mexico, colombia, counterclockwise, double six, mexican, colombian, international
    game-dominican: dominicano, dominicana, santo domingo, capicua, capicu, paso, pase, pase de salida, paso redondo, tranca, tranque, no boneyard, latin, caribbean, spanish, partnership, pairs
    game-puerto-rican: puertorriqueño, puerto rico, boricua, capicua, capicu, chuchazo, chucha, tranca, tranque, first hands, 500, latin, caribbean, spanish, partnership, pairs
    game-puerto-rican-short-game: puertorriqueño corto, puerto rico, boricua, capicua, capicu, chuchazo, chucha, tranca, tranque, 200, latin, caribbean, quick, fast, partnership, pairs
    game-jamaican-partners: jamaica, yard dominoes, six love, pose, bone, hands won, caribbean, partnership, pairs
    game-cut-throat: cutthroat, cut throat, each for himself, every man for himself, everyone for themselves, alone, individual, no partner, three players, jamaica, jamaican, yard dominoes, six love, pose, hands won, caribbean
    game-brazilian-partners: brazilian, brazil, brasil, brasileiro, carroça, lá-e-lô, lalô, cruzada, quadrada, batida, buchuda, dupla, hands won, block, pairs, partnership, no boneyard, latin
    game-spanish-partners: spain, españa, español, cierre, zapatero, dominado, all pips, 200, block, pairs, partnership, no boneyard, european
    game-cuban: cuba, cuban, havana, miami, double nine, doublenine, double 9, doble nueve, 55 bones, 55 tiles, data, pollona, tranque, block, pairs, partnership, team, no boneyard, caribbean
    game-all-threes: 3s cross branch multiples
    game-fives-and-threes: 5s 3s cross branch multiples
    game-palm-all-fives: spinner 5s voluntary handheld old optional boneyard
    game-tournament-all-fives: spinner 5s rounding nearest league serious partnership
    game-muggins: 5s two-ended straight line no spinner partnership
    game-five-up: 5s fiveup tree branches arms partnership 5-up
    game-cribbage-board-fives: spinner 5s pegs pegging holes partnership
    game-british-fives-and-threes: 5s 3s england english uk pub league exact pegs cribbage partners
    game-the-draw-game: dominos windows courts simple classic novice expert
    seats-two: two people, heads-up, one against one, alone, single player
    seats-three: three people
    seats-four: four people
    seats-partners: partnership, team, teams, doubles, pairs, couples, four people
    new-game-someone: people, person, two people, friend, family, human, hot seat, multiplayer, against each other
    level-learner: child, easiest, first game, learning, weak
    level-beginner: novice, first time, kids, children
    level-easy: simple
    level-not-so-easy: medium, normal, average, middle
    level-tough: hard, difficult, strong, advanced
    level-brutal: hard, hardest, difficult, strongest, expert, master, impossible

# Pages of Help.
keywords-help =
    help-page-how-to-play: tutorial beginner start learn instructions mouse touch click drag play undo bookmark preserve restore review replay save
    help-page-words: glossary dictionary terms vocabulary meaning what is tile
    help-page-keys: shortcuts keyboard hotkeys controls
    help-page-rules: tile tiles double doubles game how
    help-page-scoring: points sum add score count example
    help-page-strategy: strategy tricks hints advice win better tips
    help-page-nestor: computer opponent ai bot difficulty level

# What the program does not have: terms, apart by commas, all words of which must be typed.
keywords-absent =
    absent-mexican-train: mexican train, double twelve, double 12, double fifteen, double eighteen, trains
    absent-chicken-foot: chicken foot, chickenfoot, chickie, chicken-feet
    absent-shut-out: shutout, shut out, skunk, whitewash, zapatero
    absent-key-bone: key card, key bone, hard end, dekabes
    absent-penalties: french, cochon, lowest score, low score
    absent-barbados: barbados, bajan, trinidad, trinidadian, tobago
