### Looking at a finished game again.

replay-at = Moment { $at } of { $entries }
replay-moment = Moment of the game
replay-first = To the beginning
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-forward = One step on
replay-last = To the end
replay-eyes = Seen by
replay-open = everything open
replay-link = Share this moment
replay-not-over = This game is not over yet.
replay-to-table = To the table
