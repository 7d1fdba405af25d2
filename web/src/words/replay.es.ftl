### Ver de nuevo una partida terminada.

replay-at = Momento { $at } de { $entries }
replay-moment = Momento de la partida
replay-first = Al principio
replay-back = Un paso atrás
replay-play = Reproducir
replay-pause = Pausa
replay-forward = Un paso adelante
replay-last = Al final
replay-eyes = Visto por
replay-open = todo a la vista
replay-link = Compartir este momento
replay-not-over = Esta partida aún no ha terminado.
replay-to-table = A la mesa
