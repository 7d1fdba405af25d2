### Treasure Hunter in English. The clauses stand in rulebook.toml.

seat = Seat { $number }
title = Treasure Hunter
summary = Assemble a hand of nine, send your adventurers out for treasure, mind the goblins in the camp, and come home with the most coins.

## Places

location-mountain = Frosty Mountain
location-jungle = Tangled Jungle
location-cave = Lava Cave
stack-max = hard to find (MAX)
stack-min = easy to find (MIN)
way-left = to the left
way-right = to the right

## Cards

card-blue-1 = blue 1
card-blue-2 = blue 2
card-blue-3 = blue 3
card-blue-4 = blue 4
card-blue-5 = blue 5
card-blue-6 = blue 6
card-blue-7 = blue 7
card-blue-8 = blue 8
card-blue-9 = blue 9
card-blue-10 = blue 10
card-blue-11 = blue 11
card-blue-12 = blue 12
card-green-1 = green 1
card-green-2 = green 2
card-green-3 = green 3
card-green-4 = green 4
card-green-5 = green 5
card-green-6 = green 6
card-green-7 = green 7
card-green-8 = green 8
card-green-9 = green 9
card-green-10 = green 10
card-green-11 = green 11
card-green-12 = green 12
card-red-1 = red 1
card-red-2 = red 2
card-red-3 = red 3
card-red-4 = red 4
card-red-5 = red 5
card-red-6 = red 6
card-red-7 = red 7
card-red-8 = red 8
card-red-9 = red 9
card-red-10 = red 10
card-red-11 = red 11
card-red-12 = red 12

card-watchdog-1 = watchdog 1
card-watchdog-2 = watchdog 2
card-watchdog-3 = watchdog 3
card-watchdog-4 = watchdog 4
card-watchdog-5 = watchdog 5
card-watchdog-6 = watchdog 6
card-watchdog-7 = watchdog 7
card-watchdog-8 = watchdog 8
card-watchdog-9 = watchdog 9
card-watchdog-10 = watchdog 10
card-watchdog-11 = watchdog 11
card-watchdog-12 = watchdog 12

card-copper-1 = copper coin 1
card-copper-2 = copper coin 2
card-copper-3 = copper coin 3
card-copper-4 = copper coin 4
card-silver-1 = silver coin 1
card-silver-2 = silver coin 2
card-silver-3 = silver coin 3
card-silver-4 = silver coin 4
card-gold-1 = gold coin 1
card-gold-2 = gold coin 2
card-gold-3 = gold coin 3
card-gold-4 = gold coin 4

card-companion-blue = Animal Companion (blue)
card-companion-green = Animal Companion (green)
card-companion-red = Animal Companion (red)
card-flaming-sword-1 = Flaming Sword 1
card-flaming-sword-2 = Flaming Sword 2
card-flaming-sword-3 = Flaming Sword 3
card-troll-hammer-1 = Troll Hammer 1
card-troll-hammer-2 = Troll Hammer 2
card-troll-hammer-3 = Troll Hammer 3
card-heavy-backpack-1 = Heavy Backpack 1
card-heavy-backpack-2 = Heavy Backpack 2
card-heavy-backpack-3 = Heavy Backpack 3
card-mystery-mule-1 = Mystery Mule 1
card-mystery-mule-2 = Mystery Mule 2
card-mystery-mule-3 = Mystery Mule 3
card-scaregoblin-1 = Scaregoblin 1
card-scaregoblin-2 = Scaregoblin 2
card-scaregoblin-3 = Scaregoblin 3
card-sleeping-potion-1 = Sleeping Potion 1
card-sleeping-potion-2 = Sleeping Potion 2
card-sleeping-potion-3 = Sleeping Potion 3

## Treasures

treasure-sun-crown = sun crown
treasure-dragon-egg = dragon egg
treasure-royal-scepter = royal scepter
treasure-golden-idol = golden idol
treasure-jade-mask = jade mask
treasure-pearl-necklace = pearl necklace
treasure-silver-chalice = silver chalice
treasure-ruby-ring = ruby ring
treasure-ivory-horn = ivory horn
treasure-emerald-amulet = emerald amulet
treasure-jewelled-dagger = jewelled dagger
treasure-crystal-skull = crystal skull
treasure-amber-brooch = amber brooch
treasure-bronze-shield = bronze shield
treasure-opal-earrings = opal earrings
treasure-marble-bust = marble bust
treasure-music-box = music box
treasure-pocket-watch = pocket watch
treasure-silk-fan = silk fan
treasure-brass-compass = brass compass
treasure-spyglass = spyglass
treasure-clay-jug = clay jug
treasure-tin-whistle = tin whistle
treasure-glass-bead = glass bead
treasure-lucky-penny = lucky penny
treasure-old-shoe = old shoe
treasure-rotten-egg = rotten egg
treasure-cracked-pot = cracked pot
treasure-moth-eaten-cloak = moth-eaten cloak
treasure-cursed-doll = cursed doll
treasure-rope-team = Rope team
treasure-strong-team = Strong team
treasure-fire-team = Fire team
treasure-three-paths = Three paths
treasure-beginners-luck = Beginner's luck
treasure-heroes-welcome = Heroes' welcome
treasure-dog-treat = Dog treat
treasure-money-pouch = Money pouch
treasure-bag-of-tricks = Bag of tricks
treasure-goblin-bounty = Goblin bounty
treasure-goblin-lore = Goblin lore
treasure-collectors-pride = Collector's pride

# What scrolls and action cards do. `$coins` is what the scroll of this box pays, `$adds` what the card adds.
about-rope-team = { $coins } for each blue adventurer you played this round
about-strong-team = { $coins } for each green adventurer you played this round
about-fire-team = { $coins } for each red adventurer you played this round
about-three-paths = { $coins } for each set of a blue, a green and a red adventurer you played this round
about-beginners-luck = { $coins } for each weak adventurer you played this round
about-heroes-welcome = { $coins } for each strong adventurer you played this round
about-dog-treat = { $coins } for each watchdog you laid out this round
about-money-pouch = { $coins } for each coin card you laid out this round
about-bag-of-tricks = { $coins } for each action card you played or laid down this round
about-goblin-bounty = { $coins } for each goblin tile you gained this round
about-goblin-lore = { $coins } for each of your goblin tiles at the end of the game
about-collectors-pride = { $coins } for each of your artifacts at the end of the game, negative ones too
about-companion-blue = doubles your adventurers at the Frosty Mountain
about-companion-green = doubles your adventurers in the Tangled Jungle
about-companion-red = doubles your adventurers in the Lava Cave
about-flaming-sword = { $adds } to your total
about-troll-hammer = { $adds } to your total
about-heavy-backpack = { $adds } to your total
about-mystery-mule = draws the top card of the draw pile; may be played before the goblins come, too
about-scaregoblin = no goblin steals from you this round
about-sleeping-potion = one of your adventurers at the location counts 0

## Actions

action-keep = Keep { $card }
action-discard = Set { $card } aside
action-play = Play { $card }
action-sleep = Put your adventurer of strength { $strength } to sleep
action-pass = Play nothing
action-use = Use the scroll { $scroll }
action-done = Use no further scroll

## Questions

ask-keep = Which card do you keep?
ask-sort = Which card do you keep, and which do you set aside?
ask-play = Do you play an action card? The location is { $site }.
ask-name = Which of your adventurers falls asleep?
ask-scare = Do you play a Scaregoblin or a Mystery Mule before the goblins come?
ask-use = Which yellow scrolls do you use?

## Events

event-began = Round { $number } began, with { $seat } as dealer.
event-revealed = Treasure turned up, { $stack }, at { $location }: { $treasure }.
event-discarded = Yellow scroll discarded for the last round: { $treasure }.
event-ran-dry = The stack of treasures { $stack } had run dry; the other one was drawn from.
event-appeared = Goblin { $goblin } came to space { $space }: { $paws ->
    [one] one paw
   *[other] { $paws } paws
}, steals { $coins ->
    [one] one coin.
   *[other] { $coins } coins.
}
event-received = { $seat } was handed { $card }.
event-picked-up = { $seat } drew { $card } from the personal pile.
event-kept = { $covered ->
    [yes] { $seat } kept a card.
   *[no] { $seat } kept { $card }.
}
event-set-aside = { $covered ->
    [yes] { $seat } set a card aside.
   *[no] { $seat } set { $card } aside.
}
event-handed-on = Everybody handed { $count ->
    [one] one card
   *[other] { $count } cards
} on, { $way }.
event-laid = { $seat } laid out { $card }.
event-stands = { $seat } had a total of { $total }.
event-played = { $seat } played { $card }.
event-slept = { $seat } put { $card } to sleep.
event-drew = { $covered ->
    [yes] { $seat } drew a card with the Mule.
   *[no] { $seat } drew { $card } with the Mule.
}
event-joined = The Mule brought { $card }, who joined { $seat } at once.
event-wasted = The Mule brought { $card } to { $seat }, too late to count.
event-passed = { $seat } passed.
event-captured = { $seat } captured the treasure { $stack } at { $location }: { $treasure }.
event-left = Nobody captured the treasure { $stack } at { $location }, which left the game: { $treasure }.
event-guarded = { $paws ->
    [one] { $seat } had one paw on guard.
   *[other] { $seat } had { $paws } paws on guard.
}
event-robbed = Goblin { $goblin } stole { $coins ->
    [one] one coin
   *[other] { $coins } coins
} from { $seat }.
event-spared = Goblin { $goblin } found no coins at { $seat }.
event-gained = { $seat } gained goblin { $goblin } with { $coins ->
    [0] no coins on it.
    [one] one coin on it.
   *[other] { $coins } coins on it.
}
event-fled = Goblin { $goblin } left the game with { $coins ->
    [0] no coins.
    [one] one coin.
   *[other] { $coins } coins.
}
event-collected = { $seat } collected { $coins ->
    [one] one coin.
   *[other] { $coins } coins.
}
event-ready = { $seat } was ready.
event-used = { $seat } used a scroll for { $coins ->
    [one] one coin
   *[other] { $coins } coins
}: { $treasure }.
event-counted = { $seat } counted { $scrolls } for gray scrolls, { $artifacts } for artifacts, { $goblins } for goblin tiles and { $coins } in coins.
event-scored = { $seat } reached { $points ->
    [one] one point.
   *[other] { $points } points.
}

## What lies on the table

field-journey = Round
field-dealer = Dealer
field-coins = Coins
field-goblins = Goblin tiles
field-treasures = Treasures
field-unseen = Treasures not seen yet
field-hard-left = Tiles in the MAX stack
field-easy-left = Tiles in the MIN stack
field-hard = Treasures hard to find (MAX)
field-easy = Treasures easy to find (MIN)
field-gone = Out of the game
field-met = Goblins already seen
field-lair = Goblins
field-hoard = Coins on the goblins
field-place = Where the cards come from
field-seen = Last seen in turn
field-laid = Cards on the table
field-deck = Draw pile
field-deck-count = Cards not dealt
field-pile = Personal pile
field-turn = Turn of the draft
field-held = Packet in hand
field-packet = Cards to choose from
field-packet-count = Cards in each packet
field-kept = Card kept
field-dropped = Card set aside
field-fresh = Card just drawn
field-hand = Hand
field-hand-count = Cards in hand
field-called = Kinds laid out
field-site = Location
field-party = Adventurers here
field-awake = Strength of those awake
field-strongest = Strongest adventurer
field-doubled = Doubled
field-bonus = Added to the total
field-asleep = Asleep
field-mover = Asked next
field-passes = Passes in a row
field-draws = Cards drawn by Mules
field-drawer = Who drew
field-scared = Safe from goblins
field-guard = Paws on guard
field-feats = What scrolls pay for
field-using = Scrolls being used
