### The browser's table of The Plan.

pl-round = Round { $round } of { $rounds }
pl-step-choose = Choose
pl-step-act = Teams act
pl-step-pass-left = Pass 2 left
pl-step-pass-right = Pass 2 right
pl-step-deal = New deal
pl-step-refill = Refill
pl-step-end = Scoring

pl-hall = The Great Hall
pl-open-count = { $count ->
    [one] 1 treasure open
   *[other] { $count } treasures open
}
pl-pile = pile { $count }
pl-lying = { $colour }, { $kind }: { $count ->
    [0] nothing open
    [one] one treasure open, { $points } { $points ->
        [one] point
       *[other] points
    }
   *[other] { $count } treasures open, { $points } points
}
pl-short-jewels = Jewels
pl-short-antiquities = Antiquities
pl-short-egypt = Egypt
pl-short-bones = Bones
pl-short-space = Space
pl-short-paintings = Paintings
pl-short-sculptures = Sculptures

pl-team-0 = Smash
pl-team-1 = One
pl-team-2 = Two
pl-team-3 = Three
pl-team-4 = Four
pl-order = Teams act in this order
pl-without = Left out: { $teams }
pl-place-open = { $name }: no plan chosen yet
pl-place-sealed = { $name }: a plan is sealed
pl-place-ghost = { $name }: two plans, face down
pl-ghost = Ghost { $number }
pl-got = { $points } { $points ->
    [one] point
   *[other] points
}
pl-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
pl-nothing = none
pl-last-round = Last round
pl-tabs = Plans or shop
pl-plans = Plans of this round

pl-shop = Gift shop
pl-yours = Your trinkets
pl-many-mug = Mugs
pl-many-postcard = Postcards
pl-many-globe = Snow globes
pl-ware = { $trinket }: { $count ->
    [0] none
   *[other] { $count }
}
pl-trinket-pile = Pile of trinkets: { $count }

pl-your-plans = Your plans
pl-prospect = { $points ->
    [0] Nothing lies open for it now.
    [one] 1 point lies open for it now.
   *[other] { $points } points lie open for it now.
}
pl-prospect-smash = { $points ->
    [one] Up to 1 point lies open for it now.
   *[other] Up to { $points } points lie open for it now.
}
pl-passes-to = { $count } of two plans for { $name } picked
pl-take-out = Take out: { $what }
pl-offer = Your offer
pl-offer-count = { $count ->
    [0] Offer nothing
    [one] Offer 1 trinket
   *[other] Offer { $count } trinkets
}
pl-collection = Collection: { $name }
pl-new = new in this round
pl-stack = stack { $count }
pl-consolation = No treasure by your plan? Then one trinket.
pl-score = { $name }: { $points } points, { $pieces } for pieces and { $bonus } for { $sets } complete sets
