### Unexpected Treasures in English. The clauses stand in rulebook.toml.

seat = Seat { $number }
title = Unexpected Treasures
summary = Fetch old furniture from the bulky waste before the others do, mind the thief, and sell what you found to those who ask for it.

## Goods and number cards

good-stool = stool
good-lamp = lamp
good-armchair = armchair
good-television = television
good-radio = radio

card-thief = thief
card-backpack = backpack
card-bicycle = bicycle
card-motorbike = motorbike
card-car = car
card-truck = truck

# Parts of other messages: they see the variables of the message they stand in.
a-good = { $goodKey ->
    [armchair] an { $good }
   *[other] a { $good }
}
a-symbol = { $symbolKey ->
    [armchair] an { $symbol }
   *[other] a { $symbol }
}

## Actions

action-choose = { $number ->
    [0] Choose number card 0, the thief
   *[other] Choose number card { $number }
}
action-take = Take { a-good } from the site
action-steal = Steal { a-good } from { $rival }
action-stop = Take nothing more
action-complete = Complete mission { $mission }
# Every tile of the kind that is asked for is paid at once, so the number is left open.
action-pay = { $goodKey ->
    [radio] Hand in a radio as a joker
   *[other] Hand in { $good } tiles
}
action-done = Complete no further mission

## Questions

ask-choose = Which number card do you choose? 0 is the thief.
ask-steal = What do you steal, and from whom? { $left ->
    [one] You may steal one tile.
   *[other] You may steal up to { $left } tiles.
}
ask-take = What do you take from the site? { $left ->
    [one] You may take one tile.
   *[other] You may take up to { $left } tiles.
}
ask-complete = Which mission do you complete?
ask-pay = The mission shows { a-symbol }. Do you hand in the good itself, or a radio as a joker?

## Events

event-dealt-chip = { $seat } was dealt contest chip { $chip }.
event-removed = { $count ->
    [0] No mission was removed.
    [one] One mission was removed unseen.
   *[other] { $count } missions were removed unseen.
}
event-revealed = Mission { $mission } was turned up, worth { $value ->
    [one] one point.
   *[other] { $value } points.
}
event-stocked = { $goodKey ->
    [armchair] An { $good } was drawn from the bag and laid on the site.
   *[other] A { $good } was drawn from the bag and laid on the site.
}
event-refilled = { $count ->
    [one] The one tile handed in went back into the bag.
   *[other] The { $count } tiles handed in went back into the bag.
}
event-ran-dry = There was no tile left to draw.
event-ran-out = The mission stack ran out before the site was full enough.
event-last-round = The last mission was turned up: the last round began.
event-chose = { $covered ->
    [yes] { $seat } chose a number card.
   *[no] { $seat } chose number card { $number }.
}
event-showed = { $seat } showed number card { $number } ({ $card }).
event-won-contest = { $seat } won the contest for number { $number } with chip { $chip }.
event-stayed-home = { $seat } lost the contest for number { $number } with chip { $chip } and stayed at home.
event-exchanged = { $seat } gave chip { $given } to { $rival } and got chip { $got } in return.
event-stole = { $seat } stole { a-good } from { $rival }.
event-took = { $seat } took { a-good } from the site.
event-found-nothing = { $seat } found nothing.
event-stopped = { $left ->
    [one] { $seat } stopped, though one more tile was allowed.
   *[other] { $seat } stopped, though { $left } more tiles were allowed.
}
event-paid = { $goodKey ->
    [radio] { $symbolKey ->
        [radio] { $seat } handed in { a-good }.
       *[other] { $seat } handed in { a-good } as a joker for { a-symbol }.
    }
   *[other] { $seat } handed in { a-good }.
}
event-completed = { $seat } completed mission { $mission }, worth { $value ->
    [one] one point.
   *[other] { $value } points.
}
event-scored = { $seat } scored { $points ->
    [one] one point
   *[other] { $points } points
}: { $missions } for missions and { $goods } for goods.

## What lies on the table

field-stack = Missions in the stack
field-place = Missions
field-bag = Bag
field-site = Bulky waste site
field-handed-in = Handed in
field-goods = Goods
field-chip = Contest chip
field-card = Number card
field-home = At home
field-was-thief = Thief last time
field-turn = Card that acts
field-mover = On the move
field-left = Tiles still allowed
field-selling = Mission being paid for
field-due = Symbols still to be paid
field-symbol = Symbol being paid for
