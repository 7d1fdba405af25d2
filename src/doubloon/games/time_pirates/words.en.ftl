### Time Pirates in English. The clauses stand in rulebook.toml.

seat = Seat { $number }
title = Time Pirates
summary = Loot the epochs of history, keep out of the way of the time police, and sell what you found at the bazaar, the earlier the better.

## Epochs and artifacts

epoch-1000 = 1000–1099
epoch-1200 = 1200–1299
epoch-1400 = 1400–1499
epoch-1600 = 1600–1699
epoch-1800 = 1800–1899
epoch-2000 = 2000–2099
epoch-2200 = 2200–2299

colour-blue = blue
colour-green = green
colour-orange = orange
colour-purple = purple
colour-red = red

artifact-blue-plain = blue artifact
artifact-blue-atomic = blue atomic artifact
artifact-blue-arrow = blue double-arrow artifact
artifact-green-plain = green artifact
artifact-green-atomic = green atomic artifact
artifact-green-arrow = green double-arrow artifact
artifact-orange-plain = orange artifact
artifact-orange-atomic = orange atomic artifact
artifact-orange-arrow = orange double-arrow artifact
artifact-purple-plain = purple artifact
artifact-purple-atomic = purple atomic artifact
artifact-purple-arrow = purple double-arrow artifact
artifact-red-plain = red artifact
artifact-red-atomic = red atomic artifact
artifact-red-arrow = red double-arrow artifact
artifact-white = white artifact

# Contracts, by what they cost
contract-blue-1 = blue contract for 1
contract-blue-2 = blue contract for 2
contract-blue-3 = blue contract for 3
contract-blue-4 = blue contract for 4
contract-blue-5 = blue contract for 5
contract-blue-6 = blue contract for 6
contract-blue-7 = blue contract for 7
contract-blue-8 = blue contract for 8
contract-green-1 = green contract for 1
contract-green-2 = green contract for 2
contract-green-3 = green contract for 3
contract-green-4 = green contract for 4
contract-green-5 = green contract for 5
contract-green-6 = green contract for 6
contract-green-7 = green contract for 7
contract-green-8 = green contract for 8
contract-orange-1 = orange contract for 1
contract-orange-2 = orange contract for 2
contract-orange-3 = orange contract for 3
contract-orange-4 = orange contract for 4
contract-orange-5 = orange contract for 5
contract-orange-6 = orange contract for 6
contract-orange-7 = orange contract for 7
contract-orange-8 = orange contract for 8
contract-purple-1 = purple contract for 1
contract-purple-2 = purple contract for 2
contract-purple-3 = purple contract for 3
contract-purple-4 = purple contract for 4
contract-purple-5 = purple contract for 5
contract-purple-6 = purple contract for 6
contract-purple-7 = purple contract for 7
contract-purple-8 = purple contract for 8
contract-red-1 = red contract for 1
contract-red-2 = red contract for 2
contract-red-3 = red contract for 3
contract-red-4 = red contract for 4
contract-red-5 = red contract for 5
contract-red-6 = red contract for 6
contract-red-7 = red contract for 7
contract-red-8 = red contract for 8
contract-white-1 = white contract for 1
contract-white-2 = white contract for 2
contract-white-3 = white contract for 3
contract-white-4 = white contract for 4
contract-white-5 = white contract for 5

# Parts of other messages: they see the variables of the message they stand in.
an-artifact = { $artifactKey ->
    [orange-plain] an { $artifact }
    [orange-atomic] an { $artifact }
    [orange-arrow] an { $artifact }
   *[other] a { $artifact }
}
a-given = { $givenKey ->
    [orange-arrow] an { $given }
   *[other] a { $given }
}
some-points = { $points ->
    [one] one point
   *[other] { $points } points
}

## Actions

action-place = Place your pirate in { $epoch }
action-lose = Discard { an-artifact }
action-restock = Restock { $epoch }
action-skip = Restock nothing
action-move = Move along path { $path }
action-take = Take { an-artifact }
action-sell = Fulfil the { $contract }
action-pay = Pay { an-artifact }
action-land = Go to { $epoch }
action-jump = Jump with your { $colour } atomic artifact
action-trade = Trade your { $colour } double-arrow artifact
action-swap = Give it to { $rival } and take { an-artifact }
action-end = End your turn
action-assign = Assign a { $contract } to { $colour }
action-keep = Assign no further { $contract }

## Questions

ask-place = Where do you place your pirate?
ask-lose = The police has caught you. Which artifact do you discard?
ask-flee = The police has caught you. Along which path do you leave?
ask-restock = Do you restock an epoch before you act?
ask-act = { $left ->
    [0] Your standard actions are done. Do you do something special, or end your turn?
    [one] What do you do? You have one standard action left.
   *[other] What do you do? You have { $left } standard actions left.
}
ask-pay = What do you pay for the { $selling }? { $due ->
    [one] One artifact is still due.
   *[other] { $due } artifacts are still due.
}
ask-land = To which epoch does your pirate go?
ask-trade = Who gets the double arrow, and what do you take for it?
ask-assign = To which colours do you assign your white contracts?

## Events

event-filled = { $epoch } got { an-artifact }.
event-starts = { $seat } became the start player.
event-placed = { $seat } placed the pirate in { $epoch }.
event-caught = The police caught { $seat } in { $epoch }.
event-lost = { $seat } had to discard { an-artifact }.
event-lost-whites = { $seat } had to discard { $count ->
    [one] one white artifact.
   *[other] { $count } white artifacts.
}
event-fled = { $seat } fled along path { $path } to { $epoch }.
event-stalled = Everybody had had a turn, and nothing was restocked, taken or sold: { $seat } had to do it if possible.
event-restocked = { $seat } restocked { $epoch }.
event-patrolled = Police token { $count } of the year came up: the police took path { $path } to { $epoch }.
event-year-ended = Year { $year } ended, and { $count ->
    [0] there were no discarded artifacts to go back into the bag.
    [one] one discarded artifact went back into the bag.
   *[other] { $count } discarded artifacts went back into the bag.
}
event-earned = { $seat } scored { some-points } for contracts at the end of year { $year }.
event-ran-dry = There was no artifact left to draw, so { $epoch } stayed as it was.
event-moved = { $seat } moved along path { $path } to { $epoch }.
event-took = { $seat } took { an-artifact } from { $epoch }.
event-paid = { $seat } paid { an-artifact }.
event-sold = { $seat } fulfilled the { $contract }, worth { some-points }.
event-landed = { $seat } came back from the bazaar to { $epoch }.
event-jumped = { $seat } discarded { an-artifact } and jumped to { $epoch }.
event-traded = { $seat } gave { a-given } to { $rival } and took { an-artifact } for it.
event-ready = { $seat } was ready.
event-assigned = { $seat } assigned a { $contract } to { $colour }.
event-got-all = { $seat } had contracts in all five colours and scored { some-points }.
event-got-most = { $seat } had the highest value in { $colour }, which was { $value }, and scored { some-points }.
event-scored = { $seat } ended up with { some-points } and { $contracts ->
    [one] one contract.
   *[other] { $contracts } contracts.
}

## What lies on the table

field-year = Year
field-police = Police
field-pirate = Pirate
field-lying = Artifacts at the sites
field-vacant = Empty sites
field-bag = Artifacts in the bag
field-bag-count = Artifacts in the bag, all together
field-bag-police = Police tokens in the bag
field-track = Police tokens on the track
field-discards = Discarded artifacts
field-loot = Artifacts
field-sets = Artifacts by colour
field-loot-count = Artifacts, all together
field-bazaar = Contracts on the bazaar board
field-owned = Contracts
field-contracts = Contracts, all together
field-worth = Points of the contracts
field-points = Points scored
field-starter = Start player
field-mover = On the move
field-caught = Caught this turn
field-left = Standard actions left
field-worked = Something restocked, taken or sold this turn
field-idle = Turns without that
field-received = Double arrows received this turn
field-used = Colour of the artifact in use
field-selling = Contract being paid for
field-due = Artifacts still due
field-lowest = First artifact that may be paid next
field-assigned = White contracts assigned
