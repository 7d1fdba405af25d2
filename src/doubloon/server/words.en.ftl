### What the pages of the room say themselves. The games bring their own words.

## Everywhere

room = Games room
you = You
and = { $first } and { $last }
with-pictures = With pictures
language = Language
rules = Rules
rulings = Rulings

## Refusals

refused-title = That cannot be done
refused-rule = That is not allowed now: { $text } [{ $clause }]
refused-identity = The room does not know you on this device. Choose a name, or open your private link here.
refused-foreign = That is not yours to do or to see.
refused-unknown = There is no such thing here. Is the link whole?
refused-bad = The room cannot make sense of that.
refused-illegal = That is not open to you now.
refused-stale = The table has moved on meanwhile: look at it again.
refused-state = That cannot be done as the table stands now.
refused-rate = Too many at once. Wait a moment and try again.
refused-big = That is too long.
refused-storage = The room cannot write anything down just now. Try again in a moment.
refused-back = Back to the table
refused-home = Back to the games room

## The room

welcome = Choose a name to play under. Nobody needs an account.
name = Your name
enter = Enter
open-heading = Open a table
mine-heading = Your tables
mine-none = You sit at no table yet.
listed-heading = Tables to join or watch
listed-none = No table is open to everybody just now.
status-open = waiting for players
status-playing = being played
status-over = over
status-closed = closed
seat-open = open seat
your-turn = your turn

## Opening a table

players = Players
bots = Bots
bots-are = The bots play
level-greedy = greedily
level-random = at random
level-novice = gently
level-casual = casually
level-strong = strongly
level-expert = like experts
clock = Clock
clock-none = none
clock-move = seconds for each answer
clock-bank = seconds for the whole game
seconds = Seconds
listed = Anybody may join
watch = Others may watch
chat = Chat
luck = Your own luck (any text)
luck-why = It is mixed into the deal, so that nobody can have arranged it.
open-table = Open the table
option-left-out = Left out
option-left-out-smash-and-grabs = smash-and-grabs
option-left-out-singles = singles
option-left-out-twos = twos
option-left-out-threes = threes
option-left-out-fours = fours
option-ghosts = Ghosts
option-bribery = Bribery
option-bribery-off = no
option-bribery-on = yes
option-restocking = Restocking
option-restocking-vacant = epochs with an empty site
option-restocking-bare = epochs without artifacts
option-bonus = End bonuses
option-turns = Turns per player

## You

rename = Change
link-why = A private link makes another device yours. It works once, and this device then needs a link of its own.
link-make = Make a private link
link-title = Your private link
link-how = Open it on the other device. Show it to nobody.
recover-title = Is this you?
recover-yes = Yes, make this device mine

## Before the start

seats-heading = Seats
seat-host = host
seat-bot = bot
seat-you = you
remove = Remove
invite = Invite others with this link:
commitment = Commitment to the deal
join = Sit down
leave = Leave
start = Start
start-bots = Bots take the seats that are still open.
waiting-host = The host starts the game.
closed = This table is closed.

## At the table

turn-title = Your turn – { $title }
choosing = Still to choose: { $names }
watching = You are watching.
sealed = Your answer is sealed until the others have chosen.
bot-plays = A bot plays your seat.
take-back-seat = Play it yourself again
so-far = So far: { $actions }.
begin-again = Begin again
undo = Take back
to-bot = Let a bot play
concede = Concede
more = More
tell-me = Tell me when it is my turn
table-heading = The table
log-heading = What happened
chat-heading = Chat
say = Say something
send = Send
refresh = Look again
note-undo = { $name } took an answer back.
note-sit = { $name }’s seat has changed hands.
clock-left = { $name } has { $time } left

## When it is over

over = The game is over: { $text } [{ $clause }]
points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
wins = { $count ->
    [one] { $names } wins with { points }.
   *[other] { $names } share the victory with { points } each.
}
head-place = Place
head-player = Player
head-points = Points
head-tie = Tie
secret = Secret of the deal
replay = Look at it again
journal = Journal
verify = Check that the deal was fair
rematch = To the rematch
again = Play again
replay-title = { $title }: answer { $at } of { $last }
replay-start = Start
replay-back = Back
replay-on = On
replay-end = End
seen-by = As seen by
seen-open = everybody’s cards open
seen-watcher = a watcher
to-table = Back to the table
fair = Everything was fair and by the rules.
unfair = Something does not agree.
check-commitment = the secret fits the commitment
check-components = the components are those that were agreed
check-rules-version = the rules are those it was played by
check-set-up = the set-up can be made again
check-draws-and-rules = every draw and every rule
check-end = the game was played to its end
