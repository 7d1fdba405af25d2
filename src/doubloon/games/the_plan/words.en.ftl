### The Plan in English. The clauses stand in rulebook.toml.

seat = Seat { $number }
title = The Plan
summary = Send the right team into the museum at the right time: small ones are quick, large ones carry more, and two that are after the same thing get nothing.

## Treasures and trinkets

colour-red = red
colour-orange = orange
colour-yellow = yellow
colour-green = green
colour-blue = blue
colour-purple = purple
colour-white = white

kind-jewels = jewels
kind-antiquities = antiquities
kind-egypt = ancient Egypt
kind-bones = dinosaur bones
kind-space = space flight
kind-paintings = paintings
kind-sculptures = sculptures

souvenir-mug = mug
souvenir-postcard = postcard
souvenir-globe = snow globe

trinket-mug-1 = mug 1
trinket-mug-2 = mug 2
trinket-mug-3 = mug 3
trinket-mug-4 = mug 4
trinket-mug-5 = mug 5
trinket-postcard-1 = postcard 1
trinket-postcard-2 = postcard 2
trinket-postcard-3 = postcard 3
trinket-postcard-4 = postcard 4
trinket-postcard-5 = postcard 5
trinket-globe-1 = snow globe 1
trinket-globe-2 = snow globe 2
trinket-globe-3 = snow globe 3
trinket-globe-4 = snow globe 4
trinket-globe-5 = snow globe 5

## Plans, by the first letters of red, orange, yellow, green, blue, purple, white

team-smash-and-grabs = smash-and-grabs
team-singles = singles
team-twos = twos
team-threes = threes
team-fours = fours

plan-smash = smash-and-grab
plan-r = red
plan-o = orange
plan-y = yellow
plan-g = green
plan-b = blue
plan-p = purple
plan-w = white
plan-ro = red and orange
plan-ry = red and yellow
plan-rg = red and green
plan-rb = red and blue
plan-rp = red and purple
plan-rw = red and white
plan-oy = orange and yellow
plan-og = orange and green
plan-ob = orange and blue
plan-op = orange and purple
plan-ow = orange and white
plan-yg = yellow and green
plan-yb = yellow and blue
plan-yp = yellow and purple
plan-yw = yellow and white
plan-gb = green and blue
plan-gp = green and purple
plan-gw = green and white
plan-bp = blue and purple
plan-bw = blue and white
plan-pw = purple and white
plan-roy = red, orange and yellow
plan-rog = red, orange and green
plan-rob = red, orange and blue
plan-rop = red, orange and purple
plan-row = red, orange and white
plan-ryg = red, yellow and green
plan-ryb = red, yellow and blue
plan-ryp = red, yellow and purple
plan-ryw = red, yellow and white
plan-rgb = red, green and blue
plan-rgp = red, green and purple
plan-rgw = red, green and white
plan-rbp = red, blue and purple
plan-rbw = red, blue and white
plan-rpw = red, purple and white
plan-oyg = orange, yellow and green
plan-oyb = orange, yellow and blue
plan-oyp = orange, yellow and purple
plan-oyw = orange, yellow and white
plan-ogb = orange, green and blue
plan-ogp = orange, green and purple
plan-ogw = orange, green and white
plan-obp = orange, blue and purple
plan-obw = orange, blue and white
plan-opw = orange, purple and white
plan-ygb = yellow, green and blue
plan-ygp = yellow, green and purple
plan-ygw = yellow, green and white
plan-ybp = yellow, blue and purple
plan-ybw = yellow, blue and white
plan-ypw = yellow, purple and white
plan-gbp = green, blue and purple
plan-gbw = green, blue and white
plan-gpw = green, purple and white
plan-bpw = blue, purple and white
plan-royg = red, orange, yellow and green
plan-royb = red, orange, yellow and blue
plan-royp = red, orange, yellow and purple
plan-royw = red, orange, yellow and white
plan-rogb = red, orange, green and blue
plan-rogp = red, orange, green and purple
plan-rogw = red, orange, green and white
plan-robp = red, orange, blue and purple
plan-robw = red, orange, blue and white
plan-ropw = red, orange, purple and white
plan-rygb = red, yellow, green and blue
plan-rygp = red, yellow, green and purple
plan-rygw = red, yellow, green and white
plan-rybp = red, yellow, blue and purple
plan-rybw = red, yellow, blue and white
plan-rypw = red, yellow, purple and white
plan-rgbp = red, green, blue and purple
plan-rgbw = red, green, blue and white
plan-rgpw = red, green, purple and white
plan-rbpw = red, blue, purple and white
plan-oygb = orange, yellow, green and blue
plan-oygp = orange, yellow, green and purple
plan-oygw = orange, yellow, green and white
plan-oybp = orange, yellow, blue and purple
plan-oybw = orange, yellow, blue and white
plan-oypw = orange, yellow, purple and white
plan-ogbp = orange, green, blue and purple
plan-ogbw = orange, green, blue and white
plan-ogpw = orange, green, purple and white
plan-obpw = orange, blue, purple and white
plan-ygbp = yellow, green, blue and purple
plan-ygbw = yellow, green, blue and white
plan-ygpw = yellow, green, purple and white
plan-ybpw = yellow, blue, purple and white
plan-gbpw = green, blue, purple and white

side-left = left
side-right = right

result-won = won
result-drawn = drawn
result-lost = lost

# Parts of other messages: they see the variables of the message they stand in.
who = { $ghost ->
    [0] { $seat }
   *[other] Ghost { $ghost }
}
a-plan = { $planKey ->
    [smash] a { $plan }
   *[other] the plan { $plan }
}
a-colour = { $colourKey ->
    [orange] An { $colour }
   *[other] A { $colour }
}

## Actions

action-choose = Choose { a-plan }
action-give = Pass on { a-plan }
action-name = Take everything { $colour }
action-take = Take { $trinket }
action-draw = Draw a trinket from the pile
action-pick = Settle the tie for { $colour } next
action-add = Add { $trinket } to your offer
action-done = Make this offer

## Questions

ask-choose = Which plan do you choose for this round?
ask-give = Which two plans do you pass to your neighbour on the { $turn ->
    [4] right?
    [5] right?
    [6] right?
   *[other] left?
}
ask-name = Which colour does your smash-and-grab take?
ask-take = Which trinket do you take?
ask-pick = Which tie is settled next?
ask-offer = { $teamKey ->
    [smash-and-grabs] Smash-and-grabs are tied. Which trinkets do you offer?
   *[other] You are tied for { $tie }. Which trinkets do you offer?
}

## Events

event-left-out = All { $team } were left out.
event-began-deal = Deal { $deal } began: { $count ->
    [one] one plan for every hand.
   *[other] { $count } plans for every hand.
}
event-refilled = Every hand was filled up to two plans.
event-reshuffled = The discards were shuffled: { $count ->
    [one] one plan is in the stack again.
   *[other] { $count } plans are in the stack again.
}
event-dealt = { $seat } was dealt { a-plan }.
event-uncovered = { a-colour } treasure was turned up: piece { $piece }, worth { $value ->
    [one] one point.
   *[other] { $value } points.
}
event-set-out = A trinket was turned up: { $trinket }.
event-ran-short = { $count ->
    [0] No trinket was left to turn up.
    [one] Only one trinket was left to turn up.
   *[other] Only { $count } trinkets were left to turn up.
}
event-chose = { $covered ->
    [yes] { $seat } chose a plan.
   *[no] { $seat } chose { a-plan }.
}
event-showed = { who } showed { a-plan }.
event-named = { who } named { $colour }.
event-took = { who } took { $count ->
    [one] one treasure
   *[other] { $count } treasures
} in { $colour }, worth { $points ->
    [one] one point.
   *[other] { $points } points.
}
event-cancelled = { $count } smash-and-grabs cancelled each other out.
event-tied = Teams got in each other’s way: { $count } { $team } were after { $colour }.
event-picked = { $seat } had the tie for { $colour } settled next.
event-sealed = { $seat } made an offer.
event-offered = { $seat } offered { $count ->
    [0] nothing.
    [one] one trinket.
   *[other] { $count } trinkets.
}
event-laid = { $seat } showed { $trinket } in the offer.
event-paid = { $seat } paid with { $trinket }, which lies open now.
event-stayed-tied = { $count ->
    [0] Nobody offered anything, so the tie was not broken.
    [one] The highest offers were one trinket each, so the tie was not broken.
   *[other] The highest offers were { $count } trinkets each, so the tie was not broken.
}
event-took-trinket = { who } took { $trinket }.
event-drew-trinket = { who } drew { $trinket } from the pile.
event-got-trinket = { who } got { $trinket } by chance, as the pile was empty.
event-found-nothing = { who } found no trinket any more.
event-set-aside = { $covered ->
    [yes] { $seat } set a plan aside for a neighbour.
   *[no] { $seat } set { a-plan } aside for a neighbour.
}
event-passed-on = Everyone passed two plans to the { $side }.
event-received = { $seat } got { a-plan } from { $giver }.
event-discarded = { $covered ->
    [yes] { $seat } discarded a plan unplayed.
   *[no] { $seat } discarded { a-plan } unplayed.
}
event-scored = { who } scored { $points ->
    [one] one point
   *[other] { $points } points
}: { $pieces } for treasures and trinkets and { $sets } for complete sets.
event-solo-ended = { $resultKey ->
    [won] { $margin ->
        [0] { $seat } beat the best ghost by breaking a tie.
        [one] { $seat } beat the best ghost by one point.
       *[other] { $seat } beat the best ghost by { $margin } points.
    }
    [drawn] { $seat } and the best ghost came out equal.
   *[other] { $margin ->
        [0] { $seat } lost to the best ghost by breaking a tie.
        [one] { $seat } lost to the best ghost by one point.
       *[other] { $seat } lost to the best ghost by { $margin } points.
    }
}

## What lies on the table

field-hands = Hands
field-left-out = Types left out
field-turn = Rounds finished
field-since = Stack shuffled before round
field-recalled = Earlier rounds that still tell of hands
field-stack = Stack
field-stacked = Stack by type
field-plans-left = Plans in the stack
field-hand = Hand
field-played = Plans played
field-away = Passed on or discarded
field-pile = Treasure pile
field-treasures-left = Treasures in the pile
field-museum = Open treasures
field-loot = Loot
field-treasures = Treasures
field-trinket-pile = Trinket pile
field-trinkets-left = Trinkets in the pile
field-shop = Open trinkets
field-bag = Trinkets by piece
field-trinkets = Trinkets
field-team = Size that acts
field-sent = Teams on their way
field-acting = Teams that act
field-served = Provided for
field-ties = Ties to be settled
field-tie = Tie being settled
field-bidders = In the tie
field-offer = Offer
field-mover = On the move
field-old = Plans held from the old stack
field-olds = Such plans by hand
field-bench = Working room
field-missing = Working room for plans
