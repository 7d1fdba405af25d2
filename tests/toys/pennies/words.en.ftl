seat = Seat { $number }
title = Matching Pennies
action-show = Show { $face }
ask-show = Heads or tails?
face-heads = heads
face-tails = tails
field-coin = Coin
