### Eine beendete Partie noch einmal ansehen.

replay-at = Augenblick { $at } von { $entries }
replay-moment = Augenblick der Partie
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-forward = Einen Schritt weiter
replay-last = Zum Ende
replay-eyes = Gesehen von
replay-open = alles offen
replay-link = Diesen Augenblick teilen
replay-not-over = Diese Partie ist noch nicht zu Ende.
replay-to-table = Zum Tisch
