### Smugglers' Cove in English. The clauses stand in rulebook.toml.

seat = Seat { $number }
title = Smugglers' Cove
summary = Share out the cargo, bribe the lookout for one crate more, and bring your goods ashore. A toy that exercises the kernel.

metal-gold = gold
metal-silver = silver

## Actions

action-keep = Keep card { $card }
action-add = Add a { $metal } coin
action-done = Offer this
action-play = Play card { $card }
action-pass = Pass

## Questions

ask-keep = Which card do you keep?
ask-offer = What do you offer?
ask-land = Which card do you play?

## Events

event-received = { $seat } looks at card { $card }.
event-kept = { $covered ->
    [yes] { $seat } keeps a card.
   *[no] { $seat } keeps card { $card }.
}
event-sealed = { $seat } is ready.
event-offered = { $seat } offers { $gold } gold, { $silver } silver.
event-paid = { $seat } pays { $gold } gold, { $silver } silver.
event-no-offer = Nobody offers anything.
event-drew = { $seat } draws card { $card }.
event-played = { $seat } plays card { $card } for { $value }.
event-passed = { $seat } passes.
event-scored = { $seat } has { $points } points: { $cards } in cards, { $coins } in coins.
