### What every table says.

page-not-loaded = This page could not be loaded. Check your connection and try again.
page-missing = There is no such page here.
loading = One moment …
close = Close
cancel = Cancel
menu = Menu
rules = Rules
rules-all = All rules
log = What happened
table = The table
players = Players
steps = Steps of the round
to-lobby = To the lobby
you = you
you-name = You
bot = bot

## Seats

seat-open = Open seat
seat-number = Seat { $number }
seat-is-host = opened this table
seat-is-ready = is here
seat-turn = is to answer
seat-chooses = is choosing
seat-sealed = has chosen
seat-waits = waits
seat-by-bot = A bot plays this seat for now.
seat-to-bot = Let a bot play for me
seat-take-back = Play myself again
place = { $rank ->
    [1] first place
    [2] second place
    [3] third place
   *[other] place { $rank }
}

## The choice bar

bar = Your choice
bar-your-choice = Your choice
bar-all-choose = Everyone chooses at once
bar-sealed = Your choice is sealed
bar-wait = Others are to answer
bar-watching = You are watching
bar-waiting-for = Waiting for { $names }
bar-sending = On its way …
bar-kept = Your choice is kept and sent as soon as the room can be reached
bar-next = Next:
bar-confirm = Confirm
bar-seal = Seal it
bar-take-back = Take the last one back
bar-undo = Undo
bar-change = Change my choice
bar-hint = Hint
bar-hinted = A bot that knows what you know would:
bar-hint-wins = ({ $win } % to win)
draft = Your answer so far

## Why not

why-not = Not now.
why-watching = You are watching; those at the table play.
why-not-asked = { $count ->
    [one] It is { $names }’s turn to answer.
   *[other] { $names } are to answer first.
}
why-not-now = Nothing is asked of you at the moment.
why-over = The game is over.
clause-open = Read rule { $id }
clause-unknown = There is no text for this rule.
refused-identity = The room does not know you any more. Load the page anew.
refused-foreign = That is not yours to do.
refused-unknown = The room does not know that.
refused-bad = The room did not understand that.
refused-stale = That question has been answered meanwhile.
refused-illegal = That is not possible now.
refused-state = The table does not allow that now.
refused-rate = That was too fast. Wait a moment.
refused-big = That is too long.
refused-storage = The room cannot write anything down right now. Try again.
refused-away = The room cannot be reached. Nothing is lost: try again in a moment.

## Connection and clock

connection-lost = The connection is lost. Trying again by itself …
connection-lost-kept = The connection is lost. Your choice is kept and will be sent.
connection-closed = The connection has ended. Load the page anew.
clock-left = { $time } left

## While away

missed = What you missed
missed-short = Missed

## Events of the table itself

event-table-undo = { $seat } took the latest answer back.
event-table-sit = Somebody else plays for { $seat } now, or { $seat } is back.

## Menu

chat = Chat
chat-empty = Nobody has said anything yet.
chat-write = Say something
chat-send = Send
concede = Concede
concede-sure = You give your seat up for good; a bot plays it to the end. Sure?
language = Language
theme = Colours
theme-auto = as the device
theme-light = light
theme-dark = dark
motion = Motion
motion-auto = as the device
motion-full = full
motion-reduced = still
sound = Sound
sound-off = off
sound-on = on
fair = A fair deal
fair-text = Before the deal the room fixed this number. After the game it shows what it was made from, and anybody can check that nothing was changed.

## The end

result = The game is over
result-you = You have won!
result-you-share = You share the victory!
result-winners = { $count ->
    [one] { $names } has won.
   *[other] { $names } share the victory.
}
result-nobody = Nobody has won.
rematch = Rematch
rematch-join = To the rematch
replay = Replay
verify = Check the deal
verify-room = What the room found
verify-holds = All of it holds.
verify-fails = Something does not hold.
closed = This table is closed.

## Before the start

waiting-room = Before the start
start = Start
start-with-bots = { $count ->
    [one] A bot takes the free seat.
   *[other] Bots take the { $count } free seats.
}
wait-for-host = Whoever opened the table starts the game.
leave = Leave the table
join = Sit down
remove = Send { $name } away
invite = Invite
invite-copy = Share the link
invite-copied = Done
invite-qr = The link as a QR code
nonce = A word of your own for the deal (if you like)
nonce-text = It is mixed into the shuffling, so that not even the room can know the deal beforehand.
introduce = What shall we call you?
introduce-text = No account, no password. The others see this name.
introduce-name = Your name
introduce-go = Go on
table-unknown = There is no such table.
table-closed-to-you = This table is not open to you.
generic-table = On the table
hand = Your cards
question = Question
