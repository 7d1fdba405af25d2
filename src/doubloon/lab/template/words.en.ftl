seat = Seat { $number }
title = New Game

action-grab = { $coins ->
    [one] Reach for one coin
   *[other] Reach for { $coins } coins
}
ask-grab = How many coins do you reach for?

event-filled = { $count ->
    [one] One coin was thrown into the chest.
   *[other] { $count } coins were thrown into the chest.
}
event-reached = { $covered ->
    [yes] { $seat } reached into the chest.
   *[no] { $seat } reached for { $count }.
}
event-got = { $seat } got { $count ->
    [0] nothing.
    [one] one coin.
   *[other] { $count } coins.
}
event-clashed = { $seat } reached for { $coins } like somebody else, and got nothing.

field-played = Round
field-chest = Coins in the chest
field-hand = Reached for
field-purse = Coins
