th-round = Ronda { $round } de { $rounds }
th-step-draft = Selección
th-step-mountain = Montaña
th-step-jungle = Selva
th-step-cave = Cueva
th-step-goblins = Duendes
th-step-scrolls = Pergaminos
th-camp = Duendes de esta noche
th-goblin-title = Duende
th-goblin = Duende con { $paws ->
    [one] una huella
   *[other] { $paws } huellas
}, roba { $coins ->
    [one] una moneda
   *[other] { $coins } monedas
}
th-hoard = { $coins ->
    [one] Tiene una moneda encima
   *[other] Tiene { $coins } monedas encima
}
th-gone = Fuera de la partida
th-taken-by = Lo tiene { $name }
th-artifact = { $name }, artefacto que vale { $value }
th-adventurer = { $name } ({ $location })
th-dog = perro guardián con { $paws ->
    [one] una huella
   *[other] { $paws } huellas
}, disciplina { $discipline }
th-coin-card = { $name }, da { $coins }
th-turn = Turno { $turn } de { $turns }
th-rest = { $count ->
    [one] Una va a
   *[other] { $count } van a
}
th-packet = Cartas para elegir
th-kept = Guardada: { $card }
th-dropped = Apartada: { $card }
th-aside-short = apartada
th-new = nueva
th-your-hand = Tu mano
th-kept-cards = Guardadas hasta ahora
th-hand-empty = Tu mano está vacía.
th-becomes = Tu total pasa a { $total }
th-your-offer = te toca
th-is-asked = le toca
th-passed = pasó
th-played = jugó
th-dealer = Reparte
th-lane = { $cards }. Total { $total }
th-nobody-here = Nadie aquí
th-guard = { $paws ->
    [one] Una huella de guardia
   *[other] { $paws } huellas de guardia
}
th-coins = { $coins ->
    [one] Una moneda
   *[other] { $coins } monedas
}
th-coins-word = { $coins ->
    [one] moneda
   *[other] monedas
}
th-tiles-word = { $tiles ->
    [one] duende
   *[other] duendes
}
th-cards-word = { $cards ->
    [one] carta
   *[other] cartas
}
th-at-bay = a raya
th-scared = espantado
th-steals = roba { $coins }
th-scrolls-of = Pergaminos de { $name }
th-your-scrolls = Tus pergaminos amarillos
th-pays = { $times } por { $each }, { $coins } monedas
th-pass = Pasar
th-use-none = Guardar todos los pergaminos
th-use-these = { $count ->
    [one] Usarlo: +{ $coins } monedas
   *[other] Usar { $count }: +{ $coins } monedas
}
th-next-site = si todos pasan, { $max } se lleva MAX ({ $hard }) y { $min } se lleva MIN ({ $easy }).
th-next-nobody = si todos pasan, ambos tesoros salen de la partida.
th-next-goblins = todos ponen sus perros guardianes y los duendes roban.
th-piles = Mazo { $cards }, montón MAX { $hard }, montón MIN { $easy }
