### The table of The Plan, in words and drawn.

pl-round = Round { $round } of { $rounds }{ $deal ->
    [0] {""}
   *[other] , deal { $deal }
}
pl-phase-choose = plans are chosen
pl-phase-pass = two plans go to the { $side }
pl-phase-over = the end
pl-acting = { $team } act
pl-piles = piles: plans { $plans }, treasures { $treasures }, trinkets { $trinkets }
pl-piles-short = treasures { $treasures }, plans { $plans } left
pl-without = without { $teams }
pl-bribery = bribery
pl-tie = Tied for { $colour }: { $names }.
pl-tie-smash = Tied with smash-and-grabs: { $names }.
pl-ties-wait = Still to be settled: { $colours }.
pl-ghost = Ghost { $number }
pl-plan = plan
pl-treasures = treasures
pl-trinkets = trinkets
pl-sealed = sealed
pl-open = { $points ->
    [0] nothing open
    [one] 1 point open
   *[other] { $points } points open
}
pl-up-to = { $points ->
    [one] up to 1 point
   *[other] up to { $points } points
}
pl-lying = { $count ->
    [one] 1 treasure
   *[other] { $count } treasures
}, { $points ->
    [one] 1 point
   *[other] { $points } points
}
pl-you-have = you have { $pieces }
pl-your-trinkets = Your trinkets: { $list }
pl-hand = { $yours ->
    [yes] Your plans:
   *[no] Plans of { $name }:
}
pl-handed-on = You passed to { $name }:
pl-step-choose = Choose
pl-step-pass = Pass { $side }
pl-pile = pile { $count }

## What happened

pl-sum-left-out = All { $teams } were left out.
pl-sum-dealt = { $seat } was dealt: { $plans }.
pl-sum-uncovered = Treasures were turned up: { $list }.
pl-sum-set-out = Trinkets were turned up: { $list }.
pl-sum-showed = Plans were shown – { $list }.
pl-sum-offered = Offers were shown – { $list }.
pl-sum-paid = { $seat } paid with { $list }, which lie open now.
pl-sum-set-aside = { $seat } set aside for a neighbour: { $plans }.
pl-sum-received = { $seat } got from { $giver }: { $plans }.
pl-sum-discarded = { $seat } discarded unplayed: { $plans }.
pl-sum-scored = Points for treasures and trinkets + for sets – { $list }.

## Options

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
