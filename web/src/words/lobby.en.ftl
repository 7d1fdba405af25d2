### What the lobby and the pages around the tables say.

## The head

lobby-nav = Main
lobby-play = Play
lobby-watch = Watch
lobby-me = My name
lobby-me-named = { $name }: my name and settings
lobby-go-light = Switch to light colours
lobby-go-dark = Switch to dark colours

## The shelf

lobby-title = Five treasure hunts.
lobby-title-pick = Pick one.
lead = No account. Play in two clicks, or send friends a link.
shelf = The games
lobby-away = The room cannot be reached. Trying again by itself …
nudge-in = { $more ->
    [0] in { $title }
   *[other] in { $title } and { $more } more
}
box-unexpected-treasures = Unexpected Treasures
box-unexpected-treasures-line = Grab furniture off the kerb, before the truck does.
box-treasure-hunter = Treasure Hunter
box-treasure-hunter-line = Draft a band for ice, jungle and lava. Mind the goblins.
box-the-plan = The Plan
box-the-plan-line = Send a small team into the museum. Smaller goes first.
box-trasteros-locos = Trasteros Locos
box-trasteros-locos-line = Bid for a locked room. Hope for no skeleton.
box-time-pirates = Time Pirates
box-time-pirates-line = Loot seven epochs, one jump ahead of the police.
box-players = { $fewest } to { $most } players
box-moves = ≈ { $count } moves
box-moves-heard = about { $count } moves for each player

## Playing now

play-label = Play { $title } now
play-bots = Play now against bots
play-now = Play now
play-now-bots = Play now against bots
play-opening = One moment …
play-count = How many bots
play-against = { $count ->
    [0] You alone
    [one] You and 1 bot
   *[other] You and { $count } bots
}
play-fewer = One bot fewer
play-more = One bot more
play-level = Bots play
play-level-random = at random
play-level-novice = gently
play-level-greedy = greedily
play-level-casual = casually
play-level-strong = strongly
play-level-expert = like experts
play-learn = Guided first round
play-rules = Rules on one page
lobby-play-as = You play as
visitor-names = Curious Magpie, Brave Otter, Lucky Badger, Clever Raven, Merry Ferret, Sly Weasel, Bold Puffin, Quick Squirrel, Calm Heron, Wild Hamster, Jolly Walrus, Keen Jackdaw, Nimble Mole, Happy Pelican, Grand Gecko, Proud Parrot

## My tables and those of others

mine = My tables
mine-turns = { $count ->
    [one] 1 waits for you
   *[other] { $count } wait for you
}
mine-none = You sit at no table yet. Pick a box and play.
lobby-your-turn = Your turn
lobby-turn-of = { $name }’s turn
lobby-choosing = { $count } are choosing
lobby-bots-play = Bots are playing
lobby-free = { $count ->
    [one] 1 seat free
   *[other] { $count } seats free
}
lobby-full = Ready to start
lobby-over = Over
lobby-closed = Closed
lobby-bots = { $count ->
    [one] 1 bot
   *[other] { $count } bots
}
lobby-all = Show all { $count }
listed = To join or watch
listed-none = No table is open to everybody just now.
recent = Recent games
recent-none = No finished games yet.
recent-won = you won, { $points } to { $next }
recent-won-alone = you won with { $points }
recent-shared = you shared the victory with { $points }
recent-place = place { $rank } of { $count } with { $points }
recent-replay = Replay of { $title }, { $day }

## Opening a table

open = Open a table
open-game = Game
open-seats = Seats
open-seats-many = How many play
open-seats-count = { $count ->
    [one] 1 seat
   *[other] { $count } seats
}
open-seat = Seat { $number }
open-seat-free = free, for a person
open-seat-bot = a bot that plays { $level }
open-seats-note = Bots sit last. Seats that are still free at the start go to bots.
open-seats-all = Nobody to wait for: the game starts at once.
open-who = Who may come
open-private-short = Private
open-listed-short = Open to all
open-join = Join
open-private = Only with the link
open-listed = Anybody, from the lobby
open-watch = Others may watch
open-chat = With chat
open-options = Rules to choose
open-options-none = This game has nothing to choose.
open-clock = Clock
clock-kind = Time to think
clock-none = No clock
clock-move = Per answer
clock-bank = Whole game
clock-move-how-long = For each answer
clock-bank-how-long = For all answers of a player together
clock-none-text = Take your time, days if you like.
clock-text = When the time is up a bot plays for that player, until they are back.
span-seconds = { $count } seconds
span-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
span-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
open-deal = The deal
open-link = Open and get a link
open-start = Open and start
open-note = Empty seats can be given to bots at any time.
open-all = Everything that can be chosen
open-no-game = The room has no such game. Pick another one.
box-file = Your own components
box-file-text = Other cards, numbers or prices: save the game’s own file, change it, and play with it.
box-file-pick = Choose a file (JSON)
box-file-save = Save the game’s own
box-file-drop = Back to the game’s own
box-file-no-json = That file cannot be read: it has to be JSON, like the one you can save here.
box-file-no-object = That file holds no components: it has to look like the one you can save here.
box-file-big = That file is too large: 60 kB at most.

## Joining

join-title = Join a table
join-code = Code or link
join-go = Join
join-note = The link or code comes from whoever opened the table.
join-show = Or show this code of your latest table to a phone nearby:
join-qr = QR code of table { $code }
join-empty = Type the code of a table, or paste its link.
join-no-code = That is no code of a table. It has 16 digits and letters from a to f; or paste the whole link.
join-full = Every seat of this table is taken.
join-begun = This game has begun without you.
join-over = This game is over.
join-closed = This table is closed: everybody has left.
join-watch = Watch instead
join-refused-unknown = There is no such table here. Is the code whole?
join-refused-foreign = That game has begun, and it is not to be watched.

## Refusals

lobby-refused-bad = The room cannot do that:
play-refused-rate = You have many tables that are not over, or were very quick. Finish or leave one, or wait a moment.
open-box-refused-bad = The room cannot play with these components:
name-refused-bad = A name has 1 to 24 letters, digits or signs that can be seen.
name-refused-rate = Many new people come from your address. Wait a little and try again.

## Me

me-title = My name and settings
me-name = My name
me-rename = Change
me-enter = Take this name
me-saved = From now on you are { $name }.
me-name-text = No account, no password: this device remembers you. Tables you sit at keep the name you came with.
me-link = On another device
me-link-text = A private link makes another device yours, with your name and your tables. It works once, within seven days; then that device is you, and this one is not any more.
me-link-make = Make a private link
me-link-first = Take a name first.
me-link-qr = The private link as a QR code
me-link-secret = Show it to nobody else: whoever opens it is you.
me-have-link = I have such a link
me-device = This device
recover = Is this you?
recover-text = With this private link you go on here as on your other device: same name, same tables. The other device then no longer knows you.
recover-paste = Your private link
recover-known = Here you are { $name } now. That identity is lost unless you make a private link for it first.
recover-yes = Yes, make this device mine
recover-no = No, leave it
recover-no-link = That is no private link. Paste the whole link.
recover-refused-identity = This link has been used, is older than seven days or is not whole. Make a new one on the device that knows you.
recover-refused-bad = This link is not whole. Paste it again, or make a new one.
