### What the street says in the browser, beside the title's own words.

ut-round = Round { $number }
ut-round-last = Round { $number }, the last
ut-step-goods = New goods
ut-step-cards = Number cards
ut-step-drive = Drive, lowest first
ut-you = You
ut-missions = Missions
ut-mission = Mission { $number }, worth { $value }: { $goods }{ $state ->
    [ready] . You have all of it
    [joker] . You have all of it, with jokers
   *[open] {""}
}
ut-mission-short = Mission { $number }: { $value }
ut-ready = Ready
ut-stack = { $count ->
    [one] One mission to come
   *[other] { $count } missions to come
}
ut-to-come = to come
ut-bag = { $count ->
    [one] One tile in the bag
   *[other] { $count } tiles in the bag
}
ut-in-bag = in the bag
ut-handed = { $count ->
    [one] One tile handed in
   *[other] { $count } tiles handed in
}
ut-handed-in = handed in
ut-goods = { $count ->
    [one] one tile
   *[other] { $count } tiles
}
ut-heap = { $count ->
    [0] No { $good } on the site
   *[other] { $count } × { $good } on the site, worth { $worth } each
}
ut-at-home = At home
ut-yards = The others’ yards
ut-steal-left = { $count ->
    [one] one tile to steal
   *[other] up to { $count } tiles to steal
}
ut-no-goods = no goods
ut-road = Number cards on the road, lowest first
ut-bay-free = { $number }, { $card }: nobody
ut-bay = { $number }, { $card }: { $names }{ $state ->
    [now] , on the move
    [done] , has driven
   *[next] {""}
}
ut-chosen = chosen
ut-not-yet = not yet
ut-chip = Contest chip { $chip }
ut-yard = Your yard
ut-worth = worth { $value }
ut-cards = Your number cards
ut-number-card = { $number }, { $card }
ut-barred = not twice running
ut-load = Loaded: { $goods }. { $free ->
    [0] No place left
    [one] One place left
   *[other] { $free } places left
}
ut-completed = { $count ->
    [one] 1 mission
   *[other] { $count } missions
}
ut-next-choose = all cards are shown. Of equal numbers the lowest chip drives; yours is { $chip }.
ut-next-take = hand in for missions
ut-next-steal = hand in for missions
ut-next-complete = the next number card drives
ut-next-pay = the mission is worth { $value }
ut-ask-take = What do you take? { $left ->
    [one] One tile.
   *[other] Up to { $left } tiles.
}
