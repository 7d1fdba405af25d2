seat = Seat { $number }
action-bid = Bid { $card }
ask-bid = Which card do you bid?
event-turned = The prize is { $card }.
event-bade = { $seat } bid { $card }.
event-won = { $seat } won the prize { $card }.
event-tied = Nobody won the prize { $card }.
