### What the terminal itself says.

## Setting out

greeting = { $title }, { $players ->
    [one] 1 player
   *[other] { $players } players
}. Type the number of a choice, the action as it is written beside it, or help.
you = { $name } (you)
and = { $first } and { $last }
head-player = player
head-points = pts
prompt = >{" "}

## Answering

taken-back = Taken back: { $action }.
collected = So far: { $actions }. “undo” drops the last one.
refused = “{ $action }” is not open to { $name } now: { $text } [{ $clause }]
misspelt = “{ $text }” cannot be read. Write it like this: { $examples }.
unknown = “{ $text }” is neither a choice, an action nor a command. Type { $numbers }, an action such as “{ $example }”, or help.
no-such-number = There is no choice { $number }. Type { $numbers }, an action such as “{ $example }”, or help.
undo-nothing = { $name } has done nothing yet that could be taken back.
undo-shown = That cannot be taken back: something has been drawn or shown since.
undo-acted = That cannot be taken back: others have acted since.
hint = A { $bot } would play: { $actions }.
hint-win = It wins { $win } of 100 such games.
hint-candidate = { $action }: { $win } % to win, { $visits } tries
hint-then = then probably: { $moves }

## Several people at one keyboard

hand-over = { $next }, please take the keyboard and press Enter. { $undo ->
    [yes] ({ $last } can still type undo.)
   *[no] {""}
}
turn = { $name }’s decision.

## Rules

ruling = ruling
rulings = Rulings
rules-more = “rules 3” shows a chapter, “rules { $clause }” one clause, “rules WORD” all that mention a word.
rules-nothing = Nothing in the rules mentions “{ $text }”. “rules” alone lists them all.

## The end

over = The game is over. [{ $clause }]
tie = tie [{ $clause }]
points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
wins = { $count ->
    [one] { $names } wins with { points }.
   *[other] { $names } share the victory with { points } each.
}
unfinished = The game is unfinished.

## Commands

help-choices = Type the number of a choice, or the action as it is written beside it, such as “{ $example }”. There is also:
help-undo = takes your last action back, as long as nobody has learned anything from it
help-log = tells the whole game so far, as you may know it; “log 5” only its end
help-rules = lists the rules; a chapter, a clause or a word after it shows those alone
help-table = describes the table again
help-hint = says what a strong bot would do, and why
help-seats = says who sits where; “seats 2 greedy” gives seat 2 to a bot, “seats 2 Ann” to a person
help-help = shows this
help-quit = leaves the game

alias-undo = u
alias-log = log
alias-rules = rule
alias-table = t
alias-hint = h
alias-seats = seat
alias-help = help
alias-quit = q, exit

## The full screen

players = Players
screen-commitment = This deal is sealed: commitment { $commitment }… (i shows all of it)
screen-unsaved = The game could not be saved: { $reason }.
screen-watching = watching
screen-only-watching = You are watching: no seat here is yours. s gives you one.
screen-over = the game is over
screen-you = you
screen-acting = { $you ->
    [yes] { $count ->
        [one] it is your decision
       *[other] { $names } decide
    }
   *[no] { $count ->
        [one] { $names } decides
       *[other] { $names } decide
    }
}
screen-waiting = { $count ->
    [one] { $names } is thinking. Space: no pauses.
   *[other] { $names } are thinking. Space: no pauses.
}
screen-sealed = Your answer is sealed. Still to answer: { $names }. Until then u changes your mind.
screen-collected = So far: { $actions }. (u drops the last)
screen-no-number = There is no choice { $number } now. Open are: { $numbers }.
screen-several = Several choices are about this: { $choices }.
screen-nothing-to-do = Nothing is ever done with this by itself.
screen-no-hint = There is nothing to decide just now.
screen-write = Write the action:
screen-help = Keys
screen-close = Esc closes
screen-clause-foot = r opens the rules here · Esc closes
screen-rules = rules
screen-rules-keys = ↓ into the list · / search · Esc back
screen-search = search the rules, the glossary and the box
screen-nothing = Nothing here mentions “{ $text }”.
screen-glossary = Glossary
screen-box = In the box: { $name }
screen-printed = printed
screen-reconstructed = reconstructed
screen-info = about this table
screen-seats = Who shall have which seat?
screen-replay = replay
screen-position = Answer { $place } of { $last }
screen-covered = a sealed answer
screen-one-viewer = As long as the game goes on you can only see it with your own eyes.
screen-list-keys = ⏎ opens · Esc back
screen-hand-over = { $next }, please take the keyboard. The others look away.
screen-here = Enter: I am { $next }
screen-think-again = u: { $last } thinks again
screen-hand-over-leave = q leaves; the game is saved.
viewer-open = all cards open
viewer-spectator = as a spectator
viewer-seat = as { $name }

## Keys

key-number = take the choice with this number
key-arrows = move among the choices and take one
key-write = write an action, such as “take lamp”
key-undo = take your last answer back
key-hint = what a strong bot would do
key-hurry = bots answer without pauses until it is your turn
key-log = the log; ⏎ on a line opens its clause
key-clause = the clause of the last message
key-rules = the rules, to read and to search
key-info = about this table: seal, file, check
key-seats = who sits where; bots take over and hand back
key-replay = look at the game so far, step by step
key-scroll = scroll the table
key-tab = between choices, table and log
key-language = English, Deutsch, Español
key-theme = dark or light
key-help = this
key-quit = leave; the game is saved
key-step = one answer back or forth
key-page = ten answers back or forth
key-ends = the beginning, the end
key-viewer = see it with other eyes
key-back = back
short-help = help
short-undo = undo
short-hint = hint
short-turn-log = log
short-rules = rules
short-info = table
short-seats = seats
short-leave = quit
short-earlier = back
short-later = on
short-viewer = eyes
short-back = close

## Seats

bot-greedy = greedy bot
bot-random = random bot
bot-novice = novice bot
bot-casual = casual bot
bot-strong = strong bot
bot-expert = expert bot
bot-learned = learned bot
bot-ismcts-plain = textbook bot
seat-to-bot = { $name }: the { $bot } takes over
seat-to-person = { $name }: a person instead of the { $bot }
leave-ask = Leave the game? It is saved: you can go on with it later.
leave-stay = stay
leave-leave = leave
after-replay = look at the game again
after-info = check that the deal was fair
after-leave = leave the table
seat-kind = { $kind ->
    [bot] bot ({ $name })
    [person] person
   *[empty] nobody
}
seats-how = Write “seats 2 greedy” to give seat 2 to a bot ({ $bots }), or “seats 2 Ann” to give it to a person.
seat-taken = From here on { $who } plays seat { $seat }.

## The table

info-table = Table
info-seats = Seats
info-person = { $name }
info-bot = { $name } ({ $bot })
info-options = Options
info-version = Rules version
info-components = Components digest
info-file = Kept in
info-commitment = Commitment
info-secret = Secret
info-nonces = Nonces of the players
info-secret-kept = The commitment was made before the deal. At the end the secret behind it is shown, and anybody can check that every draw followed from it.
info-checking = Checking …
info-check = { $holds ->
    [yes] ✓ { $what }
   *[no] ✗ { $what }
}
check-commitment = the secret fits the commitment
check-components = the components are those that were agreed
check-rules-version = the rules are those it was played by
check-set-up = the set-up can be made again
check-draws-and-rules = every draw and every rule
check-end = the game was played to its end
info-fair = Everything was fair and by the rules.
info-unfair = Something does not agree: see above.
info-verify = Check it yourself: doubloon verify { $file }

## The start

start-motto = Treasure hunts for people and bots
start-new = A new game
start-resume = Go on with a saved game
start-replay = Look at a game again
start-rules = Read the rules
start-which-rules = The rules of which game?
start-language = Language: { $language }
start-theme = Dark or light
start-quit = Quit
new-game = Game
new-players = Players
new-seat = Seat { $number }
new-person = a person
new-components = Components file
new-components-none = the game’s own
new-seed = Seed
new-seed-none = chance decides
new-begin = Begin (F5)
new-keys = Tab next · ⏎ open · F5 begin · Esc back
new-same-name = Two people are called { $name }: give one of them another name.
new-bad-seed = “{ $text }” is no seed: write a whole number, or nothing.
saved-none = There is no saved game in { $folder }.
saved-over = over
saved-turn = to act: { $names }
saved-damaged = ✗ damaged and left as it is: { $problem }

## In a games room

at-no-address = “{ $text }” is no address of a games room: it looks like http://host:8420/, or the link to one of its tables.
at-no-game = --at plays at the tables of a games room: leave the game out and choose a table there.
at-unreachable = Nothing answers at { $room }: { $reason }. Is the address right, and is the room open?
at-no-room = There is no games room at { $room }.
at-your-name = Your name in this room:{" "}
at-no-name = { $room } does not know you yet: say who you are with --name NAME.
at-not-kept = Who you are in this room cannot be kept on this computer: { $reason }.
at-unknown-title = The game “{ $game }” is not installed here: install it to play or watch it.
at-other-version = The room plays version { $theirs } of { $game }, here is version { $ours }: bring both to the same version.
at-refused = The room will not do that: { $reason }
at-refused-identity = The room does not know you any more: give your name again with --name NAME.
at-refused-foreign = That is not yours to do or to see.
at-refused-unknown = There is no such table in this room: is the link whole?
at-refused-stale = Too late: that decision is no longer open.
at-refused-state = As the table stands now, that cannot be done.
at-refused-rate = That was too often: wait a little.
at-refused-storage = The room cannot write anything down just now: try again in a moment.
at-illegal = “{ $action }” is not open to you now: { $text } [{ $clause }]
at-undo = There is nothing of yours that could be taken back: others have acted since, or something has been drawn or shown.
at-taken-back = Your last answer is taken back.
at-no-chat = You cannot talk here: only those who sit at the table can, if its chat is on.
at-lost = The connection is lost: trying again …
at-back = Connected again.
at-shut = The room has closed the connection: your identity is in use elsewhere, or too much was asked at once.
at-too-late = That question is no longer open.
at-closed = This table is closed.
at-watching = You are watching.
at-waiting = Waiting for { $names }.
at-sending = Sending …
at-bot-plays = A bot plays your seat. “seats me” takes it back.
at-bot-seat = A bot plays your seat.
at-open-seat = open
at-seat-bot = { $name } (a bot plays)
at-your-turn = your turn
at-status-open = not begun
at-status-playing = being played
at-status-over = over
at-status-closed = closed
at-invite = Invite others by { $link }
note-undo = { $name } took an answer back.
note-sit = { $name }’s seat has changed hands.
note-said = { $name }: { $text }

# In lines of text
at-welcome = { $room } knows you as { $name }.
at-lobby-how = Type a number to go to that table, “new GAME PLAYERS BOTS” to open one, Enter to look again, or quit.
at-lobby-empty = There is no table yet. “new GAME PLAYERS BOTS” opens one; Enter looks again, quit leaves.
at-lobby-unknown = “{ $text }” is neither a table nor “new GAME PLAYERS BOTS”. The games are { $games }.
at-gather-host = “start” begins, with bots in the seats that are open; “leave” gives your seat up; quit.
at-gather-guest = The host begins. “leave” gives your seat up; quit.
at-gather-nobody = “join” takes a seat, if one is open; quit.
at-gather-unknown = “{ $text }” means nothing before the game begins.
at-new = new
at-start = start
at-join = join
at-leave = leave
at-me = me
at-seats-how = “seats bot” lets a bot play for you, “seats me” takes your seat back.
at-help-seats = says who sits where; “seats bot” lets a bot play for you, “seats me” takes your seat back
at-help-quit = leaves the table; your seat stays yours
help-say = says something to the others at the table
help-concede = gives your seat up for good; a bot plays it to the end
alias-say = chat
alias-concede = concede

# On the screen
at-gathering-host = You are the host. Bots take the seats that are open when you begin.
at-gathering-guest = The host begins.
at-gathering-nobody = The game has not begun.
after-start = begin
after-join = take a seat
after-give-up = give the seat up
after-take-seat = play again yourself
after-rematch = play again
at-talk = Say to the others:
at-remove = send { $name } away
at-concede = give up for good; a bot plays to the end
at-no-seat = There is nothing to change about the seats now.
at-no-replay = A game can be looked at again when it is over.
at-leave-ask = Leave the table? Your seat stays yours: come back to the same address.
at-leave-bot = leave, and let a bot play for me
key-own-seat = your seat: let a bot play, take it back, give up
key-talk = talk to the others
key-replay-over = look at the game again, when it is over
key-leave = leave; your seat stays yours
short-talk = talk
at-lobby-bar = { $room } · { $name }
at-lobby-keys = ⏎ go to the table · n new table · q leave
at-open-table = Open a table
at-mine = Your tables
at-listed = Tables to join or to watch
at-new-listed = In the list
at-new-watch = May be watched
at-new-clock = Clock
at-yes = yes
at-no = no
at-clock-none-0 = none
at-clock-move-60 = a minute for each answer
at-clock-move-86400 = a day for each answer
at-clock-bank-600 = ten minutes for the game
at-clock-bank-3600 = an hour for the game
