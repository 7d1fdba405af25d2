### The table of Trasteros Locos, in words and drawn.

tl-turn = Turn { $turn } of { $turns }
tl-round = round { $round }
tl-phase-act = { $name } to act
tl-phase-bid = { $name } called room { $room }
tl-phase-sale = nobody won room { $room }
tl-phase-over = the end
tl-tie = Tied, and bidding again: { $names }.
tl-buyers = May buy: { $names }.
tl-without = without { $collection }
tl-collection-early = Collection! after the first round
tl-collection-open = Collection! possible with { $count } cards
tl-collection-ready = Collection! is open to you
tl-collection-early-short = Collection!: not yet
tl-collection-open-short = Collection!: possible
tl-collection-ready-short = Collection!: ready
tl-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
tl-rooms = Rooms: { $list }; public room: { $cards }
tl-room-empty = { $room } empty
tl-room-closed = { $room } closed ({ $cards })
tl-room-called = { $room } called ({ $card } and { $hidden } unseen)
tl-room-sale = { $room } for sale
tl-door-empty = empty
tl-door-sale = for sale
tl-public = public
tl-for-sale = For sale: { $cards }
tl-supply = Supply: { $cubes }; badges: { $badges }
tl-supply-short = Supply:
tl-discards = Discards ({ $count }): { $cards }
tl-discards-short = Discards { $count }
tl-badges = badges
tl-hand = hand
tl-piles = protected
tl-piles-short = safe
tl-doing = now
tl-all-know = all know
tl-doing-turn = turn
tl-doing-bids = bids
tl-doing-sealed = sealed
tl-doing-out = out
tl-doing-broke = no cubes
tl-doing-buys = buys
tl-doing-waits = waits
tl-known = All know – { $list }
tl-collects = { $yours ->
    [yes] You collect { $collection }
   *[no] { $name } collects { $collection }
}
tl-collector = { tl-collects }: { $cards } ({ $needed } needed), score now { $points }
tl-collector-short = { tl-collects }: { $count }/{ $needed }, { $points } pts
tl-hand-of = { $yours ->
    [yes] Your hand ({ $count }):
   *[no] Hand of { $name } ({ $count }):
}
tl-pile = Pile { $pile }:
tl-your-offer = Your offer, in the order in which it counts:
tl-of = { $offered } of { $have }
tl-yours = yours
tl-your-cubes = Your cubes: { $cubes }
tl-you-have = you have { $count }
tl-worthless = counts nothing
tl-own-worth = yours, { $points ->
    [one] 1 point
   *[other] { $points } points
}
tl-costs = costs { $points ->
    [one] 1 point
   *[other] { $points } points
}
tl-foreign = not yours

## Choices in few words

tl-do-call = Call room { $room }
tl-do-open = Public room ({ $count })
tl-do-change = Cards { $cards }→{ $cube }
tl-do-upgrade = Cubes { $cubes }→{ $cube }
tl-do-exchange = Card { $card }→{ $cube }
tl-do-protect = Protect cards
tl-do-release = Release pile { $pile }
tl-do-collection = Collection!
tl-do-pass = Pass

## What happened

tl-sum-found = { $seat } found behind it: { $cards }.
tl-sum-turned-up = The other cards were turned up: { $cards }.
tl-sum-discarded = Nobody bought these, and they were discarded: { $cards }.
tl-sum-handed-in = { $seat } showed and discarded: { $cards }.
tl-sum-laid = { $seat } laid in it: { $cards }.
tl-sum-drew = { $names } drew a card each.
tl-sum-declined = { $names } bought nothing.
tl-sum-offered = Offers were shown – { $list }.
tl-sum-lost = Cards were lost – { $list }.
tl-sum-counted = Points for the own collection + badges − protected cards of others – { $list }.

## Options

option-turns = Turns per player
