th-round = Round { $round } of { $rounds }
th-step-draft = Draft
th-step-mountain = Mountain
th-step-jungle = Jungle
th-step-cave = Cave
th-step-goblins = Goblins
th-step-scrolls = Scrolls
th-camp = Goblins tonight
th-goblin-title = Goblin
th-goblin = Goblin with { $paws ->
    [one] one paw
   *[other] { $paws } paws
}, steals { $coins ->
    [one] one coin
   *[other] { $coins } coins
}
th-hoard = { $coins ->
    [one] One coin lies on it
   *[other] { $coins } coins lie on it
}
th-gone = Out of the game
th-taken-by = Taken by { $name }
th-artifact = { $name }, artifact worth { $value }
th-adventurer = { $name } ({ $location })
th-dog = watchdog with { $paws ->
    [one] one paw
   *[other] { $paws } paws
}, discipline { $discipline }
th-coin-card = { $name }, pays { $coins }
th-turn = Turn { $turn } of { $turns }
th-rest = { $count ->
    [one] One goes to
   *[other] { $count } go to
}
th-packet = Cards to choose from
th-kept = Kept: { $card }
th-dropped = Set aside: { $card }
th-aside-short = aside
th-new = new
th-your-hand = Your hand
th-kept-cards = Kept so far
th-hand-empty = Your hand is empty.
th-becomes = Your total becomes { $total }
th-your-offer = your turn
th-is-asked = is asked
th-passed = passed
th-played = played
th-dealer = Dealer
th-lane = { $cards }. Total { $total }
th-nobody-here = Nobody here
th-guard = { $paws ->
    [one] One paw on guard
   *[other] { $paws } paws on guard
}
th-coins = { $coins ->
    [one] One coin
   *[other] { $coins } coins
}
th-coins-word = { $coins ->
    [one] coin
   *[other] coins
}
th-tiles-word = { $tiles ->
    [one] goblin
   *[other] goblins
}
th-cards-word = { $cards ->
    [one] card
   *[other] cards
}
th-at-bay = kept at bay
th-scared = scared off
th-steals = steals { $coins }
th-scrolls-of = Scrolls of { $name }
th-your-scrolls = Your yellow scrolls
th-pays = { $times } times { $each }, { $coins } coins
th-pass = Pass
th-use-none = Keep all scrolls
th-use-these = { $count ->
    [one] Use it: +{ $coins } coins
   *[other] Use { $count }: +{ $coins } coins
}
th-next-site = if all pass, { $max } takes { $hard } (MAX), { $min } takes { $easy } (MIN).
th-next-nobody = if all pass, both treasures leave the game.
th-next-goblins = everybody lays out all watchdogs, then the goblins steal.
th-piles = Draw pile { $cards }, MAX stack { $hard }, MIN stack { $easy }
