### Trasteros Locos in English. The clauses stand in rulebook.toml.

seat = Seat { $number }
title = Trasteros Locos
summary = Bid blind for locked storage rooms, trade cards for cubes, keep your treasures safe from the skeletons, and call out when your collection shines.

## Collections, materials and cards

collection-clocks = clocks
collection-cars = cars
collection-antiques = antiques
collection-art = art
collection-sports = sports
collection-instruments = instruments

material-glass = glass
material-bronze = bronze
material-silver = silver
material-gold = gold
material-junk = junk

card-clocks-glass = glass clock
card-cars-glass = glass car
card-antiques-glass = glass antique
card-art-glass = glass artwork
card-sports-glass = glass sports piece
card-instruments-glass = glass instrument
card-clocks-bronze = bronze clock
card-cars-bronze = bronze car
card-antiques-bronze = bronze antique
card-art-bronze = bronze artwork
card-sports-bronze = bronze sports piece
card-instruments-bronze = bronze instrument
card-clocks-silver = silver clock
card-cars-silver = silver car
card-antiques-silver = silver antique
card-art-silver = silver artwork
card-sports-silver = silver sports piece
card-instruments-silver = silver instrument
card-clocks-gold = gold clock
card-cars-gold = gold car
card-antiques-gold = gold antique
card-art-gold = gold artwork
card-sports-gold = gold sports piece
card-instruments-gold = gold instrument
card-junk = junk
card-skeleton = skeleton

# Parts of other messages: they see the variables of the message they stand in.
a-card = { $cardKey ->
    [junk] a junk card
   *[other] a { $card }
}
some-cards = { $count ->
    [one] one card
   *[other] { $count } cards
}

# An offer: the best material of which there are cubes, and those after it.
first-silver = { $silver ->
    [0] { first-bronze }
   *[other] { $silver } silver{ then-bronze }{ then-glass }
}
first-bronze = { $bronze ->
    [0] { first-glass }
   *[other] { $bronze } bronze{ then-glass }
}
first-glass = { $glass ->
    [0] nothing
   *[other] { $glass } glass
}
then-silver = { $silver ->
    [0] { "" }
   *[other] , { $silver } silver
}
then-bronze = { $bronze ->
    [0] { "" }
   *[other] , { $bronze } bronze
}
then-glass = { $glass ->
    [0] { "" }
   *[other] , { $glass } glass
}

## Actions

action-call = Call room { $room }
action-open = Open the public room
action-change = { $cardsKey ->
    [glass] Exchange two glass cards for a bronze cube
    [bronze] Exchange two bronze cards for a silver cube
    [silver] Exchange two silver cards for a gold cube
    [gold] Exchange two gold cards for a badge
   *[junk] Exchange two junk cards for a glass cube
}
action-upgrade = { $cubesKey ->
    [glass] Exchange two glass cubes for a bronze cube
    [bronze] Exchange two bronze cubes for a silver cube
   *[silver] Exchange two silver cubes for a gold cube
}
action-exchange = Exchange { a-card } for a cube of its material
action-protect = Protect cards
action-release = Take back pile { $pile }
action-collection = Call out Collection!
action-pass = Pass
action-add = Add a { $cube } cube to your offer
action-put = Choose { a-card }
action-buy = Buy { a-card }
action-pay = Pay with a { $cube } cube
action-take-junk = Take a junk card for nothing
action-decline = Buy nothing
action-done = Done

## Questions

ask-act = What do you do this turn?
ask-offer = Which cubes do you offer for room { $room }?
ask-change = Which two { $stuff } cards do you exchange?
ask-protect = Which cards do you lay under a gold cube?
ask-buy = Which card from room { $room } do you buy?
ask-pay = With which cube do you pay for the { $ware }?

## Events

event-dealt = { $seat } is to collect { $collection }.
event-removed = The collection { $collection } was taken out of the game, and { $count ->
    [one] one junk card with it.
   *[other] { $count } junk cards with it.
}
event-started = { $seat } began the game.
event-filled = { $rooms ->
    [one] One room was
   *[other] { $rooms } rooms were
} filled, and { $left ->
    [0] no card is
    [one] one card is
   *[other] { $left } cards are
} in the public room.
event-called = { $seat } called room { $room }: its first card was { a-card }.
event-collapsed = Room { $room } was lost, { some-cards } in all.
event-sealed = { $seat } held out a closed hand.
event-offered = { $seat } offered { $gold ->
    [0] { first-silver }.
   *[other] { $gold } gold{ then-silver }{ then-bronze }{ then-glass }.
}
event-tied = { $count } players were tied for the highest offer.
event-won = { $seat } won room { $room } with { some-cards }.
event-found = { $seat } found { a-card } in it.
event-unclaimed = Nobody won room { $room }.
event-turned-up = A card was turned up: { $card }.
event-struck = { $count ->
    [one] { $seat } came upon a skeleton.
   *[other] { $seat } came upon { $count } skeletons.
}
event-struck-all = { $count ->
    [one] A skeleton came to light and struck everybody.
   *[other] { $count } skeletons came to light and struck everybody.
}
event-lost = { $seat } lost the whole hand, { some-cards }.
event-reshuffled = The discards were shuffled into the public room, which has { some-cards } now.
event-bought = { $seat } bought { a-card } for a { $cube } cube.
event-took-junk = { $seat } took a junk card for nothing.
event-declined = { $seat } bought nothing.
event-discarded = A card that nobody bought was discarded: { $card }.
event-opened = { $seat } opened the public room.
event-drew = { $covered ->
    [yes] { $seat } drew a card.
   *[no] { $seat } drew { a-card }.
}
event-ran-out = The last card of the public room was gone, and the turn was over.
event-handed-in = { $seat } showed and discarded { a-card }.
event-paid = { $seat } gave { $count ->
    [one] one { $cube } cube
   *[other] { $count } { $cube } cubes
} to the supply.
event-got-cube = { $seat } got a { $cube } cube.
event-got-badge = { $seat } got a badge.
event-protected = { $seat } laid { some-cards } under a gold cube, as pile { $pile }.
event-laid = { $seat } laid { a-card } in it.
event-released = { $seat } took back pile { $pile } with { some-cards } and its gold cube.
event-passed = { $seat } passed.
event-declared = { $seat } called out Collection! and ended the game.
event-all-passed = Everybody passed, one after the other, so the game ended.
event-timed-out = { $turns ->
    [one] Everybody had had one turn, so the game ended.
   *[other] Everybody had had { $turns } turns, so the game ended.
}
event-counted = { $seat } collected { $collection } and counted { $cards } for cards and { $badges } for badges, less { $foreign } for protected cards of other collections.
# Points may be below zero, and only 1 itself is one point.
event-scored = { $seat } ended up with { $points ->
    [1] one point.
   *[other] { $points } points.
}

## What lies on the table

field-starter = Began the game
field-mover = Whose turn it is
field-turns = Turns finished
field-passes = Passes in a row
field-rounds = Rounds of bidding complete
field-collector = Collector
field-removed = Collection taken out
field-supply = Cubes in the supply
field-cubes = Cubes
field-badge-supply = Badges in the supply
field-badges = Badges
field-doors = Rooms still closed
field-stock = Cards in the rooms and the public room
field-fresh = Cards shuffled into the public room since
field-fresh-count = Such cards in all
field-stored-count = Cards in closed rooms
field-public-count = Cards in the public room
field-discards = Discards
field-room = Room that was called
field-revealed = Cards lying open
field-bidders = Bidding
field-offer = Offer
field-buyer = Whose turn it is to buy
field-buyers = Players who may still buy
field-ware = Card bid for or paid for
field-hand = Hand
field-hand-count = Cards in hand
field-held = Hand by material
field-stuff = Material being exchanged
field-aside = Cards put aside
field-aside-count = Cards put aside in all
field-piles = Protected piles
field-pile-owner = Whose pile
field-pile-cards = Cards in the pile
field-pile-made = When the pile was laid
field-pile-reach = Last shuffle its cards can come from
field-vault = Cards in protected piles
field-moment = Turns and shuffles so far
field-filled = When rooms were last filled
field-mixed = When cards were last shuffled into the public room
field-era = When cards were last protected or the hand was lost
field-shown = Cards all know of
field-shown-at = When those were taken
field-lots = Lots of cards taken unseen
field-lot-size = Cards in the lot
field-lot-source = Shuffle the lot came from
field-lot-era = What the lot was taken after
field-loose = Cards that may be anywhere
field-seen = When those were last shuffled
