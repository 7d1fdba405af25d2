tp-year = Year { $year } of { $years }
tp-step-place = Placing
tp-step-restock = Restock
tp-step-first = Action 1
tp-step-second = Action 2
tp-step-end = End of turn
tp-step-lose = Caught
tp-step-flee = Flight
tp-step-assign = White contracts
tp-step-bonus = Bonuses
tp-ask-act = { $left ->
    [0] Something special, or end your turn?
    [one] One action left. What do you do?
   *[other] { $left } actions left. What do you do?
}
tp-ask-pay = { $selling }: { $due } still to pay
tp-ask-trade = What do you take for it?
tp-board = Epochs
tp-bazaar = Bazaar
tp-price-points = price and points
tp-police = police
tp-white = white
tp-bare = no artifacts
tp-vacant = { $count ->
    [0] no empty site
    [one] one empty site
   *[other] { $count } empty sites
}
tp-no-path = No path leads from here to { $epoch }.
tp-yearly = { $points ->
    [one] one point a year
   *[other] { $points } points a year
}
tp-contract-told = { $contract }, { tp-yearly }, { $count } left
tp-contract-gone = { $contract }, { tp-yearly }, taken by { $names }
tp-track = Token { $last } ends the year
tp-track-told = Police tokens drawn this year: { $count }. Token { $last } ends the year.
tp-stores = Bag and discards
tp-bag = in the bag
tp-discards = discarded
tp-a-year = +{ $points } a year
tp-artifacts = Artifacts
tp-contracts = Contracts
tp-you-hold = Your artifacts
tp-hold = You hold
tp-hold-nothing = no artifacts yet
tp-from-here = What can be done from here
tp-sell = Sell
tp-end = End turn
tp-paid = { $count } of { $price } paid
tp-trade-what = This goes to the pirate you choose. Take one of these for it:
tp-reckoning = White contracts and colours
tp-next-white = Still to be assigned:
tp-all-assigned = all done
tp-left-out = Left out
tp-most-is = Most contract points in a colour bring { $points } points
tp-most-was = Most contract points in a colour brought { $points } points
