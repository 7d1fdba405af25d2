### The table of Time Pirates, in words and drawn.

tp-year = Year { $year } of { $years }
tp-phase-place = pirates are placed
tp-phase-restock = { $name } may restock
tp-phase-assign = white contracts are assigned
tp-phase-over = the end
tp-left = { $name }: { $count ->
    [0] actions done
    [one] 1 action left
   *[other] { $count } actions left
}
tp-caught = caught! { $left }
tp-duty = whoever can must restock, take or sell
tp-track = Police tokens this year: { $tokens } (number { $last } ends it).
tp-track-short = police { $tokens }
tp-bag = Bag: { $artifacts } artifacts, police { $police }; discarded: { $discards }.
tp-bare-only = only bare epochs are restocked
tp-bonus = end bonuses of { $points } points
tp-epoch = epoch
tp-exits = paths
tp-lying = artifacts
tp-figures = figures
tp-police = police
tp-with-police = with the police
tp-empty = { $count ->
    [one] 1 empty
   *[other] { $count } empty
}
tp-bare = nothing
tp-artifact = { $symbol ->
    [atomic] { $colour } atomic
    [arrow] { $colour } double-arrow
   *[plain] { $colour }
}
tp-white = white
tp-bazaar = Bazaar
tp-bazaar-rates = Bazaar, artifacts→points
tp-rates = artifacts→points
tp-a-year = a year
tp-pirate = in
tp-artifacts = artifacts
tp-contracts = contracts
tp-by-colour = points in
tp-makes = then { $count } { $colour }
tp-brings = { $points ->
    [one] 1 point every year
   *[other] { $points } points every year
}
tp-stands = you { $before }→{ $after }, { $rival } { $theirs }
tp-you-are = You are in { $epoch }: { $list }
tp-you-have = You have: { $list }
tp-loot = Your artifacts:
tp-time = Time police
tp-ends = token { $last } ends the year
tp-in-bag = in the bag
tp-discarded = discarded
tp-legend = ⚛ atomic: jump · ↔ double arrow: trade
tp-about-epoch = { $epoch }: paths { $exits }. { $list }.
tp-about-contract = { $contract }: { $points ->
    [one] 1 point
   *[other] { $points } points
} every year. { $count ->
    [0] Not on the board any more.
    [one] One left.
   *[other] { $count } left.
}

## Choices

tp-do-move = move { $path } to { $epoch }
tp-do-take = take { $what }
tp-do-sell = sell { $what }
tp-do-jump = jump { $what }
tp-do-trade = trade { $what }
tp-do-keep = ☆{ $size } stays unassigned

## What happened

tp-sum-set-up = Each of the { $count } sites got an artifact.
tp-sum-filled = { $epoch } got: { $list }.
tp-sum-took = { $seat } took from { $epoch }: { $list }.
tp-sum-paid = { $seat } paid: { $list }.
tp-sum-patrolled = Police tokens { $first } to { $last } of the year came up, and the police took the paths { $list }.
tp-sum-placed = Pirates were placed – { $list }.
tp-sum-earned = Points for contracts at the end of year { $year } – { $list }.
tp-sum-assigned = White contracts were assigned – { $list }.
tp-sum-got-most = { $points } points for the most in a colour – { $list }.
tp-sum-scored = Points in the end (and contracts) – { $list }.

## Options

option-restocking = Restocking
option-restocking-vacant = epochs with an empty site
option-restocking-bare = epochs without artifacts
option-bonus = End bonuses
