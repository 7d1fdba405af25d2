### What the table of Trasteros Locos says in the browser.

tl-round = Bidding round { $round }
tl-step-act = Action
tl-step-bid = Offers
tl-step-sale = Sale

tl-rooms = Storage rooms
tl-room-closed = Room { $room }, closed, { $count } cards
tl-room-called = Room { $room }, being bid for
tl-room-sale = Room { $room }, for sale
tl-room-empty = Room { $room }, empty
tl-door-called = open
tl-door-sale = sale
tl-door-empty = empty
tl-public-room = Public room, { $count ->
    [one] one card
   *[other] { $count } cards
}
tl-public = public

tl-stores = Supply and discards
tl-supply = Supply
tl-cubes = Cubes
tl-badges = { $count ->
    [one] 1 badge
   *[other] { $count } badges
}
tl-discards = { $count ->
    [0] No discards
    [one] 1 discard
   *[other] { $count } discards
}
tl-without = without { $collection }

tl-lot = What is bid for
tl-bid = Room { $room }: { $card }
tl-unseen = and { $count } cards nobody has seen
tl-tied = A tie: they offer again
tl-tied-again = A tie: only these offer again
tl-shown = Offers for room { $room }
tl-won = { $name } takes room { $room }
tl-won-skeleton = { $name } takes room { $room }, with a skeleton in it
tl-collapsed = A skeleton lay first in room { $room }: all of it is lost
tl-unclaimed = Nobody wins room { $room }
tl-unclaimed-skeleton = Nobody wins room { $room }, and a skeleton strikes everybody
tl-no-auction = No room has been called yet.
tl-sale = Room { $room } for sale
tl-buyers = To buy: { $names }
tl-sack-in = offer sealed
tl-sack-open = still choosing
tl-sack-broke = has no cubes
tl-worth = Not your collection, { $points ->
    [0] no points
    [one] 1 point
   *[other] { $points } points
}
tl-own-worth = Your collection, { $points ->
    [one] 1 point
   *[other] { $points } points
}

tl-in-hand = { $count } in hand
tl-protected = Protected cards
tl-turn = Has the turn
tl-known = All know these cards to be there

tl-hand = Your hand, { $count ->
    [one] 1 card
   *[other] { $count } cards
}
tl-hand-empty = No cards in hand
tl-you-collect = You collect { $collection }.
tl-you-collect-short = You collect
tl-own-count = { $count } of { $needed } needed.
tl-points = { $points ->
    [1] 1 point
   *[other] { $points } points
}

tl-do-call = Call a room
tl-do-open = Public room
tl-do-two = Two for one
tl-do-one = Card for cube
tl-do-protect = Protect
tl-do-release = Take back
tl-do-collection = Collection!
tl-do-pass = Pass
tl-about-call = Its first card is shown, then everybody makes a sealed offer.
tl-about-open = Everybody draws a card, you first.
tl-about-two = Two cards or two cubes alike for a better cube; two gold cards for a badge.
tl-about-one = Show and discard a card for a cube of its material.
tl-about-protect = Lay cards under a gold cube, safe from skeletons.
tl-about-release = A protected pile returns to your hand, its gold cube is free again.
tl-about-collection = End the game and count, with five cards of your collection.
tl-about-pass = Nothing else is possible.
tl-ask-call = Which room do you call?
tl-ask-two = Which two do you give for one?
tl-ask-one = Which card do you give for a cube?
tl-ask-release = Which pile do you take back?
tl-ask-collection = End the game now?
tl-ask-card = What do you do with the { $card }?
tl-back = Back
tl-touch-card = Touch the card of your hand that you give for a cube of its material.
tl-sum = It would end the game at once. You would count { $cards } for cards, { $badges } for badges, less { $foreign } for protected cards of others: { $points }.

tl-of = { $count } of { $have }
tl-less = One { $cube } cube less
tl-seal = Seal { $offer }
tl-no-offer = No offer
offer-silver = { $silver ->
    [0] { first-bronze }
   *[other] { $silver } silver{ then-bronze }{ then-glass }
}
tl-offer-is = { $gold ->
    [0] { offer-silver }
   *[other] { $gold } gold{ then-silver }{ then-bronze }{ then-glass }
}

tl-protect-how = Touch cards of your hand. They go face down under one gold cube.
tl-protecting = { $count ->
    [one] 1 card
   *[other] { $count } cards
} under a gold cube. Own collection: { $own }. Foreign cards cost at the end: { $foreign }.
tl-protect-done = { $count ->
    [0] Protect
    [one] Protect 1 card
   *[other] Protect { $count } cards
}
tl-changing = { $count } of 2 cards for
tl-changing-own = You give up { $points ->
    [one] 1 point
   *[other] { $points } points
} of your collection.

tl-final = The count
tl-final-cards = Cards
tl-final-badges = Badges
tl-final-foreign = Protected foreign cards
tl-final-total = Total
